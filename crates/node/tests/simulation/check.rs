//! What must hold when everything has settled.

use caminos_faults::check_game;

use crate::world::{Totals, World};

/// Checks every game.
pub(crate) fn check(world: &World) -> Result<Totals, String> {
    if let Some(fault) = &world.fault {
        return Err(fault.clone());
    }
    for (game, batches) in world.store.games.iter().enumerate() {
        let clients = world.clients.iter().filter(|client| client.game == game);
        check_game(batches, clients.map(|client| &client.player))
            .map_err(|error| format!("game {game}: {error}"))?;
    }
    Ok(world.totals)
}
