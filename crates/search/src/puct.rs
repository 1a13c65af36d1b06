//! The engine: Monte Carlo tree search with PUCT selection, proofs and a learned policy and
//! evaluation.

use std::time::Duration;

use caminos_cei::{
    Engine, EngineOption, Info, LimitTracker, Limits, OptionValue, PrincipalVariation, Random, Stop,
};
use caminos_rules::{Bits, Position, Seat, Symmetry};

use crate::candidates::own_symmetries;
use crate::root_move::{
    RootMove, add_noise, apply_swap_rule, avoid_loss_in_one, mapped, merge, prefer_points,
};
use crate::settings::Settings;
use crate::strength::{Foresight, Handicap};
use crate::threat_search::Scope;
use crate::tree::{Proof, Tree};

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
}

/// One search: what its threads share.
pub(crate) struct Search<'s> {
    pub(crate) position: &'s Position,
    pub(crate) limits: &'s Limits,
    pub(crate) tracker: &'s LimitTracker,
    pub(crate) handicap: Handicap,
}

/// What one thread found.
pub(crate) struct Found {
    pub(crate) ranking: Vec<RootMove>,
    pub(crate) nodes: u64,
}

/// A tree that grows, and the position that it walks through.
pub(crate) struct TreeSearch<B> {
    tree: Tree<B>,
    position: Position,
    next_report: u64,
    /// Whether the best line is as long as the limits ask for.
    is_deep: bool,
}

/// Reports come at this number of nodes and then at each doubling.
const FIRST_REPORT: u64 = 512;

impl PuctEngine {
    /// An engine with these settings.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self {
            settings,
            chosen: 0,
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
        &self,
        search: &Search<'_>,
        seed: u64,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let (image, random) = self.draw_image(search.position, seed);
        let found = self.search_trees::<B>(search, seed, image.as_ref(), report);
        search.choose(found, image.as_ref(), random)
    }

    /// Only one of a set of symmetric moves is searched; the image that is played is random.
    /// Returns it with the random numbers that follow.
    pub(crate) fn draw_image(&self, position: &Position, seed: u64) -> (Option<Symmetry>, Random) {
        let mut random = self.turn_rng(seed);
        let symmetries = own_symmetries(position);
        let image = symmetries.get(random.below(symmetries.len() as u32 + 1) as usize);
        (image.copied(), random)
    }

    /// Root parallelisation: each thread grows a tree of its own with a seed of its own, and
    /// the statistics of the root moves are added up.
    fn search_trees<B: Bits>(
        &self,
        search: &Search<'_>,
        seed: u64,
        image: Option<&Symmetry>,
        report: &mut dyn FnMut(&Info),
    ) -> Found {
        let seeded = |thread: u64| self.seeded(seed.wrapping_add(thread));
        let helpers: Vec<Settings> = (1..self.settings.threads as u64).map(seeded).collect();
        std::thread::scope(|scope| {
            let helpers: Vec<_> = helpers
                .iter()
                .map(|settings| scope.spawn(|| grow_tree::<B>(search, settings, |_| {})))
                .collect();
            let mut found = grow_tree::<B>(search, &seeded(0), |found| {
                if let Some(info) = search.report(found, image) {
                    report(&info);
                }
            });
            for helper in helpers {
                // A thread that panicked has nothing to add.
                if let Ok(other) = helper.join() {
                    found.nodes += other.nodes;
                    merge(&mut found.ranking, other.ranking);
                }
            }
            found
        })
    }

    pub(crate) fn seeded(&self, seed: u64) -> Settings {
        Settings {
            seed,
            ..self.settings.clone()
        }
    }

    /// Counts a search of this game, and returns how the strength limits it.
    pub(crate) fn begin(&mut self, position: &Position, limits: &Limits) -> (Handicap, Limits) {
        self.chosen += 1;
        let handicap = self.settings.strength.handicap(position);
        let nodes = [limits.nodes, handicap.nodes].into_iter().flatten().min();
        (handicap, Limits { nodes, ..*limits })
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
        let (handicap, limits) = self.begin(position, limits);
        let search = Search {
            position,
            limits: &limits,
            tracker: &LimitTracker::new(&limits, team, stop),
            handicap,
        };
        let seed = self.settings.seed_at(position);
        if position.rules().board().is_narrow() {
            self.search::<u64>(&search, seed, report)
        } else {
            self.search::<u128>(&search, seed, report)
        }
    }

    fn new_game(&mut self) {
        self.chosen = 0;
    }

    fn options(&self) -> Vec<EngineOption> {
        Settings::options()
    }

    fn set_option(&mut self, name: &str, value: &OptionValue) {
        self.settings.set_option(name, value);
        self.chosen = 0;
    }
}

