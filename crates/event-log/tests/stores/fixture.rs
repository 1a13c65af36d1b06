//! A store to test, and short ways to use one.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use caminos_event_log::{
    Append, AppendError, Batch, EventLog, GameKey, GameSummary, Lifecycle, MonotonicClock, NewGame,
    PostgresLog, SqliteLog, StoredGame, Transfer,
};
use caminos_table::{Actor, GameId};
use caminos_test_services::Postgres;
use tempfile::TempDir;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

pub(crate) type Log = Arc<dyn EventLog>;

/// Data that can be opened again and again.
pub(crate) trait Fixture: Sized {
    fn new() -> impl Future<Output = Self>;

    /// With this time for retention.
    fn open_with(&self, monotonic: MonotonicClock) -> impl Future<Output = Log>;

    /// To be copied.
    fn open_transfer(&self) -> impl Future<Output = Arc<dyn Transfer>>;

    async fn open(&self) -> Log {
        self.open_with(MonotonicClock::default()).await
    }

    /// Two nodes with the same data.
    async fn two_nodes(&self) -> [Log; 2];
}

/// A data folder.
pub(crate) struct Sqlite(pub(crate) TempDir);

impl Fixture for Sqlite {
    async fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    async fn open_with(&self, monotonic: MonotonicClock) -> Log {
        Arc::new(SqliteLog::open_with(self.0.path(), Handle::current(), monotonic).unwrap())
    }

    async fn open_transfer(&self) -> Arc<dyn Transfer> {
        Arc::new(SqliteLog::open(self.0.path(), Handle::current()).unwrap())
    }

    /// A folder has one process, so these are two users of one log.
    async fn two_nodes(&self) -> [Log; 2] {
        let log = self.open().await;
        [Arc::clone(&log), log]
    }
}

/// A database of a server that tests share.
pub(crate) struct Pg {
    pub(crate) url: String,
    server: Arc<Postgres>,
}

impl Pg {
    pub(crate) const fn server(&self) -> &Arc<Postgres> {
        &self.server
    }
}

/// One server for the tests that run at the same time; it stops with the last of them.
fn shared_server() -> Arc<Postgres> {
    static SERVER: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());
    let mut server = SERVER.lock().unwrap();
    server.upgrade().unwrap_or_else(|| {
        let started = Arc::new(Postgres::start().unwrap());
        *server = Arc::downgrade(&started);
        started
    })
}

impl Fixture for Pg {
    async fn new() -> Self {
        static DATABASES: AtomicU64 = AtomicU64::new(0);
        let number = DATABASES.fetch_add(1, Ordering::Relaxed);
        let made = tokio::task::spawn_blocking(move || {
            let server = shared_server();
            let url = server.new_database(&format!("games_{number}")).unwrap();
            Self { url, server }
        });
        made.await.unwrap()
    }

    async fn open_with(&self, monotonic: MonotonicClock) -> Log {
        Arc::new(PostgresLog::open_with(&self.url, monotonic).await.unwrap())
    }

    async fn open_transfer(&self) -> Arc<dyn Transfer> {
        Arc::new(PostgresLog::open(&self.url).await.unwrap())
    }

    async fn two_nodes(&self) -> [Log; 2] {
        [self.open().await, self.open().await]
    }
}

/// A clock that a test moves by hand.
#[derive(Clone, Default)]
pub(crate) struct TestClock(Arc<AtomicU64>);

impl TestClock {
    pub(crate) fn advance(&self, time: Duration) {
        self.0.fetch_add(time.as_secs(), Ordering::Relaxed);
    }

    pub(crate) fn monotonic(&self) -> MonotonicClock {
        let seconds = Arc::clone(&self.0);
        MonotonicClock::by(move || Duration::from_secs(seconds.load(Ordering::Relaxed)))
    }
}

pub(crate) fn id(number: usize) -> GameId {
    GameId::new(&format!("game-{number:05}")).unwrap()
}

/// A batch of one event with the sequence number and a text in it.
pub(crate) fn batch(first: u32, text: &str) -> Batch {
    Batch {
        first,
        count: 1,
        actor: Actor::Owner,
        command: None,
        seat_token: None,
        events: format!("[{{\"{text}\":{first}}}]").into(),
    }
}

pub(crate) type Written = Result<GameKey, AppendError>;

/// Waits for the callback. It never comes within the call.
async fn wait(receiver: oneshot::Receiver<Written>) -> Written {
    receiver.await.expect("a callback is always called")
}

pub(crate) async fn create(log: &Log, id: &GameId) -> Written {
    create_with(log, id, batch(0, "opened")).await
}

pub(crate) async fn create_with(log: &Log, id: &GameId, first: Batch) -> Written {
    let (sender, receiver) = oneshot::channel();
    let (id, batch) = (id.clone(), Arc::new(first));
    let on_commit = Box::new(|written| sender.send(written).expect("it is waited for"));
    let deadline = None;
    let new = NewGame {
        id,
        batch,
        deadline,
    };
    log.create(new, on_commit);
    wait(receiver).await
}

pub(crate) async fn append(log: &Log, game: GameKey, batch: Batch) -> Written {
    append_as(log, game, batch, None).await
}

pub(crate) async fn append_as(
    log: &Log,
    game: GameKey,
    batch: Batch,
    lifecycle: Option<Lifecycle>,
) -> Written {
    let summary = lifecycle.map(|lifecycle| GameSummary {
        lifecycle,
        deadline: None,
    });
    append_with(log, game, batch, summary).await
}

pub(crate) async fn append_with(
    log: &Log,
    game: GameKey,
    batch: Batch,
    summary: Option<GameSummary>,
) -> Written {
    let (sender, receiver) = oneshot::channel();
    let append = Append {
        game,
        batch: Arc::new(batch),
        summary,
    };
    let on_commit = Box::new(|written| sender.send(written).expect("it is waited for"));
    log.append(append, on_commit);
    wait(receiver).await
}

pub(crate) async fn read(log: &Log, id: &GameId) -> StoredGame {
    let game = log.read(id, 0).await.unwrap();
    game.expect("there is such a game")
}

/// The events of all batches, as they are stored.
pub(crate) fn texts(game: &StoredGame) -> Vec<&str> {
    game.batches.iter().map(|batch| &*batch.events).collect()
}
