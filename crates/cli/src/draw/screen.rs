//! A screenful of characters turned into terminal text or a picture.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::palette::{Palette, Rgb};

/// What colours a terminal has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Sixteen million.
    True,
    /// The 256 indexed ones.
    Indexed,
}

impl Depth {
    /// What the terminal says about itself.
    pub(crate) fn of_terminal() -> Self {
        match std::env::var("COLORTERM").as_deref() {
            Ok("truecolor" | "24bit") => Self::True,
            _ => Self::Indexed,
        }
    }

    /// A palette made of colours that there are.
    pub(crate) const fn palette(self, palette: Palette) -> Palette {
        match self {
            Self::True => palette,
            Self::Indexed => palette.indexed(),
        }
    }

    pub(crate) fn colour(self, colour: Color) -> Color {
        match (self, colour) {
            (Self::Indexed, Color::Rgb(r, g, b)) => Color::Indexed(Rgb(r, g, b).indexed()),
            _ => colour,
        }
    }
}

/// The rows with escape sequences for the colours; trailing blanks are left out.
pub(crate) fn ansi(buffer: &Buffer, depth: Depth) -> String {
    let mut text = String::new();
    for row in rows(buffer) {
        let end = row
            .iter()
            .rposition(|cell| !is_blank(cell))
            .map_or(0, |i| i + 1);
        let mut style = String::new();
        for cell in &row[..end] {
            let wanted = sequence(cell, depth);
            if wanted != style {
                text.push_str(&wanted);
                style = wanted;
            }
            text.push_str(cell.symbol());
        }
        text.push_str(if end > 0 { "\x1b[0m\n" } else { "\n" });
    }
    text
}

fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
    buffer.content.chunks(usize::from(buffer.area.width).max(1))
}

fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && cell.bg == Color::Reset && !cell.modifier.contains(Modifier::REVERSED)
}

fn sequence(cell: &Cell, depth: Depth) -> String {
    let mut codes = String::from("\x1b[0");
    for (modifier, code) in [
        (Modifier::BOLD, 1),
        (Modifier::DIM, 2),
        (Modifier::UNDERLINED, 4),
        (Modifier::REVERSED, 7),
    ] {
        if cell.modifier.contains(modifier) {
            let _ = write!(codes, ";{code}");
        }
    }
    for (colour, kind) in [(cell.fg, 38), (cell.bg, 48)] {
        let _ = match depth.colour(colour) {
            Color::Rgb(r, g, b) => write!(codes, ";{kind};2;{r};{g};{b}"),
            Color::Indexed(index) => write!(codes, ";{kind};5;{index}"),
            _ => Ok(()),
        };
    }
    codes.push('m');
    codes
}

/// The size of a character in a picture; block characters must fill it exactly.
const ACROSS: f32 = 10.0;
const DOWN: f32 = 20.0;

/// The screen as an SVG picture, character by character.
pub(crate) fn svg(buffer: &Buffer, palette: &Palette, title: &str) -> String {
    let margin = 14.0;
    let (width, height) = (
        f32::from(buffer.area.width) * ACROSS + 2.0 * margin,
        f32::from(buffer.area.height) * DOWN + 2.0 * margin,
    );
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <title id=\"title\">{}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{}\"/>\n\
         <g shape-rendering=\"crispEdges\">\n",
        escaped(title),
        palette.page
    );
    let mut words = String::new();
    for (y, row) in rows(buffer).enumerate() {
        let top = margin + y as f32 * DOWN;
        let mut x = 0;
        while x < row.len() {
            let cell = &row[x];
            let alike = |other: &&Cell| {
                other.bg == cell.bg && other.fg == cell.fg && other.symbol() == cell.symbol()
            };
            let block = blocks(cell.symbol());
            let run = match block {
                Some(_) => row[x..].iter().take_while(alike).count(),
                None => 1,
            };
            let left = margin + x as f32 * ACROSS;
            if let Some(ground) = rgb(cell.bg).filter(|&ground| ground != palette.page) {
                let wide = run as f32 * ACROSS;
                let _ = writeln!(
                    out,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{DOWN}\" fill=\"{ground}\"/>"
                );
            }
            let ink = rgb(cell.fg).unwrap_or(palette.text);
            match block {
                Some(parts) => {
                    for (dx, dy, w, h) in parts {
                        // A part that spans the character spans the whole run.
                        let each = if *w == 1.0 { 1 } else { run };
                        let wide = if *w == 1.0 { run as f32 } else { *w };
                        for i in 0..each {
                            let _ = writeln!(
                                out,
                                "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\" fill=\"{ink}\"/>",
                                left + (i as f32 + dx) * ACROSS,
                                top + dy * DOWN,
                                wide * ACROSS,
                                h * DOWN
                            );
                        }
                    }
                }
                None => {
                    let weight = if cell.modifier.contains(Modifier::BOLD) {
                        " font-weight=\"bold\""
                    } else {
                        ""
                    };
                    let _ = writeln!(
                        words,
                        "<text x=\"{:.0}\" y=\"{:.0}\" fill=\"{ink}\"{weight}>{}</text>",
                        left + ACROSS / 2.0,
                        top + DOWN * 0.73,
                        escaped(cell.symbol())
                    );
                }
            }
            x += run;
        }
    }
    let _ = write!(
        out,
        "</g>\n<g text-anchor=\"middle\">\n{words}</g>\n</svg>\n"
    );
    out
}

