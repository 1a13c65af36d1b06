//! One connection: it joins games, sends commands, and fetches what is new in those games as fast
//! as its client takes it.

mod pings;

use std::future::poll_fn;
use std::net::IpAddr;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use caminos_event_log::TokenHash;
use caminos_node::Reply;
use caminos_protocol::socket::{
    ClientMessage, GameId, MAX_CLIENT_MESSAGE, ServerError, ServerMessage, VERSION,
};
use caminos_table::{Actor, Moment};
use tokio::sync::watch;
use tokio::time::{sleep_until, timeout};

pub(crate) use self::pings::MAX_LAG;
use self::pings::{Lag, PING_INTERVAL, Pings};
use crate::close::CloseCause;
use crate::follower::{CommandReply, Mailbox};
use crate::limits::{Bucket, Permit, Rate};
use crate::metrics::Metrics;
use crate::room::{Join, News, Subscription};
use crate::rooms::Rooms;

/// Time for the hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(15);
/// Time to take a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// Time for the closing handshake.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// Messages over the rate limit after which a connection is closed.
const MAX_TOO_FAST: u32 = 200;
/// Games that one connection follows.
const MAX_TOPICS: usize = 16;

pub(crate) struct Connection {
    pub(crate) socket: WebSocket,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) address: IpAddr,
    pub(crate) rate: Rate,
    /// How often a player is pinged whom another one would miss.
    pub(crate) watched_ping_interval: Duration,
    pub(crate) shutdown: watch::Receiver<bool>,
    /// Counts against the limits until the connection ends.
    pub(crate) _permit: Permit,
}

/// Counts an open connection.
struct SocketGauge(Arc<Metrics>);

impl SocketGauge {
    fn new(metrics: &Arc<Metrics>) -> Self {
        metrics.sockets.increment();
        Self(Arc::clone(metrics))
    }
}

impl Drop for SocketGauge {
    fn drop(&mut self) {
        self.0.sockets.decrement();
    }
}

/// A connection after its hello.
struct Session {
    socket: WebSocket,
    rooms: Arc<Rooms>,
    address: IpAddr,
    mailbox: Arc<Mailbox>,
    /// Nearly always one.
    topics: Vec<(GameId, Subscription)>,
    rate: Rate,
    bucket: Bucket,
    /// Messages over the rate limit that are still tolerated.
    tolerated: u32,
    lag: Lag,
    watched_ping_interval: Duration,
    pings: Pings,
    /// Whether the client is taken for away.
    away: bool,
}

impl Connection {
    /// Until the connection ends.
    pub(crate) async fn run(self) {
        let _counted = SocketGauge::new(self.rooms.metrics());
        let mut shutdown = self.shutdown;
        let now = Instant::now();
        let mut session = Session {
            socket: self.socket,
            rooms: self.rooms,
            address: self.address,
            mailbox: Arc::default(),
            topics: Vec::new(),
            rate: self.rate,
            bucket: Bucket::new(now),
            tolerated: MAX_TOO_FAST,
            lag: Lag::new(now),
            watched_ping_interval: self.watched_ping_interval,
            pings: Pings::new(now),
            away: false,
        };
        let cause = match Box::pin(session.receive_hello(&mut shutdown)).await {
            Ok(()) => session.serve(&mut shutdown).await,
            Err(cause) => cause,
        };
        // Leave the games at once, however long the client takes to say goodbye.
        session.topics.clear();
        Box::pin(session.close(cause)).await;
    }
}

impl Session {
    fn metrics(&self) -> &Metrics {
        self.rooms.metrics()
    }

    /// Waits for the client's version.
    async fn receive_hello(
        &mut self,
        shutdown: &mut watch::Receiver<bool>,
    ) -> Result<(), CloseCause> {
        let first = async {
            loop {
                if let Some(text) = self.receive().await? {
                    return Ok::<_, CloseCause>(text);
                }
            }
        };
        let first = tokio::select! {
            first = timeout(HELLO_TIMEOUT, first) => {
                first.unwrap_or_else(|_| Err(ServerError::Unexpected.into()))?
            }
            () = closing(shutdown) => return Err(ServerError::Closing.into()),
        };
        match serde_json::from_str(&first) {
            Ok(ClientMessage::Hello { version: VERSION }) => self.ping(Instant::now()).await,
            Ok(ClientMessage::Hello { .. }) => {
                Err(ServerError::Version { version: VERSION }.into())
            }
            // Version 1 began with a join; its clients know this answer and load the page again.
            Ok(ClientMessage::Join { .. }) => Err(ServerError::Version { version: VERSION }.into()),
            Ok(_) => Err(ServerError::Unexpected.into()),
            Err(error) => {
                self.metrics().messages_malformed.increment();
                Err(malformed(&error).into())
            }
        }
    }

