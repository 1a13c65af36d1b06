//! What must hold when everything has settled.

use caminos_faults::check_game;
use caminos_node::{History, Turn};

use crate::totals::Totals;
use crate::world::World;

/// How long after its deadline a flag falls at the latest, in milliseconds: when nodes look next.
const PATIENCE: u64 = 5000;

/// How long a computer takes for a move at the most, in milliseconds: a node takes the turn of
/// another one over, and searches.
const COMPUTER_PATIENCE: u64 = 15_000;

/// Checks every game.
pub(crate) fn check(world: &World) -> Result<Totals, String> {
    if let Some(fault) = &world.fault {
        return Err(fault.clone());
    }
    for (game, batches) in world.store.games.iter().enumerate() {
        let clients = world.clients.iter().filter(|client| client.game == game);
        check_game(batches, clients.map(|client| &client.player))
            .map_err(|error| format!("game {game}: {error}"))?;
        let history = History::new(batches.iter().cloned()).map_err(|error| error.to_string())?;
        if let Some(deadline) = history.match_state().deadline()
            && deadline.0 + PATIENCE < world.now
        {
            return Err(format!(
                "game {game}: no flag has fallen since {deadline:?}"
            ));
        }
        let last = history.match_state().last_event_at();
        if let Some(turn) = Turn::of(history.match_state())
            && last.0 + COMPUTER_PATIENCE < world.now
        {
            return Err(format!(
                "game {game}: the computer stands still in {turn:?}"
            ));
        }
    }
    Ok(world.totals)
}
