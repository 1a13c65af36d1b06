//! The board in the cells of a terminal, seen from above.
//!
//! Between two cells there is a line of characters, and that is where walls are drawn: a
//! wall is a strip in the darker colours of its faces, the upper face beside the taller
//! cell. A path is unbroken where one colour runs through tops and strips.

mod ghost;
mod pitch;

use caminos_rules::{Board, Cell, Direction};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use self::pitch::NAMES;
pub(crate) use self::pitch::Pitch;
use super::Marks;
use super::palette::{Palette, Rgb};
use super::relief::{Border, Relief};

/// The smallest terminal area that any pitch needs.
pub(crate) fn least_size(board: &Board) -> (u16, u16) {
    Pitch::LEAST.size(board)
}

/// Draws the board with its names into the upper left of an area.
pub(crate) fn draw(
    relief: &Relief<'_>,
    marks: &Marks,
    palette: &Palette,
    pitch: Pitch,
    area: Rect,
    buffer: &mut Buffer,
) {
    let drawing = Drawing {
        relief,
        marks,
        palette,
        pitch,
        origin: (area.x + NAMES, area.y),
        height: relief.board().height(),
    };
    let (width, height) = (relief.board().width(), relief.board().height());
    for y in 0..=height {
        for x in 0..=width {
            if pitch.has_lines() {
                drawing.crossing(x, y, buffer);
                if x < width {
                    drawing.horizontal(x, y, buffer);
                }
            }
            if y < height {
                drawing.vertical(x, y, buffer);
            }
            if x < width && y < height {
                drawing.cell(x, y, buffer);
            }
        }
    }
    drawing.ghost(buffer);
    drawing.names(buffer);
}

struct Drawing<'d> {
    relief: &'d Relief<'d>,
    marks: &'d Marks,
    palette: &'d Palette,
    pitch: Pitch,
    /// Where the lattice begins on the screen.
    origin: (u16, u16),
    height: u8,
}

/// A character with its colours; `None` is the terminal's own.
#[derive(Copy, Clone)]
struct Glyph {
    symbol: &'static str,
    ink: Option<Rgb>,
    ground: Option<Rgb>,
}

impl Glyph {
    const fn fill(ground: Rgb) -> Self {
        Self {
            symbol: " ",
            ink: None,
            ground: Some(ground),
        }
    }

    /// Two halves, `near` being the left or the upper one.
    fn halves(symbol: &'static str, near: Rgb, far: Rgb) -> Self {
        if near == far {
            return Self::fill(near);
        }
        Self {
            symbol,
            ink: Some(near),
            ground: Some(far),
        }
    }
}

