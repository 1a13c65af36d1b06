//! How nodes learn of each other's commits at once: NATS, one subject a game.
//!
//! The bus only saves time. What it loses, doubles or delays does no harm: batches carry their
//! sequence numbers, and a node that sees a gap, or has not heard anything for a while, reads the
//! log. A server without a bus is alone, or polls.

#[cfg(feature = "nats")]
mod engine;
mod message;
#[cfg(feature = "nats")]
mod nats;
mod nodes;
mod options;
#[cfg(not(feature = "nats"))]
mod without_nats;

use std::fmt;
use std::sync::{Arc, Weak};
use std::time::Instant;

use caminos_protocol::socket::GameId;
use tokio::task::AbortHandle;

pub(crate) use message::BusMessage;
pub(crate) use nodes::CHECK_INTERVAL;
pub use options::{BusError, NatsOptions};

#[cfg(feature = "nats")]
use self::nats::Nats;
use self::nodes::Nodes;
#[cfg(not(feature = "nats"))]
use self::without_nats::Nats;
use crate::engine::RemoteJob;
use crate::metrics::Metrics;
use crate::room::Room;
use crate::services::Services;
use crate::token;

/// Names a run of a node.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub(crate) struct NodeId(u64);

impl NodeId {
    #[cfg(test)]
    pub(crate) const fn new(number: u64) -> Self {
        Self(number)
    }

    /// What [`Display`](fmt::Display) has written.
    #[cfg(feature = "nats")]
    fn parse(text: &[u8]) -> Option<Self> {
        let text = std::str::from_utf8(text).ok()?;
        u64::from_str_radix(text, 16).ok().map(Self)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What this node publishes to the others and hears from them.
#[derive(Debug)]
pub(crate) struct Bus {
    node: NodeId,
    others: Arc<Nodes>,
    nats: Option<Nats>,
}

/// A subscription, until it is dropped.
#[derive(Debug)]
pub(crate) struct BusSubscription(AbortHandle);

impl Drop for BusSubscription {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Bus {
    /// A node by itself.
    pub(crate) fn none() -> Self {
        Self {
            node: new_node_id(),
            others: Arc::default(),
            nats: None,
        }
    }

    /// Connects to NATS, now or as soon as it is there.
    ///
    /// # Errors
    /// When the options make no sense: a URL that is none, credentials that cannot be read.
    pub(crate) async fn nats(options: &NatsOptions) -> Result<Self, BusError> {
        Ok(Self {
            node: new_node_id(),
            others: Arc::default(),
            nats: Some(Nats::connect(options).await?),
        })
    }

    pub(crate) const fn node(&self) -> NodeId {
        self.node
    }

    /// Whether other nodes hear of a commit at once.
    pub(crate) fn is_connected(&self) -> bool {
        self.nats.as_ref().is_some_and(Nats::is_connected)
    }

    /// Publishes, or drops the message if the bus does not keep up: the others read the log.
    pub(crate) fn publish(&self, game: &GameId, message: &BusMessage, metrics: &Metrics) {
        if let Some(nats) = &self.nats
            && !nats.publish(game, message.encode(self.node))
        {
            metrics.bus_dropped.increment();
        }
    }

    /// From now on the room gets what other nodes publish about its game.
    pub(crate) fn subscribe(&self, game: &GameId, room: Weak<Room>) -> Option<BusSubscription> {
        let nats = self.nats.as_ref()?;
        let receiving = nats.receive(game.clone(), self.node, room);
        Some(BusSubscription(tokio::spawn(receiving).abort_handle()))
    }

    /// A move that another node with a free core has found; none if there is no such node.
    pub(crate) fn search(
        &self,
        job: RemoteJob,
    ) -> Option<impl Future<Output = Option<String>> + Send + use<>> {
        let nats = self.nats.as_ref().filter(|nats| nats.is_connected())?;
        Some(nats.search(self.node, job))
    }

    /// Searches for other nodes from now on, while cores are free.
    pub(crate) fn take_jobs(&self, services: Weak<Services>) -> Option<BusSubscription> {
        let taking = self.nats.as_ref()?.take_jobs(self.node, services);
        Some(BusSubscription(tokio::spawn(taking).abort_handle()))
    }

    /// Says from now on that this node lives, and hears which others do.
    pub(crate) fn exchange_alive(&self) -> Option<BusSubscription> {
        let nats = self.nats.as_ref()?;
        let exchanging = nats.exchange_alive(self.node, Arc::clone(&self.others));
        Some(BusSubscription(tokio::spawn(exchanging).abort_handle()))
    }

    /// Whether a node lived and has become silent.
    pub(crate) fn is_silent(&self, node: NodeId) -> bool {
        self.others.is_silent(node)
    }

    /// Finds nodes that have become silent; gives whether others are so than before.
    pub(crate) fn check_nodes(&self) -> bool {
        self.others.check(Instant::now(), self.is_connected())
    }

    /// Whether a message gets through, or why it does not; none where there is no bus.
    pub(crate) async fn probe(&self) -> Option<Result<(), BusError>> {
        Some(self.nats.as_ref()?.probe(self.node).await)
    }
}

fn new_node_id() -> NodeId {
    NodeId(token::random_seed().unwrap_or_else(|_| u64::from(std::process::id())))
}
