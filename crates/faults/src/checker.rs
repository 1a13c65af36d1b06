//! What must hold when everything has settled.

use std::collections::HashSet;

use caminos_event_log::Batch;
use caminos_node::History;
use caminos_table::Event;

use crate::player::{Fate, Player};

/// Checks one game: its log is a match, and what everybody was shown is that match and nothing
/// else.
///
/// # Errors
/// What does not hold.
pub fn check_game<'p>(
    batches: &[Batch],
    players: impl IntoIterator<Item = &'p Player>,
) -> Result<(), String> {
    History::new(batches.iter().cloned())
        .map_err(|error| format!("the log is no game: {error}"))?;
    let mut events: Vec<Event> = Vec::new();
    let mut executed = HashSet::new();
    let mut durable = HashSet::new();
    for batch in batches {
        let read: Vec<Event> =
            serde_json::from_str(&batch.events).map_err(|error| error.to_string())?;
        events.extend(read);
        if let Some(id) = &batch.command {
            if !executed.insert((batch.actor, id.as_str())) {
                return Err(format!("command {id:?} was executed twice"));
            }
            durable.insert(id.as_str());
        }
    }
    for player in players {
        check_player(player, &events, &durable)?;
    }
    Ok(())
}

fn check_player(player: &Player, events: &[Event], durable: &HashSet<&str>) -> Result<(), String> {
    let name = &player.name;
    if player.events != events {
        let (shown, all) = (player.events.len(), events.len());
        return Err(format!(
            "{name} was shown {shown} events that are not the {all} of the log"
        ));
    }
    for (id, sent) in &player.sent {
        let is_durable = durable.contains(id.as_str());
        match sent.fate {
            Fate::Pending => return Err(format!("{id} of {name} was never answered")),
            Fate::Accepted if !is_durable => {
                return Err(format!("{id} of {name} was accepted and is lost"));
            }
            // Two copies on two nodes may meet two states of the game.
            Fate::Refused if is_durable && sent.copies == 1 => {
                return Err(format!("{id} of {name} was refused and executed"));
            }
            _ => {}
        }
    }
    Ok(())
}