impl Drawing<'_> {
    /// The cell in column `x` and row `y`, both possibly just outside the rectangle.
    fn cell_at(x: i16, y: i16) -> Option<Cell> {
        Cell::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
    }

    /// Where the crossing at the upper left of a cell is on the screen; `y` counts upwards,
    /// so the crossing above row `y` is that of `y + 1`.
    fn place(&self, x: u8, y: u8) -> (u16, u16) {
        (
            self.origin.0 + u16::from(x) * self.pitch.across,
            self.origin.1 + u16::from(self.height - y) * self.pitch.down,
        )
    }

    /// The rows of the screen that a row of cells takes, without lines.
    fn rows(&self, y: u8) -> std::ops::Range<u16> {
        let (_, top) = self.place(0, y + 1);
        if self.pitch.has_lines() {
            top + 1..top + self.pitch.down
        } else {
            top..top + 1
        }
    }

    /// The middle one of them, for a number.
    fn middle(&self, y: u8) -> u16 {
        let rows = self.rows(y);
        rows.start + (rows.end - rows.start - 1) / 2
    }

    fn put(&self, (x, y): (u16, u16), glyph: Glyph, buffer: &mut Buffer) {
        let Some(cell) = buffer.cell_mut((x, y)) else {
            return;
        };
        cell.set_symbol(glyph.symbol);
        let mut style = Style::new();
        if let Some(ink) = glyph.ink {
            style = style.fg(colour(ink));
        }
        if let Some(ground) = glyph.ground {
            style = style.bg(colour(ground));
        }
        cell.set_style(style);
    }

    /// The colour of a cell's top, or of the wood.
    fn ground(&self, cell: Cell) -> Rgb {
        self.relief
            .top(cell)
            .map_or(self.palette.wood, |piece| self.palette.piece(piece))
    }

    /// The crossing at the lower left corner of the cell in column `x` and row `y`.
    fn crossing(&self, x: u8, y: u8, buffer: &mut Buffer) {
        let (cx, cy) = (i16::from(x), i16::from(y));
        // Upper left, upper right, lower left, lower right.
        let around = [
            Self::cell_at(cx - 1, cy),
            Self::cell_at(cx, cy),
            Self::cell_at(cx - 1, cy - 1),
            Self::cell_at(cx, cy - 1),
        ];
        let here = around.map(|cell| cell.filter(|_| self.relief.is_cell(cell)));
        let glyph = if here.iter().all(Option::is_none) {
            return;
        } else if here.iter().any(Option::is_none) {
            let rim = Some(self.palette.rim);
            Glyph {
                symbol: quadrants(here.map(|cell| cell.is_some())),
                ink: rim,
                ground: None,
            }
        } else {
            // Beside each of the four: the other one in its row and the other in its column.
            let grounds = [(0, 1, 2), (1, 0, 3), (2, 3, 0), (3, 2, 1)]
                .map(|(own, row, column)| self.corner(here[own], [here[row], here[column]]));
            if grounds.iter().all(|&ground| ground == grounds[0]) {
                self.plain_crossing(around, grounds[0])
            } else {
                meeting(grounds)
            }
        };
        self.put(self.place(x, y), glyph, buffer);
    }

    /// The colour of a cell's corner: that of its walls where it stands above a neighbour.
    fn corner(&self, cell: Option<Cell>, beside: [Option<Cell>; 2]) -> Rgb {
        let Some(cell) = cell else {
            return self.palette.wood;
        };
        let height = self.relief.stack(cell).len();
        let walled = beside.into_iter().any(|other| {
            let lower = other.is_some_and(|other| self.relief.stack(other).len() < height);
            lower && matches!(self.relief.border(Some(cell), other), Border::Wall(_))
        });
        if walled {
            side(self.ground(cell))
        } else {
            self.ground(cell)
        }
    }

    /// A crossing with one colour all around it: only lines meet.
    fn plain_crossing(&self, [nw, ne, sw, se]: [Option<Cell>; 4], ground: Rgb) -> Glyph {
        // North, east, south, west.
        let arms = [(nw, ne), (ne, se), (sw, se), (nw, sw)].map(|(a, b)| self.relief.border(a, b));
        let strong = |border: &Border| matches!(border, Border::Flat | Border::Wall(_));
        let ink = if arms.iter().all(|arm| *arm == Border::Empty) {
            self.palette.grid
        } else if arms.iter().any(strong) {
            ground.darker(45)
        } else {
            ground.darker(18)
        };
        let drawn = if arms.iter().any(strong) {
            [0, 1, 2, 3].map(|i| matches!(arms[i], Border::Flat))
        } else {
            [true; 4]
        };
        Glyph {
            symbol: lines(drawn),
            ink: Some(ink),
            ground: Some(ground),
        }
    }

    /// The line beneath the cell in column `x` and row `y`.
    fn horizontal(&self, x: u8, y: u8, buffer: &mut Buffer) {
        let (cx, cy) = (i16::from(x), i16::from(y));
        let (upper, lower) = (Self::cell_at(cx, cy), Self::cell_at(cx, cy - 1));
        let (left, row) = self.place(x, y);
        let Some((glyph, mark)) = self.between(upper, lower, ["─", "▀", "▄", "▀"]) else {
            return;
        };
        for dx in 1..self.pitch.across {
            self.put((left + dx, row), glyph, buffer);
        }
        if let Some(mark) = mark {
            self.put((left + self.pitch.across / 2, row), mark, buffer);
        }
    }

    /// The line at the left of the cell in column `x` and row `y`.
    fn vertical(&self, x: u8, y: u8, buffer: &mut Buffer) {
        let (cx, cy) = (i16::from(x), i16::from(y));
        let (before, after) = (Self::cell_at(cx - 1, cy), Self::cell_at(cx, cy));
        let (column, _) = self.place(x, y + 1);
        let Some((glyph, mark)) = self.between(before, after, ["│", "▌", "▐", "▌"]) else {
            return;
        };
        for row in self.rows(y) {
            self.put((column, row), glyph, buffer);
        }
        if let Some(mark) = mark {
            self.put((column, self.middle(y)), mark, buffer);
        }
    }

    /// What is drawn between two cells, and the mark upon it. `near` is the left or upper
    /// cell; the symbols are the line, the near half, and the outline's half where the
    /// board is on the far and on the near side.
    fn between(
        &self,
        near: Option<Cell>,
        far: Option<Cell>,
        [line, half, far_half, near_half]: [&'static str; 4],
    ) -> Option<(Glyph, Option<Glyph>)> {
        let border = self.relief.border(near, far);
        if border == Border::Nothing {
            return None;
        }
        if border == Border::Outline {
            let symbol = if self.relief.is_cell(near) {
                near_half
            } else {
                far_half
            };
            let rim = Glyph {
                symbol,
                ink: Some(self.palette.rim),
                ground: None,
            };
            return Some((rim, None));
        }
        let (near, far) = (near?, far?);
        let grounds = (self.ground(near), self.ground(far));
        let lined = |ink: Rgb| Glyph {
            symbol: line,
            ink: Some(ink),
            ground: Some(grounds.0),
        };
        let glyph = match &border {
            Border::Wall(faces) => {
                let side = |i: usize| faces.get(i).map(|&piece| side(self.palette.piece(piece)));
                let low = side(0).unwrap_or(grounds.0);
                let high = side(1).unwrap_or(low);
                // Where nothing stands beside the wall yet, it only casts an edge.
                let open = |cell: Cell| self.relief.stack(cell).is_empty();
                let low = if open(near) || open(far) {
                    self.palette.wood
                } else {
                    low
                };
                if self.relief.stack(near).len() > self.relief.stack(far).len() {
                    Glyph::halves(half, high, low)
                } else {
                    Glyph::halves(half, low, high)
                }
            }
            Border::Empty => lined(self.palette.grid),
            Border::Seam => lined(grounds.0.darker(18)),
            _ if grounds.0 == grounds.1 => lined(grounds.0.darker(45)),
            _ => Glyph::halves(half, grounds.0, grounds.1),
        };
        Some((glyph, self.mark_between(near, far, glyph)))
    }

    /// A dot where the path climbs, a cross where a wall parts two tops of one team.
    fn mark_between(&self, near: Cell, far: Cell, glyph: Glyph) -> Option<Glyph> {
        if self.marks.climbs(near, far) {
            return Some(Glyph {
                symbol: "•",
                ink: Some(Rgb::WHITE),
                ..glyph
            });
        }
        let (team, joined) = self.relief.joint(Some(near), Some(far))?;
        if joined {
            return None;
        }
        // The cross stands on the colour that is in the way.
        let Border::Wall(faces) = self.relief.border(Some(near), Some(far)) else {
            return None;
        };
        let foreign = faces
            .iter()
            .find(|piece| piece.colour.team() != Some(team))?;
        let ground = side(self.palette.piece(*foreign));
        Some(Glyph {
            symbol: "×",
            ink: Some(Rgb::WHITE),
            ground: Some(ground),
        })
    }

    fn cell(&self, x: u8, y: u8, buffer: &mut Buffer) {
        let Some(cell) = Cell::new(x, y).filter(|&cell| self.relief.is_cell(Some(cell))) else {
            return;
        };
        let (left, _) = self.place(x, y + 1);
        let ground = self.ground(cell);
        let fill = if self.pitch.has_lines() {
            Glyph::fill(ground)
        } else {
            self.barred(cell, ground)
        };
        for row in self.rows(y) {
            for dx in 1..self.pitch.across {
                self.put((left + dx, row), fill, buffer);
            }
        }
        let height = self.relief.stack(cell).len();
        if height == 0 {
            return;
        }
        let middle = (left + self.pitch.across / 2, self.middle(y));
        let ink = Palette::ink_on(ground);
        let mut style = Style::new().fg(colour(ink));
        let last = self.relief.board().set_contains(self.marks.last, cell);
        let mut text = height.to_string();
        let marked = self.marks.is_marked(self.relief, cell);
        if self.marks.on_path(cell) {
            text = format!("{height}{}●", if marked { '!' } else { ' ' });
            style = style.fg(colour(Rgb::WHITE)).add_modifier(Modifier::BOLD);
        } else if marked {
            text = format!("!{height}!");
            style = style.add_modifier(Modifier::BOLD);
        } else if last && self.pitch.across > 4 {
            text = format!("‹{height}›");
        }
        if last {
            style = style.add_modifier(Modifier::BOLD);
        }
        let shift = if text.chars().count() == 3 { 1 } else { 0 };
        buffer.set_string(middle.0 - shift, middle.1, &text, style);
        if self.marks.on_path(cell) {
            // The number keeps its own ink; only the dot is white.
            let number = Style::new().fg(colour(ink));
            buffer.set_string(middle.0 - shift, middle.1, height.to_string(), number);
        }
    }

    /// A cell with a bar at its upper edge for what lies between it and its neighbour.
    fn barred(&self, cell: Cell, ground: Rgb) -> Glyph {
        let north = cell.step(Direction::North);
        let ink = match self.relief.border(north, Some(cell)) {
            Border::Wall(faces) => {
                let team = self.relief.joint(north, Some(cell)).map(|(team, _)| team);
                let foreign = |piece: &&caminos_rules::Piece| piece.colour.team() != team;
                let shown = faces.iter().find(foreign).or(faces.last());
                shown.map_or(ground, |&piece| side(self.palette.piece(piece)))
            }
            Border::Empty => self.palette.grid,
            Border::Seam => ground.darker(18),
            Border::Flat => ground.darker(45),
            Border::Outline | Border::Nothing => self.palette.rim,
        };
        Glyph {
            symbol: "▔",
            ink: Some(ink),
            ground: Some(ground),
        }
    }

    /// Letters beneath and numbers beside the board.
    fn names(&self, buffer: &mut Buffer) {
        let board = self.relief.board();
        let style = Style::new().fg(colour(self.palette.muted));
        for x in 0..board.width() {
            let (left, bottom) = self.place(x, 0);
            let row = if self.pitch.has_lines() {
                bottom + 1
            } else {
                bottom
            };
            let letter = char::from(b'a' + x).to_string();
            buffer.set_string(left + self.pitch.across / 2, row, letter, style);
        }
        for y in 0..board.height() {
            let (left, _) = self.place(0, y + 1);
            let number = format!("{:>2}", y + 1);
            buffer.set_string(left - NAMES, self.middle(y), number, style);
        }
    }
}

