//! Why a description is no board.

use super::Board;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;

/// Why a description is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BoardError {
    /// The name cannot be used in commands and records.
    #[error("board name \"{0}\" is not made of 1 to 32 lower-case letters, digits and hyphens")]
    BadName(String),
    /// There is no cell.
    #[error("board \"{0}\" has no cells")]
    Empty(String),
    /// The grid is too large.
    #[error(
        "board \"{name}\" is {width} by {height}; the limit is {max} by {max} cells",
        max = Board::MAX_SIZE
    )]
    TooLarge {
        /// The board.
        name: String,
        /// Columns of its bounding rectangle.
        width: usize,
        /// Rows of its bounding rectangle.
        height: usize,
    },
    /// The side's name cannot be used in goals.
    #[error("side name \"{side}\" of board \"{name}\" is not made of 1 to 8 letters and digits")]
    BadSideName {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// A side has no cells.
    #[error("side \"{side}\" of board \"{name}\" has no cells")]
    EmptySide {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// Two sides have one name.
    #[error("board \"{name}\" names side \"{side}\" twice")]
    RepeatedSide {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// A side lists a place that is no cell.
    #[error("side \"{side}\" of board \"{name}\" lists {cell}, which is not a cell of the board")]
    SideOffBoard {
        /// The board.
        name: String,
        /// The side.
        side: String,
        /// The place.
        cell: Cell,
    },
    /// A goal names a side that the board does not have.
    #[error("a goal of board \"{name}\" names the unknown side \"{side}\" (its sides: {known})")]
    UnknownSide {
        /// The board.
        name: String,
        /// The name that was not found.
        side: String,
        /// The sides that there are.
        known: String,
    },
    /// A goal joins a side with itself.
    #[error("a goal of board \"{name}\" joins side \"{side}\" with itself")]
    GoalWithItself {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// Nobody could ever win.
    #[error("board \"{0}\" has no goals: name at least one pair of sides to join")]
    NoGoals(String),
    /// More sides than fit.
    #[error(
        "board \"{name}\" has {count} sides; the limit is {}",
        Board::MAX_SIDES
    )]
    TooManySides {
        /// The board.
        name: String,
        /// How many it has.
        count: usize,
    },
}
