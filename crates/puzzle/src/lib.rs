//! Puzzles with certificates (`docs/puzzles.md`).
//!
//! A [`Puzzle`] is a position, a [`Task`] and a [`Certificate`]: the answers to what the other
//! side can do. [`Puzzle::verify`] plays through it with the rules alone; nothing is searched for,
//! and what it costs is bounded. An [`Attempt`] is somebody who tries to solve one.
//!
//! ```
//! use caminos_puzzle::Puzzle;
//! let puzzle = &caminos_puzzle::shipped()[0];
//! let text = puzzle.to_string();
//! let again: Puzzle = text.parse()?;
//! again.verify()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod answer;
mod attempt;
mod budget;
mod check;
mod choose;
mod collection;
mod equivalence;
mod error;
mod fewest_cells;
mod game_proof;
mod listing;
mod messages;
mod position_key;
mod puzzle;
mod rating;
mod strategy;
mod task;
mod theme;
mod verify;

pub use answer::{Answer, Case, Certificate};
pub use attempt::{Attempt, Verdict};
pub use budget::{Budget, Exhausted};
pub use check::{Defended, connects, defence, defends, seat_after};
pub use choose::{daily_puzzle, next_puzzle};
pub use collection::{list_collection, parse_collection, shipped};
pub use equivalence::{EquivalenceKey, equivalence_key};
pub use error::{CertificateError, ParsePuzzleError};
pub use fewest_cells::{FewestCells, fewest_cells};
pub use game_proof::{GameProof, GameProofError, Value};
pub use listing::{Listing, ParsePuzzleIdError, PuzzleId};
pub use position_key::{PositionKey, cell_states};
pub use puzzle::Puzzle;
pub use rating::PlayerRating;
pub use strategy::{
    Objective, StrategyError, cannot_win, connects_now, placements_that_matter, play_through,
};
pub use task::Task;
pub use theme::Theme;
