//! Why a game was lost away from the board.

use std::fmt;

use caminos_cei::ClientError;
use caminos_rules::{IllegalMove, MoveText};

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
    /// The kind alone, as records have it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NoMove(_) | Self::IllegalMove(..) => "illegal move",
            Self::Crash(_) => "crash",
            Self::Hang => "hang",
            Self::Time => "time",
            Self::Refusal(_) => "refusal",
        }
    }
}

/// As records have it, in every language the same.
impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self {
            Self::NoMove(text) | Self::Refusal(text) => write!(f, ": {text}"),
            Self::IllegalMove(text, error) => write!(f, ": {text}: {error}"),
            Self::Crash(error) => write!(f, ": {error}"),
            Self::Hang | Self::Time => Ok(()),
        }
    }
}
