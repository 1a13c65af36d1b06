//! The log in one SQLite file, for one process.
//!
//! One thread writes, with group commit: it commits whatever is queued with one sync of the
//! write-ahead log, and only then runs the callbacks of those writes.

mod backup;
mod folder;
mod inspect;
mod queue;
mod read;
mod readers;
mod retention;
mod schema;
mod timekeeping;
mod transfer;
mod writer;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use caminos_table::{GameId, Moment};
use rusqlite::Connection;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

pub use self::backup::{BackedUp, BackupError, Existing, RestoreError, Restored, backup, restore};
use self::folder::Folder;
pub(crate) use self::folder::database;
pub use self::inspect::inspect;
use self::queue::Queue;
use self::readers::Readers;
use self::writer::{Heads, Job, Writer};
use crate::notify::notify;
use crate::retention_clock::RetentionClock;
use crate::stats::Counters;
use crate::write::{QueueError, Write, WriteKind};
use crate::{
    Append, AppendError, BoxFuture, Cause, EventLog, GameKey, GameVersion, Heartbeat, ImportError,
    Lifecycle, MonotonicClock, NewGame, OnCommit, OpenError, Outage, ProbeError, ReadError,
    RetentionError, Stats, StoredGame, Timekeeping, Transfer,
};

/// The games in a data folder. Dropping it writes what is queued.
pub struct SqliteLog {
    queue: Arc<Queue>,
    readers: Arc<Readers>,
    clock: Arc<RetentionClock>,
    counters: Arc<Counters>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
    runtime: Handle,
    path: PathBuf,
}

/// Why a task of the writer has no result.
enum TaskError {
    Failed(Cause),
    Overloaded,
    Closed,
}

impl TaskError {
    /// `None` when the store is closed.
    fn cause(self) -> Option<Cause> {
        match self {
            Self::Failed(cause) => Some(cause),
            Self::Overloaded => Some(Cause::new("too much waits to be written")),
            Self::Closed => None,
        }
    }
}

impl SqliteLog {
    /// Opens the log in a folder, and makes both if they are not there. Reads and callbacks
    /// run on the runtime.
    ///
    /// # Errors
    /// When the folder cannot be used, another program uses it, or the database is damaged or
    /// of a newer program.
    pub fn open(folder: impl Into<PathBuf>, runtime: Handle) -> Result<Self, OpenError> {
        Self::open_with(folder, runtime, MonotonicClock::default())
    }

    /// The same with another source of time for retention.
    ///
    /// # Errors
    /// As for [`SqliteLog::open`].
    pub fn open_with(
        folder: impl Into<PathBuf>,
        runtime: Handle,
        monotonic: MonotonicClock,
    ) -> Result<Self, OpenError> {
        let path = folder.into();
        let folder = Folder::open(path.clone())?;
        let database = folder.database();
        folder::make_private_file(&database).map_err(|error| OpenError::Folder { path, error })?;
        let connection = schema::open(&database)?;
        let stored = retention::stored_clock(&connection)
            .map_err(|error| schema::explain(&database, error))?;
        let clock = Arc::new(RetentionClock::new(monotonic, stored));
        let queue = Arc::new(Queue::default());
        let readers = Arc::new(Readers::new(database.clone()));
        let counters = Arc::new(Counters::default());
        let writer = Writer {
            connection,
            queue: Arc::clone(&queue),
            readers: Arc::clone(&readers),
            clock: Arc::clone(&clock),
            counters: Arc::clone(&counters),
            runtime: runtime.clone(),
            heads: Heads::default(),
            _folder: folder,
        };
        let writer = std::thread::Builder::new()
            .name("event-log".to_owned())
            .spawn(move || writer.run())
            .map_err(OpenError::Thread)?;
        Ok(Self {
            queue,
            readers,
            clock,
            counters,
            writer: Arc::new(Mutex::new(Some(writer))),
            runtime,
            path: database,
        })
    }

    /// The database file.
    #[must_use]
    pub const fn path(&self) -> &PathBuf {
        &self.path
    }

    fn write(&self, kind: WriteKind, on_commit: OnCommit) {
        let write = Job::Write(Write { kind, on_commit });
        if let Err((Job::Write(refused), error)) = self.queue.push(write) {
            let error = match error {
                QueueError::Full => AppendError::Overloaded,
                QueueError::Closed => AppendError::Closed,
            };
            notify(&self.runtime, vec![(refused.on_commit, Err(error))]);
        }
    }

