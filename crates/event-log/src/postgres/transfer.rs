//! Listing and importing whole games.

use std::collections::HashMap;
use std::time::Duration;

use caminos_table::GameId;
use sqlx::{Connection as _, PgConnection, Row as _};

use super::group::{Columns, spectator};
use crate::outage::to_i64;
use crate::{AppendError, GameKey, Lifecycle, StoredGame, actor_number};

/// Up to `most` games after this key.
pub(super) async fn list(
    connection: &mut PgConnection,
    after: Option<GameKey>,
    most: usize,
) -> sqlx::Result<Vec<(GameKey, GameId)>> {
    let sql = "SELECT key, id FROM caminos.games WHERE key > $1 ORDER BY key LIMIT $2";
    let rows = sqlx::query(sql)
        .bind(after.map_or(i64::MIN, |key| key.0))
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(connection)
        .await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        // What has no id of ours is nobody's game.
        if let Ok(id) = GameId::new(row.try_get(1)?) {
            games.push((GameKey(row.try_get(0)?), id));
        }
    }
    Ok(games)
}

/// For one import; many more rows than in a game's daily life.
pub(super) const TIMEOUT: Duration = Duration::from_secs(150);

/// Stores whole games, all or none.
pub(super) async fn import(
    connection: &mut PgConnection,
    now: i64,
    games: &[StoredGame],
) -> sqlx::Result<Result<(), AppendError>> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SET LOCAL statement_timeout = '2min'")
        .execute(&mut *transaction)
        .await?;
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let lifecycles: Vec<i16> = games
        .iter()
        .map(|game| game.lifecycle.map_or(0, Lifecycle::number))
        .collect();
    let deadlines: Vec<Option<i64>> = games.iter().map(|game| game.deadline.map(to_i64)).collect();
    let sql = "INSERT INTO caminos.games (id, lifecycle, changed, deadline)
        SELECT u.id, u.lifecycle, $3, u.deadline
        FROM unnest($1::text[], $2::smallint[], $4::bigint[]) AS u (id, lifecycle, deadline)
        RETURNING id, key";
    let rows = sqlx::query(sql)
        .bind(&ids)
        .bind(&lifecycles)
        .bind(now)
        .bind(&deadlines)
        .fetch_all(&mut *transaction)
        .await?;
    let keys: HashMap<&str, i64> = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
        .collect::<sqlx::Result<_>>()?;
    let mut columns = Columns::default();
    let mut of_games: Vec<i64> = Vec::new();
    for game in games {
        let key = keys.get(game.id.as_str());
        let key = *key.ok_or(sqlx::Error::RowNotFound)?;
        for batch in &game.batches {
            let Some(actor) = actor_number::number(batch.actor) else {
                return Ok(Err(spectator()));
            };
            of_games.push(key);
            columns.push(batch, actor);
        }
    }
    let sql = "INSERT INTO caminos.batches
            (game, first, count, actor, written, command, seat_token, events)
        SELECT u.game, u.first, u.count, u.actor, $1, u.command, u.seat_token, u.events
        FROM unnest($2::bigint[], $3::int[], $4::int[], $5::smallint[], $6::text[], $7::bytea[], $8::text[])
            AS u (game, first, count, actor, command, seat_token, events)";
    sqlx::query(sql)
        .bind(now)
        .bind(&of_games)
        .bind(&columns.firsts)
        .bind(&columns.counts)
        .bind(&columns.actors)
        .bind(&columns.commands)
        .bind(&columns.tokens)
        .bind(&columns.events)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await.map(Ok)
}
