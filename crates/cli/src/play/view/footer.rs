//! The last lines of the screen: a message or a prompt, and the keys that help now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::super::app::{Mode, Notice, PromptKind};
use super::super::text_field::TextField;
use super::layout::FOOTER;
use super::{View, after, put};
use crate::language::tr;
use crate::wrap::{display_width, wrap};

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
            _ => self.keys(line, buffer),
        }
        let above = Rect::new(line.x, area.bottom() - FOOTER, line.width, FOOTER - 1);
        self.notice(&self.app.notice(), above, buffer);
    }

    /// The keys in order, each before what it does, as many as fit: Enter and the last one, which
    /// helps or goes back, stay longest.
    fn keys(&self, line: Rect, buffer: &mut Buffer) {
        const BETWEEN: &str = " · ";
        let text = self.app.keys();
        let mut keys: Vec<&str> = text.split(BETWEEN).collect();
        let width = |keys: &[&str]| display_width(&keys.join(BETWEEN));
        while width(&keys) > usize::from(line.width) {
            let inner = &keys[..keys.len() - 1];
            let Some(least) = inner.iter().rposition(|key| !is_enter(key)) else {
                break;
            };
            keys.remove(least);
        }
        let mut rest = line;
        for (i, entry) in keys.iter().enumerate() {
            if i > 0 {
                put(buffer, rest, BETWEEN, self.ink(self.palette.grid));
                rest = after(rest, display_width(BETWEEN));
            }
            let (key, meaning) = entry.split_once(' ').unwrap_or((entry, ""));
            let style = self.ink(self.palette.accent);
            put(buffer, rest, key, style);
            put(
                buffer,
                after(rest, display_width(key) + 1),
                meaning,
                self.muted(),
            );
            rest = after(rest, display_width(entry));
        }
    }

    /// What is being typed, and beside it the keys if there is room.
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
        put(buffer, field, &shown, self.ink(self.palette.text));
        let cursor = after(field, cursor);
        if !cursor.is_empty() {
            let cell = Rect::new(cursor.x, cursor.y, 1, 1);
            buffer.set_style(cell, Style::new().add_modifier(Modifier::REVERSED));
        }
        let keys = self.app.keys();
        let wide = display_width(&keys);
        if display_width(&shown) + wide + 4 <= usize::from(field.width) {
            let right = after(line, usize::from(line.width) - wide);
            put(buffer, right, &keys, self.muted());
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

/// Whether a hint is of the key that does what is prepared, as keyboards of the languages label it.
fn is_enter(hint: &str) -> bool {
    ["Enter", "Entrée", "Intro", "Retorn"]
        .iter()
        .any(|name| hint.starts_with(name))
}
