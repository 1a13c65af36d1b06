//! The computer at the table: a search in place, or on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use caminos_rules::Position;
use caminos_search::{Engine as _, Info, Limits, PuctEngine, Settings, Stop, Strength};

/// How long it may think, and what its choices start from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thinker {
    pub(crate) limits: Limits,
    pub(crate) seed: u64,
}

/// What the table asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// A move of the computer's own.
    Move(Strength),
    /// What it would do in a person's place.
    Hint,
}

impl Thinker {
    /// Looks for a move; nothing when the game is over. For a seed and a number of nodes the
    /// same position gets the same answer.
    pub(crate) fn think(&self, position: &Position, asked: Asked, stop: &Stop) -> Option<Info> {
        let level = match asked {
            Asked::Move(level) => level,
            Asked::Hint => Strength::FULL,
        };
        // Another seed a move, or a weak level would always err the same way.
        let ply = position.history().len() as u64;
        let seed = self.seed.wrapping_add(ply << 32);
        let mut engine = PuctEngine::new(Settings {
            strength: level,
            seed,
            ..Settings::default()
        });
        engine.choose(position, &self.limits, stop, &mut |_| {})
    }
}

/// A search that the table waits for. Dropping it stops it.
pub(crate) struct Search {
    task: Task,
    stop: Stop,
    receiver: Receiver<Option<Info>>,
    started: Instant,
    found: Option<Option<Info>>,
}

/// A question of the table; the number changes with the position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Task {
    pub(crate) number: u64,
    pub(crate) asked: Asked,
}

impl Search {
    pub(crate) fn start(thinker: Thinker, position: &Position, task: Task) -> Self {
        let (sender, receiver) = channel();
        let stop = Stop::new();
        let (position, stopped) = (position.clone(), stop.clone());
        thread::spawn(move || {
            let think = || thinker.think(&position, task.asked, &stopped);
            let found = catch_unwind(AssertUnwindSafe(think)).unwrap_or(None);
            // Nobody waits any more when the search was stopped.
            drop(sender.send(found));
        });
        Self {
            task,
            stop,
            receiver,
            started: Instant::now(),
            found: None,
        }
    }

    pub(crate) const fn task(&self) -> Task {
        self.task
    }

    /// What was found, once it is there and the computer has taken at least this long.
    pub(crate) fn answer(&mut self, pace: Duration) -> Option<Option<Info>> {
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
