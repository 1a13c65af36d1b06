//! One connection: it joins a room, sends commands and gets what is broadcast there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use caminos_protocol::socket::{
    ClientMessage, GameId, MAX_CLIENT_MESSAGE, ServerError, ServerMessage, VERSION,
};
use tokio::sync::watch;
use tokio::time::timeout;
use tungstenite::error::CapacityError;
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message, Utf8Bytes};

use crate::event_batch::EventBatch;
use crate::frame::Frame;
use crate::limits::{Bucket, Permit, Rate};
use crate::metrics::Metrics;
use crate::outbox::{CloseReason, Outbox, SocketEvent};
use crate::room::{CommandOutcome, JoinError, Joined, Room};
use crate::rooms::Rooms;
use crate::seats;
use crate::token::TokenHash;

/// Time for the join message.
const JOIN_TIMEOUT: Duration = Duration::from_secs(15);
/// Time to take a frame.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// Messages over the rate limit after which a connection is closed.
const MAX_TOO_FAST: u32 = 200;

/// The direct answer to a message.
enum Reply {
    /// None: what follows is broadcast.
    None,
    Frame(Frame),
    /// The events of a command that was executed before.
    Repeat(Arc<EventBatch>),
}

impl Reply {
    fn json(message: &ServerMessage) -> Self {
        Self::Frame(Frame::json(message))
    }
}

/// Why a connection is closed by the server, sent as its last message.
struct Disconnect(ServerError);

pub(crate) struct Connection {
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) rate: Rate,
    pub(crate) shutdown: watch::Receiver<bool>,
    /// Counts against the limits until the connection ends.
    pub(crate) _permit: Permit,
}

/// Counts an open connection.
struct SocketGauge<'m>(&'m Metrics);

impl<'m> SocketGauge<'m> {
    fn new(metrics: &'m Metrics) -> Self {
        metrics.sockets.one();
        Self(metrics)
    }
}

impl Drop for SocketGauge<'_> {
    fn drop(&mut self) {
        self.0.sockets.less_one();
    }
}

/// Leaves the room however the connection ends.
struct LeaveGuard {
    room: Arc<Room>,
    subscriber: u64,
}

impl Drop for LeaveGuard {
    fn drop(&mut self) {
        self.room.leave(self.subscriber);
    }
}

/// A connection that has joined a room.
struct Session {
    guard: LeaveGuard,
    token: TokenHash,
}

impl Connection {
    /// Until the connection ends.
    pub(crate) async fn run(self) {
        let rooms = Arc::clone(&self.rooms);
        let _counted = SocketGauge::new(rooms.metrics());
        let session = match Box::pin(self.join()).await {
            Ok(session) => session,
            Err(Some(Disconnect(fault))) => return Box::pin(self.disconnect(fault)).await,
            Err(None) => return,
        };
        if let Err(Some(Disconnect(fault))) = self.serve(session).await {
            Box::pin(self.disconnect(fault)).await;
        }
    }

    /// Reads the join message, joins the room and sends the history.
    async fn join(&self) -> Result<Session, Option<Disconnect>> {
        let mut shutdown = self.shutdown.clone();
        let first = tokio::select! {
            first = timeout(JOIN_TIMEOUT, self.outbox.receive()) => first,
            _ = shutdown.changed() => return Err(Some(Disconnect(ServerError::Closing))),
        };
        let first = match first {
            Ok(Some(Ok(Message::Text(first)))) => first,
            Ok(Some(Err(error))) => return Err(unreadable(&error).map(Disconnect)),
            Ok(Some(Ok(Message::Close(_))) | None) => return Err(None),
            Ok(Some(Ok(_))) | Err(_) => return Err(Some(Disconnect(ServerError::Unexpected))),
        };
        let metrics = Arc::clone(self.rooms.metrics());
        let (game, token, since) = match serde_json::from_str(&first) {
            Ok(ClientMessage::Join { version, .. }) if version != VERSION => {
                let version = VERSION;
                return Err(Some(Disconnect(ServerError::Version { version })));
            }
            Ok(ClientMessage::Join {
                game, token, since, ..
            }) => (game, token, since),
            Ok(_) => return Err(Some(Disconnect(ServerError::Unexpected))),
            Err(error) => {
                metrics.messages_malformed.one();
                return Err(Some(Disconnect(malformed(&error))));
            }
        };
        let token = TokenHash::of(&token);
        let (session, joined) = self
            .join_room(&game, token, since)
            .await
            .map_err(Disconnect)?;
        let actor = seats::name(joined.actor);
        tracing::debug!(%game, actor, since, events = joined.events, "joined");
        let welcome = Frame::json(&ServerMessage::Welcome {
            version: VERSION,
            you: joined.actor,
            events: joined.events,
        });
        let missed = joined.missed.iter().map(|batch| &batch.frame);
        let sending = async {
            for message in std::iter::once(&welcome).chain(missed) {
                self.outbox.send_reply(message)?;
                self.outbox.flush().await?;
            }
            self.outbox.open()
        };
        match timeout(SEND_TIMEOUT, sending).await {
            Ok(Ok(())) => Ok(session),
            Ok(Err(reason)) => Err(fault_of(reason).map(Disconnect)),
            Err(_) => Err(None),
        }
    }

