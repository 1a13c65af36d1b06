//! Who follows a game: a connection's mailbox, which rooms wake.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use caminos_node::Reply;
use caminos_protocol::socket::{CommandId, GameId};

use crate::wake_flag::WakeFlag;

/// Where rooms leave something for a connection. Events are not left here: a connection that is
/// woken fetches them from the room as fast as its client takes them, so that a slow reader holds
/// no memory (backpressure), and what piled up comes in one frame.
#[derive(Debug, Default)]
pub(crate) struct Mailbox {
    news: WakeFlag,
    replies: Mutex<Vec<CommandReply>>,
}

/// What became of a command.
#[derive(Debug)]
pub(crate) struct CommandReply {
    pub(crate) game: GameId,
    pub(crate) id: CommandId,
    pub(crate) reply: Reply,
}

impl Mailbox {
    fn lock(&self) -> MutexGuard<'_, Vec<CommandReply>> {
        self.replies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// There is something new in a room.
    pub(crate) fn wake(&self) {
        self.news.wake();
    }

    /// Whether there is something new since the last time; otherwise the task is woken when there is.
    pub(crate) fn poll_woken(&self, cx: &mut Context<'_>) -> Poll<()> {
        self.news.poll_woken(cx)
    }

    /// A connection sends no further command while too many wait, so that this is bounded.
    pub(crate) fn deliver(&self, reply: CommandReply) {
        self.lock().push(reply);
        self.wake();
    }

    /// Takes what was left.
    pub(crate) fn take_replies(&self) -> Vec<CommandReply> {
        std::mem::take(&mut self.lock())
    }
}
