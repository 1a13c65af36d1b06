//! A line of text that is typed in the full screen, with the keys of a line editor.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler as _;

/// The text and where the cursor is in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextField {
    input: Input,
    /// Whether the text is selected whole: what is typed replaces it, any other key edits it.
    selected: bool,
}

impl PartialEq for TextField {
    fn eq(&self, other: &Self) -> bool {
        let state = |field: &Self| (field.input.cursor(), field.selected);
        (self.text(), state(self)) == (other.text(), state(other))
    }
}

impl Eq for TextField {}

impl From<&str> for TextField {
    /// With the cursor at the end.
    fn from(text: &str) -> Self {
        Self {
            input: Input::new(text.to_owned()),
            selected: false,
        }
    }
}

impl TextField {
    /// Longer texts than any move or file name are not typed on.
    const MAX: usize = 400;

    /// A text that is proposed, and selected for that reason.
    pub(crate) fn proposed(text: &str) -> Self {
        Self {
            selected: true,
            ..Self::from(text)
        }
    }

    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    pub(crate) const fn is_selected(&self) -> bool {
        self.selected
    }

    /// Takes a key: a character, or one that moves or deletes.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        let is_typed = matches!(key.code, KeyCode::Char(_))
            && (key.modifiers - KeyModifiers::SHIFT).is_empty();
        let mut next = if self.selected && is_typed {
            Input::default()
        } else {
            self.input.clone()
        };
        self.selected = false;
        next.handle_event(&Event::Key(key));
        if next.value().len() <= Self::MAX || next.value().len() < self.text().len() {
            self.input = next;
        }
    }

    /// What is shown in a field of so many columns, and the column of the cursor in it.
    pub(crate) fn shown(&self, width: usize) -> (String, usize) {
        let width = width.max(1);
        let scroll = self.input.visual_scroll(width);
        let shown = self.text().chars().skip(scroll).take(width).collect();
        (
            shown,
            self.input.visual_cursor().saturating_sub(scroll).min(width),
        )
    }
}

#[cfg(test)]
mod tests {
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
    fn what_is_typed_first_replaces_a_proposal_and_other_keys_edit_it() {
        use KeyCode::{Backspace, Char, End, Left};
        for (first, expected) in [
            (Char('m'), "m.c"),
            (Backspace, "game.camino.c"),
            (Left, "game.camino.cs"),
            (End, "game.caminos.c"),
        ] {
            let mut field = TextField::proposed("game.caminos");
            for code in [first, Char('.'), Char('c')] {
                pressed(&mut field, code, KeyModifiers::NONE);
            }
            assert_eq!(field.text(), expected, "after {first:?}");
        }
        let mut field = TextField::proposed("game.caminos");
        pressed(&mut field, Char('M'), KeyModifiers::SHIFT);
        assert_eq!(field.text(), "M");
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
