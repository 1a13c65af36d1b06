//! All games that are in memory: loaded when somebody comes, dropped when nobody has been
//! there for a while.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use caminos_protocol::message::{Fault, GameId, OpenFault, Opened, Role};
use caminos_table::{Match, Moment, Setup};
use tokio::sync::oneshot;

use crate::computer::Thinkers;
use crate::room::Room;
use crate::store::{Candidate, Keep, Stage, Store, Write, WriteError};
use crate::token::{self, TokenHash};

/// Games that are looked at together when tidying, so that others need not wait for long.
const AT_ONCE: usize = 100;

#[derive(Debug)]
pub(crate) struct Hall {
    store: Arc<Store>,
    thinkers: Arc<Thinkers>,
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
    /// One at a time: a game that was loaded twice would go two ways.
    loading: tokio::sync::Mutex<()>,
}

impl Hall {
    /// To be made on the runtime that serves.
    pub(crate) fn new(store: Arc<Store>, thinkers: Thinkers) -> Self {
        store.tell_on(tokio::runtime::Handle::current());
        Self {
            store,
            thinkers: Arc::new(thinkers),
            rooms: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
        }
    }

    pub(crate) const fn store(&self) -> &Arc<Store> {
        &self.store
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<GameId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, game: &GameId) -> Option<Arc<Room>> {
        let room = self.rooms().get(game).cloned();
        room.filter(|room| room.is_open())
    }

