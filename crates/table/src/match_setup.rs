//! What the people agree on before a match.

use std::sync::Arc;

use caminos_cei::Strength;
use caminos_rules::{Material, Options, Out, Players, Position, Rules, RulesError, Team};
use serde::{Deserialize, Serialize};

use crate::name::{Name, NameError};
use crate::party::Player;
use crate::time_control::{TimeControl, TimeControlError};

/// A match that somebody asks for. [`Match::open`](crate::Match::open) checks it.
///
/// ```
/// use caminos_table::{MatchSetup, SeatSetup, Strength};
/// let seats = vec![SeatSetup::link(), SeatSetup::computer(Strength::FULL)];
/// let setup = MatchSetup { neutral: true, games: 3, ..MatchSetup::new("ring", seats) };
/// assert_eq!(setup.seats.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MatchSetup {
    /// The board's name.
    pub board: String,
    /// The name of the material that the board is of, unless it is the standard one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub material: Option<String>,
    /// The position in which every game begins, as text, unless it is the empty board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// Whether each team first places a neutral piece.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub neutral: bool,
    /// Whether points count.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub scoring: bool,
    /// Whether the second player may swap instead of the first answer.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub swap: bool,
    /// Who is out when a seat cannot place.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Out>"))]
    pub out: Out,
    /// The team that begins the first game.
    #[serde(default = "yellow")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Team>"))]
    pub first: Team,
    /// How many games make the series.
    #[serde(default = "one")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub games: u8,
    /// How much time the players have, unless they play without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<TimeControl>,
    /// Whether hints, threats and connections may be shown while a game is played.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
    /// Who sits where, two or four, in the order of the seats.
    pub seats: Vec<SeatSetup>,
}

const fn one() -> u8 {
    1
}

const fn yes() -> bool {
    true
}

const fn is_true(value: &bool) -> bool {
    *value
}

const fn yellow() -> Team {
    Team::Yellow
}

/// What is agreed on for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatSetup {
    /// Who plays from it.
    #[serde(rename = "who")]
    pub player: PlayerKind,
    /// Their name, if one was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// Who plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// A person at the screen of the one who opened the table.
    Here,
    /// The computer at a strength.
    Computer(Strength),
    /// Whoever comes by link first.
    Link,
}

impl SeatSetup {
    /// A person at this screen.
    #[must_use]
    pub fn here(name: &str) -> Self {
        Self {
            player: PlayerKind::Here,
            name: Some(name.to_owned()),
        }
    }

    /// The computer.
    #[must_use]
    pub const fn computer(strength: Strength) -> Self {
        Self {
            player: PlayerKind::Computer(strength),
            name: None,
        }
    }

    /// A seat that is open until somebody claims it.
    #[must_use]
    pub const fn link() -> Self {
        Self {
            player: PlayerKind::Link,
            name: None,
        }
    }
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum MatchSetupError {
    /// Neither two nor four.
    #[error("{count} seats cannot play: it takes 2 or 4")]
    Seats {
        /// How many there are.
        count: usize,
    },
    /// Too long or too short a series.
    #[error("a series has 1 to {max} games, not {games}", max = MatchSetup::MAX_GAMES)]
    Games {
        /// What was asked for.
        games: u8,
    },
    /// A clock that cannot be played with.
    #[error(transparent)]
    Clock {
        /// What is wrong with it.
        #[from]
        error: TimeControlError,
    },
    /// A name that cannot be shown.
    #[error("{player}: {error}")]
    Name {
        /// Which player.
        player: Player,
        /// What is wrong with it.
        error: NameError,
    },
    /// The setup is of another material than the one at hand.
    #[error("the material \"{wanted}\" is needed, and this is the material \"{given}\"")]
    Material {
        /// What the setup names.
        wanted: String,
        /// What there is.
        given: String,
    },
    /// The text is no position, or an impossible one.
    #[error("the position: {error}")]
    Position {
        /// What is wrong with it.
        #[cfg_attr(feature = "ts", ts(type = "{ fault: string }"))]
        error: caminos_rules::SetupError,
    },
    /// The position is of another game than the rest of the setup.
    #[error("board and options are not those of the position")]
    OtherPosition,
    /// Board and options do not go together.
    #[error(transparent)]
    Rules {
        /// Why.
        #[from]
        error: RulesError,
    },
}

impl MatchSetup {
    /// The longest series.
    pub const MAX_GAMES: u8 = 99;

    /// One game without variants.
    #[must_use]
    pub fn new(board: &str, seats: Vec<SeatSetup>) -> Self {
        Self {
            board: board.to_owned(),
            material: None,
            position: None,
            neutral: false,
            scoring: false,
            swap: false,
            out: Out::default(),
            first: Team::Yellow,
            games: 1,
            clock: None,
            hints: true,
            seats,
        }
    }

    /// The rules' options for a game in which this team begins.
    pub(crate) const fn options(&self, first: Team) -> Options {
        Options {
            players: if self.seats.len() == 4 {
                Players::Four
            } else {
                Players::Two
            },
            neutral: self.neutral,
            scoring: self.scoring,
            out: self.out,
            swap: self.swap,
            first,
        }
    }

    /// Where a game by these rules begins.
    pub(crate) fn start(
        &self,
        material: &Material,
        rules: &Arc<Rules>,
    ) -> Result<Position, MatchSetupError> {
        let Some(text) = &self.position else {
            return Ok(Position::new(Arc::clone(rules)));
        };
        let setup = text.parse::<caminos_rules::Setup>();
        let position = setup.and_then(|setup| setup.position(material));
        let position = position.map_err(|error| MatchSetupError::Position { error })?;
        if position.rules() == rules {
            Ok(position)
        } else {
            Err(MatchSetupError::OtherPosition)
        }
    }

    pub(crate) fn check_material(&self, material: &Material) -> Result<(), MatchSetupError> {
        let wanted = self.material.as_deref();
        let wanted = wanted.unwrap_or_else(|| Material::standard().name());
        if wanted == material.name() {
            return Ok(());
        }
        Err(MatchSetupError::Material {
            wanted: wanted.to_owned(),
            given: material.name().to_owned(),
        })
    }

    /// Checks all but the rules, and gives the names as they will be shown.
    pub(crate) fn check(
        &self,
        read_name: fn(&str) -> Result<Name, NameError>,
    ) -> Result<Vec<Option<Name>>, MatchSetupError> {
        if !matches!(self.seats.len(), 2 | 4) {
            return Err(MatchSetupError::Seats {
                count: self.seats.len(),
            });
        }
        if !(1..=Self::MAX_GAMES).contains(&self.games) {
            return Err(MatchSetupError::Games { games: self.games });
        }
        if let Some(clock) = self.clock {
            clock.check()?;
        }
        let mut names = Vec::with_capacity(self.seats.len());
        for (player, seat) in Player::all(self.seats.len()).zip(&self.seats) {
            let name = seat.name.as_deref().map(read_name).transpose();
            names.push(name.map_err(|error| MatchSetupError::Name { player, error })?);
        }
        Ok(names)
    }
}
