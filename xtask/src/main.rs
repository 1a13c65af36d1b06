//! Steps of the build that need a program.
//!
//! - `xtask bindings WASM FOLDER NAME` writes the page's bindings of a wasm crate;
//! - `xtask diagram` writes the crate diagram of `docs/architecture.md` again.

mod bindings;
mod diagram;
#[cfg(test)]
mod paths;
#[cfg(test)]
mod unit_tests;

use std::path::Path;

use anyhow::{Result, bail};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bindings", wasm, folder, name] => {
            bindings::write(Path::new(wasm), Path::new(folder), name)
        }
        ["diagram"] => diagram::update(),
        _ => bail!("usage: xtask bindings WASM FOLDER NAME | xtask diagram"),
    }
}
