//! Steps of the build that need a program: the page's bindings to the wasm crate.
//!
//! `cargo xtask bindings WASM FOLDER` does what the wasm-bindgen program does, at the version
//! that the workspace pins, so that nobody has to install one. Where `wasm-opt` is on the
//! machine it makes the file smaller; without it the page works the same.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bindings", wasm, folder] => bindings(Path::new(wasm), Path::new(folder)),
        _ => bail!("usage: xtask bindings WASM FOLDER"),
    }
}

fn bindings(wasm: &Path, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("caminos")
        .web(true)?
        .typescript(true)
        // The bundler finds the wasm file by its default path.
        .omit_default_module_path(false);
    bindgen
        .generate(folder)
        .with_context(|| format!("no bindings for {}", wasm.display()))?;
    shrink(&folder.join("caminos_bg.wasm"))
}

fn shrink(wasm: &Path) -> Result<()> {
    let small = wasm.with_extension("small");
    let run = Command::new("wasm-opt")
        .args([
            "-Os",
            "--all-features",
            "--strip-debug",
            "--strip-producers",
            "-o",
        ])
        .arg(&small)
        .arg(wasm)
        .status();
    match run {
        Ok(status) if status.success() => std::fs::rename(&small, wasm)
            .with_context(|| format!("{} cannot be written", wasm.display())),
        Ok(status) => bail!("wasm-opt failed ({status})"),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("wasm-opt is not installed (Debian: binaryen): the page will be larger.");
            Ok(())
        }
        Err(error) => Err(error).context("wasm-opt cannot be run"),
    }
}
