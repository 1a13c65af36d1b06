//! A screenful of characters as terminal text, in the colours that the terminal has.

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

pub(super) fn rows(buffer: &Buffer) -> impl Iterator<Item = &[Cell]> {
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
