//! What a replica wants done.

use std::sync::Arc;

use caminos_event_log::{Append, Batch, HistoryHash};
use caminos_message::Message;
use caminos_table::{CommandId, Refusal};

use crate::history::{HistoryError, SeatChange};
use crate::turn::Turn;

/// Why a replica is of no more use.
#[derive(Debug, thiserror::Error)]
pub enum AbandonReason {
    /// The game was deleted.
    #[error("the game was deleted")]
    Deleted,
    /// The log ends before what was known to be durable: it was restored from a backup.
    #[error("the log has {stored} events, though {known} were durable")]
    SetBack {
        /// The events that were known.
        known: u32,
        /// Those that are there now.
        stored: u32,
    },
    /// The log holds other events than were known: it was restored and has gone on since.
    #[error("the log has another history")]
    OtherHistory,
    /// The log does not continue the history.
    #[error(transparent)]
    History(#[from] HistoryError),
}

/// Something that a replica wants done. `C` names a connection of this node.
#[derive(Debug)]
pub enum Effect<C> {
    /// Append to the log, and report with [`Replica::appended`](crate::Replica::appended).
    Append(Append),
    /// Read the log from this sequence number on, and report with
    /// [`Replica::read_finished`](crate::Replica::read_finished).
    Read {
        /// The number of events that are known; 0 when they may be others than those of the log.
        from: u32,
    },
    /// Publish to the other nodes.
    Publish(PublishedBatch),
    /// There are new events: those who follow the game get them with
    /// [`History::page`](crate::History::page).
    Advanced(SeatChange),
    /// The log does not continue what this replica knows, or the game is deleted: drop the
    /// replica, and read the game anew when somebody asks for it. It does nothing any more.
    Abandon(AbandonReason),
    /// A command of the server itself came to nothing, since the log could not be asked: issue it
    /// again after a while.
    RetryServerCommand,
    /// A computer's move was refused: it was found for another position, or cannot be made now.
    /// If it is still this turn, a move has to be found again.
    ComputerMoveRefused(Turn),
    /// Answer a connection.
    Reply {
        /// Which one.
        to: C,
        /// The command.
        id: CommandId,
        /// What became of it.
        reply: Reply,
    },
}

/// A committed batch on its way to the other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublishedBatch {
    /// The hash of the history before it.
    pub before: HistoryHash,
    /// The batch.
    pub batch: Arc<Batch>,
}

/// What became of a command, unless it was accepted: then its events say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// It was executed before; its events begin at this sequence number.
    Repeated {
        /// The first of its events.
        first: u32,
    },
    /// Nothing has changed.
    Refused {
        /// Why.
        refusal: Box<Refusal>,
        /// The same for people.
        reasons: Vec<Message>,
    },
    /// The log could not be asked, or too many commands wait. It helps to send it again.
    Unavailable,
}
