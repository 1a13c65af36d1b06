//! Finding and deleting games that are expired.

use std::time::Duration;

use caminos_table::GameId;
use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use super::read;
use crate::{GameKey, GameVersion, Lifecycle};

pub(super) fn stored_clock(connection: &Connection) -> rusqlite::Result<i64> {
    let sql = "SELECT value FROM meta WHERE name = 'clock'";
    connection.query_row(sql, [], |row| row.get(0))
}

/// The stored clock never goes back.
pub(super) fn store_clock(connection: &Connection, now: i64) -> rusqlite::Result<()> {
    let sql = "UPDATE meta SET value = max(value, ?) WHERE name = 'clock'";
    connection.prepare_cached(sql)?.execute([now]).map(drop)
}

pub(super) fn begin(connection: &mut Connection) -> rusqlite::Result<Transaction<'_>> {
    connection.transaction_with_behavior(TransactionBehavior::Immediate)
}

/// Up to `most` games of this lifecycle in which nothing has happened for this long.
pub(super) fn expired(
    connection: &mut Connection,
    now: i64,
    lifecycle: Lifecycle,
    age: Duration,
    most: usize,
) -> rusqlite::Result<Vec<GameVersion>> {
    /// Games that are looked at for each one that is wanted: the others go to the end of the
    /// index, so the next call comes further.
    const LOOKED_AT: usize = 8;
    let age = i64::try_from(age.as_secs()).unwrap_or(i64::MAX);
    let before = now.saturating_sub(age);
    let transaction = begin(connection)?;
    store_clock(&transaction, now)?;
    let mut found = Vec::new();
    {
        let mut statement = transaction.prepare_cached(
            "SELECT key, id FROM games WHERE lifecycle = ? AND changed <= ?
             ORDER BY changed, key LIMIT ?",
        )?;
        let limit = most.saturating_mul(LOOKED_AT);
        let values = params![lifecycle.number(), before, limit as i64];
        let rows = statement.query_map(values, |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
        })?;
        // Collected, since rows are updated below.
        let rows: Vec<_> = rows.collect::<rusqlite::Result<_>>()?;
        let mut last = transaction.prepare_cached(
            "SELECT first + count, written FROM batches WHERE game = ? ORDER BY first DESC LIMIT 1",
        )?;
        let mut postpone =
            transaction.prepare_cached("UPDATE games SET changed = ? WHERE key = ?")?;
        for (key, id) in rows {
            if found.len() == most {
                break;
            }
            let newest: Option<(u32, i64)> = last
                .query_row([key], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            match (newest, GameId::new(&id)) {
                (Some((_, written)), _) if written > before => {
                    postpone.execute([written, key])?;
                }
                (Some((events, _)), Ok(id)) => {
                    let key = GameKey(key);
                    found.push(GameVersion { key, id, events });
                }
                // What has no batches or no id of ours is not ours to delete.
                _ => {
                    postpone.execute([now, key])?;
                }
            }
        }
    }
    transaction.commit()?;
    Ok(found)
}

/// Deletes games with all their batches, unless something has happened in them since.
pub(super) fn delete(
    connection: &mut Connection,
    games: &[GameVersion],
) -> rusqlite::Result<usize> {
    let transaction = begin(connection)?;
    let mut deleted = 0;
    for game in games {
        if read::head(&transaction, game.key)? != Some(game.events) {
            continue;
        }
        transaction
            .prepare_cached("DELETE FROM batches WHERE game = ?")?
            .execute([game.key.0])?;
        deleted += transaction
            .prepare_cached("DELETE FROM games WHERE key = ?")?
            .execute([game.key.0])?;
    }
    transaction.commit()?;
    Ok(deleted)
}

/// Games of an older database.
pub(super) fn unclassified(
    connection: &mut Connection,
    most: usize,
) -> rusqlite::Result<Vec<GameVersion>> {
    let transaction = connection.transaction()?;
    let mut statement = transaction.prepare_cached(
        "SELECT key, id FROM games WHERE lifecycle = 0 ORDER BY changed, key LIMIT ?",
    )?;
    let rows = statement.query_map([most as i64], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))
    })?;
    let mut found = Vec::new();
    for row in rows {
        let (key, id) = row?;
        let key = GameKey(key);
        if let (Some(events), Ok(id)) = (read::head(&transaction, key)?, GameId::new(&id)) {
            found.push(GameVersion { key, id, events });
        }
    }
    Ok(found)
}

/// Writes lifecycles of games that had none.
pub(super) fn classify(
    connection: &mut Connection,
    now: i64,
    games: &[(GameVersion, Lifecycle)],
) -> rusqlite::Result<()> {
    let transaction = begin(connection)?;
    for (game, lifecycle) in games {
        if read::head(&transaction, game.key)? == Some(game.events) {
            transaction
                .prepare_cached(
                    "UPDATE games SET lifecycle = ?, changed = ? WHERE key = ? AND lifecycle = 0",
                )?
                .execute(params![lifecycle.number(), now, game.key.0])?;
        }
    }
    transaction.commit()
}
