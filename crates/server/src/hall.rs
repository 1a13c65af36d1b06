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
use crate::store::{Store, Write};
use crate::token::{self, TokenHash};

#[derive(Debug)]
pub(crate) struct Hall {
    store: Arc<Store>,
    thinkers: Arc<Thinkers>,
    rooms: Mutex<HashMap<GameId, Arc<Room>>>,
    /// One at a time: a game that was loaded twice would go two ways.
    loading: tokio::sync::Mutex<()>,
}

impl Hall {
    pub(crate) fn new(store: Arc<Store>, thinkers: Thinkers) -> Self {
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
        let (done, written) = oneshot::channel();
        let write = Write::Open {
            game: game.clone(),
            owner: TokenHash::of(&token),
            events,
        };
        self.store.write(
            write,
            Box::new(move |result| {
                // Who asked may have gone.
                let _ = done.send(result);
            }),
        );
        match written.await {
            Ok(Ok(_)) => {
                self.store.metrics().tables_opened.one();
                Ok(Opened { game, token })
            }
            Ok(Err(error)) => Err(unavailable(&error)),
            Err(error) => Err(unavailable(&error)),
        }
    }

    /// Whether the store takes writes.
    pub(crate) async fn is_well(&self) -> bool {
        let (done, written) = oneshot::channel();
        self.store.write(
            Write::Nothing,
            Box::new(move |result| {
                let _ = done.send(result.is_ok());
            }),
        );
        written.await.unwrap_or(false)
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
