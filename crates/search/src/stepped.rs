//! A search in slices.

use std::time::Duration;

use caminos_cei::{Info, LimitTracker, Limits, Random, Stop};
use caminos_rules::{Position, Seat, Symmetry};

use crate::handicap::Handicap;
use crate::puct::PuctEngine;
use crate::tree_search::{Found, Search, TreeSearch};

/// A search that is carried on in slices, for a program with one thread that has to read its
/// messages in between, such as the worker of a page. With the same settings, seed and number
/// of nodes it chooses the same move as [`Engine::choose`] on one thread, however it is sliced.
///
/// ```
/// use std::time::Duration;
/// use caminos_cei::Limits;
/// use caminos_rules::{Options, Position, Rules};
/// use caminos_search::{PuctEngine, Settings};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let mut search = PuctEngine::new(Settings::default()).start(&position, &limits).expect("a turn");
/// while !search.step(Duration::from_millis(5)) {}
/// assert!(search.best().is_some());
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
///
/// [`Engine::choose`]: caminos_cei::Engine::choose
pub struct SteppedSearch {
    position: Position,
    limits: Limits,
    tracker: LimitTracker,
    handicap: Handicap,
    image: Option<Symmetry>,
    random: Random,
    tree: AnyTree,
}

/// A tree of the word size that the board needs.
enum AnyTree {
    Narrow(TreeSearch<u64>),
    Wide(TreeSearch<u128>),
}

impl PuctEngine {
    /// Begins a search that is carried on in slices, on this thread alone; `None` when the
    /// game is over.
    #[must_use]
    pub fn start(&mut self, position: &Position, limits: &Limits) -> Option<SteppedSearch> {
        let team = position.to_move().map(Seat::team)?;
        let handicap = self.begin(position);
        let tracker = LimitTracker::new(limits, team, &Stop::new());
        let seed = self.settings().seed_at(position);
        let (image, random) = self.draw_image(position, limits, seed);
        let search = Search {
            position,
            limits,
            tracker: &tracker,
            handicap,
        };
        let settings = self.seeded(seed);
        let tree = if position.rules().board().is_narrow() {
            AnyTree::Narrow(TreeSearch::new(&search, &settings, None))
        } else {
            AnyTree::Wide(TreeSearch::new(&search, &settings, None))
        };
        Some(SteppedSearch {
            position: position.clone(),
            limits: limits.clone(),
            tracker,
            handicap,
            image,
            random,
            tree,
        })
    }
}

impl SteppedSearch {
    /// Searches for about so long; `true` when a limit is reached or the result is proven.
    pub fn step(&mut self, time: Duration) -> bool {
        let end = self.tracker.elapsed() + time;
        let search = Search {
            position: &self.position,
            limits: &self.limits,
            tracker: &self.tracker,
            handicap: self.handicap,
        };
        // Reading the clock costs as much as a part of a simulation.
        let mut asked = 0u32;
        let mut is_paused = || {
            asked += 1;
            asked.is_multiple_of(8) && search.tracker.elapsed() >= end
        };
        loop {
            let is_over = match &mut self.tree {
                AnyTree::Narrow(tree) => tree.grow(&search, &mut is_paused),
                AnyTree::Wide(tree) => tree.grow(&search, &mut is_paused),
            };
            if is_over || search.tracker.elapsed() >= end {
                return is_over;
            }
        }
    }

    /// What is known so far.
    #[must_use]
    pub fn info(&self) -> Option<Info> {
        self.search().report(self.found(), self.image.as_ref())
    }

    /// The move to play, as [`Engine::choose`](caminos_cei::Engine::choose) returns it.
    #[must_use]
    pub fn best(&self) -> Option<Info> {
        let random = self.random.clone();
        self.search()
            .choose(self.found(), self.image.as_ref(), random)
    }

    const fn search(&self) -> Search<'_> {
        Search {
            position: &self.position,
            limits: &self.limits,
            tracker: &self.tracker,
            handicap: self.handicap,
        }
    }

    fn found(&self) -> Found {
        match &self.tree {
            AnyTree::Narrow(tree) => tree.found(),
            AnyTree::Wide(tree) => tree.found(),
        }
    }
}
