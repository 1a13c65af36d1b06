//! The clocks of a game. Time is handed in with every event and never runs backwards.
//!
//! A player's clock runs while it is their turn, nobody's seat is open and the game is not
//! paused. As on lichess, each player's first move in a game with base and increment takes no
//! time and earns no increment, so that nobody loses before they have seen the board; with days
//! per move the clock runs from the start. Clocks belong to players, not to seats: a swap and a
//! rematch leave each with their own.

use std::time::Duration;

use crate::event::Moment;
use crate::match_state::Match;
use crate::party::Player;
use crate::time_control::TimeControl;

/// The clocks of one game. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    /// By player: what is left as of the match's last event.
    pub(crate) left: [u64; 4],
    /// By move: what its mover had left after it, so that a takeback knows.
    after: Vec<u64>,
    pub(crate) paused: bool,
}

impl Clocks {
    pub(crate) fn new(control: TimeControl) -> Self {
        Self {
            control,
            left: [initial(control); 4],
            after: Vec::new(),
            paused: false,
        }
    }

    /// By move: what its mover had left after it.
    pub(crate) fn after(&self) -> &[u64] {
        &self.after
    }

    /// The player has moved; `timed` if their clock was running.
    pub(crate) fn moved(&mut self, player: Player, timed: bool) {
        let left = &mut self.left[player.index()];
        match self.control {
            TimeControl::Increment { increment, .. } if timed => {
                *left += u64::from(increment) * 1000;
            }
            TimeControl::Increment { .. } => {}
            TimeControl::Days { .. } => *left = initial(self.control),
        }
        self.after.push(*left);
    }

    /// Only the moves of these players are left: everybody has the time they had then.
    pub(crate) fn taken_back(&mut self, movers: &[Player]) {
        self.after.truncate(movers.len());
        self.left = [initial(self.control); 4];
        for (player, left) in movers.iter().zip(&self.after) {
            self.left[player.index()] = *left;
        }
    }
}

const fn initial(control: TimeControl) -> u64 {
    control.initial().as_millis() as u64
}

impl Match {
    /// Whether the game in play is played with clocks, and stands still by agreement.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        !self.game().is_over() && self.clocks().is_some_and(|clocks| clocks.paused)
    }

    /// The player whose clock runs, if one does.
    #[must_use]
    pub fn clock_running(&self) -> Option<Player> {
        let clocks = self.clocks()?;
        if clocks.paused || self.open_seat().is_some() {
            return None;
        }
        let player = self.player_to_move()?;
        let timed = match clocks.control {
            TimeControl::Increment { .. } => self.game().movers().contains(&player),
            TimeControl::Days { .. } => true,
        };
        timed.then_some(player)
    }

    /// What a player has left at a moment; `None` without clocks.
    #[must_use]
    pub fn time_left(&self, player: Player, now: Moment) -> Option<Duration> {
        let left = *self.clocks()?.left.get(player.index())?;
        let used = if self.clock_running() == Some(player) {
            now.0.saturating_sub(self.last.0)
        } else {
            0
        };
        Some(Duration::from_millis(left.saturating_sub(used)))
    }

    /// When the player whose clock runs has no time left. From then on only
    /// [`Command::Flag`](crate::Command::Flag) and
    /// [`Command::Credit`](crate::Command::Credit) change the game.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let player = self.clock_running()?;
        let left = self.clocks()?.left[player.index()];
        Some(Moment(self.last.0.saturating_add(left)))
    }

    /// When the last event happened: nothing can happen before.
    #[must_use]
    pub const fn last_event_at(&self) -> Moment {
        self.last
    }

    fn clocks(&self) -> Option<&Clocks> {
        self.game().clocks.as_deref()
    }

    /// How much of a time that was lost falls on the clock that runs now.
    pub(crate) fn lost_between(&self, from: Moment, to: Moment, now: Moment) -> u64 {
        to.min(now).0.saturating_sub(from.max(self.last).0)
    }

    /// Takes the time since the last event, but for `credit`, off the clock that runs.
    pub(crate) fn pass_time(&mut self, now: Moment, credit: u64) {
        let Some(player) = self.clock_running() else {
            return;
        };
        let used = now.0.saturating_sub(self.last.0).saturating_sub(credit);
        if let Some(clocks) = &mut self.game_mut().clocks {
            let left = &mut clocks.left[player.index()];
            *left = left.saturating_sub(used);
        }
    }
}
