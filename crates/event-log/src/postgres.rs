//! The log in Postgres, for several nodes.
//!
//! Writes are committed in groups, a statement each, by a few tasks with a connection of their own.

mod connect;
mod group;
mod queue;
mod read;
mod retention;
mod schema;
mod timekeeping;
mod transfer;
mod writer;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use caminos_table::{GameId, Moment};
use sqlx::postgres::PgConnectOptions;
use sqlx::{PgConnection, PgPool};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, Semaphore};
use tokio::task::JoinHandle;

use self::queue::Queue;
use crate::notify::notify;
use crate::retention_clock::RetentionClock;
use crate::stats::Counters;
use crate::write::{QueueError, Write, WriteKind};
use crate::{
    Append, AppendError, BoxFuture, Cause, EventLog, GameKey, GameVersion, Heartbeat, ImportError,
    Lifecycle, MonotonicClock, NewGame, OnCommit, OpenError, Outage, ProbeError, ReadError,
    RetentionError, Stats, StoredGame, Timekeeping, Transfer,
};

/// Groups that are on their way at once.
const WRITERS: u32 = 4;
/// Connections for everything else.
const READERS: u32 = 4;
/// Connections for what must wait for nothing else.
const WATCH: u32 = 1;

/// Connections whose users take turns.
struct Connections {
    pool: PgPool,
    /// Whoever wants one waits here: the pool's own patience is for making connections.
    turns: Semaphore,
}

impl Connections {
    /// Longer than the server's own limit: without an answer until then the connection is lost.
    const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
    /// How long somebody waits for their turn, with many others before them.
    const TURN_TIMEOUT: Duration = Duration::from_secs(30);

    fn new(options: &PgConnectOptions, most: u32) -> Self {
        Self {
            pool: connect::pool(options, most),
            turns: Semaphore::new(most as usize),
        }
    }

    async fn run<T>(
        &self,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        self.run_within(Self::ANSWER_TIMEOUT, work).await
    }

    async fn run_within<T>(
        &self,
        limit: Duration,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, sqlx::Result<T>>,
    ) -> sqlx::Result<T> {
        let turn = tokio::time::timeout(Self::TURN_TIMEOUT, self.turns.acquire());
        let Ok(Ok(_turn)) = turn.await else {
            return Err(sqlx::Error::PoolTimedOut);
        };
        let mut connection = self.pool.acquire().await?;
        match tokio::time::timeout(limit, work(&mut connection)).await {
            Ok(result) => result,
            Err(_) => {
                // The answer may still come: nobody else must take it for theirs.
                drop(connection.detach());
                Err(io::Error::from(io::ErrorKind::TimedOut).into())
            }
        }
    }
}

struct Shared {
    queue: Queue,
    writers: PgPool,
    readers: Connections,
    /// For what must not wait behind the games that are read: whether the log takes writes,
    /// heartbeats, flags that are due.
    watch: Connections,
    clock: Arc<RetentionClock>,
    counters: Counters,
    runtime: Handle,
    location: String,
}

/// The games in a Postgres database, in the schema `caminos`.
pub struct PostgresLog {
    shared: Arc<Shared>,
    writers: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl PostgresLog {
    /// Connects to a database, such as `postgres://user:password@host/database?sslmode=verify-full`,
    /// and makes or migrates its tables. Reads and callbacks run on the runtime of the caller.
    ///
    /// # Errors
    /// When the address is wrong, the server does not answer or refuses, or the tables are those
    /// of a newer program.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::open_with(url, MonotonicClock::default()).await
    }

