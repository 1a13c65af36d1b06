//! A node's copy of a game: validates commands, appends, and catches up with other nodes.

use std::collections::VecDeque;
use std::sync::Arc;

use caminos_event_log::{Append, AppendError, Batch, GameKey, HistoryHash, TokenHash};
use caminos_table::{Actor, Command, CommandId, Event, EventKind, Moment};

use crate::effect::{AbandonReason, Effect, PublishedBatch, Reply};
use crate::history::{self, Cursor, History, SeatChange, Step};
use crate::turn::Turn;

/// Who appends to the log.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Writers {
    /// This process alone: the replica is never behind.
    One,
    /// Other nodes, too: a command is refused only by what the log says now.
    Many,
}

/// What somebody gets who begins to follow a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Following {
    /// Who their token is at this table.
    pub actor: Actor,
    /// Where they go on: at what they know, or at 0 if theirs is another history.
    pub cursor: Cursor,
    /// How many events there are.
    pub events: u32,
    /// The hash of all of them.
    pub head: HistoryHash,
}

/// The end of a game as the log holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogTail {
    /// The sequence number that was asked for.
    pub from: u32,
    /// How many events the log holds in all.
    pub events: u32,
    /// The batches with events from there on.
    pub batches: Vec<Batch>,
}

/// Why the log was not read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ReadFailure {
    /// It could not be asked.
    Unavailable,
    /// It does not have the game any more.
    Deleted,
}

/// Whose command it is.
#[derive(Debug)]
enum Issuer<C> {
    Client {
        connection: C,
        token: TokenHash,
        id: CommandId,
    },
    /// A computer in this turn.
    Computer(Turn),
    /// The server itself, for the clock.
    Server,
}

/// A command on its way into the log.
#[derive(Debug)]
struct PendingCommand<C> {
    issuer: Issuer<C>,
    command: Command,
    received: Moment,
    /// Whether the log was read since it came, so that it may be refused.
    verified: bool,
    /// Whether what is being read now will say so: the read began since it came.
    is_being_verified: bool,
    /// Whether somebody without a seat wants it.
    is_spectators: bool,
    appends: u8,
}

impl<C> PendingCommand<C> {
    /// The read that was under way has ended.
    fn read_ended(&mut self, succeeded: bool) {
        self.verified |= succeeded && self.is_being_verified;
        self.is_being_verified = false;
    }
}

#[derive(Debug)]
enum Phase {
    /// Its events are at the log, which has not answered.
    Appending(Box<Step>),
    /// It waits for what the log says.
    Verifying,
}

/// A node's copy of a game. `C` names a connection of this node.
#[derive(Debug)]
pub struct Replica<C> {
    key: GameKey,
    writers: Writers,
    history: History,
    /// One command at a time.
    current: Option<(PendingCommand<C>, Phase)>,
    waiting: VecDeque<PendingCommand<C>>,
    /// From where on the log is being read.
    reading: Option<u32>,
    /// What is being read may be too old for somebody who has asked since.
    read_again: bool,
    /// Somebody knows another history: the next read is of all of it.
    is_doubted: bool,
    /// Of no more use: everything is answered with [`Reply::Unavailable`].
    is_abandoned: bool,
    effects: Vec<Effect<C>>,
}

impl<C> Replica<C> {
    /// Commands that wait for others of the same game.
    const MAX_WAITING: usize = 16;
    /// Those of them that are of people without a seat, who may want one: the others are for those
    /// who play.
    const MAX_SPECTATORS_WAITING: usize = 4;
    /// How often one command is appended: each time another one was quicker.
    const MAX_APPENDS: u8 = 8;

    /// The replica of a game that was read from the log.
    #[must_use]
    pub fn new(key: GameKey, history: History, writers: Writers) -> Self {
        Self {
            key,
            writers,
            history,
            current: None,
            waiting: VecDeque::new(),
            reading: None,
            read_again: false,
            is_doubted: false,
            is_abandoned: false,
            effects: Vec::new(),
        }
    }

    /// What is durable, as far as this node knows.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The game's number in the log.
    #[must_use]
    pub const fn key(&self) -> GameKey {
        self.key
    }

