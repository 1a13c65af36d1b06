//! One search of a position: its limits, the tree that grows, and the choice of a move.

use std::sync::Arc;
use std::time::Duration;

use caminos_cei::{Info, LimitTracker, Limits, PrincipalVariation, Random};
use caminos_rules::{Bits, Move, MoveText, Placement, Position, Symmetry};

use crate::choice_check::ChoiceCheck;
use crate::explorer::Explorer;
use crate::handicap::{Foresight, Handicap};
use crate::root_move::{
    RootMove, add_noise, apply_swap_rule, avoid_loss_in_one, mapped, prefer_points,
};
use crate::root_threats::RootThreats;
use crate::settings::Settings;
use crate::tree::{Contest, Progress, Proof, SharedTree, Tree};

/// One search: what its threads share beside the tree.
pub(crate) struct Search<'s> {
    pub(crate) position: &'s Position,
    pub(crate) limits: &'s Limits,
    pub(crate) tracker: &'s LimitTracker,
    pub(crate) handicap: Handicap,
}

/// What a search has found.
pub(crate) struct Found {
    pub(crate) ranking: Vec<RootMove>,
    pub(crate) nodes: u64,
    /// How full the memory is, in thousandths.
    pub(crate) hashfull: u16,
}

/// A tree that grows on this thread; others may help.
pub(crate) struct TreeSearch<B> {
    tree: Arc<SharedTree>,
    explorer: Explorer<B>,
    root_threats: RootThreats<B>,
    choice_check: ChoiceCheck<B>,
    next_report: u64,
    next_check: u64,
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

/// Whether more time could well change the choice: another move has the better value, or nearly as
/// many visits.
const fn is_contested(contest: &Contest) -> bool {
    !contest.is_best_valued || contest.lead < contest.most_visits / 4
}

impl<B: Bits> TreeSearch<B> {
    /// Goes on with what is known of the position, or begins with a root alone.
    pub(crate) fn new(search: &Search<'_>, settings: &Settings, known: Option<Tree>) -> Self {
        let mut explorer = search.explorer(settings);
        let tree = known.unwrap_or_else(|| explorer.new_tree(settings));
        Self {
            root_threats: RootThreats::new(&tree),
            choice_check: ChoiceCheck::new(),
            tree: Arc::new(SharedTree::new(tree)),
            explorer,
            next_report: FIRST_REPORT,
            next_check: DECIDED_EVERY,
            is_deep: false,
        }
    }

    /// The tree, for threads that help.
    pub(crate) fn shared(&self) -> Arc<SharedTree> {
        self.tree.clone()
    }

    /// The tree at the end, when nobody helps any more.
    pub(crate) fn into_tree(self) -> Option<Tree> {
        Arc::into_inner(self.tree).map(SharedTree::into_inner)
    }

    /// Searches the root for threats and then grows the tree, until there is something to
    /// report or a pause is asked for; `true` when a limit is reached or the result is proven.
    pub(crate) fn grow(
        &mut self,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        let Self { tree, explorer, .. } = self;
        if !self.root_threats.run(tree, explorer, search, is_paused) {
            return false;
        }
        let check = &mut self.choice_check;
        if check.is_running() && !check.run(tree, explorer, search, is_paused) {
            return false;
        }
        let mut progress = tree.lock().progress();
        while progress.proof == Proof::Open && !self.is_deep && !search.is_over(progress.searched) {
            if is_paused() {
                return false;
            }
            progress = explorer.simulate(tree, search.tracker);
            if progress.searched >= self.next_check {
                self.next_check += DECIDED_EVERY;
                let is_decided = search.is_decided(tree, progress.searched);
                if search.handicap.foresight >= Foresight::Checked
                    && (is_decided || search.is_nearly_over(progress.searched))
                    && !check.run(tree, explorer, search, is_paused)
                {
                    return false;
                }
                // The check may have refuted the move.
                if is_decided && search.is_decided(tree, progress.searched) {
                    return true;
                }
            }
            if progress.searched >= self.next_report {
                self.next_report *= 2;
                let is_deep = |depth| tree.lock().ranking()[0].moves.len() as u32 >= depth;
                self.is_deep = search.tracker.depth().is_some_and(is_deep);
                return false;
            }
        }
        true
    }

    pub(crate) fn found(&self) -> Found {
        let tree = self.tree.lock();
        Found {
            ranking: tree.ranking(),
            nodes: tree.progress().searched,
            hashfull: tree.hashfull(),
        }
    }

    /// The moves that the threat searches at the root have tried.
    #[cfg(test)]
    pub(crate) const fn tries(&self) -> u64 {
        self.root_threats.tries()
    }
}

impl Search<'_> {
    /// A thread of this search.
    pub(crate) fn explorer<B: Bits>(&self, settings: &Settings) -> Explorer<B> {
        let placements = self.root_placements();
        Explorer::new(self.position, settings, self.handicap, placements)
    }

