//! The table on the screen. It shows a [`Table`] and decides nothing.

use caminos_rules::{Position, Seat, ShapeId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::widgets::{Clear, Widget};

use super::setup::Setup;
use super::table::{Line, Message, Mode, Table};
use super::words;
use crate::draw::board::{self, Pitch};
use crate::draw::palette::{Palette, Rgb};
use crate::draw::relief::Relief;
use crate::draw::screen::Depth;
use crate::draw::{piece, plain};
use crate::language::tr;
use crate::words::seats;

/// How the terminal shows colours.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) palette: Palette,
    /// `None` for a terminal without colours.
    pub(crate) depth: Option<Depth>,
}

/// The side panel's least width, and what it takes where there is plenty.
const PANEL: u16 = 27;
const WIDE_PANEL: u16 = 40;
/// The least width of a piece in the supply.
const SUPPLY: u16 = 5;
/// The width of the help screen, and of the keys in it.
const HELP: u16 = 66;
const HELP_KEY: u16 = 12;
/// Title above; a message of two lines and the keys beneath.
const ABOVE: u16 = 1;
const BELOW: u16 = 3;

/// Draws the whole screen.
pub(crate) fn draw(table: &Table, look: &Look, area: Rect, buffer: &mut Buffer) {
    let view = View {
        table,
        palette: look
            .depth
            .map_or(look.palette, |depth| depth.palette(look.palette)),
        coloured: look.depth.is_some(),
    };
    view.draw(area, buffer);
    for cell in &mut buffer.content {
        match look.depth {
            Some(depth) => {
                cell.fg = depth.colour(cell.fg);
                cell.bg = depth.colour(cell.bg);
            }
            None => {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
        }
    }
}

struct View<'t> {
    table: &'t Table,
    palette: Palette,
    coloured: bool,
}

const fn rgb(Rgb(r, g, b): Rgb) -> Color {
    Color::Rgb(r, g, b)
}

