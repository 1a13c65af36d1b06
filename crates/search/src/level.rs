//! How strong the engine plays.

use std::fmt;
use std::str::FromStr;

/// A level from 1, a friendly beginner, to 9, all that the engine has.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level leaves out. A weaker player looks at fewer positions, weighs them less
/// surely, and at the lowest levels overlooks walls and the opponent's threats.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Handicap {
    /// Positions that it looks at for a move.
    pub(crate) nodes: Option<u64>,
    /// How far its opinion of a move is off.
    pub(crate) doubt: f32,
    /// Whether it takes tops that only look joined for joined.
    pub(crate) overlooks_walls: bool,
    /// Of a hundred threats to win at once, those it does not see.
    pub(crate) misses: u32,
}

impl Level {
    /// The beginner.
    pub const FIRST: Self = Self(1);
    /// From here on the engine looks for forced wins.
    pub(crate) const SHARP: Self = Self(6);
    /// All that the engine has.
    pub const FULL: Self = Self(9);

    /// The level with this number, 1 to 9.
    ///
    /// ```
    /// use caminos_search::Level;
    /// assert_eq!(Level::new(9), Some(Level::FULL));
    /// assert_eq!(Level::new(10), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 9 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// 1 to 9.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=9).map(Self)
    }

    pub(crate) const fn handicap(self) -> Handicap {
        let (nodes, doubt, overlooks_walls, misses) = match self.0 {
            1 => (2, 0.60, true, 60),
            2 => (12, 0.30, true, 25),
            3 => (24, 0.18, false, 0),
            4 => (50, 0.10, false, 0),
            5 => (120, 0.05, false, 0),
            6 => (350, 0.02, false, 0),
            7 => (1_200, 0.0, false, 0),
            8 => (5_000, 0.0, false, 0),
            _ => {
                return Handicap {
                    nodes: None,
                    doubt: 0.0,
                    overlooks_walls: false,
                    misses: 0,
                };
            }
        };
        Handicap {
            nodes: Some(nodes),
            doubt,
            overlooks_walls,
            misses,
        }
    }
}

impl Default for Level {
    fn default() -> Self {
        Self::FULL
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLevelError(pub String);

impl fmt::Display for ParseLevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a level: it is a number from 1 to 9",
            self.0
        )
    }
}

impl std::error::Error for ParseLevelError {}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| ParseLevelError(text.chars().take(20).collect()))
    }
}
