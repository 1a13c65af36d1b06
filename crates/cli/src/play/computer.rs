//! The computer at this terminal: a search in place, or on a thread of its own.

#[cfg(test)]
mod tests;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use caminos_cei::{Clock, Engine as _, Info, Limits, Stop};
use caminos_rules::{PerTeam, Position};
use caminos_search::{PuctEngine, Settings, Strength};

/// How long it may think, and what its choices start from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Computer {
    pub(crate) limits: Limits,
    pub(crate) seed: u64,
}

/// What a search is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// A move of the computer's own.
    Move(Strength),
    /// What it would do in a person's place.
    Hint,
}

/// A search that is wanted; the number changes with the position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct SearchJob {
    pub(crate) number: u64,
    pub(crate) purpose: Purpose,
}

impl Computer {
    /// The same with the clocks of a timed game.
    pub(crate) fn with_clocks(mut self, clocks: Option<PerTeam<Clock>>) -> Self {
        self.limits.clocks = clocks;
        self
    }

    /// Looks for a move; nothing when the game is over. For a seed and a number of nodes the
    /// same position gets the same move.
    pub(crate) fn search(
        &self,
        position: &Position,
        purpose: Purpose,
        stop: &Stop,
    ) -> Option<Info> {
        let strength = match purpose {
            Purpose::Move(strength) => strength,
            Purpose::Hint => Strength::FULL,
        };
        let mut engine = PuctEngine::new(Settings {
            strength,
            seed: self.seed,
            mix_ply: true,
            ..Settings::default()
        });
        engine.choose(position, &self.limits, stop, &mut |_| {})
    }
}

/// A search on another thread. Dropping it stops it.
pub(crate) struct Search {
    job: SearchJob,
    stop: Stop,
    receiver: Receiver<Option<Info>>,
    started: Instant,
    found: Option<Option<Info>>,
}

impl Search {
    pub(crate) fn start(computer: Computer, position: &Position, job: SearchJob) -> Self {
        let (sender, receiver) = channel();
        let stop = Stop::new();
        let (position, stopped) = (position.clone(), stop.clone());
        thread::spawn(move || {
            let search = || computer.search(&position, job.purpose, &stopped);
            let found = catch_unwind(AssertUnwindSafe(search)).unwrap_or(None);
            // Nobody waits any more when the search was stopped.
            drop(sender.send(found));
        });
        Self {
            job,
            stop,
            receiver,
            started: Instant::now(),
            found: None,
        }
    }

    pub(crate) const fn job(&self) -> SearchJob {
        self.job
    }

    /// What was found, once it is there and the computer has taken at least this long.
    pub(crate) fn poll(&mut self, pace: Duration) -> Option<Option<Info>> {
        if self.found.is_none() {
            self.found = match self.receiver.try_recv() {
                Ok(found) => Some(found),
                Err(TryRecvError::Disconnected) => Some(None),
                Err(TryRecvError::Empty) => None,
            };
        }
        if self.started.elapsed() < pace {
            return None;
        }
        self.found.take()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
