//! The check of the move that a search is about to choose: does it let the opponent force a win?

use caminos_rules::{Bits, Move};

use crate::explorer::Explorer;
use crate::refutation::Refutation;
use crate::tree::SharedTree;
use crate::tree_search::Search;

/// The opponent's wins that are looked for, in its own moves. `RootThreats` looks at all moves, and
/// for shorter ones.
const MOVES: u8 = 3;

/// Checks the most visited move, and can be paused.
pub(crate) struct ChoiceCheck<B> {
    running: Option<Refutation<B>>,
    checked: Vec<Move>,
    tries: u64,
}

impl<B: Bits> ChoiceCheck<B> {
    pub(crate) const fn new() -> Self {
        Self {
            running: None,
            checked: Vec::new(),
            tries: 0,
        }
    }

    /// Whether it was paused, so that the explorer's position is not the root's.
    pub(crate) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Checks the most visited move, and the next one if it is refuted, until that is done, then
    /// returns `true`, or until it is paused.
    pub(crate) fn run(
        &mut self,
        tree: &SharedTree,
        explorer: &mut Explorer<B>,
        search: &Search<'_>,
        is_paused: &mut dyn FnMut() -> bool,
    ) -> bool {
        let position = &mut explorer.position;
        let tries = &mut self.tries;
        let mut is_over = || search.count_check_try(tries);
        loop {
            let running = &mut self.running;
            if Refutation::run(running, tree, position, &mut is_over, is_paused).is_pending() {
                return false;
            }
            let choice = tree.lock().most_visited_open_move();
            let Some(mv) = choice.filter(|mv| !self.checked.contains(mv)) else {
                return true;
            };
            if is_over() {
                return true;
            }
            self.checked.push(mv);
            self.running = Refutation::begin(tree, position, mv, MOVES);
        }
    }
}