    /// Whether nothing is under way.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.current.is_none() && self.waiting.is_empty() && self.reading.is_none()
    }

    /// Whether the batch that is on its way into the log is a client's.
    #[must_use]
    pub fn is_appending_for_client(&self) -> bool {
        matches!(
            &self.current,
            Some((request, Phase::Appending(_))) if matches!(request.issuer, Issuer::Client { .. })
        )
    }

    /// Whether a flag is on its way into the log.
    #[must_use]
    pub fn has_flag(&self) -> bool {
        let current = self.current.iter().map(|(request, _)| request);
        let mut all = current.chain(&self.waiting);
        all.any(|request| {
            matches!(
                (&request.issuer, &request.command),
                (Issuer::Server, Command::Flag)
            )
        })
    }

    /// Begins to follow the game. Whoever knows more than this node, or something else, has to
    /// wait until it has read the log: see [`Replica::may_be_wrong`].
    #[must_use]
    pub fn follow(&self, token: &TokenHash, since: u32, head: Option<&str>) -> Following {
        let agrees = match head {
            Some(head) => self.history.agrees(since, head),
            None => since == 0,
        };
        Following {
            actor: self.history.seats().actor(token),
            cursor: Cursor {
                events: if agrees { since } else { 0 },
            },
            events: self.history.events(),
            head: self.history.head(),
        }
    }

    /// Whether somebody who knows so many events with this hash may be right, and this node
    /// behind, or left with a history that the log had before it was restored from a backup. The
    /// whole log decides: see [`Replica::tail_found`].
    #[must_use]
    pub fn may_be_wrong(&self, since: u32, head: Option<&str>) -> bool {
        let is_other = head.is_some_and(|head| !self.history.agrees(since, head));
        self.writers == Writers::Many && (since > self.history.events() || is_other)
    }

    /// A client's command. Sent again under the same id, it is answered again and nothing happens
    /// twice.
    pub fn submit(
        &mut self,
        connection: C,
        token: TokenHash,
        id: CommandId,
        command: Command,
        now: Moment,
    ) -> Vec<Effect<C>> {
        let issuer = Issuer::Client {
            connection,
            token,
            id,
        };
        self.enqueue(issuer, command, now)
    }

    /// A command of the server itself about a clock. Nobody is answered if it is refused: then
    /// another node was quicker. If the log could not be asked, [`Effect::RetryServerCommand`]
    /// says so.
    pub fn submit_as_server(&mut self, command: Command, now: Moment) -> Vec<Effect<C>> {
        self.enqueue(Issuer::Server, command, now)
    }

    /// The move that was found for a computer's turn. It is made in no other position, wherever it
    /// has to wait; if it is refused, [`Effect::ComputerMoveRefused`] says so.
    pub fn submit_computer_move(
        &mut self,
        turn: Turn,
        text: String,
        now: Moment,
    ) -> Vec<Effect<C>> {
        self.enqueue(Issuer::Computer(turn), turn.command(text), now)
    }

    fn enqueue(&mut self, issuer: Issuer<C>, command: Command, now: Moment) -> Vec<Effect<C>> {
        let request = PendingCommand {
            is_spectators: self.actor(&issuer) == Actor::Spectator,
            issuer,
            command,
            received: now,
            verified: self.writers == Writers::One,
            is_being_verified: false,
            appends: 0,
        };
        if self.is_abandoned || !self.has_room_for(&request) {
            self.reply(request, Reply::Unavailable);
        } else {
            self.waiting.push_back(request);
            self.go_on();
        }
        self.take_effects()
    }

    fn actor(&self, issuer: &Issuer<C>) -> Actor {
        match issuer {
            Issuer::Client { token, .. } => self.history.seats().actor(token),
            Issuer::Computer(_) => Actor::Computer,
            Issuer::Server => Actor::Server,
        }
    }

    /// What the server wants by itself is little, and nobody keeps it from waiting.
    fn has_room_for(&self, request: &PendingCommand<C>) -> bool {
        if !matches!(request.issuer, Issuer::Client { .. }) {
            return true;
        }
        let waiting = self.waiting.iter();
        let spectators = waiting.filter(|other| other.is_spectators).count();
        self.waiting.len() < Self::MAX_WAITING
            && !(request.is_spectators && spectators >= Self::MAX_SPECTATORS_WAITING)
    }

    /// The log has answered the append.
    pub fn appended(&mut self, result: Result<(), AppendError>) -> Vec<Effect<C>> {
        let Some((mut request, Phase::Appending(step))) = self.current.take() else {
            debug_assert!(false, "the log answers each append once");
            return Vec::new();
        };
        if self.is_abandoned {
            // If it was committed, whoever sends it again after joining again learns so.
            self.reply(request, Reply::Unavailable);
            return self.take_effects();
        }
        match result {
            Ok(()) => self.committed(*step),
            Err(AppendError::Conflict | AppendError::Unknown(_)) => {
                // What is being read may be from before.
                request.is_being_verified = false;
                self.verify(request);
            }
            Err(AppendError::NoSuchGame) => {
                self.reply(request, Reply::Unavailable);
                self.abandon(AbandonReason::Deleted);
            }
            Err(AppendError::Failed(_) | AppendError::Overloaded | AppendError::Closed) => {
                self.fail(request);
            }
        }
        self.go_on();
        self.take_effects()
    }

    fn committed(&mut self, step: Step) {
        let batch = Arc::clone(&step.batch);
        // A read may have found it before the log answered.
        if batch.first == self.history.events() {
            let seats = self.history.push(step);
            self.effects.push(Effect::Advanced(seats));
        }
        if self.writers == Writers::Many
            && let Some(before) = self.history.head_at(batch.first)
        {
            let published = PublishedBatch { before, batch };
            self.effects.push(Effect::Publish(published));
        }
    }

    /// Another node has published a batch. It may come late, twice, out of order, or never.
    pub fn published(&mut self, published: PublishedBatch) -> Vec<Effect<C>> {
        let PublishedBatch { before, batch } = published;
        let known = self.history.events();
        let own = self.history.head_at(batch.first);
        if own.is_some_and(|own| own != before) {
            self.is_doubted = true;
            self.start_read();
        } else if batch.first == known {
            self.absorb(std::iter::once(batch));
        } else if batch.end() > known {
            self.start_read();
        }
        self.take_effects()
    }

    /// The log holds so many events, or has lately held them. If they are fewer than this node
    /// knows, the log may have been set back.
    pub fn heard_of(&mut self, events: u32) -> Vec<Effect<C>> {
        if events != self.history.events() {
            self.start_read();
        }
        self.take_effects()
    }

    /// There may be something new in the log.
    pub fn catch_up(&mut self) -> Vec<Effect<C>> {
        self.start_read();
        self.take_effects()
    }

    /// What the log holds from the sequence number on that [`Effect::Read`] named.
    pub fn read_finished(&mut self, tail: Result<LogTail, ReadFailure>) -> Vec<Effect<C>> {
        let from = self.reading.take();
        let succeeded = tail.is_ok();
        match tail {
            Ok(tail) => self.absorb_tail(tail),
            Err(ReadFailure::Deleted) => self.abandon(AbandonReason::Deleted),
            Err(ReadFailure::Unavailable) => self.is_doubted |= from == Some(0),
        }
        if self.is_abandoned {
            return self.take_effects();
        }
        for request in &mut self.waiting {
            request.read_ended(succeeded);
        }
        let answered = match self.current.take() {
            Some((mut request, phase)) => {
                let is_answered = request.is_being_verified;
                request.read_ended(succeeded);
                if is_answered && matches!(phase, Phase::Verifying) {
                    Some(request)
                } else {
                    self.current = Some((request, phase));
                    None
                }
            }
            None => None,
        };
        if std::mem::take(&mut self.read_again) {
            self.start_read();
        }
        if let Some(request) = answered {
            if succeeded && request.appends < Self::MAX_APPENDS {
                self.start(request);
            } else {
                self.fail(request);
            }
        }
        self.go_on();
        self.take_effects()
    }

    /// What somebody else has read from the log: from what was known on, or all of it.
    pub fn tail_found(&mut self, tail: LogTail) -> Vec<Effect<C>> {
        self.absorb_tail(tail);
        if self.reading.is_none() && std::mem::take(&mut self.read_again) {
            self.start_read();
        }
        self.take_effects()
    }

    fn absorb_tail(&mut self, tail: LogTail) {
        if tail.events < tail.from {
            return self.abandon(AbandonReason::SetBack {
                known: tail.from,
                stored: tail.events,
            });
        }
        if tail.from == 0 {
            if !self.agrees_with(&tail) {
                return self.abandon(AbandonReason::OtherHistory);
            }
            // An append was quicker than this read, or the log was set back: the next one shows it.
            self.read_again |= tail.events < self.history.events();
        }
        self.absorb(tail.batches.into_iter().map(Arc::new));
    }

    /// Whether this and the whole log are one history, as far as both go.
    fn agrees_with(&self, log: &LogTail) -> bool {
        let known = self.history.events();
        let batches = log.batches.iter();
        let common: Vec<&Batch> = batches.take_while(|batch| batch.end() <= known).collect();
        let end = common.last().map_or(0, |batch| batch.end());
        end == known.min(log.events) && self.history.head_at(end) == Some(HistoryHash::of(common))
    }

    fn absorb(&mut self, batches: impl IntoIterator<Item = Arc<Batch>>) {
        if self.is_abandoned {
            return;
        }
        let mut advanced = None;
        for batch in batches {
            if batch.end() <= self.history.events() {
                continue;
            }
            match self.history.extend(batch) {
                Ok(seats) => advanced = Some(advanced.unwrap_or(SeatChange::None).and(seats)),
                Err(error) => return self.abandon(error.into()),
            }
        }
        if let Some(seats) = advanced {
            self.effects.push(Effect::Advanced(seats));
        }
    }

    /// Nobody's command is carried out on a history that the log does not continue. One that is
    /// at the log already is answered when the log answers.
    fn abandon(&mut self, reason: AbandonReason) {
        if std::mem::replace(&mut self.is_abandoned, true) {
            return;
        }
        match self.current.take() {
            Some((request, Phase::Verifying)) => self.reply(request, Reply::Unavailable),
            current => self.current = current,
        }
        for request in std::mem::take(&mut self.waiting) {
            self.reply(request, Reply::Unavailable);
        }
        self.effects.push(Effect::Abandon(reason));
    }

    /// The log cannot be asked. What waits behind a credit would be in the log before it, and with
    /// it the time that was to be given back.
    fn fail(&mut self, request: PendingCommand<C>) {
        let is_credit = matches!(request.command, Command::Credit { .. });
        self.reply(request, Reply::Unavailable);
        if is_credit {
            for request in std::mem::take(&mut self.waiting) {
                self.reply(request, Reply::Unavailable);
            }
        }
    }

    fn start_read(&mut self) {
        if self.is_abandoned {
            return;
        }
        if self.reading.is_some() {
            self.read_again = true;
            return;
        }
        let from = if std::mem::take(&mut self.is_doubted) {
            0
        } else {
            self.history.events()
        };
        self.reading = Some(from);
        // However many have come until now, one read answers them all.
        for request in &mut self.waiting {
            request.is_being_verified = true;
        }
        if let Some((request, Phase::Verifying)) = &mut self.current {
            request.is_being_verified = true;
        }
        self.effects.push(Effect::Read { from });
    }

    /// The command waits for what the log says since it came.
    fn verify(&mut self, request: PendingCommand<C>) {
        let is_asked = request.is_being_verified;
        self.current = Some((request, Phase::Verifying));
        if !is_asked {
            self.start_read();
        }
    }

    fn go_on(&mut self) {
        while self.current.is_none()
            && let Some(request) = self.waiting.pop_front()
        {
            self.start(request);
        }
    }

    /// Validates a command, and appends its events.
    fn start(&mut self, mut request: PendingCommand<C>) {
        let actor = self.actor(&request.issuer);
        if let Issuer::Client { token, id, .. } = &request.issuer
            && let Some(first) = self.history.find(actor, token, id)
        {
            return self.reply(request, Reply::Repeated { first });
        }
        if let Issuer::Computer(turn) = request.issuer
            && Turn::of(self.history.match_state()) != Some(turn)
        {
            return self.effects.push(Effect::ComputerMoveRefused(turn));
        }
        // On a copy: what is shown to people is what is durable.
        let mut next = self.history.match_state().clone();
        match next.handle(actor, &request.command, request.received) {
            Ok(events) => {
                let batch = Arc::new(self.batch(&request, actor, &events));
                let summary = history::summary(&next);
                self.effects.push(Effect::Append(Append {
                    game: self.key,
                    batch: Arc::clone(&batch),
                    summary: (summary != self.history.summary()).then_some(summary),
                }));
                request.appends += 1;
                let step = Step {
                    batch,
                    events,
                    next,
                };
                self.current = Some((request, Phase::Appending(Box::new(step))));
            }
            Err(_) if !request.verified => self.verify(request),
            Err(refusal) => {
                let reasons = self.history.match_state().refusal_messages(&refusal);
                let refusal = Box::new(refusal);
                self.reply(request, Reply::Refused { refusal, reasons });
            }
        }
    }

    fn batch(&self, request: &PendingCommand<C>, actor: Actor, events: &[Event]) -> Batch {
        let (id, token) = match &request.issuer {
            Issuer::Client { id, token, .. } => (Some(id.clone()), Some(*token)),
            Issuer::Computer(_) | Issuer::Server => (None, None),
        };
        // Whoever claims a seat is that player from the claim on.
        let claimed = events.iter().find_map(|event| match &event.kind {
            EventKind::Claimed { player, .. } => Some(Actor::Player(*player)),
            _ => None,
        });
        Batch {
            first: self.history.events(),
            count: events.len() as u32,
            actor: claimed.unwrap_or(actor),
            command: id,
            seat_token: claimed.and(token),
            events: serde_json::to_string(events)
                .expect("events serialise")
                .into(),
        }
    }

    fn reply(&mut self, request: PendingCommand<C>, reply: Reply) {
        match request.issuer {
            Issuer::Client { connection, id, .. } => self.effects.push(Effect::Reply {
                to: connection,
                id,
                reply,
            }),
            Issuer::Computer(_) | Issuer::Server if reply == Reply::Unavailable => {
                self.effects.push(Effect::RetryServerCommand);
            }
            Issuer::Computer(turn) => self.effects.push(Effect::ComputerMoveRefused(turn)),
            Issuer::Server => {}
        }
    }

    fn take_effects(&mut self) -> Vec<Effect<C>> {
        std::mem::take(&mut self.effects)
    }
}
