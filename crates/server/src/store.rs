//! What survives a crash: games as lists of entries in one SQLite file.
//!
//! One thread writes. It commits whatever has come in together with one sync to the disk,
//! and only then says so to those who wait for it.

mod folder;
mod load;
mod schema;
mod writer;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use caminos_protocol::message::{CommandId, GameId};
use caminos_table::{Actor, Player};
use rusqlite::Connection;

pub use folder::OpenError;
pub(crate) use load::{LoadError, StoredGame};

use self::folder::Folder;
use self::writer::Writer;
use crate::metrics::{Count, Metrics};
use crate::token::TokenHash;

/// A game's number in the store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameKey(i64);

/// Something to write.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new game with its first event.
    Open {
        game: GameId,
        owner: TokenHash,
        events: String,
    },
    /// What happened next in a game.
    Append {
        key: GameKey,
        since: u32,
        by: Actor,
        id: Option<CommandId>,
        events: String,
        /// The seat that was claimed by it.
        claimed: Option<(Player, TokenHash)>,
    },
    /// Nothing: to hear whether the writer is well.
    Nothing,
}

/// Why something was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum WriteError {
    #[error("the store failed: {0}")]
    Failed(Arc<rusqlite::Error>),
    #[error("the store is closed")]
    Closed,
}

/// Told once a write is safe on disk, or has failed. The key is the game's.
pub(crate) type Done = Box<dyn FnOnce(Result<GameKey, WriteError>) + Send>;

struct Job {
    write: Write,
    done: Done,
}

/// The games on disk. Dropping it writes what is waiting.
pub struct Store {
    jobs: Mutex<Option<Sender<Job>>>,
    waiting: Arc<Count>,
    reader: Mutex<Connection>,
    writer: Mutex<Option<JoinHandle<()>>>,
    metrics: Arc<Metrics>,
    path: PathBuf,
    /// Held while the program runs, so that no second one writes beside it.
    _folder: Folder,
}

impl Store {
    /// Writes that may wait at a time; more are refused, so that a stuck disk does not
    /// eat the memory.
    const MAX_WAITING: u64 = 100_000;

    /// Opens the store in a folder, and makes both if they are not there.
    ///
    /// # Errors
    /// When the folder cannot be used, another program uses it, or the database is damaged or
    /// of a newer program.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, OpenError> {
        let folder = Folder::open(folder.into())?;
        let path = folder.database();
        let connection = schema::open(&path)?;
        let reader = schema::open_reader(&path)?;
        let metrics = Arc::new(Metrics::default());
        let waiting = Arc::new(Count::default());
        let (jobs, inbox): (Sender<Job>, Receiver<Job>) = channel();
        let writer = Writer::new(
            connection,
            inbox,
            Arc::clone(&waiting),
            Arc::clone(&metrics),
        );
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run())
            .map_err(OpenError::Thread)?;
        Ok(Self {
            jobs: Mutex::new(Some(jobs)),
            waiting,
            reader: Mutex::new(reader),
            writer: Mutex::new(Some(writer)),
            metrics,
            path,
            _folder: folder,
        })
    }

    /// The database file.
    #[must_use]
    pub const fn path(&self) -> &PathBuf {
        &self.path
    }

    pub(crate) const fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Whether another write would be taken.
    pub(crate) fn has_room(&self) -> bool {
        self.waiting.get() < Self::MAX_WAITING
    }

    /// Hands in a write. `done` is told from the writer's thread, in the order of writes.
    pub(crate) fn write(&self, write: Write, done: Done) {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(jobs) = &*jobs else {
            drop(jobs);
            return done(Err(WriteError::Closed));
        };
        self.waiting.one();
        if let Err(unsent) = jobs.send(Job { write, done }) {
            self.waiting.less_one();
            (unsent.0.done)(Err(WriteError::Closed));
        }
    }

    /// Writes what is waiting and takes nothing more. Blocks until it is done.
    pub(crate) fn close(&self) {
        let jobs = self
            .jobs
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        drop(jobs);
        let writer = self
            .writer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(writer) = writer else { return };
        // The writer itself may be the last to hold a room, and so the store; it ends by itself.
        if writer.thread().id() != std::thread::current().id() && writer.join().is_err() {
            tracing::error!("the store's thread panicked");
        }
    }

    /// Reads a game. Blocks for as long as the disk takes.
    pub(crate) fn load(&self, game: &GameId) -> Result<Option<StoredGame>, LoadError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        load::load(&reader, game)
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Store").field(&self.path).finish()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.close();
    }
}
