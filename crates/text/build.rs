//! Puts the texts (`locales/LANGUAGE/*.ftl`) into the library. The folders are the list of
//! languages.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

#[path = "src/folders.rs"]
mod folders;

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let locales = manifest.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let languages = folders::languages(&locales)?;
    let mut code = format!(
        "const LANGUAGES: [(&str, &[&str]); {}] = [\n",
        languages.len()
    );
    for (language, files) in languages {
        let _ = writeln!(code, "    ({language:?}, &[");
        for file in files {
            let _ = writeln!(code, "        include_str!({file:?}),");
        }
        code.push_str("    ]),\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("languages.rs"), code)
}
