//! Loading a game.

use std::sync::Arc;

use caminos_protocol::socket::{CommandId, GameId};
use caminos_table::{Actor, Event, Match, ReplayError};
use rusqlite::{Connection, OptionalExtension as _};

use super::GameKey;
use super::heads::{EntryKey, Heads};
use crate::event_batch::EventBatch;
use crate::seats::{self, Seats};
use crate::token::TokenHash;

/// A game as it is stored.
#[derive(Debug)]
pub(crate) struct StoredGame {
    pub(crate) key: GameKey,
    pub(crate) game: Match,
    pub(crate) seats: Seats,
    pub(crate) log: Vec<Arc<EventBatch>>,
}

/// Why a game cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Database(#[from] rusqlite::Error),
    #[error("entry {since}: {error}")]
    Unreadable {
        since: u32,
        error: serde_json::Error,
    },
    #[error("entry {0}: the events before it are missing, or it says who did it wrongly")]
    OutOfPlace(u32),
    #[error("the entry with number {0} is missing")]
    Missing(i64),
    #[error("the seats are not those of a game")]
    Seats,
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

pub(super) fn load(
    connection: &Connection,
    heads: &Heads,
    game: &GameId,
) -> Result<Option<StoredGame>, LoadError> {
    let key: Option<i64> = connection
        .prepare_cached("SELECT key FROM games WHERE id = ?")?
        .query_row([game.as_str()], |row| row.get(0))
        .optional()?;
    let Some(key) = key.map(GameKey) else {
        return Ok(None);
    };
    let last = heads.find(connection, key)?;
    let last = last.ok_or(LoadError::Database(rusqlite::Error::QueryReturnedNoRows))?;
    let seats = load_seats(connection, key.0)?;
    let mut log = Vec::new();
    let mut all: Vec<Event> = Vec::new();
    for row in rows(connection, key, last)? {
        let Row {
            since,
            actor,
            command,
            events,
        } = row;
        let by = seats::from_stored(actor).filter(|_| since as usize == all.len());
        let by = by.ok_or(LoadError::OutOfPlace(since))?;
        let read: Vec<Event> = serde_json::from_str(&events)
            .map_err(|error| LoadError::Unreadable { since, error })?;
        all.extend(read);
        let id = command.and_then(|id| CommandId::new(&id).ok());
        log.push(Arc::new(EventBatch::new(since, by, id, &events)));
    }
    Ok(Some(StoredGame {
        key,
        game: Match::from_events(&all)?,
        seats,
        log,
    }))
}

struct Row {
    since: u32,
    actor: u8,
    command: Option<String>,
    events: String,
}

/// The entries of a game in their order, found from the last one on.
fn rows(connection: &Connection, game: GameKey, last: EntryKey) -> Result<Vec<Row>, LoadError> {
    let mut statement = connection.prepare_cached(
        "SELECT before, since, actor, command, events FROM entries WHERE key = ? AND game = ?",
    )?;
    let mut rows = Vec::new();
    let mut next = last.0;
    while next != 0 {
        let (before, row) = statement
            .query_row([next, game.0], |row| {
                let before: i64 = row.get(0)?;
                let row = Row {
                    since: row.get(1)?,
                    actor: row.get(2)?,
                    command: row.get(3)?,
                    events: row.get(4)?,
                };
                Ok((before, row))
            })
            .optional()?
            .ok_or(LoadError::Missing(next))?;
        // Only a damaged store leads forward, and then it might lead around.
        if before >= next {
            return Err(LoadError::OutOfPlace(row.since));
        }
        rows.push(row);
        next = before;
    }
    rows.reverse();
    Ok(rows)
}

fn load_seats(connection: &Connection, key: i64) -> Result<Seats, LoadError> {
    let mut statement =
        connection.prepare_cached("SELECT player, token FROM seats WHERE game = ?")?;
    let rows = statement.query_map([key], |row| {
        let (player, token): (u8, Vec<u8>) = (row.get(0)?, row.get(1)?);
        Ok((player, token))
    })?;
    let mut loaded = Seats::default();
    for row in rows {
        let (player, token) = row?;
        let actor = seats::from_stored(player)
            .filter(|actor| !matches!(actor, Actor::Computer | Actor::Server));
        let token = TokenHash::from_bytes(&token);
        let (actor, token) = actor.zip(token).ok_or(LoadError::Seats)?;
        loaded.add(actor, token);
    }
    Ok(loaded)
}
