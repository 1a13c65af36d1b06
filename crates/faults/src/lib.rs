//! What tests of faults share: seeded random numbers, players who never forget what they were shown,
//! and the checker of what they observed. The program `caminos-faults` runs real nodes on real
//! Postgres and NATS, and lets them fail (`make faults`).

#![deny(missing_docs)]

mod checker;
mod player;
mod random;

pub use checker::check_game;
pub use player::{Fate, Player, Sent, any_move};
pub use random::Random;
