//! The piece that hovers over the board.

use caminos_rules::Cell;
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::{Drawing, colour};
use crate::draw::palette::{Palette, Rgb};

impl Drawing<'_> {
    /// The hovering piece: its outline, and hatching where it may not be placed.
    pub(super) fn ghost(&self, buffer: &mut Buffer) {
        let Some(ghost) = &self.marks.ghost else {
            return;
        };
        let ink = if ghost.legal {
            Rgb::WHITE
        } else {
            // Lighter than on the page, to be seen on the green.
            self.palette.refused.lighter(22)
        };
        let inked = Style::new().fg(colour(ink)).add_modifier(Modifier::BOLD);
        for &(cell, cubes) in &ghost.columns {
            if ghost.legal {
                continue;
            }
            let (left, _) = self.place(cell.x(), cell.y() + 1);
            for row in self.rows(cell.y()) {
                for dx in 1..self.pitch.across {
                    buffer.set_string(left + dx, row, "╱", inked);
                }
            }
            let middle = self.middle(cell.y());
            let label = if ghost.offending.contains(&cell) {
                "×".to_owned()
            } else {
                format!("+{cubes}")
            };
            let ground = if self.relief.is_cell(Some(cell)) {
                self.ground(cell)
            } else {
                self.palette.page
            };
            let readable = Style::new()
                .fg(colour(Palette::ink_on(ground)))
                .add_modifier(Modifier::BOLD);
            buffer.set_string(left + self.pitch.across / 2, middle, label, readable);
        }
        let board = self.relief.board();
        for y in 0..=board.height() {
            for x in 0..=board.width() {
                self.ghost_outline(x, y, inked, |cell| ghost.covers(cell), buffer);
            }
        }
    }

    /// The parts of the ghost's outline that begin at a crossing.
    fn ghost_outline(
        &self,
        x: u8,
        y: u8,
        style: Style,
        covers: impl Fn(Option<Cell>) -> bool,
        buffer: &mut Buffer,
    ) {
        let (cx, cy) = (i16::from(x), i16::from(y));
        let [nw, ne, sw, se] = [(-1, 0), (0, 0), (-1, -1), (0, -1)]
            .map(|(dx, dy)| covers(Self::cell_at(cx + dx, cy + dy)));
        let (left, row) = self.place(x, y);
        let arms = [nw != ne, ne != se, sw != se, nw != sw];
        let mut line = |x: u16, y: u16, symbol: &str| {
            let rim = colour(self.palette.rim);
            if let Some(cell) = buffer.cell_mut((x, y)) {
                let on_rim = cell.fg == rim && cell.symbol() != " ";
                cell.set_symbol(symbol).set_style(style);
                if on_rim {
                    cell.set_bg(rim);
                }
            }
        };
        if arms[0] && y < self.height {
            for row in self.rows(y) {
                line(left, row, "┃");
            }
        }
        if !self.pitch.has_lines() {
            return;
        }
        if arms.contains(&true) {
            line(left, row, heavy_lines(arms));
        }
        if arms[1] {
            for dx in 1..self.pitch.across {
                line(left + dx, row, "━");
            }
        }
    }
}

/// Heavy lines to the north, east, south and west.
const fn heavy_lines([north, east, south, west]: [bool; 4]) -> &'static str {
    const LINES: [&str; 16] = [
        " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
    ];
    LINES[north as usize + 2 * east as usize + 4 * south as usize + 8 * west as usize]
}
