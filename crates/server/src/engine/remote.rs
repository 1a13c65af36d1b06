//! Jobs that other nodes have sent, as text.

use std::net::IpAddr;
use std::time::Duration;

use caminos_protocol::socket::GameId;
use caminos_rules::{LinkError, Material, Position};
use caminos_search::Strength;
use serde::{Deserialize, Serialize};

use super::Job;

/// A job as one node sends it to another. The answer is the text of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RemoteJob {
    /// The table.
    pub game: GameId,
    /// An address that the table's players come from, so that its quota holds on every node.
    pub owner: IpAddr,
    /// The position, as a link.
    pub position: String,
    /// 1 to 9.
    pub strength: u8,
    /// What random choices start from.
    pub seed: u64,
    /// The time to an answer that the seat's clock leaves, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<u64>,
}

/// A job that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RemoteJobError {
    /// The position cannot be read.
    #[error("the position cannot be read: {0}")]
    Position(#[from] LinkError),
    /// There is no such strength.
    #[error("there is no strength {0}")]
    Strength(u8),
}

impl From<&Job> for RemoteJob {
    fn from(job: &Job) -> Self {
        Self {
            game: job.game.clone(),
            owner: job.owner,
            position: job.position.link(),
            strength: job.strength.number(),
            seed: job.seed,
            budget: job.budget.map(|budget| budget.as_millis() as u64),
        }
    }
}

impl TryFrom<&RemoteJob> for Job {
    type Error = RemoteJobError;

    fn try_from(job: &RemoteJob) -> Result<Self, RemoteJobError> {
        Ok(Self {
            game: job.game.clone(),
            owner: job.owner,
            position: Position::from_link(&job.position, Material::standard())?,
            strength: Strength::new(job.strength).ok_or(RemoteJobError::Strength(job.strength))?,
            seed: job.seed,
            budget: job.budget.map(Duration::from_millis),
        })
    }
}
