//! A file system that can be filled.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A file system in memory with little space, which can be filled. Only root may make one.
#[derive(Debug)]
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Makes one of so many MiB; none without the right to.
    ///
    /// # Errors
    /// When no folder can be made for it.
    pub fn new(size_mib: u32) -> io::Result<Option<Self>> {
        let folder = tempfile::Builder::new().prefix("caminos-disk-").tempdir()?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size_mib}m,mode=755")])
            .arg("caminos-disk")
            .arg(folder.path())
            .stderr(Stdio::null())
            .status();
        // Without the program there is no right to use it, either.
        let is_mounted = mounted.is_ok_and(|status| status.success());
        Ok(is_mounted.then_some(Self { folder }))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn ballast(&self) -> PathBuf {
        self.path().join("ballast")
    }

    /// Leaves no space on it.
    ///
    /// # Errors
    /// When it cannot be written to for another reason.
    pub fn fill(&self) -> io::Result<()> {
        let mut file = File::create(self.ballast())?;
        let zeros = vec![0; 64 << 10];
        loop {
            match file.write_all(&zeros) {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::StorageFull => return Ok(()),
                Err(error) => return Err(error),
            }
        }
    }

    /// The opposite of [`SmallDisk::fill`].
    ///
    /// # Errors
    /// When it was not filled.
    pub fn free(&self) -> io::Result<()> {
        std::fs::remove_file(self.ballast())
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Also while somebody still has files open on it.
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}
