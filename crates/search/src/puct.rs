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
struct Search<'s> {
    position: &'s Position,
    limits: &'s Limits,
    tracker: &'s LimitTracker,
    handicap: Handicap,
}

/// What one thread found.
struct Found {
    ranking: Vec<RootMove>,
    nodes: u64,
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
        let position = search.position;
        let mut random = self.turn_rng(seed);
        // Only one of a set of symmetric moves is searched; the image that is played is random.
        let symmetries = own_symmetries(position);
        let image = symmetries.get(random.below(symmetries.len() as u32 + 1) as usize);
        let found = self.search_trees::<B>(search, seed, image, report);
        let mut ranking = mapped(found.ranking, position.rules(), image);
        let options = position.rules().options();
        if options.scoring {
            prefer_points(&mut ranking, position);
        }
        if search.handicap.noise > 0.0 {
            add_noise(&mut ranking, search.handicap, &mut random);
        }
        if search.handicap.foresight != Foresight::Nothing {
            avoid_loss_in_one(&mut ranking, position);
        }
        if options.swap {
            apply_swap_rule(&mut ranking, position);
        }
        search.info(&ranking, found.nodes)
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
        let seeded = |thread: u64| Settings {
            seed: seed.wrapping_add(thread),
            ..self.settings.clone()
        };
        let helpers: Vec<Settings> = (1..self.settings.threads as u64).map(seeded).collect();
        std::thread::scope(|scope| {
            let helpers: Vec<_> = helpers
                .iter()
                .map(|settings| scope.spawn(|| search.grow_tree::<B>(settings, |_| {})))
                .collect();
            let mut found = search.grow_tree::<B>(&seeded(0), |tree| {
                let ranking = mapped(tree.ranking(), search.position.rules(), image);
                if let Some(info) = search.info(&ranking, tree.nodes()) {
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
        self.chosen += 1;
        let handicap = self.settings.strength.handicap(position);
        let nodes = [limits.nodes, handicap.nodes].into_iter().flatten().min();
        let limits = Limits { nodes, ..*limits };
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

impl Search<'_> {
    /// Grows a tree until a limit is reached or the result is proven.
    fn grow_tree<B: Bits>(&self, settings: &Settings, mut report: impl FnMut(&Tree<B>)) -> Found {
        let mut position = self.position.clone();
        let mut tree = Tree::<B>::new(&mut position, settings, self.handicap);
        let mut tries = 0;
        let mut is_over = || {
            tries += 1;
            self.is_threat_search_over(tries)
        };
        tree.check_defences(&mut position, &mut is_over);
        for scope in [Scope::ShortPaths, Scope::All] {
            tree.force_root(&mut position, 3, scope, &mut is_over);
        }
        let depth = self.tracker.depth();
        let mut next_report = FIRST_REPORT;
        while tree.proof() == Proof::Open && !self.tracker.is_over(tree.nodes()) {
            tree.simulate(&mut position, self.tracker);
            if tree.nodes() >= next_report {
                next_report *= 2;
                report(&tree);
                if depth.is_some_and(|depth| tree.ranking()[0].moves.len() as u32 >= depth) {
                    break;
                }
            }
        }
        Found {
            ranking: tree.ranking(),
            nodes: tree.nodes(),
        }
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
