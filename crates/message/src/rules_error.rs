//! Why options or a board cannot be played with.

use caminos_rules::RulesError;

use crate::{Localise, Message, message};

impl Localise for RulesError {
    fn message(&self) -> Message {
        match self {
            Self::UnknownBoard { name, known } => {
                message!("options-unknown-board", name = name, known = known)
            }
            Self::OddCount { letter, count } => {
                message!("options-odd-count", letter = *letter, count = *count)
            }
            Self::NoNeutral { material } => message!("options-no-neutral", material = material),
            Self::SwapWithFour => message!("options-swap-with-four"),
        }
    }
}
