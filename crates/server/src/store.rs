//! The event log: the batches of all games in one SQLite file.
//!
//! One thread writes, with group commit: it commits whatever is queued with one sync of the
//! write-ahead log, and only then runs the callbacks of those writes.

mod folder;
mod heads;
mod load;
mod queue;
mod retention;
mod schema;
mod writer;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use caminos_protocol::socket::GameId;
use caminos_table::Player;
use rusqlite::Connection;
use tokio::runtime::Handle;

pub use folder::OpenError;
pub(crate) use load::{LoadError, StoredGame};
pub use retention::Retention;
pub(crate) use retention::{Candidate, Lifecycle};

use self::folder::Folder;
use self::heads::Heads;
use self::queue::Queue;
use self::writer::Writer;
use crate::event_batch::EventBatch;
use crate::metrics::Metrics;
use crate::token::TokenHash;

/// A game's number in the store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameKey(i64);

/// A fencing epoch: one lifetime of a room in memory. After a failed write nothing more of its
/// epoch is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RoomEpoch(u64);

/// A write to the store.
#[derive(Debug)]
pub(crate) enum Write {
    /// A new game with its first event.
    Open {
        game: GameId,
        owner: TokenHash,
        events: String,
    },
    /// The next batch of a game.
    Append {
        epoch: RoomEpoch,
        key: GameKey,
        batch: Arc<EventBatch>,
        /// The seat that it claims.
        claimed: Option<(Player, TokenHash)>,
    },
    /// The lifecycle of a game, for retention.
    Classify(Candidate, Lifecycle),
    /// Deletes a game, if nothing has happened in it since it was found.
    Delete(Candidate),
    /// Writes the newest entries to the rows of their games.
    CheckpointHeads,
    /// Nothing: an empty commit that shows whether the store takes writes.
    Probe,
}

impl Write {
    const fn epoch(&self) -> Option<RoomEpoch> {
        match self {
            Self::Append { epoch, .. } => Some(*epoch),
            _ => None,
        }
    }
}

/// Why something was not written.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum WriteError {
    #[error("the store failed: {0}")]
    Failed(Arc<rusqlite::Error>),
    #[error("an earlier write of the same room failed")]
    Fenced,
    #[error("the store is closed")]
    Closed,
}

/// Called once a write is durable, or has failed. The key is the game's.
pub(crate) type OnCommit = Box<dyn FnOnce(Result<GameKey, WriteError>) + Send>;

struct Job {
    write: Write,
    on_commit: OnCommit,
}

/// The games on disk. Dropping it writes what is queued.
pub struct Store {
    queue: Arc<Queue>,
    callbacks: Arc<OnceLock<Handle>>,
    heads: Arc<Heads>,
    epochs: AtomicU64,
    reader: Mutex<Connection>,
    writer: Mutex<Option<JoinHandle<()>>>,
    metrics: Arc<Metrics>,
    path: PathBuf,
    /// Held while the program runs, so that no second one writes beside it.
    _folder: Folder,
}

impl Store {
    /// Backpressure: with more queued writes, commands are refused, so that a stuck disk does not
    /// fill the memory.
    const MAX_QUEUED: usize = 100_000;

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
        let callbacks = Arc::new(OnceLock::new());
        let heads = Arc::new(Heads::default());
        let writer = Writer {
            connection,
            queue: Arc::clone(&queue),
            callbacks: Arc::clone(&callbacks),
            metrics: Arc::clone(&metrics),
            heads: Arc::clone(&heads),
            newest,
            checkpointed: newest,
            fenced: HashSet::new(),
        };
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run())
            .map_err(OpenError::Thread)?;
        Ok(Self {
            queue,
            callbacks,
            heads,
            epochs: AtomicU64::new(0),
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

    /// The metrics, in the text format of Prometheus.
    #[must_use]
    pub fn metrics_text(&self) -> String {
        self.metrics.text()
    }

    pub(crate) const fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Runs callbacks on this runtime, and not on the writer's thread, which has the next
    /// commit to make.
    pub(crate) fn run_callbacks_on(&self, runtime: Handle) {
        // The first one stays.
        let _ = self.callbacks.set(runtime);
    }

    /// Whether the queue takes another write.
    pub(crate) fn has_room(&self) -> bool {
        self.queue.len() < Self::MAX_QUEUED
    }

    /// Queues a write. The callback is called when it is durable, and never from within this
    /// call; the writes of one game keep their order.
    ///
    /// # Errors
    /// When the store is closed. The callback is dropped then.
    pub(crate) fn write(&self, write: Write, on_commit: OnCommit) -> Result<(), WriteError> {
        let queued = self.queue.push(Job { write, on_commit });
        queued.map_err(|_| WriteError::Closed)
    }

    /// Writes what is queued and takes nothing more. Blocks until it is done.
    pub fn close(&self) {
        self.queue.close();
        let writer = self
            .writer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(writer) = writer else { return };
        // A callback on the writer's thread may drop the last reference; the thread then ends by itself.
        if writer.thread().id() != std::thread::current().id() && writer.join().is_err() {
            tracing::error!("the store's thread panicked");
        }
    }

    /// Reads a game. Blocks for as long as the disk takes.
    pub(crate) fn load(&self, game: &GameId) -> Result<Option<StoredGame>, LoadError> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        load::load(&reader, &self.heads, game)
    }

    /// Up to `most` games in which nothing has happened for this long. Blocks.
    pub(crate) fn unused(
        &self,
        lifecycle: Lifecycle,
        unused: Duration,
        most: usize,
    ) -> rusqlite::Result<Vec<Candidate>> {
        let reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        retention::unused(&reader, lifecycle, unused, most)
    }

    /// For a room that is loaded.
    pub(crate) fn new_epoch(&self) -> RoomEpoch {
        RoomEpoch(self.epochs.fetch_add(1, Ordering::Relaxed))
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
