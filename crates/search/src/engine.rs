//! Anything that can choose a move.

use caminos_rules::Position;

use crate::limits::{Limits, Stop};
use crate::report::Info;

/// Chooses moves. The engine and the baselines that it is measured against are players.
pub trait Engine: Send {
    /// Looks for the best move of the seat to move; `None` when the game is over. `watch` is
    /// told now and then how far the search has come. Ends soon after `stop` or a limit.
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        watch: &mut dyn FnMut(&Info),
    ) -> Option<Info>;

    /// Forgets what it learned from earlier positions.
    fn new_game(&mut self) {}
}
