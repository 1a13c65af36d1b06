//! All games in memory: read from the log when somebody joins, dropped when nobody has been there
//! for a while.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use caminos_event_log::{
    Batch, GameVersion, Lifecycle, NewGame, ReadError, RetentionError, TokenHash,
};
use caminos_message::Localise as _;
use caminos_node::{Following, History, Replica, Writers};
use caminos_protocol::socket::{CreateGameError, GameId, Opened, ServerError};
use caminos_table::{Actor, Match, MatchSetup};
use futures_util::{StreamExt as _, stream};
use tokio::sync::{OnceCell, oneshot};
use tokio::time::timeout;

use crate::metrics::Metrics;
use crate::overdue::Overdue;
use crate::retention::Retention;
use crate::room::{Join, JoinError, Room, Subscription};
use crate::services::Services;
use crate::token;

/// Games that are classified or deleted together, so that other writes need not wait for long.
const CLEANUP_BATCH: usize = 100;

/// After so long a flag that has not fallen is nobody's: no node has the game in memory.
const OVERDUE: Duration = Duration::from_secs(3);

/// Overdue games that are read at a time: those who join a game read from the log as well.
const OVERDUE_AT_A_TIME: usize = 2;

/// A game that is in memory, or on its way there: it is read once however many ask for it.
type Slot = Arc<OnceCell<Arc<Room>>>;

/// All games in memory.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Arc<Services>,
    by_id: Mutex<HashMap<GameId, Slot>>,
    overdue: Mutex<Overdue>,
}

/// Why expired games could not be deleted.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CleanupError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error(transparent)]
    Delete(#[from] RetentionError),
}

impl Rooms {
    pub(crate) fn new(services: Arc<Services>) -> Self {
        Self {
            services,
            by_id: Mutex::default(),
            overdue: Mutex::default(),
        }
    }

    pub(crate) fn services(&self) -> &Arc<Services> {
        &self.services
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.services.metrics
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GameId, Slot>> {
        self.by_id.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn overdue(&self) -> MutexGuard<'_, Overdue> {
        self.overdue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a game, from memory or from the log.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be read.
    pub(crate) async fn room(&self, game: &GameId) -> Result<Arc<Room>, ServerError> {
        let slot = {
            let mut rooms = self.lock();
            let slot = rooms.entry(game.clone()).or_default();
            if slot.get().is_some_and(|room| !room.is_open()) {
                *slot = Slot::default();
            }
            let slot = Arc::clone(slot);
            self.metrics().rooms.set(rooms.len() as u64);
            slot
        };
        let room = slot.get_or_try_init(|| self.load(game)).await;
        if room.is_err() {
            let mut rooms = self.lock();
            // Unless somebody else is reading it just now.
            if rooms
                .get(game)
                .is_some_and(|slot| !slot.initialized() && Arc::strong_count(slot) <= 2)
            {
                rooms.remove(game);
            }
        }
        room.cloned()
    }

    /// Whether there may be such a game: unless the log says soon that there is none, whoever joins
    /// it finds out.
    pub(crate) async fn may_exist(&self, game: &GameId, patience: Duration) -> bool {
        let found = timeout(patience, self.room(game)).await;
        !matches!(found, Ok(Err(ServerError::NoSuchGame)))
    }

    /// Joins a game.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be read.
    pub(crate) async fn join(
        &self,
        game: &GameId,
        join: Join,
    ) -> Result<(Subscription, Following), ServerError> {
        // A room that was found may be dropped before it is joined, though not every time.
        for _ in 0..10 {
            match self.room(game).await?.join(&join).await {
                Ok(joined) => return Ok(joined),
                Err(JoinError::Closed) => {}
                Err(JoinError::Unavailable) => break,
            }
        }
        Err(ServerError::Unavailable)
    }

    async fn load(&self, game: &GameId) -> Result<Arc<Room>, ServerError> {
        let unavailable = |error: &dyn std::fmt::Display| {
            tracing::error!(%game, %error, "a game cannot be read");
            ServerError::Unavailable
        };
        let stored = self.services.log.read(game, 0).await;
        let stored = stored.map_err(|error| unavailable(&error))?;
        let stored = stored.ok_or(ServerError::NoSuchGame)?;
        let history = History::new(stored.batches).map_err(|error| unavailable(&error))?;
        let replica = Replica::new(stored.key, history, self.services.writers);
        let room = Room::new(game.clone(), replica, Arc::clone(&self.services));
        room.keep_time();
        Ok(room)
    }

    /// Opens a table. It is durable when this returns.
    ///
    /// # Errors
    /// When the setup cannot be played or the log takes no writes.
    pub(crate) async fn create_game(&self, setup: MatchSetup) -> Result<Opened, CreateGameError> {
        let now = self.services.wall_clock.now();
        let (match_state, opened) =
            Match::open(setup, now).map_err(|reason| CreateGameError::Setup {
                message: reason.message(),
                reason,
            })?;
        let unavailable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "a table could not be opened");
            CreateGameError::Unavailable
        };
        let id = token::new_game_id().map_err(|error| unavailable(&error))?;
        let token = token::new_token().map_err(|error| unavailable(&error))?;
        let events = serde_json::to_string(&[opened]).map_err(|error| unavailable(&error))?;
        let batch = Batch {
            first: 0,
            count: 1,
            actor: Actor::Owner,
            command: None,
            seat_token: Some(TokenHash::of(&token)),
            events: events.into(),
        };
        let (sender, created) = oneshot::channel();
        let new = NewGame {
            id: id.clone(),
            batch: Arc::new(batch),
            deadline: match_state.deadline(),
        };
        // Fails only if this request is gone meanwhile.
        let on_commit = move |result| drop(sender.send(result));
        self.services.log.create(new, Box::new(on_commit));
        created
            .await
            .map_err(|error| unavailable(&error))?
            .map_err(|error| unavailable(&error))?;
        self.metrics().games_created.increment();
        Ok(Opened { game: id, token })
    }

