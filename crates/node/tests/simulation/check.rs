//! What must hold when everything has settled.

use std::collections::{HashMap, HashSet};

use caminos_node::History;
use caminos_table::Event;

use crate::client::Fate;
use crate::world::{Totals, World};

/// The history in the log is a match, and what every client was shown is that history and nothing
/// else.
pub(crate) fn check(world: &World) -> Result<Totals, String> {
    if let Some(fault) = &world.fault {
        return Err(fault.clone());
    }
    for (game, batches) in world.store.games.iter().enumerate() {
        let history = History::new(batches.iter().cloned());
        history.map_err(|error| format!("the log of game {game} is no history: {error}"))?;
        let events: Vec<Event> = batches
            .iter()
            .flat_map(|batch| serde_json::from_str::<Vec<Event>>(&batch.events).unwrap_or_default())
            .collect();
        let mut ids = HashSet::new();
        let mut durable = HashMap::new();
        for batch in batches {
            if let Some(id) = &batch.command {
                if !ids.insert((batch.actor, id.as_str())) {
                    return Err(format!("command {id:?} was executed twice"));
                }
                durable.insert(id.as_str(), batch.first);
            }
        }
        for client in world.clients.iter().filter(|client| client.game == game) {
            if client.events != events {
                return Err(format!(
                    "{} was shown {} events that are not the {} of the log",
                    client.name,
                    client.events.len(),
                    events.len()
                ));
            }
            for (id, sent) in &client.sent {
                let is_durable = durable.contains_key(id.as_str());
                match sent.fate {
                    Fate::Pending => {
                        return Err(format!("{id} of {} was never answered", client.name));
                    }
                    Fate::Accepted if !is_durable => {
                        return Err(format!("{id} was accepted and is lost"));
                    }
                    // Two copies on two nodes may meet two states of the game.
                    Fate::Refused if is_durable && sent.copies == 1 => {
                        return Err(format!("{id} was refused and executed"));
                    }
                    _ => {}
                }
            }
        }
    }
    Ok(world.totals)
}
