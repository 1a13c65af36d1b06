//! A game in memory: a match, its event log and the connections that follow it.
//!
//! A command is validated and applied here at once, so that the next one meets the new state.
//! Its events are broadcast only when the store reports that they are durable.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime};

use caminos_message::Message;
use caminos_protocol::socket::{CommandId, GameId, ServerError, ServerMessage};
use caminos_table::{Actor, Command, EventKind, Match, Moment, Player, PlayerKind, Refusal};

use crate::engine_pool::{EngineJob, EnginePool, Turn};
use crate::event_batch::EventBatch;
use crate::frame::Frame;
use crate::outbox::{CloseReason, FrameSink};
use crate::seats::Seats;
use crate::store::{GameKey, RoomEpoch, Store, StoredGame, Write};
use crate::token::TokenHash;

/// Whether a batch claims a seat, so that presence changes with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Claim {
    Seat,
    None,
}

/// A connection that follows the game.
#[derive(Debug)]
struct Subscriber {
    id: u64,
    token: TokenHash,
    sink: Arc<dyn FrameSink>,
}

/// Whether the room is still the one place where the game is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum RoomStatus {
    Open,
    /// Dropped from memory: the game has to be loaded again.
    Retired,
    /// A write failed, so memory is ahead of the disk: to be loaded again, too.
    Failed,
}

#[derive(Debug)]
struct State {
    game: Match,
    seats: Seats,
    log: Vec<Arc<EventBatch>>,
    /// Hashes of the batches' command ids, which are quicker to scan than the log.
    id_hashes: Vec<u32>,
    /// How many batches of the log are durable, and so broadcast.
    durable: usize,
    subscribers: Vec<Subscriber>,
    /// Who was connected at the last presence message.
    present: Vec<Actor>,
    next_subscriber: u64,
    status: RoomStatus,
    engine_job: Option<EngineJob>,
    used: Instant,
}

/// A game in memory.
#[derive(Debug)]
pub struct Room {
    id: GameId,
    key: GameKey,
    epoch: RoomEpoch,
    /// Most games: the engine is never asked.
    people_only: bool,
    store: Arc<Store>,
    engines: Arc<EnginePool>,
    me: Weak<Self>,
    state: Mutex<State>,
}

/// What a connection gets when it joins.
#[derive(Debug)]
pub struct Joined {
    /// For [`Room::leave`].
    pub subscriber: u64,
    /// Who the token is at this table.
    pub actor: Actor,
    /// How many durable events there are.
    pub events: u32,
    /// What the client has not seen.
    pub missed: Vec<Arc<EventBatch>>,
}

/// Why a connection cannot join.
#[derive(Debug, PartialEq, Eq)]
pub enum JoinError {
    /// The room was dropped meanwhile: ask [`Rooms`](crate::Rooms) again.
    Retired,
    /// To be sent to the client.
    Fault(ServerError),
}

/// What became of a command.
#[derive(Debug)]
pub enum CommandOutcome {
    /// Its events are broadcast as soon as they are durable.
    Accepted,
    /// It was executed before, with these events.
    Repeated(Arc<EventBatch>),
    /// Nothing has changed.
    Refused {
        /// Why.
        refusal: Refusal,
        /// The same for people.
        reasons: Vec<Message>,
    },
    /// The store takes no writes.
    Unavailable,
}

/// FNV-1a of a command id.
fn id_hash(id: Option<&CommandId>) -> u32 {
    let bytes = id.map_or(&[][..], |id| id.as_str().as_bytes());
    bytes.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

/// The server's clock.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Moment(since.map_or(0, |since| since.as_millis() as u64))
}

