//! What survives a crash: games as lists of entries in one SQLite file.
//!
//! One thread writes. It commits whatever has come in together with one sync to the disk,
//! and only then says so to those who wait for it.

mod folder;
mod heads;
mod load;
mod queue;
mod schema;
mod tidy;
mod writer;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use caminos_protocol::message::GameId;
use caminos_table::Player;
use rusqlite::Connection;
use tokio::runtime::Handle;

pub use folder::OpenError;
pub(crate) use load::{LoadError, StoredGame};
pub use tidy::Keep;
pub(crate) use tidy::{Candidate, Stage};

use self::folder::Folder;
use self::heads::Heads;
use self::queue::Queue;
use self::writer::Writer;
use crate::entry::Entry;
use crate::metrics::Metrics;
use crate::token::TokenHash;

/// A game's number in the store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameKey(i64);

/// One room's time as the place where a game is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Author(u64);

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
        author: Author,
        key: GameKey,
        entry: Arc<Entry>,
        /// The seat that was claimed by it.
        claimed: Option<(Player, TokenHash)>,
    },
    /// How far a game has come.
    Judge(Candidate, Stage),
    /// A game goes, if nothing has happened in it since it was found.
    Delete(Candidate),
    /// Whatever is known of games goes into their rows.
    Settle,
    /// Nothing: to hear whether the writer is well.
    Nothing,
}

impl Write {
    const fn author(&self) -> Option<Author> {
        match self {
            Self::Append { author, .. } => Some(*author),
            _ => None,
        }
    }
}

/// Why something was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum WriteError {
    #[error("the store failed: {0}")]
    Failed(Arc<rusqlite::Error>),
    #[error("something before it could not be written")]
    Gap,
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
    queue: Arc<Queue>,
    tellers: Arc<OnceLock<Handle>>,
    heads: Arc<Heads>,
    authors: AtomicU64,
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
    const MAX_WAITING: usize = 100_000;

    /// Opens the store in a folder, and makes both if they are not there.
    ///
    /// # Errors
    /// When the folder cannot be used, another program uses it, or the database is damaged or
    /// of a newer program.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, OpenError> {
        let folder = Folder::open(folder.into())?;
        let path = folder.database();
        let (connection, newest) = schema::open(&path)?;
        let reader = schema::open_reader(&path)?;
        let metrics = Arc::new(Metrics::default());
        let queue = Arc::new(Queue::default());
        let tellers = Arc::new(OnceLock::new());
        let heads = Arc::new(Heads::default());
        let writer = Writer {
            connection,
            queue: Arc::clone(&queue),
            tellers: Arc::clone(&tellers),
            metrics: Arc::clone(&metrics),
            heads: Arc::clone(&heads),
            newest,
            settled: newest,
            failed: HashSet::new(),
        };
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run())
            .map_err(OpenError::Thread)?;
        Ok(Self {
            queue,
            tellers,
            heads,
            authors: AtomicU64::new(0),
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

    /// Those who wait for a write are told on this runtime from now on, some at a time, and
    /// not on the writer's thread, which has the next commit to make.
    pub(crate) fn tell_on(&self, runtime: Handle) {
        // Whoever came first keeps it.
        let _ = self.tellers.set(runtime);
    }

    /// Whether another write would be taken.
    pub(crate) fn has_room(&self) -> bool {
        self.queue.len() < Self::MAX_WAITING
    }

    /// Hands in a write. `done` is told when it is safe, and never from within this call;
    /// those of one game are written in the order in which they were handed in.
    ///
    /// # Errors
    /// When the store is closed. `done` is not told then.
    pub(crate) fn write(&self, write: Write, done: Done) -> Result<(), WriteError> {
        let handed_in = self.queue.put(Job { write, done });
        handed_in.map_err(|_| WriteError::Closed)
    }

    /// Writes what is waiting and takes nothing more. Blocks until it is done.
    pub(crate) fn close(&self) {
        self.queue.close();
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
        load::load(&reader, &self.heads, game)
    }

    /// Up to `most` games of a stage in which nothing has happened for so long. Blocks.
    pub(crate) fn unused(
        &self,
        stage: Stage,
        unused: Duration,
        most: usize,
    ) -> rusqlite::Result<Vec<Candidate>> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        tidy::unused(&reader, stage, unused, most)
    }

    /// For a room that begins.
    pub(crate) fn new_author(&self) -> Author {
        Author(self.authors.fetch_add(1, Ordering::Relaxed))
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
