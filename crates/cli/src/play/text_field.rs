//! A line of text that is typed in the full screen, with the keys of a line editor.

use crossterm::event::{Event, KeyEvent};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

/// The text and where the cursor is in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextField(Input);

impl PartialEq for TextField {
    fn eq(&self, other: &Self) -> bool {
        (self.text(), self.0.cursor()) == (other.text(), other.0.cursor())
    }
}

impl Eq for TextField {}

impl From<&str> for TextField {
    /// With the cursor at the end.
    fn from(text: &str) -> Self {
        Self(Input::new(text.to_owned()))
    }
}

impl TextField {
    /// Longer texts than any move or file name are not typed on.
    const MAX: usize = 400;

    pub(crate) fn text(&self) -> &str {
        self.0.value()
    }

    /// Takes a key: a character, or one that moves or deletes.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        let mut next = self.0.clone();
        next.handle_event(&Event::Key(key));
        if next.value().len() <= Self::MAX || next.value().len() < self.text().len() {
            self.0 = next;
        }
    }

    /// What is shown in a field of so many columns, and the column of the cursor in it.
    pub(crate) fn shown(&self, width: usize) -> (String, usize) {
        let width = width.max(1);
        let scroll = self.0.visual_scroll(width);
        let shown = self.text().chars().skip(scroll).take(width).collect();
        (
            shown,
            self.0.visual_cursor().saturating_sub(scroll).min(width),
        )
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    fn pressed(field: &mut TextField, code: KeyCode, modifiers: KeyModifiers) {
        field.press(KeyEvent::new(code, modifiers));
    }

    #[test]
    fn a_line_is_edited_as_in_a_shell() {
        use KeyCode::{Backspace, Char, Delete, End, Home, Left};
        let (none, control) = (KeyModifiers::NONE, KeyModifiers::CONTROL);
        let mut field = TextField::from("Lb2 b3");
        for (code, modifiers, expected) in [
            (Home, none, "Lb2 b3"),
            (Delete, none, "b2 b3"),
            (Char('T'), none, "Tb2 b3"),
            (End, none, "Tb2 b3"),
            (Left, none, "Tb2 b3"),
            (Backspace, none, "Tb2 3"),
            (Char('e'), control, "Tb2 3"),
            (Char('w'), control, "Tb2 "),
            (Char('u'), control, ""),
        ] {
            pressed(&mut field, code, modifiers);
            assert_eq!(field.text(), expected, "after {code:?}");
        }
    }

    #[test]
    fn the_end_of_a_long_text_stays_in_sight() {
        let field = TextField::from("abcdefghij");
        let (shown, cursor) = field.shown(6);
        assert!(shown.ends_with("ij"), "{shown}");
        assert!(cursor <= 6);
        let mut long = TextField::from("x".repeat(TextField::MAX).as_str());
        pressed(&mut long, KeyCode::Char('y'), KeyModifiers::NONE);
        assert_eq!(long.text().len(), TextField::MAX);
    }
}
