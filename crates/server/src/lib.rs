//! The server of Caminos: one program with the page, the sockets, the event log and the
//! engine for computer seats.
//!
//! A game in memory is a room with this node's replica of it (`caminos-node`). A command is
//! validated there and appended to the event log (`caminos-event-log`), and only when its events
//! are durable are they broadcast. `docs/operations.md` says how to run it, `docs/architecture.md` how it works.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]
// Without the bus nothing arrives from other nodes.
#![cfg_attr(not(feature = "nats"), allow(dead_code))]

mod accept;
mod address;
mod app;
mod bus;
mod close;
mod descriptors;
mod disk;
mod engine;
mod follower;
mod histogram;
mod hosts;
mod limits;
mod metered;
mod metrics;
mod outages;
mod overdue;
mod page;
mod preview;
mod readiness;
mod retention;
mod room;
mod rooms;
mod secret_url;
mod serve;
mod services;
mod socket;
mod token;
mod turn;
mod wall_clock;

pub use address::{AddressSource, lan_origins};
pub use bus::{BusError, NatsOptions};
pub use descriptors::DescriptorLimit;
pub use disk::free_space;
pub use engine::{
    EngineCounts, EngineFailure, Job, JobHandle, OnMove, Pace, QueueFull, RemoteJob, Scheduler,
};
pub use limits::{ByteRate, Limits, Rate};
pub use outages::Heartbeats;
pub use page::{File, Page};
pub use retention::Retention;
pub use secret_url::SecretUrl;
pub use serve::{Options, serve};
pub use wall_clock::{SystemClock, WallClock};
