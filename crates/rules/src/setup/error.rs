//! Why a text is no position.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::rules::RulesError;
use crate::shape::Letter;
use crate::team::{Seat, Team};

/// Why a text is no position: how it is written, or the first thing in it that is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "fault",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SetupError {
    /// There are more or fewer than six fields.
    #[error(
        "a position has six fields, board, players, variants, pieces, turn and out, with one \
         space between them, and this text has {count}"
    )]
    Fields {
        /// How many there are.
        count: usize,
    },
    /// Not a name that a board can have.
    #[error("\"{text}\" is not a board's name")]
    Board {
        /// What is written there.
        text: String,
    },
    /// Not a number of players.
    #[error("\"{text}\" players cannot play: it takes 2 or 4")]
    Players {
        /// What is written there.
        text: String,
    },
    /// Not a list of variants.
    #[error("\"{text}\" is not a list of variants: write - or some of n, s, p and t in this order")]
    Variants {
        /// What is written there.
        text: String,
    },
    /// More pieces than any board has cells.
    #[error("no board has room for {count} pieces")]
    Crowded {
        /// How many there are.
        count: usize,
    },
    /// Not a piece.
    #[error("\"{text}\" is not a piece: a piece is a seat, a letter and cells, as in 1Lb2^3c2")]
    Piece {
        /// What is written there.
        text: String,
    },
    /// Not a turn.
    #[error("\"{text}\" is not a turn: a turn is the number of a seat, or - when the game is over")]
    Turn {
        /// What is written there.
        text: String,
    },
    /// Not a list of seats that are out.
    #[error("\"{text}\" is not a list of seats that are out: write their numbers in order, or -")]
    Out {
        /// What is written there.
        text: String,
    },
    /// The board is not in the box, or cannot be played with these options.
    #[error(transparent)]
    Rules {
        /// Why.
        #[from]
        error: RulesError,
    },
    /// Only four players have this seat.
    #[error("there is no {seat} in a game of two")]
    UnknownSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat, or nobody, has pieces of this shape.
    #[error("{piece}: there is no such piece {letter} in this game")]
    UnknownShape {
        /// The piece as written.
        piece: String,
        /// The letter.
        letter: Letter,
    },
    /// The cell is not on the board.
    #[error("{piece}: {cell} is not on the board")]
    UnknownCell {
        /// The piece as written.
        piece: String,
        /// The cell.
        cell: Cell,
    },
    /// Two cubes in one place.
    #[error("two cubes are in the same place in {cell}")]
    Overlap {
        /// The cell.
        cell: Cell,
    },
    /// A cube over nothing.
    #[error("there is a gap beneath a cube in {cell}")]
    Gap {
        /// The cell.
        cell: Cell,
    },
    /// No cube of the piece is at the lowest level.
    #[error("{piece} does not touch the board")]
    AboveTheBoard {
        /// The piece as written.
        piece: String,
    },
    /// However it is turned, the shape has not this form.
    #[error("the cubes of {piece} are not a piece {letter}")]
    NotThisShape {
        /// The piece as written.
        piece: String,
        /// The shape.
        letter: Letter,
    },
    /// More pieces than the seat, or both teams of the neutral ones, have.
    #[error("there are more pieces {letter} on the board than the box has for them")]
    TooMany {
        /// The seat; `None` for neutral pieces.
        seat: Option<Seat>,
        /// The shape.
        letter: Letter,
    },
    /// Taking turns leads to other numbers of pieces.
    #[error("no order of turns leads to these numbers of pieces, this turn and these seats out")]
    Turns,
    /// The seat went out after the last placement and could still place.
    #[error("{seat} is out, but it could place a piece")]
    NotOut {
        /// The seat.
        seat: Seat,
    },
    /// Pieces that lie on one another in a ring, or neutral pieces on others.
    #[error("no order of moves leads to this: some pieces lie on one another in a circle")]
    Ring,
    /// The seat to move is out.
    #[error("it is the turn of {seat}, which is out")]
    TurnOfOut {
        /// The seat.
        seat: Seat,
    },
    /// The seat to move has no legal placement, so it would be out.
    #[error("it is the turn of {seat}, which cannot place anything")]
    NothingToPlace {
        /// The seat.
        seat: Seat,
    },
    /// Only one team can win.
    #[error("both teams are connected")]
    BothConnected,
    /// The game would have ended.
    #[error("{team} is connected, so it is nobody's turn")]
    GameOver {
        /// The team.
        team: Team,
    },
    /// The game cannot have ended.
    #[error("nobody is connected and not all seats are out, so it is somebody's turn")]
    GameNotOver,
}
