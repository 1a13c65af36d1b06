//! A game in memory: this node's replica of it, and the connections that follow it.

mod duties;
mod presence;
mod subscription;
mod wakeup;

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use caminos_event_log::{AppendError, GameKey, OnCommit, TokenHash};
use caminos_node::{
    AbandonReason, Cursor, Effect, EventPage, Following, LogTail, Origin, ReadFailure, Replica,
    Reply, SeatChange,
};
use caminos_protocol::socket::{CommandId, GameId, ServerMessage};
use caminos_rules::Position;
use caminos_table::{Actor, Command, Moment};

use self::duties::Duties;
use self::presence::Presence;
pub(crate) use self::subscription::{News, Subscription};
use self::wakeup::SpectatorWakeup;
use crate::bus::{BusMessage, BusSubscription};
use crate::follower::{CommandReply, Mailbox};
use crate::services::Services;

/// Names a connection that follows a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FollowerId(u64);

#[derive(Debug)]
struct Follower {
    id: FollowerId,
    token: TokenHash,
    address: IpAddr,
    mailbox: Arc<Mailbox>,
    /// Has not answered a ping for a while.
    away: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Status {
    Open,
    /// Not in use any more: the game has to be read from the log again.
    Closed,
}

/// The newest batch as a message: what nearly everybody needs next.
#[derive(Debug)]
struct Newest {
    since: u32,
    end: u32,
    text: Utf8Bytes,
}

#[derive(Debug)]
struct State {
    replica: Replica<FollowerId>,
    /// Those with a seat are woken first.
    players: Vec<Follower>,
    spectators: Vec<Follower>,
    wakeup: SpectatorWakeup,
    presence: Presence,
    newest: Option<Newest>,
    next_follower: u64,
    status: Status,
    duties: Duties,
    used: Instant,
    /// Of who came last.
    last_address: Option<IpAddr>,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Room {
    id: GameId,
    services: Arc<Services>,
    me: Weak<Self>,
    state: Mutex<State>,
    /// To what other nodes publish.
    _subscription: Option<BusSubscription>,
}

/// Who wants to follow a game.
#[derive(Debug)]
pub(crate) struct Join {
    pub(crate) token: TokenHash,
    /// What the client knows.
    pub(crate) since: u32,
    pub(crate) head: Option<String>,
    pub(crate) address: IpAddr,
    pub(crate) mailbox: Arc<Mailbox>,
}

/// Why somebody cannot follow the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum JoinError {
    /// The room was dropped from memory meanwhile: ask [`Rooms`](crate::rooms::Rooms) again.
    Closed,
    /// They know more than this node, or something else, and the log cannot be read.
    Unavailable,
}

impl Room {
    pub(crate) fn new(
        id: GameId,
        replica: Replica<FollowerId>,
        services: Arc<Services>,
    ) -> Arc<Self> {
        Arc::new_cyclic(|me| Self {
            _subscription: services.bus.subscribe(&id, me.clone()),
            id,
            services,
            me: me.clone(),
            state: Mutex::new(State {
                replica,
                players: Vec::new(),
                spectators: Vec::new(),
                wakeup: SpectatorWakeup::Idle,
                presence: Presence::default(),
                newest: None,
                next_follower: 0,
                status: Status::Open,
                duties: Duties::default(),
                used: Instant::now(),
                last_address: None,
            }),
        })
    }

    /// Never held across an await.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The board as it stands.
    pub(crate) fn position(&self) -> Position {
        self.lock()
            .replica
            .history()
            .match_state()
            .position()
            .clone()
    }

    /// Begins to follow the game.
    ///
    /// # Errors
    /// When the room is not in use any more, or the log cannot be read.
    pub(crate) async fn join(
        self: &Arc<Self>,
        join: &Join,
    ) -> Result<(Subscription, Following), JoinError> {
        // Whoever knows more than this node, or something else, has seen it on another one.
        let may_be_wrong = {
            let state = self.lock();
            state.replica.may_be_wrong(join.since, join.head.as_deref())
        };
        if may_be_wrong {
            match self.log_tail(0).await {
                Ok(tail) => self.tail_found(tail),
                // To go on without it would take back what they have seen.
                Err(ReadFailure::Unavailable) => return Err(JoinError::Unavailable),
                Err(ReadFailure::Deleted) => self.close(&mut self.lock()),
            }
        }
        let mut state = self.lock();
        if state.status == Status::Closed {
            return Err(JoinError::Closed);
        }
        let Join { token, .. } = *join;
        let head = join.head.as_deref();
        let following = state.replica.follow(&token, join.since, head);
        let id = FollowerId(state.next_follower);
        state.next_follower += 1;
        let follower = Follower {
            id,
            token,
            address: join.address,
            mailbox: Arc::clone(&join.mailbox),
            away: false,
        };
        match following.actor {
            Actor::Spectator => state.spectators.push(follower),
            _ => state.players.push(follower),
        }
        state.used = Instant::now();
        state.last_address = Some(join.address);
        self.update_presence(&mut state);
        self.do_duties(&mut state, Origin::ThisNode);
        let subscription = Subscription::new(Arc::clone(self), id, token, following.cursor);
        Ok((subscription, following))
    }