    /// Deletes the games whose retention time is over. Those in memory stay.
    pub(crate) async fn delete_expired(&self, retention: Retention) -> Result<(), CleanupError> {
        self.classify().await?;
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
                let log = &self.services.log;
                let found = log.expired(lifecycle, age, CLEANUP_BATCH).await?;
                let is_last = found.len() < CLEANUP_BATCH;
                let unused: Vec<GameVersion> = {
                    let rooms = self.lock();
                    let unused = found.into_iter();
                    unused
                        .filter(|game| !rooms.contains_key(&game.id))
                        .collect()
                };
                let is_stuck = unused.is_empty();
                deleted.add(log.delete(unused).await? as u64);
                if is_last || is_stuck {
                    break;
                }
            }
        }
        metrics.cleanups.increment();
        Ok(())
    }

    /// Finds out how far the games of an older database have come.
    async fn classify(&self) -> Result<(), CleanupError> {
        let log = &self.services.log;
        loop {
            let found = log.unclassified(CLEANUP_BATCH).await?;
            let is_last = found.len() < CLEANUP_BATCH;
            let mut classified = Vec::with_capacity(found.len());
            for game in found {
                let Some(lifecycle) = self.lifecycle(&game.id).await? else {
                    continue;
                };
                classified.push((game, lifecycle));
            }
            log.classify(classified).await?;
            if is_last {
                return Ok(());
            }
        }
    }

    /// How far a game has come; `None` if there is no such game.
    async fn lifecycle(&self, game: &GameId) -> Result<Option<Lifecycle>, ReadError> {
        let unreadable = |error: &dyn std::fmt::Display| {
            // Somebody may be able to repair it.
            tracing::warn!(%game, %error, "an unreadable game is not deleted");
            Ok(Some(Lifecycle::InPlay))
        };
        match self.services.log.read(game, 0).await {
            Ok(Some(stored)) => match History::new(stored.batches) {
                Ok(history) => Ok(Some(history.summary().lifecycle)),
                Err(error) => unreadable(&error),
            },
            Ok(None) => Ok(None),
            Err(error @ ReadError::Damaged { .. }) => unreadable(&error),
            Err(error) => Err(error),
        }
    }

    fn all(&self) -> Vec<Arc<Room>> {
        let rooms = self.lock();
        rooms
            .values()
            .filter_map(|slot| slot.get().cloned())
            .collect()
    }

    /// Compares the games that somebody follows with the log: for what the bus has lost.
    pub(crate) async fn poll(&self) {
        if self.services.writers == Writers::One {
            return;
        }
        let followed: HashMap<_, _> = self
            .all()
            .into_iter()
            .filter_map(|room| Some((room.followed()?, room)))
            .collect();
        let keys: Vec<_> = followed.keys().copied().collect();
        for keys in keys.chunks(1000) {
            match self.services.log.heads(keys.to_vec()).await {
                Ok(heads) => {
                    for (key, events) in heads {
                        if let Some(room) = followed.get(&key) {
                            room.heard_of(events);
                        }
                    }
                }
                Err(error) => return tracing::warn!(%error, "the log cannot be polled"),
            }
        }
    }

    /// Notes that this node is up, and gives clocks back what an outage took. It waits for nothing
    /// else: without heartbeats clocks stand still.
    pub(crate) async fn keep_time(&self) {
        let Services {
            log,
            outages,
            wall_clock,
            ..
        } = &*self.services;
        match outages.heartbeat(&**log, wall_clock.now()).await {
            Ok(0) => {}
            Ok(_) => self.all().iter().for_each(|room| room.keep_time()),
            Err(error) => tracing::warn!(%error, "no heartbeat: clocks wait"),
        }
    }

    /// Looks after games in which a flag has to fall though nobody is there.
    pub(crate) async fn load_overdue(&self) {
        let by = self.services.wall_clock.now().saturating_sub(OVERDUE);
        let most = self.overdue().most();
        let found = match self.services.log.overdue(by, most).await {
            Ok(found) => found,
            Err(error) => return tracing::warn!(%error, "overdue games cannot be found"),
        };
        let games = self.overdue().take_up(found, Instant::now());
        stream::iter(games)
            .for_each_concurrent(OVERDUE_AT_A_TIME, |game| self.look_after(game))
            .await;
    }

    async fn look_after(&self, game: GameId) {
        match self.in_memory(&game) {
            Some(room) => room.is_overdue(),
            // What cannot be loaded has been logged.
            None => {
                if self.room(&game).await.is_err() {
                    self.overdue().is_unreadable(game, Instant::now());
                }
            }
        }
    }

    fn in_memory(&self, game: &GameId) -> Option<Arc<Room>> {
        let room = self.lock().get(game)?.get().cloned()?;
        room.is_open().then_some(room)
    }

    /// Presence of other nodes expires, and theirs of this one is refreshed.
    pub(crate) fn refresh_presence(&self) {
        if self.services.writers == Writers::Many {
            for room in self.all() {
                room.refresh_presence();
            }
        }
    }

    /// Has the players of nodes that have become silent shown as away.
    pub(crate) fn check_nodes(&self) {
        if self.services.bus.check_nodes() {
            self.all().iter().for_each(|room| room.nodes_changed());
        }
    }

    /// Drops the rooms that were idle for this long.
    pub(crate) fn drop_idle(&self, idle: Duration) {
        let mut rooms = self.lock();
        rooms.retain(|_, slot| match slot.get() {
            Some(room) => !room.retire(idle),
            // Somebody waits for it to be read, or went away meanwhile.
            None => Arc::strong_count(slot) > 1,
        });
        self.metrics().rooms.set(rooms.len() as u64);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::path::Path;
    use std::sync::mpsc;
    use std::task::{Context, Waker};

    use caminos_event_log::SqliteLog;
    use tokio::runtime::{Builder, Handle, Runtime};

    use super::*;
    use crate::serve::{Options, start_services};

    /// A runtime in which one thread may block.
    pub(crate) fn runtime() -> Runtime {
        Builder::new_current_thread()
            .max_blocking_threads(1)
            .enable_all()
            .build()
            .unwrap()
    }

    async fn rooms(folder: &Path) -> Rooms {
        let log = SqliteLog::open(folder, Handle::current()).unwrap();
        let options = Options {
            page: crate::Page::default(),
            ..Options::default()
        };
        Rooms::new(start_services(Arc::new(log), &options).await.unwrap())
    }

    /// Takes the thread that reads games until this is dropped.
    pub(crate) fn stop_reading() -> mpsc::Sender<()> {
        let (release, released) = mpsc::channel::<()>();
        tokio::task::spawn_blocking(move || released.recv());
        release
    }

    /// Each request for a picture that was given up left an entry for ever.
    #[test]
    fn a_game_that_nobody_waits_for_any_more_leaves_nothing_in_memory() {
        let folder = tempfile::tempdir().unwrap();
        runtime().block_on(async {
            let rooms = rooms(folder.path()).await;
            let stopped = stop_reading();
            let id = GameId::new("AbCdEfGh1234").unwrap();
            let mut loading = Box::pin(rooms.room(&id));
            let polled = loading
                .as_mut()
                .poll(&mut Context::from_waker(Waker::noop()));
            assert!(polled.is_pending());
            rooms.drop_idle(Duration::ZERO);
            assert_eq!(rooms.lock().len(), 1, "somebody waits for it");
            drop(loading);
            rooms.drop_idle(Duration::ZERO);
            assert_eq!(rooms.lock().len(), 0);
            drop(stopped);
        });
    }

    /// The page of a game was not answered before the log was, which may take 45 s.
    #[test]
    fn a_page_does_not_wait_for_a_log_that_does_not_answer() {
        let folder = tempfile::tempdir().unwrap();
        runtime().block_on(async {
            let rooms = rooms(folder.path()).await;
            let id = GameId::new("AbCdEfGh1234").unwrap();
            assert!(!rooms.may_exist(&id, Duration::from_secs(60)).await);
            let stopped = stop_reading();
            assert!(rooms.may_exist(&id, Duration::from_millis(1)).await);
            drop(stopped);
        });
    }

    /// While overdue games were read there was none, and nobody could play with clocks.
    #[test]
    fn a_heartbeat_waits_for_no_reading() {
        let folder = tempfile::tempdir().unwrap();
        runtime().block_on(async {
            let rooms = rooms(folder.path()).await;
            let stopped = stop_reading();
            let beaten = timeout(Duration::from_secs(60), rooms.keep_time()).await;
            assert!(beaten.is_ok());
            let now = rooms.services.wall_clock.now();
            assert!(rooms.services.outages.are_known(now));
            drop(stopped);
        });
    }
}