/// Grows a tree until a limit is reached or the result is proven.
fn grow_tree<B: Bits>(
    search: &Search<'_>,
    settings: &Settings,
    mut report: impl FnMut(Found),
) -> Found {
    let mut tree = TreeSearch::<B>::new(search, settings);
    while !tree.grow(search, &mut || false) {
        report(tree.found());
    }
    tree.found()
}

impl<B: Bits> TreeSearch<B> {
    /// A tree whose root has been searched for threats.
    pub(crate) fn new(search: &Search<'_>, settings: &Settings) -> Self {
        let mut position = search.position.clone();
        let mut tree = Tree::<B>::new(&mut position, settings, search.handicap);
        let mut tries = 0;
        let mut is_over = || {
            tries += 1;
            search.is_threat_search_over(tries)
        };
        tree.check_defences(&mut position, &mut is_over);
        for scope in [Scope::ShortPaths, Scope::All] {
            tree.force_root(&mut position, 3, scope, &mut is_over);
        }
        Self {
            tree,
            position,
            next_report: FIRST_REPORT,
            is_deep: false,
        }
    }

    /// Grows the tree until there is something to report or a pause is asked for; `true` when
    /// a limit is reached or the result is proven.
    pub(crate) fn grow(
        &mut self,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        while self.tree.proof() == Proof::Open
            && !self.is_deep
            && !search.tracker.is_over(self.tree.nodes())
        {
            if is_paused() {
                return false;
            }
            self.tree.simulate(&mut self.position, search.tracker);
            if self.tree.nodes() >= self.next_report {
                self.next_report *= 2;
                let is_deep = |depth| self.tree.ranking()[0].moves.len() as u32 >= depth;
                self.is_deep = search.tracker.depth().is_some_and(is_deep);
                return false;
            }
        }
        true
    }

    pub(crate) fn found(&self) -> Found {
        Found {
            ranking: self.tree.ranking(),
            nodes: self.tree.nodes(),
        }
    }
}

impl Search<'_> {
    /// The move to play: the ranking with what the rules and the strength make of it.
    pub(crate) fn choose(
        &self,
        found: Found,
        image: Option<&Symmetry>,
        mut random: Random,
    ) -> Option<Info> {
        let position = self.position;
        let mut ranking = mapped(found.ranking, position.rules(), image);
        let options = position.rules().options();
        if options.scoring {
            prefer_points(&mut ranking, position);
        }
        if self.handicap.noise > 0.0 {
            add_noise(&mut ranking, self.handicap, &mut random);
        }
        if self.handicap.foresight != Foresight::Nothing {
            avoid_loss_in_one(&mut ranking, position);
        }
        if options.swap {
            apply_swap_rule(&mut ranking, position);
        }
        self.info(&ranking, found.nodes)
    }

    /// What is known of a search that goes on.
    pub(crate) fn report(&self, found: Found, image: Option<&Symmetry>) -> Option<Info> {
        let ranking = mapped(found.ranking, self.position.rules(), image);
        self.info(&ranking, found.nodes)
    }

    /// Whether the threat search at the root is over after this many tries, which are much
    /// quicker than nodes: it gets a quarter of the time. A search without limits shares out
    /// as if it had some seconds.
    fn is_threat_search_over(&self, tries: u64) -> bool {
        const UNLIMITED: Duration = Duration::from_secs(10);
        const TRIES_PER_NODE: u64 = 8;
        let by_budget = match self.tracker.nodes() {
            Some(nodes) => tries >= nodes.saturating_mul(TRIES_PER_NODE),
            None => self.tracker.elapsed() >= self.tracker.budget().unwrap_or(UNLIMITED) / 4,
        };
        by_budget || self.tracker.is_over(0)
    }

    fn info(&self, ranking: &[RootMove], nodes: u64) -> Option<Info> {
        let rules = self.position.rules();
        let pvs: Vec<PrincipalVariation> = ranking
            .iter()
            .take(self.limits.multi_pv.max(1))
            .map(|root_move| root_move.principal_variation(rules))
            .collect();
        Some(Info {
            depth: pvs.first()?.moves.len() as u32,
            nodes,
            time: self.tracker.elapsed(),
            pvs,
        })
    }
}