    /// Whether what was found before is used, and what is found is kept: where time is the
    /// limit. A search by nodes or depth repeats itself, and so begins anew.
    pub(crate) fn keeps_tree(&self) -> bool {
        self.handicap.nodes.is_none()
            && self.limits.nodes.is_none()
            && self.limits.depth.is_none()
            && self.limits.search_moves.is_empty()
    }

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
        self.info(&ranking, found.nodes, found.hashfull)
    }

    /// What is known of a search that goes on.
    pub(crate) fn report(&self, found: Found, image: Option<&Symmetry>) -> Option<Info> {
        let ranking = mapped(found.ranking, self.position.rules(), image);
        self.info(&ranking, found.nodes, found.hashfull)
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

    /// Whether the search has to end after this many nodes. The strength limits them even while
    /// the engine ponders.
    pub(crate) fn is_over(&self, nodes: u64) -> bool {
        self.tracker.is_over(nodes) || self.handicap.nodes.is_some_and(|limit| nodes >= limit)
    }

    /// Whether a thread that helps has to go on.
    pub(crate) fn goes_on(&self, progress: Progress) -> bool {
        progress.proof == Proof::Open && !self.is_over(progress.searched)
    }

    /// Whether the search can end early because its move is decided: by the clock of a game, where
    /// the time that is saved is of use later. Where the time is up and it is not decided, it takes
    /// longer.
    fn is_decided(&self, tree: &SharedTree, nodes: u64) -> bool {
        if self.limits.clocks.is_none() || self.limits.multi_pv > 1 {
            return false;
        }
        let Some(budget) = self.tracker.budget() else {
            return false;
        };
        let time = self.tracker.own_time();
        if time < budget / 4 {
            return false;
        }
        let contest = tree.lock().contest();
        if self.tracker.is_extended() {
            return !is_contested(&contest);
        }
        // The clock is not read between two checks.
        if time >= budget * 9 / 10 && is_contested(&contest) {
            self.tracker.extend();
            return false;
        }
        cannot_be_overtaken(contest.lead, nodes, time, budget)
    }

    /// Whether three quarters of the nodes or of the time are used.
    fn is_nearly_over(&self, nodes: u64) -> bool {
        let is_late = |budget| self.tracker.own_time() >= budget / 4 * 3;
        self.most_nodes().is_some_and(|most| nodes >= most / 4 * 3)
            || self.tracker.budget().is_some_and(is_late)
    }

    /// The nodes that the limits and the strength allow, if any do.
    fn most_nodes(&self) -> Option<u64> {
        let nodes = [self.tracker.nodes(), self.handicap.nodes];
        nodes.into_iter().flatten().min()
    }

    /// Counts a try of the check of the chosen move; whether it has to end. It leaves some time to
    /// decide between other moves.
    pub(crate) fn count_check_try(&self, tries: &mut u64) -> bool {
        *tries += 1;
        let is_late = |budget| self.tracker.own_time() >= budget / 16 * 15;
        self.most_nodes().is_some_and(|nodes| *tries >= nodes)
            || self.tracker.budget().is_some_and(is_late)
            || self.is_over(0)
    }

    /// Counts a try of the threat searches at the root; whether they have to end. Tries are much
    /// quicker than nodes, and get an eighth of the time. A search without limits shares out as
    /// if it had some seconds.
    pub(crate) fn count_try(&self, tries: &mut u64) -> bool {
        const UNLIMITED: Duration = Duration::from_secs(10);
        const TRIES_PER_NODE: u64 = 2;
        *tries += 1;
        let by_budget = match (self.most_nodes(), self.tracker.budget()) {
            (Some(nodes), _) => *tries >= nodes.saturating_mul(TRIES_PER_NODE),
            (None, Some(budget)) => self.tracker.own_time() >= budget / 8,
            (None, None) => self.tracker.elapsed() >= UNLIMITED / 8,
        };
        by_budget || self.is_over(0)
    }

    fn info(&self, ranking: &[RootMove], nodes: u64, hashfull: u16) -> Option<Info> {
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
            hashfull: Some(hashfull),
            pvs,
        })
    }
}

#[cfg(test)]
mod tests {
    use caminos_cei::Stop;
    use caminos_rules::{Options, Rules, Seat, Team};

    use super::*;

    /// Grows a tree with a pause after each so many checks, and counts the pauses.
    fn grow(position: &Position, limits: &Limits, checks: u32) -> (Found, u32) {
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let search = Search {
            position,
            limits,
            tracker: &LimitTracker::new(limits, team, &Stop::new()),
            handicap: Handicap::of(Settings::default().strength, position),
        };
        let mut tree = TreeSearch::<u64>::new(&search, &Settings::default(), None);
        let mut pauses = 0;
        loop {
            let tries = tree.tries();
            let mut left = checks;
            let is_over = tree.grow(&search, &mut || {
                left = left.saturating_sub(1);
                left == 0
            });
            assert!(tree.tries() - tries <= u64::from(checks));
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
    fn a_choice_is_contested_while_another_move_is_better_or_near() {
        let contest = |lead, is_best_valued| Contest {
            most_visits: 100,
            lead,
            is_best_valued,
        };
        assert!(is_contested(&contest(20, true)));
        assert!(is_contested(&contest(80, false)));
        assert!(!is_contested(&contest(30, true)));
    }

    #[test]
    fn the_threat_searches_at_the_root_are_paused_within_a_few_tries() {
        let rules = Rules::standard("square", Options::default()).expect("a board");
        let limits = Limits {
            nodes: Some(200),
            ..Limits::default()
        };
        // The last of the nodes come after the check of the chosen move.
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
