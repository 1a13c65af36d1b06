//! Whether somebody may do what they want, and what happens if they may.

use caminos_rules::{Move, MoveText};

use crate::command::{Command, Refusal};
use crate::event::{Event, Happening, Moment};
use crate::matches::{MAX_EVENTS, Match};
use crate::name::Name;
use crate::party::{Actor, Party, Player};
use crate::request::{Request, Wish};

/// What follows from a command.
enum Decision {
    Move { player: Player, mv: Move },
    Other(Vec<Happening>),
}

impl Match {
    /// What would happen if the actor's command were carried out now. Changes nothing.
    ///
    /// # Errors
    /// Why it is refused.
    ///
    /// ```
    /// use caminos_table::{Actor, Command, Match, Moment, Refusal, Setup, Sitter};
    /// let setup = Setup::new("ring", vec![Sitter::here("Ada"), Sitter::link()]);
    /// let (game, _) = Match::open(setup, Moment(0))?;
    /// let early = Command::Move { text: "Ia3a4a5".into(), ply: 0 };
    /// assert_eq!(game.judge(Actor::Stranger, &early, Moment(1)), Err(Refusal::NotSeated));
    /// assert!(game.judge(Actor::Owner, &early, Moment(1)).is_ok());
    /// # Ok::<(), caminos_table::SetupError>(())
    /// ```
    pub fn judge(
        &self,
        actor: Actor,
        command: &Command,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let event = |what| Event { at: now, what };
        Ok(match self.decide(actor, command)? {
            Decision::Move { player, mv } => vec![event(self.moved(player, mv))],
            Decision::Other(happenings) => happenings.into_iter().map(event).collect(),
        })
    }

