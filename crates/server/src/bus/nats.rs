//! The bus on NATS.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Subject};
use caminos_protocol::socket::GameId;
use futures_util::StreamExt as _;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, sleep, timeout};

use super::message::{BusMessage, DecodeError};
use super::nodes::{ALIVE_INTERVAL, Nodes};
use super::{BusError, NatsOptions, NodeId};
use crate::room::Room;

/// Each node's name, now and then.
const ALIVE: &str = "caminos.alive";

/// Messages that wait to be published; when there are more, the others read the log.
const MAX_QUEUED: usize = 8192;

/// Pause before a subscription is tried again.
pub(super) const RETRY: Duration = Duration::from_secs(2);

/// How long a message may take to come back. Whoever asks whether the node is ready waits for it.
const PROBE_TIMEOUT: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub(super) struct Nats {
    pub(super) client: Client,
    queue: mpsc::Sender<(Subject, Vec<u8>)>,
}

fn subject(game: &GameId) -> Subject {
    format!("caminos.game.{game}").into()
}

impl Nats {
    pub(super) async fn connect(options: &NatsOptions) -> Result<Self, BusError> {
        let bad_url = |detail: String| BusError::Url { detail };
        let mut connect = ConnectOptions::new()
            .name("caminos")
            .retry_on_initial_connect()
            .connection_timeout(Duration::from_secs(5))
            .ping_interval(Duration::from_secs(10))
            .event_callback(async |event| tracing::info!(%event, "the bus"));
        if let Some(path) = &options.credentials {
            let with = connect.credentials_file(path).await;
            connect = with.map_err(|error| BusError::Credentials {
                path: path.clone(),
                error,
            })?;
        }
        if let Some(path) = &options.root_certificates {
            connect = connect.add_root_certificates(path.clone());
        }
        let servers: Vec<async_nats::ServerAddr> = options
            .url
            .secret()
            .split(',')
            .map(|url| url.trim().parse())
            .collect::<Result<_, _>>()
            .map_err(|error: std::io::Error| bad_url(error.to_string()))?;
        let client = connect.connect(servers).await;
        let client = client.map_err(|error| bad_url(error.to_string()))?;
        let (queue, mut queued) = mpsc::channel::<(Subject, Vec<u8>)>(MAX_QUEUED);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some((subject, bytes)) = queued.recv().await {
                if let Err(error) = publisher.publish(subject, bytes.into()).await {
                    tracing::warn!(%error, "a message could not be published");
                }
            }
        });
        Ok(Self { client, queue })
    }

    pub(super) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Whether there was room for it.
    pub(super) fn publish(&self, game: &GameId, bytes: Vec<u8>) -> bool {
        self.is_connected() && self.queue.try_send((subject(game), bytes)).is_ok()
    }

    /// Hands a room what other nodes publish about its game.
    pub(super) fn receive(
        &self,
        game: GameId,
        node: NodeId,
        room: Weak<Room>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let client = self.client.clone();
        async move {
            loop {
                let mut messages = match client.subscribe(subject(&game)).await {
                    Ok(messages) => messages,
                    Err(error) => {
                        tracing::warn!(%game, %error, "a game cannot be subscribed to");
                        sleep(RETRY).await;
                        continue;
                    }
                };
                // What was committed between the room's read and this subscription.
                let _ = timeout(RETRY, client.flush()).await;
                match room.upgrade() {
                    Some(room) => room.catch_up(),
                    None => return,
                }
                while let Some(message) = messages.next().await {
                    let Some(room) = room.upgrade() else { return };
                    match BusMessage::decode(&message.payload, node) {
                        Ok(message) => room.received(message),
                        Err(DecodeError::Own) => {}
                        Err(error) => tracing::warn!(%game, %error, "an unknown message"),
                    }
                }
            }
        }
    }

    /// Says that this node lives, and notes which others do.
    pub(super) fn exchange_alive(
        &self,
        node: NodeId,
        others: Arc<Nodes>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let client = self.client.clone();
        async move {
            loop {
                let mut names = match client.subscribe(ALIVE).await {
                    Ok(names) => names,
                    Err(error) => {
                        tracing::warn!(%error, "other nodes cannot be heard");
                        sleep(RETRY).await;
                        continue;
                    }
                };
                let mut clock = tokio::time::interval(ALIVE_INTERVAL);
                clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
                loop {
                    tokio::select! {
                        _ = clock.tick() => {
                            // Fails only when the client has ended; then nobody is heard, either.
                            let _ = client.publish(ALIVE, node.to_string().into()).await;
                        }
                        name = names.next() => {
                            let Some(name) = name else { break };
                            if let Some(other) = NodeId::parse(&name.payload).filter(|other| *other != node) {
                                others.heard(other, Instant::now());
                            }
                        }
                    }
                }
            }
        }
    }

    /// Whether a message of this node comes back to it. To flush would only show that the kernel
    /// takes what is sent.
    pub(super) async fn probe(&self, node: NodeId) -> Result<(), BusError> {
        let unavailable = |error: &dyn std::fmt::Display| BusError::Unavailable(error.to_string());
        if !self.is_connected() {
            return Err(unavailable(&self.client.connection_state()));
        }
        match timeout(PROBE_TIMEOUT, self.round_trip(node)).await {
            Ok(returned) => returned.map_err(|error| unavailable(&error)),
            Err(elapsed) => Err(unavailable(&elapsed)),
        }
    }

    async fn round_trip(
        &self,
        node: NodeId,
    ) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
        let subject: Subject = format!("caminos.probe.{node}").into();
        let mut returning = self.client.subscribe(subject.clone()).await?;
        self.client.publish(subject, Vec::new().into()).await?;
        returning.next().await.ok_or("the connection is closed")?;
        Ok(())
    }
}
