//! What is asked for in a puzzle.

use std::fmt;
use std::str::FromStr;

use crate::error::ParsePuzzleError;

/// What the team to move has to do.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Task {
    /// Connect in this many own moves, whatever is answered.
    Connect {
        /// 2 to 4.
        moves: u8,
    },
    /// Keep the other team from connecting within this many of its moves.
    Defend {
        /// 1 or 2.
        moves: u8,
    },
    /// Connect at once with the most points.
    Points,
}

impl Task {
    /// The own moves that a person makes.
    #[must_use]
    pub const fn own_moves(self) -> u8 {
        match self {
            Self::Connect { moves } => moves,
            Self::Defend { .. } | Self::Points => 1,
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connect { moves } => write!(f, "connect {moves}"),
            Self::Defend { moves } => write!(f, "defend {moves}"),
            Self::Points => f.write_str("points"),
        }
    }
}

impl FromStr for Task {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || ParsePuzzleError::Task(text.chars().take(40).collect());
        Ok(match text {
            "connect 2" => Self::Connect { moves: 2 },
            "connect 3" => Self::Connect { moves: 3 },
            "connect 4" => Self::Connect { moves: 4 },
            "defend 1" => Self::Defend { moves: 1 },
            "defend 2" => Self::Defend { moves: 2 },
            "points" => Self::Points,
            _ => return Err(unknown()),
        })
    }
}
