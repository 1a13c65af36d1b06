//! Why a game was lost away from the board: as records keep it, and in words for people.

use std::fmt;

use caminos_rules::{IllegalMove, MoveText};

use super::process::Silence;
use crate::causes;
use crate::language::{texts, tr};

/// Why a game was lost away from the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forfeit {
    /// What was answered is no move.
    NoMove(String),
    /// The move cannot be played.
    Refused(MoveText, IllegalMove),
    Crash(Silence),
    Hang,
    Time,
    Refusal(String),
}

impl Forfeit {
    /// The kind alone, as it is kept.
    const fn kind(&self) -> &'static str {
        match self {
            Self::NoMove(_) | Self::Refused(..) => "illegal move",
            Self::Crash(_) => "crash",
            Self::Hang => "hang",
            Self::Time => "time",
            Self::Refusal(_) => "refusal",
        }
    }

    /// The whole in words.
    pub(super) fn told(&self) -> String {
        let kind = told_kind(self.kind());
        match self {
            Self::NoMove(text) | Self::Refusal(text) => format!("{kind}: {text}"),
            Self::Refused(text, error) => format!("{kind}: {text}: {}", texts().refusal(error)),
            Self::Crash(silence) => format!("{kind}: {}", causes::silence(silence)),
            Self::Hang | Self::Time => kind,
        }
    }
}

/// As records keep it, in every language the same.
impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Self::NoMove(text) | Self::Refusal(text) => write!(f, ": {text}"),
            Self::Refused(text, error) => write!(f, ": {text}: {error}"),
            Self::Crash(silence) => write!(f, ": {silence}"),
            Self::Hang | Self::Time => Ok(()),
        }
    }
}

/// A kind that a record keeps, in words. Records of other programs may have others.
pub(super) fn told_kind(kind: &str) -> String {
    match kind {
        "illegal move" => tr!("arena-forfeit-illegal"),
        "crash" => tr!("arena-forfeit-crash"),
        "hang" => tr!("arena-forfeit-hang"),
        "time" => tr!("arena-forfeit-time"),
        "refusal" => tr!("arena-forfeit-refusal"),
        other => other.to_owned(),
    }
}
