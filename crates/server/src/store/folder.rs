//! The folder in which a server stores its data.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error("the data folder {} cannot be used: {error}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another program has it.
    #[error("the data folder {} is in use by another server", .0.display())]
    InUse(PathBuf),
    /// The file is no database, or a damaged one.
    #[error(
        "the database {} is damaged: {detail}. Put a backup in its place, or move it away to begin \
         with an empty one", path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        detail: String,
    },
    /// The file was made by a later version of this program.
    #[error(
        "the database {} has version {found}, and this program knows versions up to {known}: it needs \
         a newer program", path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The last version that this program knows.
        known: u32,
    },
    /// Anything else that SQLite refuses.
    #[error("the database {} cannot be opened: {error}", path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// Why.
        error: rusqlite::Error,
    },
    /// No thread for the writer.
    #[error("no thread can be started: {0}")]
    Thread(io::Error),
}

/// A folder that no other server uses.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    /// Locked as long as it is open.
    _lock: File,
}

impl Folder {
    pub(super) fn open(path: PathBuf) -> Result<Self, OpenError> {
        let refuse = |error| OpenError::Folder {
            path: path.clone(),
            error,
        };
        make_private(&path).map_err(refuse)?;
        let lock = File::create(path.join("lock")).map_err(refuse)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { path, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path)),
            Err(TryLockError::Error(error)) => Err(refuse(error)),
        }
    }

    pub(super) fn database(&self) -> PathBuf {
        self.path.join("caminos.db")
    }
}

/// Other people of the machine have no business in it.
fn make_private(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
