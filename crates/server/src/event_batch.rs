//! The events of one command, as they are broadcast and stored.

use caminos_protocol::socket::{CommandId, ServerMessage};
use caminos_table::Actor;

use crate::frame::Frame;

/// The events of one command: the unit of the event log and of a broadcast.
#[derive(Debug)]
pub struct EventBatch {
    /// The sequence number of the event before the first one.
    pub(crate) since: u32,
    pub(crate) by: Actor,
    pub(crate) id: Option<CommandId>,
    pub(crate) frame: Frame,
    /// The length of the JSON list of events, which ends the frame's text but for a brace.
    events: usize,
}

impl EventBatch {
    /// `events` is a JSON list.
    pub(crate) fn new(since: u32, by: Actor, id: Option<CommandId>, events: &str) -> Self {
        let text = ServerMessage::events_text(since, id.as_ref(), events);
        Self {
            since,
            by,
            id,
            frame: Frame::new(&text),
            events: events.len(),
        }
    }

    /// The events as a JSON list.
    pub(crate) fn events(&self) -> &str {
        let text = self.frame.text();
        let end = text.len() - 1;
        &text[end - self.events..end]
    }
}
