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

pub use counts::EngineCounts;
pub use queue::QueueFull;
pub use remote::RemoteJob;
pub use scheduler::{JobHandle, Scheduler};

/// How quickly the computer answers.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    /// The shortest time to an answer, so that a person can follow: as long as the page's own
    /// engine takes (`web/src/state/opponent.ts`).
    pub at_least: Duration,
    /// The longest search, from its first slice to its last.
    pub at_most: Duration,
}

impl Pace {
    /// How long an answer is held back, where the seat's clock leaves so much time.
    pub(crate) fn pause(self, budget: Option<Duration>) -> Duration {
        budget.map_or(self.at_least, |budget| budget.min(self.at_least))
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            at_least: Duration::from_millis(700),
            at_most: Duration::from_secs(4),
        }
    }
}

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
