//! What can go wrong, one type an operation.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use caminos_table::GameId;

/// What a store's library says.
#[derive(Clone, Debug, thiserror::Error)]
#[error(transparent)]
pub struct Cause(Arc<dyn std::error::Error + Send + Sync>);

impl Cause {
    /// Of any error; other stores than those of this crate have their own.
    pub fn new(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self(error.into().into())
    }
}

/// Why a batch was not appended, or a game not created.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The game does not end where the batch begins, or there is a game of this id: the log
    /// has to be read.
    #[error("the game has other events than the writer knew")]
    Conflict,
    /// It was deleted.
    #[error("there is no such game")]
    NoSuchGame,
    /// It may be durable or not: the log has to be read.
    #[error("nobody knows whether the batch is stored: {0}")]
    Unknown(Cause),
    /// It is not durable and will not be.
    #[error("the batch is not stored: {0}")]
    Failed(Cause),
    /// Too much waits to be written. It is not durable.
    #[error("the store does not keep up")]
    Overloaded,
    /// The store is closed. It is not durable.
    #[error("the store is closed")]
    Closed,
}

/// Why a game cannot be read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ReadError {
    /// The store does not answer.
    #[error("the store cannot be read: {0}")]
    Failed(Cause),
    /// What is stored is no game. Nothing is deleted: somebody may be able to repair it.
    #[error("game {game}, event {event}: {detail}")]
    Damaged {
        /// The game.
        game: GameId,
        /// The event from which on it is.
        event: u32,
        /// What is wrong.
        detail: &'static str,
    },
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// Why a store takes no writes.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ProbeError {
    /// The write failed.
    #[error("the store takes no writes: {0}")]
    Failed(Cause),
    /// Too much waits to be written.
    #[error("the store does not keep up")]
    Overloaded,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// Why games were not deleted or classified.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RetentionError {
    /// The store refuses or does not answer.
    #[error("games could not be deleted or classified: {0}")]
    Failed(Cause),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error("the data folder {} cannot be used: {error}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another program has it.
    #[error("the data folder {} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// There is no database in the folder.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// The file is no database, or a damaged one.
    #[error(
        "the database {location} is damaged: {detail}. Restore a backup with caminos restore --replace, \
         or move it and {location}-wal away to begin with an empty one"
    )]
    Damaged {
        /// The file.
        location: String,
        /// What the database says.
        detail: String,
    },
    /// The database was made by a later version of this program.
    #[error(
        "the database {location} has version {found}, and this program knows versions up to {known}: it \
         needs a newer program"
    )]
    Newer {
        /// The file, or the server's address.
        location: String,
        /// Its version.
        found: u32,
        /// The last version that this program knows.
        known: u32,
    },
    /// The address of a database server cannot be read. It may hold a password, so it is not
    /// repeated.
    #[error("the address of the database is wrong: {detail}")]
    Address {
        /// What is wrong.
        detail: String,
    },
    /// The database server does not answer.
    #[error("the database {location} cannot be reached: {error}")]
    Unreachable {
        /// Its address without the password.
        location: String,
        /// Why.
        error: io::Error,
    },
    /// Anything else that the database refuses.
    #[error("the database {location} cannot be opened: {cause}")]
    Database {
        /// The file, or the server's address without its password.
        location: String,
        /// Why.
        cause: Cause,
    },
    /// Built without the feature `postgres`.
    #[error("this program was built without Postgres")]
    NoPostgres,
    /// No thread for the writer.
    #[error("no thread can be started: {0}")]
    Thread(io::Error),
}