    fn leave(&self, follower: FollowerId) {
        let mut state = self.lock();
        let state = &mut *state;
        for followers in [&mut state.players, &mut state.spectators] {
            followers.retain(|other| other.id != follower);
        }
        state.used = Instant::now();
        self.do_duties(state, Origin::ThisNode);
        self.update_presence(state);
    }

    fn submit(
        &self,
        from: FollowerId,
        token: TokenHash,
        id: CommandId,
        command: Command,
        received: Moment,
    ) {
        let mut state = self.lock();
        state.used = Instant::now();
        if self.is_time_unknown(&state) {
            return self.reply(&state, from, id, Reply::Unavailable);
        }
        self.credit_outages(&mut state);
        let effects = state.replica.submit(from, token, id, command, received);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }

    /// The log has answered an append.
    fn appended(&self, result: Result<(), AppendError>) {
        if let Err(error) = &result {
            tracing::debug!(game = %self.id, %error, "an append was not accepted");
            self.services.metrics.append_failed(error);
        }
        let mut state = self.lock();
        if result.is_ok() && state.replica.is_appending_for_client() {
            self.services.metrics.commands_accepted.increment();
        }
        let effects = state.replica.appended(result);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }

    /// What the log holds from a sequence number on.
    async fn log_tail(&self, from: u32) -> Result<LogTail, ReadFailure> {
        match self.services.log.read(&self.id, from).await {
            Ok(Some(stored)) => Ok(LogTail {
                from,
                events: stored.events,
                batches: stored.batches,
            }),
            Ok(None) => Err(ReadFailure::Deleted),
            Err(error) => {
                tracing::warn!(game = %self.id, %error, "the log cannot be read");
                Err(ReadFailure::Unavailable)
            }
        }
    }

