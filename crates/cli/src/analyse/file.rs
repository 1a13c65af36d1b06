//! The annotated record in a file, whole or not at all.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::language::tr;

/// Refuses a place that cannot be written to, before the work is done.
pub(super) fn check(path: &str) -> Result<()> {
    let place = Path::new(path);
    let folder = place
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let cannot_write = || tr!("cannot-write", file = path);
    if place.is_dir() {
        bail!("{}: {}", cannot_write(), tr!("io-is-a-directory"));
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        bail!("{}: {}", cannot_write(), tr!("no-such-folder"));
    }
    Ok(())
}

/// Writes beside the file and then takes its place, so that it never holds half a record.
pub(super) fn write(path: &str, text: &str) -> Result<()> {
    let beside = beside(Path::new(path));
    let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path));
    if written.is_err() {
        // It may not even be there.
        let _ = std::fs::remove_file(&beside);
    }
    written.with_context(|| tr!("cannot-write", file = path))
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
