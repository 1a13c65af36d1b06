//! Why a game was lost away from the board.

use std::fmt;

use caminos_cei::ClientError;
use caminos_rules::{IllegalMove, MoveText};

use crate::termination::{ForfeitKind, Termination};

/// Why a game was lost away from the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Forfeit {
    /// What was answered is no move.
    NoMove(String),
    /// The move cannot be played.
    IllegalMove(MoveText, IllegalMove),
    /// The player could not be started, or has ended.
    Crash(ClientError),
    /// No answer within the limit and the grace.
    Hang,
    /// An answer after the own clock has run out.
    Time,
    /// An `error` to a legal command.
    Refusal(String),
}

impl Forfeit {
    /// The kind alone.
    #[must_use]
    pub const fn kind(&self) -> ForfeitKind {
        match self {
            Self::NoMove(_) | Self::IllegalMove(..) => ForfeitKind::IllegalMove,
            Self::Crash(_) => ForfeitKind::Crash,
            Self::Hang => ForfeitKind::Hang,
            Self::Time => ForfeitKind::Time,
            Self::Refusal(_) => ForfeitKind::Refusal,
        }
    }
}

impl From<&Forfeit> for Termination {
    fn from(forfeit: &Forfeit) -> Self {
        let detail = match forfeit {
            Forfeit::NoMove(text) | Forfeit::Refusal(text) => Some(text.clone()),
            Forfeit::IllegalMove(text, error) => Some(format!("{text}: {error}")),
            Forfeit::Crash(error) => Some(error.to_string()),
            Forfeit::Hang | Forfeit::Time => None,
        };
        let kind = forfeit.kind();
        Self::Forfeit { kind, detail }
    }
}

/// As records have it, in every language the same.
impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Termination::from(self).fmt(f)
    }
}