    /// Runs something with the writer's connection, outside any transaction.
    fn task<T: Send + 'static>(
        &self,
        run: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> BoxFuture<'static, Result<T, TaskError>> {
        let (sender, receiver) = oneshot::channel();
        let task = Job::Task(Box::new(move |connection| {
            // Nobody waits for it any more when the receiver is gone.
            let _ = sender.send(run(connection));
        }));
        let queued = self.queue.push(task).map_err(|(_, error)| error);
        Box::pin(async move {
            match queued {
                Ok(()) => match receiver.await {
                    Ok(result) => result.map_err(|error| TaskError::Failed(Cause::new(error))),
                    // What is queued when the store is closed is still done.
                    Err(_) => Err(TaskError::Failed(Cause::new("the task has panicked"))),
                },
                Err(QueueError::Full) => Err(TaskError::Overloaded),
                Err(QueueError::Closed) => Err(TaskError::Closed),
            }
        })
    }

    /// Reads on a thread that may block, when a connection is free.
    fn reading<T: Send + 'static>(
        &self,
        read: impl FnOnce(&mut Connection) -> Result<T, ReadError> + Send + 'static,
    ) -> BoxFuture<'static, Result<T, ReadError>> {
        let (readers, runtime) = (Arc::clone(&self.readers), self.runtime.clone());
        Box::pin(async move {
            let turn = readers.turn().await;
            let reading = runtime.spawn_blocking(move || {
                // Until the end, also when nobody waits for it any more.
                let _turn = turn;
                readers.with(read)
            });
            match reading.await {
                Ok(read) => read,
                Err(error) if error.is_panic() => Err(ReadError::Failed(Cause::new(error))),
                // The runtime is shutting down.
                Err(_) => Err(ReadError::Closed),
            }
        })
    }
}

impl EventLog for SqliteLog {
    /// The folder is locked.
    fn is_shared(&self) -> bool {
        false
    }

    fn create(&self, game: NewGame, on_commit: OnCommit) {
        self.write(WriteKind::Create(game), on_commit);
    }

    fn append(&self, append: Append, on_commit: OnCommit) {
        self.write(WriteKind::Append(append), on_commit);
    }

    fn read(
        &self,
        game: &GameId,
        from: u32,
    ) -> BoxFuture<'static, Result<Option<StoredGame>, ReadError>> {
        let game = game.clone();
        self.reading(move |connection| read::read(connection, &game, from))
    }

    fn heads(
        &self,
        games: Vec<GameKey>,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, u32)>, ReadError>> {
        self.reading(move |connection| {
            read::heads(connection, &games).map_err(|error| ReadError::Failed(Cause::new(error)))
        })
    }

    fn probe(&self) -> BoxFuture<'static, Result<(), ProbeError>> {
        let probe = self.task(|connection| {
            let sql = "UPDATE meta SET value = value + 1 WHERE name = 'probe'";
            connection.execute(sql, []).map(drop)
        });
        Box::pin(async move { Ok(probe.await?) })
    }

    fn overdue(
        &self,
        by: Moment,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameId>, ReadError>> {
        self.reading(move |connection| {
            timekeeping::overdue(connection, by, most)
                .map_err(|error| ReadError::Failed(Cause::new(error)))
        })
    }

    fn heartbeat(&self, beat: Heartbeat) -> BoxFuture<'static, Result<Vec<Outage>, ProbeError>> {
        let noted = self.task(move |connection| timekeeping::heartbeat(connection, beat));
        Box::pin(async move { Ok(noted.await?) })
    }

    fn expired(
        &self,
        lifecycle: Lifecycle,
        age: Duration,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>> {
        let clock = Arc::clone(&self.clock);
        let find = self.task(move |connection| {
            retention::expired(connection, clock.now(), lifecycle, age, most)
        });
        Box::pin(async move { Ok(find.await?) })
    }

    fn delete(&self, games: Vec<GameVersion>) -> BoxFuture<'static, Result<usize, RetentionError>> {
        let delete = self.task(move |connection| retention::delete(connection, &games));
        Box::pin(async move { Ok(delete.await?) })
    }

    fn unclassified(&self, most: usize) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>> {
        self.reading(move |connection| {
            retention::unclassified(connection, most)
                .map_err(|error| ReadError::Failed(Cause::new(error)))
        })
    }

    fn classify(
        &self,
        games: Vec<(GameVersion, Lifecycle)>,
    ) -> BoxFuture<'static, Result<(), RetentionError>> {
        let clock = Arc::clone(&self.clock);
        let classify =
            self.task(move |connection| retention::classify(connection, clock.now(), &games));
        Box::pin(async move { Ok(classify.await?) })
    }

    fn stats(&self) -> Stats {
        self.counters.stats(self.queue.len())
    }

    fn close(&self) -> BoxFuture<'static, ()> {
        self.queue.close();
        let writer = Arc::clone(&self.writer);
        let joined = self.runtime.spawn_blocking(move || join(&writer));
        Box::pin(async move {
            // It fails only when the runtime ends; the thread then ends by itself.
            let _ = joined.await;
        })
    }
}