    async fn serve(&mut self, shutdown: &mut watch::Receiver<bool>) -> CloseCause {
        let mailbox = Arc::clone(&self.mailbox);
        let mut interval = self.ping_interval();
        // Made once: to register them anew for each message would cost more than to handle it.
        let woken = mailbox.woken();
        let ping_due = sleep_until(self.pings.due(interval).into());
        let closing = closing(shutdown);
        tokio::pin!(woken, ping_due, closing);
        loop {
            let done = tokio::select! {
                biased;
                () = &mut woken => {
                    woken.set(mailbox.woken());
                    self.send_news().await
                }
                received = self.receive() => match received {
                    Ok(Some(text)) => self.handle(&text).await,
                    Ok(None) => Ok(()),
                    Err(cause) => Err(cause),
                },
                () = &mut ping_due => {
                    let now = Instant::now();
                    let due = self.pings.due(interval);
                    if due > now {
                        ping_due.as_mut().reset(due.into());
                        continue;
                    }
                    ping_due.as_mut().reset((now + interval).into());
                    if self.pings.silence(now) > 2 * PING_INTERVAL {
                        Err(CloseCause::Disconnected)
                    } else {
                        self.ping(now).await
                    }
                }
                () = &mut closing => Err(ServerError::Closing.into()),
            };
            if let Err(cause) = done {
                return cause;
            }
            if interval != self.ping_interval() {
                interval = self.ping_interval();
                ping_due.as_mut().reset(self.pings.due(interval).into());
            }
        }
    }

    /// Often where another player waits to see whether this one is still there.
    fn ping_interval(&self) -> Duration {
        let mut topics = self.topics.iter();
        if topics.any(|(_, subscription)| subscription.is_watched()) {
            self.watched_ping_interval
        } else {
            PING_INTERVAL
        }
    }

    fn set_away(&mut self, away: bool) {
        if self.away != away {
            self.away = away;
            for (_, subscription) in &self.topics {
                subscription.set_away(away);
            }
        }
    }

    /// The next message that is text and within the rate limit.
    async fn receive(&mut self) -> Result<Option<Utf8Bytes>, CloseCause> {
        let message = match self.socket.recv().await {
            Some(Ok(message)) => message,
            Some(Err(error)) => return Err(error.into()),
            None => return Err(CloseCause::Disconnected),
        };
        let now = Instant::now();
        self.pings.heard(now);
        self.set_away(false);
        // Control frames count, too.
        if !self.bucket.take(self.rate, now) && !matches!(message, Message::Close(_)) {
            self.metrics().messages_too_fast.increment();
            self.tolerated -= 1;
            if self.tolerated == 0 {
                return Err(ServerError::TooFast.into());
            }
            if matches!(message, Message::Text(_)) {
                let error = ServerError::TooFast;
                self.send_json(&ServerMessage::Error { game: None, error })
                    .await?;
            }
            return Ok(None);
        }
        match message {
            Message::Text(text) => Ok(Some(text)),
            Message::Pong(sent) => {
                self.lag.measure(&sent);
                Ok(None)
            }
            Message::Ping(_) => Ok(None),
            Message::Binary(_) => Err(CloseCause::Binary),
            Message::Close(_) => Err(CloseCause::ClosedByClient),
        }
    }

