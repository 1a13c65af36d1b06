//! Results that are proven: puzzles with certificates, made of engine games ([`mine_game`]), and
//! the values of positions ([`solve`]).
//!
//! `docs/puzzles.md` describes the certificates. Checking them is for `caminos-puzzle`, which
//! does not need this crate.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod mine;
mod solve;

pub use mine::{
    MineOptions, earlier_positions, find_puzzle, find_win_under_threat, forcing_moves, mine_game,
    rating,
};
pub use solve::{SolveError, SolveOptions, SolveProgress, solve};
