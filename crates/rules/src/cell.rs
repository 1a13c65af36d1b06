//! Where a cube can be: cells, levels and the four directions between cells.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;

use core::fmt;
use core::str::FromStr;

/// One field of a board's grid, named like a chess square: `a1` is the lower left.
///
/// A cell is a place on *any* grid; whether it belongs to a given board is the
/// board's to say ([`Board::contains`](crate::Board::contains)). Cells are ordered by
/// column letter and then row number, the order in which moves are written.
///
/// ```
/// use caminos_rules::Cell;
/// let cell: Cell = "c5".parse()?;
/// assert_eq!((cell.x(), cell.y()), (2, 4));
/// assert_eq!(cell.to_string(), "c5");
/// # Ok::<(), caminos_rules::ParseCellError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Cell {
    x: u8,
    y: u8,
}

impl Cell {
    /// How many columns have a letter.
    pub const MAX_COLUMNS: u8 = 26;
    /// The largest row number that can be written.
    pub const MAX_ROWS: u8 = 99;

    /// The cell in column `x` and row `y`, both counted from 0, if it has a name.
    ///
    /// ```
    /// use caminos_rules::Cell;
    /// assert_eq!(Cell::new(2, 4), Some("c5".parse()?));
    /// assert_eq!(Cell::new(26, 0), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < Self::MAX_COLUMNS && y < Self::MAX_ROWS {
            Some(Self { x, y })
        } else {
            None
        }
    }

    /// For coordinates that a board has already bounded.
    pub(crate) const fn on_grid(x: u8, y: u8) -> Self {
        debug_assert!(x < Self::MAX_COLUMNS && y < Self::MAX_ROWS);
        Self { x, y }
    }

    /// The column, counted from 0.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// The row, counted from 0.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The next cell in a direction, if it has a name.
    ///
    /// ```
    /// use caminos_rules::{Cell, Direction};
    /// let cell: Cell = "a1".parse()?;
    /// assert_eq!(cell.step(Direction::North), Some("a2".parse()?));
    /// assert_eq!(cell.step(Direction::West), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.offset();
        Self::new(
            self.x.checked_add_signed(dx)?,
            self.y.checked_add_signed(dy)?,
        )
    }

    /// How many steps it is to another cell; a neighbour is one step away.
    ///
    /// ```
    /// use caminos_rules::Cell;
    /// let [a1, b2]: [Cell; 2] = ["a1".parse()?, "b2".parse()?];
    /// assert_eq!(a1.distance(b2), 2);
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x), self.y + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a cell: a cell is a lower-case letter and a number, as in b2")]
pub struct ParseCellError(pub String);

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refuse = || ParseCellError(text.to_owned());
        let bytes = text.as_bytes();
        let (&letter, digits) = bytes.split_first().ok_or_else(refuse)?;
        if !letter.is_ascii_lowercase()
            || digits.is_empty()
            || digits.len() > 2
            || digits[0] == b'0'
        {
            return Err(refuse());
        }
        let mut row = 0u8;
        for digit in digits {
            if !digit.is_ascii_digit() {
                return Err(refuse());
            }
            row = row * 10 + (digit - b'0');
        }
        Self::new(letter - b'a', row - 1).ok_or_else(refuse)
    }
}

/// How high a cube stands: 0 rests on the board, then 1, then 2.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Level(u8);

impl Level {
    /// The highest that a cell can be built, in cubes.
    pub const COUNT: usize = 3;
    /// All levels, lowest first.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    /// The level with this number, if there is one.
    ///
    /// ```
    /// use caminos_rules::Level;
    /// assert_eq!(Level::new(2).map(Level::get), Some(2));
    /// assert_eq!(Level::new(3), None);
    /// ```
    #[must_use]
    pub const fn new(level: u8) -> Option<Self> {
        if level < Self::COUNT as u8 {
            Some(Self(level))
        } else {
            None
        }
    }

    /// 0, 1 or 2.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The levels of [`Level::ALL`], one after the other.
    ///
    /// ```
    /// use caminos_rules::Level;
    /// let levels: Vec<_> = Level::all().map(Level::get).collect();
    /// assert_eq!(levels, [0, 1, 2]);
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A place for one cube: a cell and a level in it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cube {
    /// The cell that the cube stands in.
    pub cell: Cell,
    /// How high it stands there.
    pub level: Level,
}

impl fmt::Display for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at level {}", self.cell, self.level)
    }
}

/// The four ways from a cell to a neighbour that shares an edge with it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Direction {
    /// Towards higher row numbers.
    North,
    /// Towards later letters.
    East,
    /// Towards lower row numbers.
    South,
    /// Towards earlier letters.
    West,
}

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step in columns and rows.
    ///
    /// ```
    /// use caminos_rules::Direction;
    /// assert_eq!(Direction::North.offset(), (0, 1));
    /// assert_eq!(Direction::West.offset(), (-1, 0));
    /// ```
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }

    /// The way back.
    ///
    /// ```
    /// use caminos_rules::Direction;
    /// assert_eq!(Direction::East.opposite(), Direction::West);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}
