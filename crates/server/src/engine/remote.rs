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
    #[serde(rename = "owner")]
    pub address: IpAddr,
    /// The position, as a link.
    pub position: String,
    /// How strong the answer is to be.
    pub strength: Strength,
    /// What random choices start from.
    pub seed: u64,
    /// The time to an answer that the seat's clock leaves, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<u64>,
}

impl From<&Job> for RemoteJob {
    fn from(job: &Job) -> Self {
        Self {
            game: job.game.clone(),
            address: job.address,
            position: job.position.link(),
            strength: job.strength,
            seed: job.seed,
            budget: job.budget.map(|budget| budget.as_millis() as u64),
        }
    }
}

impl TryFrom<&RemoteJob> for Job {
    type Error = LinkError;

    fn try_from(job: &RemoteJob) -> Result<Self, LinkError> {
        Ok(Self {
            game: job.game.clone(),
            address: job.address,
            position: Position::from_link(&job.position, Material::standard())?,
            strength: job.strength,
            seed: job.seed,
            budget: job.budget.map(Duration::from_millis),
        })
    }
}
