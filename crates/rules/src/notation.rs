//! Moves as text: the one parser and the one printer (`docs/notation.md`).

mod fault;
mod scan;

use core::fmt;
use core::str::FromStr;

pub use fault::{NotationError, NotationFault, Shown};
pub(crate) use scan::Scanner;
pub use scan::TextPos;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::placement::Move;
use crate::rules::Rules;
use crate::shape::Letter;

/// A placement as written: a shape and the cells that it enters, each with its number of
/// cubes. What it means depends on the heights ([`Position::resolve`](crate::Position::resolve)).
///
/// ```
/// use caminos_rules::MoveText;
/// let MoveText::Place(text) = "Lb2^3c2".parse()? else { unreachable!() };
/// assert_eq!(text.letter().as_char(), 'L');
/// let (cell, cubes) = text.columns()[0];
/// assert_eq!((cell, cubes), ("b2".parse()?, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlacementText {
    letter: Letter,
    /// Sorted by cell, each cell once.
    columns: Vec<(Cell, u8)>,
}

impl PlacementText {
    /// The shape's letter.
    #[must_use]
    pub const fn letter(&self) -> Letter {
        self.letter
    }

    /// The cells in order, with the number of cubes that each takes.
    #[must_use]
    pub fn columns(&self) -> &[(Cell, u8)] {
        &self.columns
    }

    /// The lower left corner of the cells' bounding box.
    pub(crate) fn anchor(&self) -> Cell {
        let x = self
            .columns
            .iter()
            .map(|(cell, _)| cell.x())
            .min()
            .unwrap_or(0);
        let y = self
            .columns
            .iter()
            .map(|(cell, _)| cell.y())
            .min()
            .unwrap_or(0);
        Cell::on_grid(x, y)
    }

    /// The text without the shape's letter.
    pub(crate) fn cells_text(&self) -> String {
        self.columns
            .iter()
            .map(|&(cell, cubes)| column_text(cell, cubes))
            .collect()
    }
}

fn column_text(cell: Cell, cubes: u8) -> String {
    if cubes == 1 {
        cell.to_string()
    } else {
        format!("{cell}^{cubes}")
    }
}

/// A move as written.
///
/// ```
/// use caminos_rules::MoveText;
/// let text: MoveText = "l c2, b2 b2 b2".parse()?;
/// assert_eq!(text.to_string(), "Lb2^3c2");
/// # Ok::<(), caminos_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub enum MoveText {
    /// A piece placed.
    Place(PlacementText),
    /// `swap`.
    Swap,
    /// `resign`.
    Resign,
}

impl MoveText {
    /// Reads moves separated by spaces, commas or line ends.
    ///
    /// # Errors
    /// Where and why the text is no list of moves.
    ///
    /// ```
    /// use caminos_rules::MoveText;
    /// assert_eq!(MoveText::parse_list("Ia1a2a3 tb1c1 c1 d1")?.len(), 2);
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn parse_list(text: &str) -> Result<Vec<Self>, NotationError> {
        let mut scanner = Scanner::new(text);
        let mut moves = Vec::new();
        scanner.skip_separators();
        while !scanner.at_end() {
            moves.push(scanner.read_move()?);
            scanner.skip_separators();
        }
        Ok(moves)
    }
}

impl FromStr for MoveText {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut scanner = Scanner::new(text);
        scanner.skip_separators();
        let mv = scanner.read_move()?;
        scanner.skip_separators();
        if scanner.at_end() {
            Ok(mv)
        } else {
            Err(scanner.error(NotationFault::AfterMove))
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(text) => write!(f, "{}{}", text.letter, text.cells_text()),
            Self::Swap => f.write_str("swap"),
            Self::Resign => f.write_str("resign"),
        }
    }
}

impl Rules {
    /// The text of a move.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let mv = position.play_text(&"l c2 b2b2b2".parse()?)?;
    /// assert_eq!(position.rules().text(mv).to_string(), "Lb2^3c2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self, mv: Move) -> MoveText {
        match mv {
            Move::Place(placement) => MoveText::Place(PlacementText {
                letter: self.shape(self.shape_of(placement.orientation())).letter(),
                columns: self
                    .columns(placement)
                    .map(|(cell, c)| (cell, c.cubes))
                    .collect(),
            }),
            Move::Swap => MoveText::Swap,
            Move::Resign => MoveText::Resign,
        }
    }
}