impl Room {
    pub(crate) fn new(
        id: GameId,
        stored: StoredGame,
        store: Arc<Store>,
        engines: Arc<EnginePool>,
    ) -> Arc<Self> {
        let log = stored.log;
        let room = Arc::new_cyclic(|me| Self {
            id,
            key: stored.key,
            epoch: store.new_epoch(),
            people_only: stored.game.players().all(|player| {
                !matches!(
                    stored.game.player_kind(player),
                    Some(PlayerKind::Computer(_))
                )
            }),
            store,
            engines,
            me: me.clone(),
            state: Mutex::new(State {
                game: stored.game,
                seats: stored.seats,
                durable: log.len(),
                id_hashes: log.iter().map(|batch| id_hash(batch.id.as_ref())).collect(),
                log,
                subscribers: Vec::new(),
                present: Vec::new(),
                next_subscriber: 0,
                status: RoomStatus::Open,
                engine_job: None,
                used: Instant::now(),
            }),
        });
        room.schedule_engine(&mut room.lock());
        room
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes a connection to everything that happens from now on.
    ///
    /// # Errors
    /// When the room is not in use any more, or the client knows more events than there are.
    pub fn join(
        &self,
        token: TokenHash,
        since: u32,
        sink: Arc<dyn FrameSink>,
    ) -> Result<Joined, JoinError> {
        let mut state = self.lock();
        if state.status != RoomStatus::Open {
            return Err(JoinError::Retired);
        }
        let events = state.durable_events();
        if since > events {
            return Err(JoinError::Fault(ServerError::Ahead { events }));
        }
        let durable = &state.log[..state.durable];
        // The first batch with an event that the client has not seen.
        let first = durable.partition_point(|batch| batch.since < since);
        let first = match durable.get(first) {
            Some(batch) if batch.since == since => first,
            _ if since == events => durable.len(),
            _ => first.saturating_sub(1),
        };
        let missed = durable[first..].to_vec();
        let subscriber = state.next_subscriber;
        state.next_subscriber += 1;
        state.subscribers.push(Subscriber {
            id: subscriber,
            token,
            sink,
        });
        state.used = Instant::now();
        let actor = state.seats.actor(&token);
        state.broadcast_presence(Some(subscriber));
        Ok(Joined {
            subscriber,
            actor,
            events,
            missed,
        })
    }

    /// Ends a subscription.
    pub fn leave(&self, subscriber: u64) {
        let mut state = self.lock();
        state.subscribers.retain(|other| other.id != subscriber);
        state.used = Instant::now();
        state.broadcast_presence(None);
    }

    /// Executes a command. Sent again under the same id, it is answered again and nothing
    /// happens twice.
    pub fn command(&self, token: &TokenHash, id: &CommandId, command: &Command) -> CommandOutcome {
        let mut state = self.lock();
        let actor = state.seats.actor(token);
        if let Some(index) = state.find(actor, id) {
            self.store.metrics().commands_repeated.one();
            return if index < state.durable {
                CommandOutcome::Repeated(Arc::clone(&state.log[index]))
            } else {
                CommandOutcome::Accepted
            };
        }
        self.execute(&mut state, actor, Some(id), command, Some(token))
    }

    /// The engine has chosen a move.
    pub(crate) fn engine_moves(&self, text: String, ply: u16) {
        let mut state = self.lock();
        state.engine_job = None;
        let command = Command::Move { text, ply };
        let outcome = self.execute(&mut state, Actor::Computer, None, &command, None);
        match outcome {
            CommandOutcome::Accepted => self.store.metrics().engine_moves.one(),
            // The game has moved on meanwhile: it may be the computer's turn again.
            _ => self.schedule_engine(&mut state),
        }
    }

    fn execute(
        &self,
        state: &mut State,
        actor: Actor,
        id: Option<&CommandId>,
        command: &Command,
        token: Option<&TokenHash>,
    ) -> CommandOutcome {
        if state.status != RoomStatus::Open || !self.store.has_room() {
            return CommandOutcome::Unavailable;
        }
        let since = state.game.event_count();
        let events = match state.game.handle(actor, command, now()) {
            Ok(events) => events,
            Err(refusal) => {
                self.store.metrics().commands_refused.one();
                let reasons = state.game.refusal_messages(&refusal);
                return CommandOutcome::Refused { refusal, reasons };
            }
        };
        let Ok(json) = serde_json::to_string(&events) else {
            self.fail(state);
            return CommandOutcome::Unavailable;
        };
        let claimed = match events.first().map(|event| &event.kind) {
            Some(EventKind::Claimed { player, .. }) => token.map(|token| (*player, *token)),
            _ => None,
        };
        // Whoever claims a seat is that player from the claim on.
        let by = claimed.map_or(actor, |(player, _)| Actor::Player(player));
        if let Some((_, token)) = claimed {
            state.seats.add(by, token);
        }
        let batch = Arc::new(EventBatch::new(since, by, id.cloned(), &json));
        state.id_hashes.push(id_hash(id));
        state.log.push(Arc::clone(&batch));
        state.used = Instant::now();
        let write = Write::Append {
            epoch: self.epoch,
            key: self.key,
            batch,
            claimed,
        };
        let Some(room) = self.me.upgrade() else {
            return CommandOutcome::Unavailable;
        };
        let claim = claimed.map_or(Claim::None, |_| Claim::Seat);
        let on_commit = move |written: Result<_, _>| match written {
            Ok(_) => room.on_durable(claim),
            Err(_) => {
                let mut state = room.lock();
                room.fail(&mut state);
            }
        };
        // Still under the lock, so that the store gets batches in their order.
        if self.store.write(write, Box::new(on_commit)).is_err() {
            self.fail(state);
            return CommandOutcome::Unavailable;
        }
        self.store.metrics().commands_accepted.one();
        CommandOutcome::Accepted
    }

    /// Broadcasts the next batch, which is on disk. Under the lock, so that everybody gets
    /// batches in their order.
    fn on_durable(&self, claim: Claim) {
        let mut state = self.lock();
        let state = &mut *state;
        let Some(batch) = state.log.get(state.durable) else {
            return;
        };
        state.durable += 1;
        if state.status == RoomStatus::Failed {
            return;
        }
        // A client with too large a backlog is dropped; it joins again for what it missed.
        state
            .subscribers
            .retain(|subscriber| subscriber.sink.send(&batch.frame).is_ok());
        if claim == Claim::Seat {
            state.broadcast_presence(None);
        }
        if state.durable == state.log.len() {
            self.schedule_engine(state);
        }
    }

    /// Memory is ahead of the disk and stays so: everybody has to join again and gets what
    /// is stored.
    fn fail(&self, state: &mut State) {
        if state.status == RoomStatus::Open {
            tracing::error!(game = %self.id, "events could not be stored; the game is loaded again");
        }
        state.status = RoomStatus::Failed;
        state.engine_job = None;
        for subscriber in state.subscribers.drain(..) {
            subscriber.sink.close(CloseReason::RoomFailed);
        }
    }

    /// Starts an engine job if it is a computer's turn, and cancels one that is out of date.
    fn schedule_engine(&self, state: &mut State) {
        if self.people_only {
            return;
        }
        let to_move = state.game.computer_to_move();
        let turn = to_move.map(|(_, strength)| Turn {
            strength,
            game: state.game.games().len(),
            ply: state.game.game().ply(),
        });
        if state.engine_job.as_ref().map(EngineJob::turn) == turn {
            return;
        }
        // Dropping a job cancels it.
        state.engine_job = None;
        if let Some(turn) = turn {
            let position = state.game.position().clone();
            state.engine_job = self.engines.submit(self.me.clone(), position, turn);
        }
    }

    /// Takes the room out of use if it was idle for this long and everything is durable.
    pub(crate) fn retire(&self, idle: Duration) -> bool {
        let mut state = self.lock();
        let at_rest = state.subscribers.is_empty()
            && state.engine_job.is_none()
            && state.durable == state.log.len();
        if state.status == RoomStatus::Failed {
            return true;
        }
        if at_rest && state.used.elapsed() >= idle {
            state.status = RoomStatus::Retired;
        }
        state.status == RoomStatus::Retired
    }

    /// Pings every connection.
    pub(crate) fn ping(&self) {
        for subscriber in &self.lock().subscribers {
            subscriber.sink.ping();
        }
    }

    /// Closes every connection, because the server stops.
    pub(crate) fn close(&self) {
        for subscriber in &self.lock().subscribers {
            subscriber.sink.close(CloseReason::ShuttingDown);
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.lock().status == RoomStatus::Open
    }
}

impl State {
    fn durable_events(&self) -> u32 {
        match self.log.get(self.durable) {
            Some(next) => next.since,
            None => self.game.event_count(),
        }
    }

    /// The index of the batch that a command with this id has made.
    fn find(&self, actor: Actor, id: &CommandId) -> Option<usize> {
        let hash = id_hash(Some(id));
        let is_it = |index: &usize| {
            let batch = &self.log[*index];
            batch.by == actor && batch.id.as_ref() == Some(id)
        };
        let alike = self.id_hashes.iter().enumerate().rev();
        alike
            .filter_map(|(index, other)| (*other == hash).then_some(index))
            .find(is_it)
    }

    /// Sends who of the players is connected: to everybody if that has changed, or else to the
    /// newcomer.
    fn broadcast_presence(&mut self, newcomer: Option<u64>) {
        let mut present: Vec<Actor> = self
            .subscribers
            .iter()
            .map(|subscriber| self.seats.actor(&subscriber.token))
            .filter(|actor| *actor != Actor::Spectator)
            .collect();
        present.sort_unstable();
        present.dedup();
        let changed = present != self.present;
        let frame = presence(&present);
        for subscriber in &self.subscribers {
            if changed || Some(subscriber.id) == newcomer {
                // A closed sink is found and dropped by the next batch.
                let _ = subscriber.sink.send(&frame);
            }
        }
        self.present = present;
    }
}

fn presence(present: &[Actor]) -> Frame {
    let players: Vec<Player> = present
        .iter()
        .filter_map(|actor| match actor {
            Actor::Player(player) => Some(*player),
            _ => None,
        })
        .collect();
    Frame::json(&ServerMessage::Presence {
        owner: present.contains(&Actor::Owner),
        players,
    })
}
