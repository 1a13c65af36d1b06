//! Reading games.

use caminos_table::{CommandId, GameId};
use rusqlite::{Connection, OptionalExtension as _, Row, Statement, params};

use crate::outage::from_i64;
use crate::{
    Batch, Cause, GameKey, Lifecycle, ReadError, StoredGame, TokenHash, actor_number,
    stored_game::check_order,
};

fn failed(error: rusqlite::Error) -> ReadError {
    ReadError::Failed(Cause::new(error))
}

/// A game with its batches from this sequence number on.
pub(super) fn read(
    connection: &mut Connection,
    id: &GameId,
    from: u32,
) -> Result<Option<StoredGame>, ReadError> {
    // One snapshot for all of it.
    let transaction = connection.transaction().map_err(failed)?;
    let game: Option<(i64, i16, Option<i64>)> = transaction
        .prepare_cached("SELECT key, lifecycle, deadline FROM games WHERE id = ?")
        .and_then(|mut statement| {
            statement
                .query_row([id.as_str()], |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
                })
                .optional()
        })
        .map_err(failed)?;
    let Some((key, lifecycle, deadline)) = game else {
        return Ok(None);
    };
    let key = GameKey(key);
    let events = head(&transaction, key).map_err(failed)?.unwrap_or(0);
    let rows = batches(&transaction, key, from).map_err(failed)?;
    let damaged = |event, detail| ReadError::Damaged {
        game: id.clone(),
        event,
        detail,
    };
    let batches = rows
        .into_iter()
        .map(|row| row.map_err(|(event, detail)| damaged(event, detail)))
        .collect::<Result<Vec<_>, _>>()?;
    check_order(&batches, from, events).map_err(|(event, detail)| damaged(event, detail))?;
    Ok(Some(StoredGame {
        key,
        id: id.clone(),
        lifecycle: Lifecycle::from_number(lifecycle),
        deadline: deadline.map(from_i64),
        events,
        batches,
    }))
}

/// How many events games have.
pub(super) fn heads(
    connection: &mut Connection,
    games: &[GameKey],
) -> rusqlite::Result<Vec<(GameKey, u32)>> {
    let transaction = connection.transaction()?;
    let mut heads = Vec::with_capacity(games.len());
    for game in games {
        if let Some(events) = head(&transaction, *game)? {
            heads.push((*game, events));
        }
    }
    Ok(heads)
}

/// Selects how many events a game has.
pub(super) const HEAD: &str =
    "SELECT first + count FROM batches WHERE game = ? ORDER BY first DESC LIMIT 1";

/// How many events a game has.
pub(super) fn head(connection: &Connection, game: GameKey) -> rusqlite::Result<Option<u32>> {
    head_by(&mut *connection.prepare_cached(HEAD)?, game)
}

/// The same with a statement that was prepared from [`HEAD`].
pub(super) fn head_by(
    statement: &mut Statement<'_>,
    game: GameKey,
) -> rusqlite::Result<Option<u32>> {
    statement.query_row([game.0], |row| row.get(0)).optional()
}

type ReadBatch = Result<Batch, (u32, &'static str)>;

fn batches(connection: &Connection, game: GameKey, from: u32) -> rusqlite::Result<Vec<ReadBatch>> {
    let mut statement = connection.prepare_cached(
        "SELECT first, count, actor, command, seat_token, events FROM batches
         WHERE game = ?1 AND first >= coalesce(
             (SELECT first FROM batches WHERE game = ?1 AND first <= ?2 AND first + count > ?2
              ORDER BY first DESC LIMIT 1), ?2)
         ORDER BY first",
    )?;
    let rows = statement.query_map(params![game.0, from], batch)?;
    rows.collect()
}

fn batch(row: &Row<'_>) -> rusqlite::Result<ReadBatch> {
    let first = row.get(0)?;
    let (actor, command, token): (u8, Option<Box<str>>, Option<Vec<u8>>) =
        (row.get(2)?, row.get(3)?, row.get(4)?);
    let Some(actor) = actor_number::actor(actor) else {
        return Ok(Err((first, "nobody has this actor's number")));
    };
    let seat_token = token.map(|token| TokenHash::from_bytes(&token).ok_or(()));
    let Ok(seat_token) = seat_token.transpose() else {
        return Ok(Err((first, "a token's hash has not 32 bytes")));
    };
    Ok(Ok(Batch {
        first,
        count: row.get(1)?,
        actor,
        command: command.and_then(|id| CommandId::new(&id).ok()),
        seat_token,
        events: row.get(5)?,
    }))
}
