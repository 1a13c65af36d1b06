//! Finding and deleting games that are expired.

use std::time::Duration;

use caminos_table::GameId;
use sqlx::postgres::PgRow;
use sqlx::{Connection as _, PgConnection, Row as _};

use super::group::to_i32;
use crate::retention_clock::RetentionClock;
use crate::{GameKey, GameVersion, Lifecycle};

/// The stored clock never goes back. Of several nodes the one that is ahead decides.
pub(super) async fn store_clock(
    connection: &mut PgConnection,
    clock: &RetentionClock,
) -> sqlx::Result<()> {
    let sql = "UPDATE caminos.meta SET value = greatest(value, $1) WHERE name = 'clock'
               RETURNING value";
    let row = sqlx::query(sql)
        .bind(clock.now())
        .fetch_one(connection)
        .await?;
    clock.saw(row.try_get(0)?);
    Ok(())
}

fn version(row: &PgRow) -> sqlx::Result<Option<GameVersion>> {
    let (id, events): (&str, Option<i32>) = (row.try_get(1)?, row.try_get(2)?);
    let key = GameKey(row.try_get(0)?);
    // What has no batches or no id of ours is not ours to delete.
    Ok(events
        .zip(GameId::new(id).ok())
        .map(|(events, id)| GameVersion {
            key,
            id,
            events: events.cast_unsigned(),
        }))
}

/// Up to `most` games of this lifecycle in which nothing has happened for this long.
pub(super) async fn expired(
    connection: &mut PgConnection,
    clock: &RetentionClock,
    lifecycle: Lifecycle,
    age: Duration,
    most: usize,
) -> sqlx::Result<Vec<GameVersion>> {
    /// Games that are looked at for each one that is wanted: the others go to the end of the
    /// index, so the next call comes further.
    const LOOKED_AT: usize = 8;
    store_clock(&mut *connection, clock).await?;
    let age = i64::try_from(age.as_secs()).unwrap_or(i64::MAX);
    let before = clock.now().saturating_sub(age);
    let sql = "SELECT g.key, g.id, b.events, b.written
        FROM (SELECT key, id, changed FROM caminos.games WHERE lifecycle = $1 AND changed <= $2
              ORDER BY changed, key LIMIT $3) AS g
        LEFT JOIN LATERAL (SELECT first + count AS events, written FROM caminos.batches
                           WHERE game = g.key ORDER BY first DESC LIMIT 1) AS b ON true
        ORDER BY g.changed, g.key";
    let rows = sqlx::query(sql)
        .bind(lifecycle.number())
        .bind(before)
        .bind(i64::try_from(most.saturating_mul(LOOKED_AT)).unwrap_or(i64::MAX))
        .fetch_all(&mut *connection)
        .await?;
    let mut found = Vec::new();
    let (mut postponed, mut until) = (Vec::new(), Vec::new());
    for row in &rows {
        if found.len() == most {
            break;
        }
        let written: Option<i64> = row.try_get(3)?;
        let written = written.filter(|written| *written > before);
        match (written, version(row)?) {
            (None, Some(game)) => found.push(game),
            (written, _) => {
                postponed.push(row.try_get::<i64, _>(0)?);
                until.push(written.unwrap_or_else(|| clock.now()));
            }
        }
    }
    if !postponed.is_empty() {
        let sql = "UPDATE caminos.games AS g SET changed = greatest(g.changed, u.changed)
            FROM unnest($1::bigint[], $2::bigint[]) AS u (key, changed) WHERE g.key = u.key";
        let update = sqlx::query(sql).bind(postponed).bind(until);
        update.execute(&mut *connection).await?;
    }
    Ok(found)
}

/// Deletes games with all their batches, unless something has happened in them since.
pub(super) async fn delete(
    connection: &mut PgConnection,
    games: &[GameVersion],
) -> sqlx::Result<usize> {
    let keys: Vec<i64> = games.iter().map(|game| game.key.0).collect();
    let events: Vec<i32> = games.iter().map(|game| to_i32(game.events)).collect();
    let mut transaction = connection.begin().await?;
    // An append locks the batch that it follows on: this waits for those on their way, and keeps
    // others off.
    let lock = "SELECT FROM caminos.batches AS b
        JOIN unnest($1::bigint[], $2::int[]) AS u (key, events)
            ON b.game = u.key AND b.first + b.count = u.events
        ORDER BY b.game FOR UPDATE OF b";
    sqlx::query(lock)
        .bind(&keys)
        .bind(&events)
        .execute(&mut *transaction)
        .await?;
    // What has been written until then is seen by this statement.
    let unchanged = "SELECT u.key FROM unnest($1::bigint[], $2::int[]) AS u (key, events)
        WHERE u.events = (SELECT first + count FROM caminos.batches
                          WHERE game = u.key ORDER BY first DESC LIMIT 1)";
    let rows = sqlx::query(unchanged)
        .bind(&keys)
        .bind(&events)
        .fetch_all(&mut *transaction)
        .await?;
    let unchanged: Vec<i64> = rows
        .iter()
        .map(|row| row.try_get(0))
        .collect::<sqlx::Result<_>>()?;
    sqlx::query("DELETE FROM caminos.batches WHERE game = ANY ($1)")
        .bind(&unchanged)
        .execute(&mut *transaction)
        .await?;
    let deleted = sqlx::query("DELETE FROM caminos.games WHERE key = ANY ($1)")
        .bind(&unchanged)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(usize::try_from(deleted.rows_affected()).unwrap_or(usize::MAX))
}

/// Games of an older database.
pub(super) async fn unclassified(
    connection: &mut PgConnection,
    most: usize,
) -> sqlx::Result<Vec<GameVersion>> {
    let sql = "SELECT g.key, g.id, (SELECT first + count FROM caminos.batches
                                    WHERE game = g.key ORDER BY first DESC LIMIT 1)
        FROM caminos.games AS g WHERE lifecycle = 0 ORDER BY changed, key LIMIT $1";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = sqlx::query(sql)
        .bind(most)
        .fetch_all(&mut *connection)
        .await?;
    rows.iter()
        .filter_map(|row| version(row).transpose())
        .collect()
}

/// Writes lifecycles of games that had none.
pub(super) async fn classify(
    connection: &mut PgConnection,
    now: i64,
    games: &[(GameVersion, Lifecycle)],
) -> sqlx::Result<()> {
    let keys: Vec<i64> = games.iter().map(|(game, _)| game.key.0).collect();
    let events: Vec<i32> = games.iter().map(|(game, _)| to_i32(game.events)).collect();
    let lifecycles: Vec<i16> = games.iter().map(|(_, l)| l.number()).collect();
    let sql = "UPDATE caminos.games AS g SET lifecycle = u.lifecycle, changed = $4
        FROM unnest($1::bigint[], $2::int[], $3::smallint[]) AS u (key, events, lifecycle)
        WHERE g.key = u.key AND g.lifecycle = 0
          AND u.events = (SELECT first + count FROM caminos.batches
                          WHERE game = u.key ORDER BY first DESC LIMIT 1)";
    let update = sqlx::query(sql).bind(keys).bind(events).bind(lifecycles);
    update.bind(now).execute(connection).await.map(drop)
}
