//! The annotated record in a file, whole or not at all.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// Refuses a place that cannot be written to, before the work is done.
pub(super) fn check(path: &str) -> Result<(), Failure> {
    let file = || path.to_owned();
    let place = Path::new(path);
    let folder = place
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if place.is_dir() {
        let error = io::ErrorKind::IsADirectory.into();
        return Err(Failure::Write {
            file: file(),
            error,
        });
    }
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(Failure::NoFolder { file: file() });
    }
    Ok(())
}

/// Writes beside the file and then takes its place, so that it never holds half a record.
pub(super) fn write(path: &str, text: &str) -> Result<(), Failure> {
    let beside = beside(Path::new(path));
    let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, path));
    written.map_err(|error| {
        // It may not even be there.
        let _ = std::fs::remove_file(&beside);
        let file = path.to_owned();
        Failure::Write { file, error }
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