impl View<'_> {
    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let page = Style::new()
            .fg(rgb(self.palette.text))
            .bg(rgb(self.palette.page));
        buffer.set_style(area, page);
        let needed = self.least_size();
        if area.width < needed.0 || area.height < needed.1 {
            return self.too_small(area, needed, buffer);
        }
        let (board, panel) = self.places(area);
        self.title(area, buffer);
        self.board(board, buffer);
        self.panel(panel, buffer);
        self.foot(area, buffer);
        match self.table.mode() {
            Mode::Help => self.help(area, buffer),
            Mode::Setup(setup) => self.setup(setup, area, buffer),
            _ => {}
        }
    }

    fn position(&self) -> &Position {
        self.table.position()
    }

    fn ink(&self, ink: Rgb) -> Style {
        Style::new().fg(rgb(ink))
    }

    fn muted(&self) -> Style {
        self.ink(self.palette.muted)
    }

    /// The size of the board without colours; its text has one size only.
    fn plain_size(&self) -> (u16, u16) {
        let board = self.position().rules().board();
        (
            u16::from(board.width()) * 5 + 4,
            u16::from(board.height()) * 2 + 2,
        )
    }

    fn least_size(&self) -> (u16, u16) {
        let (width, height) = if self.coloured {
            board::least_size(self.position().rules().board())
        } else {
            self.plain_size()
        };
        let seats = seats(self.position()).count() as u16;
        let panel = seats * self.supply_height(PANEL) + 5;
        (width + 1 + PANEL, (height + 1).max(panel) + ABOVE + BELOW)
    }

    /// Where the board and the panel go. The board gets the largest size that fits.
    fn places(&self, area: Rect) -> (Rect, Rect) {
        let height = area.height - ABOVE - BELOW;
        let room = area.width - PANEL - 1;
        let board = self.position().rules().board();
        let (width, tall) = if self.coloured {
            Pitch::fitting(board, room, height)
                .unwrap_or(Pitch::SHOWN)
                .size(board)
        } else {
            self.plain_size()
        };
        let panel = (area.width - width - 2).clamp(PANEL, WIDE_PANEL);
        // Board and panel together stand in the middle.
        let left = area.x + (area.width - (width + 2 + panel).min(area.width)) / 2;
        let down = (height - tall.min(height)) / 2;
        let top = area.y + ABOVE;
        (
            Rect::new(left, top + down, width, tall.min(height)),
            Rect::new(left + width + 2, top + 1, panel, height - 1).intersection(area),
        )
    }

    fn too_small(&self, area: Rect, needed: (u16, u16), buffer: &mut Buffer) {
        let text = words::too_small(needed, (area.width, area.height));
        for (row, line) in (area.y..area.bottom()).zip(wrapped(&text, usize::from(area.width))) {
            buffer.set_stringn(area.x, row, line, usize::from(area.width), Style::new());
        }
    }

    fn title(&self, area: Rect, buffer: &mut Buffer) {
        let bold = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        let title = tr!("title");
        buffer.set_string(area.x + 1, area.y, &title, bold);
        let x = area.x + 1 + title.chars().count() as u16 + 3;
        let room = usize::from(area.right().saturating_sub(x));
        buffer.set_stringn(x, area.y, words::game(self.position()), room, self.muted());
    }

    fn board(&self, area: Rect, buffer: &mut Buffer) {
        let (position, marks) = self.table.scene();
        let relief = Relief::new(&position);
        if self.coloured {
            if let Some(pitch) = Pitch::fitting(relief.board(), area.width, area.height) {
                board::draw(&relief, &marks, &self.palette, pitch, area, buffer);
            }
            return;
        }
        for (row, line) in (area.y..area.bottom()).zip(plain::board(&relief, &marks).lines()) {
            buffer.set_string(area.x, row, line, Style::new());
        }
    }

    fn panel(&self, area: Rect, buffer: &mut Buffer) {
        let mut y = area.y;
        let height = self.supply_height(area.width);
        for seat in seats(self.position()) {
            self.supply(seat, Rect::new(area.x, y, area.width, height), buffer);
            y += height;
            let roomy = area.height > 30 || self.position().rules().options().players.count() == 2;
            if roomy && y < area.bottom() {
                y += 1;
            }
        }
        let rest = area.bottom().saturating_sub(y);
        if let Mode::Holding(ghost) = self.table.mode()
            && rest >= 5
        {
            let rules = self.position().rules();
            let letter = rules.shape(ghost.shape(rules)).letter().as_char();
            let heading = self.ink(self.palette.accent);
            buffer.set_string(area.x, y, tr!("play-in-hand", letter = letter), heading);
            self.layers(
                ghost.orientation(),
                Rect::new(area.x, y + 1, area.width, 4),
                buffer,
            );
            y += 6;
        }
        let rest = area.bottom().saturating_sub(y);
        if rest >= 2 {
            self.moves(Rect::new(area.x, y, area.width, rest), buffer);
        }
    }

    /// The lines of text that the tallest picture of a piece takes.
    fn picture_height(&self) -> u16 {
        let shapes = self.position().rules().shapes().iter();
        let tallest = shapes.map(|shape| piece::picture(shape).len()).max();
        tallest.unwrap_or(1) as u16
    }

    /// The rows that a seat takes in a panel of this width.
    fn supply_height(&self, width: u16) -> u16 {
        let shapes = self.position().rules().shapes().len();
        let in_row = usize::from((width - 2) / SUPPLY);
        1 + (self.picture_height() + 1) * shapes.div_ceil(in_row) as u16
    }

    /// A seat: its name, its pieces as pictures, and how many of each.
    fn supply(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        let position = self.position();
        let rules = position.rules();
        let turn = position.to_move() == Some(seat);
        let shade = self.palette.seat(seat);
        let style = if turn {
            self.ink(self.palette.text).add_modifier(Modifier::BOLD)
        } else {
            self.muted()
        };
        let sign = if turn { "▶" } else { "●" };
        buffer.set_string(area.x, area.y, sign, self.ink(shade));
        let mut name = words::seat_line(position, self.table.seats(), seat);
        if position.is_out(seat) {
            name = format!("{name}, {}", tr!("seat-out"));
        } else if turn && self.table.is_thinking() {
            name.push_str(words::THINKING);
        }
        buffer.set_stringn(area.x + 2, area.y, name, usize::from(area.width) - 2, style);
        let held = match self.table.mode() {
            Mode::Holding(ghost) if turn => Some(ghost.shape(rules)),
            _ => None,
        };
        let shapes: Vec<ShapeId> = rules.shape_ids().collect();
        let each = ((area.width - 2) / shapes.len().max(1) as u16).clamp(SUPPLY, 7);
        let in_row = usize::from((area.width - 2) / each);
        let tall = self.picture_height() + 1;
        for (i, shape) in shapes.into_iter().enumerate() {
            let x = area.x + 2 + (i % in_row) as u16 * each;
            let y = area.y + 1 + (i / in_row) as u16 * tall;
            let count = position.supply(seat, shape);
            let colour = if rules.is_neutral(shape) {
                self.palette.neutral()
            } else {
                shade
            };
            let faded = |ink: Rgb| {
                if count == 0 {
                    ink.mix(self.palette.page, 72)
                } else {
                    ink
                }
            };
            // Pictures of different heights stand on one line.
            let picture = piece::picture(rules.shape(shape));
            for (row, line) in (0..tall - 1).rev().zip(picture.iter().rev()) {
                buffer.set_string(x, y + row, line, self.ink(faded(colour)));
            }
            let label = format!("{}{count:>2}", rules.shape(shape).letter());
            let mut style = self.ink(faded(if turn {
                self.palette.text
            } else {
                self.palette.muted
            }));
            if held == Some(shape) {
                style = self
                    .ink(self.palette.accent)
                    .add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
            }
            buffer.set_string(x, y + tall - 1, label, style);
        }
    }

    /// The piece in hand, level by level from above.
    fn layers(&self, id: caminos_rules::OrientationId, area: Rect, buffer: &mut Buffer) {
        let position = self.position();
        let rules = position.rules();
        let colour = match position.to_move() {
            Some(seat) if !rules.is_neutral(rules.shape_of(id)) => self.palette.seat(seat),
            _ => self.palette.neutral(),
        };
        let layers = piece::layers(rules.orientation(id));
        for (i, layer) in layers.iter().enumerate() {
            let x = area.x + i as u16 * 9;
            let name = if i == 0 {
                tr!("play-level", level = 0u8)
            } else {
                i.to_string()
            };
            buffer.set_string(x, area.y, name, self.muted());
            for (y, row) in (area.y + 1..).zip(layer) {
                for (dx, &cube) in (0u16..).step_by(2).zip(row) {
                    let (text, ink) = if cube {
                        ("██", colour)
                    } else {
                        ("··", self.palette.grid)
                    };
                    buffer.set_string(x + dx, y, text, self.ink(ink));
                }
            }
        }
    }

    /// The moves in pairs, the last ones if not all fit.
    fn moves(&self, area: Rect, buffer: &mut Buffer) {
        let heading = self.ink(self.palette.accent);
        buffer.set_string(area.x, area.y, tr!("play-moves"), heading);
        let rules = self.position().rules();
        let moves: Vec<(Seat, String)> = self
            .position()
            .history()
            .map(|(seat, mv)| (seat, rules.text(mv).to_string()))
            .collect();
        if moves.is_empty() {
            buffer.set_string(area.x, area.y + 1, tr!("play-no-moves"), self.muted());
            return;
        }
        let rows = moves.chunks(2).collect::<Vec<_>>();
        let fitting = usize::from(area.height - 1);
        let first = rows.len().saturating_sub(fitting);
        let wide = moves
            .iter()
            .map(|(_, text)| text.len())
            .max()
            .unwrap_or(0)
            .max(9) as u16;
        for (row, (number, pair)) in rows.iter().enumerate().skip(first).enumerate() {
            let y = area.y + 1 + row as u16;
            buffer.set_string(area.x, y, format!("{:>2}.", number + 1), self.muted());
            for (i, (seat, text)) in pair.iter().enumerate() {
                let last = number * 2 + i + 1 == moves.len();
                // Yellow on a light page needs more ink to be read.
                let ink = if self.palette.page.luma() > 128 {
                    50
                } else {
                    25
                };
                let mut style = self.ink(self.palette.seat(*seat).mix(self.palette.text, ink));
                if last {
                    style = style.add_modifier(Modifier::BOLD);
                }
                let x = area.x + 4 + i as u16 * (wide + 1);
                let room = usize::from(area.right().saturating_sub(x));
                buffer.set_stringn(x, y, text, room, style);
            }
        }
    }

    /// The message and the keys.
    fn foot(&self, area: Rect, buffer: &mut Buffer) {
        let (message, keys) = (area.bottom() - BELOW, area.bottom() - 1);
        let room = usize::from(area.width) - 2;
        let text = self.table.message();
        let style = match &text {
            Message::Plain(_) => self.ink(self.palette.text).add_modifier(Modifier::BOLD),
            // Brighter than the outline, to be read on the dark page.
            Message::Refused(_) => self
                .ink(self.palette.refused.mix(self.palette.text, 45))
                .add_modifier(Modifier::BOLD),
        };
        if let Mode::Typing(line, typed) = self.table.mode() {
            let prompt = match line {
                Line::Move => tr!("play-ask-move"),
                Line::Save => tr!("play-ask-save"),
                Line::Open => tr!("play-ask-open"),
            };
            // The end of a long line stays in sight.
            let field = room.saturating_sub(prompt.chars().count() + 4);
            let start = typed.chars().count().saturating_sub(field);
            let shown: String = typed.chars().skip(start).collect();
            let line = format!("{prompt}: {shown}▏");
            buffer.set_stringn(area.x + 1, keys, &line, room, self.ink(self.palette.text));
            let used = line.chars().count() as u16;
            let hint = self.table.hint();
            if usize::from(used) + hint.chars().count() + 4 <= room {
                let x = area.right() - 1 - hint.chars().count() as u16;
                buffer.set_string(x, keys, hint, self.muted());
            }
        } else {
            buffer.set_stringn(area.x + 1, keys, self.table.hint(), room, self.muted());
        }
        let mut lines = wrapped(text.text(), room);
        if lines.len() > 2 {
            lines[1] = lines[1].chars().take(room - 2).collect::<String>() + " …";
        }
        // A short message stands close to the keys.
        let first = if lines.len() > 1 {
            message
        } else {
            message + 1
        };
        for (y, line) in (first..keys).zip(lines) {
            buffer.set_stringn(area.x + 1, y, line, room, style);
        }
    }

    /// A box in the middle of the screen, emptied; gives its inside.
    fn overlay(&self, area: Rect, width: u16, height: u16, buffer: &mut Buffer) -> Rect {
        let (width, height) = ((width + 4).min(area.width), (height + 2).min(area.height));
        let inside = Rect::new(
            area.x + (area.width - width) / 2,
            area.y + (area.height - height) / 2,
            width,
            height,
        );
        Clear.render(inside, buffer);
        let page = self.palette.page.lighter(6);
        buffer.set_style(
            inside,
            Style::new().fg(rgb(self.palette.text)).bg(rgb(page)),
        );
        let line = self.ink(self.palette.rim.lighter(18));
        for x in inside.left()..inside.right() {
            buffer.set_string(x, inside.top(), "─", line);
            buffer.set_string(x, inside.bottom() - 1, "─", line);
        }
        for y in inside.top()..inside.bottom() {
            buffer.set_string(inside.left(), y, "│", line);
            buffer.set_string(inside.right() - 1, y, "│", line);
        }
        for (x, y, corner) in [
            (inside.left(), inside.top(), "╭"),
            (inside.right() - 1, inside.top(), "╮"),
            (inside.left(), inside.bottom() - 1, "╰"),
            (inside.right() - 1, inside.bottom() - 1, "╯"),
        ] {
            buffer.set_string(x, y, corner, line);
        }
        Rect::new(inside.x + 2, inside.y + 1, width - 4, height - 2)
    }

    fn help(&self, area: Rect, buffer: &mut Buffer) {
        // In a low terminal the empty lines go first.
        let roomy = area.height > 28;
        let keys = words::help().into_iter();
        let keys: Vec<_> = keys.filter(|line| roomy || line.is_some()).collect();
        let board = wrapped(&tr!("play-help-board"), HELP.into());
        let gap = u16::from(roomy);
        let height = (keys.len() + board.len()) as u16 + gap + 1;
        let inside = self.overlay(area, HELP, height, buffer);
        let mut y = inside.y;
        for line in keys {
            if let Some((key, meaning)) = line {
                let room = usize::from(inside.width.saturating_sub(HELP_KEY));
                buffer.set_string(inside.x, y, key, self.ink(self.palette.accent));
                buffer.set_stringn(inside.x + HELP_KEY, y, meaning, room, Style::new());
            }
            y += 1;
        }
        y += gap;
        for line in board {
            buffer.set_string(inside.x, y, line, self.muted());
            y += 1;
        }
        if y < inside.bottom() {
            buffer.set_string(inside.x, y, tr!("play-help-back"), self.muted());
        }
    }

    fn setup(&self, setup: &Setup, area: Rect, buffer: &mut Buffer) {
        let inside = self.overlay(area, 46, setup.rows().len() as u16 + 2, buffer);
        let heading = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        buffer.set_string(inside.x, inside.y, tr!("play-new-game"), heading);
        for (y, &row) in (inside.y + 2..).zip(setup.rows()) {
            let chosen = setup.row() == row;
            let style = if chosen {
                self.ink(self.palette.text).add_modifier(Modifier::BOLD)
            } else {
                self.muted()
            };
            let value = if chosen {
                format!("◂ {} ▸", setup.value(row))
            } else {
                format!("  {}", setup.value(row))
            };
            buffer.set_string(inside.x, y, setup.name(row), style);
            buffer.set_string(inside.x + 24, y, value, style);
        }
    }
}

/// A text in lines of at most so many characters, broken between words.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
