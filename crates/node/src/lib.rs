//! One game on one node of the server, as a state machine without input and output.
//!
//! Every node may serve every game. A [`Replica`] is a node's copy of a game's event log, always a
//! prefix of what is durable, with the match that it makes. A command is validated on that prefix
//! and appended behind it; if another node was quicker, the log refuses the append as a conflict,
//! and the replica reads what it missed and validates again (optimistic concurrency control). So
//! there is no owner of a game, no lease, and nothing to take over when a node dies.
//!
//! A replica is given what happened (a command, the result of an append, a batch of another node, a
//! result of a read) and says what to do next as [`Effect`]s. The server carries them out on
//! a real log, bus and sockets; `tests/simulation` does so on simulated ones with seeded faults.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod care;
mod effect;
mod history;
mod replica;
mod seats;
mod turn;

pub use care::{Care, Origin};
pub use effect::{AbandonReason, Effect, PublishedBatch, Reply};
pub use history::{Cursor, EventPage, History, HistoryError, SeatChange};
pub use replica::{Following, LogTail, ReadFailure, Replica, Writers};
pub use seats::Seats;
pub use turn::Turn;
