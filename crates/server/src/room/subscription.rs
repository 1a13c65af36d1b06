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
    room: Arc<Room>,
    follower: FollowerId,
    token: TokenHash,
    cursor: Cursor,
    /// The presence that the client knows of.
    presence: u64,
    /// Whether another player would notice if this client went away.
    watched: bool,
}

/// What a connection has to send for one game.
#[derive(Debug)]
pub(crate) enum News {
    Text {
        text: Utf8Bytes,
        /// Whether there is nothing after it yet. The connection is woken when there is.
        is_last: bool,
    },
    /// The game has to be joined again.
    Closed,
}

impl Subscription {
    pub(super) const fn new(
        room: Arc<Room>,
        follower: FollowerId,
        token: TokenHash,
        cursor: Cursor,
    ) -> Self {
        Self {
            room,
            follower,
            token,
            cursor,
            presence: 0,
            watched: false,
        }
    }

    /// Whether another player would notice if this client went away.
    pub(crate) const fn is_watched(&self) -> bool {
        self.watched
    }

    /// The client has not answered for a while, or is heard again.
    pub(crate) fn set_away(&self, away: bool) {
        self.room.set_away(self.follower, away);
    }

    /// The next thing to send, if there is one. To be called until there is none, or it is the last.
    pub(crate) fn next(&mut self) -> Option<News> {
        let mut state = self.room.lock();
        if state.status == Status::Closed {
            return Some(News::Closed);
        }
        if let Some(text) = state.next_text(&self.room.id, &mut self.cursor) {
            let is_last = self.cursor.events == state.replica.history().events()
                && self.presence == state.presence.version;
            return Some(News::Text { text, is_last });
        }
        if self.presence < state.presence.version {
            self.presence = state.presence.version;
            let own = state.replica.history().seats().actor(&self.token);
            self.watched = state.presence.has_others(own);
            let text = state.presence.text.clone();
            return Some(News::Text {
                text,
                is_last: true,
            });
        }
        None
    }

    /// The client sends a command, received at this time.
    pub(crate) fn submit(&self, id: CommandId, command: Command, received: Moment) {
        self.room
            .submit(self.follower, self.token, id, command, received);
    }

    /// The events of a command that was executed before, once more.
    pub(crate) fn repeat(&self, first: u32) -> Option<Utf8Bytes> {
        let state = self.room.lock();
        let page = state.replica.history().batch_at(first)?;
        let game = &self.room.id;
        let text = ServerMessage::events_text(game, page.since, &page.ids, page.head, &page.events);
        Some(text.into())
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.room.leave(self.follower);
    }
}
