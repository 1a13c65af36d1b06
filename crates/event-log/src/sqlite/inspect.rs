//! Looking at a database without changing it.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::{folder, schema};
use crate::OpenError;

/// Whether a server would take the database of a data folder; gives its version, `None` if there is
/// none. Nothing is migrated, and a server may use the folder meanwhile.
///
/// # Errors
/// Why a server would refuse it.
pub fn inspect(folder: &Path) -> Result<Option<u32>, OpenError> {
    let path = folder::database(folder);
    if !std::fs::metadata(&path).is_ok_and(|file| file.len() > 0) {
        return Ok(None);
    }
    let explain = |error| schema::explain(&path, error);
    let connection = open(&path).map_err(explain)?;
    let version = schema::version(&connection, &path)?;
    schema::check_quickly(&connection, &path)?;
    Ok(Some(version))
}

/// What is in a write-ahead log is read, and left there: it may be another database's. Without one,
/// only a connection that may write removes the files again that it makes for reading.
fn open(path: &Path) -> rusqlite::Result<Connection> {
    let access = if path.with_extension("db-wal").exists() {
        OpenFlags::SQLITE_OPEN_READ_ONLY
    } else {
        OpenFlags::SQLITE_OPEN_READ_WRITE
    };
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(schema::BUSY_TIMEOUT)?;
    if access == OpenFlags::SQLITE_OPEN_READ_ONLY {
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    }
    Ok(connection)
}