    async fn serve(&self, session: Session) -> Result<(), Option<Disconnect>> {
        let closed = |reason| fault_of(reason).map(Disconnect);
        // The rooms have closed their connections already.
        if *self.shutdown.borrow() {
            return Err(Some(Disconnect(ServerError::Closing)));
        }
        let mut bucket = Bucket::new(Instant::now());
        let mut tolerated = MAX_TOO_FAST;
        loop {
            let message = match self.outbox.next_event().await {
                SocketEvent::Received(Some(Ok(message))) => message,
                SocketEvent::Received(Some(Err(error))) => {
                    return Err(unreadable(&error).map(Disconnect));
                }
                SocketEvent::Received(None) => return Ok(()),
                SocketEvent::BacklogPending => {
                    match timeout(SEND_TIMEOUT, self.outbox.flush()).await {
                        Ok(flushed) => {
                            flushed.map_err(closed)?;
                            continue;
                        }
                        Err(_) => return Ok(()),
                    }
                }
                SocketEvent::Closed(reason) => return Err(closed(reason)),
            };
            let answer = match message {
                Message::Text(message) if bucket.take(self.rate, Instant::now()) => {
                    self.handle(&session, &message)?
                }
                Message::Text(_) => {
                    tolerated -= 1;
                    self.rooms.metrics().messages_too_fast.one();
                    let error = ServerError::TooFast;
                    if tolerated == 0 {
                        return Err(Some(Disconnect(error)));
                    }
                    Reply::json(&ServerMessage::Error { error })
                }
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Reply::None,
                Message::Binary(_) => {
                    let detail = "messages are text".to_owned();
                    return Err(Some(Disconnect(ServerError::Malformed { detail })));
                }
                Message::Close(_) => return Ok(()),
            };
            match answer {
                Reply::None => Ok(()),
                Reply::Frame(frame) => self.outbox.send_reply(&frame),
                Reply::Repeat(batch) => self.outbox.send_reply(&batch.frame),
            }
            .map_err(closed)?;
        }
    }

    /// Handles a message; gives the direct reply.
    fn handle(&self, session: &Session, message: &str) -> Result<Reply, Disconnect> {
        let message = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => {
                self.rooms.metrics().messages_malformed.one();
                let error = malformed(&error);
                return Ok(Reply::json(&ServerMessage::Error { error }));
            }
        };
        match message {
            ClientMessage::Join { .. } => Err(Disconnect(ServerError::Unexpected)),
            ClientMessage::Ping => Ok(Reply::json(&ServerMessage::Pong)),
            ClientMessage::Command { id, command } => {
                match session.guard.room.command(&session.token, &id, &command) {
                    CommandOutcome::Accepted => Ok(Reply::None),
                    CommandOutcome::Repeated(batch) => Ok(Reply::Repeat(batch)),
                    CommandOutcome::Refused { refusal, reasons } => {
                        Ok(Reply::json(&ServerMessage::Refused {
                            id,
                            refusal,
                            reasons,
                        }))
                    }
                    CommandOutcome::Unavailable => Err(Disconnect(ServerError::Unavailable)),
                }
            }
        }
    }

    async fn disconnect(&self, error: ServerError) {
        let metrics = self.rooms.metrics();
        let (code, closed) = match &error {
            ServerError::Closing => (CloseCode::Away, &metrics.closed_shutdown),
            ServerError::Unavailable => (CloseCode::Error, &metrics.closed_unavailable),
            ServerError::TooSlow => (CloseCode::Again, &metrics.closed_too_slow),
            _ => (CloseCode::Policy, &metrics.closed_protocol),
        };
        closed.one();
        let reason = Utf8Bytes::default();
        // If not even this can be sent, the client is gone already.
        let sending = async {
            self.outbox.flush().await?;
            self.outbox
                .send_reply(&Frame::json(&ServerMessage::Error { error }))?;
            self.outbox.send_close(CloseFrame { code, reason });
            self.outbox.flush().await
        };
        if let Ok(Ok(())) = timeout(SEND_TIMEOUT, sending).await {
            // Wait for the client's close frame, so that the last message is not lost with a reset.
            let _ = timeout(Duration::from_secs(2), async {
                while let Some(Ok(_)) = self.outbox.receive().await {}
            })
            .await;
        }
    }

    async fn join_room(
        &self,
        game: &GameId,
        token: TokenHash,
        since: u32,
    ) -> Result<(Session, Joined), ServerError> {
        // A room that was found may be retired before it is joined, though not every time.
        for _ in 0..10 {
            let room = self.rooms.room(game).await?;
            let sink = Arc::clone(&self.outbox);
            match room.join(token, since, sink) {
                Ok(joined) => {
                    let subscriber = joined.subscriber;
                    let guard = LeaveGuard { room, subscriber };
                    return Ok((Session { guard, token }, joined));
                }
                Err(JoinError::Retired) => {}
                Err(JoinError::Fault(fault)) => return Err(fault),
            }
        }
        Err(ServerError::Unavailable)
    }
}

/// What a client is sent before its connection is closed, if it can be sent anything.
const fn fault_of(reason: CloseReason) -> Option<ServerError> {
    match reason {
        CloseReason::TooSlow => Some(ServerError::TooSlow),
        CloseReason::RoomFailed => Some(ServerError::Unavailable),
        CloseReason::ShuttingDown => Some(ServerError::Closing),
        CloseReason::Disconnected => None,
    }
}

fn malformed(error: &serde_json::Error) -> ServerError {
    ServerError::Malformed {
        detail: error.to_string(),
    }
}

/// A frame that breaks the limits or the protocol, or a connection that is gone.
fn unreadable(error: &tungstenite::Error) -> Option<ServerError> {
    let tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. }) = error else {
        return None;
    };
    let detail = format!("a message has at most {MAX_CLIENT_MESSAGE} bytes");
    Some(ServerError::Malformed { detail })
}
