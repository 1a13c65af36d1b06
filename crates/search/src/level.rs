//! How strong the engine plays.

use std::fmt;
use std::str::FromStr;

/// A level from 1, a friendly beginner, to 9, all that the engine has.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level leaves out. A weaker player looks at fewer positions and weighs them less
/// surely; the lowest go by feeling alone, see the board from above only, and overlook
/// what the opponent is up to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Handicap {
    /// Positions that it looks at for a move; with none it goes by feeling.
    pub(crate) nodes: Option<u64>,
    /// How far its opinion of a move is off: in value, or in cells where it goes by feeling.
    pub(crate) doubt: f32,
    /// Whether it takes tops that only look joined for joined.
    pub(crate) overlooks_walls: bool,
    /// Whether it only has eyes for its own path.
    pub(crate) self_centred: bool,
    /// Of a hundred turns, those in which it sees no win or threat to win at once.
    pub(crate) blind: u32,
}

impl Handicap {
    const NONE: Self = Self {
        nodes: None,
        doubt: 0.0,
        overlooks_walls: false,
        self_centred: false,
        blind: 0,
    };

    /// Goes by feeling.
    const fn feeling(doubt: f32, blind: u32) -> Self {
        Self {
            nodes: Some(0),
            doubt,
            overlooks_walls: true,
            blind,
            ..Self::NONE
        }
    }

    /// Goes by feeling, and for the own path only.
    const fn beginning(doubt: f32, blind: u32) -> Self {
        Self {
            self_centred: true,
            ..Self::feeling(doubt, blind)
        }
    }

    const fn thinking(nodes: u64, doubt: f32) -> Self {
        Self {
            nodes: Some(nodes),
            doubt,
            ..Self::NONE
        }
    }

    /// Whether it goes by feeling alone.
    pub(crate) fn feels(&self) -> bool {
        self.nodes == Some(0)
    }
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

    /// What it leaves out on the board of this name.
    pub(crate) fn handicap(self, board: &str) -> Handicap {
        let known = BOARDS.iter().find(|(name, _)| *name == board);
        let (_, levels) = known.unwrap_or(&BOARDS[0]);
        let level = levels.get(usize::from(self.0) - 1);
        level.copied().unwrap_or(Handicap::NONE)
    }
}

/// What the levels below the last leave out. Each is meant to win about three games of four
/// against the one before; `docs/strength.md` says where it does.
const BOARDS: [(&str, [Handicap; 8]); 4] = {
    use Handicap as H;
    [
        (
            "square",
            [
                H::beginning(5.2, 86),
                H::feeling(3.5, 50),
                H::thinking(10, 1.5),
                H::thinking(20, 0.6),
                H::thinking(110, 0.12),
                H::thinking(240, 0.04),
                H::thinking(570, 0.0),
                H::thinking(3_000, 0.0),
            ],
        ),
        (
            "diamond",
            [
                H::beginning(5.4, 90),
                H::feeling(3.8, 54),
                H::thinking(10, 1.5),
                H::thinking(20, 0.6),
                H::thinking(110, 0.12),
                H::thinking(290, 0.04),
                H::thinking(680, 0.0),
                H::thinking(3_000, 0.0),
            ],
        ),
        (
            "octagon",
            [
                H::beginning(5.4, 90),
                H::feeling(3.65, 52),
                H::thinking(5, 1.9),
                H::thinking(17, 0.68),
                H::thinking(85, 0.16),
                H::thinking(240, 0.05),
                H::thinking(400, 0.0),
                H::thinking(3_000, 0.0),
            ],
        ),
        (
            "ring",
            [
                H::beginning(5.2, 86),
                H::feeling(3.6, 51),
                H::thinking(4, 2.8),
                H::thinking(20, 0.6),
                H::thinking(110, 0.12),
                H::thinking(240, 0.04),
                H::thinking(570, 0.0),
                H::thinking(3_000, 0.0),
            ],
        ),
    ]
};

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