    /// The same with another source of time for retention.
    ///
    /// # Errors
    /// As for [`PostgresLog::open`].
    pub async fn open_with(url: &str, monotonic: MonotonicClock) -> Result<Self, OpenError> {
        let connected = connect::connect(url).await?;
        let shared = Arc::new(Shared {
            queue: Queue::default(),
            writers: connect::pool(&connected.options, WRITERS),
            readers: Connections::new(&connected.options, READERS),
            watch: Connections::new(&connected.options, WATCH),
            clock: Arc::new(RetentionClock::new(monotonic, connected.clock)),
            counters: Counters::default(),
            runtime: Handle::current(),
            location: connected.location,
        });
        let start = |_| tokio::spawn(writer::run(Arc::clone(&shared)));
        let writers = Arc::new(Mutex::new((0..WRITERS).map(start).collect()));
        Ok(Self { shared, writers })
    }

    /// On one of the connections for reading.
    fn query<T: 'static, E: 'static>(
        &self,
        failed: impl FnOnce(sqlx::Error) -> E + Send + 'static,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, sqlx::Result<T>>
        + Send
        + 'static,
    ) -> BoxFuture<'static, Result<T, E>> {
        self.run(|shared| &shared.readers, failed, work)
    }

    /// On the connection for what must not wait behind the games that are read.
    fn watch<T: 'static, E: 'static>(
        &self,
        failed: impl FnOnce(sqlx::Error) -> E + Send + 'static,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, sqlx::Result<T>>
        + Send
        + 'static,
    ) -> BoxFuture<'static, Result<T, E>> {
        self.run(|shared| &shared.watch, failed, work)
    }

    fn run<T: 'static, E: 'static>(
        &self,
        connections: fn(&Shared) -> &Connections,
        failed: impl FnOnce(sqlx::Error) -> E + Send + 'static,
        work: impl for<'c> FnOnce(&'c mut PgConnection) -> BoxFuture<'c, sqlx::Result<T>>
        + Send
        + 'static,
    ) -> BoxFuture<'static, Result<T, E>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move { connections(&shared).run(work).await.map_err(failed) })
    }

    fn write(&self, kind: WriteKind, on_commit: OnCommit) {
        if let Err((refused, error)) = self.shared.queue.push(Write { kind, on_commit }) {
            let error = match error {
                QueueError::Full => AppendError::Overloaded,
                QueueError::Closed => AppendError::Closed,
            };
            notify(&self.shared.runtime, vec![(refused.on_commit, Err(error))]);
        }
    }
}

impl EventLog for PostgresLog {
    fn is_shared(&self) -> bool {
        true
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
        let (shared, game) = (Arc::clone(&self.shared), game.clone());
        Box::pin(async move {
            let id = game.clone();
            let rows = shared
                .readers
                .run(|c| Box::pin(async move { read::rows(c, &id, from).await }))
                .await
                .map_err(read::failed)?;
            read::game(&rows, game, from)
        })
    }

    fn heads(
        &self,
        games: Vec<GameKey>,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, u32)>, ReadError>> {
        self.query(read::failed, move |c| {
            Box::pin(async move { read::heads(c, &games).await })
        })
    }

