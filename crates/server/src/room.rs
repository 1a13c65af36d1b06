//! A game in memory: this node's replica of it, and the connections that follow it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use caminos_event_log::{AppendError, Batch, GameKey, TokenHash};
use caminos_node::{Cursor, Effect, Following, Page, Replica, Reply, SeatChange, Writers};
use caminos_protocol::socket::{CommandId, GameId, ServerMessage};
use caminos_rules::MoveText;
use caminos_table::{Actor, Command, Moment, Player};
use tokio::task::AbortHandle;

use crate::bus::{BusMessage, BusSubscription, NodeId};
use crate::engine::{EngineFailure, JobHandle};
use crate::follower::{CommandReply, Mailbox};
use crate::services::Services;
use crate::turn::Turn;

/// Names a connection that follows a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FollowerId(u64);

#[derive(Debug)]
struct Follower {
    id: FollowerId,
    token: TokenHash,
    address: IpAddr,
    mailbox: Arc<Mailbox>,
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

/// Who is connected, and which message says so.
#[derive(Debug, Default)]
struct Presence {
    here: Vec<Actor>,
    elsewhere: HashMap<NodeId, (Vec<Actor>, Instant)>,
    /// Counts changes.
    version: u64,
    text: Utf8Bytes,
}

#[derive(Debug)]
struct State {
    replica: Replica<FollowerId>,
    /// Those with a seat are woken first.
    players: Vec<Follower>,
    spectators: Vec<Follower>,
    presence: Presence,
    newest: Option<Newest>,
    next_follower: u64,
    status: Status,
    engine: Option<EngineTurn>,
    flag: Option<FlagTimer>,
    used: Instant,
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

/// A computer's turn that is taken care of. Dropping it cancels the search.
#[derive(Debug)]
struct EngineTurn {
    turn: Turn,
    _wait: EngineWait,
}

#[derive(Debug)]
enum EngineWait {
    Job(#[allow(dead_code, reason = "held for its drop")] JobHandle),
    Timer(#[allow(dead_code, reason = "held for its drop")] AbortOnDrop),
}

/// Fires when the player to move runs out of time.
#[derive(Debug)]
struct FlagTimer {
    deadline: Moment,
    _timer: AbortOnDrop,
}

#[derive(Debug)]
struct AbortOnDrop(AbortHandle);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
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

/// The room was dropped from memory meanwhile: ask [`Rooms`](crate::rooms::Rooms) again.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct RoomClosed;

/// A connection that follows a game, until it is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    room: Arc<Room>,
    follower: FollowerId,
    token: TokenHash,
    cursor: Cursor,
    /// The presence that the client knows of.
    presence: u64,
}

/// Whose commit moved the game on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Origin {
    ThisNode,
    /// Another node, or the log: somebody else may be searching the computer's answer already.
    Elsewhere,
}

impl Room {
    /// How long a node waits for a computer's move that another node may be searching.
    const ENGINE_TAKEOVER: Duration = Duration::from_secs(8);
    /// As much as a move may be dated back.
    const FLAG_GRACE: Duration = Duration::from_millis(300);
    /// How long a computer's turn waits that found the queue full.
    const ENGINE_RETRY: Duration = Duration::from_secs(1);
    /// After so long without news of another node, its clients are taken for gone.
    const PRESENCE_EXPIRY: Duration = Duration::from_secs(45);

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
                presence: Presence::default(),
                newest: None,
                next_follower: 0,
                status: Status::Open,
                engine: None,
                flag: None,
                used: Instant::now(),
            }),
        })
    }

    /// Never held across an await.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to follow the game.
    ///
    /// # Errors
    /// When the room is not in use any more.
    pub(crate) async fn join(
        self: &Arc<Self>,
        join: &Join,
    ) -> Result<(Subscription, Following), RoomClosed> {
        // Whoever knows more than this node has seen it on another one.
        if self.lock().replica.is_behind(join.since) {
            let from = self.lock().replica.history().events();
            let stored = self.services.log.read(&self.id, from).await;
            if let Ok(Some(stored)) = stored {
                self.absorb(stored.batches);
            }
        }
        let mut state = self.lock();
        if state.status == Status::Closed {
            return Err(RoomClosed);
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
        };
        match following.actor {
            Actor::Spectator => state.spectators.push(follower),
            _ => state.players.push(follower),
        }
        state.used = Instant::now();
        self.update_presence(&mut state);
        self.schedule_engine(&mut state, Origin::ThisNode);
        self.schedule_flag(&mut state);
        let subscription = Subscription {
            room: Arc::clone(self),
            follower: id,
            token,
            cursor: following.cursor,
            presence: 0,
        };
        Ok((subscription, following))
    }

    fn leave(&self, follower: FollowerId) {
        let mut state = self.lock();
        let state = &mut *state;
        for followers in [&mut state.players, &mut state.spectators] {
            followers.retain(|other| other.id != follower);
        }
        state.used = Instant::now();
        if state.is_deserted() {
            // Nobody waits for the computer.
            state.engine = None;
        }
        self.update_presence(state);
    }

    fn command(
        &self,
        from: FollowerId,
        token: TokenHash,
        id: CommandId,
        command: Command,
        received: Moment,
    ) {
        let mut state = self.lock();
        state.used = Instant::now();
        let effects = state.replica.command(from, token, id, command, received);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }

    /// The log has answered an append.
    fn appended(&self, result: Result<(), AppendError>) {
        if let Err(error) = &result {
            tracing::debug!(game = %self.id, %error, "an append was not accepted");
            self.services.metrics.append_failed(error);
        }
        let mut state = self.lock();
        let effects = state.replica.appended(result);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }

    /// The log was read.
    fn read(&self, batches: Option<Vec<Batch>>) {
        let mut state = self.lock();
        let effects = state.replica.read(batches);
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// Events that somebody else has read from the log.
    fn absorb(&self, batches: Vec<Batch>) {
        let mut state = self.lock();
        let effects = state.replica.found(batches);
        self.carry_out(&mut state, effects, Origin::Elsewhere);
    }

    /// The log holds so many events of this game.
    pub(crate) fn heard_of(&self, events: u32) {
        let mut state = self.lock();
        let effects = state.replica.heard_of(events);
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
                let elsewhere = &mut state.presence.elsewhere;
                if actors.is_empty() {
                    elsewhere.remove(&node);
                } else {
                    elsewhere.insert(node, (actors, Instant::now()));
                }
                self.announce_presence(&mut state);
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
                    let submitted = Instant::now();
                    let on_commit = move |result: Result<_, _>| {
                        let committed = Instant::now();
                        let metrics = &room.services.metrics;
                        metrics.append_seconds.observe(committed - submitted);
                        room.appended(result.map(drop));
                        metrics.broadcast_seconds.observe(committed.elapsed());
                    };
                    self.services.log.append(append, Box::new(on_commit));
                }
                Effect::Read { from } => {
                    let Some(room) = self.me.upgrade() else {
                        return;
                    };
                    let reading = self.services.log.read(&self.id, from);
                    tokio::spawn(async move {
                        match reading.await {
                            Ok(stored) => room.read(stored.map(|stored| stored.batches)),
                            Err(error) => {
                                tracing::warn!(game = %room.id, %error, "the log cannot be read");
                                room.read(None);
                            }
                        }
                    });
                }
                Effect::Publish(published) => {
                    let message = BusMessage::Batch(published);
                    self.services.publish(&self.id, &message);
                }
                Effect::Advanced(seats) => self.advanced(state, seats, origin),
                Effect::Reply { to, id, reply } => {
                    let game = self.id.clone();
                    self.count(&reply);
                    if let Some(follower) = state.follower(to) {
                        follower.mailbox.leave(CommandReply { game, id, reply });
                    }
                }
                Effect::Abandon(reason) => {
                    tracing::error!(game = %self.id, %reason, "a game has to be read anew");
                    self.close(state);
                }
            }
        }
    }

    fn count(&self, reply: &Reply) {
        let metrics = &self.services.metrics;
        match reply {
            Reply::Repeated { .. } => metrics.commands_repeated.one(),
            Reply::Refused { .. } => metrics.commands_refused.one(),
            Reply::Unavailable => metrics.commands_unavailable.one(),
        }
    }

    /// There are new durable events.
    fn advanced(&self, state: &mut State, seats: SeatChange, origin: Origin) {
        state.newest = None;
        if seats == SeatChange::Changed {
            self.reseat(state);
        }
        // Players first: their tasks are queued before those of the spectators.
        for follower in state.players.iter().chain(&state.spectators) {
            follower.mailbox.wake();
        }
        self.schedule_engine(state, origin);
        self.schedule_flag(state);
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

    /// Who of the players is connected to this node has perhaps changed.
    fn update_presence(&self, state: &mut State) {
        let seats = state.replica.history().seats();
        let mut here: Vec<Actor> = state
            .players
            .iter()
            .map(|player| seats.actor(&player.token))
            .collect();
        here.sort_unstable();
        here.dedup();
        if here != state.presence.here || state.presence.version == 0 {
            state.presence.here = here;
            self.publish_presence(state);
        }
        self.announce_presence(state);
    }

    fn publish_presence(&self, state: &State) {
        let message = BusMessage::Presence {
            node: self.services.bus.node(),
            actors: state.presence.here.clone(),
        };
        self.services.publish(&self.id, &message);
    }

    /// Wakes everybody if the players who are connected to any node are others than before.
    fn announce_presence(&self, state: &mut State) {
        let presence = &mut state.presence;
        let expiry = Self::PRESENCE_EXPIRY;
        presence
            .elsewhere
            .retain(|_, (_, at)| at.elapsed() < expiry);
        let message = presence.message(&self.id);
        if presence.version > 0 && *presence.text == *message {
            return;
        }
        presence.text = message.into();
        presence.version += 1;
        for follower in state.players.iter().chain(&state.spectators) {
            follower.mailbox.wake();
        }
    }

    /// Presence of other nodes expires, and theirs of this one is refreshed.
    pub(crate) fn refresh_presence(&self) {
        let mut state = self.lock();
        if !state.presence.here.is_empty() {
            self.publish_presence(&state);
        }
        self.announce_presence(&mut state);
    }

    /// Starts a search if it is a computer's turn and somebody is there to see it, and cancels
    /// one that is out of date.
    fn schedule_engine(&self, state: &mut State, origin: Origin) {
        let turn = (!state.is_deserted())
            .then(|| Turn::of(state.replica.history().game()))
            .flatten();
        if state.engine.as_ref().map(|engine| engine.turn) == turn {
            return;
        }
        // Dropping a job cancels it.
        state.engine = None;
        let (Some(turn), Some(address)) = (turn, state.address()) else {
            return;
        };
        if origin == Origin::Elsewhere && self.services.writers == Writers::Many {
            state.engine = self.retry_engine(turn, Self::ENGINE_TAKEOVER);
            return;
        }
        let position = state.replica.history().game().position().clone();
        let Some(job) = turn.job(self.id.clone(), address, position) else {
            return;
        };
        let room = self.me.clone();
        let on_move = move |moved: Result<MoveText, EngineFailure>| {
            if let Some(room) = room.upgrade() {
                room.engine_moved(turn, moved);
            }
        };
        let submitted = self.services.engines.submit(job, Box::new(on_move));
        state.engine = match submitted {
            Ok(job) => Some(EngineTurn {
                turn,
                _wait: EngineWait::Job(job),
            }),
            Err(full) => {
                tracing::debug!(game = %self.id, %full, "a computer's turn waits");
                self.retry_engine(turn, Self::ENGINE_RETRY)
            }
        };
    }

    /// Looks again after a while.
    fn retry_engine(&self, turn: Turn, after: Duration) -> Option<EngineTurn> {
        let room = self.me.clone();
        let waiting = tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(room) = room.upgrade() {
                let mut state = room.lock();
                if state.engine.as_ref().is_some_and(|e| e.turn == turn) {
                    state.engine = None;
                    room.schedule_engine(&mut state, Origin::ThisNode);
                }
            }
        });
        let _wait = EngineWait::Timer(AbortOnDrop(waiting.abort_handle()));
        Some(EngineTurn { turn, _wait })
    }

    fn engine_moved(&self, turn: Turn, moved: Result<MoveText, EngineFailure>) {
        let mut state = self.lock();
        if state.engine.as_ref().map(|engine| engine.turn) != Some(turn) {
            return;
        }
        match moved {
            Ok(text) => {
                let text = text.to_string();
                let command = Command::Move {
                    text,
                    ply: turn.ply,
                };
                let now = self.services.clock.now();
                let effects = state.replica.server_command(Actor::Computer, command, now);
                self.services.metrics.engine_moves.one();
                self.carry_out(&mut state, effects, Origin::ThisNode);
            }
            Err(error) => {
                tracing::error!(game = %self.id, %error, "the computer has no move");
                state.engine = self.retry_engine(turn, Self::ENGINE_RETRY);
            }
        }
    }

    /// Waits for the deadline of the player to move. Every node that has the game does so, and the
    /// log takes one flag; a game that nobody has in memory gets it when somebody joins.
    fn schedule_flag(&self, state: &mut State) {
        let deadline = state.replica.history().game().deadline();
        if state.flag.as_ref().map(|flag| flag.deadline) == deadline {
            return;
        }
        state.flag = deadline.map(|deadline| {
            let room = self.me.clone();
            let left = deadline.0.saturating_sub(self.services.clock.now().0);
            let timer = tokio::spawn(async move {
                // A little later, so that a move on its way is not overtaken.
                tokio::time::sleep(Duration::from_millis(left) + Self::FLAG_GRACE).await;
                if let Some(room) = room.upgrade() {
                    room.flag(deadline);
                }
            });
            FlagTimer {
                deadline,
                _timer: AbortOnDrop(timer.abort_handle()),
            }
        });
    }

    fn flag(&self, deadline: Moment) {
        let mut state = self.lock();
        if state.flag.as_ref().map(|flag| flag.deadline) != Some(deadline) {
            return;
        }
        let now = self.services.clock.now();
        let effects = state
            .replica
            .server_command(Actor::Server, Command::Flag, now);
        self.carry_out(&mut state, effects, Origin::ThisNode);
    }

    /// Takes the room out of use if it was idle for so long.
    pub(crate) fn retire(&self, idle: Duration) -> bool {
        let mut state = self.lock();
        let at_rest = state.is_deserted() && state.replica.is_idle();
        if at_rest && state.used.elapsed() >= idle {
            state.status = Status::Closed;
        }
        state.status == Status::Closed
    }

    /// Everybody has to join again, and the game is read anew.
    fn close(&self, state: &mut State) {
        state.status = Status::Closed;
        state.engine = None;
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

impl State {
    fn is_deserted(&self) -> bool {
        self.players.is_empty() && self.spectators.is_empty()
    }

    fn follower(&self, id: FollowerId) -> Option<&Follower> {
        let mut all = self.players.iter().chain(&self.spectators);
        all.find(|follower| follower.id == id)
    }

    /// Whose share of the engine a computer's turn takes.
    fn address(&self) -> Option<IpAddr> {
        let mut all = self.players.iter().chain(&self.spectators);
        all.next().map(|follower| follower.address)
    }

    /// The next events for somebody as a message.
    fn next_text(&mut self, game: &GameId, cursor: &mut Cursor) -> Option<Utf8Bytes> {
        if let Some(newest) = &self.newest
            && newest.since == cursor.events
        {
            cursor.events = newest.end;
            return Some(newest.text.clone());
        }
        let page = self.replica.history().page(cursor)?;
        let Page {
            since,
            ids,
            head,
            events,
        } = page;
        let text = ServerMessage::events_text(game, since, &ids, &head.to_string(), &events);
        let text = Utf8Bytes::from(text);
        let end = cursor.events;
        if end == self.replica.history().events() {
            let text = text.clone();
            self.newest = Some(Newest { since, end, text });
        }
        Some(text)
    }
}

impl Presence {
    fn message(&self, game: &GameId) -> String {
        let elsewhere = self.elsewhere.values().flat_map(|(actors, _)| actors);
        let all = || self.here.iter().chain(elsewhere.clone());
        let mut players: Vec<Player> = all()
            .filter_map(|actor| match actor {
                Actor::Player(player) => Some(*player),
                _ => None,
            })
            .collect();
        players.sort_unstable();
        players.dedup();
        let message = ServerMessage::Presence {
            game: game.clone(),
            owner: all().any(|actor| *actor == Actor::Owner),
            players,
        };
        serde_json::to_string(&message).expect("messages serialise")
    }
}

/// What a connection has to send for one game.
#[derive(Debug)]
pub(crate) enum News {
    Text(Utf8Bytes),
    /// The game has to be joined again.
    Closed,
}

impl Subscription {
    /// The next thing to send, if there is one. To be called until there is none.
    pub(crate) fn next(&mut self) -> Option<News> {
        let mut state = self.room.lock();
        if state.status == Status::Closed {
            return Some(News::Closed);
        }
        if let Some(text) = state.next_text(&self.room.id, &mut self.cursor) {
            return Some(News::Text(text));
        }
        if self.presence < state.presence.version {
            self.presence = state.presence.version;
            return Some(News::Text(state.presence.text.clone()));
        }
        None
    }

    /// The client sends a command, received at this time.
    pub(crate) fn command(&self, id: CommandId, command: Command, received: Moment) {
        self.room
            .command(self.follower, self.token, id, command, received);
    }

    /// The events of a command that was executed before, once more.
    pub(crate) fn repeat(&self, first: u32) -> Option<Utf8Bytes> {
        let state = self.room.lock();
        let page = state.replica.history().batch_at(first)?;
        let head = page.head.to_string();
        let game = &self.room.id;
        let text = ServerMessage::events_text(game, page.since, &page.ids, &head, &page.events);
        Some(text.into())
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.room.leave(self.follower);
    }
}
