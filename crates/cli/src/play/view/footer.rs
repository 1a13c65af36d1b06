//! The last lines of the screen: a message or a prompt, and the keys that help now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::super::app::{Mode, Notice, PromptKind};
use super::super::key_hints::KeyHint;
use super::super::text_field::TextField;
use super::layout::FOOTER;
use super::{View, after, put};
use crate::language::tr;
use crate::wrap::{display_width, wrap};

/// What stands between two hints.
const BETWEEN: &str = " · ";

impl View<'_> {
    pub(super) fn footer(&self, area: Rect, buffer: &mut Buffer) {
        let line = Rect::new(
            area.x + 1,
            area.bottom() - 1,
            area.width.saturating_sub(2),
            1,
        );
        match self.app.mode() {
            Mode::Prompt(kind, typed) => self.prompt(*kind, typed, line, buffer),
            _ => self.key_hints(line, buffer),
        }
        let above = Rect::new(line.x, area.bottom() - FOOTER, line.width, FOOTER - 1);
        self.notice(&self.app.notice(), above, buffer);
    }

    /// The hints in order, as many as fit: Enter and the last one, which helps or goes back, stay
    /// longest.
    fn key_hints(&self, line: Rect, buffer: &mut Buffer) {
        let mut hints = self.app.situation().key_hints();
        while display_width(&joined(&hints)) > usize::from(line.width) {
            let inner = &hints[..hints.len() - 1];
            let Some(least) = inner.iter().rposition(|hint| !hint.is_enter) else {
                break;
            };
            hints.remove(least);
        }
        let mut rest = line;
        for (i, hint) in hints.iter().enumerate() {
            if i > 0 {
                put(buffer, rest, BETWEEN, self.ink(self.palette.grid));
                rest = after(rest, display_width(BETWEEN));
            }
            let whole = hint.to_string();
            put(buffer, rest, &whole, self.muted());
            put(buffer, rest, &hint.key, self.ink(self.palette.accent));
            rest = after(rest, display_width(&whole));
        }
    }

    /// What is being typed, and beside it the hints if there is room.
    fn prompt(&self, kind: PromptKind, typed: &TextField, line: Rect, buffer: &mut Buffer) {
        let prompt = match kind {
            PromptKind::Move => tr!("play-ask-move"),
            PromptKind::Save => tr!("play-ask-save"),
            PromptKind::Open => tr!("play-ask-open"),
        };
        let prompt = format!("{prompt}: ");
        put(buffer, line, &prompt, self.ink(self.palette.accent));
        let field = after(line, display_width(&prompt));
        let (shown, cursor) = typed.shown(usize::from(field.width).saturating_sub(1));
        let mut ink = self.ink(self.palette.text);
        if typed.is_selected() {
            ink = ink.add_modifier(Modifier::REVERSED);
        }
        put(buffer, field, &shown, ink);
        let cursor = after(field, cursor);
        if !cursor.is_empty() {
            let cell = Rect::new(cursor.x, cursor.y, 1, 1);
            buffer.set_style(cell, Style::new().add_modifier(Modifier::REVERSED));
        }
        let hints = joined(&self.app.situation().key_hints());
        let wide = display_width(&hints);
        if display_width(&shown) + wide + 4 <= usize::from(field.width) {
            let right = after(line, usize::from(line.width) - wide);
            put(buffer, right, &hints, self.muted());
        }
    }

    fn notice(&self, notice: &Notice, area: Rect, buffer: &mut Buffer) {
        let room = usize::from(area.width);
        let style = self.notice_style(notice);
        let mut lines = wrap(notice.text(), room, "", "");
        if lines.len() > usize::from(area.height)
            && let Some(last) = lines.get_mut(usize::from(area.height) - 1)
        {
            *last = last
                .chars()
                .take(room.saturating_sub(2))
                .collect::<String>()
                + " …";
        }
        // A short message stands close to the keys.
        let empty = usize::from(area.height).saturating_sub(lines.len());
        for (row, line) in area.rows().skip(empty).zip(lines) {
            put(buffer, row, &line, style);
        }
    }

    fn notice_style(&self, notice: &Notice) -> Style {
        let ink = match notice {
            Notice::Info(_) => self.palette.text,
            // Brighter than the outline, to be read on the dark page.
            Notice::Refused(_) => self.palette.refused.mix(self.palette.text, 45),
        };
        self.ink(ink).add_modifier(Modifier::BOLD)
    }
}

fn joined(hints: &[KeyHint]) -> String {
    let hints: Vec<String> = hints.iter().map(KeyHint::to_string).collect();
    hints.join(BETWEEN)
}
