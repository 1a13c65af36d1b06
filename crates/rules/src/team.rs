//! Who plays: teams, seats and the colours of cubes.

use core::fmt;
use core::str::FromStr;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::options::Players;

/// One of the two sides of the game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Team {
    /// Seats 1 and 3; moves first unless the options say otherwise.
    Yellow,
    /// Seats 2 and 4.
    Green,
}

impl Team {
    /// Both teams, yellow first.
    pub const ALL: [Self; 2] = [Self::Yellow, Self::Green];

    /// The opponent.
    ///
    /// ```
    /// use caminos_rules::Team;
    /// assert_eq!(Team::Yellow.other(), Team::Green);
    /// ```
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Yellow => Self::Green,
            Self::Green => Self::Yellow,
        }
    }

    /// `yellow` or `green`, as in records.
    ///
    /// ```
    /// use caminos_rules::Team;
    /// assert_eq!(Team::Green.name(), "green");
    /// assert_eq!("green".parse(), Ok(Team::Green));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Green => "green",
        }
    }

    /// The team's first seat, which places its neutral pieces.
    ///
    /// ```
    /// use caminos_rules::{Seat, Team};
    /// assert_eq!(Team::Green.first_seat(), Seat::Two);
    /// ```
    #[must_use]
    pub const fn first_seat(self) -> Seat {
        match self {
            Self::Yellow => Seat::One,
            Self::Green => Seat::Two,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is neither `yellow` nor `green`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a team: the teams are yellow and green")]
pub struct ParseTeamError(pub String);

impl FromStr for Team {
    type Err = ParseTeamError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|team| team.name() == text)
            .ok_or_else(|| ParseTeamError(text.to_owned()))
    }
}

/// A value for each team.
///
/// ```
/// use caminos_rules::{PerTeam, Team};
/// let points = PerTeam { yellow: 3, green: 5 };
/// assert_eq!(points[Team::Green], 5);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PerTeam<T> {
    /// Yellow's.
    pub yellow: T,
    /// Green's.
    pub green: T,
}

impl<T> core::ops::Index<Team> for PerTeam<T> {
    type Output = T;

    fn index(&self, team: Team) -> &T {
        match team {
            Team::Yellow => &self.yellow,
            Team::Green => &self.green,
        }
    }
}

impl<T> core::ops::IndexMut<Team> for PerTeam<T> {
    fn index_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Yellow => &mut self.yellow,
            Team::Green => &mut self.green,
        }
    }
}

/// A place at the table, clockwise from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub enum Seat {
    /// Yellow.
    One,
    /// Green.
    Two,
    /// Yellow, in a game of four.
    Three,
    /// Green, in a game of four.
    Four,
}

impl Seat {
    /// All four seats in order.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// The seat with this number, 1 to 4.
    ///
    /// ```
    /// use caminos_rules::{Seat, Team};
    /// assert_eq!(Seat::new(4).map(Seat::team), Some(Team::Green));
    /// assert_eq!(Seat::new(5), None);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// 1 to 4.
    ///
    /// ```
    /// use caminos_rules::Seat;
    /// assert_eq!(Seat::Three.number(), 3);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The team that the seat plays for.
    ///
    /// ```
    /// use caminos_rules::{Seat, Team};
    /// assert_eq!(Seat::Three.team(), Team::Yellow);
    /// assert_eq!(Seat::Four.team(), Team::Green);
    /// ```
    #[must_use]
    pub const fn team(self) -> Team {
        if (self as u8).is_multiple_of(2) {
            Team::Yellow
        } else {
            Team::Green
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The next seat clockwise.
    pub(crate) const fn after(self, players: Players) -> Self {
        Self::ALL[match players {
            Players::Two => (self as usize + 1) % 2,
            Players::Four => (self as usize + 1) % 4,
        }]
    }

    /// The seat whose turn comes before this one's.
    pub(crate) const fn before(self, players: Players) -> Self {
        Self::ALL[match players {
            Players::Two => (self as usize + 1) % 2,
            Players::Four => (self as usize + 3) % 4,
        }]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// The colour of a cube: a team's, or nobody's.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Colour {
    /// Yellow's.
    Yellow,
    /// Green's.
    Green,
    /// A neutral piece's (blue).
    Neutral,
}

impl Colour {
    /// The three colours.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Green, Self::Neutral];

    /// The team whose colour it is.
    ///
    /// ```
    /// use caminos_rules::{Colour, Team};
    /// assert_eq!(Colour::Green.team(), Some(Team::Green));
    /// assert_eq!(Colour::Neutral.team(), None);
    /// ```
    #[must_use]
    pub const fn team(self) -> Option<Team> {
        match self {
            Self::Yellow => Some(Team::Yellow),
            Self::Green => Some(Team::Green),
            Self::Neutral => None,
        }
    }

    /// `yellow`, `green` or `neutral`.
    ///
    /// ```
    /// use caminos_rules::Colour;
    /// assert_eq!(Colour::Neutral.name(), "neutral");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Neutral => "neutral",
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl From<Team> for Colour {
    fn from(team: Team) -> Self {
        match team {
            Team::Yellow => Self::Yellow,
            Team::Green => Self::Green,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
