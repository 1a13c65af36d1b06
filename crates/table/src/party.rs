//! Who is at the table: players, who keep their number whatever seat they play from, and
//! parties, who decide for players.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player of the match, 1 to 4. Player n begins at seat n; a swap and a rematch move
/// players to other seats.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Player(u8);

/// A number that is no player's.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a player: they are numbered from 1 to 4")]
pub struct PlayerError(u8);

impl Player {
    /// The player with this number, 1 to 4.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 4 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The players of a match of so many, in order.
    pub(crate) fn all(count: usize) -> impl Iterator<Item = Self> + use<> {
        (1..=4).map(Self).take(count)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.0)
    }
}

impl TryFrom<u8> for Player {
    type Error = PlayerError;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or(PlayerError(number))
    }
}

impl From<Player> for u8 {
    fn from(player: Player) -> Self {
        player.0
    }
}

/// Somebody who decides: the person who opened the table, for everybody at that screen, or
/// a person who came by link.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// Who opened the table, with all who sit at the same screen.
    Owner,
    /// Who came by link and claimed this player's seat.
    Player(Player),
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Owner => f.write_str("the owner"),
            Self::Player(player) => player.fmt(f),
        }
    }
}

/// Whoever sends a command or looks at a match.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// Who opened the table: plays for everybody at that screen.
    Owner,
    /// Who holds this player's seat by link.
    Player(Player),
    /// The engine, for the computer's seats.
    Computer,
    /// Anybody else.
    Spectator,
    /// Whoever keeps the time: the server, or the page for a match on one device.
    Server,
}

impl Actor {
    /// The party that the actor speaks for.
    #[must_use]
    pub const fn party(self) -> Option<Party> {
        match self {
            Self::Owner => Some(Party::Owner),
            Self::Player(player) => Some(Party::Player(player)),
            Self::Computer | Self::Spectator | Self::Server => None,
        }
    }
}
