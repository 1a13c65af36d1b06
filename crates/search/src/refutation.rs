//! Whether a move of the root lets the opponent force a win.

use std::task::Poll;

use caminos_rules::{Bits, Move, Position};

use crate::threat_search::{Scope, ThreatSearch};
use crate::tree::SharedTree;

/// The threat search of the opponent after a move of the root, which can be paused. While it runs
/// the position is not the root's.
pub(crate) struct Refutation<B> {
    mv: Move,
    search: ThreatSearch<B>,
}

impl<B: Bits> Refutation<B> {
    /// Looks for a win of the opponent in at most `moves` own moves after this one; `None` where
    /// the opponent does not have the turn then.
    pub(crate) fn begin(
        tree: &SharedTree,
        position: &mut Position,
        mv: Move,
        moves: u8,
    ) -> Option<Self> {
        let team = tree.lock().team();
        position.play_unchecked(mv);
        if position.to_move().is_none_or(|seat| seat.team() == team) {
            position.undo();
            return None;
        }
        let search = ThreatSearch::new(position, moves, Scope::ShortPaths);
        Some(Self { mv, search })
    }

    /// Goes on with the one that runs, if any, until it is over or paused. When it is over none
    /// runs, the position is the root's again, and a move that is refuted is so in the tree.
    pub(crate) fn run(
        running: &mut Option<Self>,
        tree: &SharedTree,
        position: &mut Position,
        is_over: &mut dyn FnMut() -> bool,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> Poll<()> {
        let Some(refutation) = running else {
            return Poll::Ready(());
        };
        let Poll::Ready(found) = refutation.search.run(position, is_over, is_paused) else {
            return Poll::Pending;
        };
        position.undo();
        if let Some(win) = found {
            tree.lock().refute_root_move(refutation.mv, win.moves);
        }
        *running = None;
        Poll::Ready(())
    }
}