    /// The room of a game, from memory or from the store.
    pub(crate) async fn room(&self, game: &GameId) -> Result<Arc<Room>, Fault> {
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
            Ok(Ok(None)) => return Err(Fault::NoSuchGame),
            Ok(Err(error)) => {
                tracing::error!(%game, %error, "a game cannot be read");
                return Err(Fault::Unavailable);
            }
            Err(error) => {
                tracing::error!(%game, %error, "loading a game failed");
                return Err(Fault::Unavailable);
            }
        };
        let (store, thinkers) = (Arc::clone(&self.store), Arc::clone(&self.thinkers));
        let room = Room::new(game.clone(), stored, store, thinkers);
        let mut rooms = self.rooms();
        rooms.insert(game.clone(), Arc::clone(&room));
        self.store.metrics().rooms.set(rooms.len() as u64);
        Ok(room)
    }

    /// Opens a table. It is safe when this returns.
    pub(crate) async fn open(&self, setup: Setup, now: Moment) -> Result<Opened, OpenFault> {
        let (_, opened) = Match::open(setup, now).map_err(|error| OpenFault::Setup {
            fault: error.into(),
        })?;
        let unavailable = |error: &dyn std::fmt::Display| {
            tracing::error!(%error, "a table could not be opened");
            OpenFault::Unavailable
        };
        if !self.store.has_room() {
            return Err(OpenFault::Unavailable);
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
        self.store.metrics().tables_opened.one();
        Ok(Opened { game, token })
    }

    /// Whether the store takes writes.
    pub(crate) async fn is_well(&self) -> bool {
        self.write_all([Write::Nothing]).await.is_ok()
    }

    /// Writes, and waits until all of it is safe.
    async fn write_all(&self, writes: impl IntoIterator<Item = Write>) -> Result<(), WriteError> {
        let waiting: Vec<_> = writes
            .into_iter()
            .map(|write| {
                let (done, written) = oneshot::channel();
                let done = move |result| {
                    // Who asked may have gone.
                    let _ = done.send(result);
                };
                self.store.write(write, Box::new(done))?;
                Ok(written)
            })
            .collect::<Result<_, WriteError>>()?;
        for written in waiting {
            written.await.map_err(|_| WriteError::Closed)??;
        }
        Ok(())
    }

    /// Deletes the games that need not be kept. Those in memory stay.
    pub(crate) async fn tidy(&self, keep: Keep) -> Result<(), WriteError> {
        loop {
            self.write_all([Write::Settle]).await?;
            let unknown = self.judge(keep.shortest()).await?;
            if unknown < AT_ONCE {
                break;
            }
        }
        for (stage, age) in [
            (Stage::NeverPlayed, keep.never_played),
            (Stage::Finished, keep.finished),
        ] {
            while self.delete(stage, age).await? == AT_ONCE {}
        }
        self.store.metrics().tidied.one();
        Ok(())
    }

    async fn unused(&self, stage: Stage, unused: Duration) -> Result<Vec<Candidate>, WriteError> {
        let store = Arc::clone(&self.store);
        let found = tokio::task::spawn_blocking(move || store.unused(stage, unused, AT_ONCE)).await;
        let found = found.map_err(|_| WriteError::Closed)?;
        found.map_err(|error| WriteError::Failed(Arc::new(error)))
    }

    /// Finds out how far some games have come; gives how many.
    async fn judge(&self, unused: Duration) -> Result<usize, WriteError> {
        let found = self.unused(Stage::Unknown, unused).await?;
        let store = Arc::clone(&self.store);
        let judging = move || -> Vec<Write> {
            let judge = |candidate: Candidate| {
                let stage = match store.load(&candidate.id) {
                    Ok(Some(stored)) => Stage::of(&stored.game),
                    Ok(None) => Stage::UnderWay,
                    Err(error) => {
                        // It may be of use to somebody who can repair it.
                        tracing::warn!(game = %candidate.id, %error, "a game cannot be read and is kept");
                        Stage::UnderWay
                    }
                };
                Write::Judge(candidate, stage)
            };
            found.into_iter().map(judge).collect()
        };
        let writes = tokio::task::spawn_blocking(judging).await;
        let writes = writes.map_err(|_| WriteError::Closed)?;
        let count = writes.len();
        self.write_all(writes).await?;
        Ok(count)
    }

    /// Deletes some games; gives how many.
    async fn delete(&self, stage: Stage, age: Duration) -> Result<usize, WriteError> {
        let mut found = self.unused(stage, age).await?;
        // Nobody loads one meanwhile.
        let _loading = self.loading.lock().await;
        {
            let rooms = self.rooms();
            found.retain(|candidate| !rooms.contains_key(&candidate.id));
        }
        let count = found.len();
        self.write_all(found.into_iter().map(Write::Delete)).await?;
        self.store.metrics().games_deleted.add(count as u64);
        Ok(count)
    }

    /// Asks everybody at a table whether they are there.
    pub(crate) fn ping(&self) {
        for room in self.all() {
            room.ping();
        }
    }

    /// Lets go of everybody, because the server stops.
    pub(crate) fn close(&self) {
        for room in self.all() {
            room.close();
        }
    }

    fn all(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// Drops the rooms that nobody has used for this long.
    pub(crate) fn sweep(&self, idle: Duration) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| !room.retire(idle));
        self.store.metrics().rooms.set(rooms.len() as u64);
    }
}

/// For logs.
pub(crate) const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Owner => "owner",
        Role::Player(_) => "player",
        Role::Spectator => "spectator",
    }
}

#[cfg(test)]
mod tests {
    use caminos_protocol::message::CommandId;
    use caminos_table::{Command, Sitter};

    use super::*;
    use crate::computer::Pace;
    use crate::room::Judged;

    const LIST: [&str; 5] = [
        "La1a2a3b3",
        "Tg2h1h2h3",
        "La4a5a6b6",
        "Tg5h4h5h6",
        "La7a8b8c8",
    ];

    fn hall(store: &Arc<Store>) -> Hall {
        let runtime = tokio::runtime::Handle::current();
        let thinkers = Thinkers::start(Pace::default(), &runtime).unwrap();
        Hall::new(Arc::clone(store), thinkers)
    }

    fn play(room: &Room, token: &TokenHash, ply: u16) -> Judged {
        let id = CommandId::new(&format!("command-{ply}")).unwrap();
        let text = LIST[usize::from(ply)].to_owned();
        room.command(token, &id, &Command::Move { text, ply })
    }

