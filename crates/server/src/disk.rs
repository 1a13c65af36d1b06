//! How much room there is on a disk.

use std::path::Path;

/// How many bytes can still be written below a folder; `None` where the system does not say.
#[must_use]
pub fn free_space(folder: &Path) -> Option<u64> {
    system::free(folder)
}

#[cfg(unix)]
mod system {
    use std::path::Path;

    pub(super) fn free(folder: &Path) -> Option<u64> {
        let disk = rustix::fs::statvfs(folder).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
}

#[cfg(not(unix))]
mod system {
    use std::path::Path;

    pub(super) const fn free(_: &Path) -> Option<u64> {
        None
    }
}
