//! Measures the rules core: CPU time of one thread, best of several runs.
//!
//! `caminos bench` prints these figures; the bench target `anchor` measures another
//! library's in the same run and compares (`docs/performance.md`).

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod clock;
mod figures;
mod positions;

pub use clock::{best_ns, cpu_ns};
pub use figures::{Counting, Evaluations, Figures, Perft, Playouts, RandomGames, WinTest};
pub use positions::{midgame, random_positions};
