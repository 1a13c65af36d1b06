//! The page's files for the program. A release embeds the built page (`web/dist`): each file, and
//! beside it the `.gz` and `.br` that the page's build has made of it. Other builds read that
//! folder when they start, so that a changed page does not compile anything again; they embed
//! only a small page for the tests.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let dist = manifest.join("../../web/dist");
    let is_release = env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    let (embedded, folder) = if is_release {
        (dist, "None".to_owned())
    } else {
        let folder = format!("Some({:?})", dist.display().to_string());
        (manifest.join("tests/page"), folder)
    };
    // Cargo looks for changes only in what is there; a missing folder would have everything
    // built again each time. `web/dist` is not under version control.
    if !embedded.exists() && manifest.join("../../web").exists() {
        fs::create_dir(&embedded)?;
    }
    println!("cargo::rerun-if-changed={}", embedded.display());
    let mut files = Vec::new();
    if embedded.exists() {
        collect(&embedded, &mut files)?;
    }
    files.sort();
    let mut code = format!("const FOLDER: Option<&str> = {folder};\n\n");
    code.push_str("fn embedded() -> Vec<File> {\n    vec![\n");
    for file in files.iter().filter(|file| !is_compressed(file, &files)) {
        let path = file.strip_prefix(&embedded).expect("a file of the folder");
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
