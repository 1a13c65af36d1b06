//! Puts the texts (`locales/LANGUAGE/*.ftl`) into the library.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let locales = manifest.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("const FILES: &[(&str, &str)] = &[\n");
    for folder in sorted(&locales)? {
        let language = name(&folder);
        let is_text = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
        for file in sorted(&folder)?.into_iter().filter(is_text) {
            let _ = writeln!(code, "    ({language:?}, include_str!({file:?})),");
        }
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("files.rs"), code)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}
