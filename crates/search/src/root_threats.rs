//! The threat searches at the root: forced wins, and moves that let the opponent force one.

use std::ops::Range;
use std::task::Poll;

use caminos_rules::Bits;

use crate::explorer::Explorer;
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

/// The threat searches at the root, which can be paused.
pub(crate) struct RootThreats<B> {
    /// Of `PASSES`.
    pass: usize,
    running: Option<ThreatSearch<B>>,
    /// The root's moves that are still to be checked, the present one first.
    defences: Range<u32>,
    /// The moves that were tried in passes that are limited.
    tries: u64,
}

impl<B: Bits> RootThreats<B> {
    pub(crate) fn new(tree: &Tree) -> Self {
        Self {
            pass: 0,
            running: None,
            defences: tree.root_children(),
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
        let team = tree.lock().team();
        let tries = &mut self.tries;
        let mut is_over = || search.count_try(tries);
        while !self.defences.is_empty() {
            let child = self.defences.start;
            let running = match &mut self.running {
                Some(running) => running,
                None if is_paused() => return false,
                None if is_over() => return true,
                None if tree.lock().proof_of(child) != Proof::Open => {
                    self.defences.start += 1;
                    continue;
                }
                None => {
                    position.play_unchecked(tree.lock().move_to(child));
                    if position.to_move().is_none_or(|seat| seat.team() == team) {
                        position.undo();
                        self.defences.start += 1;
                        continue;
                    }
                    let running = ThreatSearch::new(position, 2, Scope::ShortPaths);
                    self.running.insert(running)
                }
            };
            let Poll::Ready(found) = running.run(position, &mut is_over, is_paused) else {
                return false;
            };
            self.running = None;
            self.defences.start += 1;
            position.undo();
            if let Some(win) = found {
                tree.lock().set_proof(child, Proof::Win(win.moves));
            }
        }
        true
    }
}