    async fn read_log(&self, from: u32) {
        let tail = self.log_tail(from).await;
        let mut state = self.lock();
        let effects = state.replica.read_finished(tail);
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// What somebody who joins has read from the log.
    fn tail_found(&self, tail: LogTail) {
        let mut state = self.lock();
        let effects = state.replica.tail_found(tail);
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// The log holds so many events of this game.
    pub(crate) fn heard_of(&self, events: u32) {
        let mut state = self.lock();
        let effects = state.replica.heard_of(events);
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// There may be something new in the log.
    pub(crate) fn catch_up(&self) {
        let mut state = self.lock();
        let effects = state.replica.catch_up();
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// Another node has published something about this game.
    pub(crate) fn received(&self, message: BusMessage) {
        let mut state = self.lock();
        match message {
            BusMessage::Batch(published) => {
                let effects = state.replica.published(published);
                self.carry_out(&mut state, effects, Origin::Elsewhere);
            }
            BusMessage::Presence { node, actors } => {
                self.heard_presence(&mut state, node, actors);
            }
        }
    }

    /// What a replica wants done.
    fn carry_out(&self, state: &mut State, effects: Vec<Effect<FollowerId>>, origin: Origin) {
        for effect in effects {
            match effect {
                Effect::Append(append) => {
                    let Some(room) = self.me.upgrade() else {
                        return;
                    };
                    self.services.log.append(append, on_commit(room));
                }
                Effect::Read { from } => {
                    let Some(room) = self.me.upgrade() else {
                        return;
                    };
                    tokio::spawn(async move { room.read_log(from).await });
                }
                Effect::Publish(published) => {
                    let message = BusMessage::Batch(published);
                    self.services.publish(&self.id, &message);
                }
                Effect::Advanced(seats) => self.advanced(state, seats, origin),
                Effect::Reply { to, id, reply } => self.reply(state, to, id, reply),
                Effect::RetryServerCommand => self.retry_duties(state),
                Effect::ComputerMoveRefused(turn) => self.computer_move_refused(state, turn),
                Effect::Abandon(reason) => {
                    match reason {
                        AbandonReason::Deleted => {
                            tracing::debug!(game = %self.id, "a game was deleted");
                        }
                        reason => {
                            tracing::error!(game = %self.id, %reason, "a game has to be read anew");
                        }
                    }
                    self.close(state);
                }
            }
        }
    }

    fn reply(&self, state: &State, to: FollowerId, id: CommandId, reply: Reply) {
        let metrics = &self.services.metrics;
        match reply {
            Reply::Repeated { .. } => metrics.commands_repeated.increment(),
            Reply::Refused { .. } => metrics.commands_refused.increment(),
            Reply::Unavailable => metrics.commands_unavailable.increment(),
        }
        if let Some(follower) = state.follower(to) {
            let game = self.id.clone();
            follower.mailbox.deliver(CommandReply { game, id, reply });
        }
    }

    /// There are new durable events.
    fn advanced(&self, state: &mut State, seats: SeatChange, origin: Origin) {
        state.newest = None;
        if seats == SeatChange::Changed {
            self.reseat(state);
        }
        self.wake_all(state);
        self.do_duties(state, origin);
    }

    /// Whoever got a seat is a player from now on, and whoever lost one a spectator.
    fn reseat(&self, state: &mut State) {
        let players = std::mem::take(&mut state.players);
        let spectators = std::mem::take(&mut state.spectators);
        for follower in players.into_iter().chain(spectators) {
            match state.replica.history().seats().actor(&follower.token) {
                Actor::Spectator => state.spectators.push(follower),
                _ => state.players.push(follower),
            }
        }
        self.update_presence(state);
    }

    /// Takes the room out of use if it was idle for so long.
    pub(crate) fn retire(&self, idle: Duration) -> bool {
        let mut state = self.lock();
        let at_rest = state.is_deserted() && state.replica.is_idle() && !state.duties.has_engine();
        if at_rest && state.used.elapsed() >= idle {
            self.close(&mut state);
        }
        state.status == Status::Closed
    }

    /// Everybody has to join again, and the game is read anew.
    fn close(&self, state: &mut State) {
        state.status = Status::Closed;
        state.duties = Duties::default();
        for follower in state.players.iter().chain(&state.spectators) {
            follower.mailbox.wake();
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.lock().status == Status::Open
    }

    /// The game's number in the log, if somebody follows it.
    pub(crate) fn followed(&self) -> Option<GameKey> {
        let state = self.lock();
        (!state.is_deserted()).then(|| state.replica.key())
    }
}

/// Hands the outcome of an append to the room, and measures how long commit and broadcast took.
fn on_commit(room: Arc<Room>) -> OnCommit {
    let submitted = Instant::now();
    Box::new(move |result| {
        let committed = Instant::now();
        let metrics = &room.services.metrics;
        metrics.append_seconds.observe(committed - submitted);
        room.appended(result.map(drop));
        metrics.broadcast_seconds.observe(committed.elapsed());
    })
}

impl State {
    fn is_deserted(&self) -> bool {
        self.players.is_empty() && self.spectators.is_empty()
    }

    fn follower(&self, id: FollowerId) -> Option<&Follower> {
        let mut all = self.players.iter().chain(&self.spectators);
        all.find(|follower| follower.id == id)
    }

    /// Whose share of the engine a computer's turn takes: somebody's who is here, or who was.
    fn address(&self) -> Option<IpAddr> {
        let mut all = self.players.iter().chain(&self.spectators);
        let here = all.next().map(|follower| follower.address);
        here.or(self.last_address)
    }

    /// The next events for somebody as a message.
    fn next_text(&mut self, game: &GameId, cursor: &mut Cursor) -> Option<Utf8Bytes> {
        if let Some(newest) = &self.newest
            && newest.since == cursor.events
        {
            cursor.events = newest.end;
            return Some(newest.text.clone());
        }
        let history = self.replica.history();
        if cursor.events >= history.events() {
            return None;
        }
        let (since, text) = match history.last_after(*cursor) {
            // Most often it is one batch, which need not be copied into a page.
            Some((batch, head)) => {
                cursor.events = batch.end();
                let ids = batch.command.as_slice();
                let text = ServerMessage::events_text(game, batch.first, ids, head, &batch.events);
                (batch.first, text)
            }
            None => {
                let EventPage {
                    since,
                    ids,
                    head,
                    events,
                } = history.page(cursor)?;
                let text = ServerMessage::events_text(game, since, &ids, head, &events);
                (since, text)
            }
        };
        let text = Utf8Bytes::from(text);
        let end = cursor.events;
        if end == self.replica.history().events() {
            let text = text.clone();
            self.newest = Some(Newest { since, end, text });
        }
        Some(text)
    }
}
