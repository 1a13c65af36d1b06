//! What all rooms of a node share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use caminos_event_log::{EventLog, ProbeError};
use caminos_node::Writers;
use caminos_protocol::socket::GameId;
use caminos_table::Moment;

use crate::bus::{Bus, BusError, BusMessage};
use crate::engine::Scheduler;
use crate::metrics::Metrics;
use crate::outages::Outages;

/// What all rooms of a node share.
#[derive(Debug)]
pub(crate) struct Services {
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) writers: Writers,
    pub(crate) bus: Bus,
    pub(crate) engines: Scheduler,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) clock: Clock,
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

/// The server's clock, which never runs backwards.
#[derive(Debug, Default)]
pub(crate) struct Clock(AtomicU64);

impl Clock {
    pub(crate) fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let now = since.map_or(0, |since| since.as_millis() as u64);
        Moment(self.0.fetch_max(now, Ordering::Relaxed).max(now))
    }
}
