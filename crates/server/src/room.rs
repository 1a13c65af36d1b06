//! A game in memory: a match, what has been told of it, and who listens.
//!
//! A command is judged and carried out here at once, so that the next one meets the new
//! state. What happened is told only when the store says that it is safe.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant, SystemTime};

use caminos_protocol::message::{CommandId, Fault, GameId, Role, ServerMessage};
use caminos_table::{Actor, Command, Happening, Match, Moment, Player, Refusal, Who};

use crate::computer::{Thinkers, Thought};
use crate::entry::Entry;
use crate::line::{Listen, Lost};
use crate::store::{Author, GameKey, Store, StoredGame, Write};
use crate::token::TokenHash;
use crate::wire::Told;

/// Whether somebody came to a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Claim {
    Seat,
    None,
}

/// A connection that wants to be told.
#[derive(Debug)]
struct Listener {
    number: u64,
    token: TokenHash,
    line: Arc<dyn Listen>,
}

/// Whether the room still is the one place where the game is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Condition {
    Open,
    /// Taken out of memory: whoever wants the game has to load it again.
    Gone,
    /// The store failed, so that this state may never be true: to be loaded again, too.
    Broken,
}

#[derive(Debug)]
struct State {
    game: Match,
    seats: Vec<(Actor, TokenHash)>,
    entries: Vec<Arc<Entry>>,
    /// Of the entries' ids: looking through all of them, these are nearer.
    marks: Vec<u32>,
    /// How many of the entries are safe.
    safe: usize,
    listeners: Vec<Listener>,
    /// Who was connected when presence was last told.
    present: Vec<Actor>,
    next_listener: u64,
    condition: Condition,
    thought: Option<Thought>,
    used: Instant,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Room {
    id: GameId,
    key: GameKey,
    author: Author,
    /// Most tables: nothing needs to be looked at for the computer.
    people_only: bool,
    store: Arc<Store>,
    thinkers: Arc<Thinkers>,
    me: Weak<Self>,
    state: Mutex<State>,
}

/// What a connection gets when it joins.
#[derive(Debug)]
pub(crate) struct Joined {
    pub(crate) listener: u64,
    pub(crate) role: Role,
    /// How many events there are.
    pub(crate) events: u32,
    /// What it has not seen.
    pub(crate) missed: Vec<Arc<Entry>>,
}

/// Why a connection cannot join.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotJoined {
    /// The room is no longer the place to be: ask the hall again.
    Moved,
    Fault(Fault),
}

/// What became of a command.
#[derive(Debug)]
pub(crate) enum Judged {
    /// It will be told to everybody as soon as it is safe.
    Accepted,
    /// It was carried out before: this was told then.
    Repeated(Arc<Entry>),
    Refused(Refusal),
    Unavailable,
}

