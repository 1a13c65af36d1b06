//! The use of the messages: none is missing, none is left over, and each gets its values.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use caminos_text::Language;

use crate::files::{messages, root};

/// Messages whose names are put together in Rust, by how they begin. Whoever puts them
/// together has a test that looks for them: boards and sides (`Texts::board`, a material may
/// have others), the help of the terminal program by command and argument, and chapters and
/// lessons in crates/guide. The page's build reads the name of each language for its menu.
const FAMILIES: &[&str] = &[
    "board-",
    "side-",
    "cmd-",
    "rules-",
    "lesson-",
    "language-name",
];

/// The sources of a folder: their paths and texts, without tests.
pub(crate) fn sources(folder: &Path, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else {
        return found;
    };
    for entry in entries {
        let path = entry.expect("a source").path();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned());
        let name = name.unwrap_or_default();
        if path.is_dir() {
            if !matches!(name.as_str(), "wasm" | "wire" | "testing") {
                found.extend(sources(&path, endings));
            }
        } else if endings.iter().any(|ending| name.ends_with(ending))
            && !name.contains(".test.")
            && name != "tests.rs"
        {
            let text = std::fs::read_to_string(&path).expect("a text file");
            found.push((path, text));
        }
    }
    found
}

fn rust() -> Vec<(PathBuf, String)> {
    let crates = std::fs::read_dir(root().join("crates")).expect("the crates");
    let folders = crates.map(|entry| entry.expect("a crate").path().join("src"));
    folders.flat_map(|src| sources(&src, &[".rs"])).collect()
}

fn page() -> Vec<(PathBuf, String)> {
    sources(&root().join("web/src"), &[".ts", ".svelte"])
}

/// Every piece of text between two marks that looks like the name of a message.
fn quoted(text: &str, mark: char) -> impl Iterator<Item = &str> {
    let is_name = |name: &&str| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    text.split(mark).filter(is_name)
}

/// The beginnings of names that the page puts together: `t(`board-${…}`.
fn beginnings() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, text) in page() {
        for part in ["t(`", "has(`"]
            .iter()
            .flat_map(|call| text.split(call).skip(1))
        {
            if let Some((start, _)) = part.split_once("${")
                && start.ends_with('-')
                && start.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            {
                found.insert(start.to_owned());
            }
        }
    }
    found
}

#[test]
fn every_message_is_used() {
    let mut names = BTreeSet::new();
    for (_, text) in rust() {
        names.extend(quoted(&text, '"').map(str::to_owned));
    }
    for (_, text) in page() {
        names.extend(quoted(&text, '\'').map(str::to_owned));
    }
    let beginnings = beginnings();
    let begins = |id: &str| {
        FAMILIES.iter().any(|family| id.starts_with(family))
            || beginnings.iter().any(|start| id.starts_with(start))
    };
    let messages = messages(Language::ENGLISH);
    let left: Vec<String> = messages
        .iter()
        .filter(|(id, _)| !names.contains(*id) && !begins(id))
        .map(|(id, message)| format!("{}: nobody says {id}", message.file))
        .collect();
    assert!(left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn every_message_that_the_page_asks_for_is_there() {
    let english = messages(Language::ENGLISH);
    let mut faults = Vec::new();
    for (path, text) in page() {
        for call in ["t('", "has('"] {
            for (at, _) in text.match_indices(call) {
                let before = text[..at].chars().next_back();
                if before.is_some_and(|c| c.is_alphanumeric() || c == '.' || c == '_') {
                    continue;
                }
                let rest = &text[at + call.len()..];
                let name = rest.split('\'').next().unwrap_or_default();
                if !english.contains_key(name) {
                    faults.push(format!("{}: there is no message {name}", path.display()));
                }
            }
        }
    }
    for start in beginnings() {
        if !english.keys().any(|id| id.starts_with(&start)) {
            faults.push(format!("no message begins with {start}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The text between the bracket at the beginning and the one that closes it, cut at the
/// commas that are in no other bracket and in no string.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    let (mut in_string, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        if in_string {
            in_string = escaped || c != '"';
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' => in_string = true,
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 1 {
                    start = at + 1;
                }
            }
            ')' | ']' | '}' => {
                depth -= 1;
                if depth == 0 {
                    parts.push(&text[start..at]);
                    return parts;
                }
            }
            ',' if depth == 1 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts
}

#[test]
fn every_message_that_rust_says_is_there_and_gets_its_values() {
    let english = messages(Language::ENGLISH);
    let mut faults = Vec::new();
    let mut calls = 0;
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    for (path, text) in rust() {
        for (call, skipped) in [("tr!(", 0), ("localise!(", 1), ("message!(", 0)] {
            for (at, _) in text.match_indices(call) {
                let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
                // `include_str!` ends like `tr!`.
                if text[line_start..at].contains("//") || text[..at].ends_with(is_name) {
                    continue;
                }
                let parts = arguments(&text[at + call.len() - 1..]);
                let mut parts = parts.into_iter().map(str::trim).skip(skipped);
                let Some(id) = parts.next().and_then(|id| id.strip_prefix('"')) else {
                    // The macro's own rule names no message.
                    continue;
                };
                let id = id.trim_end_matches('"');
                calls += 1;
                let given: BTreeSet<String> = parts
                    .filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned()))
                    .collect();
                let place = path.display();
                match english.get(id) {
                    None => faults.push(format!("{place}: there is no message {id}")),
                    Some(message) if message.variables != given => faults.push(format!(
                        "{place}: {id} is given {given:?} and wants {:?}",
                        message.variables
                    )),
                    Some(_) => {}
                }
            }
        }
    }
    assert!(calls > 300, "the calls are found");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
