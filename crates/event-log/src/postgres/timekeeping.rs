//! Games whose time is over, and times in which nobody could play.

use caminos_table::{GameId, Moment};
use sqlx::{Connection as _, PgConnection, Row as _};

use crate::outage::{from_i64, to_i64};
use crate::{Heartbeat, Outage};

/// Up to `most` games whose deadline is over by this moment.
pub(super) async fn overdue(
    connection: &mut PgConnection,
    by: Moment,
    most: usize,
) -> sqlx::Result<Vec<GameId>> {
    let sql = "SELECT id FROM caminos.games WHERE deadline <= $1 ORDER BY deadline LIMIT $2";
    let rows = sqlx::query(sql)
        .bind(to_i64(by))
        .bind(i64::try_from(most).unwrap_or(i64::MAX))
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| Ok(GameId::new(row.try_get(0)?).ok()))
        .filter_map(Result::transpose)
        .collect()
}

/// Notes that a server is up, and gives the outages that are not known. Of several nodes that come
/// back at once one notes the outage.
pub(super) async fn heartbeat(
    connection: &mut PgConnection,
    beat: Heartbeat,
) -> sqlx::Result<Vec<Outage>> {
    let mut transaction = connection.begin().await?;
    let last = "SELECT value FROM caminos.meta WHERE name = 'heartbeat' FOR UPDATE";
    let last = sqlx::query(last).fetch_one(&mut *transaction).await?;
    if let Some(outage) = beat.outage_since(last.try_get(0)?) {
        sqlx::query("INSERT INTO caminos.outages (since, until) VALUES ($1, $2)")
            .bind(to_i64(outage.since))
            .bind(to_i64(outage.until))
            .execute(&mut *transaction)
            .await?;
    }
    let now = "UPDATE caminos.meta SET value = greatest(value, $1) WHERE name = 'heartbeat'";
    sqlx::query(now)
        .bind(to_i64(beat.now))
        .execute(&mut *transaction)
        .await?;
    let unknown = "SELECT since, until FROM caminos.outages WHERE until > $1 ORDER BY until";
    let rows = sqlx::query(unknown)
        .bind(to_i64(beat.known))
        .fetch_all(&mut *transaction)
        .await?;
    transaction.commit().await?;
    rows.iter()
        .map(|row| {
            Ok(Outage {
                since: from_i64(row.try_get(0)?),
                until: from_i64(row.try_get(1)?),
            })
        })
        .collect()
}
