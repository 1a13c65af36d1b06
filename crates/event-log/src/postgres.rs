//! The log in Postgres, for several nodes.
//!
//! Writes are committed in groups, a statement each, by a few tasks with a connection of their own.

mod connect;
mod group;
mod queue;
mod read;
mod retention;
mod schema;
mod transfer;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use caminos_protocol::socket::GameId;
use sqlx::PgPool;
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use self::group::{Write, WriteKind};
use self::queue::{Queue, QueueError};
use crate::notify::notify;
use crate::retention_clock::RetentionClock;
use crate::stats::Counters;
use crate::{
    Append, AppendError, BoxFuture, Candidate, Cause, DeleteError, Elapsed, EventLog, GameKey,
    ImportError, Lifecycle, NewGame, OnCommit, OpenError, ProbeError, ReadError, Stats, StoredGame,
    Transfer,
};

/// Groups that are on their way at once.
const WRITERS: u32 = 4;
/// Connections for everything else.
const READERS: u32 = 4;

struct Shared {
    queue: Queue,
    writers: PgPool,
    readers: PgPool,
    clock: RetentionClock,
    counters: Counters,
    runtime: Handle,
    place: String,
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
        Self::open_with(url, Elapsed::default()).await
    }

    /// The same with another source of time for retention.
    ///
    /// # Errors
    /// As for [`PostgresLog::open`].
    pub async fn open_with(url: &str, elapsed: Elapsed) -> Result<Self, OpenError> {
        let connected = connect::connect(url).await?;
        let shared = Arc::new(Shared {
            queue: Queue::default(),
            writers: connect::pool(&connected.options, WRITERS),
            readers: connect::pool(&connected.options, READERS),
            clock: RetentionClock::new(elapsed, connected.clock),
            counters: Counters::default(),
            runtime: Handle::current(),
            place: connected.place,
        });
        let start = |_| tokio::spawn(writer::run(Arc::clone(&shared)));
        let writers = Arc::new(Mutex::new((0..WRITERS).map(start).collect()));
        Ok(Self { shared, writers })
    }

    /// The address of the database, without its password.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.shared.place
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
        let (pool, game) = (self.shared.readers.clone(), game.clone());
        Box::pin(async move { read::read(&pool, game, from).await })
    }

    fn heads(
        &self,
        games: Vec<GameKey>,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, u32)>, ReadError>> {
        let pool = self.shared.readers.clone();
        Box::pin(async move { read::heads(&pool, games).await })
    }

    fn probe(&self) -> BoxFuture<'static, Result<(), ProbeError>> {
        let pool = self.shared.readers.clone();
        Box::pin(async move {
            let sql = "UPDATE caminos.meta SET value = value + 1 WHERE name = 'probe'";
            match sqlx::query(sql).execute(&pool).await {
                Ok(_) => Ok(()),
                Err(sqlx::Error::PoolClosed) => Err(ProbeError::Closed),
                Err(error) => Err(ProbeError::Failed(Cause::new(error))),
            }
        })
    }

    fn expired(
        &self,
        lifecycle: Lifecycle,
        age: Duration,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<Candidate>, ReadError>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            retention::expired(&shared.readers, &shared.clock, lifecycle, age, most)
                .await
                .map_err(read::failed)
        })
    }

    fn delete(&self, games: Vec<Candidate>) -> BoxFuture<'static, Result<usize, DeleteError>> {
        let pool = self.shared.readers.clone();
        Box::pin(async move { retention::delete(&pool, &games).await.map_err(not_deleted) })
    }

    fn unclassified(&self, most: usize) -> BoxFuture<'static, Result<Vec<Candidate>, ReadError>> {
        let pool = self.shared.readers.clone();
        Box::pin(async move {
            let found = retention::unclassified(&pool, most).await;
            found.map_err(read::failed)
        })
    }

    fn classify(
        &self,
        games: Vec<(Candidate, Lifecycle)>,
    ) -> BoxFuture<'static, Result<(), DeleteError>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let now = shared.clock.now();
            let classified = retention::classify(&shared.readers, now, &games).await;
            classified.map_err(not_deleted)
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
                if writer.await.is_err() {
                    tracing::error!("a writer of the event log panicked");
                }
            }
            if !shared.readers.is_closed()
                && let Err(error) = retention::store_clock(&shared.readers, &shared.clock).await
            {
                tracing::warn!(%error, "the retention clock could not be stored");
            }
            shared.writers.close().await;
            shared.readers.close().await;
        })
    }
}

impl Transfer for PostgresLog {
    fn list(
        &self,
        after: Option<GameKey>,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, GameId)>, ReadError>> {
        let pool = self.shared.readers.clone();
        Box::pin(async move {
            let listed = transfer::list(&pool, after, most).await;
            listed.map_err(read::failed)
        })
    }

    fn import(&self, games: Vec<StoredGame>) -> BoxFuture<'static, Result<(), ImportError>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let now = shared.clock.now();
            match transfer::import(&shared.readers, now, &games).await {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(ImportError::Failed(Cause::new(error))),
                Err(sqlx::Error::PoolClosed) => Err(ImportError::Closed),
                Err(error) => Err(ImportError::Failed(Cause::new(error))),
            }
        })
    }
}

fn not_deleted(error: sqlx::Error) -> DeleteError {
    match error {
        sqlx::Error::PoolClosed => DeleteError::Closed,
        error => DeleteError::Failed(Cause::new(error)),
    }
}

impl std::fmt::Debug for PostgresLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = &self.shared.place;
        f.debug_tuple("PostgresLog").field(place).finish()
    }
}

impl Drop for PostgresLog {
    fn drop(&mut self) {
        // The writers finish what is queued and end.
        self.shared.queue.close();
    }
}
