//! Simple players of fixed strength, which the engine is measured against.

mod distance;
mod greedy;
mod playout;
mod tree;
mod uct;

pub use greedy::Greedy;
pub use uct::Uct;
