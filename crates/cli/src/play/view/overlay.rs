//! Boxes over the board: the help and the form for a new game.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Widget};

use super::super::local_match::MatchTerms;
use super::super::messages;
use super::super::new_game::NewGameForm;
use super::{View, after, put, rgb};
use crate::language::tr;
use crate::wrap::{display_width, wrap};

/// The width of the help screen, and of the keys in it.
const HELP_WIDTH: u16 = 66;
const HELP_KEY: usize = 12;
/// The width of the form, and where its values begin.
const FORM_WIDTH: u16 = 46;
const FORM_VALUE: usize = 24;

/// A line of the help.
enum HelpLine {
    Key(String, String),
    Text(String),
    Empty,
}

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

    /// The help, from a line on. The last line of the box says how to go on.
    pub(super) fn help(&self, scroll: usize, area: Rect, buffer: &mut Buffer) {
        let width = HELP_WIDTH.min(area.width.saturating_sub(4));
        let mut lines = help_lines(width, self.app.local_match().terms());
        if lines.len() as u16 + 4 > area.height {
            // In a low terminal the empty lines go first.
            lines.retain(|line| !matches!(line, HelpLine::Empty));
        }
        let height = (lines.len() as u16 + 2).min(area.height.saturating_sub(2));
        let inside = self.overlay(area, Size::new(width, height), buffer);
        let shown = usize::from(inside.height.saturating_sub(2));
        let first = scroll.min(lines.len().saturating_sub(shown));
        let has_more = lines.len() > shown;
        for (row, line) in inside.rows().take(shown).zip(&lines[first..]) {
            match line {
                HelpLine::Key(key, meaning) => {
                    put(buffer, row, key, self.ink(self.palette.accent));
                    put(buffer, after(row, HELP_KEY), meaning, Style::new());
                }
                HelpLine::Text(text) => put(buffer, row, text, self.muted()),
                HelpLine::Empty => {}
            }
        }
        let Some(last) = inside.rows().next_back().filter(|row| row.y > inside.y) else {
            return;
        };
        let back = if has_more {
            tr!("play-help-scroll")
        } else {
            tr!("play-help-back")
        };
        put(buffer, last, &back, self.muted());
        if has_more {
            let of = format!("{}-{}/{}", first + 1, first + shown, lines.len());
            let columns = usize::from(last.width).saturating_sub(display_width(&of));
            put(buffer, after(last, columns), &of, self.muted());
        }
    }

    pub(super) fn new_game(&self, form: &NewGameForm, area: Rect, buffer: &mut Buffer) {
        let rows = form.rows();
        let height = rows.len() as u16 + 2;
        let inside = self.overlay(area, Size::new(FORM_WIDTH, height), buffer);
        let heading = self.ink(self.palette.accent).add_modifier(Modifier::BOLD);
        put(buffer, inside, &tr!("play-new-game"), heading);
        // In a low terminal the chosen row stays in sight.
        let shown = usize::from(inside.height.saturating_sub(2));
        let chosen = rows.iter().position(|&row| row == form.row());
        let first = (chosen.unwrap_or(0) + 1).saturating_sub(shown.max(1));
        for (area, &row) in inside.rows().skip(2).zip(&rows[first..]) {
            let is_chosen = form.row() == row;
            let style = if is_chosen {
                self.ink(self.palette.text).add_modifier(Modifier::BOLD)
            } else {
                self.muted()
            };
            let value = if is_chosen {
                format!("◂ {} ▸", form.value(row))
            } else {
                format!("  {}", form.value(row))
            };
            put(buffer, area, &form.name(row), style);
            put(buffer, after(area, FORM_VALUE), &value, style);
        }
    }
}

/// How many lines the help can be scrolled at most.
pub(crate) fn help_length(terms: MatchTerms) -> usize {
    help_lines(HELP_WIDTH, terms).len()
}

fn help_lines(width: u16, terms: MatchTerms) -> Vec<HelpLine> {
    let room = usize::from(width).saturating_sub(HELP_KEY);
    let keys = messages::help(terms)
        .into_iter()
        .flat_map(|line| match line {
            None => vec![HelpLine::Empty],
            Some((key, meaning)) => {
                let lines = wrap(&meaning, room, "", "").into_iter();
                // The key stands beside the first line of what it does.
                let keys = std::iter::once(key).chain(std::iter::repeat(String::new()));
                keys.zip(lines)
                    .map(|(key, line)| HelpLine::Key(key, line))
                    .collect()
            }
        });
    let board = wrap(&tr!("play-help-board"), width.into(), "", "");
    let board = board.into_iter().map(HelpLine::Text);
    keys.chain([HelpLine::Empty]).chain(board).collect()
}
