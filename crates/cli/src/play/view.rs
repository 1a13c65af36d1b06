//! The game on the screen. It shows an [`App`] and decides nothing.

mod footer;
mod overlay;
mod panel;

use caminos_rules::Position;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
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
pub(crate) struct Look {
    pub(crate) palette: Palette,
    /// `None` for a terminal without colours.
    pub(crate) depth: Option<Depth>,
}

/// The side panel's least width, and what it takes where there is plenty.
const PANEL: u16 = 27;
const WIDE_PANEL: u16 = 40;
/// The title above; a message of two lines and the keys beneath.
const TITLE: u16 = 1;
const FOOTER: u16 = 3;

/// Draws the whole screen.
pub(crate) fn draw(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    let view = View {
        app,
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
    app: &'t App,
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
        let (board, panel) = self.layout(area);
        self.title(area, buffer);
        self.board(board, buffer);
        self.panel(panel, buffer);
        self.footer(area, buffer);
        match self.app.mode() {
            Mode::Help => self.help(area, buffer),
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
        let seats = self.position().rules().seats().count() as u16;
        let panel = seats * self.supply_height(PANEL) + 5;
        (width + 1 + PANEL, (height + 1).max(panel) + TITLE + FOOTER)
    }

    /// Where the board and the panel go. The board gets the largest size that fits.
    fn layout(&self, area: Rect) -> (Rect, Rect) {
        let height = area.height - TITLE - FOOTER;
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
        let top = area.y + TITLE;
        (
            Rect::new(left, top + down, width, tall.min(height)),
            Rect::new(left + width + 2, top + 1, panel, height - 1).intersection(area),
        )
    }

    fn too_small(&self, area: Rect, needed: (u16, u16), buffer: &mut Buffer) {
        let text = messages::too_small(needed, (area.width, area.height));
        for (row, line) in (area.y..area.bottom()).zip(wrap(&text, area.width.into(), "", "")) {
            buffer.set_stringn(area.x, row, line, usize::from(area.width), Style::new());
        }
    }

    fn title(&self, area: Rect, buffer: &mut Buffer) {
        let bold = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        let title = tr!("title");
        buffer.set_string(area.x + 1, area.y, &title, bold);
        let x = area.x + 1 + display_width(&title) as u16 + 3;
        let room = usize::from(area.right().saturating_sub(x));
        buffer.set_stringn(
            x,
            area.y,
            messages::game(self.position()),
            room,
            self.muted(),
        );
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
        for (row, line) in (area.y..area.bottom()).zip(plain::board(&relief, &marks).lines()) {
            buffer.set_string(area.x, row, line, Style::new());
        }
    }
}
