//! A step of a game, as it is told and as it is stored.

use caminos_protocol::message::{CommandId, ServerMessage};
use caminos_table::Actor;

use crate::wire::Told;

/// What one command made happen.
#[derive(Debug)]
pub(crate) struct Entry {
    /// How many events there were before.
    pub(crate) since: u32,
    pub(crate) by: Actor,
    pub(crate) id: Option<CommandId>,
    pub(crate) told: Told,
    /// How long the list of events is, which ends the text but for a brace.
    events: usize,
}

impl Entry {
    /// `events` is a JSON list.
    pub(crate) fn new(since: u32, by: Actor, id: Option<CommandId>, events: &str) -> Self {
        let text = ServerMessage::events_text(since, id.as_ref(), events);
        Self {
            since,
            by,
            id,
            told: Told::new(&text),
            events: events.len(),
        }
    }

    /// The events as a JSON list.
    pub(crate) fn events(&self) -> &str {
        let text = self.told.text();
        let end = text.len() - 1;
        &text[end - self.events..end]
    }
}
