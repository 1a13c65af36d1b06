//! Bindings for the study screens of the page: puzzles and what a trainer says, what is said about a
//! mistake, records with their variations, and positions that are put together.
//!
//! It is a module of its own, so that a page in which nobody studies never fetches it. Positions
//! come in as links or texts, and everything structured goes out as JSON of `caminos_protocol`'s types.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

pub mod bindings;
pub mod draft;
mod puzzles;
mod record;
mod review;

pub use puzzles::{PuzzleError, Puzzles, rated};
pub use record::{RecordReader, WriteRecordError, write_record};
pub use review::{ReviewError, explain, move_name, score_for_yellow, summary};
