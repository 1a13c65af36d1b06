//! The side panel: what each seat has left, the piece in hand, and the moves so far.

use caminos_rules::{OrientationId, Seat, ShapeId};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::{Modifier, Style};

use super::super::app::Mode;
use super::super::messages;
use super::layout::{Layout, PanelKind};
use super::{View, after, put};
use crate::draw::palette::Rgb;
use crate::draw::piece;
use crate::language::tr;
use crate::wrap::display_width;

/// The least width of a piece in the supply.
const SUPPLY: u16 = 5;

impl View<'_> {
    pub(super) fn panel(&self, layout: &Layout, buffer: &mut Buffer) {
        let area = layout.panel;
        if layout.kind == PanelKind::Below {
            for (seat, line) in self.position().rules().seats().zip(area.rows()) {
                self.seat_in_a_line(seat, line, buffer);
            }
            return;
        }
        let mut y = area.y;
        for (seat, place) in self.seat_places(layout) {
            match layout.kind {
                PanelKind::Pictures => self.supply(seat, place, buffer),
                _ => self.supply_in_figures(seat, place, buffer),
            }
            y = place.bottom() + self.gap(area.height);
        }
        let rest = area.bottom().saturating_sub(y);
        if let Mode::Holding(ghost) = self.app.mode()
            && rest >= 4
        {
            let rules = self.position().rules();
            let letter = rules.shape(ghost.shape(rules)).letter().as_char();
            let heading = self.ink(self.palette.accent);
            let line = Rect::new(area.x, y, area.width, 1);
            put(buffer, line, &tr!("play-in-hand", letter = letter), heading);
            let layers = Rect::new(area.x, y + 1, area.width, 4);
            self.layers(ghost.orientation(), layers.intersection(area), buffer);
            y += 6;
        }
        let rest = area.bottom().saturating_sub(y);
        if rest >= 2 {
            self.moves(Rect::new(area.x, y, area.width, rest), buffer);
        }
    }

    /// Where each seat stands in a panel beside the board.
    fn seat_places(&self, layout: &Layout) -> Vec<(Seat, Rect)> {
        let area = layout.panel;
        let height = match layout.kind {
            PanelKind::Pictures => self.supply_height(area.width),
            PanelKind::Figures => 2,
            PanelKind::Below => 1,
        };
        let step = height + self.gap(area.height);
        let seats = self.position().rules().seats();
        let places = (0..).zip(seats).map(|(i, seat)| {
            let place = Rect::new(area.x, area.y + i * step, area.width, height);
            (seat, place)
        });
        places.collect()
    }

    /// The piece in the supply of whoever has the turn at a place of the screen.
    pub(super) fn shape_at(&self, area: Rect, point: Point) -> Option<ShapeId> {
        let layout = self.layout(area)?;
        let turn = self.position().to_move()?;
        if layout.kind != PanelKind::Pictures {
            return None;
        }
        let mut places = self.seat_places(&layout).into_iter();
        let (_, place) = places.find(|(seat, _)| *seat == turn)?;
        let mut shapes = self.shape_places(place).into_iter();
        let found = shapes.find(|(_, place)| place.contains(point));
        found.map(|(shape, _)| shape)
    }

    /// A seat's supply as text: letters with numbers.
    fn figures(&self, seat: Seat) -> String {
        let position = self.position();
        let rules = position.rules();
        let counts = rules.shape_ids().map(|shape| {
            let letter = rules.shape(shape).letter();
            format!("{letter}{}", position.supply(seat, shape))
        });
        counts.collect::<Vec<_>>().join(" ")
    }

    fn supply_in_figures(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        self.seat_name(seat, area, buffer);
        let line = Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(2), 1);
        let style = self.figures_style(seat);
        put(buffer, line, &self.figures(seat), style);
    }

    fn figures_style(&self, seat: Seat) -> Style {
        if self.position().to_move() == Some(seat) {
            self.ink(self.palette.text)
        } else {
            self.muted()
        }
    }

    /// A seat under the board: its name and what it has, at both ends of the line.
    fn seat_in_a_line(&self, seat: Seat, line: Rect, buffer: &mut Buffer) {
        let figures = self.figures(seat);
        let wide = display_width(&figures);
        let name = (usize::from(line.width)).saturating_sub(wide + 2) as u16;
        let place = Rect::new(line.x, line.y, name, 1);
        self.seat_name(seat, place, buffer);
        let right = after(line, usize::from(line.width).saturating_sub(wide));
        put(buffer, right, &figures, self.figures_style(seat));
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
        let in_row = usize::from(width.saturating_sub(2) / SUPPLY).max(1);
        1 + (self.picture_height() + 1) * shapes.div_ceil(in_row) as u16
    }

    /// A seat: its name, its pieces as pictures, and how many of each.
    fn supply(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        self.seat_name(seat, area, buffer);
        for (shape, place) in self.shape_places(area) {
            self.stock(seat, shape, place, buffer);
        }
    }

    /// Where each shape stands in the supply of a seat.
    fn shape_places(&self, area: Rect) -> Vec<(ShapeId, Rect)> {
        let shapes: Vec<ShapeId> = self.position().rules().shape_ids().collect();
        let room = area.width.saturating_sub(2);
        let each = (room / shapes.len().max(1) as u16).clamp(SUPPLY, 7);
        let in_row = usize::from(room / each).max(1);
        let height = self.picture_height() + 1;
        let place = |(i, shape): (usize, ShapeId)| {
            let x = area.x + 2 + (i % in_row) as u16 * each;
            let y = area.y + 1 + (i / in_row) as u16 * height;
            (shape, Rect::new(x, y, each, height))
        };
        shapes.into_iter().enumerate().map(place).collect()
    }

    fn seat_name(&self, seat: Seat, area: Rect, buffer: &mut Buffer) {
        let turn = self.position().to_move() == Some(seat);
        let (sign, style) = if turn {
            let bold = self.ink(self.palette.text).add_modifier(Modifier::BOLD);
            ("▶", bold)
        } else {
            ("●", self.muted())
        };
        let line = Rect::new(area.x, area.y, area.width, 1);
        put(buffer, line, sign, self.ink(self.palette.seat(seat)));
        let mut name = messages::seat_line(self.app.local_match(), seat);
        if self.position().is_out(seat) {
            name = format!("{name}, {}", tr!("seat-out"));
        } else if turn && self.app.is_thinking() {
            name.push_str(messages::THINKING);
        }
        let clock = self
            .app
            .local_match()
            .time_left(seat)
            .map(messages::clock_text);
        let clock = clock.unwrap_or_default();
        let start = usize::from(line.width).saturating_sub(clock.len());
        let mut place = after(line, 2);
        place.width = place.width.saturating_sub(clock.len() as u16);
        put(buffer, place, &name, style);
        put(buffer, after(line, start), &clock, style);
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
            let place = Rect::new(area.x, area.y + row, area.width, 1);
            put(buffer, place, line, self.ink(faded(colour)));
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
        let place = Rect::new(area.x, area.bottom() - 1, area.width, 1);
        put(buffer, place, &label, style);
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
            let place = after(Rect::new(area.x, area.y, area.width, 1), i * 9);
            let name = if i == 0 {
                tr!("play-level", level = 0u8)
            } else {
                i.to_string()
            };
            put(buffer, place, &name, self.muted());
            for (y, row) in (area.y + 1..area.bottom()).zip(layer) {
                for (dx, &cube) in (0..).step_by(2).zip(row) {
                    let (text, ink) = if cube {
                        ("██", colour)
                    } else {
                        ("··", self.palette.grid)
                    };
                    let line = Rect { y, ..place };
                    put(buffer, after(line, dx), text, self.ink(ink));
                }
            }
        }
    }

    /// The moves, in pairs where there is room, and the last ones if not all fit.
    fn moves(&self, area: Rect, buffer: &mut Buffer) {
        let heading = self.ink(self.palette.accent);
        put(buffer, area, &tr!("play-moves"), heading);
        let lines: Vec<Rect> = area.rows().skip(1).collect();
        let rules = self.position().rules();
        let moves: Vec<(Seat, String)> = self
            .position()
            .history()
            .map(|(seat, mv)| (seat, rules.text(mv).to_string()))
            .collect();
        if moves.is_empty() {
            if let Some(&line) = lines.first() {
                put(buffer, line, &tr!("play-no-moves"), self.muted());
            }
            return;
        }
        let wide = moves
            .iter()
            .map(|(_, text)| text.len())
            .max()
            .unwrap_or(0)
            .max(9);
        // A move is never cut off: where two have no room side by side, each has its own line.
        let in_line = if 4 + 2 * wide < usize::from(area.width) {
            2
        } else {
            1
        };
        let rows = moves.chunks(in_line).collect::<Vec<_>>();
        let first = rows.len().saturating_sub(lines.len());
        let shown = rows.iter().enumerate().skip(first);
        for (&line, (row, played)) in lines.iter().zip(shown) {
            let before = row * in_line;
            if before.is_multiple_of(2) {
                let number = format!("{:>2}.", before / 2 + 1);
                put(buffer, line, &number, self.muted());
            }
            for (i, (seat, text)) in played.iter().enumerate() {
                let last = before + i + 1 == moves.len();
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
                put(buffer, after(line, 4 + i * (wide + 1)), text, style);
            }
        }
    }
}
