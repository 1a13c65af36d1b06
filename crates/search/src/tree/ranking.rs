//! What a tree says of the moves of its root.

use caminos_rules::Move;

use super::node::{Node, Proof};
use super::{ROOT, Tree};
use crate::root_move::{RootMove, sort_best_first};

/// The longest line of play that is reported.
const MAX_LINE: usize = 40;

/// The value of an unvisited move in the ranking.
const UNVISITED: f32 = -1.0;

impl Tree {
    /// The moves of the root, best first.
    pub(crate) fn ranking(&self) -> Vec<RootMove> {
        let root = &self.pool[ROOT];
        // Without a simulation there is a value of the position, but none of the moves.
        let unvisited = if root.visits == 1 {
            root.mean()
        } else {
            UNVISITED
        };
        let root_move = |child: u32| {
            let node = &self.pool[child];
            RootMove {
                visits: node.visits,
                prior: node.prior,
                value: if node.visits == 0 {
                    unvisited
                } else {
                    node.mean_for(root.team)
                },
                evaluation: node.smoothed_for(root),
                proof: node.proof_for(root.team),
                points: if self.scoring { node.points } else { 0 },
                moves: self.principal_variation(child),
            }
        };
        let mut ranking: Vec<RootMove> = root.children.clone().map(root_move).collect();
        sort_best_first(&mut ranking);
        never_rising(&mut ranking);
        ranking
    }

    /// The moves from a child of the root on that were visited most.
    fn principal_variation(&self, child: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = child;
        loop {
            let node = &self.pool[at];
            moves.push(self.move_to(at));
            let best = node.children.clone().max_by_key(|&c| {
                let child = &self.pool[c];
                let proof = match child.proof_for(node.team) {
                    Proof::Win(_) => 2,
                    Proof::Loss(_) => 0,
                    _ => 1,
                };
                (proof, child.visits)
            });
            match best {
                Some(next) if self.pool[next].visits > 0 && moves.len() < MAX_LINE => at = next,
                _ => return moves,
            }
        }
    }

    /// The move of the root that was visited most, of those that are not proven.
    pub(crate) fn most_visited_open_move(&self) -> Option<Move> {
        let children = self.pool[ROOT].children.clone();
        let open = children.filter(|&child| self.pool[child].proof == Proof::Open);
        open.max_by_key(|&child| self.pool[child].visits)
            .map(|child| self.move_to(child))
    }

    /// How far the search is from another choice.
    pub(crate) fn contest(&self) -> Contest {
        let root = &self.pool[ROOT];
        let children = || self.pool.slice(&root.children).iter();
        let by_visits = |a: &&Node, b: &&Node| a.visits.cmp(&b.visits);
        let Some(first) = children().max_by(by_visits) else {
            return Contest::default();
        };
        let others = || children().filter(|child| !std::ptr::eq(*child, first));
        let next = others().map(|child| child.visits).max().unwrap_or(0);
        let value = first.mean_for(root.team);
        let is_tried = |child: &&Node| child.visits * TRIED_SHARE >= first.visits.max(1);
        Contest {
            most_visits: first.visits,
            lead: first.visits - next,
            is_best_valued: others()
                .filter(is_tried)
                .all(|child| child.mean_for(root.team) <= value),
        }
    }
}

/// Reports no move as better than one that is preferred to it: it was searched less, and what it is
/// said to be worth beyond that is noise. Whoever reads the lines sees them in the order of their values.
fn never_rising(ranking: &mut [RootMove]) {
    let mut most = f32::INFINITY;
    let open = ranking
        .iter_mut()
        .filter(|root_move| root_move.proof == Proof::Open);
    for RootMove { evaluation, .. } in open {
        evaluation.value = evaluation.value.min(most);
        most = evaluation.value;
    }
}

/// The value of a move counts against the first one's with at least this part of its visits.
const TRIED_SHARE: u32 = 10;

/// How the most visited move of the root stands against the others.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Contest {
    pub(crate) most_visits: u32,
    /// How many visits it is ahead of the next.
    pub(crate) lead: u32,
    /// Whether no other move that was tried in earnest has a better value.
    pub(crate) is_best_valued: bool,
}