pub(super) fn colour(rgb: Rgb) -> Color {
    Color::Rgb(rgb.0, rgb.1, rgb.2)
}

/// The colour of an upright face, which the light reaches less.
fn side(top: Rgb) -> Rgb {
    top.darker(30)
}

/// Four cells of at least two colours meeting. A character has two colours: exact for two
/// cells' colours, and for more the pair that all four are nearest to.
fn meeting(grounds: [Rgb; 4]) -> Glyph {
    let nearer = |own: Rgb, ink: Rgb, ground: Rgb| own.distance(ink) < own.distance(ground);
    let error = |ink: Rgb, ground: Rgb| -> u32 {
        let far = grounds.map(|own| own.distance(ink).min(own.distance(ground)));
        far.iter().sum()
    };
    let pairs = grounds
        .into_iter()
        .flat_map(|ink| grounds.into_iter().map(move |ground| (ink, ground)));
    let best = pairs.min_by_key(|&(ink, ground)| error(ink, ground));
    let (ink, ground) = best.unwrap_or((grounds[0], grounds[0]));
    Glyph {
        symbol: quadrants(grounds.map(|own| nearer(own, ink, ground))),
        ink: Some(ink),
        ground: Some(ground),
    }
}

/// The block that fills these quadrants: upper left, upper right, lower left, lower right.
const fn quadrants([a, b, c, d]: [bool; 4]) -> &'static str {
    const BLOCKS: [&str; 16] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ];
    BLOCKS[a as usize + 2 * b as usize + 4 * c as usize + 8 * d as usize]
}

/// Thin lines to the north, east, south and west.
const fn lines([north, east, south, west]: [bool; 4]) -> &'static str {
    const LINES: [&str; 16] = [
        " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ];
    LINES[north as usize + 2 * east as usize + 4 * south as usize + 8 * west as usize]
}
