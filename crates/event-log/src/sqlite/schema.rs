//! The tables of the database, and how older ones become newer ones.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use crate::{Cause, OpenError};

/// One script a version. Those that were released are never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("migration_1.sql"),
    include_str!("migration_2.sql"),
    include_str!("migration_3.sql"),
    include_str!("migration_4.sql"),
];

/// Whole databases up to this size are checked when they are opened.
const QUICKLY_CHECKED: u64 = 256 << 20;

/// How long a write waits for the lock of another program.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The database, checked and migrated.
pub(super) fn open(path: &Path) -> Result<Connection, OpenError> {
    let explain = |error| explain(path, error);
    let mut connection = Connection::open(path).map_err(explain)?;
    configure(&connection).map_err(explain)?;
    check_quickly(&connection, path)?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

/// # Errors
/// What a check finds that takes no longer than people wait for a start.
pub(super) fn check_quickly(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    match std::fs::metadata(path) {
        Ok(file) if file.len() > QUICKLY_CHECKED => Ok(()),
        _ => check(connection, path, "PRAGMA quick_check(1)"),
    }
}

/// # Errors
/// What the check finds.
pub(super) fn check(connection: &Connection, path: &Path, pragma: &str) -> Result<(), OpenError> {
    let found: String = connection
        .query_row(pragma, [], |row| row.get(0))
        .map_err(|error| explain(path, error))?;
    if found == "ok" {
        return Ok(());
    }
    Err(OpenError::Damaged {
        location: path.display().to_string(),
        detail: found,
    })
}

pub(super) fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    keep_plans(&connection)?;
    Ok(connection)
}

/// Otherwise a statement may be compiled anew for each value, in case another plan suits it better.
fn keep_plans(connection: &Connection) -> rusqlite::Result<()> {
    let setting = DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG;
    connection.set_db_config(setting, true).map(drop)
}

/// A commit is on the disk when it returns: a full sync of the write-ahead log.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(BUSY_TIMEOUT)?;
    keep_plans(connection)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The log is put into the database every 16 MiB or so.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // The index pages and newest rows of the games that are played now: 16 MiB.
    connection.pragma_update(None, "cache_size", -16_384)?;
    connection.pragma_update(None, "foreign_keys", "ON")
}

/// The version of the database, if this program knows it.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<u32, OpenError> {
    let known = MIGRATIONS.len() as u32;
    let found: u32 = connection
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(|error| explain(path, error))?;
    if found > known {
        return Err(OpenError::Newer {
            location: path.display().to_string(),
            found,
            known,
        });
    }
    Ok(found)
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let explain = |error| explain(path, error);
    let found = version(connection, path)?;
    for (version, script) in (1..).zip(MIGRATIONS).skip(found as usize) {
        let transaction = connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(explain)?;
        transaction.execute_batch(script).map_err(explain)?;
        transaction
            .pragma_update(None, "user_version", version)
            .map_err(explain)?;
        transaction.commit().map_err(explain)?;
    }
    Ok(())
}

pub(super) fn explain(path: &Path, error: rusqlite::Error) -> OpenError {
    let location = path.display().to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => OpenError::Damaged {
            location,
            detail: error.to_string(),
        },
        _ => OpenError::Database {
            location,
            cause: Cause::new(error),
        },
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::GameKey;
    use crate::sqlite::read;

    /// Each append compiled the statement that finds the end of its game, which took longer than to insert.
    #[test]
    fn a_statement_is_compiled_once_whatever_its_values() {
        let folder = tempfile::tempdir().unwrap();
        let connection = open(&folder.path().join("test.db")).unwrap();
        let mut statement = connection.prepare_cached(read::HEAD).unwrap();
        for game in 1..=3 {
            assert_eq!(read::head_by(&mut statement, GameKey(game)).unwrap(), None);
            drop(statement);
            statement = connection.prepare_cached(read::HEAD).unwrap();
        }
        assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
    }
}
