//! Refusals and faulty setups as messages.

use caminos_message::{Arg, Localise, Message, message, names};

use crate::command::Refusal;
use crate::match_setup::{MatchSetup, MatchSetupError};
use crate::match_state::Match;
use crate::name::{Name, NameError};
use crate::party::Player;
use crate::time_control::{TimeControl, TimeControlError};

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

    fn messages(&self) -> Vec<Message> {
        match self {
            Self::Illegal { illegal } => illegal.messages(),
            _ => vec![self.message()],
        }
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
            Self::NotSeated => message!("command-not-seated"),
            Self::NotYours { player } => message!("command-not-yours", player = name(*player)),
            Self::NoSuchPlayer { .. } => message!("command-no-such-player"),
            Self::NotYourTurn { player } => {
                message!("command-not-your-turn", player = name(*player))
            }
            Self::Late { .. } => message!("command-late"),
            Self::GameOver => message!("command-game-over"),
            Self::GameNotOver => message!("command-game-not-over"),
            Self::SeriesOver => message!("command-series-over"),
            Self::SeriesNotOver => message!("command-series-not-over"),
            Self::NothingToTakeBack => message!("command-nothing-to-take-back"),
            Self::AlreadyAsked => message!("command-already-asked"),
            Self::NothingAsked => message!("command-nothing-asked"),
            Self::NoSeatFree => message!("command-no-seat-free"),
            Self::AlreadySeated => message!("command-already-seated"),
            Self::NoClock => message!("command-no-clock"),
            Self::ClockStopped => message!("command-clock-stopped"),
            Self::TimeLeft { player } => message!("command-time-left", player = name(*player)),
            Self::TimeOver { player } => message!("command-time-over", player = name(*player)),
            Self::Paused => message!("command-paused"),
            Self::NotPaused => message!("command-not-paused"),
            Self::OwnerOnly => message!("command-owner-only"),
            Self::ServerOnly => message!("command-server-only"),
            Self::NotByLink { .. } => message!("command-not-by-link"),
            Self::Full => message!("command-full"),
        }
    }
}

impl Localise for NameError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => message!("name-empty"),
            Self::TooLong => message!("name-too-long", most = Name::MAX),
            Self::Invisible => message!("name-invisible"),
        }
    }
}

impl Localise for TimeControlError {
    fn message(&self) -> Message {
        match self {
            Self::Base => message!("clock-base"),
            Self::Increment => message!("clock-increment"),
            Self::Days => message!("clock-days", most = TimeControl::MAX_DAYS),
            Self::Unreadable => message!("clock-unreadable"),
        }
    }
}

impl Localise for MatchSetupError {
    fn message(&self) -> Message {
        match self {
            Self::Seats { .. } => message!("setup-seats"),
            Self::Games { .. } => message!("setup-games", most = MatchSetup::MAX_GAMES),
            Self::Clock { error } => error.message(),
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
