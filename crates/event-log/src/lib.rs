//! What is durable: the events of all games.
//!
//! A game is a list of [`Batch`]es, each the events of one command, with its sequence number.
//! A batch is appended after exactly the events that its writer knew: of two writers one gets
//! [`AppendError::Conflict`], reads what it missed and tries again. There are two stores
//! behind the one trait [`EventLog`]: [`SqliteLog`], a folder of one process, and
//! `PostgresLog` (feature `postgres`), which several nodes share.
//!
//! Of matches only ids, actors and times are used here; nothing is known of rules, of who may do
//! what, or of sockets.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod actor_number;
mod batch;
mod copy;
mod error;
mod history_hash;
mod location;
mod log;
mod notify;
mod outage;
#[cfg(feature = "postgres")]
mod postgres;
mod retention_clock;
mod sqlite;
mod stats;
mod stored_game;
mod token_hash;
mod write;

pub use batch::{Append, Batch, GameKey, GameSummary, GameVersion, Lifecycle, NewGame, StoredGame};
pub use copy::{Copied, CopyError, ImportError, Progress, Target, Transfer, copy};
pub use error::{AppendError, Cause, OpenError, ProbeError, ReadError, RetentionError};
pub use history_hash::HistoryHash;
pub use location::{Location, LocationError};
pub use log::{BoxFuture, EventLog, OnCommit};
pub use outage::{Heartbeat, Outage, Timekeeping};
#[cfg(feature = "postgres")]
pub use postgres::PostgresLog;
pub use retention_clock::MonotonicClock;
pub use sqlite::{
    BackedUp, BackupError, Existing, RestoreError, Restored, SqliteLog, backup, inspect, restore,
};
pub use stats::Stats;
pub use token_hash::TokenHash;
