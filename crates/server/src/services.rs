//! What all rooms of a node share.

use std::sync::Arc;

use caminos_event_log::{EventLog, ProbeError};
use caminos_node::Writers;
use caminos_protocol::socket::GameId;

use crate::bus::{Bus, BusError, BusMessage};
use crate::engine::Scheduler;
use crate::metrics::Metrics;
use crate::outages::Outages;
use crate::wall_clock::WallClock;

/// What all rooms of a node share.
#[derive(Debug)]
pub(crate) struct Services {
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) writers: Writers,
    pub(crate) bus: Bus,
    pub(crate) engines: Scheduler,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) wall_clock: Arc<dyn WallClock>,
    pub(crate) outages: Outages,
}

impl Services {
    /// Publishes something about a game to the other nodes.
    pub(crate) fn publish(&self, game: &GameId, message: &BusMessage) {
        self.bus.publish(game, message, &self.metrics);
    }

    /// Whether events can be written and published.
    ///
    /// # Errors
    /// What does not work.
    pub(crate) async fn probe(&self) -> Result<(), NotReady> {
        self.log.probe().await?;
        Ok(self.bus.probe().await?)
    }
}

/// Why this node cannot serve.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotReady {
    #[error(transparent)]
    Log(#[from] ProbeError),
    #[error(transparent)]
    Bus(#[from] BusError),
}