    async fn open(hall: &Hall) -> Opened {
        let setup = Setup::new("square", vec![Sitter::here("Ada"), Sitter::here("Bo")]);
        hall.open(setup, Moment(0)).await.unwrap()
    }

    /// It was a deadlock: the room was told of the refusal while it held its own lock.
    #[tokio::test]
    async fn a_command_to_a_closed_store_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let hall = hall(&store);
        let Opened { game, token } = open(&hall).await;
        let room = hall.room(&game).await.unwrap();
        let closing = tokio::task::spawn_blocking(move || store.close());
        closing.await.unwrap();
        let judged = play(&room, &TokenHash::of(&token), 0);
        assert!(matches!(judged, Judged::Unavailable), "{judged:?}");
        assert!(!room.is_open(), "its state never came true");
    }

    /// A table on which so many moves are played.
    async fn table(hall: &Hall, moves: u16) -> GameId {
        let Opened { game, token } = open(hall).await;
        let room = hall.room(&game).await.unwrap();
        for ply in 0..moves {
            let judged = play(&room, &TokenHash::of(&token), ply);
            assert!(matches!(judged, Judged::Accepted), "{judged:?}");
        }
        game
    }

    /// Writes everything, and has nothing in memory.
    async fn leave_all(hall: &Hall) {
        assert!(hall.is_well().await);
        while !hall.rooms().is_empty() {
            hall.sweep(Duration::ZERO);
            tokio::task::yield_now().await;
        }
    }

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    const AT_ONCE: Keep = Keep {
        never_played: Duration::ZERO,
        finished: Duration::ZERO,
        look_every: DAY,
    };

    #[tokio::test]
    async fn games_without_a_move_and_finished_ones_are_deleted_in_their_time() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let hall = hall(&store);
        let unplayed = table(&hall, 0).await;
        let under_way = table(&hall, 3).await;
        let finished = table(&hall, 5).await;
        leave_all(&hall).await;
        let is_there = async |game: &GameId| hall.room(game).await.is_ok();

        hall.tidy(Keep::default()).await.unwrap();
        for game in [&unplayed, &under_way, &finished] {
            assert!(is_there(game).await, "it is too early");
        }
        leave_all(&hall).await;
        let keep = Keep {
            finished: DAY,
            ..AT_ONCE
        };
        hall.tidy(keep).await.unwrap();
        assert!(!is_there(&unplayed).await && is_there(&finished).await);
        leave_all(&hall).await;
        hall.tidy(AT_ONCE).await.unwrap();
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
        let hall = hall(&store);
        let Opened { game, token } = open(&hall).await;
        let room = hall.room(&game).await.unwrap();
        hall.tidy(AT_ONCE).await.unwrap();
        let judged = play(&room, &TokenHash::of(&token), 0);
        assert!(matches!(judged, Judged::Accepted), "{judged:?}");
        leave_all(&hall).await;
        let again = hall.room(&game).await.unwrap();
        let judged = play(&again, &TokenHash::of(&token), 1);
        assert!(matches!(judged, Judged::Accepted), "{judged:?}");
        drop(room);
    }

    /// The number of an entry that is gone is not given to another one, or the other one would
    /// not be looked for after a crash.
    #[tokio::test]
    async fn what_is_written_after_a_deletion_survives_a_crash() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Store::open(folder.path()).unwrap());
        let here = hall(&store);
        let Opened { game, token } = open(&here).await;
        table(&here, 5).await;
        leave_all(&here).await;
        let keep = Keep {
            never_played: DAY,
            ..AT_ONCE
        };
        here.tidy(keep).await.unwrap();
        store.close();
        drop((here, store));

        let store = Arc::new(Store::open(folder.path()).unwrap());
        let here = hall(&store);
        let room = here.room(&game).await.unwrap();
        play(&room, &TokenHash::of(&token), 0);
        assert!(here.is_well().await);
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
