//! Adding a language touches its folder only, as docs/translating.md promises.

use std::fs;
use std::path::Path;

use crate::files::root;
use crate::sources::sources;

// What the build lists the languages with.
#[path = "../../src/folders.rs"]
mod folders;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a new folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("files have names");
        fs::copy(&path, to.join(name)).expect("a copy");
    }
}

#[test]
fn a_copied_folder_is_a_language() {
    let locales = tempfile::tempdir().expect("a folder");
    for (from, to) in [("en", "en"), ("de", "de"), ("en", "eo")] {
        let from = root().join("locales").join(from);
        copy(&from, &locales.path().join(to));
    }
    fs::write(locales.path().join("README.md"), "").expect("a file");
    let found = folders::languages(locales.path()).expect("folders that can be read");
    let codes: Vec<&str> = found.iter().map(|(code, _)| code.as_str()).collect();
    assert_eq!(codes, ["en", "de", "eo"]);
    let names = |index: usize| -> Vec<_> {
        let (_, files): &(_, Vec<_>) = &found[index];
        files.iter().map(|path| path.file_name()).collect()
    };
    assert!(!names(0).is_empty());
    assert_eq!(names(2), names(0));
}

/// How many languages a file may name before it is taken to list them.
const EXAMPLES: usize = 3;

#[test]
fn no_source_lists_the_languages() {
    let codes = caminos_text::Language::ALL.map(caminos_text::Language::code);
    let is_named = |text: &str, code: &str| {
        ['"', '\'']
            .iter()
            .any(|quote| text.contains(&format!("{quote}{code}{quote}")))
    };
    let folders = ["crates", "xtask", "web/src", "web/tools", "web/tests"];
    let endings = [".rs", ".ts", ".mjs", ".svelte"];
    let mut lists = Vec::new();
    for (path, text) in folders
        .iter()
        .flat_map(|folder| sources(&root().join(folder), &endings))
    {
        let named = codes.iter().filter(|code| is_named(&text, code)).count();
        if named > EXAMPLES {
            lists.push(path.display().to_string());
        }
    }
    assert!(lists.is_empty(), "{lists:?}");
}
