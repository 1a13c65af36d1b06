//! The tables of the database, and how older ones become newer ones.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::OpenError;
use super::heads::{self, EntryKey};

/// One script a version. Those that were released are never changed.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE games (
        key    INTEGER PRIMARY KEY,
        id     TEXT NOT NULL UNIQUE,
        opened INTEGER NOT NULL DEFAULT (unixepoch())
    ) STRICT;
    -- Player 0 is who opened the table.
    CREATE TABLE seats (
        game   INTEGER NOT NULL REFERENCES games (key),
        player INTEGER NOT NULL,
        token  BLOB NOT NULL,
        PRIMARY KEY (game, player)
    ) STRICT, WITHOUT ROWID;
    -- What happened, in steps that happened at once; since counts the events before.
    -- Actor: 0 who opened the table, 1 to 4 a player by link, 5 the computer.
    -- In the order in which they come, whatever the game: a commit then writes a few full
    -- pages instead of one page a game.
    CREATE TABLE entries (
        key     INTEGER PRIMARY KEY,
        game    INTEGER NOT NULL,
        since   INTEGER NOT NULL,
        actor   INTEGER NOT NULL,
        command TEXT,
        events  TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX entries_of_game ON entries (game, since);
",
    "
    -- An entry names the one before it in its game (0 is none), and the game its newest one,
    -- but for those that are newer than settled.
    ALTER TABLE entries ADD COLUMN before INTEGER NOT NULL DEFAULT 0;
    UPDATE entries SET before = earlier.key
        FROM (SELECT key AS of, lag(key, 1, 0) OVER (PARTITION BY game ORDER BY since) AS key
              FROM entries) AS earlier
        WHERE entries.key = earlier.of;
    ALTER TABLE games ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
    UPDATE games SET last = newest.key
        FROM (SELECT game, key, max(since) FROM entries GROUP BY game) AS newest
        WHERE games.key = newest.game;
    DROP INDEX entries_of_game;
    CREATE TABLE settled (entry INTEGER NOT NULL) STRICT;
    INSERT INTO settled SELECT coalesce(max(key), 0) FROM entries;
    -- When something was last written, and how far the game had come then: 0 unknown,
    -- 1 never played, 2 under way, 3 finished.
    ALTER TABLE games ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE games SET used = unixepoch();
    ALTER TABLE games ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX games_by_use ON games (stage, used);
",
];

/// Whole databases up to this size are checked when they are opened.
const QUICKLY_CHECKED: u64 = 256 << 20;

/// The database, and its newest entry.
pub(super) fn open(path: &Path) -> Result<(Connection, EntryKey), OpenError> {
    let explain = |error| explain(path, error);
    let size = std::fs::metadata(path).map_or(0, |file| file.len());
    let mut connection = Connection::open(path).map_err(explain)?;
    configure(&connection).map_err(explain)?;
    if size <= QUICKLY_CHECKED {
        let check: String = connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
            .map_err(explain)?;
        if check != "ok" {
            return Err(OpenError::Damaged {
                path: path.to_owned(),
                detail: check,
            });
        }
    }
    migrate(&mut connection, path)?;
    let transaction = connection.transaction().map_err(explain)?;
    let newest = heads::recover(&transaction).map_err(explain)?;
    transaction.commit().map_err(explain)?;
    Ok((connection, newest))
}

pub(super) fn open_reader(path: &Path) -> Result<Connection, OpenError> {
    let explain = |error| explain(path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(explain)?;
    connection
        .busy_timeout(Duration::from_secs(5))
        .map_err(explain)?;
    Ok(connection)
}

/// A commit is on the disk when it returns: a full sync of the write-ahead log.
fn configure(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The log is put into the database every 16 MiB or so.
    connection.pragma_update(None, "wal_autocheckpoint", 4000)?;
    connection.pragma_update(None, "foreign_keys", "ON")
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), OpenError> {
    let explain = |error| explain(path, error);
    let known = MIGRATIONS.len() as u32;
    let found: u32 = connection
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .map_err(explain)?;
    if found > known {
        return Err(OpenError::Newer {
            path: path.to_owned(),
            found,
            known,
        });
    }
    for (version, script) in (1..).zip(MIGRATIONS).skip(found as usize) {
        let transaction = connection.transaction().map_err(explain)?;
        transaction.execute_batch(script).map_err(explain)?;
        transaction
            .pragma_update(None, "user_version", version)
            .map_err(explain)?;
        transaction.commit().map_err(explain)?;
    }
    Ok(())
}

fn explain(path: &Path, error: rusqlite::Error) -> OpenError {
    let path = path.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => OpenError::Damaged {
            path,
            detail: error.to_string(),
        },
        _ => OpenError::Database { path, error },
    }
}
