//! Events, and only they, change a match.

use caminos_rules::{Material, Move, Position};

use crate::event::{Event, EventKind, FORMAT, Moment};
use crate::game::Game;
use crate::match_state::{MAX_EVENTS, Match};
use crate::name::Name;
use crate::party::{Party, Player};
use crate::replay_error::{ReplayError, ReplayFault};
use crate::request::{DeclinedRequest, Request, RequestKind};

impl Match {
    /// The match that a list of events makes.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn from_events(events: &[Event]) -> Result<Self, ReplayError> {
        let Some((opened, rest)) = events.split_first() else {
            return Err(ReplayError::NotOpened);
        };
        let mut game = Self::from_opening(opened)?;
        for (number, event) in (2..).zip(rest) {
            game.apply(event)
                .map_err(|fault| ReplayError::Event { number, fault })?;
        }
        Ok(game)
    }

    /// The match that its first event makes, with the standard material.
    ///
    /// # Errors
    /// When that is not the opening of a table that can be played.
    pub fn from_opening(event: &Event) -> Result<Self, ReplayError> {
        let refuse = |fault| ReplayError::Event { number: 1, fault };
        match &event.kind {
            EventKind::Opened { format, .. } if *format != FORMAT => {
                Err(refuse(ReplayFault::Format(*format)))
            }
            EventKind::Opened { setup, .. } => {
                let names = setup.check(Name::from_stored);
                names
                    .and_then(|names| {
                        Self::set_up(setup.clone(), names, Material::standard(), event.at)
                    })
                    .map_err(|error| refuse(error.into()))
            }
            _ => Err(ReplayError::NotOpened),
        }
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// Why it cannot have happened; nothing is changed then.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayFault> {
        if self.events >= MAX_EVENTS {
            return Err(ReplayFault::TooMany);
        }
        // Logs of matches without clocks may hold times of a clock that was set back.
        let at = event.at.max(self.last);
        let credit = match event.kind {
            EventKind::Credited { from, to } => {
                let lost = self.lost_between(from, to, at);
                if lost == 0 || self.clock_running().is_none() {
                    return Err(ReplayFault::ClockStopped);
                }
                lost
            }
            _ => 0,
        };
        let before = self.game().clocks.as_ref().map(|clocks| clocks.left);
        self.pass_time(at, credit);
        if let Err(fault) = self.change(&event.kind) {
            if let (Some(left), Some(clocks)) = (before, &mut self.game_mut().clocks) {
                clocks.left = left;
            }
            return Err(fault);
        }
        self.count_event(at);
        Ok(())
    }

    /// As [`Match::apply`], for a move of the player to move that has just been found legal: its
    /// text is not resolved once more.
    pub(crate) fn apply_legal_move(&mut self, player: Player, mv: Move, at: Moment) {
        self.pass_time(at, 0);
        self.play(player, mv);
        self.count_event(at);
    }

    const fn count_event(&mut self, at: Moment) {
        self.last = at;
        self.events += 1;
    }

    /// What an event changes but for the time that has passed; nothing where it is impossible.
    fn change(&mut self, kind: &EventKind) -> Result<(), ReplayFault> {
        match kind {
            EventKind::Opened { .. } => return Err(ReplayFault::Opening),
            EventKind::Claimed { player, name } => self.take_seat(*player, name.as_ref())?,
            EventKind::SeatFreed { player } => self.free_seat(*player)?,
            EventKind::Named { player, name } => {
                let slot = self.names.get_mut(player.index());
                *slot.ok_or(ReplayFault::NoSuchPlayer(*player))? = Some(name.clone());
            }
            EventKind::Moved { player, mv } => self.move_by(*player, mv)?,
            EventKind::TakebackAsked { by, to_ply } => {
                self.asked(RequestKind::Takeback { to_ply: *to_ply }, *by)?;
            }
            EventKind::RematchAsked { by } => self.asked(RequestKind::Rematch, *by)?,
            EventKind::PauseAsked { by } => self.asked(RequestKind::Pause, *by)?,
            EventKind::ResumeAsked { by } => self.asked(RequestKind::Resume, *by)?,
            EventKind::TakebackAgreed { by } => self.agreed(is_takeback, *by)?,
            EventKind::RematchAgreed { by } => self.agreed(is_rematch, *by)?,
            EventKind::PauseAgreed { by } => self.agreed(is_pause, *by)?,
            EventKind::ResumeAgreed { by } => self.agreed(is_resume, *by)?,
            EventKind::TakebackRefused { by } => self.refused(is_takeback, *by)?,
            EventKind::RematchRefused { by } => self.refused(is_rematch, *by)?,
            EventKind::PauseRefused { by } => self.refused(is_pause, *by)?,
            EventKind::ResumeRefused { by } => self.refused(is_resume, *by)?,
            EventKind::TakenBack { to_ply } => self.take_back(*to_ply)?,
            EventKind::Resigned { player } => self.resign(*player)?,
            EventKind::TimeExpired { player } => self.flag(*player)?,
            EventKind::Credited { .. } => {}
            EventKind::Paused => self.set_paused(true)?,
            EventKind::Resumed => self.set_paused(false)?,
            EventKind::NextBegun => {
                if !self.game().is_over() {
                    return Err(ReplayFault::GameNotOver);
                }
                if self.is_over() {
                    return Err(ReplayFault::SeriesOver);
                }
                let (rematches, round) = (self.game().rematches(), self.game().round() + 1);
                self.begin(rematches, round);
            }
            EventKind::RematchBegun => {
                self.check_series_over()?;
                self.begin(self.game().rematches() + 1, 1);
            }
        }
        Ok(())
    }

    fn take_seat(&mut self, player: Player, name: Option<&Name>) -> Result<(), ReplayFault> {
        if !self.is_open(player) {
            return Err(ReplayFault::NotOpen(player));
        }
        self.claimed[player.index()] = true;
        if let Some(name) = name {
            self.names[player.index()] = Some(name.clone());
        }
        Ok(())
    }

    /// The seat is as it was before somebody came; what is asked has to be asked again.
    fn free_seat(&mut self, player: Player) -> Result<(), ReplayFault> {
        if !self.is_by_link(player) {
            return Err(ReplayFault::NoSuchPlayer(player));
        }
        self.claimed[player.index()] = false;
        let name = self.setup.seats[player.index()].name.as_deref();
        self.names[player.index()] = name.and_then(|name| Name::from_stored(name).ok());
        self.end_request();
        Ok(())
    }

    fn set_paused(&mut self, paused: bool) -> Result<(), ReplayFault> {
        self.check_paused(!paused)?;
        if let Some(clocks) = &mut self.game_mut().clocks {
            clocks.paused = paused;
        }
        self.end_request();
        Ok(())
    }

    /// Whether a game with clocks is under way, and paused or not.
    fn check_paused(&self, paused: bool) -> Result<(), ReplayFault> {
        if self.game().clocks.is_none() {
            return Err(ReplayFault::NoClock);
        }
        if self.game().is_over() {
            return Err(ReplayFault::GameOver);
        }
        match (self.is_paused(), paused) {
            (true, false) => Err(ReplayFault::Paused),
            (false, true) => Err(ReplayFault::NotPaused),
            _ => Ok(()),
        }
    }

    fn check_series_over(&self) -> Result<(), ReplayFault> {
        if self.is_over() {
            Ok(())
        } else {
            Err(ReplayFault::SeriesNotOver)
        }
    }

    fn check_takeback(&self, to_ply: u16) -> Result<(), ReplayFault> {
        if self.game().is_resigned() || to_ply >= self.game().ply() {
            Err(ReplayFault::Takeback(to_ply))
        } else {
            Ok(())
        }
    }

    fn check_party_plays(&self, party: Party) -> Result<(), ReplayFault> {
        if self.parties().contains(&party) {
            Ok(())
        } else {
            Err(ReplayFault::NotSeated(party))
        }
    }

    /// A player ran out of time: lost as if they had resigned.
    fn flag(&mut self, player: Player) -> Result<(), ReplayFault> {
        if self.clock_running() != Some(player) || self.has_time(player) {
            return Err(ReplayFault::Time(player));
        }
        self.resign(player)?;
        self.game_mut().out_of_time = true;
        Ok(())
    }

    /// Whether a player has time left as of the last event, or needs none.
    fn has_time(&self, player: Player) -> bool {
        let clocks = self.game().clocks.as_ref();
        clocks.is_none_or(|clocks| clocks.left[player.index()] > 0)
    }

    fn move_by(&mut self, player: Player, text: &str) -> Result<(), ReplayFault> {
        let text = text.parse()?;
        if self.player_to_move() != Some(player) {
            return Err(ReplayFault::NotTheirTurn(player));
        }
        if self.is_paused() {
            return Err(ReplayFault::Paused);
        }
        if !self.has_time(player) {
            return Err(ReplayFault::Time(player));
        }
        let mv = self.position().resolve(&text)?;
        self.play(player, mv);
        Ok(())
    }

    /// A legal move of the player who has the turn.
    fn play(&mut self, player: Player, mv: Move) {
        let timed = self.clock_running() == Some(player);
        let game = self.game_mut();
        game.position.play_unchecked(mv);
        game.movers.push(player);
        if let Some(clocks) = &mut game.clocks {
            clocks.moved(player, timed);
        }
        self.end_request();
    }

    fn take_back(&mut self, to_ply: u16) -> Result<(), ReplayFault> {
        self.check_takeback(to_ply)?;
        let game = self.game_mut();
        while game.ply() > to_ply {
            game.position.undo();
            game.movers.pop();
        }
        if let Some(clocks) = &mut game.clocks {
            clocks.taken_back(&game.movers);
        }
        self.end_request();
        Ok(())
    }

    fn resign(&mut self, player: Player) -> Result<(), ReplayFault> {
        if self.player_kind(player).is_none() {
            return Err(ReplayFault::NoSuchPlayer(player));
        }
        let game = self.game_mut();
        let seat = game.seat_of(player);
        game.position.resign(seat)?;
        self.end_request();
        Ok(())
    }

    fn asked(&mut self, kind: RequestKind, by: Party) -> Result<(), ReplayFault> {
        if self.request.is_some() {
            return Err(ReplayFault::AlreadyAsked);
        }
        match kind {
            RequestKind::Takeback { to_ply } => self.check_takeback(to_ply)?,
            RequestKind::Rematch => self.check_series_over()?,
            RequestKind::Pause => self.check_paused(false)?,
            RequestKind::Resume => self.check_paused(true)?,
        }
        self.check_party_plays(by)?;
        self.request = Some(Request::new(kind, by));
        self.declined = None;
        Ok(())
    }

    fn agreed(&mut self, is_it: fn(RequestKind) -> bool, by: Party) -> Result<(), ReplayFault> {
        self.check_party_plays(by)?;
        match &mut self.request {
            Some(request) if is_it(request.kind()) => {
                if !request.waits_for(by) {
                    return Err(ReplayFault::AlreadyAgreed(by));
                }
                request.agree(by);
                Ok(())
            }
            _ => Err(ReplayFault::NothingAsked),
        }
    }

    fn refused(&mut self, is_it: fn(RequestKind) -> bool, by: Party) -> Result<(), ReplayFault> {
        self.check_party_plays(by)?;
        match &self.request {
            Some(request) if is_it(request.kind()) => {
                // Whoever asks no longer knows it.
                self.declined = (request.by() != by).then_some(DeclinedRequest {
                    kind: request.kind(),
                    asked_by: request.by(),
                    declined_by: by,
                });
                self.request = None;
                Ok(())
            }
            _ => Err(ReplayFault::NothingAsked),
        }
    }

    /// The next game: within a series the teams take turns to begin, unless it begins in a
    /// position, which says whose turn it is.
    fn begin(&mut self, rematches: u32, round: u8) {
        let first = self.setup.first;
        let start = match &self.setup.position {
            Some(_) => self.games[0].position().start(),
            None if round.is_multiple_of(2) => Position::new(self.rules[first.other()].clone()),
            None => Position::new(self.rules[first].clone()),
        };
        self.games
            .push(Game::new(start, rematches, round, self.setup.clock));
        self.end_request();
    }

    /// The match goes on: nothing is asked any more.
    fn end_request(&mut self) {
        self.request = None;
        self.declined = None;
    }
}

const fn is_takeback(kind: RequestKind) -> bool {
    matches!(kind, RequestKind::Takeback { .. })
}

const fn is_rematch(kind: RequestKind) -> bool {
    matches!(kind, RequestKind::Rematch)
}

const fn is_pause(kind: RequestKind) -> bool {
    matches!(kind, RequestKind::Pause)
}

const fn is_resume(kind: RequestKind) -> bool {
    matches!(kind, RequestKind::Resume)
}
