//! What is queued in a simulation, and what crosses between clients, nodes and log.

use caminos_event_log::{Append, AppendError};
use caminos_node::{LogTail, PublishedBatch, ReadFailure, Turn};
use caminos_table::{Actor, Command, CommandId};

pub(crate) type ConnectionId = u64;

/// What a client sends.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    Join { since: u32, head: Option<String> },
    Command { id: String, command: Command },
}

/// What a client gets.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    Welcome {
        you: Actor,
        since: u32,
    },
    Events {
        since: u32,
        ids: Vec<CommandId>,
        head: String,
        events: String,
    },
    Refused(String),
    Unavailable,
    Broken,
}

#[derive(Debug)]
pub(crate) enum Action {
    /// Somebody does something: plays, reconnects.
    Act {
        client: usize,
    },
    ToNode {
        node: usize,
        life: u64,
        connection: ConnectionId,
        client: usize,
        request: Request,
    },
    ToClient {
        client: usize,
        connection: ConnectionId,
        answer: Answer,
    },
    /// An append reaches the log.
    Commit {
        node: usize,
        life: u64,
        game: usize,
        append: Append,
        late: bool,
    },
    Appended {
        node: usize,
        life: u64,
        game: usize,
        result: Result<(), AppendError>,
    },
    /// A read reaches the log.
    Read {
        node: usize,
        life: u64,
        game: usize,
        from: u32,
    },
    WasRead {
        node: usize,
        life: u64,
        game: usize,
        tail: Result<LogTail, ReadFailure>,
    },
    Published {
        node: usize,
        life: u64,
        game: usize,
        published: PublishedBatch,
    },
    /// A node has found a move for a computer's turn; without one, it looks again whose turn it is.
    Searched {
        node: usize,
        life: u64,
        game: usize,
        turn: Turn,
        text: Option<String>,
    },
    /// A command of a node itself could not be written a while ago.
    RetryDuties {
        node: usize,
        life: u64,
        game: usize,
    },
    /// A node compares its games with the heads of the log.
    Poll {
        node: usize,
    },
    Trouble,
}

#[derive(Debug)]
pub(crate) struct Queued {
    pub(crate) at: u64,
    pub(crate) order: u64,
    pub(crate) action: Action,
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Queued {}
impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Queued {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}
