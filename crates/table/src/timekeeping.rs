//! Commands about time and seats: pauses by agreement, the flag, credited outages, and seats
//! that are opened again.

use crate::command::{Command, Refusal};
use crate::event::{EventKind, Moment};
use crate::match_state::Match;
use crate::party::{Actor, Player};
use crate::request::RequestKind;

impl Match {
    /// When what follows from a command happens: a flag falls at its deadline, however late that
    /// is noticed.
    pub(crate) fn time_of(&self, command: &Command, now: Moment) -> Moment {
        match (command, self.deadline()) {
            (Command::Flag, Some(deadline)) => now.min(deadline),
            _ => now,
        }
    }

    /// After the deadline the game waits for the flag.
    pub(crate) fn check_time(&self, command: &Command, now: Moment) -> Result<(), Refusal> {
        let plays = matches!(
            command,
            Command::Move { .. }
                | Command::Takeback { .. }
                | Command::Resign { .. }
                | Command::Pause
                | Command::Resume
                | Command::Agree
                // It would stop the clock before the flag has fallen.
                | Command::FreeSeat { .. }
        );
        match (self.clock_running(), self.deadline()) {
            (Some(player), Some(deadline)) if plays && deadline <= now => {
                Err(Refusal::TimeOver { player })
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn pause(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        let by = self.check_host(actor)?;
        self.check_clock()?;
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        self.ask(RequestKind::Pause, by, EventKind::PauseAsked { by })
    }

    /// Whoever has the turn may go on at once; others would make somebody else's clock run.
    pub(crate) fn resume(&self, actor: Actor) -> Result<Vec<EventKind>, Refusal> {
        let by = self.check_host(actor)?;
        self.check_clock()?;
        if !self.is_paused() {
            return Err(Refusal::NotPaused);
        }
        let moves = self.player_to_move();
        if moves.is_some_and(|player| self.plays_for(actor, player)) {
            return Ok(vec![EventKind::Resumed]);
        }
        self.ask(RequestKind::Resume, by, EventKind::ResumeAsked { by })
    }

    fn check_clock(&self) -> Result<(), Refusal> {
        if self.setup.clock.is_none() {
            Err(Refusal::NoClock)
        } else if self.game().is_over() {
            Err(Refusal::GameOver)
        } else {
            Ok(())
        }
    }

    pub(crate) fn freed_seat(&self, actor: Actor, player: Player) -> Result<EventKind, Refusal> {
        if actor != Actor::Owner {
            return Err(Refusal::OwnerOnly);
        }
        if self.player_kind(player).is_none() {
            return Err(Refusal::NoSuchPlayer { player });
        }
        if !self.is_by_link(player) {
            return Err(Refusal::NotByLink { player });
        }
        Ok(EventKind::SeatFreed { player })
    }

    pub(crate) fn expired(&self, actor: Actor, now: Moment) -> Result<EventKind, Refusal> {
        check_server(actor)?;
        match (self.clock_running(), self.deadline()) {
            (Some(player), Some(deadline)) if now < deadline => Err(Refusal::TimeLeft { player }),
            (Some(player), Some(_)) => Ok(EventKind::TimeExpired { player }),
            _ => Err(Refusal::ClockStopped),
        }
    }

    /// What was credited once is in the past of the event that says so: nothing counts twice.
    pub(crate) fn credited(
        &self,
        actor: Actor,
        from: Moment,
        to: Moment,
        now: Moment,
    ) -> Result<EventKind, Refusal> {
        check_server(actor)?;
        let lost = self.lost_between(from, to, now);
        if self.clock_running().is_none() || lost == 0 {
            return Err(Refusal::ClockStopped);
        }
        Ok(EventKind::Credited { from, to })
    }
}

fn check_server(actor: Actor) -> Result<(), Refusal> {
    if actor == Actor::Server {
        Ok(())
    } else {
        Err(Refusal::ServerOnly)
    }
}
