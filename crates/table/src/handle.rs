//! Command handling: whether a command is allowed, and which events follow from it.

use caminos_rules::{Move, MoveText};

use crate::command::{Command, Refusal};
use crate::event::{Event, EventKind, Moment};
use crate::match_state::{MAX_EVENTS, Match, RESERVED_EVENTS};
use crate::name::Name;
use crate::party::{Actor, Party, Player};
use crate::request::{Request, RequestKind};

/// What follows from a command.
enum Decision {
    Move { player: Player, mv: Move },
    Other(Vec<EventKind>),
}

impl Match {
    /// Decides on a command and applies the events that follow from it.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    ///
    /// ```
    /// use caminos_table::{Actor, Command, Match, MatchSetup, Moment, Refusal, SeatSetup};
    /// let setup = MatchSetup::new("ring", vec![SeatSetup::here("Ada"), SeatSetup::link()]);
    /// let (mut match_state, _) = Match::open(setup, Moment(0))?;
    /// let early = Command::Move { text: "Ia3a4a5".into(), ply: 0 };
    /// assert_eq!(match_state.handle(Actor::Spectator, &early, Moment(1)), Err(Refusal::NotSeated));
    /// assert!(match_state.handle(Actor::Owner, &early, Moment(1)).is_ok());
    /// # Ok::<(), caminos_table::MatchSetupError>(())
    /// ```
    pub fn handle(
        &mut self,
        actor: Actor,
        command: &Command,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let now = now.max(self.last);
        let at = self.time_of(command, now);
        let event = |kind| Event { at, kind };
        match self.decision(actor, command, now)? {
            Decision::Move { player, mv } => {
                let moved = event(self.moved(player, mv));
                self.apply_legal_move(player, mv, at);
                Ok(vec![moved])
            }
            Decision::Other(kinds) => {
                let events: Vec<Event> = kinds.into_iter().map(event).collect();
                for event in &events {
                    let applied = self.apply(event).is_ok();
                    assert!(
                        applied,
                        "a decision is possible in the state it was made for"
                    );
                }
                Ok(events)
            }
        }
    }

    fn decision(&self, actor: Actor, command: &Command, now: Moment) -> Result<Decision, Refusal> {
        // An answer may bring a second event.
        if self.events + 2 > MAX_EVENTS {
            return Err(Refusal::Full);
        }
        self.check_time(command, now)?;
        let events = match command {
            Command::Move { text, ply } => return self.try_move(actor, text, *ply),
            Command::Claim { name } => vec![self.claim(actor, name.as_deref())?],
            Command::Name { player, name } => vec![self.rename(actor, *player, name)?],
            Command::Takeback { ply } => self.takeback(actor, *ply)?,
            Command::Resign { player, ply } => vec![self.give_up(actor, *player, *ply)?],
            Command::Pause => self.pause(actor)?,
            Command::Resume => self.resume(actor)?,
            Command::FreeSeat { player } => vec![self.freed_seat(actor, *player)?],
            Command::Flag => vec![self.expired(actor, now)?],
            Command::Credit { from, to } => vec![self.credited(actor, *from, *to, now)?],
            Command::Next => vec![self.next(actor)?],
            Command::Rematch => self.rematch(actor)?,
            Command::Agree => self.agree(actor)?,
            Command::Refuse => vec![self.refuse(actor)?],
        };
        let is_reserved = self.events + 2 > MAX_EVENTS - RESERVED_EVENTS;
        if is_reserved && !events.iter().any(leads_to_the_end) {
            return Err(Refusal::Full);
        }
        Ok(Decision::Other(events))
    }

    fn moved(&self, player: Player, mv: Move) -> EventKind {
        let mv = self.position().rules().text(mv).to_string();
        EventKind::Moved { player, mv }
    }

