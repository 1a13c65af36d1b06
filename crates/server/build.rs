//! Puts the built page (`web/dist`) into the program: each file, and beside it the `.gz` and
//! `.br` that the page's build has made of it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let dist = manifest.join("../../web/dist");
    // Cargo looks for changes only in what is there; a folder that is missing would have
    // everything built again each time. It is not under version control.
    if !dist.exists() && manifest.join("../../web").exists() {
        fs::create_dir(&dist)?;
    }
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.exists() {
        collect(&dist, &mut files)?;
    }
    files.sort();
    let mut code = String::from("fn embedded() -> Vec<File> {\n    vec![\n");
    for file in files.iter().filter(|file| !is_compressed(file, &files)) {
        let path = file.strip_prefix(&dist).expect("a file of the folder");
        let path = path.to_string_lossy().replace('\\', "/");
        let bytes = |path: &Path| format!("Cow::Borrowed(include_bytes!({:?}) as &[u8])", path);
        let beside = |ending: &str| {
            let path = with_ending(file, ending);
            let found = files.contains(&path);
            if found {
                format!("Some({})", bytes(&path))
            } else {
                "None".to_owned()
            }
        };
        let _ = writeln!(
            code,
            "        File {{ path: Cow::Borrowed({path:?}), plain: {}, gzip: {}, brotli: {} }},",
            bytes(file),
            beside("gz"),
            beside("br"),
        );
    }
    code.push_str("    ]\n}\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("embedded.rs"), code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn with_ending(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// Whether it is only another form of a file beside it.
fn is_compressed(file: &PathBuf, files: &[PathBuf]) -> bool {
    let mut endings = ["gz", "br"].into_iter();
    endings.any(|ending| {
        files
            .iter()
            .any(|other| with_ending(other, ending) == *file)
    })
}
