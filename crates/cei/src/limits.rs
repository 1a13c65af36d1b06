//! When a search has to end.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use caminos_rules::{Move, MoveText, PerTeam, Position, Team};

use crate::stopwatch::Stopwatch;

/// A team's clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// The time that is left.
    pub left: Duration,
    /// What is added after every move.
    pub increment: Duration,
}

impl Clock {
    /// A move gets one part in so many of the time that is left, since a game takes about a dozen
    /// moves a team.
    pub const MOVES: u32 = 10;
    /// So many parts in a hundred of the increment are spent at once.
    pub const INCREMENT_PERCENT: u32 = 75;

    /// The time to spend on a move: a share of what is left, and most of the increment. A margin
    /// covers the delay until the clock is stopped.
    ///
    /// ```
    /// use std::time::Duration;
    /// use caminos_cei::Clock;
    /// let clock = Clock { left: Duration::from_secs(60), increment: Duration::ZERO };
    /// assert_eq!(clock.budget(), Duration::from_secs(6));
    /// ```
    #[must_use]
    pub fn budget(self) -> Duration {
        const MARGIN: Duration = Duration::from_millis(30);
        let wanted = self.left / Self::MOVES + self.increment * Self::INCREMENT_PERCENT / 100;
        wanted
            .min(self.left.saturating_sub(MARGIN))
            .max(Duration::from_millis(1))
    }

    /// What a move may take that is hard to decide. At most a quarter of the clock, so that there
    /// is enough for the rest of the game.
    fn longest(self) -> Duration {
        let usual = self.budget();
        (usual * 2).min(self.left / 4).max(usual)
    }
}

/// When a search has to end: at whatever comes first. Without any limit it goes on until it
/// is stopped or has proven the result.
///
/// ```
/// use caminos_cei::Limits;
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert!(limits.move_time.is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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
    /// The only moves to choose from; all, if there are none.
    pub search_moves: Vec<MoveText>,
}

impl Limits {
    /// The time that the team may spend on this move, if it is limited.
    #[must_use]
    pub fn budget(&self, team: Team) -> Option<Duration> {
        let by_clock = self.clocks.map(|clocks| clocks[team].budget());
        [self.move_time, by_clock].into_iter().flatten().min()
    }

    /// The time that the team may spend on this move where it is hard to decide: more than usual, if
    /// only a clock limits it.
    #[must_use]
    pub fn longest(&self, team: Team) -> Option<Duration> {
        match (self.move_time, self.clocks) {
            (None, Some(clocks)) => Some(clocks[team].longest()),
            _ => self.budget(team),
        }
    }

    /// The moves to choose from: the legal ones among [`search_moves`](Self::search_moves), or
    /// all legal moves.
    ///
    /// ```
    /// use caminos_cei::Limits;
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let mut limits = Limits::default();
    /// assert_eq!(limits.root_moves(&position), position.legal_moves());
    /// limits.search_moves = vec!["Ia1a2a3".parse()?];
    /// assert_eq!(limits.root_moves(&position).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn root_moves(&self, position: &Position) -> Vec<Move> {
        if self.search_moves.is_empty() {
            return position.legal_moves();
        }
        let mut moves = Vec::new();
        for mv in self
            .search_moves
            .iter()
            .flat_map(|text| position.resolve(text))
        {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        moves
    }
}

/// Ends a running search from another thread, and turns pondering into a search with
/// limits.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    stopped: Arc<AtomicBool>,
    pondering: Arc<AtomicBool>,
}

impl Stop {
    /// Not yet stopped.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends the search that looks at this.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Makes it ready for the next search.
    pub fn reset(&self) {
        self.stopped.store(false, Ordering::Relaxed);
        self.pondering.store(false, Ordering::Relaxed);
    }

    /// The next search is on the opponent's time: no limit holds until
    /// [`ponder_hit`](Self::ponder_hit).
    pub fn ponder(&self) {
        self.pondering.store(true, Ordering::Relaxed);
    }

    /// The opponent has made the expected move: from now on the limits hold.
    pub fn ponder_hit(&self) {
        self.pondering.store(false, Ordering::Relaxed);
    }

    /// Whether no limit holds yet.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.pondering.load(Ordering::Relaxed)
    }

    /// Whether the search has to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// A flag that something else sets, a signal handler for example.
impl From<Arc<AtomicBool>> for Stop {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self {
            stopped: flag,
            ..Self::default()
        }
    }
}

/// Checks one search against its limits.
#[derive(Clone, Debug)]
pub struct LimitTracker {
    start: Stopwatch,
    budget: Option<Duration>,
    longest: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    stop: Stop,
    /// Set when the search takes the longest time.
    extended: OnceLock<()>,
    /// How long it has pondered, as soon as that is over.
    pondered: OnceLock<Duration>,
}

