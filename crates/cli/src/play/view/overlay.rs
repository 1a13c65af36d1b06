//! Boxes over the board: the help and the form for a new game.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Widget};

use super::super::messages;
use super::super::new_game::NewGameForm;
use super::{View, rgb};
use crate::language::tr;
use crate::wrap::wrap;

/// The width of the help screen, and of the keys in it.
const HELP_WIDTH: u16 = 66;
const HELP_KEY: u16 = 12;
/// The width of the form, and where its values begin.
const FORM_WIDTH: u16 = 46;
const FORM_VALUE: u16 = 24;

impl View<'_> {
    /// An empty box in the middle of the screen for so many columns and rows; gives its inside.
    fn overlay(&self, area: Rect, inside: Size, buffer: &mut Buffer) -> Rect {
        let (width, height) = (inside.width + 4, inside.height + 2);
        let frame = Rect::new(
            area.x + area.width.saturating_sub(width) / 2,
            area.y + area.height.saturating_sub(height) / 2,
            width.min(area.width),
            height.min(area.height),
        );
        let page = self.palette.page.lighter(6);
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(self.ink(self.palette.rim.lighter(18)))
            .padding(Padding::horizontal(1))
            .style(Style::new().fg(rgb(self.palette.text)).bg(rgb(page)));
        Clear.render(frame, buffer);
        let inside = block.inner(frame);
        block.render(frame, buffer);
        inside
    }

    pub(super) fn help(&self, area: Rect, buffer: &mut Buffer) {
        // In a low terminal the empty lines go first.
        let roomy = area.height > 28;
        let keys = messages::help().into_iter();
        let keys: Vec<_> = keys.filter(|line| roomy || line.is_some()).collect();
        let board = wrap(&tr!("play-help-board"), HELP_WIDTH.into(), "", "");
        let gap = u16::from(roomy);
        let height = (keys.len() + board.len()) as u16 + gap + 1;
        let inside = self.overlay(area, Size::new(HELP_WIDTH, height), buffer);
        let mut rows = inside.rows();
        for (line, row) in keys.into_iter().zip(rows.by_ref()) {
            if let Some((key, meaning)) = line {
                let room = usize::from(row.width.saturating_sub(HELP_KEY));
                buffer.set_string(row.x, row.y, key, self.ink(self.palette.accent));
                buffer.set_stringn(row.x + HELP_KEY, row.y, meaning, room, Style::new());
            }
        }
        let back = tr!("play-help-back");
        for (row, line) in rows.skip(gap.into()).zip(board.into_iter().chain([back])) {
            buffer.set_stringn(row.x, row.y, line, row.width.into(), self.muted());
        }
    }

    pub(super) fn new_game(&self, form: &NewGameForm, area: Rect, buffer: &mut Buffer) {
        let height = form.rows().len() as u16 + 2;
        let inside = self.overlay(area, Size::new(FORM_WIDTH, height), buffer);
        let heading = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        buffer.set_string(inside.x, inside.y, tr!("play-new-game"), heading);
        for (area, &row) in inside.rows().skip(2).zip(form.rows()) {
            let chosen = form.row() == row;
            let style = if chosen {
                self.ink(self.palette.text).add_modifier(Modifier::BOLD)
            } else {
                self.muted()
            };
            let value = if chosen {
                format!("◂ {} ▸", form.value(row))
            } else {
                format!("  {}", form.value(row))
            };
            buffer.set_string(area.x, area.y, form.name(row), style);
            buffer.set_string(area.x + FORM_VALUE, area.y, value, style);
        }
    }
}
