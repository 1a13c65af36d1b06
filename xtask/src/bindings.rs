//! The bindings that wasm-bindgen makes, at the version that the workspace pins, so that nobody
//! has to install its program. There is no `wasm-opt` step: it makes the file smaller and its
//! gzip larger, and Debian's version mixes up the tables.

use std::path::Path;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

pub(crate) fn write(wasm: &Path, folder: &Path, name: &str) -> Result<()> {
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
