//! All games in memory: loaded when somebody joins, dropped when nobody has been there for a
//! while. What is expired on disk is deleted from here, too, since a game in memory must stay.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use caminos_message::Localise as _;
use caminos_protocol::socket::{GameId, OpenError, Opened, ServerError};
use caminos_table::{Match, Moment, Setup};
use tokio::sync::oneshot;

use crate::engine::Pace;
use crate::engine_pool::EnginePool;
use crate::metrics::Metrics;
use crate::room::Room;
use crate::store::{Candidate, Lifecycle, Retention, Store, Write, WriteError};
use crate::token::{self, TokenHash};

/// Games that are classified or deleted together, so that other writes need not wait for long.
const CLEANUP_BATCH: usize = 100;

/// All games in memory. [`serve`](crate::serve) puts sockets in front of it; a program that
/// embeds the server can join rooms without any.
#[derive(Debug)]
pub struct Rooms {
    store: Arc<Store>,
    engines: Arc<EnginePool>,
    by_id: Mutex<HashMap<GameId, Arc<Room>>>,
    /// One load at a time: a game that was loaded twice would have two writers.
    loading: tokio::sync::Mutex<()>,
}

impl Rooms {
    /// No games yet. To be called on a tokio runtime, which runs the callbacks of the store.
    ///
    /// # Errors
    /// When no threads can be started for the engine.
    pub fn new(store: Arc<Store>, pace: Pace) -> io::Result<Self> {
        let runtime = tokio::runtime::Handle::current();
        let engines = EnginePool::start(pace, &runtime)?;
        store.run_callbacks_on(runtime);
        Ok(Self {
            store,
            engines: Arc::new(engines),
            by_id: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
        })
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        self.store.metrics()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, game: &GameId) -> Option<Arc<Room>> {
        let room = self.lock().get(game).cloned();
        room.filter(|room| room.is_open())
    }

    /// The room of a game, from memory or from the store.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be read.
    pub async fn room(&self, game: &GameId) -> Result<Arc<Room>, ServerError> {
        if let Some(room) = self.find(game) {
            return Ok(room);
        }
        let _loading = self.loading.lock().await;
        if let Some(room) = self.find(game) {
            return Ok(room);
        }
        let (store, id) = (Arc::clone(&self.store), game.clone());
        let loaded = tokio::task::spawn_blocking(move || store.load(&id)).await;
        let stored = match loaded {
            Ok(Ok(Some(stored))) => stored,
            Ok(Ok(None)) => return Err(ServerError::NoSuchGame),
            Ok(Err(error)) => {
                tracing::error!(%game, %error, "a game cannot be read");
                return Err(ServerError::Unavailable);
            }
            Err(error) => {
                tracing::error!(%game, %error, "loading a game failed");
                return Err(ServerError::Unavailable);
            }
        };
        let (store, engines) = (Arc::clone(&self.store), Arc::clone(&self.engines));
        let room = Room::new(game.clone(), stored, store, engines);
        let mut rooms = self.lock();
        rooms.insert(game.clone(), Arc::clone(&room));
        self.metrics().rooms.set(rooms.len() as u64);
        Ok(room)
    }

