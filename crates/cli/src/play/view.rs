//! The game on the screen. It shows an [`App`] and decides nothing.

mod footer;
mod layout;
mod overlay;
mod panel;

pub(crate) use self::overlay::help_length;

use caminos_rules::{Cell, Position, ShapeId};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::{Color, Modifier, Style};

use super::app::{App, Mode};
use super::messages;
use crate::draw::board::{self, Pitch};
use crate::draw::palette::{Palette, Rgb};
use crate::draw::plain;
use crate::draw::relief::Relief;
use crate::draw::screen::Depth;
use crate::language::tr;
use crate::wrap::{display_width, wrap};

/// How the terminal shows colours.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ColourScheme {
    pub(crate) palette: Palette,
    /// `None` for a terminal without colours.
    pub(crate) depth: Option<Depth>,
}

/// Draws the whole screen.
pub(crate) fn draw(app: &App, scheme: &ColourScheme, area: Rect, buffer: &mut Buffer) {
    View::new(app, scheme).draw(area, buffer);
    for cell in &mut buffer.content {
        match scheme.depth {
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
    app: &'t App,
    palette: Palette,
    coloured: bool,
}

const fn rgb(Rgb(r, g, b): Rgb) -> Color {
    Color::Rgb(r, g, b)
}

impl<'t> View<'t> {
    fn new(app: &'t App, scheme: &ColourScheme) -> Self {
        Self {
            app,
            palette: scheme
                .depth
                .map_or(scheme.palette, |depth| depth.palette(scheme.palette)),
            coloured: scheme.depth.is_some(),
        }
    }

    fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let page = Style::new()
            .fg(rgb(self.palette.text))
            .bg(rgb(self.palette.page));
        buffer.set_style(area, page);
        let Some(layout) = self.layout(area) else {
            return self.too_small(area, buffer);
        };
        self.title(area, buffer);
        self.board(layout.board, buffer);
        self.panel(&layout, buffer);
        self.footer(area, buffer);
        match self.app.mode() {
            Mode::Help(scroll) => self.help(*scroll, area, buffer),
            Mode::NewGame(form) => self.new_game(form, area, buffer),
            _ => {}
        }
    }

    fn position(&self) -> &Position {
        self.app.position()
    }

    fn ink(&self, ink: Rgb) -> Style {
        Style::new().fg(rgb(ink))
    }

    fn muted(&self) -> Style {
        self.ink(self.palette.muted)
    }

    fn too_small(&self, area: Rect, buffer: &mut Buffer) {
        let text = messages::too_small(self.needed_size(), (area.width, area.height));
        for (row, line) in area.rows().zip(wrap(&text, area.width.into(), "", "")) {
            put(buffer, row, &line, Style::new());
        }
    }

    fn title(&self, area: Rect, buffer: &mut Buffer) {
        let bold = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        let title = tr!("title");
        let line = Rect::new(area.x + 1, area.y, area.width.saturating_sub(2), 1);
        put(buffer, line, &title, bold);
        let rest = after(line, display_width(&title) + 3);
        put(buffer, rest, &messages::game(self.position()), self.muted());
        if let Some(series) = messages::series(self.app.local_match()) {
            let wide = display_width(&series) as u16;
            // Only where it does not touch what the game is.
            if display_width(&messages::game(self.position())) as u16 + wide + 2 <= rest.width {
                let right = Rect::new(line.right() - wide, line.y, wide, 1);
                put(buffer, right, &series, self.ink(self.palette.text));
            }
        }
    }

    fn board(&self, area: Rect, buffer: &mut Buffer) {
        let (position, marks) = self.app.scene();
        let relief = Relief::new(&position);
        if self.coloured {
            if let Some(pitch) = Pitch::fitting(relief.board(), area.width, area.height) {
                board::draw(&relief, &marks, &self.palette, pitch, area, buffer);
            }
            return;
        }
        for (row, line) in area.rows().zip(plain::board(&relief, &marks).lines()) {
            put(buffer, row, line, Style::new());
        }
    }
}

/// Writes a text at the upper left of an area, as far as it fits. Nothing is ever written outside
/// the area or the screen.
fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let fitting = area.intersection(buffer.area);
    if !fitting.is_empty() && (fitting.x, fitting.y) == (area.x, area.y) {
        buffer.set_stringn(area.x, area.y, text, fitting.width.into(), style);
    }
}

/// What is left of a line after so many columns.
fn after(line: Rect, columns: usize) -> Rect {
    let columns = u16::try_from(columns).unwrap_or(u16::MAX).min(line.width);
    Rect::new(line.x + columns, line.y, line.width - columns, 1)
}

/// What the mouse points at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Cell(Cell),
    /// A piece in the supply of whoever has the turn.
    Supply(ShapeId),
}

/// What is at a place of a screen of a size.
pub(crate) fn target(app: &App, scheme: &ColourScheme, area: Rect, point: Point) -> Option<Target> {
    let view = View::new(app, scheme);
    let cell = view.cell_at(area, point).map(Target::Cell);
    cell.or_else(|| view.shape_at(area, point).map(Target::Supply))
}
