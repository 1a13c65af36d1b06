//! Bindings for the page: the rules, the match, the lessons and descriptions, as the protocol's views.
//!
//! Everything structured crosses as JSON of `caminos_protocol`'s types. What cannot be read
//! is thrown as an `Error`; what the rules refuse is an answer, not an error.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

pub mod bindings;
mod game;
mod lessons;
mod match_state;

pub use game::{Game, GameError};
pub use lessons::{LessonError, advice, check_answer, first_piece};
pub use match_state::{CommandResult, MatchState, Refused, SetupRefused};
