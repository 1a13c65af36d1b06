//! The files that `CONTRIBUTING.md` sends people to have to be there.

use std::path::Path;

/// Paths in backquotes that name a file or folder of this repository. `*` stands for any language.
fn named_paths(text: &str) -> impl Iterator<Item = String> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted
        .filter(|word| word.contains('/') && !word.contains(' ') && !word.starts_with(['/', '-']))
        .map(|word| word.replace("/*/", "/en/"))
}

#[test]
fn every_path_in_the_map_for_newcomers_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = std::fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let paths: Vec<String> = named_paths(&text).collect();
    assert!(paths.len() > 20, "only {} paths were found", paths.len());
    let missing: Vec<&String> = paths
        .iter()
        .filter(|path| !root.join(path).exists())
        .collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names {missing:?}");
}
