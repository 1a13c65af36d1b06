//! Connections for reading.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::schema;
use crate::{Cause, ReadError};

#[derive(Default)]
struct State {
    idle: Vec<Connection>,
    closed: bool,
}

/// A few connections, whose users take turns: each costs three descriptors and a page cache, and
/// after a restart everybody reads at once.
pub(super) struct Readers {
    path: PathBuf,
    state: Mutex<State>,
    turns: Arc<Semaphore>,
}

impl Readers {
    pub(super) const MOST: usize = 4;

    pub(super) fn new(path: PathBuf) -> Self {
        Self {
            path,
            state: Mutex::default(),
            turns: Arc::new(Semaphore::new(Self::MOST)),
        }
    }

    /// To be kept until [`Readers::with`] has returned.
    pub(super) async fn turn(&self) -> OwnedSemaphorePermit {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        turn.expect("it is never closed")
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn with<T>(
        &self,
        read: impl FnOnce(&mut Connection) -> Result<T, ReadError>,
    ) -> Result<T, ReadError> {
        let idle = {
            let mut state = self.lock();
            if state.closed {
                return Err(ReadError::Closed);
            }
            state.idle.pop()
        };
        let mut connection = match idle {
            Some(connection) => connection,
            None => schema::open_reader(&self.path)
                .map_err(|error| ReadError::Failed(Cause::new(error)))?,
        };
        let result = read(&mut connection);
        let mut state = self.lock();
        if !state.closed {
            state.idle.push(connection);
        }
        result
    }

    /// The last connection to the file must be the writer's, which puts the write-ahead log into
    /// the database.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.idle.clear();
    }
}
