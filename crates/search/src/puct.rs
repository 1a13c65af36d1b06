//! The engine: Monte Carlo tree search with PUCT selection, proofs and a learned policy and
//! evaluation.

use std::time::Duration;

use caminos_cei::{
    Engine, EngineOption, Info, LimitTracker, Limits, OptionValue, PrincipalVariation, Random, Stop,
};
use caminos_rules::{Bits, Move, MoveText, Placement, Position, Seat, Symmetry};

use crate::candidates::own_symmetries;
use crate::root_move::{
    RootMove, add_noise, apply_swap_rule, avoid_loss_in_one, mapped, merge, prefer_points,
};
use crate::root_threats::RootThreats;
use crate::settings::Settings;
use crate::strength::{Foresight, Handicap};
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
    /// How many trees grow at once: each gets its share of the nodes and of the memory.
    pub(crate) trees: u64,
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
    root_threats: RootThreats<B>,
    next_report: u64,
    /// Whether the best line is as long as the limits ask for.
    is_deep: bool,
}

/// Reports come at this number of nodes and then at each doubling.
const FIRST_REPORT: u64 = 512;

/// After so many nodes each it is checked whether the move is decided.
const DECIDED_EVERY: u64 = 64;

/// Whether no other move can overtake the most visited one in the time that is left, at the present
/// speed. A quarter of the time is always used.
fn cannot_be_overtaken(lead: u32, nodes: u64, time: Duration, budget: Duration) -> bool {
    if time < budget / 4 || time.is_zero() {
        return false;
    }
    let left = budget.saturating_sub(time).as_secs_f64() / time.as_secs_f64();
    f64::from(lead) > nodes as f64 * left
}

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
        let (image, random) = self.draw_image(search.position, search.limits, seed);
        let found = self.search_trees::<B>(search, seed, image.as_ref(), report);
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
            memory: (self.settings.memory / search.trees as usize).max(1),
            ..self.seeded(seed.wrapping_add(thread))
        };
        let helpers: Vec<Settings> = (1..search.trees).map(seeded).collect();
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

    /// How many trees grow at once. A strength that looks at few nodes needs one: divided among
    /// several trees they would be worth less.
    fn trees(&self, handicap: Handicap) -> usize {
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
        self.settings.strength.handicap(position)
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
            trees: self.trees(handicap) as u64,
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
    /// A tree with a root alone.
    pub(crate) fn new(search: &Search<'_>, settings: &Settings) -> Self {
        let mut position = search.position.clone();
        let root_placements = search.root_placements();
        let tree = Tree::<B>::new(&mut position, settings, search.handicap, root_placements);
        Self {
            root_threats: RootThreats::new(&tree),
            tree,
            position,
            next_report: FIRST_REPORT,
            is_deep: false,
        }
    }

    /// Searches the root for threats and then grows the tree, until there is something to
    /// report or a pause is asked for; `true` when a limit is reached or the result is proven.
    pub(crate) fn grow(
        &mut self,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        let Self { tree, position, .. } = self;
        if !self.root_threats.run(tree, position, search, is_paused) {
            return false;
        }
        while self.tree.proof() == Proof::Open
            && !self.is_deep
            && !search.is_over(self.tree.nodes())
        {
            if is_paused() {
                return false;
            }
            self.tree.simulate(&mut self.position, search.tracker);
            if self.tree.nodes().is_multiple_of(DECIDED_EVERY) && search.is_decided(&self.tree) {
                return true;
            }
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
        let swap = self.limits.search_moves.contains(&MoveText::Swap);
        if swap && self.root_placements().is_none() {
            ranking = ranking.first().map(RootMove::swap).into_iter().collect();
        } else if options.swap
            && (swap || self.limits.search_moves.is_empty() || !position.may_swap())
        {
            apply_swap_rule(&mut ranking, position);
        }
        self.info(&ranking, found.nodes)
    }

    /// What is known of a search that goes on.
    pub(crate) fn report(&self, found: Found, image: Option<&Symmetry>) -> Option<Info> {
        let ranking = mapped(found.ranking, self.position.rules(), image);
        self.info(&ranking, found.nodes)
    }

    /// The placements to choose from, where they are restricted and not to `swap` alone.
    fn root_placements(&self) -> Option<Vec<Placement>> {
        if self.limits.search_moves.is_empty() {
            return None;
        }
        let moves = self.limits.root_moves(self.position);
        let placements: Vec<Placement> = moves.into_iter().filter_map(Move::placement).collect();
        Some(placements).filter(|placements| !placements.is_empty())
    }

    /// Whether the search has to end after this many nodes of a tree. The strength limits them even while
    /// the engine ponders.
    fn is_over(&self, nodes: u64) -> bool {
        self.tracker.is_over(nodes * self.trees)
            || self.handicap.nodes.is_some_and(|limit| nodes >= limit)
    }

    /// Whether the search can end early because its move is decided: by the clock of a game, where
    /// the time that is saved is of use later.
    fn is_decided<B: Bits>(&self, tree: &Tree<B>) -> bool {
        if self.limits.clocks.is_none() || self.limits.multi_pv > 1 {
            return false;
        }
        let Some(budget) = self.tracker.budget() else {
            return false;
        };
        let time = self.tracker.own_time();
        cannot_be_overtaken(tree.visit_lead(), tree.nodes(), time, budget)
    }

    /// Counts a try of the threat searches at the root; whether they have to end. Tries are much
    /// quicker than nodes, and get a quarter of the time. A search without limits shares out as
    /// if it had some seconds.
    pub(crate) fn count_try(&self, tries: &mut u64) -> bool {
        const UNLIMITED: Duration = Duration::from_secs(10);
        const TRIES_PER_NODE: u64 = 8;
        *tries += 1;
        let nodes = [self.tracker.nodes(), self.handicap.nodes];
        let by_budget = match nodes.into_iter().flatten().min() {
            Some(nodes) => *tries >= nodes.saturating_mul(TRIES_PER_NODE) / self.trees,
            None => match self.tracker.budget() {
                Some(budget) => self.tracker.own_time() >= budget / 4,
                None => self.tracker.elapsed() >= UNLIMITED / 4,
            },
        };
        by_budget || self.is_over(0)
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

#[cfg(test)]
mod tests {
    use caminos_rules::{Options, Rules, Team};

    use super::*;

    /// Grows a tree with a pause after each so many checks, and counts the pauses.
    fn grow(position: &Position, limits: &Limits, checks: u32) -> (Found, u32) {
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let search = Search {
            position,
            limits,
            tracker: &LimitTracker::new(limits, team, &Stop::new()),
            handicap: Settings::default().strength.handicap(position),
            trees: 1,
        };
        let mut tree = TreeSearch::<u64>::new(&search, &Settings::default());
        let mut pauses = 0;
        loop {
            let tries = tree.root_threats.tries();
            let mut left = checks;
            let is_over = tree.grow(&search, &mut || {
                left = left.saturating_sub(1);
                left == 0
            });
            assert!(tree.root_threats.tries() - tries <= u64::from(checks));
            if is_over {
                return (tree.found(), pauses);
            }
            pauses += 1;
        }
    }

    #[test]
    fn a_move_is_decided_when_no_other_can_overtake_it() {
        let decided = |lead, time| {
            let (time, budget) = (Duration::from_millis(time), Duration::from_millis(1000));
            cannot_be_overtaken(lead, 6000, time, budget)
        };
        assert!(!decided(6000, 200), "a quarter of the time is always used");
        // At 600 ms of 1000 there is time for 4000 nodes more.
        assert!(decided(4001, 600));
        assert!(!decided(3999, 600));
        assert!(decided(1, 1000));
    }

    #[test]
    fn the_threat_search_at_the_root_is_paused_within_a_few_tries() {
        let rules = Rules::standard("square", Options::default()).expect("a board");
        let limits = Limits {
            nodes: Some(100),
            ..Limits::default()
        };
        for moves in ["", "La1a2a3b3 Tg2h1h2h3 La4a5a6b6"] {
            let mut position = Position::new(rules.clone());
            for text in MoveText::parse_list(moves).expect("moves") {
                position.play_text(&text).expect("a legal move");
            }
            let (whole, _) = grow(&position, &limits, u32::MAX);
            let (sliced, pauses) = grow(&position, &limits, 3);
            assert!(pauses > 100, "{pauses}");
            assert_eq!(whole.nodes, sliced.nodes);
            let lines = |found: Found| -> Vec<(Vec<Move>, u32)> {
                let moves = found.ranking.into_iter();
                moves.map(|own| (own.moves, own.visits)).collect()
            };
            assert_eq!(lines(whole), lines(sliced));
        }
    }
}