    /// Opens a table. It is durable when this returns.
    ///
    /// # Errors
    /// When the setup cannot be played or the store takes no writes.
    pub async fn open(&self, setup: Setup, now: Moment) -> Result<Opened, OpenError> {
        let (_, opened) = Match::open(setup, now).map_err(|reason| OpenError::Setup {
            message: reason.message(),
            reason,
        })?;
        let unavailable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "a table could not be opened");
            OpenError::Unavailable
        };
        if !self.store.has_room() {
            return Err(OpenError::Unavailable);
        }
        let game = token::new_game_id().map_err(|error| unavailable(&error))?;
        let token = token::new_token().map_err(|error| unavailable(&error))?;
        let events = serde_json::to_string(&[opened]).map_err(|error| unavailable(&error))?;
        let write = Write::Open {
            game: game.clone(),
            owner: TokenHash::of(&token),
            events,
        };
        let written = self.write_all([write]).await;
        written.map_err(|error| unavailable(&error))?;
        self.metrics().tables_opened.one();
        Ok(Opened { game, token })
    }

    /// Whether the store takes writes.
    pub(crate) async fn is_healthy(&self) -> bool {
        self.write_all([Write::Probe]).await.is_ok()
    }

    /// Writes, and waits until all of it is durable.
    async fn write_all(&self, writes: impl IntoIterator<Item = Write>) -> Result<(), WriteError> {
        let pending: Vec<_> = writes
            .into_iter()
            .map(|write| {
                let (sender, written) = oneshot::channel();
                let on_commit = move |result| {
                    // The receiver may be gone.
                    let _ = sender.send(result);
                };
                self.store.write(write, Box::new(on_commit))?;
                Ok(written)
            })
            .collect::<Result<_, WriteError>>()?;
        for written in pending {
            written.await.map_err(|_| WriteError::Closed)??;
        }
        Ok(())
    }

    /// Deletes the games whose retention time is over. Those in memory stay.
    pub(crate) async fn delete_expired(&self, retention: Retention) -> Result<(), WriteError> {
        loop {
            self.write_all([Write::CheckpointHeads]).await?;
            let classified = self.classify(retention.shortest()).await?;
            if classified < CLEANUP_BATCH {
                break;
            }
        }
        let metrics = self.metrics();
        for (lifecycle, age, deleted) in [
            (
                Lifecycle::NeverPlayed,
                retention.never_played,
                &metrics.deleted_never_played,
            ),
            (
                Lifecycle::Finished,
                retention.finished,
                &metrics.deleted_finished,
            ),
        ] {
            loop {
                let count = self.delete(lifecycle, age).await?;
                deleted.add(count as u64);
                if count < CLEANUP_BATCH {
                    break;
                }
            }
        }
        metrics.cleanups.one();
        Ok(())
    }

    async fn unused(
        &self,
        lifecycle: Lifecycle,
        unused: Duration,
    ) -> Result<Vec<Candidate>, WriteError> {
        let store = Arc::clone(&self.store);
        let find = move || store.unused(lifecycle, unused, CLEANUP_BATCH);
        let found = tokio::task::spawn_blocking(find).await;
        let found = found.map_err(|_| WriteError::Closed)?;
        found.map_err(|error| WriteError::Failed(Arc::new(error)))
    }

    /// Stores the lifecycle of some games in which something happened since; gives how many.
    async fn classify(&self, unused: Duration) -> Result<usize, WriteError> {
        let found = self.unused(Lifecycle::Unknown, unused).await?;
        let store = Arc::clone(&self.store);
        let classify = move || -> Vec<Write> {
            let classify = |candidate: Candidate| {
                let lifecycle = match store.load(&candidate.id) {
                    Ok(Some(stored)) => Lifecycle::of(&stored.game),
                    Ok(None) => Lifecycle::InPlay,
                    Err(error) => {
                        // Somebody may be able to repair it.
                        tracing::warn!(game = %candidate.id, %error, "an unreadable game is not deleted");
                        Lifecycle::InPlay
                    }
                };
                Write::Classify(candidate, lifecycle)
            };
            found.into_iter().map(classify).collect()
        };
        let writes = tokio::task::spawn_blocking(classify).await;
        let writes = writes.map_err(|_| WriteError::Closed)?;
        let count = writes.len();
        self.write_all(writes).await?;
        Ok(count)
    }

    /// Deletes some games; gives how many.
    async fn delete(&self, lifecycle: Lifecycle, age: Duration) -> Result<usize, WriteError> {
        let mut found = self.unused(lifecycle, age).await?;
        // Nobody loads one meanwhile.
        let _loading = self.loading.lock().await;
        {
            let rooms = self.lock();
            found.retain(|candidate| !rooms.contains_key(&candidate.id));
        }
        let count = found.len();
        self.write_all(found.into_iter().map(Write::Delete)).await?;
        Ok(count)
    }

    /// Pings every connection.
    pub(crate) fn ping(&self) {
        for room in self.all() {
            room.ping();
        }
    }

    /// Closes every connection, because the server stops.
    pub(crate) fn close(&self) {
        for room in self.all() {
            room.close();
        }
    }

    fn all(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    /// Drops the rooms that were idle for this long.
    pub(crate) fn drop_idle(&self, idle: Duration) {
        let mut rooms = self.lock();
        rooms.retain(|_, room| !room.retire(idle));
        self.metrics().rooms.set(rooms.len() as u64);
    }
}

#[cfg(test)]
mod tests {
    use caminos_protocol::socket::CommandId;
    use caminos_table::{Command, SeatSetup};

    use super::*;
    use crate::room::CommandOutcome;

    const LIST: [&str; 5] = [
        "La1a2a3b3",
        "Tg2h1h2h3",
        "La4a5a6b6",
        "Tg5h4h5h6",
        "La7a8b8c8",
    ];

    fn rooms(store: &Arc<Store>) -> Rooms {
        Rooms::new(Arc::clone(store), Pace::default()).unwrap()
    }

    fn play(room: &Room, token: &TokenHash, ply: u16) -> CommandOutcome {
        let id = CommandId::new(&format!("command-{ply}")).unwrap();
        let text = LIST[usize::from(ply)].to_owned();
        room.command(token, &id, &Command::Move { text, ply })
    }

    async fn open(rooms: &Rooms) -> Opened {
        let setup = Setup::new(
            "square",
            vec![SeatSetup::here("Ada"), SeatSetup::here("Bo")],
        );
        rooms.open(setup, Moment(0)).await.unwrap()
    }

