//! Why a move is illegal, as data: each language puts it in its own words.

use core::fmt;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::shape::Letter;
use crate::small_sort::small_sort;
use crate::team::Seat;

/// Room for one cube in a cell; unlike a [`Cube`](crate::Cube) it may be higher than any
/// cube can stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot {
    /// The cell.
    pub cell: Cell,
    /// The level in it, counted from 0.
    pub level: u8,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at level {}", self.cell, self.level)
    }
}

/// A rule of placing (section 4) that a placement breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "rule",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BrokenRule {
    /// Rule 1: these cells are not on the board.
    OffBoard {
        /// The cells that the piece would need, as far as they have names.
        cells: Vec<Cell>,
    },
    /// Rule 2: no cube would be at level 0.
    AboveTheBoard {
        /// The cells of the piece's lowest cubes.
        cells: Vec<Cell>,
        /// The level of those cubes.
        level: u8,
    },
    /// Rule 3: these spots beneath the piece would stay empty.
    Gap {
        /// The spots.
        spots: Vec<Spot>,
    },
    /// Another piece's cubes are where the placement's own would be.
    Occupied {
        /// The spots.
        spots: Vec<Spot>,
    },
}

impl BrokenRule {
    /// The cells to mark on the board.
    ///
    /// ```
    /// use caminos_rules::{BrokenRule, Spot};
    /// let spots = vec![Spot { cell: "c2".parse()?, level: 1 }];
    /// assert_eq!(BrokenRule::Gap { spots }.cells(), ["c2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = match self {
            Self::OffBoard { cells } | Self::AboveTheBoard { cells, .. } => cells.clone(),
            Self::Gap { spots } | Self::Occupied { spots } => {
                spots.iter().map(|spot| spot.cell).collect()
            }
        };
        cells.dedup();
        cells
    }
}

impl fmt::Display for BrokenRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Beyond the last letter or number there are no names to give.
            Self::OffBoard { cells } if cells.is_empty() => {
                f.write_str("part of the piece is not on the board")
            }
            Self::OffBoard { cells } if cells.len() == 1 => {
                write!(f, "{} is not on the board", list(cells))
            }
            Self::OffBoard { cells } => write!(f, "{} are not on the board", list(cells)),
            Self::AboveTheBoard { cells, level } => write!(
                f,
                "the piece would not touch the board: its lowest cubes, in {}, would be at level {level}",
                list(cells)
            ),
            Self::Gap { spots } => write!(f, "a gap would stay under {}", list(spots)),
            Self::Occupied { spots } => write!(f, "other pieces already fill {}", list(spots)),
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[impl ToString]) -> String {
    let mut items: Vec<String> = items.iter().map(ToString::to_string).collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() {
        last
    } else {
        format!("{} and {last}", items.join(", "))
    }
}

/// Why a move is illegal. The position is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "reason",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum IllegalMove {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat has the turn.
    #[error("it is the turn of {to_move}, not of {seat}")]
    NotYourTurn {
        /// The seat that wanted to play.
        seat: Seat,
        /// The seat that has the turn.
        to_move: Seat,
    },
    /// There is no such shape in this game.
    #[error("there is no piece {letter} in this game (there are: {known})")]
    UnknownShape {
        /// The letter.
        letter: Letter,
        /// The letters that there are.
        known: String,
    },
    /// The seat has no such piece left.
    #[error("{seat} has no {letter} left in its supply")]
    NotInSupply {
        /// The seat.
        seat: Seat,
        /// The shape.
        letter: Letter,
    },
    /// The neutral pieces come before all others.
    #[error("the neutral pieces come first: {seat} has to place {letter}")]
    NeutralFirst {
        /// The seat.
        seat: Seat,
        /// The neutral shape.
        letter: Letter,
    },
    /// The time for neutral pieces is over.
    #[error("the neutral pieces {letter} were placed before the first turn")]
    NeutralTooLate {
        /// The neutral shape.
        letter: Letter,
    },
    /// However it is turned, the shape does not fill these cells in this way.
    #[error("no way of turning {letter} fills {text}")]
    NotThisShape {
        /// The shape.
        letter: Letter,
        /// The cells, as in the move.
        text: String,
    },
    /// The placement breaks rules of placing.
    #[error("{}", list(.broken))]
    Placement {
        /// Which, and where; never empty.
        broken: Vec<BrokenRule>,
    },
    /// `swap` was answered, and the game is played without it.
    #[error("swap is not possible: the swap rule is off")]
    SwapOff,
    /// `swap` was answered, and it is only an answer to the first move.
    #[error("swap is not possible: only the second player may swap, as the first reply")]
    SwapNotNow,
    /// The placement was made for a game with other rules.
    #[error("this placement belongs to a game with another board or other pieces")]
    OtherRules,
}

impl IllegalMove {
    /// The cells to mark on the board, each once, where the reason is about cells.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ic2d2e2".parse()?)?;
    /// let refusal = position.resolve(&"Lb2^3c2".parse()?).unwrap_err();
    /// assert_eq!(refusal.cells(), ["c2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let Self::Placement { broken } = self else {
            return Vec::new();
        };
        let mut cells: Vec<Cell> = broken.iter().flat_map(BrokenRule::cells).collect();
        small_sort(&mut cells);
        cells.dedup();
        cells
    }
}
