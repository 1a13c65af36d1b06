//! One search in slices.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use caminos_cei::{Engine as _, Limits, Stop};
use caminos_rules::{MoveText, Position};
use caminos_search::{Greedy, PuctEngine, Settings, SteppedSearch, Strength};

use super::queue::Length;

/// MiB for each search.
const MEMORY: usize = 64;

/// The strongest level whose search is short: it visits few nodes and looks for no forced wins.
const SHORT: u8 = 5;

pub(super) const fn length(strength: Strength) -> Length {
    match strength.number() {
        ..=SHORT => Length::Short,
        number => Length::Long(number),
    }
}

/// A search that is carried on in slices.
pub(super) trait Search: Send {
    /// Searches for about so long; `true` when it is over.
    fn step(&mut self, time: Duration) -> bool;

    /// The move to play.
    fn best(&self) -> Option<MoveText>;
}

impl Search for SteppedSearch {
    fn step(&mut self, time: Duration) -> bool {
        Self::step(self, time)
    }

    fn best(&self) -> Option<MoveText> {
        Self::best(self)?.best().cloned()
    }
}

/// What a search is started with.
#[derive(Debug)]
pub(super) struct SearchRequest {
    pub(super) position: Position,
    pub(super) strength: Strength,
    pub(super) seed: u64,
    /// The longest search, from its first slice to its last.
    pub(super) at_most: Duration,
    /// When the seat's clock wants an answer.
    pub(super) deadline: Option<Instant>,
}

impl SearchRequest {
    /// The time for a search that starts now.
    pub(super) fn time(&self, now: Instant) -> Duration {
        let left = |deadline: Instant| deadline.saturating_duration_since(now);
        self.deadline
            .map_or(self.at_most, |deadline| left(deadline).min(self.at_most))
    }
}

/// Starts a search; `None` when the game is over.
pub(super) type Start = fn(&SearchRequest) -> Option<Box<dyn Search>>;

/// The engine that people play against.
pub(super) fn start(request: &SearchRequest) -> Option<Box<dyn Search>> {
    let mut engine = PuctEngine::new(Settings {
        strength: request.strength,
        seed: request.seed,
        mix_ply: true,
        memory: MEMORY,
        ..Settings::default()
    });
    // The time runs on while other searches have their slices, so that every started search ends
    // soon, and under load with a weaker move rather than a late one.
    let limits = Limits {
        move_time: Some(request.time(Instant::now())),
        ..Limits::default()
    };
    let search = engine.start(&request.position, &limits)?;
    Some(Box::new(search))
}

/// A legal move by an engine that has nothing in common with the other one.
pub(super) fn fallback(request: &SearchRequest) -> Option<MoveText> {
    let choose = || {
        let mut engine = Greedy::new(request.seed);
        let position = &request.position;
        let info = engine.choose(position, &Limits::default(), &Stop::new(), &mut |_| {})?;
        info.best().cloned()
    };
    catch_unwind(AssertUnwindSafe(choose)).ok().flatten()
}
