//! The threat searches at the root: forced wins, and moves that let the opponent force one.

use std::collections::VecDeque;
use std::task::Poll;

use caminos_rules::{Bits, Move};

use crate::explorer::Explorer;
use crate::refutation::Refutation;
use crate::threat_search::{Scope, ThreatSearch};
use crate::tree::{Proof, SharedTree, Tree};
use crate::tree_search::Search;

/// One search after the other, in this order.
#[derive(Copy, Clone)]
enum Pass {
    /// A forced win in so many moves.
    Win {
        moves: u8,
        scope: Scope,
        is_limited: bool,
    },
    /// From the most promising move on: which moves let the opponent force a win?
    Defences,
}

/// Wins that take more moves than `PuctParams::threat_moves` are left out.
const PASSES: [Pass; 6] = [
    Pass::Win {
        moves: 2,
        scope: Scope::All,
        is_limited: false,
    },
    Pass::Defences,
    Pass::Win {
        moves: 3,
        scope: Scope::ShortPaths,
        is_limited: true,
    },
    Pass::Win {
        moves: 3,
        scope: Scope::All,
        is_limited: true,
    },
    Pass::Win {
        moves: 4,
        scope: Scope::ShortPaths,
        is_limited: true,
    },
    Pass::Win {
        moves: 5,
        scope: Scope::ShortPaths,
        is_limited: true,
    },
];

/// The opponent's wins that are looked for after each move, in its own moves.
const DEFENDED_MOVES: u8 = 2;

/// The threat searches at the root, which can be paused.
pub(crate) struct RootThreats<B> {
    /// Of `PASSES`.
    pass: usize,
    running: Option<ThreatSearch<B>>,
    refutation: Option<Refutation<B>>,
    /// The root's moves that are still to be checked. Not their places in the
    /// tree: a thread that helps may move the root's children.
    defences: VecDeque<Move>,
    /// The moves that were tried in passes that are limited.
    tries: u64,
}

impl<B: Bits> RootThreats<B> {
    pub(crate) fn new(tree: &Tree) -> Self {
        Self {
            pass: 0,
            running: None,
            refutation: None,
            defences: tree.root_moves().into(),
            tries: 0,
        }
    }

    /// The moves that were tried so far in passes that are limited.
    #[cfg(test)]
    pub(crate) const fn tries(&self) -> u64 {
        self.tries
    }

    /// Whether a pass can add something: a thread that helps may have proven a result.
    fn is_wanted(pass: Pass, tree: &Tree) -> bool {
        match pass {
            _ if tree.progress().proof == Proof::Open => true,
            Pass::Win {
                moves,
                is_limited: false,
                ..
            } => tree.is_root_win_longer(moves),
            _ => false,
        }
    }

    /// Goes on until all searches are over, then returns `true`, or until it is paused.
    pub(crate) fn run(
        &mut self,
        tree: &SharedTree,
        explorer: &mut Explorer<B>,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        while let Some(&pass) = PASSES.get(self.pass)
            && explorer.searches_threats()
            && Self::is_wanted(pass, &tree.lock())
        {
            let is_done = match pass {
                Pass::Defences => self.check_defences(tree, explorer, search, is_paused),
                Pass::Win { moves, .. }
                    if explorer.is_restricted() || moves > explorer.threat_moves() =>
                {
                    true
                }
                Pass::Win {
                    moves,
                    scope,
                    is_limited,
                } => {
                    let tries = &mut self.tries;
                    let mut is_over =
                        || is_limited && search.count_try(tries) || search.tracker.is_stopped();
                    let position = &mut explorer.position;
                    let running = self
                        .running
                        .get_or_insert_with(|| ThreatSearch::new(position, moves, scope));
                    match running.run(position, &mut is_over, is_paused) {
                        Poll::Pending => false,
                        Poll::Ready(found) => {
                            self.running = None;
                            if let Some(win) = found {
                                tree.lock().force_root(win);
                            }
                            true
                        }
                    }
                }
            };
            if !is_done {
                return false;
            }
            self.pass += 1;
        }
        self.pass = PASSES.len();
        true
    }

    fn check_defences(
        &mut self,
        tree: &SharedTree,
        explorer: &mut Explorer<B>,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        let position = &mut explorer.position;
        let tries = &mut self.tries;
        let mut is_over = || search.count_try(tries);
        loop {
            let running = &mut self.refutation;
            if Refutation::run(running, tree, position, &mut is_over, is_paused).is_pending() {
                return false;
            }
            if self.defences.is_empty() {
                return true;
            }
            if is_paused() {
                return false;
            }
            if is_over() {
                return true;
            }
            let next = self.defences.pop_front();
            let is_open = |mv: &Move| tree.lock().root_move_proof(*mv) == Some(Proof::Open);
            if let Some(mv) = next.filter(is_open) {
                self.refutation = Refutation::begin(tree, position, mv, DEFENDED_MOVES);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use caminos_cei::{LimitTracker, Limits, Stop};
    use caminos_rules::{Material, Position, Seat, Setup, Team};

    use super::*;
    use crate::candidates::Candidates;
    use crate::handicap::Handicap;
    use crate::settings::Settings;
    use crate::tree::ROOT;

    /// What is proven of the root's moves after the threat searches; `disturb` is what a thread that
    /// helps does to the tree meanwhile.
    fn proofs(position: &Position, disturb: impl FnOnce(&mut Tree)) -> Vec<(Move, Option<Proof>)> {
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let settings = Settings::default();
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let search = Search {
            position,
            limits: &limits,
            tracker: &LimitTracker::new(&limits, team, &Stop::new()),
            handicap: Handicap::of(settings.strength, position),
        };
        let mut explorer: Explorer<u64> = search.explorer(&settings);
        let tree = explorer.new_tree(&settings);
        let moves = tree.root_moves();
        let mut threats = RootThreats::new(&tree);
        let shared = SharedTree::new(tree);
        disturb(&mut shared.lock());
        assert!(threats.run(&shared, &mut explorer, &search, &mut || false));
        let tree = shared.lock();
        let proof = |mv: Move| (mv, tree.root_move_proof(mv));
        moves.into_iter().map(proof).collect()
    }

    #[test]
    fn moves_are_refuted_wherever_a_thread_that_helps_has_put_them() {
        // Only one move stops a win in two.
        let setup: Setup =
            "square 2 - 1Ie6e7e8,1La4a5b5c5,1Lc6^2d6@2e6@2,1Lg4g5g6h4,1Tc3@2c4^2c5@2,\
            1Td4e3e4e5,2Lc3@3d3^3,2Le6@3f6^3,2Ta3b3^2c3,2Td7^3e7@2,2Te5@2f5^2g5@2,2Zd4@2d5^2d6 1 -"
                .parse()
                .expect("a setup");
        let position = setup.position(Material::standard()).expect("a position");
        let undisturbed = proofs(&position, |_| {});
        let is_refuted = |proof: Option<Proof>| matches!(proof, Some(Proof::Win(_)));
        assert!(undisturbed.iter().any(|&(_, proof)| is_refuted(proof)));
        let nothing = Candidates {
            list: Vec::new(),
            is_complete: true,
        };
        let moved = proofs(&position, |tree| tree.widen(ROOT, &nothing));
        assert_eq!(moved, undisturbed);
    }
}