impl Transfer for SqliteLog {
    fn list(
        &self,
        after: Option<GameKey>,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, GameId)>, ReadError>> {
        self.reading(move |connection| {
            transfer::list(connection, after, most)
                .map_err(|error| ReadError::Failed(Cause::new(error)))
        })
    }

    fn import(&self, games: Vec<StoredGame>) -> BoxFuture<'static, Result<(), ImportError>> {
        let clock = Arc::clone(&self.clock);
        let import = self.task(move |connection| transfer::import(connection, clock.now(), &games));
        Box::pin(async move {
            let imported = import.await?;
            imported.map_err(|error| ImportError::Failed(Cause::new(error)))
        })
    }

    fn timekeeping(&self) -> BoxFuture<'static, Result<Timekeeping, ReadError>> {
        self.reading(|connection| {
            timekeeping::read(connection).map_err(|error| ReadError::Failed(Cause::new(error)))
        })
    }

    fn set_timekeeping(
        &self,
        timekeeping: Timekeeping,
    ) -> BoxFuture<'static, Result<(), ImportError>> {
        let set = self.task(move |connection| timekeeping::replace(connection, &timekeeping));
        Box::pin(async move { Ok(set.await?) })
    }
}

impl From<TaskError> for ReadError {
    fn from(error: TaskError) -> Self {
        error.cause().map_or(Self::Closed, Self::Failed)
    }
}

impl From<TaskError> for ImportError {
    fn from(error: TaskError) -> Self {
        error.cause().map_or(Self::Closed, Self::Failed)
    }
}

impl From<TaskError> for RetentionError {
    fn from(error: TaskError) -> Self {
        error.cause().map_or(Self::Closed, Self::Failed)
    }
}

impl From<TaskError> for ProbeError {
    fn from(error: TaskError) -> Self {
        match error {
            TaskError::Overloaded => Self::Overloaded,
            error => error.cause().map_or(Self::Closed, Self::Failed),
        }
    }
}

/// Waits for the writer. A second caller waits for the first one.
fn join(writer: &Mutex<Option<JoinHandle<()>>>) {
    let mut writer = writer.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(writer) = writer.take()
        && writer.join().is_err()
    {
        tracing::error!("the thread of the event log panicked");
    }
}

impl std::fmt::Debug for SqliteLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("SqliteLog").field(&self.path).finish()
    }
}

impl Drop for SqliteLog {
    fn drop(&mut self) {
        self.queue.close();
        join(&self.writer);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn a_read_that_panics_does_not_look_like_a_closed_store() {
        let folder = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(folder.path(), Handle::current()).unwrap();
        let read = log.reading(|_| -> Result<(), ReadError> { panic!("a fault of the reader") });
        let error = read.await.unwrap_err();
        assert!(matches!(error, ReadError::Failed(_)), "{error}");
        assert_eq!(log.heads(Vec::new()).await.unwrap(), []);
    }

    /// After a crash there were as many connections as clients, up to 512.
    #[tokio::test]
    async fn reads_take_turns() {
        let folder = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(folder.path(), Handle::current()).unwrap();
        let running = Arc::new(AtomicUsize::new(0));
        let together = Arc::new(Barrier::new(Readers::MOST));
        let reads: JoinSet<_> = (0..4 * Readers::MOST)
            .map(|_| {
                let (running, together) = (Arc::clone(&running), Arc::clone(&together));
                log.reading(move |_| {
                    let others = running.fetch_add(1, Ordering::SeqCst);
                    together.wait();
                    running.fetch_sub(1, Ordering::SeqCst);
                    Ok(others + 1)
                })
            })
            .collect();
        let at_once = reads.join_all().await.into_iter().map(Result::unwrap);
        assert_eq!(at_once.max(), Some(Readers::MOST));
    }

    /// Whatever was written from then on waited for ever.
    #[tokio::test]
    async fn a_panic_of_the_writer_is_that_of_one_task() {
        let folder = tempfile::tempdir().unwrap();
        let log = SqliteLog::open(folder.path(), Handle::current()).unwrap();
        let task = log.task(|connection| -> rusqlite::Result<()> {
            let _transaction = retention::begin(connection)?;
            panic!("a fault of the writer")
        });
        assert!(matches!(task.await, Err(TaskError::Failed(_))));
        log.probe().await.unwrap();
    }
}
