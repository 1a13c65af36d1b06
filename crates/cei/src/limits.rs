//! When a search has to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use caminos_rules::{PerTeam, Team};

use crate::stopwatch::Stopwatch;

/// A team's clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// The time that is left.
    pub left: Duration,
    /// What is added after every move.
    pub increment: Duration,
}

/// When a search has to end: at whatever comes first. Without any limit it goes on until it
/// is stopped or has proven the result.
///
/// ```
/// use caminos_cei::Limits;
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert!(limits.move_time.is_none());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Time for this move.
    pub move_time: Option<Duration>,
    /// Nodes to visit; on one thread this makes a search repeatable.
    pub nodes: Option<u64>,
    /// Moves to look ahead.
    pub depth: Option<u32>,
    /// The clocks of a timed game.
    pub clocks: Option<PerTeam<Clock>>,
    /// How many of the best moves to report; 0 is one as well.
    pub multi_pv: usize,
}

impl Limits {
    /// The time that the team may spend on this move, if it is limited.
    #[must_use]
    pub fn budget(&self, team: Team) -> Option<Duration> {
        let by_clock = self.clocks.map(|clocks| share(clocks[team]));
        [self.move_time, by_clock].into_iter().flatten().min()
    }
}

/// A game takes about a dozen moves a team; a margin covers the delay until the clock is stopped.
fn share(clock: Clock) -> Duration {
    const MOVES: u32 = 10;
    const MARGIN: Duration = Duration::from_millis(30);
    let wanted = clock.left / MOVES + clock.increment * 3 / 4;
    wanted
        .min(clock.left.saturating_sub(MARGIN))
        .max(Duration::from_millis(1))
}

/// Ends a running search from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Not yet stopped.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search that looks at this.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes it ready for the next search.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the search has to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A flag that something else sets, a signal handler for example.
impl From<Arc<AtomicBool>> for Stop {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }
}

/// Checks one search against its limits.
#[derive(Clone, Debug)]
pub struct LimitTracker {
    start: Stopwatch,
    budget: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    stop: Stop,
}

impl LimitTracker {
    /// Starts the clock of a search for this team.
    #[must_use]
    pub fn new(limits: &Limits, team: Team, stop: &Stop) -> Self {
        Self {
            start: Stopwatch::start(),
            budget: limits.budget(team),
            nodes: limits.nodes,
            depth: limits.depth,
            stop: stop.clone(),
        }
    }

    /// The time since the search began.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The time that the search may take, if it is limited.
    #[must_use]
    pub const fn budget(&self) -> Option<Duration> {
        self.budget
    }

    /// The nodes that the search may visit, if they are limited.
    #[must_use]
    pub const fn nodes(&self) -> Option<u64> {
        self.nodes
    }

    /// How many moves to look ahead, if that is limited.
    #[must_use]
    pub const fn depth(&self) -> Option<u32> {
        self.depth
    }

    /// Whether the search has to end after this many nodes.
    #[must_use]
    pub fn is_over(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|limit| nodes >= limit)
            || self.stop.is_stopped()
            || self.budget.is_some_and(|budget| self.elapsed() >= budget)
    }
}
