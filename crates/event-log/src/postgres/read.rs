//! Reading games.

use caminos_table::{CommandId, GameId};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::group::to_i32;
use crate::outage::from_i64;
use crate::stored_game::check_order;
use crate::{Batch, Cause, GameKey, Lifecycle, ReadError, StoredGame, TokenHash, actor_number};

pub(super) fn failed(error: sqlx::Error) -> ReadError {
    match error {
        sqlx::Error::PoolClosed => ReadError::Closed,
        error => ReadError::Failed(Cause::new(error)),
    }
}

/// A row for each batch, and one without a batch when there is none from there on.
const READ: &str = "
    WITH g AS (
        SELECT key, lifecycle, deadline, (SELECT b.first + b.count FROM caminos.batches AS b
                                WHERE b.game = key ORDER BY b.first DESC LIMIT 1) AS events,
               (SELECT b.first FROM caminos.batches AS b
                WHERE b.game = key AND b.first <= $2 AND b.first + b.count > $2
                ORDER BY b.first DESC LIMIT 1) AS begin
        FROM caminos.games WHERE id = $1)
    SELECT g.key, g.lifecycle, g.events, b.first, b.count, b.actor, b.command, b.seat_token, b.events,
        g.deadline
    FROM g LEFT JOIN caminos.batches AS b ON b.game = g.key AND b.first >= coalesce(g.begin, $2)
    ORDER BY b.first";

/// The rows of a game with its batches from this sequence number on.
pub(super) async fn rows(
    connection: &mut PgConnection,
    id: &GameId,
    from: u32,
) -> sqlx::Result<Vec<PgRow>> {
    sqlx::query(READ)
        .bind(id.as_str())
        .bind(to_i32(from))
        .fetch_all(connection)
        .await
}

/// The game that these rows are; `None` when there is none.
pub(super) fn game(rows: &[PgRow], id: GameId, from: u32) -> Result<Option<StoredGame>, ReadError> {
    let Some(first) = rows.first() else {
        return Ok(None);
    };
    let column = |index| first.try_get::<i64, _>(index).map_err(failed);
    let key = GameKey(column(0)?);
    let lifecycle: i16 = first.try_get(1).map_err(failed)?;
    let events: Option<i32> = first.try_get(2).map_err(failed)?;
    let events = events.unwrap_or(0).cast_unsigned();
    let deadline: Option<i64> = first.try_get(9).map_err(failed)?;
    let damaged = |event, detail| ReadError::Damaged {
        game: id.clone(),
        event,
        detail,
    };
    let mut batches = Vec::with_capacity(rows.len());
    for row in rows {
        match batch(row).map_err(failed)? {
            Some(Ok(batch)) => batches.push(batch),
            Some(Err((event, detail))) => return Err(damaged(event, detail)),
            None => {}
        }
    }
    check_order(&batches, from, events).map_err(|(event, detail)| damaged(event, detail))?;
    Ok(Some(StoredGame {
        key,
        id,
        lifecycle: Lifecycle::from_number(lifecycle),
        deadline: deadline.map(from_i64),
        events,
        batches,
    }))
}

type ReadBatch = Result<Batch, (u32, &'static str)>;

fn batch(row: &PgRow) -> sqlx::Result<Option<ReadBatch>> {
    let first: Option<i32> = row.try_get(3)?;
    let Some(first) = first.map(i32::cast_unsigned) else {
        return Ok(None);
    };
    let (count, actor): (i32, i16) = (row.try_get(4)?, row.try_get(5)?);
    let (command, token): (Option<&str>, Option<&[u8]>) = (row.try_get(6)?, row.try_get(7)?);
    let Some(actor) = u8::try_from(actor).ok().and_then(actor_number::actor) else {
        return Ok(Some(Err((first, "nobody has this actor's number"))));
    };
    let seat_token = token.map(|token| TokenHash::from_bytes(token).ok_or(()));
    let Ok(seat_token) = seat_token.transpose() else {
        return Ok(Some(Err((first, "a token's hash has not 32 bytes"))));
    };
    Ok(Some(Ok(Batch {
        first,
        count: count.cast_unsigned(),
        actor,
        command: command.and_then(|id| CommandId::new(id).ok()),
        seat_token,
        events: row.try_get::<&str, _>(8)?.into(),
    })))
}

/// How many events games have.
pub(super) async fn heads(
    connection: &mut PgConnection,
    games: &[GameKey],
) -> sqlx::Result<Vec<(GameKey, u32)>> {
    let games: Vec<i64> = games.iter().map(|game| game.0).collect();
    let sql = "SELECT u.key, b.events FROM unnest($1::bigint[]) AS u (key)
        CROSS JOIN LATERAL (SELECT first + count AS events FROM caminos.batches
                            WHERE game = u.key ORDER BY first DESC LIMIT 1) AS b";
    let rows = sqlx::query(sql).bind(games).fetch_all(connection).await?;
    rows.iter()
        .map(|row| {
            let events: i32 = row.try_get(1)?;
            Ok((GameKey(row.try_get(0)?), events.cast_unsigned()))
        })
        .collect()
}