/// A number that is the same for the same id (FNV-1a).
fn mark(id: Option<&CommandId>) -> u32 {
    let bytes = id.map_or(&[][..], |id| id.as_str().as_bytes());
    bytes.iter().fold(0x811c_9dc5, |mark, byte| {
        (mark ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Moment(since.map_or(0, |since| since.as_millis() as u64))
}

impl Room {
    pub(crate) fn new(
        id: GameId,
        stored: StoredGame,
        store: Arc<Store>,
        thinkers: Arc<Thinkers>,
    ) -> Arc<Self> {
        let entries = stored.entries;
        let room = Arc::new_cyclic(|me| Self {
            id,
            key: stored.key,
            author: store.new_author(),
            people_only: stored
                .game
                .players()
                .all(|player| !matches!(stored.game.who(player), Some(Who::Computer(_)))),
            store,
            thinkers,
            me: me.clone(),
            state: Mutex::new(State {
                game: stored.game,
                seats: stored.seats,
                safe: entries.len(),
                marks: entries
                    .iter()
                    .map(|entry| mark(entry.id.as_ref()))
                    .collect(),
                entries,
                listeners: Vec::new(),
                present: Vec::new(),
                next_listener: 0,
                condition: Condition::Open,
                thought: None,
                used: Instant::now(),
            }),
        });
        room.think(&mut room.lock());
        room
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection comes in and is told everything from now on.
    pub(crate) fn join(
        &self,
        token: TokenHash,
        since: u32,
        line: Arc<dyn Listen>,
    ) -> Result<Joined, NotJoined> {
        let mut state = self.lock();
        if state.condition != Condition::Open {
            return Err(NotJoined::Moved);
        }
        let events = state.safe_events();
        if since > events {
            return Err(NotJoined::Fault(Fault::Ahead { events }));
        }
        let safe = &state.entries[..state.safe];
        // The first entry with an event that was not seen.
        let first = safe.partition_point(|entry| entry.since < since);
        let first = match safe.get(first) {
            Some(entry) if entry.since == since => first,
            _ if since == events => safe.len(),
            _ => first.saturating_sub(1),
        };
        let missed = safe[first..].to_vec();
        let listener = state.next_listener;
        state.next_listener += 1;
        state.listeners.push(Listener {
            number: listener,
            token,
            line,
        });
        state.used = Instant::now();
        let role = match state.actor(&token) {
            Actor::Owner => Role::Owner,
            Actor::Link(player) => Role::Player(player),
            Actor::Computer | Actor::Stranger => Role::Spectator,
        };
        state.tell_presence(Some(listener));
        Ok(Joined {
            listener,
            role,
            events,
            missed,
        })
    }

    /// A connection goes.
    pub(crate) fn leave(&self, listener: u64) {
        let mut state = self.lock();
        state.listeners.retain(|other| other.number != listener);
        state.used = Instant::now();
        state.tell_presence(None);
    }

    /// Somebody wants something.
    pub(crate) fn command(&self, token: &TokenHash, id: &CommandId, command: &Command) -> Judged {
        let mut state = self.lock();
        let actor = state.actor(token);
        if let Some(place) = state.find(actor, id) {
            self.store.metrics().repeated.one();
            return if place < state.safe {
                Judged::Repeated(Arc::clone(&state.entries[place]))
            } else {
                Judged::Accepted
            };
        }
        self.carry_out(&mut state, actor, Some(id), command, Some(token))
    }

    /// The computer has chosen.
    pub(crate) fn computer_moves(&self, text: String, ply: u16) {
        let mut state = self.lock();
        state.thought = None;
        let command = Command::Move { text, ply };
        let judged = self.carry_out(&mut state, Actor::Computer, None, &command, None);
        match judged {
            Judged::Accepted => self.store.metrics().thoughts.one(),
            // The game has moved on while it thought: it may have to think again.
            _ => self.think(&mut state),
        }
    }

    fn carry_out(
        &self,
        state: &mut State,
        actor: Actor,
        id: Option<&CommandId>,
        command: &Command,
        token: Option<&TokenHash>,
    ) -> Judged {
        if state.condition != Condition::Open || !self.store.has_room() {
            return Judged::Unavailable;
        }
        let since = state.game.event_count();
        let events = match state.game.act(actor, command, now()) {
            Ok(events) => events,
            Err(refusal) => {
                self.store.metrics().refused.one();
                return Judged::Refused(refusal);
            }
        };
        let Ok(stored) = serde_json::to_string(&events) else {
            self.break_down(state);
            return Judged::Unavailable;
        };
        let claimed = match events.first().map(|event| &event.what) {
            Some(Happening::Claimed { player, .. }) => token.map(|token| (*player, *token)),
            _ => None,
        };
        // Whoever claims a seat is that player from the claim on.
        let by = claimed.map_or(actor, |(player, _)| Actor::Link(player));
        if let Some((_, token)) = claimed {
            state.seats.push((by, token));
        }
        state.marks.push(mark(id));
        let entry = Arc::new(Entry::new(since, by, id.cloned(), &stored));
        state.entries.push(Arc::clone(&entry));
        state.used = Instant::now();
        let write = Write::Append {
            author: self.author,
            key: self.key,
            entry,
            claimed,
        };
        let Some(room) = self.me.upgrade() else {
            return Judged::Unavailable;
        };
        let claim = claimed.map_or(Claim::None, |_| Claim::Seat);
        let done = move |written: Result<_, _>| match written {
            Ok(_) => room.safe(claim),
            Err(_) => {
                let mut state = room.lock();
                room.break_down(&mut state);
            }
        };
        // Still under the lock, so that the store gets entries in their order.
        if self.store.write(write, Box::new(done)).is_err() {
            self.break_down(state);
            return Judged::Unavailable;
        }
        self.store.metrics().commands.one();
        Judged::Accepted
    }

    /// The next entry is on the disk: now it may be told. Under the lock, so that everybody
    /// hears of entries in their order.
    fn safe(&self, claim: Claim) {
        let mut state = self.lock();
        let state = &mut *state;
        let Some(entry) = state.entries.get(state.safe) else {
            return;
        };
        state.safe += 1;
        if state.condition == Condition::Broken {
            return;
        }
        let metrics = self.store.metrics();
        // Who does not keep up is let go, and joins again for what was missed.
        state.listeners.retain(|listener| {
            let told = listener.line.tell(&entry.told);
            if told == Err(Lost::TooSlow) {
                metrics.too_slow.one();
            }
            told.is_ok()
        });
        if claim == Claim::Seat {
            state.tell_presence(None);
        }
        if state.safe == state.entries.len() {
            self.think(state);
        }
    }

    /// Something of this state is not on the disk and never will be: everybody has to
    /// begin anew with what is.
    fn break_down(&self, state: &mut State) {
        if state.condition == Condition::Open {
            tracing::error!(game = %self.id, "the game could not be written and is loaded anew");
        }
        state.condition = Condition::Broken;
        state.thought = None;
        for listener in state.listeners.drain(..) {
            listener.line.let_go(Lost::Broken);
        }
    }

    /// Has the computer think if it is its turn.
    fn think(&self, state: &mut State) {
        if self.people_only {
            return;
        }
        let ply = state.game.game().ply();
        let turn = state.game.computer_to_move();
        let wanted = turn.map(|(_, level)| (level, state.game.games().len(), ply));
        if state.thought.as_ref().map(Thought::about) == wanted {
            return;
        }
        // Dropping a thought stops it.
        state.thought = None;
        if let Some(about) = wanted {
            let position = state.game.position().clone();
            state.thought = self.thinkers.think(self.me.clone(), position, about);
        }
    }

    /// Takes the room out of use if nobody has used it for this long and all is safe.
    pub(crate) fn retire(&self, idle: Duration) -> bool {
        let mut state = self.lock();
        let at_rest = state.listeners.is_empty()
            && state.thought.is_none()
            && state.safe == state.entries.len();
        if state.condition == Condition::Broken {
            return true;
        }
        if at_rest && state.used.elapsed() >= idle {
            state.condition = Condition::Gone;
        }
        state.condition == Condition::Gone
    }

    /// Asks everybody whether they are there.
    pub(crate) fn ping(&self) {
        for listener in &self.lock().listeners {
            listener.line.ping();
        }
    }

    /// The server stops: nobody is told any more.
    pub(crate) fn close(&self) {
        for listener in &self.lock().listeners {
            listener.line.let_go(Lost::Closing);
        }
    }

    /// Whether it can be used.
    pub(crate) fn is_open(&self) -> bool {
        self.lock().condition == Condition::Open
    }
}

impl State {
    /// Who holds this token.
    fn actor(&self, token: &TokenHash) -> Actor {
        // No early end: the time tells nothing.
        self.seats.iter().fold(
            Actor::Stranger,
            |found, (actor, hash)| {
                if hash.is(token) { *actor } else { found }
            },
        )
    }

    fn safe_events(&self) -> u32 {
        match self.entries.get(self.safe) {
            Some(next) => next.since,
            None => self.game.event_count(),
        }
    }

    /// The entry that a command of this name has made.
    fn find(&self, actor: Actor, id: &CommandId) -> Option<usize> {
        let mark = mark(Some(id));
        let is_it = |place: &usize| {
            let entry = &self.entries[*place];
            entry.by == actor && entry.id.as_ref() == Some(id)
        };
        let alike = self.marks.iter().enumerate().rev();
        alike
            .filter_map(|(place, other)| (*other == mark).then_some(place))
            .find(is_it)
    }

    /// Tells who of the players is connected: everybody if that has changed, or else who has
    /// just come.
    fn tell_presence(&mut self, newcomer: Option<u64>) {
        let mut present: Vec<Actor> = self
            .listeners
            .iter()
            .map(|listener| self.actor(&listener.token))
            .filter(|actor| *actor != Actor::Stranger)
            .collect();
        present.sort_unstable();
        present.dedup();
        let changed = present != self.present;
        let told = presence(&present);
        for listener in &self.listeners {
            if changed || Some(listener.number) == newcomer {
                // It is only news; who is lost is found out by the next entry.
                let _ = listener.line.tell(&told);
            }
        }
        self.present = present;
    }
}

fn presence(present: &[Actor]) -> Told {
    let players: Vec<Player> = present
        .iter()
        .filter_map(|actor| match actor {
            Actor::Link(player) => Some(*player),
            _ => None,
        })
        .collect();
    crate::socket::told(&ServerMessage::Presence {
        owner: present.contains(&Actor::Owner),
        players,
    })
}
