//! Listing and importing whole games.

use caminos_table::GameId;
use rusqlite::{Connection, TransactionBehavior, params};

use super::writer::insert;
use crate::outage::to_i64;
use crate::{AppendError, GameKey, Lifecycle, StoredGame};

/// Up to `most` games after this key.
pub(super) fn list(
    connection: &Connection,
    after: Option<GameKey>,
    most: usize,
) -> rusqlite::Result<Vec<(GameKey, GameId)>> {
    let mut statement = connection
        .prepare_cached("SELECT key, id FROM games WHERE key > ? ORDER BY key LIMIT ?")?;
    let values = params![after.map_or(i64::MIN, |key| key.0), most as i64];
    let rows = statement.query_map(values, |row| {
        Ok((GameKey(row.get(0)?), row.get::<_, String>(1)?))
    })?;
    rows.filter_map(|row| match row {
        // What has no id of ours is nobody's game.
        Ok((key, id)) => Some(Ok((key, GameId::new(&id).ok()?))),
        Err(error) => Some(Err(error)),
    })
    .collect()
}

/// Stores whole games, all or none.
pub(super) fn import(
    connection: &mut Connection,
    now: i64,
    games: &[StoredGame],
) -> rusqlite::Result<Result<(), AppendError>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut new_game = transaction.prepare_cached(
            "INSERT INTO games (id, lifecycle, changed, deadline) VALUES (?, ?, ?, ?)",
        )?;
        let mut new_batch = transaction.prepare_cached(super::writer::INSERT)?;
        for game in games {
            let lifecycle = game.lifecycle.map_or(0, Lifecycle::number);
            let deadline = game.deadline.map(to_i64);
            new_game.execute(params![game.id.as_str(), lifecycle, now, deadline])?;
            let key = GameKey(transaction.last_insert_rowid());
            for batch in &game.batches {
                if let Err(error) = insert(&mut new_batch, key, batch, now)? {
                    return Ok(Err(error));
                }
            }
        }
    }
    transaction.commit().map(Ok)
}
