//! Why a command or a setup is refused, as data: a page tells it in the reader's language.

use caminos_rules::RulesError;
use caminos_table::{NameError, Player, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::refusal::Refusal;

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "reason",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Denial {
    /// Only players can do that.
    NotSeated,
    /// It is for another to decide.
    NotYours {
        /// The player whom it is about.
        player: Player,
    },
    /// There is no such player.
    NoSuchPlayer {
        /// Which.
        player: Player,
    },
    /// Another player has the turn.
    NotYourTurn {
        /// Who.
        player: Player,
    },
    /// The game has moved on since.
    Late {
        /// The number of moves that the command was meant for.
        then: u16,
        /// The number of moves now.
        now: u16,
    },
    /// The move is against the rules.
    Move {
        /// Which, and where.
        refusal: Refusal,
    },
    /// The game has ended.
    GameOver,
    /// The game has not ended.
    GameNotOver,
    /// The series has no game left.
    SeriesOver,
    /// The series has games left.
    SeriesNotOver,
    /// Nothing of one's own to take back.
    NothingToTakeBack,
    /// A question is waiting for its answer already.
    AlreadyAsked,
    /// No question waits for an answer.
    NothingAsked,
    /// Every seat is taken.
    NoSeatFree,
    /// One seat is enough.
    AlreadySeated,
    /// No name.
    Name {
        /// What is wrong with it.
        fault: NameFault,
    },
    /// The match has gone on for far too long.
    Full,
}

/// What is wrong with a name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NameFault {
    /// Nothing to see.
    Empty,
    /// Too many characters.
    TooLong,
    /// Characters that cannot be seen.
    Invisible,
}

impl From<NameError> for NameFault {
    fn from(error: NameError) -> Self {
        match error {
            NameError::Empty => Self::Empty,
            NameError::TooLong => Self::TooLong,
            NameError::Invisible => Self::Invisible,
        }
    }
}

impl From<caminos_table::Refusal> for Denial {
    fn from(refusal: caminos_table::Refusal) -> Self {
        use caminos_table::Refusal as Why;
        match refusal {
            Why::NotSeated => Self::NotSeated,
            Why::NotYours(player) => Self::NotYours { player },
            Why::NoSuchPlayer(player) => Self::NoSuchPlayer { player },
            Why::NotYourTurn(player) => Self::NotYourTurn { player },
            Why::Late { then, now } => Self::Late { then, now },
            Why::Unreadable(error) => Self::Move {
                refusal: error.into(),
            },
            Why::Illegal(error) => Self::Move {
                refusal: error.into(),
            },
            Why::GameOver => Self::GameOver,
            Why::GameNotOver => Self::GameNotOver,
            Why::SeriesOver => Self::SeriesOver,
            Why::SeriesNotOver => Self::SeriesNotOver,
            Why::NothingToTakeBack => Self::NothingToTakeBack,
            Why::AlreadyAsked => Self::AlreadyAsked,
            Why::NothingAsked => Self::NothingAsked,
            Why::NoSeatFree => Self::NoSeatFree,
            Why::AlreadySeated => Self::AlreadySeated,
            Why::Name(error) => Self::Name {
                fault: error.into(),
            },
            Why::Full => Self::Full,
        }
    }
}

/// What cannot be played in a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "reason",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum SetupFault {
    /// It takes two or four.
    Seats,
    /// Too long or too short a series.
    Games {
        /// The longest one.
        most: u8,
    },
    /// No such level of the computer.
    Level {
        /// Whose.
        player: Player,
    },
    /// A name that cannot be shown.
    Name {
        /// Whose.
        player: Player,
        /// What is wrong with it.
        fault: NameFault,
    },
    /// Board and options do not go together.
    Rules {
        /// Why.
        fault: OptionsFault,
    },
}

/// Why a board and options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum OptionsFault {
    /// There is no such board.
    UnknownBoard {
        /// What was asked for.
        name: String,
        /// The boards that there are.
        known: String,
    },
    /// A shape cannot be split between partners.
    OddCount {
        /// The shape.
        letter: String,
        /// How many there are of it.
        count: u8,
    },
    /// There are no neutral pieces.
    NoNeutral {
        /// The box without them.
        material: String,
    },
    /// Swapping is for two.
    SwapWithFour,
}

impl From<RulesError> for OptionsFault {
    fn from(error: RulesError) -> Self {
        match error {
            RulesError::UnknownBoard { name, known } => Self::UnknownBoard { name, known },
            RulesError::OddCount { letter, count } => Self::OddCount {
                letter: letter.to_string(),
                count,
            },
            RulesError::NoNeutral { material } => Self::NoNeutral { material },
            RulesError::SwapWithFour => Self::SwapWithFour,
        }
    }
}

impl From<SetupError> for SetupFault {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Seats(_) => Self::Seats,
            SetupError::Games(_) => Self::Games {
                most: caminos_table::Setup::MAX_GAMES,
            },
            SetupError::Level { player, .. } => Self::Level { player },
            SetupError::Name { player, error } => Self::Name {
                player,
                fault: error.into(),
            },
            // The page and the server have no other material.
            SetupError::Material { wanted, given } => Self::Rules {
                fault: OptionsFault::UnknownBoard {
                    name: wanted,
                    known: given,
                },
            },
            SetupError::Rules(error) => Self::Rules {
                fault: error.into(),
            },
        }
    }
}
