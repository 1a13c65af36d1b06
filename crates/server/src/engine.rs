//! Engine jobs: the moves of computer seats, searched in slices on threads of their own, so that
//! a search holds up neither a connection nor the search of somebody else.

mod counts;
mod queue;
#[cfg(test)]
mod queue_tests;
mod remote;
mod scheduler;
#[cfg(test)]
mod scheduler_tests;
mod search;
mod worker;

use std::net::IpAddr;
use std::time::Duration;

use caminos_protocol::socket::GameId;
use caminos_rules::{MoveText, Position};
use caminos_search::Strength;

pub use caminos_table::Pace;

pub use counts::EngineCounts;
pub use queue::QueueFull;
pub use remote::RemoteJob;
pub use scheduler::{JobHandle, Scheduler};

/// A turn of a computer seat.
#[derive(Clone, Debug)]
pub struct Job {
    /// The game.
    pub game: GameId,
    /// An address that the game's players come from: addresses have equal shares.
    pub address: IpAddr,
    /// What to find a move for.
    pub position: Position,
    /// How strong to play.
    pub strength: Strength,
    /// What random choices start from: another one each game, or a weak engine would always err
    /// in the same way.
    pub seed: u64,
    /// The time to an answer that the seat's clock leaves, if one runs; the pace may leave less.
    pub budget: Option<Duration>,
}

/// Why there is no move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineFailure {
    /// The game is over.
    #[error("nobody is to move")]
    NoTurn,
    /// Every engine that was tried has panicked.
    #[error("the engine failed")]
    Panicked,
}

/// Gets the move. Called on the runtime, once, unless the job is cancelled.
pub type OnMove = Box<dyn FnOnce(Result<MoveText, EngineFailure>) + Send>;