    /// It was a deadlock: the callback ran while the room held its own lock.
    #[tokio::test]
    async fn a_command_to_a_closed_store_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let rooms = rooms(&store);
        let Opened { game, token } = open(&rooms).await;
        let room = rooms.room(&game).await.unwrap();
        let closing = tokio::task::spawn_blocking(move || store.close());
        closing.await.unwrap();
        let outcome = play(&room, &TokenHash::of(&token), 0);
        assert!(
            matches!(outcome, CommandOutcome::Unavailable),
            "{outcome:?}"
        );
        assert!(!room.is_open(), "its state was not stored");
    }

    /// A table on which so many moves are played.
    async fn table(rooms: &Rooms, moves: u16) -> GameId {
        let Opened { game, token } = open(rooms).await;
        let room = rooms.room(&game).await.unwrap();
        for ply in 0..moves {
            let outcome = play(&room, &TokenHash::of(&token), ply);
            assert!(matches!(outcome, CommandOutcome::Accepted), "{outcome:?}");
        }
        game
    }

    /// Everything is written, and nothing is left in memory.
    async fn drop_all(rooms: &Rooms) {
        assert!(rooms.is_healthy().await);
        while !rooms.lock().is_empty() {
            rooms.drop_idle(Duration::ZERO);
            tokio::task::yield_now().await;
        }
    }

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    const NONE_KEPT: Retention = Retention {
        never_played: Duration::ZERO,
        finished: Duration::ZERO,
        cleanup_every: DAY,
    };

    #[tokio::test]
    async fn games_without_a_move_and_finished_ones_are_deleted_in_their_time() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let rooms = rooms(&store);
        let unplayed = table(&rooms, 0).await;
        let under_way = table(&rooms, 3).await;
        let finished = table(&rooms, 5).await;
        drop_all(&rooms).await;
        let is_there = async |game: &GameId| rooms.room(game).await.is_ok();

        rooms.delete_expired(Retention::default()).await.unwrap();
        for game in [&unplayed, &under_way, &finished] {
            assert!(is_there(game).await, "it is too early");
        }
        drop_all(&rooms).await;
        let retention = Retention {
            finished: DAY,
            ..NONE_KEPT
        };
        rooms.delete_expired(retention).await.unwrap();
        assert!(!is_there(&unplayed).await && is_there(&finished).await);
        drop_all(&rooms).await;
        rooms.delete_expired(NONE_KEPT).await.unwrap();
        assert!(!is_there(&finished).await && is_there(&under_way).await);

        let database = rusqlite::Connection::open(store.path()).unwrap();
        for (table, left) in [("games", 1), ("seats", 1), ("entries", 4)] {
            let count = format!("SELECT count(*) FROM {table}");
            let count: u32 = database.query_row(&count, [], |row| row.get(0)).unwrap();
            assert_eq!(count, left, "{table}");
        }
    }

    #[tokio::test]
    async fn games_in_memory_are_not_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let rooms = rooms(&store);
        let Opened { game, token } = open(&rooms).await;
        let room = rooms.room(&game).await.unwrap();
        rooms.delete_expired(NONE_KEPT).await.unwrap();
        let outcome = play(&room, &TokenHash::of(&token), 0);
        assert!(matches!(outcome, CommandOutcome::Accepted), "{outcome:?}");
        drop_all(&rooms).await;
        let again = rooms.room(&game).await.unwrap();
        let outcome = play(&again, &TokenHash::of(&token), 1);
        assert!(matches!(outcome, CommandOutcome::Accepted), "{outcome:?}");
        drop(room);
    }

    /// The key of a deleted entry is not given to another one, or the other one would not be
    /// found by the recovery after a crash.
    #[tokio::test]
    async fn what_is_written_after_a_deletion_survives_a_crash() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let here = rooms(&store);
        let Opened { game, token } = open(&here).await;
        table(&here, 5).await;
        drop_all(&here).await;
        let retention = Retention {
            never_played: DAY,
            ..NONE_KEPT
        };
        here.delete_expired(retention).await.unwrap();
        store.close();
        drop((here, store));

        let store = Arc::new(Store::open(folder.path()).unwrap());
        let here = rooms(&store);
        let room = here.room(&game).await.unwrap();
        play(&room, &TokenHash::of(&token), 0);
        assert!(here.is_healthy().await);
        // As a crash leaves it: copied while it is open.
        let copy = tempfile::tempdir().unwrap();
        for file in ["caminos.db", "caminos.db-wal"] {
            std::fs::copy(folder.path().join(file), copy.path().join(file)).unwrap();
        }
        let copied = Store::open(copy.path()).unwrap();
        let found = copied.load(&game).unwrap().unwrap();
        assert_eq!(found.game.game().ply(), 1);
    }
}
