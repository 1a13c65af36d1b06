//! The unit of the log, and games as they are written and read.

use std::sync::Arc;

use caminos_table::{Actor, CommandId, GameId, Moment};

use crate::TokenHash;

/// A game's number in one store. It is never given to another game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameKey(pub i64);

/// The events of one command: the unit of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// The sequence number of its first event: how many events there are before it.
    pub first: u32,
    /// How many events it has, at least one.
    pub count: u32,
    /// Whose command it was.
    pub actor: Actor,
    /// The client's name for the command, if a client sent it.
    pub command: Option<CommandId>,
    /// The secret that this batch gives the actor a seat by.
    pub seat_token: Option<TokenHash>,
    /// A JSON list, stored and published byte for byte.
    pub events: Box<str>,
}

impl Batch {
    /// The sequence number of the event after its last one.
    #[must_use]
    pub const fn end(&self) -> u32 {
        self.first.saturating_add(self.count)
    }
}

/// How far a game has come, which decides how long it is kept.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lifecycle {
    /// Not a single move, or an open seat waits for its first one.
    NeverPlayed,
    /// Begun and not over: kept for ever.
    InPlay,
    /// The match is over.
    Finished,
}

impl Lifecycle {
    /// 0 is unknown: a game of an older database.
    pub(crate) const fn number(self) -> i16 {
        match self {
            Self::NeverPlayed => 1,
            Self::InPlay => 2,
            Self::Finished => 3,
        }
    }

    pub(crate) const fn from_number(number: i16) -> Option<Self> {
        match number {
            1 => Some(Self::NeverPlayed),
            2 => Some(Self::InPlay),
            3 => Some(Self::Finished),
            _ => None,
        }
    }
}

/// What a store knows of a game without reading its events.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameSummary {
    /// How far it has come.
    pub lifecycle: Lifecycle,
    /// When the clock of the player to move runs out, if one runs.
    pub deadline: Option<Moment>,
}

/// A game to be created: never played, with its first batch.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its name in links.
    pub id: GameId,
    /// Its first batch, at sequence 0.
    pub batch: Arc<Batch>,
    /// When the clock of the player to move runs out, if one runs.
    pub deadline: Option<Moment>,
}

/// A batch to be appended. Its `first` is the number of events that the writer knows.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameKey,
    /// What happened.
    pub batch: Arc<Batch>,
    /// The game's summary, if the batch changes it.
    pub summary: Option<GameSummary>,
}

/// A game, or the end of one, as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its number in this store.
    pub key: GameKey,
    /// Its name in links.
    pub id: GameId,
    /// How far it has come; `None` for a game of an older database, until it is classified.
    pub lifecycle: Option<Lifecycle>,
    /// When the clock of the player to move runs out, if one runs.
    pub deadline: Option<Moment>,
    /// How many events there are in all. Fewer than were asked from: the store was set back,
    /// and the game has to be read from 0.
    pub events: u32,
    /// The batches with events from the sequence number that was asked for, in order and
    /// without a gap. The first one may begin before it.
    pub batches: Vec<Batch>,
}

/// A game as it was when it was found: what is then done to it is left undone if it has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameVersion {
    /// Its number in this store.
    pub key: GameKey,
    /// Its name in links.
    pub id: GameId,
    /// How many events it had.
    pub events: u32,
}
