//! The files that the documents send people to have to be there.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap()
}

/// What stands in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Paths in backquotes that name a file or folder of this repository. `*` stands for any language.
fn named_paths(text: &str) -> impl Iterator<Item = String> {
    quoted(text)
        .filter(|word| word.contains('/') && !word.contains(' ') && !word.starts_with(['/', '-']))
        .map(|word| word.replace("/*/", "/en/"))
}

#[test]
fn every_path_in_the_map_for_newcomers_exists() {
    let text = read("CONTRIBUTING.md");
    let paths: Vec<String> = named_paths(&text).collect();
    assert!(paths.len() > 20, "only {} paths were found", paths.len());
    let missing: Vec<&String> = paths
        .iter()
        .filter(|path| !root().join(path).exists())
        .collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names {missing:?}");
}

/// Whether a file holds a name of code as a whole word; of `Type::item` the item.
fn holds(file: &str, name: &str) -> bool {
    let item = name.rsplit("::").next().unwrap_or(name);
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    file.split(|c| !is_part(c)).any(|word| word == item)
}

#[test]
fn every_name_in_parentheses_behind_a_path_is_in_that_file() {
    let text = read("CONTRIBUTING.md");
    let mut names = 0;
    let mut missing = Vec::new();
    let mut parts = text.split('`').skip(1);
    while let (Some(path), Some(after)) = (parts.next(), parts.next()) {
        if !path.contains('/') || !is_source(path) || !after.starts_with(" (") {
            continue;
        }
        let file = read(path);
        let mut between = after;
        while !between.contains(')')
            && let (Some(name), Some(next)) = (parts.next(), parts.next())
        {
            names += 1;
            if !holds(&file, name) {
                missing.push(format!("{name} in {path}"));
            }
            between = next;
        }
    }
    assert!(names > 20, "only {names} names were found");
    assert!(missing.is_empty(), "CONTRIBUTING.md names {missing:?}");
}

/// Files of the sources below a folder, as paths from it.
fn sources(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(root().join(&next)).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            if !entry.path().is_dir() {
                found.push(next.join(name).to_str().unwrap().to_owned());
            } else if !name.starts_with('.')
                && !["node_modules", "target", "dist", "corpus", "wasm"].contains(&name.as_str())
            {
                folders.push(next.join(name));
            }
        }
    }
    found
}

fn is_source(word: &str) -> bool {
    let named = word
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "-_./".contains(c));
    let kind = word.rsplit('.').next().unwrap_or_default();
    named && ["rs", "ts", "svelte", "mjs"].contains(&kind)
}

/// A heading of the architecture and what follows it, with the folders that the heading names.
fn sections(text: &str) -> impl Iterator<Item = (&str, Vec<&str>)> {
    text.split("\n## ").map(|section| {
        let heading = section.lines().next().unwrap_or_default();
        let folders = heading
            .split([',', ' '])
            .map(|word| word.trim_end_matches('/'))
            .filter(|word| *word == "web" || word.starts_with("crates/"))
            .collect();
        (section, folders)
    })
}

/// The document may leave out the beginning of a path: the crate of its section says it.
#[test]
fn every_source_file_that_the_architecture_names_exists() {
    let text = read("docs/architecture.md");
    let mut named = 0;
    let mut missing = Vec::new();
    for (section, mut folders) in sections(&text) {
        let heading = section.lines().next().unwrap_or_default();
        if folders.is_empty() {
            folders = vec!["crates", "web", "xtask", "fuzz"];
        }
        let files: Vec<String> = folders.iter().flat_map(|folder| sources(folder)).collect();
        for word in quoted(section).filter(|word| is_source(word)) {
            named += 1;
            let end = format!("/{word}");
            if !root().join(word).exists() && !files.iter().any(|file| file.ends_with(&end)) {
                missing.push(format!("{heading}: {word}"));
            }
        }
    }
    assert!(named > 150, "only {named} files were found");
    assert!(
        missing.is_empty(),
        "docs/architecture.md names {missing:#?}"
    );
}

/// What need not be named: where a crate or folder begins, and what is there for tests.
fn is_self_evident(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or_default();
    ["lib.rs", "main.rs", "index.ts"].contains(&name)
        || name.ends_with(".d.ts")
        || name.contains("test")
        || file.contains("/tests/")
}

/// Whether a word in backquotes names a source file, or a folder that it is in.
fn names(word: &str, file: &str) -> bool {
    let path = format!("/{file}");
    if word.ends_with('/') {
        path.contains(&format!("/{word}"))
    } else {
        path.ends_with(&format!("/{word}"))
    }
}

#[test]
fn the_architecture_names_every_source_file_or_its_folder() {
    let text = read("docs/architecture.md");
    let parts: Vec<_> = sections(&text).collect();
    let crates = std::fs::read_dir(root().join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let folders = crates.map(|name| format!("crates/{name}"));
    let mut unnamed = Vec::new();
    for folder in folders.chain(["web".to_owned()]) {
        let about = parts.iter().filter(|(_, of)| of.contains(&folder.as_str()));
        let words: Vec<&str> = about.flat_map(|(section, _)| quoted(section)).collect();
        let source = format!("{folder}/src");
        for path in sources(&source) {
            let file = path.trim_start_matches(&source).trim_start_matches('/');
            if is_source(file)
                && !is_self_evident(file)
                && !words.iter().any(|word| names(word, file))
            {
                unnamed.push(path);
            }
        }
    }
    unnamed.sort_unstable();
    assert!(
        unnamed.is_empty(),
        "docs/architecture.md does not name {unnamed:#?}"
    );
}
