//! The folder in which a server stores its data.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::OpenError;

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
        database(&self.path)
    }
}

/// The database file of a data folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("caminos.db")
}

/// Other people of the machine have no business in it.
fn make_private(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        /// A folder for everybody, such as `/tmp`, stays one.
        const STICKY: u32 = 0o1000;
        let mode = std::fs::metadata(path)?.permissions().mode();
        if mode & 0o077 != 0 && mode & STICKY == 0 {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o7700))?;
            tracing::info!(folder = %path.display(), "the data folder is now its owner's only");
        }
    }
    Ok(())
}

/// Makes a file that only its owner can read, if it is not there. SQLite gives the files
/// beside the database the same permissions.
pub(super) fn make_private_file(path: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
