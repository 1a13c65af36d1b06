//! How near the teams are to a connection, in figures that can be shown on the board: the
//! distance in cells and in pieces, the cells of threats, and what a move changes.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod move_effect;
mod path_distance;
mod piece_distance;
mod threatened_cells;

pub use move_effect::{MoveEffect, covered_tops};
pub use path_distance::{PathDistance, path_distance};
pub use piece_distance::{PieceDistance, piece_distance};
pub use threatened_cells::{separate_threats, threatened_cells};
