//! The keys that help now, and what each does: what the footer shows.

use std::fmt;

use super::app::{App, Mode, PromptKind};
use crate::language::tr;

/// A key and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct KeyHint {
    /// The label on the key; empty where there is more to do than to press one.
    pub(super) key: String,
    pub(super) text: String,
    /// Whether it is the key that does what is prepared.
    pub(super) is_enter: bool,
}

impl KeyHint {
    fn new(key: impl Into<String>, text: String) -> Self {
        Self {
            key: key.into(),
            text,
            is_enter: false,
        }
    }

    fn enter(text: String) -> Self {
        Self {
            is_enter: true,
            ..Self::new(tr!("play-footer-key-enter"), text)
        }
    }

    fn escape(text: String) -> Self {
        Self::new(tr!("play-footer-key-escape"), text)
    }

    fn undo() -> Self {
        Self::new("u", tr!("play-footer-undo"))
    }

    fn save() -> Self {
        Self::new("s", tr!("play-footer-save"))
    }

    fn new_game() -> Self {
        Self::new("g", tr!("play-footer-new-game"))
    }

    fn quit() -> Self {
        Self::new("q", tr!("play-footer-quit"))
    }

    fn help() -> Self {
        Self::new("?", tr!("play-footer-help"))
    }
}

impl fmt::Display for KeyHint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.is_empty() {
            f.write_str(&self.text)
        } else {
            write!(f, "{} {}", self.key, self.text)
        }
    }
}

/// What a person at the keyboard has before them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Situation {
    NextGame,
    Resigned,
    Over,
    Thinking,
    Paused,
    Choosing,
    Holding,
    Typing,
    Saving,
    Opening,
    Confirming,
    NewGame,
}

impl Situation {
    #[cfg(test)]
    pub(super) const ALL: [Self; 12] = [
        Self::NextGame,
        Self::Resigned,
        Self::Over,
        Self::Thinking,
        Self::Paused,
        Self::Choosing,
        Self::Holding,
        Self::Typing,
        Self::Saving,
        Self::Opening,
        Self::Confirming,
        Self::NewGame,
    ];

    /// The most useful first; the last one helps or goes back.
    pub(super) fn key_hints(self) -> Vec<KeyHint> {
        let hint = |key: &str, text: String| KeyHint::new(key, text);
        match self {
            Self::NextGame => vec![
                hint("n", tr!("play-footer-next-game")),
                KeyHint::undo(),
                KeyHint::save(),
                KeyHint::quit(),
                KeyHint::help(),
            ],
            Self::Resigned => vec![
                KeyHint::save(),
                KeyHint::new_game(),
                KeyHint::quit(),
                KeyHint::help(),
            ],
            Self::Over => vec![
                KeyHint::undo(),
                KeyHint::save(),
                KeyHint::new_game(),
                KeyHint::quit(),
                KeyHint::help(),
            ],
            Self::Thinking => vec![
                KeyHint::escape(tr!("play-footer-stop")),
                KeyHint::undo(),
                KeyHint::save(),
                KeyHint::quit(),
                KeyHint::help(),
            ],
            Self::Paused => vec![
                KeyHint::enter(tr!("play-footer-continue")),
                KeyHint::undo(),
                KeyHint::save(),
                KeyHint::new_game(),
                KeyHint::quit(),
            ],
            Self::Choosing => vec![
                hint("1-4", tr!("play-footer-choose-piece")),
                hint("", tr!("play-footer-type-move")),
                hint("h", tr!("play-footer-hint")),
                KeyHint::undo(),
                // Whoever has not saved is asked.
                KeyHint::quit(),
                KeyHint::help(),
            ],
            Self::Holding => vec![
                hint("↑↓←→", tr!("play-footer-move")),
                hint("R F T", tr!("play-footer-rotate")),
                KeyHint::enter(tr!("play-footer-place")),
                hint("Tab", tr!("play-footer-next-piece")),
                KeyHint::escape(tr!("play-footer-put-back")),
            ],
            Self::Typing => Self::prompt(tr!("play-footer-play")),
            Self::Saving => Self::prompt(tr!("play-footer-save")),
            Self::Opening => Self::prompt(tr!("play-footer-open")),
            Self::Confirming => vec![
                hint("y", tr!("play-footer-yes")),
                hint("n", tr!("play-footer-no")),
            ],
            Self::NewGame => vec![
                hint("↑↓", tr!("play-footer-choose")),
                hint("←→", tr!("play-footer-change")),
                KeyHint::enter(tr!("play-footer-start")),
                KeyHint::escape(tr!("play-footer-back")),
            ],
        }
    }

    /// What Enter does with what was typed, and the way out.
    fn prompt(enter: String) -> Vec<KeyHint> {
        vec![
            KeyHint::enter(enter),
            KeyHint::escape(tr!("play-footer-cancel")),
        ]
    }
}

impl App {
    pub(super) fn situation(&self) -> Situation {
        match self.mode() {
            Mode::Free | Mode::Help(_) if self.local_match().has_next() => Situation::NextGame,
            Mode::Free | Mode::Help(_) if self.local_match().has_resigned() => Situation::Resigned,
            Mode::Free | Mode::Help(_) if self.local_match().is_over() => Situation::Over,
            Mode::Free | Mode::Help(_) if self.is_thinking() => Situation::Thinking,
            Mode::Free | Mode::Help(_) if self.local_match().is_paused() => Situation::Paused,
            Mode::Free | Mode::Help(_) => Situation::Choosing,
            Mode::Holding(_) => Situation::Holding,
            Mode::Prompt(PromptKind::Move, _) => Situation::Typing,
            Mode::Prompt(PromptKind::Save, _) => Situation::Saving,
            Mode::Prompt(PromptKind::Open, _) => Situation::Opening,
            Mode::Confirm(_) => Situation::Confirming,
            Mode::NewGame(_) => Situation::NewGame,
        }
    }
}
