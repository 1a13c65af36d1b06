//! Why a move is refused, as data: a page tells it in the reader's language.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::view::{Block, Square};

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "reason",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Another seat has the turn.
    NotYourTurn {
        /// The seat that wanted to play.
        seat: u8,
        /// The seat that has the turn.
        to_move: u8,
    },
    /// The text is not a move.
    Unreadable {
        /// What is wrong with it.
        fault: MoveFault,
    },
    /// There is no such shape.
    UnknownShape {
        /// The letter.
        letter: String,
    },
    /// The seat has no such piece left.
    NotInSupply {
        /// The seat.
        seat: u8,
        /// The letter.
        letter: String,
    },
    /// A neutral piece comes first.
    NeutralFirst {
        /// The seat.
        seat: u8,
        /// The neutral shape's letter.
        letter: String,
    },
    /// The time for neutral pieces is over.
    NeutralTooLate {
        /// The neutral shape's letter.
        letter: String,
    },
    /// No way of turning the shape fills these cells.
    NotThisShape {
        /// The letter.
        letter: String,
        /// The cells, as in the move.
        text: String,
    },
    /// The placement breaks rules of placing.
    Illegal {
        /// Which, and where.
        violations: Vec<Violation>,
    },
    /// The swap rule is off.
    SwapOff,
    /// Only the first answer may be a swap.
    SwapNotNow,
    /// The move was made for another board or other pieces.
    OtherRules,
}

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum MoveFault {
    /// Something is written close after `swap` or `resign`.
    FollowsWord {
        /// What; nothing at the end of the text.
        shown: Option<String>,
        /// `swap` or `resign`.
        word: String,
    },
    /// No move begins like this.
    NotAMove {
        /// What is there; nothing at the end of the text.
        shown: Option<String>,
    },
    /// A cell is named too often.
    TooManyCubes {
        /// The cell.
        cell: String,
    },
    /// More cells than any piece has.
    TooManyCells,
    /// A letter stands alone.
    NoCells {
        /// The letter.
        letter: String,
    },
    /// Something is written close after a cell.
    NotACell {
        /// What is there; nothing at the end of the text.
        shown: Option<String>,
    },
    /// A letter and a number that name no cell.
    BadCell {
        /// What is there; nothing at the end of the text.
        shown: Option<String>,
    },
    /// No number of cubes after `^`.
    BadCubes,
    /// There is more than a move.
    AfterMove,
}

/// A rule of placing that is broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "rule", rename_all = "kebab-case")]
pub enum Violation {
    /// Part of the piece is not on the board.
    OffBoard {
        /// The cells, as far as they have names.
        cells: Vec<Square>,
    },
    /// No cube would touch the board.
    AboveTheBoard {
        /// The cells of the lowest cubes.
        cells: Vec<Square>,
        /// Their level.
        level: u8,
    },
    /// Places beneath the piece would stay empty.
    Gap {
        /// The places.
        places: Vec<Block>,
    },
    /// Other pieces are there already.
    Occupied {
        /// The places.
        places: Vec<Block>,
    },
}
