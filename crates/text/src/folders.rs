//! The languages as the build finds them: each folder of `locales/` is one.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The code of each language with its Fluent files. English, which the others fall back to,
/// comes first, the others in the order of their codes.
pub(crate) fn languages(locales: &Path) -> io::Result<Vec<(String, Vec<PathBuf>)>> {
    let mut languages = Vec::new();
    for folder in sorted(locales)?.into_iter().filter(|path| path.is_dir()) {
        let mut files = sorted(&folder)?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        languages.push((code.into_owned(), files));
    }
    languages.sort_by_key(|(code, _)| code != "en");
    Ok(languages)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}
