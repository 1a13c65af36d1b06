//! The engine: Monte Carlo tree search with PUCT selection, proofs and a learned policy and
//! evaluation.

use std::sync::atomic::{AtomicBool, Ordering};

use caminos_cei::{Engine, EngineOption, Info, LimitTracker, Limits, OptionValue, Random, Stop};
use caminos_rules::{Bits, Position, Seat, Symmetry, with_word};

use crate::candidates::own_symmetries;
use crate::handicap::Handicap;
use crate::kept_tree::KeptTree;
use crate::settings::Settings;
use crate::tree::SharedTree;
use crate::tree_search::{Found, Search, TreeSearch};

/// The engine that this project offers as an opponent.
///
/// ```
/// use caminos_cei::{Engine, Limits, Stop};
/// use caminos_rules::{Options, Position, Rules};
/// use caminos_search::{PuctEngine, Settings};
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// let mut engine = PuctEngine::new(Settings::default());
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {}).expect("a move");
/// position.play_text(info.best().expect("a move"))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PuctEngine {
    settings: Settings,
    /// Moves chosen in this game, so that equal positions need not get equal noise.
    chosen: u64,
    /// What the last search has left.
    kept: KeptTree,
}

/// Ends the threads that help, also when the search itself has panicked.
struct EndHelp<'f>(&'f AtomicBool);

impl Drop for EndHelp<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl PuctEngine {
    /// An engine with these settings.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            ..Self::default()
        }
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What this turn's noise starts from. It depends on the strength, or opponents of
    /// different strength would err on the same turns.
    fn turn_rng(&self, seed: u64) -> Random {
        let strength = Random::new(self.settings.strength.number().into()).bits();
        Random::new(seed.wrapping_add(self.chosen) ^ strength)
    }

    fn search<B: Bits>(
        &mut self,
        search: &Search<'_>,
        seed: u64,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let (image, random) = self.draw_image(search.position, search.limits, seed);
        let found = self.search_tree::<B>(search, seed, image.as_ref(), report);
        search.choose(found, image.as_ref(), random)
    }

    /// Only one of a set of symmetric moves is searched, unless the moves are given; the image
    /// that is played is random. Returns it with the random numbers that follow.
    pub(crate) fn draw_image(
        &self,
        position: &Position,
        limits: &Limits,
        seed: u64,
    ) -> (Option<Symmetry>, Random) {
        let mut random = self.turn_rng(seed);
        let mut symmetries = own_symmetries(position);
        if !limits.search_moves.is_empty() {
            symmetries.clear();
        }
        let image = symmetries.get(random.below(symmetries.len() as u32 + 1) as usize);
        (image.copied(), random)
    }

    /// Grows one tree on all threads, and keeps it for the next search.
    fn search_tree<B: Bits>(
        &mut self,
        search: &Search<'_>,
        seed: u64,
        image: Option<&Symmetry>,
        report: &mut dyn FnMut(&Info),
    ) -> Found {
        let mut kept = std::mem::take(&mut self.kept);
        let known = if search.keeps_tree() {
            kept.take_for(search.position, search.tracker)
        } else {
            None
        };
        let mut tree = TreeSearch::<B>::new(search, &self.seeded(seed), known);
        let helpers = (1..self.threads(search.handicap)).map(|thread| {
            let settings = self.seeded(seed.wrapping_add(thread as u64));
            (settings, tree.shared())
        });
        let helpers: Vec<_> = helpers.collect();
        let is_done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for (settings, shared) in helpers {
                let is_done = &is_done;
                scope.spawn(move || help::<B>(search, &settings, &shared, is_done));
            }
            let _end = EndHelp(&is_done);
            while !tree.grow(search, &mut || false) {
                if let Some(info) = search.report(tree.found(), image) {
                    report(&info);
                }
            }
        });
        let found = tree.found();
        if search.keeps_tree()
            && let Some(tree) = tree.into_tree()
        {
            self.kept = KeptTree::new(tree, search.position.clone());
        }
        found
    }

    /// How many threads search. A strength that looks at few nodes needs one, and is the same
    /// everywhere.
    fn threads(&self, handicap: Handicap) -> usize {
        match handicap.nodes {
            Some(_) => 1,
            None => self.settings.threads.max(1),
        }
    }

    pub(crate) fn seeded(&self, seed: u64) -> Settings {
        Settings {
            seed,
            ..self.settings.clone()
        }
    }

    /// Counts a search of this game, and returns how the strength limits it.
    pub(crate) fn begin(&mut self, position: &Position) -> Handicap {
        self.chosen += 1;
        Handicap::of(self.settings.strength, position)
    }
}

impl Engine for PuctEngine {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let team = position.to_move().map(Seat::team)?;
        let handicap = self.begin(position);
        let search = Search {
            position,
            limits,
            tracker: &LimitTracker::new(limits, team, stop),
            handicap,
        };
        let seed = self.settings.seed_at(position);
        with_word!(position.rules().board(), B => self.search::<B>(&search, seed, report))
    }

    fn new_game(&mut self) {
        self.chosen = 0;
        self.kept = KeptTree::default();
    }

    fn options(&self) -> Vec<EngineOption> {
        Settings::options()
    }

    fn set_option(&mut self, name: &str, value: &OptionValue) {
        self.settings.set_option(name, value);
        self.new_game();
    }
}

/// Adds simulations to another thread's tree until that is done.
fn help<B: Bits>(
    search: &Search<'_>,
    settings: &Settings,
    tree: &SharedTree,
    is_done: &AtomicBool,
) {
    let mut explorer = search.explorer::<B>(settings);
    let mut progress = tree.lock().progress();
    while !is_done.load(Ordering::Relaxed) && search.goes_on(progress) {
        progress = explorer.simulate(tree, search.tracker);
    }
}
