//! What happened at a table, in the order in which it happened.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::decode::RawEvent;
use crate::match_setup::MatchSetup;
use crate::name::Name;
use crate::party::{Party, Player};

/// The version of the events' form, written into the first one.
pub const FORMAT: u32 = 1;

/// A point in time: milliseconds since 1970, by the clock of whoever has one.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Moment(pub u64);

impl Moment {
    /// So much later, or the last moment that there is.
    #[must_use]
    pub const fn saturating_add(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(duration.as_millis() as u64))
    }

    /// So much earlier, but not before 1970.
    #[must_use]
    pub const fn saturating_sub(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(duration.as_millis() as u64))
    }

    /// The time since an earlier moment; none since a later one.
    #[must_use]
    pub const fn saturating_duration_since(self, earlier: Self) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }
}

/// Something that happened. Events are never changed or removed once they are published.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "RawEvent")]
pub struct Event {
    /// When.
    pub at: Moment,
    /// What.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum EventKind {
    /// The table was opened, and its first game begins. Always the first event.
    Opened {
        /// The events' form: [`FORMAT`].
        format: u32,
        /// What was agreed on.
        setup: MatchSetup,
    },
    /// Somebody came by link and took a seat.
    Claimed {
        /// Whose seat.
        player: Player,
        /// Their name, if they gave one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        name: Option<Name>,
    },
    /// A seat that somebody had taken by link is open again.
    SeatFreed {
        /// Whose seat.
        player: Player,
    },
    /// A player has a name, or another one.
    Named {
        /// Who.
        player: Player,
        /// The name.
        name: Name,
    },
    /// A move was played.
    Moved {
        /// Who played it.
        player: Player,
        /// The move in its canonical form.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Somebody would like to take back moves.
    TakebackAsked {
        /// Who asks.
        by: Party,
        /// How many moves would stay.
        #[serde(rename = "ply")]
        to_ply: u16,
    },
    /// Somebody agreed to the takeback.
    TakebackAgreed {
        /// Who.
        by: Party,
    },
    /// Somebody does not want the takeback, or who asked does not any more.
    TakebackRefused {
        /// Who.
        by: Party,
    },
    /// Moves were taken back.
    TakenBack {
        /// How many moves are left.
        #[serde(rename = "ply")]
        to_ply: u16,
    },
    /// The time of the player who had to move ran out, and the whole team has lost.
    TimeExpired {
        /// Who.
        player: Player,
    },
    /// The service was down, and whose clock ran meanwhile need not pay for it.
    Credited {
        /// Since when it was down.
        from: Moment,
        /// Until when.
        to: Moment,
    },
    /// Somebody would like to stop the clocks.
    PauseAsked {
        /// Who asks.
        by: Party,
    },
    /// Somebody agreed to the pause.
    PauseAgreed {
        /// Who.
        by: Party,
    },
    /// Somebody does not want the pause, or who asked does not any more.
    PauseRefused {
        /// Who.
        by: Party,
    },
    /// The clocks stand still, and nobody moves.
    Paused,
    /// Somebody would like to go on.
    ResumeAsked {
        /// Who asks.
        by: Party,
    },
    /// Somebody agreed to go on.
    ResumeAgreed {
        /// Who.
        by: Party,
    },
    /// Somebody does not want to go on yet, or who asked does not any more.
    ResumeRefused {
        /// Who.
        by: Party,
    },
    /// The game goes on after a pause.
    Resumed,
    /// A player gave up, for the whole team.
    Resigned {
        /// Who.
        player: Player,
    },
    /// The next game of the series began.
    NextBegun,
    /// Somebody would like another match.
    RematchAsked {
        /// Who asks.
        by: Party,
    },
    /// Somebody agreed to the rematch.
    RematchAgreed {
        /// Who.
        by: Party,
    },
    /// Somebody does not want the rematch, or who asked does not any more.
    RematchRefused {
        /// Who.
        by: Party,
    },
    /// Another match began, everybody one seat further.
    RematchBegun,
}
