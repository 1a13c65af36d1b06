//! Games whose time is over, and times in which nobody could play.

use caminos_table::{GameId, Moment};
use rusqlite::{Connection, params};

use crate::outage::{Noted, from_i64, to_i64};
use crate::{Heartbeat, Outage, Timekeeping};

/// Up to `most` games whose deadline is over by this moment.
pub(super) fn overdue(
    connection: &Connection,
    by: Moment,
    most: usize,
) -> rusqlite::Result<Vec<GameId>> {
    let sql = "SELECT id FROM games WHERE deadline <= ? ORDER BY deadline LIMIT ?";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params![to_i64(by), most as i64], |row| {
        row.get::<_, String>(0)
    })?;
    rows.filter_map(|id| id.map(|id| GameId::new(&id).ok()).transpose())
        .collect()
}

/// Notes that a server is up; gives all outages if there are others than the known ones.
pub(super) fn heartbeat(
    connection: &mut Connection,
    beat: Heartbeat,
) -> rusqlite::Result<Vec<Outage>> {
    // Without a sync: one that a power loss takes back makes the outage longer, nothing else.
    connection.pragma_update(None, "synchronous", "NORMAL")?;
    let outages = note(connection, beat);
    connection.pragma_update(None, "synchronous", "FULL")?;
    outages
}

fn note(connection: &mut Connection, beat: Heartbeat) -> rusqlite::Result<Vec<Outage>> {
    let transaction = super::retention::begin(connection)?;
    let last = transaction
        .prepare_cached("SELECT value FROM meta WHERE name = 'heartbeat'")?
        .query_row([], |row| row.get(0))?;
    // One process has the file, and no other clock has a say in it.
    let heartbeat = match beat.note(from_i64(last), beat.now) {
        Noted::Up { heartbeat, outage } => {
            if let Some(outage) = outage {
                insert(&transaction, outage)?;
            }
            heartbeat
        }
        Noted::SetBack(moment) => {
            set_back(&transaction, moment)?;
            moment
        }
    };
    transaction
        .prepare_cached("UPDATE meta SET value = ? WHERE name = 'heartbeat'")?
        .execute([to_i64(heartbeat)])?;
    let outages = outages(&transaction, beat.known)?;
    transaction.commit()?;
    Ok(outages)
}

/// Lets the outages that a clock has noted that was ahead end now. None is deleted: they are known
/// by their number.
fn set_back(connection: &Connection, moment: Moment) -> rusqlite::Result<()> {
    let sql = "UPDATE outages SET since = min(since, ?1), until = ?1 WHERE until > ?1";
    connection.execute(sql, [to_i64(moment)]).map(drop)
}

/// All of them, if there are more or fewer than are known.
fn outages(connection: &Connection, known: usize) -> rusqlite::Result<Vec<Outage>> {
    connection
        .prepare_cached(
            "SELECT since, until FROM outages WHERE (SELECT count(*) FROM outages) <> ?
             ORDER BY until, since",
        )?
        .query_map([known as i64], |row| {
            Ok(Outage {
                since: from_i64(row.get(0)?),
                until: from_i64(row.get(1)?),
            })
        })?
        .collect()
}

fn insert(connection: &Connection, outage: Outage) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO outages (since, until) VALUES (?, ?)")?
        .execute([to_i64(outage.since), to_i64(outage.until)])
        .map(drop)
}

/// All that is known of the times in which servers ran.
pub(super) fn read(connection: &mut Connection) -> rusqlite::Result<Timekeeping> {
    let transaction = connection.transaction()?;
    let sql = "SELECT value FROM meta WHERE name = 'heartbeat'";
    let heartbeat = transaction.query_row(sql, [], |row| row.get(0))?;
    Ok(Timekeeping {
        heartbeat: from_i64(heartbeat),
        outages: outages(&transaction, 0)?,
    })
}

/// Puts what another store knows in the place of what this one does.
pub(super) fn replace(
    connection: &mut Connection,
    timekeeping: &Timekeeping,
) -> rusqlite::Result<()> {
    let transaction = super::retention::begin(connection)?;
    let heartbeat = to_i64(timekeeping.heartbeat);
    let sql = "UPDATE meta SET value = ? WHERE name = 'heartbeat'";
    transaction.execute(sql, [heartbeat])?;
    transaction.execute("DELETE FROM outages", [])?;
    for outage in &timekeeping.outages {
        insert(&transaction, *outage)?;
    }
    transaction.commit()
}
