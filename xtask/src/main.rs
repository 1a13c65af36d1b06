//! Steps of the build that need a program.
//!
//! `xtask bindings WASM FOLDER NAME` writes the page's bindings of a wasm crate: it does what the wasm-bindgen program does, at the version
//! that the workspace pins, so that nobody has to install one. There is no `wasm-opt` step: it
//! makes the file smaller and its gzip larger, and Debian's version mixes up the tables.

use std::path::Path;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bindings", wasm, folder, name] => bindings(Path::new(wasm), Path::new(folder), name),
        _ => bail!("usage: xtask bindings WASM FOLDER NAME"),
    }
}

fn bindings(wasm: &Path, folder: &Path, name: &str) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        // The bundler finds the wasm file by its default path.
        .omit_default_module_path(false);
    bindgen
        .generate(folder)
        .with_context(|| format!("no bindings for {}", wasm.display()))
}
