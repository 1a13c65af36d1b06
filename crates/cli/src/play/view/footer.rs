//! The last lines of the screen: a message or a prompt, and the keys that help now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::super::app::{Mode, Notice, PromptKind};
use super::{FOOTER, View};
use crate::language::tr;
use crate::wrap::{display_width, wrap};

impl View<'_> {
    pub(super) fn footer(&self, area: Rect, buffer: &mut Buffer) {
        let keys = area.bottom() - 1;
        let line = Rect::new(area.x + 1, keys, area.width - 2, 1);
        match self.app.mode() {
            Mode::Prompt(kind, typed) => self.prompt(*kind, typed, line, buffer),
            _ => {
                buffer.set_stringn(
                    line.x,
                    line.y,
                    self.app.keys(),
                    line.width.into(),
                    self.muted(),
                );
            }
        }
        let above = Rect::new(line.x, area.bottom() - FOOTER, line.width, FOOTER - 1);
        self.notice(&self.app.notice(), above, buffer);
    }

    /// What is being typed, and beside it the keys if there is room.
    fn prompt(&self, kind: PromptKind, typed: &str, line: Rect, buffer: &mut Buffer) {
        let prompt = match kind {
            PromptKind::Move => tr!("play-ask-move"),
            PromptKind::Save => tr!("play-ask-save"),
            PromptKind::Open => tr!("play-ask-open"),
        };
        let room = usize::from(line.width);
        // The end of a long text stays in sight.
        let field = room.saturating_sub(display_width(&prompt) + 4);
        let start = typed.chars().count().saturating_sub(field);
        let shown: String = typed.chars().skip(start).collect();
        let text = format!("{prompt}: {shown}▏");
        buffer.set_stringn(line.x, line.y, &text, room, self.ink(self.palette.text));
        let keys = self.app.keys();
        if display_width(&text) + display_width(&keys) + 4 <= room {
            let x = line.right() - display_width(&keys) as u16;
            buffer.set_string(x, line.y, keys, self.muted());
        }
    }

    fn notice(&self, notice: &Notice, area: Rect, buffer: &mut Buffer) {
        let room = usize::from(area.width);
        let style = self.notice_style(notice);
        let mut lines = wrap(notice.text(), room, "", "");
        if lines.len() > usize::from(area.height) {
            let last = &mut lines[usize::from(area.height) - 1];
            *last = last.chars().take(room - 2).collect::<String>() + " …";
        }
        // A short message stands close to the keys.
        let empty = usize::from(area.height).saturating_sub(lines.len());
        for (row, line) in area.rows().skip(empty).zip(lines) {
            buffer.set_stringn(row.x, row.y, line, room, style);
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
