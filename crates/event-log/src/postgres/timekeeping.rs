//! Games whose time is over, and times in which nobody could play.

use caminos_table::{GameId, Moment};
use sqlx::{Connection as _, PgConnection, Row as _};

use crate::outage::{from_i64, to_i64};
use crate::{Heartbeat, Outage, Timekeeping};

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
        note(&mut transaction, outage).await?;
    }
    let now = "UPDATE caminos.meta SET value = greatest(value, $1) WHERE name = 'heartbeat'";
    sqlx::query(now)
        .bind(to_i64(beat.now))
        .execute(&mut *transaction)
        .await?;
    let outages = outages(&mut transaction, beat.known).await?;
    transaction.commit().await?;
    Ok(outages)
}

/// Those that ended after a moment.
async fn outages(connection: &mut PgConnection, after: Moment) -> sqlx::Result<Vec<Outage>> {
    let sql = "SELECT since, until FROM caminos.outages WHERE until > $1 ORDER BY until";
    let rows = sqlx::query(sql)
        .bind(to_i64(after))
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| {
            Ok(Outage {
                since: from_i64(row.try_get(0)?),
                until: from_i64(row.try_get(1)?),
            })
        })
        .collect()
}

async fn note(connection: &mut PgConnection, outage: Outage) -> sqlx::Result<()> {
    sqlx::query("INSERT INTO caminos.outages (since, until) VALUES ($1, $2)")
        .bind(to_i64(outage.since))
        .bind(to_i64(outage.until))
        .execute(connection)
        .await
        .map(drop)
}

/// All that is known of the times in which servers ran.
pub(super) async fn read(connection: &mut PgConnection) -> sqlx::Result<Timekeeping> {
    let heartbeat = sqlx::query("SELECT value FROM caminos.meta WHERE name = 'heartbeat'")
        .fetch_one(&mut *connection)
        .await?;
    Ok(Timekeeping {
        heartbeat: from_i64(heartbeat.try_get(0)?),
        outages: outages(connection, Moment(0)).await?,
    })
}

/// Puts what another store knows in the place of what this one does.
pub(super) async fn replace(
    connection: &mut PgConnection,
    timekeeping: Timekeeping,
) -> sqlx::Result<()> {
    let mut transaction = connection.begin().await?;
    sqlx::query("UPDATE caminos.meta SET value = $1 WHERE name = 'heartbeat'")
        .bind(to_i64(timekeeping.heartbeat))
        .execute(&mut *transaction)
        .await?;
    sqlx::query("DELETE FROM caminos.outages")
        .execute(&mut *transaction)
        .await?;
    for outage in timekeeping.outages {
        note(&mut transaction, outage).await?;
    }
    transaction.commit().await
}