impl LimitTracker {
    /// Starts the clock of a search for this team.
    #[must_use]
    pub fn new(limits: &Limits, team: Team, stop: &Stop) -> Self {
        let pondered = OnceLock::new();
        if !stop.is_pondering() {
            let _ = pondered.set(Duration::ZERO);
        }
        Self {
            start: Stopwatch::start(),
            budget: limits.budget(team),
            longest: limits.longest(team),
            nodes: limits.nodes,
            depth: limits.depth,
            stop: stop.clone(),
            extended: OnceLock::new(),
            pondered,
        }
    }

    /// The time since the search began.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The time of its own that the search has taken, without that of pondering.
    #[must_use]
    pub fn own_time(&self) -> Duration {
        if self.stop.is_pondering() {
            return Duration::ZERO;
        }
        let elapsed = self.elapsed();
        // The hit is noticed when the limits are next checked, which is often.
        let pondered = self.pondered.get_or_init(|| elapsed);
        elapsed.saturating_sub(*pondered)
    }

    /// The time that the search may take, if it is limited.
    #[must_use]
    pub fn budget(&self) -> Option<Duration> {
        let budget = if self.is_extended() {
            self.longest
        } else {
            self.budget
        };
        budget.filter(|_| !self.stop.is_pondering())
    }

    /// Takes as long as a move may take that is hard to decide, see [`Limits::longest`].
    pub fn extend(&self) {
        // It is no matter which thread was first.
        let _ = self.extended.set(());
    }

    /// Whether the time was extended.
    #[must_use]
    pub fn is_extended(&self) -> bool {
        self.extended.get().is_some()
    }

    /// The nodes that the search may visit, if they are limited.
    #[must_use]
    pub fn nodes(&self) -> Option<u64> {
        self.nodes.filter(|_| !self.stop.is_pondering())
    }

    /// How many moves to look ahead, if that is limited.
    #[must_use]
    pub fn depth(&self) -> Option<u32> {
        self.depth.filter(|_| !self.stop.is_pondering())
    }

    /// Whether the search was stopped, whatever its limits.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Whether the search has to end after this many nodes.
    #[must_use]
    pub fn is_over(&self, nodes: u64) -> bool {
        self.is_stopped()
            || self.nodes().is_some_and(|limit| nodes >= limit)
            || self
                .budget()
                .is_some_and(|budget| self.own_time() >= budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_hold_from_the_ponder_hit_on() {
        let limits = Limits {
            move_time: Some(Duration::ZERO),
            nodes: Some(5),
            depth: Some(2),
            ..Limits::default()
        };
        let stop = Stop::new();
        stop.ponder();
        let tracker = LimitTracker::new(&limits, Team::Yellow, &stop);
        assert!(!tracker.is_over(9));
        assert_eq!((tracker.nodes(), tracker.depth()), (None, None));
        assert_eq!(tracker.budget(), None);
        stop.ponder_hit();
        assert!(tracker.is_over(0), "its time begins now, and there is none");
        assert_eq!((tracker.nodes(), tracker.depth()), (Some(5), Some(2)));
    }

    #[test]
    fn only_a_clock_gives_a_hard_move_more_time() {
        let clock = |left| Clock {
            left: Duration::from_millis(left),
            increment: Duration::ZERO,
        };
        let clocks = Some(PerTeam {
            yellow: clock(10_000),
            green: clock(40),
        });
        let limits = Limits {
            clocks,
            ..Limits::default()
        };
        let tracker = LimitTracker::new(&limits, Team::Yellow, &Stop::new());
        assert_eq!(tracker.budget(), Some(Duration::from_secs(1)));
        tracker.extend();
        assert_eq!(tracker.budget(), Some(Duration::from_secs(2)));
        let late = limits.longest(Team::Green).unwrap_or_default();
        assert!(late <= Duration::from_millis(10), "{late:?}");
        let fixed = Limits {
            move_time: Some(Duration::from_millis(700)),
            clocks,
            ..Limits::default()
        };
        let tracker = LimitTracker::new(&fixed, Team::Yellow, &Stop::new());
        tracker.extend();
        assert_eq!(tracker.budget(), Some(Duration::from_millis(700)));
    }

    #[test]
    fn pondering_is_not_own_time() {
        let limits = Limits::default();
        let stop = Stop::new();
        stop.ponder();
        let tracker = LimitTracker::new(&limits, Team::Green, &stop);
        assert_eq!(tracker.own_time(), Duration::ZERO);
        stop.ponder_hit();
        assert_eq!(
            tracker.own_time(),
            Duration::ZERO,
            "it begins when it is noticed"
        );
    }

    #[test]
    fn a_stop_ends_pondering_too() {
        let stop = Stop::new();
        stop.ponder();
        let tracker = LimitTracker::new(&Limits::default(), Team::Yellow, &stop);
        assert!(!tracker.is_over(u64::MAX));
        stop.stop();
        assert!(tracker.is_over(0));
        stop.reset();
        assert!(!stop.is_pondering(), "it is ready for the next search");
    }
}
