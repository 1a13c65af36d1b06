//! The server of Caminos: one program with the page, the sockets, the event log and the
//! engine for computer seats.
//!
//! A game in play is a room that holds a match of `caminos-table`. A command is validated
//! there, its events go to the one writer thread, and only when they are durable are they
//! broadcast. `docs/operations.md` says how to run it, `docs/architecture.md` how it works.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod accept;
mod address;
mod app;
mod engine;
mod engine_pool;
mod event_batch;
mod frame;
mod limits;
mod metrics;
mod outbox;
mod page;
mod room;
mod rooms;
mod seats;
mod serve;
mod socket;
mod store;
mod token;
mod transport;
mod upgrade;

pub use address::{Clients, lan_origins};
pub use engine::{
    EngineCounts, EngineFailure, Job, JobHandle, OnMove, Pace, QueueFull, RemoteJob,
    RemoteJobError, Scheduler,
};
pub use event_batch::EventBatch;
pub use frame::Frame;
pub use limits::{Limits, Rate};
pub use outbox::{CloseReason, FrameSink};
pub use page::{File, Page};
pub use room::{CommandOutcome, JoinError, Joined, Room};
pub use rooms::Rooms;
pub use serve::{Options, serve};
pub use store::{OpenError, Retention, Store};
pub use token::TokenHash;
