//! The page's types are those of this crate.

mod types;

use std::path::Path;

/// `UPDATE_TYPES=1` (as `make types` sets it) writes the file instead of comparing.
#[test]
fn the_page_has_the_types_of_this_crate() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts");
    let expected = types::types();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&path, &expected).expect("the folder of the page's types is there");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "web/src/wire/types.ts is not current: run `make types`"
    );
}