    fn claim(&self, actor: Actor, name: Option<&str>) -> Result<EventKind, Refusal> {
        if actor != Actor::Spectator {
            return Err(Refusal::AlreadySeated);
        }
        let player = self.open_seat().ok_or(Refusal::NoSeatFree)?;
        let name = name.map(Name::new).transpose()?;
        Ok(EventKind::Claimed { player, name })
    }

    fn rename(&self, actor: Actor, player: Player, name: &str) -> Result<EventKind, Refusal> {
        self.check_plays_for(actor, player)?;
        let name = Name::new(name)?;
        Ok(EventKind::Named { player, name })
    }

    fn try_move(&self, actor: Actor, text: &str, ply: u16) -> Result<Decision, Refusal> {
        self.check_at_table(actor)?;
        let text: MoveText = text.parse()?;
        self.check_ply(ply)?;
        let player = self.player_to_move().ok_or(Refusal::GameOver)?;
        if !self.plays_for(actor, player) {
            return Err(Refusal::NotYourTurn { player });
        }
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if text == MoveText::Resign {
            return Ok(Decision::Other(vec![EventKind::Resigned { player }]));
        }
        let mv = self.position().resolve(&text)?;
        Ok(Decision::Move { player, mv })
    }

    /// Whether the actor has a move to take back, or to ask for, now.
    #[must_use]
    pub fn may_take_back(&self, actor: Actor) -> bool {
        self.takeback(actor, self.game().ply()).is_ok()
    }

    /// A takeback reaches back to the last own move. Where nobody else has to be asked, it happens at
    /// once.
    fn takeback(&self, actor: Actor, ply: u16) -> Result<Vec<EventKind>, Refusal> {
        let by = self.check_host(actor)?;
        if self.game().is_resigned() {
            return Err(Refusal::GameOver);
        }
        self.check_ply(ply)?;
        // Where only computers play, whoever opened the table takes back one move.
        let watches = self.parties().is_empty();
        let own = |mover: &Player| watches || self.party_of(*mover) == Some(by);
        let movers = self.game().movers();
        let to_ply = movers
            .iter()
            .rposition(own)
            .ok_or(Refusal::NothingToTakeBack)? as u16;
        self.ask(
            RequestKind::Takeback { to_ply },
            by,
            EventKind::TakebackAsked { by, to_ply },
        )
    }

    fn give_up(&self, actor: Actor, player: Player, ply: u16) -> Result<EventKind, Refusal> {
        self.check_plays_for(actor, player)?;
        if self.game().is_over() {
            return Err(Refusal::GameOver);
        }
        self.check_ply(ply)?;
        Ok(EventKind::Resigned { player })
    }

    fn next(&self, actor: Actor) -> Result<EventKind, Refusal> {
        self.check_host(actor)?;
        if !self.game().is_over() {
            return Err(Refusal::GameNotOver);
        }
        if self.is_over() {
            return Err(Refusal::SeriesOver);
        }
        Ok(EventKind::NextBegun)
    }

    fn rematch(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        let by = self.check_host(actor)?;
        if !self.game().is_over() {
            return Err(Refusal::GameNotOver);
        }
        if !self.is_over() {
            return Err(Refusal::SeriesNotOver);
        }
        self.ask(RequestKind::Rematch, by, EventKind::RematchAsked { by })
    }

    pub(crate) fn ask(
        &self,
        kind: RequestKind,
        by: Party,
        asked: EventKind,
    ) -> Result<Vec<EventKind>, Refusal> {
        if let Some(request) = &self.request {
            // Two who want the same need not ask each other twice.
            if request.kind() == kind && request.waits_for(by) {
                return self.agree_by(request, by);
            }
            return Err(Refusal::AlreadyAsked);
        }
        if self.parties().into_iter().any(|party| party != by) {
            Ok(vec![asked])
        } else {
            Ok(vec![granted(kind)])
        }
    }

    fn agree(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        let (request, by) = self.question_to(actor)?;
        if !request.waits_for(by) {
            return Err(Refusal::NothingAsked);
        }
        self.agree_by(request, by)
    }

