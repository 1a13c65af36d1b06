//! A connection that follows a game.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use caminos_event_log::TokenHash;
use caminos_node::Cursor;
use caminos_protocol::socket::{CommandId, ServerMessage};
use caminos_table::{Command, Moment};

use super::{FollowerId, Room, Status};

/// A connection that follows a game, until it is dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(super) room: Arc<Room>,
    pub(super) follower: FollowerId,
    pub(super) token: TokenHash,
    pub(super) cursor: Cursor,
    /// The presence that the client knows of.
    pub(super) presence: u64,
}

/// What a connection has to send for one game.
#[derive(Debug)]
pub(crate) enum News {
    Text(Utf8Bytes),
    /// The game has to be joined again.
    Closed,
}

impl Subscription {
    /// The next thing to send, if there is one. To be called until there is none.
    pub(crate) fn next(&mut self) -> Option<News> {
        let mut state = self.room.lock();
        if state.status == Status::Closed {
            return Some(News::Closed);
        }
        if let Some(text) = state.next_text(&self.room.id, &mut self.cursor) {
            return Some(News::Text(text));
        }
        if self.presence < state.presence.version {
            self.presence = state.presence.version;
            return Some(News::Text(state.presence.text.clone()));
        }
        None
    }

    /// The client sends a command, received at this time.
    pub(crate) fn command(&self, id: CommandId, command: Command, received: Moment) {
        self.room
            .command(self.follower, self.token, id, command, received);
    }

    /// The events of a command that was executed before, once more.
    pub(crate) fn repeat(&self, first: u32) -> Option<Utf8Bytes> {
        let state = self.room.lock();
        let page = state.replica.history().batch_at(first)?;
        let head = page.head.to_string();
        let game = &self.room.id;
        let text = ServerMessage::events_text(game, page.since, &page.ids, &head, &page.events);
        Some(text.into())
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.room.leave(self.follower);
    }
}
