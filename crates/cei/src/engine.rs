//! What an engine is.

use caminos_rules::Position;

use crate::info::Info;
use crate::limits::{Limits, Stop};
use crate::option::{EngineOption, OptionValue};

/// Chooses moves. Synchronous: whoever needs to go on meanwhile gives it a thread, and ends it
/// with the [`Stop`].
pub trait Engine: Send {
    /// Looks for the best move of the seat to move; `None` when the game is over. `report` is
    /// called now and then while the search runs. Returns soon after `stop` or a limit.
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info>;

    /// Forgets what it has kept from earlier positions.
    fn new_game(&mut self) {}

    /// The options that can be set.
    fn options(&self) -> Vec<EngineOption> {
        Vec::new()
    }

    /// Sets an option that [`options`](Self::options) has offered, to a value that fits its
    /// type and range.
    fn set_option(&mut self, name: &str, value: &OptionValue) {
        let _ = (name, value);
    }
}
