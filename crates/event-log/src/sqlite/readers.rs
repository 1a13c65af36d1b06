//! Connections for reading.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::schema;
use crate::{Cause, ReadError};

#[derive(Default)]
struct State {
    idle: Vec<Connection>,
    closed: bool,
}

/// As many connections as there are readers at once; a few of them stay open.
pub(super) struct Readers {
    path: PathBuf,
    state: Mutex<State>,
}

impl Readers {
    const MOST_IDLE: usize = 4;

    pub(super) fn new(path: PathBuf) -> Self {
        let state = Mutex::default();
        Self { path, state }
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
        if !state.closed && state.idle.len() < Self::MOST_IDLE {
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
