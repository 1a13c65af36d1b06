//! What the players agree on before a game.

use core::fmt;
use core::str::FromStr;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::team::{Seat, Team};

/// How many people sit at the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "2 | 4"))]
pub enum Players {
    /// One a team.
    #[default]
    Two,
    /// Two teams of partners who sit opposite each other.
    Four,
}

impl Players {
    /// Two or four players; `None` for any other number.
    ///
    /// ```
    /// use caminos_rules::Players;
    /// assert_eq!(Players::new(4), Some(Players::Four));
    /// assert_eq!(Players::new(3), None);
    /// ```
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            2 => Some(Self::Two),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// 2 or 4.
    ///
    /// ```
    /// use caminos_rules::Players;
    /// assert_eq!(Players::Four.count(), 4);
    /// ```
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Four => 4,
        }
    }
}

/// A number of players other than 2 and 4.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" players cannot play: it takes 2 or 4")]
pub struct ParsePlayersError(pub String);

impl FromStr for Players {
    type Err = ParsePlayersError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "2" => Ok(Self::Two),
            "4" => Ok(Self::Four),
            _ => Err(ParsePlayersError(text.to_owned())),
        }
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.count())
    }
}

/// Who is out when a seat cannot place: the published sheets disagree.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Out {
    /// Only that seat; its partner plays on.
    #[default]
    Seat,
    /// The whole team.
    Team,
}

impl Out {
    /// A bit for each seat that is out when this one cannot place.
    #[inline(always)]
    pub(crate) const fn bits(self, seat: Seat) -> u8 {
        match self {
            Self::Seat => 1 << seat.index(),
            Self::Team => 0b0101 << seat.team().index(),
        }
    }
}

/// A word that is neither `seat` nor `team`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a choice for who is out: write seat or team")]
pub struct ParseOutError(pub String);

impl FromStr for Out {
    type Err = ParseOutError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "seat" => Ok(Self::Seat),
            "team" => Ok(Self::Team),
            _ => Err(ParseOutError(text.to_owned())),
        }
    }
}

impl fmt::Display for Out {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Seat => "seat",
            Self::Team => "team",
        })
    }
}

/// The variant that is played, apart from board and material.
///
/// ```
/// use caminos_rules::{Options, Players};
/// let options = Options { players: Players::Four, neutral: true, ..Options::default() };
/// assert!(!options.scoring);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Two or four players.
    pub players: Players,
    /// Whether each team first places a neutral piece.
    pub neutral: bool,
    /// Whether a game that nobody connects is decided by the edge pieces.
    pub scoring: bool,
    /// Who is out when a seat cannot place.
    pub out: Out,
    /// Whether the second player may swap seats instead of the first answer (two players).
    pub swap: bool,
    /// The team that begins; a series alternates.
    pub first: Team,
}

impl Options {
    /// Two players, yellow begins, no variant.
    ///
    /// ```
    /// use caminos_rules::Options;
    /// const WITH_NEUTRAL: Options = Options { neutral: true, ..Options::PLAIN };
    /// assert_eq!(Options::default(), Options::PLAIN);
    /// ```
    pub const PLAIN: Self = Self {
        players: Players::Two,
        neutral: false,
        scoring: false,
        out: Out::Seat,
        swap: false,
        first: Team::Yellow,
    };
}

impl Default for Options {
    fn default() -> Self {
        Self::PLAIN
    }
}
