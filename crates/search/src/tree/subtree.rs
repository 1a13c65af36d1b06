//! The part of a tree that is still of use after some moves.

use caminos_rules::Move;

use super::node::{Node, Proof};
use super::pool::Pool;
use super::{ROOT, Tree};

/// It is asked whether the copy has to end after so many nodes.
const CHECK_EVERY: usize = 1 << 12;

impl Tree {
    /// The node that a line of moves from the root leads to, if it is in the tree.
    pub(crate) fn follow(&self, moves: impl IntoIterator<Item = Move>) -> Option<u32> {
        let mut at = ROOT;
        for mv in moves {
            let mut children = self.pool[at].children.clone();
            at = children.find(|&child| self.pool[child].mv == Some(mv))?;
        }
        Some(at)
    }

    /// The tree below a node, as far as it fills half of the memory and until `is_over`; `None` when nothing is to be
    /// gained from it. The nodes nearest to the root are kept first.
    pub(crate) fn subtree(&self, at: u32, is_over: &mut dyn FnMut() -> bool) -> Option<Self> {
        let old_root = &self.pool[at];
        if old_root.proof != Proof::Open || old_root.children.is_empty() || old_root.visits < 2 {
            return None;
        }
        let root = Node {
            mv: None,
            ..old_root.clone()
        };
        let mut pool = Pool::new(root, self.pool.max_nodes());
        let mut has_room = true;
        let mut next = ROOT;
        // Copied nodes have their old children until it is their turn.
        while (next as usize) < pool.len() {
            let old = std::mem::take(&mut pool[next].children);
            if (next as usize).is_multiple_of(CHECK_EVERY) && next != ROOT && is_over() {
                has_room = false;
            }
            has_room = has_room && pool.len() + old.len() <= pool.max_nodes() / 2;
            if has_room && let Some(new) = pool.allocate(old.len()) {
                pool.copy_from(&self.pool, &old, &new);
                pool[next].children = new;
            }
            pool[next].in_flight = 0;
            next += 1;
        }
        (!pool[ROOT].children.is_empty()).then_some(Self {
            pool,
            searched: 1,
            params: self.params,
            scoring: self.scoring,
        })
    }
}
