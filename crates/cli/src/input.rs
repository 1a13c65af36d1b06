//! What comes in: files, and standard input under the name `-`.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::failure::Failure;
use crate::language::tr;

/// More than any collection of games needs, and less than would hurt.
pub(crate) const MAX_BYTES: u64 = 64 << 20;

/// Whether a path stands for standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// How messages call an input. A name that is no text is shown as well as it goes.
pub(crate) fn name(path: &Path) -> String {
    if is_standard(path) {
        tr!("standard-input")
    } else {
        path.display().to_string()
    }
}

/// A file, or standard input for `-`.
pub(crate) fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if is_standard(path) {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).map_err(cannot_read(path))?;
    Ok(Box::new(file))
}

pub(crate) fn cannot_read(path: &Path) -> impl Fn(io::Error) -> Failure + '_ {
    move |error| Failure::Read {
        file: name(path),
        error,
    }
}

/// Reads a whole file, or standard input for `-`.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let mut reader = open(path)?.take(MAX_BYTES + 1);
    reader.read_to_end(&mut bytes).map_err(cannot_read(path))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_large(path));
    }
    Ok(bytes)
}

fn too_large(path: &Path) -> Failure {
    Failure::TooLarge {
        file: name(path),
        most: (MAX_BYTES >> 20) as u32,
    }
}

/// Reads a whole file as text; a byte order mark at its start is dropped.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let text = String::from_utf8(read_bytes(path)?).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let file = name(path);
        Failure::NotText { file, line }
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}
