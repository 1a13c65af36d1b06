//! A crate without unit tests is not compiled a second time for them. None may be added that
//! nobody would run.

use std::path::{Path, PathBuf};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else {
            found.push(path);
        }
    }
    found
}

#[test]
fn a_crate_that_is_not_built_for_unit_tests_has_none() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut without = 0;
    for entry in std::fs::read_dir(crates).unwrap() {
        let folder = entry.unwrap().path();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        if !manifest.lines().any(|line| line == "test = false") {
            continue;
        }
        without += 1;
        for path in sources(&folder.join("src")) {
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(
                !text.contains("#[cfg(test)]") && !text.contains("test]\n"),
                "{} has tests: remove `test = false` from the manifest of its crate",
                path.display()
            );
        }
    }
    assert!(without > 0, "no crate was found");
}
