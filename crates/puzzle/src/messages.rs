//! What is said of puzzles and their faults.

use caminos_message::{Localise, Message, message};

use crate::error::{CertificateError, ParsePuzzleError};
use crate::game_proof::GameProofError;
use crate::strategy::StrategyError;
use crate::task::Task;
use crate::theme::Theme;

impl Localise for Theme {
    fn message(&self) -> Message {
        match self {
            Self::Win => message!("puzzle-theme-win"),
            Self::Defence => message!("puzzle-theme-defence"),
            Self::Points => message!("puzzle-theme-points"),
            Self::Cut => message!("puzzle-theme-cut"),
            Self::Cover => message!("puzzle-theme-cover"),
            Self::Wall => message!("puzzle-theme-wall"),
        }
    }
}

/// The task as a sentence about the team to move, which is named in it.
impl Task {
    /// What a team has to do.
    #[must_use]
    pub fn message(self, team: caminos_rules::Team) -> Message {
        let own = team.message();
        match self {
            Self::Connect { moves } => {
                message!("puzzle-task-connect", team = own, moves = moves)
            }
            Self::Defend { moves } => {
                message!("puzzle-task-defend", team = own, moves = moves)
            }
            Self::Points => message!("puzzle-task-points", team = own),
        }
    }
}

impl Localise for ParsePuzzleError {
    fn message(&self) -> Message {
        match self {
            Self::Fields(count) => message!("puzzle-error-fields", count = *count),
            Self::Position(error) => message!(
                "with-cause",
                what = message!("puzzle-error-position"),
                cause = error.message()
            ),
            Self::Task(word) => message!("puzzle-error-task", word = word),
            Self::Theme(word) => message!("puzzle-error-theme", word = word),
            Self::Rating(word) => message!("puzzle-error-rating", word = word),
            Self::Line => message!("puzzle-error-line"),
            Self::Certificate { column } => {
                message!("puzzle-error-certificate", column = *column)
            }
            Self::InLine { line, error } => message!(
                "with-cause",
                what = message!("puzzle-in-line", line = *line),
                cause = error.message()
            ),
        }
    }
}

impl Localise for CertificateError {
    fn message(&self) -> Message {
        match self {
            Self::NoTurn => message!("puzzle-no-turn"),
            Self::ConnectsAtOnce => message!("puzzle-connects-at-once"),
            Self::Illegal { mv, reason } => message!(
                "with-cause",
                what = message!("puzzle-illegal", move = mv),
                cause = reason.message()
            ),
            Self::NotSolved { mv } => message!("puzzle-not-solved", move = mv),
            Self::AlsoSolves { mv } => message!("puzzle-also-solves", move = mv),
            Self::OtherLine => message!("puzzle-other-line"),
            Self::OtherThemes => message!("puzzle-other-themes"),
            Self::Lists { found, wanted } => {
                message!("puzzle-lists", found = *found, wanted = *wanted)
            }
            Self::Rating => message!("puzzle-rating-range"),
            Self::Exhausted(exhausted) => {
                message!("puzzle-exhausted", most = exhausted.most as usize)
            }
        }
    }
}

impl Localise for StrategyError {
    fn message(&self) -> Message {
        match self {
            Self::NoMove { position } => message!("proof-no-move", position = position),
            Self::Illegal { mv, position } => {
                message!("proof-illegal", move = mv, position = position)
            }
            Self::Missed { position } => message!("proof-missed", position = position),
            Self::LeftOver => message!("proof-left-over"),
            Self::Exhausted(exhausted) => {
                message!("puzzle-exhausted", most = exhausted.most as usize)
            }
        }
    }
}

impl Localise for GameProofError {
    fn message(&self) -> Message {
        match self {
            Self::Head => message!("proof-head"),
            Self::Line { line } => message!("proof-line", line = *line),
            Self::Position(error) => error.message(),
            Self::OtherMaterial { material } => {
                message!("proof-other-material", material = material)
            }
            Self::Strategy(error) => error.message(),
        }
    }
}
