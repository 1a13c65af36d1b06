//! A write as both stores queue it.

use crate::{Append, AppendError, GameKey, NewGame, OnCommit};

pub(crate) enum WriteKind {
    Create(NewGame),
    Append(Append),
}

/// A write that is committed with others.
pub(crate) struct Write {
    pub(crate) kind: WriteKind,
    pub(crate) on_commit: OnCommit,
}

pub(crate) type Written = Result<GameKey, AppendError>;

/// Why a queue takes no more writes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum QueueError {
    Full,
    Closed,
}