type Part = (f32, f32, f32, f32);

/// The rectangles of a character that is made of some, in parts of its width and height.
fn blocks(symbol: &str) -> Option<&'static [Part]> {
    const THIN: f32 = 0.1;
    const V: f32 = 0.4;
    const H: f32 = 0.45;
    Some(match symbol {
        " " => &[],
        "█" => &[(0.0, 0.0, 1.0, 1.0)],
        "▀" => &[(0.0, 0.0, 1.0, 0.5)],
        "▄" => &[(0.0, 0.5, 1.0, 0.5)],
        "▌" => &[(0.0, 0.0, 0.5, 1.0)],
        "▐" => &[(0.5, 0.0, 0.5, 1.0)],
        "▔" => &[(0.0, 0.0, 1.0, 0.1)],
        "▘" => &[(0.0, 0.0, 0.5, 0.5)],
        "▝" => &[(0.5, 0.0, 0.5, 0.5)],
        "▖" => &[(0.0, 0.5, 0.5, 0.5)],
        "▗" => &[(0.5, 0.5, 0.5, 0.5)],
        "▞" => &[(0.5, 0.0, 0.5, 0.5), (0.0, 0.5, 0.5, 0.5)],
        "▚" => &[(0.0, 0.0, 0.5, 0.5), (0.5, 0.5, 0.5, 0.5)],
        "▛" => &[(0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 0.5, 0.5)],
        "▜" => &[(0.0, 0.0, 1.0, 0.5), (0.5, 0.5, 0.5, 0.5)],
        "▙" => &[(0.0, 0.0, 0.5, 0.5), (0.0, 0.5, 1.0, 0.5)],
        "▟" => &[(0.5, 0.0, 0.5, 0.5), (0.0, 0.5, 1.0, 0.5)],
        "─" => &[(0.0, H, 1.0, 0.05)],
        "│" => &[(V, 0.0, THIN, 1.0)],
        "┼" => &[(0.0, H, 1.0, 0.05), (V, 0.0, THIN, 1.0)],
        "├" => &[(V, H, 0.6, 0.05), (V, 0.0, THIN, 1.0)],
        "┤" => &[(0.0, H, 0.5, 0.05), (V, 0.0, THIN, 1.0)],
        "┬" => &[(0.0, H, 1.0, 0.05), (V, H, THIN, 0.55)],
        "┴" => &[(0.0, H, 1.0, 0.05), (V, 0.0, THIN, 0.5)],
        "┌" | "╭" => &[(V, H, 0.6, 0.05), (V, H, THIN, 0.55)],
        "┐" | "╮" => &[(0.0, H, 0.5, 0.05), (V, H, THIN, 0.55)],
        "└" | "╰" => &[(V, H, 0.6, 0.05), (V, 0.0, THIN, 0.5)],
        "┘" | "╯" => &[(0.0, H, 0.5, 0.05), (V, 0.0, THIN, 0.5)],
        "╵" => &[(V, 0.0, THIN, 0.5)],
        "╷" => &[(V, H, THIN, 0.55)],
        "╴" => &[(0.0, H, 0.5, 0.05)],
        "╶" => &[(V, H, 0.6, 0.05)],
        "━" => &[(0.0, 0.45, 1.0, 0.1)],
        "┃" => &[(0.4, 0.0, 0.2, 1.0)],
        "┏" => &[(0.4, 0.45, 0.6, 0.1), (0.4, 0.45, 0.2, 0.55)],
        "┓" => &[(0.0, 0.45, 0.6, 0.1), (0.4, 0.45, 0.2, 0.55)],
        "┗" => &[(0.4, 0.45, 0.6, 0.1), (0.4, 0.0, 0.2, 0.55)],
        "┛" => &[(0.0, 0.45, 0.6, 0.1), (0.4, 0.0, 0.2, 0.55)],
        "╋" => &[(0.0, 0.45, 1.0, 0.1), (0.4, 0.0, 0.2, 1.0)],
        _ => return None,
    })
}

fn rgb(colour: Color) -> Option<Rgb> {
    match colour {
        Color::Rgb(r, g, b) => Some(Rgb(r, g, b)),
        _ => None,
    }
}

pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
