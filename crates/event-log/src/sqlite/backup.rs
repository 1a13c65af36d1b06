//! Backup to one file while a server runs, and restoring from it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::folder::{self, Folder};
use super::schema;
use crate::OpenError;

/// A backup that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackedUp {
    /// How many games are in it.
    pub games: usize,
    /// How large the file is.
    pub bytes: u64,
}

/// Why a backup was not made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database cannot be read, or the copy is not whole.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// There is a file of this name. It is not overwritten.
    #[error("there is a file {}", .0.display())]
    Exists(PathBuf),
    /// The file cannot be written.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Copies the games of a data folder into one new file, as they are at one moment. A server may
/// use the folder meanwhile and is not held up.
///
/// # Errors
/// When there is no database, the file exists, or something cannot be read or written.
pub fn backup(folder: &Path, to: &Path) -> Result<BackedUp, BackupError> {
    let database = folder::database(folder);
    if !database.is_file() {
        return Err(OpenError::Missing(database).into());
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    // Under its name only when it is whole.
    let part = with_suffix(to, ".part");
    let made = make(&database, &part).and_then(|backed_up| {
        let renamed = sync(&part).and_then(|()| std::fs::rename(&part, to));
        renamed
            .and_then(|()| sync(parent(to)))
            .map_err(|error| BackupError::Write {
                path: to.to_owned(),
                error,
            })?;
        Ok(backed_up)
    });
    if made.is_err() {
        // Nothing is lost when it stays.
        let _ = std::fs::remove_file(&part);
    }
    made
}

fn make(database: &Path, part: &Path) -> Result<BackedUp, BackupError> {
    let write = |error| BackupError::Write {
        path: part.to_owned(),
        error,
    };
    match std::fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(write(error)),
        _ => {}
    }
    // SQLite writes into an empty file, which is nobody else's to read.
    folder::make_private_file(part).map_err(write)?;
    let explain = |error| schema::explain(database, error);
    let source = open(database).map_err(explain)?;
    schema::version(&source, database)?;
    let target = part.display().to_string();
    source.execute("VACUUM INTO ?", [target]).map_err(explain)?;
    let games = check(part)?;
    let bytes = std::fs::metadata(part).map_err(write)?.len();
    Ok(BackedUp { games, bytes })
}

/// What to do with games that are there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Existing {
    /// Nothing is restored.
    Refuse,
    /// They are moved to another file.
    MoveAway,
}

/// Games that were restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many games there are now.
    pub games: usize,
    /// Where those are that were there before.
    pub moved_to: Option<PathBuf>,
}

/// Why nothing was restored.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The folder is in use, or the backup is no whole database.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// There are games in the folder, if only those of a write-ahead log that was left alone.
    #[error("there is a database {}", .0.display())]
    Exists(PathBuf),
    /// The backup cannot be read.
    #[error("{} cannot be read: {error}", path.display())]
    Read {
        /// The backup.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The folder cannot be written to.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Puts a backup into a data folder that no server uses.
///
/// # Errors
/// When the folder is in use or has games, or the backup is not whole; nothing is changed then.
pub fn restore(from: &Path, folder: &Path, existing: Existing) -> Result<Restored, RestoreError> {
    File::open(from).map_err(|error| RestoreError::Read {
        path: from.to_owned(),
        error,
    })?;
    let locked = Folder::open(folder.to_owned())?;
    let database = locked.database();
    // A write-ahead log counts, too, also without its database: SQLite would put what is in it into
    // the backup.
    let there = ["", "-wal"].map(|suffix| with_suffix(&database, suffix));
    let there = there.into_iter().find(|file| !is_empty(file));
    let is_there = there.is_some();
    if let (Some(file), Existing::Refuse) = (there, existing) {
        return Err(RestoreError::Exists(file));
    }
    // Checked where it will be, so that no file appears beside the backup.
    let part = with_suffix(&database, ".restored");
    let restored = put(from, &part, &database, is_there);
    if restored.is_err() {
        // Nothing is lost when it stays.
        let _ = std::fs::remove_file(&part);
    }
    restored
}

fn put(
    from: &Path,
    part: &Path,
    database: &Path,
    is_there: bool,
) -> Result<Restored, RestoreError> {
    let write = |error| RestoreError::Write {
        path: database.to_owned(),
        error,
    };
    folder::make_private_file(part).map_err(write)?;
    copy_into(from, part).map_err(write)?;
    let games = check(part)?;
    sync(part).map_err(write)?;
    let moved_to = if is_there {
        let moved_to = move_away(database).map_err(write)?;
        // No crash may leave the old write-ahead log beside the backup.
        sync(parent(database)).map_err(write)?;
        Some(moved_to)
    } else {
        None
    };
    std::fs::rename(part, database).map_err(write)?;
    sync(parent(database)).map_err(write)?;
    Ok(Restored { games, moved_to })
}

/// Keeps the permissions of the target.
fn copy_into(from: &Path, to: &Path) -> io::Result<()> {
    let mut target = File::options().write(true).truncate(true).open(to)?;
    io::copy(&mut File::open(from)?, &mut target).map(drop)
}

/// A database and what SQLite keeps beside it.
const FILES: [&str; 3] = ["-wal", "-shm", ""];

/// Moves a database, as far as it is there, with the files beside it, which belong to it.
fn move_away(database: &Path) -> io::Result<PathBuf> {
    let name = |number: u32| with_suffix(database, &format!(".replaced-{number}"));
    let is_free = |target: &PathBuf| FILES.iter().all(|f| !with_suffix(target, f).exists());
    let target = (1..).map(name).find(is_free);
    let target = target.expect("numbers do not end");
    for suffix in FILES {
        let file = with_suffix(database, suffix);
        if file.exists() {
            std::fs::rename(file, with_suffix(&target, suffix))?;
        }
    }
    Ok(if target.exists() {
        target
    } else {
        with_suffix(&target, "-wal")
    })
}

/// Whether a file is not there, or has nothing in it.
fn is_empty(file: &Path) -> bool {
    std::fs::metadata(file).map_or(true, |file| file.len() == 0)
}

/// An existing database, for reading.
fn open(path: &Path) -> rusqlite::Result<Connection> {
    // To write is what it takes to open one that has a write-ahead log.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(schema::BUSY_TIMEOUT)?;
    Ok(connection)
}

/// Whether a database is whole and of a known version; gives how many games it holds.
fn check(path: &Path) -> Result<usize, OpenError> {
    let explain = |error| schema::explain(path, error);
    let connection = open(path).map_err(explain)?;
    schema::version(&connection, path)?;
    schema::check(&connection, path, "PRAGMA integrity_check(1)")?;
    let games: u32 = connection
        .query_row("SELECT count(*) FROM games", [], |row| row.get(0))
        .map_err(explain)?;
    Ok(games as usize)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}

fn sync(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}
