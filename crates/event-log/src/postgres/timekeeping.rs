//! Games whose time is over, and times in which nobody could play.

use caminos_table::{GameId, Moment};
use sqlx::{Connection as _, PgConnection, Row as _};

use crate::outage::{ClockAhead, Noted, from_i64, to_i64};
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

/// Notes that a server is up; gives all outages if there are others than the known ones. Of several
/// nodes that come back at once one notes the outage.
pub(super) async fn heartbeat(
    connection: &mut PgConnection,
    beat: Heartbeat,
) -> sqlx::Result<Result<Vec<Outage>, ClockAhead>> {
    let mut transaction = connection.begin().await?;
    // The clocks of nodes may differ: that of the database says whose is ahead.
    let last = "SELECT value, (extract(epoch FROM clock_timestamp()) * 1000)::bigint
        FROM caminos.meta WHERE name = 'heartbeat' FOR UPDATE";
    let last = sqlx::query(last).fetch_one(&mut *transaction).await?;
    let clock = from_i64(last.try_get(1)?);
    if let Err(ahead) = beat.check_clock(clock) {
        return Ok(Err(ahead));
    }
    let heartbeat = match beat.note(from_i64(last.try_get(0)?), clock) {
        Noted::Up { heartbeat, outage } => {
            if let Some(outage) = outage {
                note(&mut transaction, outage).await?;
            }
            heartbeat
        }
        Noted::SetBack(moment) => {
            set_back(&mut transaction, moment).await?;
            moment
        }
    };
    sqlx::query("UPDATE caminos.meta SET value = $1 WHERE name = 'heartbeat'")
        .bind(to_i64(heartbeat))
        .execute(&mut *transaction)
        .await?;
    let outages = outages(&mut transaction, beat.known).await?;
    transaction.commit().await?;
    Ok(Ok(outages))
}

/// Lets the outages that a clock has noted that was ahead end now. None is deleted: they are known
/// by their number.
async fn set_back(connection: &mut PgConnection, moment: Moment) -> sqlx::Result<()> {
    let sql = "UPDATE caminos.outages SET since = least(since, $1), until = $1 WHERE until > $1";
    sqlx::query(sql)
        .bind(to_i64(moment))
        .execute(connection)
        .await
        .map(drop)
}

/// All of them, if there are more or fewer than are known.
async fn outages(connection: &mut PgConnection, known: usize) -> sqlx::Result<Vec<Outage>> {
    let sql = "SELECT since, until FROM caminos.outages
        WHERE (SELECT count(*) FROM caminos.outages) <> $1 ORDER BY until, since";
    let rows = sqlx::query(sql)
        .bind(i64::try_from(known).unwrap_or(i64::MAX))
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
        outages: outages(connection, 0).await?,
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
