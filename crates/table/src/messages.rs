//! Refusals and faulty setups as messages.

use caminos_message::{Arg, Localise, Message, message, names};

use crate::command::Refusal;
use crate::match_state::Match;
use crate::name::NameError;
use crate::party::Player;
use crate::setup::{Setup, SetupError};

impl Match {
    /// What a player is called: the name, or else the seat.
    #[must_use]
    pub fn player_name(&self, player: Player) -> Arg {
        match self.name(player) {
            Some(name) => name.as_str().into(),
            None => {
                let players = self.position().rules().options().players;
                names::seat(self.game().seat_of(player), players).into()
            }
        }
    }

    /// Why a command is refused, one clause each, with the players' names.
    #[must_use]
    pub fn refusal_messages(&self, refusal: &Refusal) -> Vec<Message> {
        match refusal {
            Refusal::Illegal { illegal } => illegal.messages(),
            _ => vec![refusal.message_naming(|player| self.player_name(player))],
        }
    }
}

impl Localise for Refusal {
    fn message(&self) -> Message {
        self.message_naming(|player| player.number().into())
    }
}

impl Refusal {
    fn message_naming(&self, name: impl Fn(Player) -> Arg) -> Message {
        match self {
            Self::Illegal { illegal } => illegal.message(),
            Self::Notation { error } => {
                message!("refusal-unreadable", reason = error.fault.message())
            }
            Self::Name { error } => error.message(),
            Self::NotSeated => message!("denial-not-seated"),
            Self::NotYours { player } => message!("denial-not-yours", player = name(*player)),
            Self::NoSuchPlayer { .. } => message!("denial-no-such-player"),
            Self::NotYourTurn { player } => {
                message!("denial-not-your-turn", player = name(*player))
            }
            Self::Late { .. } => message!("denial-late"),
            Self::GameOver => message!("denial-game-over"),
            Self::GameNotOver => message!("denial-game-not-over"),
            Self::SeriesOver => message!("denial-series-over"),
            Self::SeriesNotOver => message!("denial-series-not-over"),
            Self::NothingToTakeBack => message!("denial-nothing-to-take-back"),
            Self::AlreadyAsked => message!("denial-already-asked"),
            Self::NothingAsked => message!("denial-nothing-asked"),
            Self::NoSeatFree => message!("denial-no-seat-free"),
            Self::AlreadySeated => message!("denial-already-seated"),
            Self::Full => message!("denial-full"),
        }
    }
}

impl Localise for NameError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => message!("name-empty"),
            Self::TooLong => message!("name-too-long"),
            Self::Invisible => message!("name-invisible"),
        }
    }
}

impl Localise for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Seats { .. } => message!("setup-seats"),
            Self::Games { .. } => message!("setup-games", most = Setup::MAX_GAMES),
            Self::Level { .. } => message!("setup-level"),
            Self::Name { error, .. } => error.message(),
            Self::Material { wanted, given } => {
                message!("record-other-material", recorded = wanted, given = given)
            }
            Self::Position { error } => error.message(),
            Self::OtherPosition => message!("record-setup-differs"),
            Self::Rules { error } => error.message(),
        }
    }
}
