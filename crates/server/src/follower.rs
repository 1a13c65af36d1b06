//! Who follows a game: a connection's mailbox, which rooms wake.

use std::sync::{Mutex, MutexGuard, PoisonError};

use caminos_node::Reply;
use caminos_protocol::socket::{CommandId, GameId};
use tokio::sync::Notify;

/// Where rooms leave something for a connection. Events are not left here: a connection that is
/// woken fetches them from the room as fast as its client takes them, so that a slow reader holds
/// no memory (backpressure), and what piled up comes in one frame.
#[derive(Debug, Default)]
pub(crate) struct Mailbox {
    wake: Notify,
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
        self.wake.notify_one();
    }

    /// Until there is something new.
    pub(crate) async fn woken(&self) {
        self.wake.notified().await;
    }

    /// Bounded by what a client sends: its connection takes what was left here before it reads on,
    /// and reads nothing while it waits for the client to take something.
    pub(crate) fn deliver(&self, reply: CommandReply) {
        self.lock().push(reply);
        self.wake();
    }

    /// Takes what was left.
    pub(crate) fn take_replies(&self) -> Vec<CommandReply> {
        std::mem::take(&mut self.lock())
    }
}