    fn probe(&self) -> BoxFuture<'static, Result<(), ProbeError>> {
        self.watch(no_writes, |c| {
            let sql = "UPDATE caminos.meta SET value = value + 1 WHERE name = 'probe'";
            Box::pin(async move { sqlx::query(sql).execute(c).await.map(drop) })
        })
    }

    fn overdue(
        &self,
        by: Moment,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameId>, ReadError>> {
        self.watch(read::failed, move |c| {
            Box::pin(timekeeping::overdue(c, by, most))
        })
    }

    fn heartbeat(&self, beat: Heartbeat) -> BoxFuture<'static, Result<Vec<Outage>, ProbeError>> {
        let noted = self.watch(no_writes, move |c| {
            Box::pin(timekeeping::heartbeat(c, beat))
        });
        Box::pin(async move {
            let noted = noted.await?;
            noted.map_err(|ahead| ProbeError::Failed(Cause::new(ahead)))
        })
    }

    fn expired(
        &self,
        lifecycle: Lifecycle,
        age: Duration,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>> {
        let clock = Arc::clone(&self.shared.clock);
        self.query(read::failed, move |c| {
            Box::pin(async move { retention::expired(c, &clock, lifecycle, age, most).await })
        })
    }

    fn delete(&self, games: Vec<GameVersion>) -> BoxFuture<'static, Result<usize, RetentionError>> {
        self.query(retention_error, move |c| {
            Box::pin(async move { retention::delete(c, &games).await })
        })
    }

    fn unclassified(&self, most: usize) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>> {
        self.query(read::failed, move |c| {
            Box::pin(retention::unclassified(c, most))
        })
    }

    fn classify(
        &self,
        games: Vec<(GameVersion, Lifecycle)>,
    ) -> BoxFuture<'static, Result<(), RetentionError>> {
        let now = self.shared.clock.now();
        self.query(retention_error, move |c| {
            Box::pin(async move { retention::classify(c, now, &games).await })
        })
    }

    fn stats(&self) -> Stats {
        self.shared.counters.stats(self.shared.queue.len())
    }

    fn close(&self) -> BoxFuture<'static, ()> {
        self.shared.queue.close();
        let (shared, writers) = (Arc::clone(&self.shared), Arc::clone(&self.writers));
        Box::pin(async move {
            for writer in writers.lock().await.drain(..) {
                // It fails only when the runtime ends.
                let _ = writer.await;
            }
            if !shared.readers.pool.is_closed() {
                let clock = Arc::clone(&shared.clock);
                let stored = shared
                    .readers
                    .run(|c| Box::pin(async move { retention::store_clock(c, &clock).await }))
                    .await;
                if let Err(error) = stored {
                    tracing::warn!(%error, "the retention clock could not be stored");
                }
            }
            shared.writers.close().await;
            shared.readers.pool.close().await;
            shared.watch.pool.close().await;
        })
    }
}

impl Transfer for PostgresLog {
    fn list(
        &self,
        after: Option<GameKey>,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, GameId)>, ReadError>> {
        self.query(read::failed, move |c| {
            Box::pin(transfer::list(c, after, most))
        })
    }

    fn import(&self, games: Vec<StoredGame>) -> BoxFuture<'static, Result<(), ImportError>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let now = shared.clock.now();
            let import = shared.readers.run_within(transfer::TIMEOUT, |c| {
                Box::pin(async move { transfer::import(c, now, &games).await })
            });
            match import.await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(ImportError::Failed(Cause::new(error))),
                Err(error) => Err(import_error(error)),
            }
        })
    }

    fn timekeeping(&self) -> BoxFuture<'static, Result<Timekeeping, ReadError>> {
        self.query(read::failed, |c| Box::pin(timekeeping::read(c)))
    }

    fn set_timekeeping(
        &self,
        timekeeping: Timekeeping,
    ) -> BoxFuture<'static, Result<(), ImportError>> {
        self.query(import_error, move |c| {
            Box::pin(timekeeping::replace(c, timekeeping))
        })
    }
}

fn import_error(error: sqlx::Error) -> ImportError {
    match error {
        sqlx::Error::PoolClosed => ImportError::Closed,
        error => ImportError::Failed(Cause::new(error)),
    }
}

fn no_writes(error: sqlx::Error) -> ProbeError {
    match error {
        sqlx::Error::PoolClosed => ProbeError::Closed,
        error => ProbeError::Failed(Cause::new(error)),
    }
}

fn retention_error(error: sqlx::Error) -> RetentionError {
    match error {
        sqlx::Error::PoolClosed => RetentionError::Closed,
        error => RetentionError::Failed(Cause::new(error)),
    }
}

impl std::fmt::Debug for PostgresLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let location = &self.shared.location;
        f.debug_tuple("PostgresLog").field(location).finish()
    }
}

impl Drop for PostgresLog {
    fn drop(&mut self) {
        // The writers finish what is queued and end.
        self.shared.queue.close();
    }
}
