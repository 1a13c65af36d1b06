//! A screenful of characters as an SVG picture, character by character.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

use super::palette::{Palette, Rgb};
use super::screen::rows;
use super::svg::escaped;

/// The size of a character in the picture; block characters must fill it exactly.
const ACROSS: f32 = 10.0;
const DOWN: f32 = 20.0;
const MARGIN: f32 = 14.0;

pub(crate) fn draw(buffer: &Buffer, palette: &Palette, title: &str) -> String {
    let mut picture = Picture {
        palette,
        shapes: String::new(),
        letters: String::new(),
    };
    for (y, row) in rows(buffer).enumerate() {
        picture.row(MARGIN + y as f32 * DOWN, row);
    }
    let width = f32::from(buffer.area.width) * ACROSS + 2.0 * MARGIN;
    let height = f32::from(buffer.area.height) * DOWN + 2.0 * MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <title id=\"title\">{}</title>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{}\"/>\n\
         <g shape-rendering=\"crispEdges\">\n{}</g>\n<g text-anchor=\"middle\">\n{}</g>\n</svg>\n",
        escaped(title),
        palette.page,
        picture.shapes,
        picture.letters,
    )
}

/// Rectangles first, letters over them.
struct Picture<'p> {
    palette: &'p Palette,
    shapes: String,
    letters: String,
}

impl Picture<'_> {
    fn row(&mut self, top: f32, row: &[Cell]) {
        let mut x = 0;
        while let Some(cell) = row.get(x) {
            let left = MARGIN + x as f32 * ACROSS;
            let alike = |other: &&Cell| {
                other.bg == cell.bg && other.fg == cell.fg && other.symbol() == cell.symbol()
            };
            let parts = blocks(cell.symbol());
            let run = match parts {
                Some(_) => row[x..].iter().take_while(alike).count(),
                None => 1,
            };
            if let Some(ground) = rgb(cell.bg).filter(|&ground| ground != self.palette.page) {
                self.rectangle((left, top, run as f32 * ACROSS, DOWN), ground);
            }
            let ink = rgb(cell.fg).unwrap_or(self.palette.text);
            match parts {
                Some(parts) => self.blocks(parts, run, (left, top), ink),
                None => self.letter(cell, (left, top), ink),
            }
            x += run;
        }
    }

    /// A run of the same block character.
    fn blocks(&mut self, parts: &[Part], run: usize, (left, top): (f32, f32), ink: Rgb) {
        for &(dx, dy, width, height) in parts {
            // A part that spans the character spans the whole run.
            let (count, width) = if width == 1.0 {
                (1, run as f32)
            } else {
                (run, width)
            };
            for i in 0..count {
                let x = left + (i as f32 + dx) * ACROSS;
                self.rectangle((x, top + dy * DOWN, width * ACROSS, height * DOWN), ink);
            }
        }
    }

    fn rectangle(&mut self, (x, y, width, height): Part, fill: Rgb) {
        let _ = writeln!(
            self.shapes,
            "<rect x=\"{x:.0}\" y=\"{y:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" fill=\"{fill}\"/>"
        );
    }

    fn letter(&mut self, cell: &Cell, (left, top): (f32, f32), ink: Rgb) {
        let weight = if cell.modifier.contains(Modifier::BOLD) {
            " font-weight=\"bold\""
        } else {
            ""
        };
        let _ = writeln!(
            self.letters,
            "<text x=\"{:.0}\" y=\"{:.0}\" fill=\"{ink}\"{weight}>{}</text>",
            left + ACROSS / 2.0,
            top + DOWN * 0.73,
            escaped(cell.symbol())
        );
    }
}

/// Left, top, width and height.
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
