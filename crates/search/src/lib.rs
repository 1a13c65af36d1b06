//! The engine: it plays every board and variant of Caminos.
//!
//! It is synchronous, can be stopped from another thread, repeats itself for a seed and a
//! number of nodes, and does no input or output. `docs/engine.md` describes the search.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod baseline;
mod candidates;
mod choice_check;
mod evaluate;
mod evaluator;
mod explorer;
mod handicap;
mod kept_tree;
mod network;
mod path_cost;
mod playout;
mod points;
mod policy;
mod puct;
mod refutation;
mod root_move;
mod root_threats;
mod settings;
mod solve;
mod spatial;
mod stepped;
mod threat_search;
mod tree;
mod tree_search;
pub mod tune;
mod weights;

pub use baseline::{Greedy, Uct};
pub use caminos_cei::Strength;
pub use evaluate::evaluation;
pub use handicap::first_strength_with_network;
pub use puct::PuctEngine;
pub use settings::{NetworkChoice, PuctParams, Settings};
pub use solve::{is_won, winning_moves};
pub use spatial::{NetworkError, SpatialNetwork};
pub use stepped::SteppedSearch;
pub use weights::{Weights, WeightsError};