    /// Pings the client, which is away if it has not answered the ping before.
    async fn ping(&mut self, now: Instant) -> Result<(), CloseCause> {
        let is_away = self.pings.send(now);
        self.set_away(is_away);
        let payload = self.lag.ping_payload();
        self.send(Message::Ping(payload.to_vec().into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), CloseCause> {
        let sending = self.socket.send(message);
        tokio::pin!(sending);
        // Nearly always it is taken at once, and needs no timer.
        let sent = match poll_fn(|cx| Poll::Ready(sending.as_mut().poll(cx))).await {
            Poll::Ready(sent) => sent,
            Poll::Pending => timeout(SEND_TIMEOUT, sending)
                .await
                .map_err(|_| CloseCause::TooSlow)?,
        };
        sent.map_err(Into::into)
    }

    async fn send_json(&mut self, message: &ServerMessage) -> Result<(), CloseCause> {
        let text = serde_json::to_string(message).expect("messages serialise");
        self.send(Message::Text(text.into())).await
    }

    /// Sends everything that is new in the games, and then answers to commands: an answer may refer
    /// to events that the client does not have yet.
    async fn send_news(&mut self) -> Result<(), CloseCause> {
        let replies = self.mailbox.take_replies();
        let mut index = 0;
        while let Some((_, subscription)) = self.topics.get_mut(index) {
            match subscription.next() {
                Some(News::Text { text, is_last }) => {
                    self.send(Message::Text(text)).await?;
                    index += usize::from(is_last);
                }
                Some(News::Closed) => {
                    let (game, _) = self.topics.swap_remove(index);
                    self.send_error(game, ServerError::Unavailable).await?;
                }
                None => index += 1,
            }
        }
        for CommandReply { game, id, reply } in replies {
            let topic = self.topics.iter().find(|(other, _)| *other == game);
            let message = match reply {
                Reply::Repeated { first } => {
                    let text = topic.and_then(|(_, subscription)| subscription.repeat(first));
                    if let Some(text) = text {
                        self.send(Message::Text(text)).await?;
                    }
                    continue;
                }
                Reply::Refused { refusal, reasons } => ServerMessage::Refused {
                    game,
                    id,
                    refusal: *refusal,
                    reasons,
                },
                Reply::Unavailable => ServerMessage::Unavailable { game, id },
            };
            self.send_json(&message).await?;
        }
        Ok(())
    }

    async fn send_error(&mut self, game: GameId, error: ServerError) -> Result<(), CloseCause> {
        let game = Some(game);
        self.send_json(&ServerMessage::Error { game, error }).await
    }

    async fn handle(&mut self, text: &str) -> Result<(), CloseCause> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                self.metrics().messages_malformed.increment();
                let error = malformed(&error);
                return self
                    .send_json(&ServerMessage::Error { game: None, error })
                    .await;
            }
        };
        match message {
            ClientMessage::Hello { .. } => Err(ServerError::Unexpected.into()),
            ClientMessage::Ping => self.send_json(&ServerMessage::Pong).await,
            ClientMessage::Join {
                game,
                token,
                since,
                head,
            } => {
                let join = Join {
                    token: TokenHash::of(&token),
                    since,
                    head,
                    address: self.address,
                    mailbox: Arc::clone(&self.mailbox),
                };
                Box::pin(self.join(game, join)).await
            }
            ClientMessage::Leave { game } => {
                self.topics.retain(|(other, _)| *other != game);
                Ok(())
            }
            ClientMessage::Command { game, id, command } => {
                let topic = self.topics.iter().find(|(other, _)| *other == game);
                let Some((_, subscription)) = topic else {
                    return self.send_error(game, ServerError::Unexpected).await;
                };
                subscription.submit(id, command, self.sent_at());
                Ok(())
            }
        }
    }

    /// When a message that has just come was sent.
    fn sent_at(&self) -> Moment {
        let now = self.rooms.services().wall_clock.now();
        now.saturating_sub(self.lag.estimate())
    }

    async fn join(&mut self, game: GameId, join: Join) -> Result<(), CloseCause> {
        // Whoever joins a second time begins anew.
        self.topics.retain(|(other, _)| *other != game);
        if self.topics.len() >= MAX_TOPICS {
            return self.send_error(game, ServerError::TooMany).await;
        }
        let since = join.since;
        let (subscription, following) = match self.rooms.join(&game, join).await {
            Ok(joined) => joined,
            Err(error) => return self.send_error(game, error).await,
        };
        let actor = actor_name(following.actor);
        tracing::debug!(%game, actor, since, events = following.events, "joined");
        let welcome = ServerMessage::Welcome {
            game: game.clone(),
            you: following.actor,
            since: following.cursor.events,
            events: following.events,
            head: following.head.to_string(),
            now: self.rooms.services().wall_clock.now(),
        };
        self.topics.push((game, subscription));
        self.send_json(&welcome).await?;
        self.send_news().await
    }

    /// Says why, and ends the connection as RFC 6455 wants it: both sides send a close frame.
    async fn close(&mut self, cause: CloseCause) {
        cause.count(self.metrics());
        let goodbye = async {
            if let CloseCause::Fault(error) = &cause {
                let error = error.clone();
                self.send_json(&ServerMessage::Error { game: None, error })
                    .await
                    .ok()?;
            }
            if let Some(code) = cause.code() {
                let reason = Utf8Bytes::default();
                let frame = Message::Close(Some(CloseFrame { code, reason }));
                self.socket.send(frame).await.ok()?;
            }
            // The library answers the client's close frame while it is read from.
            while let Some(Ok(_)) = self.socket.recv().await {}
            Some(())
        };
        let _ = timeout(CLOSE_TIMEOUT, goodbye).await;
    }
}

/// Until the server stops.
async fn closing(shutdown: &mut watch::Receiver<bool>) {
    // If nobody can say any more that it stops, it has stopped.
    let _ = shutdown.wait_for(|closing| *closing).await;
}

/// For logs.
const fn actor_name(actor: Actor) -> &'static str {
    match actor {
        Actor::Owner => "owner",
        Actor::Player(_) => "player",
        Actor::Computer => "computer",
        Actor::Spectator => "spectator",
        Actor::Server => "server",
    }
}

fn malformed(error: &serde_json::Error) -> ServerError {
    ServerError::Malformed {
        detail: error.to_string(),
    }
}

/// How WebSockets are read and written: small buffers, since there are many connections. What is
/// read at once holds a message that is too long: bytes left unread would reset the connection
/// before the client has its close code.
pub(crate) fn configure<F>(
    upgrade: axum::extract::ws::WebSocketUpgrade<F>,
) -> axum::extract::ws::WebSocketUpgrade<F> {
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_write_buffer_size(256 << 10)
        .max_message_size(MAX_CLIENT_MESSAGE)
        .max_frame_size(MAX_CLIENT_MESSAGE)
}
