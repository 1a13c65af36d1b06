//! What all rooms of a node share.

use std::sync::Arc;

use caminos_event_log::EventLog;
use caminos_node::Writers;
use caminos_protocol::socket::GameId;

use crate::bus::{Bus, BusMessage};
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

    /// Whether events can be written, in a line, with one about the bus where there is one. A bus
    /// that is down is no reason to send players elsewhere: play goes on through the log, and the
    /// other nodes have lost the same bus.
    ///
    /// # Errors
    /// Why nothing can be written.
    pub(crate) async fn probe(&self) -> Result<String, String> {
        let (written, published) = tokio::join!(self.log.probe(), self.bus.probe());
        written.map_err(|error| error.to_string())?;
        Ok(match published {
            None => "ok".to_owned(),
            Some(Ok(())) => "ok\nbus: ok".to_owned(),
            Some(Err(error)) => {
                tracing::warn!(%error, "nothing can be published");
                format!("ok\nbus: {error}")
            }
        })
    }
}
