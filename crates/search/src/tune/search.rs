//! The search of a position in self-play, and the choice of a move.

use caminos_cei::{LimitTracker, Limits, Random, Stop};
use caminos_rules::{Bits, Move, Position, Team};

use crate::explorer::Explorer;
use crate::handicap::Handicap;
use crate::root_move::RootMove;
use crate::settings::Settings;
use crate::threat_search::{Scope, forced_win};
use crate::tree::{Proof, SharedTree};

/// The moves of a position as a search with so many nodes ranks them. A win that threats of this
/// scope force is looked for first.
pub(super) fn search<B: Bits>(
    position: &Position,
    settings: &Settings,
    nodes: u64,
    scope: Scope,
) -> Vec<RootMove> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let tracker = LimitTracker::new(&limits, Team::Yellow, &Stop::new());
    let mut explorer = Explorer::<B>::new(position, settings, Handicap::NONE, None);
    let mut tree = explorer.new_tree(settings);
    if tree.progress().proof == Proof::Open
        && let Some(win) = forced_win::<B>(&mut explorer.position, 2, scope, &mut || false)
    {
        tree.force_root(win);
    }
    let mut progress = tree.progress();
    let tree = SharedTree::new(tree);
    while progress.proof == Proof::Open && !tracker.is_over(progress.searched) {
        progress = explorer.simulate(&tree, &tracker);
    }
    tree.into_inner().ranking()
}

/// A move, each as likely as it was visited.
pub(super) fn in_proportion(ranking: &[RootMove], random: &mut Random) -> Move {
    let total: u32 = ranking.iter().map(|root_move| root_move.visits).sum();
    let mut left = random.below(total.max(1));
    for root_move in ranking {
        if left < root_move.visits {
            return root_move.moves[0];
        }
        left -= root_move.visits;
    }
    ranking[0].moves[0]
}