    /// Judges a command and lets what follows from it happen.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(
        &mut self,
        actor: Actor,
        command: &Command,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let event = |what| Event { at: now, what };
        match self.decide(actor, command)? {
            // It has just been found to be legal, and need not be read once more.
            Decision::Move { player, mv } => {
                let moved = event(self.moved(player, mv));
                self.play(player, mv);
                self.events += 1;
                Ok(vec![moved])
            }
            Decision::Other(happenings) => {
                let events: Vec<Event> = happenings.into_iter().map(event).collect();
                for event in &events {
                    self.apply(event)
                        .expect("what was judged possible can happen");
                }
                Ok(events)
            }
        }
    }

    fn decide(&self, actor: Actor, command: &Command) -> Result<Decision, Refusal> {
        // An answer may bring a second event.
        if self.events + 2 > MAX_EVENTS {
            return Err(Refusal::Full);
        }
        Ok(Decision::Other(match command {
            Command::Move { text, ply } => return self.try_move(actor, text, *ply),
            Command::Claim { name } => vec![self.claim(actor, name.as_deref())?],
            Command::Name { player, name } => vec![self.rename(actor, *player, name)?],
            Command::Takeback { ply } => self.takeback(actor, *ply)?,
            Command::Resign { player, ply } => vec![self.give_up(actor, *player, *ply)?],
            Command::Next => vec![self.next(actor)?],
            Command::Rematch => self.rematch(actor)?,
            Command::Agree => self.agree(actor)?,
            Command::Refuse => vec![self.refuse(actor)?],
        }))
    }

    fn moved(&self, player: Player, mv: Move) -> Happening {
        let mv = self.position().rules().text(mv).to_string();
        Happening::Moved { player, mv }
    }

    fn claim(&self, actor: Actor, name: Option<&str>) -> Result<Happening, Refusal> {
        if actor != Actor::Stranger {
            return Err(Refusal::AlreadySeated);
        }
        let player = self.open_seat().ok_or(Refusal::NoSeatFree)?;
        let name = name.map(Name::new).transpose()?;
        Ok(Happening::Claimed { player, name })
    }

    fn rename(&self, actor: Actor, player: Player, name: &str) -> Result<Happening, Refusal> {
        self.check_plays_for(actor, player)?;
        let name = Name::new(name)?;
        Ok(Happening::Named { player, name })
    }

    fn try_move(&self, actor: Actor, text: &str, ply: u16) -> Result<Decision, Refusal> {
        self.check_at_table(actor)?;
        let text: MoveText = text.parse()?;
        self.check_ply(ply)?;
        let player = self.player_to_move().ok_or(Refusal::GameOver)?;
        if !self.plays_for(actor, player) {
            return Err(Refusal::NotYourTurn(player));
        }
        if text == MoveText::Resign {
            return Ok(Decision::Other(vec![Happening::Resigned { player }]));
        }
        let mv = self.position().resolve(&text)?;
        Ok(Decision::Move { player, mv })
    }

    /// Where nobody else has to be asked, a takeback happens at once.
    fn takeback(&self, actor: Actor, ply: u16) -> Result<Vec<Happening>, Refusal> {
        let by = self.check_party(actor)?;
        self.check_ply(ply)?;
        if self.game().resigned.is_some() {
            return Err(Refusal::GameOver);
        }
        let movers = self.game().movers();
        let own = |mover: &Player| self.party_of(*mover) == Some(by);
        let ply = movers
            .iter()
            .rposition(own)
            .ok_or(Refusal::NothingToTakeBack)? as u16;
        self.ask(
            Wish::Takeback { ply },
            by,
            Happening::TakebackAsked { by, ply },
        )
    }

    fn give_up(&self, actor: Actor, player: Player, ply: u16) -> Result<Happening, Refusal> {
        self.check_plays_for(actor, player)?;
        if self.game().is_over() {
            return Err(Refusal::GameOver);
        }
        self.check_ply(ply)?;
        Ok(Happening::Resigned { player })
    }

    fn next(&self, actor: Actor) -> Result<Happening, Refusal> {
        self.check_host(actor)?;
        if !self.game().is_over() {
            return Err(Refusal::GameNotOver);
        }
        if self.is_over() {
            return Err(Refusal::SeriesOver);
        }
        Ok(Happening::NextBegun)
    }

    fn rematch(&self, actor: Actor) -> Result<Vec<Happening>, Refusal> {
        let by = self.check_host(actor)?;
        if !self.game().is_over() {
            return Err(Refusal::GameNotOver);
        }
        if !self.is_over() {
            return Err(Refusal::SeriesNotOver);
        }
        // Two who want the same need not ask each other twice.
        if let Some(request) = &self.request
            && request.wish() == Wish::Rematch
            && request.waits_for(by)
        {
            return self.agree(actor);
        }
        self.ask(Wish::Rematch, by, Happening::RematchAsked { by })
    }

    fn ask(&self, wish: Wish, by: Party, asked: Happening) -> Result<Vec<Happening>, Refusal> {
        if self.request.is_some() {
            return Err(Refusal::AlreadyAsked);
        }
        if self.parties().into_iter().any(|party| party != by) {
            Ok(vec![asked])
        } else {
            Ok(vec![granted(wish)])
        }
    }

    fn agree(&self, actor: Actor) -> Result<Vec<Happening>, Refusal> {
        let (request, by) = self.question_to(actor)?;
        if !request.waits_for(by) {
            return Err(Refusal::NothingAsked);
        }
        let agreed = match request.wish() {
            Wish::Takeback { .. } => Happening::TakebackAgreed { by },
            Wish::Rematch => Happening::RematchAgreed { by },
        };
        let mut others = self.parties().into_iter();
        if others.any(|party| party != by && request.waits_for(party)) {
            return Ok(vec![agreed]);
        }
        Ok(vec![agreed, granted(request.wish())])
    }

    fn refuse(&self, actor: Actor) -> Result<Happening, Refusal> {
        let (request, by) = self.question_to(actor)?;
        Ok(match request.wish() {
            Wish::Takeback { .. } => Happening::TakebackRefused { by },
            Wish::Rematch => Happening::RematchRefused { by },
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
            Actor::Link(_) | Actor::Stranger => self.check_party(actor).map(|_| ()),
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
    fn check_host(&self, actor: Actor) -> Result<Party, Refusal> {
        match actor {
            Actor::Owner if self.parties().is_empty() => Ok(Party::Owner),
            _ => self.check_party(actor),
        }
    }

    fn check_plays_for(&self, actor: Actor, player: Player) -> Result<(), Refusal> {
        if self.who(player).is_none() {
            return Err(Refusal::NoSuchPlayer(player));
        }
        if self.plays_for(actor, player) {
            return Ok(());
        }
        match actor {
            Actor::Stranger => Err(Refusal::NotSeated),
            _ => Err(Refusal::NotYours(player)),
        }
    }
}

const fn granted(wish: Wish) -> Happening {
    match wish {
        Wish::Takeback { ply } => Happening::TakenBack { ply },
        Wish::Rematch => Happening::RematchBegun,
    }
}
