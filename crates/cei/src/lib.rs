//! The Caminos engine interface (CEI): what an engine is, and the text protocol that match
//! runners speak with one (`docs/protocol.md`).
//!
//! - [`Engine`] is anything that chooses a move within [`Limits`] and reports an [`Info`].
//! - [`Command`] and [`Reply`] are the lines of the protocol, parsed and printed.
//! - [`serve`] puts an engine behind the protocol; `examples/random_mover.rs` is a whole engine.
//! - [`EngineProcess`] is the other end: a child process that speaks the protocol.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod client;
mod command;
mod engine;
mod go;
mod info;
mod info_line;
mod key_values;
mod limits;
mod line;
mod new_game;
mod option;
mod random;
mod reply;
mod server;
mod stopwatch;
mod strength;

pub use client::{BestMove, ClientError, DialogueLog, EngineProcess, LineDirection};
pub use command::{Command, CommandError};
pub use engine::Engine;
pub use go::Go;
pub use info::{Info, PrincipalVariation, Score, Wdl};
pub use info_line::InfoLine;
pub use limits::{Clock, LimitTracker, Limits, Stop};
pub use line::{Line, LineReader};
pub use new_game::NewGame;
pub use option::{EngineOption, OptionError, OptionKind, OptionValue};
pub use random::Random;
pub use reply::Reply;
pub use server::{EngineIdentity, ServeError, serve};
pub use strength::{ParseStrengthError, Strength};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

#[cfg(test)]
mod round_trip_tests;
