//! Results that are proven: from a node's children, and what they are worth.

use super::Tree;
use super::node::{Children, Node, Proof};
use crate::evaluator::Evaluation;
use crate::points;

/// What a node's children say of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Conclusion {
    /// Nothing yet.
    Open,
    /// All of them lose, and moves are left that have not been looked at.
    NeedsMoves,
    Proven(Proof),
}

impl Tree {
    /// Proves a node from its children, if they allow it: one won child is enough for a win, a
    /// loss needs every move. `true` when that needs the moves that were left out.
    pub(crate) fn prove(&mut self, at: u32) -> bool {
        match self.conclusion(at) {
            Conclusion::Open => false,
            Conclusion::NeedsMoves => true,
            Conclusion::Proven(proof) => {
                if proof != Proof::Draw {
                    self.pool[at].points = self.points_from_children(at);
                }
                self.pool[at].proof = proof;
                false
            }
        }
    }

    fn conclusion(&self, at: u32) -> Conclusion {
        let node = &self.pool[at];
        if node.proof != Proof::Open || node.children.is_empty() {
            return Conclusion::Open;
        }
        let (mut quickest_win, mut slowest_loss) = (None, None);
        let (mut has_open, mut has_draw) = (false, false);
        for child in self.pool.slice(&node.children) {
            match child.proof_for(node.team) {
                Proof::Win(moves) => {
                    quickest_win = Some(quickest_win.map_or(moves, |least: u8| least.min(moves)));
                }
                Proof::Loss(moves) => slowest_loss = slowest_loss.max(Some(moves)),
                Proof::Draw => has_draw = true,
                Proof::Open => has_open = true,
            }
        }
        match quickest_win {
            Some(moves) => Conclusion::Proven(Proof::Win(moves)),
            None if has_open => Conclusion::Open,
            None if node.children_are == Children::Promising => Conclusion::NeedsMoves,
            None if has_draw => Conclusion::Proven(Proof::Draw),
            None => Conclusion::Proven(Proof::Loss(slowest_loss.unwrap_or(1))),
        }
    }

    /// The points that a decided node gives: a winner takes the most, a loser gives the fewest.
    fn points_from_children(&self, at: u32) -> u16 {
        let node = &self.pool[at];
        let children = self.pool.slice(&node.children).iter();
        let won = |child: &&Node| matches!(child.proof_for(node.team), Proof::Win(_));
        let most = children.clone().filter(won).map(|child| child.points);
        let fewest = children.map(|child| child.points).min();
        most.max().or(fewest).unwrap_or(0)
    }

    /// The evaluation of a node whose result is proven, for the team to move there.
    pub(crate) fn proven_evaluation(&self, at: u32) -> Evaluation {
        let node = &self.pool[at];
        let share = if self.scoring {
            points::win_share(node.points)
        } else {
            1.0
        };
        Evaluation {
            value: node.proof.value() * share,
            draw: f32::from(u8::from(node.proof == Proof::Draw)),
        }
    }
}
