//! The page's types and constants are those of the crates.

mod constants;
mod types;

use std::path::Path;

/// `UPDATE_TYPES=1` (as `make types` sets it) writes the file instead of comparing.
fn compare(name: &str, expected: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    let path = folder.join(name);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, expected).expect("the folder of the page's types is there");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "web/src/wire/{name} is not current: run `make types`"
    );
}

#[test]
fn the_page_has_the_types_of_this_crate() {
    compare("types.ts", &types::types());
}

#[test]
fn the_page_has_the_constants_of_the_crates() {
    compare("constants.ts", &constants::constants());
}
