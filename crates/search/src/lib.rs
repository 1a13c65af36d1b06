//! The engine: it plays every board and variant of Caminos.
//!
//! It is synchronous, can be stopped from another thread, repeats itself for a seed and a
//! number of nodes, and does no input or output. `docs/engine.md` tells how it thinks.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod alpha_beta;
mod baseline;
mod candidates;
mod distance;
mod engine;
mod evaluate;
mod force;
mod knowledge;
mod level;
mod limits;
mod path_distance;
mod player;
mod playout;
mod policy;
mod random;
mod report;
mod settings;
mod solve;
mod stakes;
mod threatened;
mod tree;
pub mod tune;
mod value;

pub use alpha_beta::AlphaBeta;
pub use baseline::{Greedy, Uct};
pub use engine::Engine;
pub use evaluate::evaluation;
pub use knowledge::{Knowledge, KnowledgeError};
pub use level::{Level, ParseLevelError};
pub use limits::{Clock, Limits, Stop, Watch};
pub use path_distance::{Distance, path_distance};
pub use player::Player;
pub use random::Random;
pub use report::{Info, Line, Score, Wdl};
pub use settings::{Growth, Settings};
pub use solve::{is_won, winning_moves};
pub use threatened::threatened_cells;
