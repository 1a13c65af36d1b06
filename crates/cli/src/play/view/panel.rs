//! The side panel: what each seat has left, the piece in hand, and the moves so far.

use caminos_rules::{OrientationId, Seat, ShapeId};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::super::app::Mode;
use super::super::messages;
use super::View;
use crate::draw::palette::Rgb;
use crate::draw::piece;
use crate::language::tr;

/// The least width of a piece in the supply.
const SUPPLY: u16 = 5;

impl View<'_> {
    pub(super) fn panel(&self, area: Rect, buffer: &mut Buffer) {
        let mut y = area.y;
        let height = self.supply_height(area.width);
        for seat in self.position().rules().seats() {
            self.supply(seat, Rect::new(area.x, y, area.width, height), buffer);
            y += height;
            let roomy = area.height > 30 || self.position().rules().options().players.count() == 2;
            if roomy && y < area.bottom() {
                y += 1;
            }
        }
        let rest = area.bottom().saturating_sub(y);
        if let Mode::Holding(ghost) = self.app.mode()
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
    pub(super) fn supply_height(&self, width: u16) -> u16 {
        let shapes = self.position().rules().shapes().len();
        let in_row = usize::from((width - 2) / SUPPLY);
        1 + (self.picture_height() + 1) * shapes.div_ceil(in_row) as u16
    }

    /// A seat: its name, its pieces as pictures, and how many of each.
    fn supply(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        self.seat_name(seat, area, buffer);
        let shapes: Vec<ShapeId> = self.position().rules().shape_ids().collect();
        let each = ((area.width - 2) / shapes.len().max(1) as u16).clamp(SUPPLY, 7);
        let in_row = usize::from((area.width - 2) / each);
        let height = self.picture_height() + 1;
        for (i, shape) in shapes.into_iter().enumerate() {
            let x = area.x + 2 + (i % in_row) as u16 * each;
            let y = area.y + 1 + (i / in_row) as u16 * height;
            self.stock(seat, shape, Rect::new(x, y, each, height), buffer);
        }
    }

    fn seat_name(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        let turn = self.position().to_move() == Some(seat);
        let (sign, style) = if turn {
            let bold = self.ink(self.palette.text).add_modifier(Modifier::BOLD);
            ("▶", bold)
        } else {
            ("●", self.muted())
        };
        buffer.set_string(area.x, area.y, sign, self.ink(self.palette.seat(seat)));
        let mut name = messages::seat_line(self.app.game(), seat);
        if self.position().is_out(seat) {
            name = format!("{name}, {}", tr!("seat-out"));
        } else if turn && self.app.is_thinking() {
            name.push_str(messages::THINKING);
        }
        let clock = self.app.game().time_left(seat).map(messages::time);
        let clock = clock.unwrap_or_default();
        let room = usize::from(area.width) - 2 - clock.len();
        buffer.set_stringn(area.x + 2, area.y, name, room, style);
        let x = area.right() - clock.len() as u16;
        buffer.set_string(x, area.y, clock, style);
    }

    /// A shape as a picture, its letter, and how many a seat has of it.
    fn stock(&self, seat: Seat, shape: ShapeId, area: Rect, buffer: &mut Buffer) {
        let position = self.position();
        let rules = position.rules();
        let turn = position.to_move() == Some(seat);
        let count = position.supply(seat, shape);
        let faded = |ink: Rgb| {
            if count == 0 {
                ink.mix(self.palette.page, 72)
            } else {
                ink
            }
        };
        let colour = if rules.is_neutral(shape) {
            self.palette.neutral()
        } else {
            self.palette.seat(seat)
        };
        // Pictures of different heights stand on one line.
        let picture = piece::picture(rules.shape(shape));
        for (row, line) in (0..area.height - 1).rev().zip(picture.iter().rev()) {
            buffer.set_string(area.x, area.y + row, line, self.ink(faded(colour)));
        }
        let held = match self.app.mode() {
            Mode::Holding(ghost) => turn && ghost.shape(rules) == shape,
            _ => false,
        };
        let style = if held {
            self.ink(self.palette.accent)
                .add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
        } else if turn {
            self.ink(faded(self.palette.text))
        } else {
            self.ink(faded(self.palette.muted))
        };
        let label = format!("{}{count:>2}", rules.shape(shape).letter());
        buffer.set_string(area.x, area.bottom() - 1, label, style);
    }

    /// The piece in hand, level by level from above.
    fn layers(&self, id: OrientationId, area: Rect, buffer: &mut Buffer) {
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
}