    fn agree_by(&self, request: &Request, by: Party) -> Result<Vec<EventKind>, Refusal> {
        let agreed = match request.kind() {
            RequestKind::Takeback { .. } => EventKind::TakebackAgreed { by },
            RequestKind::Rematch => EventKind::RematchAgreed { by },
            RequestKind::Pause => EventKind::PauseAgreed { by },
            RequestKind::Resume => EventKind::ResumeAgreed { by },
        };
        let mut others = self.parties().into_iter();
        if others.any(|party| party != by && request.waits_for(party)) {
            return Ok(vec![agreed]);
        }
        Ok(vec![agreed, granted(request.kind())])
    }

    fn refuse(&self, actor: Actor) -> Result<EventKind, Refusal> {
        let (request, by) = self.question_to(actor)?;
        Ok(match request.kind() {
            RequestKind::Takeback { .. } => EventKind::TakebackRefused { by },
            RequestKind::Rematch => EventKind::RematchRefused { by },
            RequestKind::Pause => EventKind::PauseRefused { by },
            RequestKind::Resume => EventKind::ResumeRefused { by },
        })
    }

    fn question_to(&self, actor: Actor) -> Result<(&Request, Party), Refusal> {
        let by = self.check_party(actor)?;
        let request = self.request.as_ref().ok_or(Refusal::NothingAsked)?;
        Ok((request, by))
    }

    fn check_ply(&self, then: u16) -> Result<(), Refusal> {
        let now = self.game().ply();
        if then == now {
            Ok(())
        } else {
            Err(Refusal::Late { then, now })
        }
    }

    fn check_at_table(&self, actor: Actor) -> Result<(), Refusal> {
        match actor {
            Actor::Computer | Actor::Owner => Ok(()),
            Actor::Player(_) | Actor::Spectator | Actor::Server => {
                self.check_party(actor).map(|_| ())
            }
        }
    }

    /// The party of an actor who plays at this table.
    fn check_party(&self, actor: Actor) -> Result<Party, Refusal> {
        let party = actor.party().ok_or(Refusal::NotSeated)?;
        let mut players = self.players();
        if players.any(|player| self.party_of(player) == Some(party)) {
            Ok(party)
        } else {
            Err(Refusal::NotSeated)
        }
    }

    /// As [`Match::check_party`], and who opened the table may begin games without playing.
    pub(crate) fn check_host(&self, actor: Actor) -> Result<Party, Refusal> {
        match actor {
            Actor::Owner if self.parties().is_empty() => Ok(Party::Owner),
            _ => self.check_party(actor),
        }
    }

    fn check_plays_for(&self, actor: Actor, player: Player) -> Result<(), Refusal> {
        if self.player_kind(player).is_none() {
            return Err(Refusal::NoSuchPlayer { player });
        }
        if self.plays_for(actor, player) {
            return Ok(());
        }
        match actor {
            Actor::Spectator => Err(Refusal::NotSeated),
            _ => Err(Refusal::NotYours { player }),
        }
    }
}

/// Whether a game needs this event to be finished. Without the others none of them can happen again
/// and again: a pause has to be agreed on before it ends, a seat to be freed before it is taken.
const fn leads_to_the_end(event: &EventKind) -> bool {
    matches!(
        event,
        EventKind::Moved { .. }
            | EventKind::Resigned { .. }
            | EventKind::TimeExpired { .. }
            | EventKind::Credited { .. }
            | EventKind::Resumed
            | EventKind::Claimed { .. }
    )
}

const fn granted(kind: RequestKind) -> EventKind {
    match kind {
        RequestKind::Takeback { to_ply } => EventKind::TakenBack { to_ply },
        RequestKind::Rematch => EventKind::RematchBegun,
        RequestKind::Pause => EventKind::Paused,
        RequestKind::Resume => EventKind::Resumed,
    }
}
