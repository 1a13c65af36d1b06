//! What comes in: files, and standard input under the name `-`.

use std::fs::File;
use std::io::{self, Read};

use anyhow::{Context, Result, bail};
use caminos_rules::{Material, Position, Record};

use crate::language::tr;

/// More than any collection of games needs, and less than would hurt.
const MAX_BYTES: u64 = 64 << 20;

/// How messages call an input.
pub(crate) fn name(path: &str) -> String {
    if path == "-" {
        tr!("standard-input")
    } else {
        path.to_owned()
    }
}

/// Reads a whole file, or standard input for `-`.
pub(crate) fn read_bytes(path: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin()
            .lock()
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
    };
    read.with_context(|| tr!("cannot-read", file = name(path)))?;
    if bytes.len() as u64 > MAX_BYTES {
        bail!(tr!(
            "file-too-large",
            file = name(path),
            most = MAX_BYTES >> 20
        ));
    }
    Ok(bytes)
}

/// Reads a whole file as text; a byte order mark at its start is dropped.
pub(crate) fn read_text(path: &str) -> Result<String> {
    let text = String::from_utf8(read_bytes(path)?).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow::anyhow!(tr!("file-not-text", file = name(path), line = line))
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Reads every game of a file and plays it through: the records, and where each ended.
pub(crate) fn read_games(path: &str, material: &Material) -> Result<(Vec<Record>, Vec<Position>)> {
    let text = read_text(path)?;
    let named = || name(path);
    let records = Record::parse_all(&text).with_context(named)?;
    if records.is_empty() {
        bail!(tr!("file-no-game", file = name(path)));
    }
    let many = records.len() > 1;
    let replayed = (1..).zip(&records).map(|(number, record)| {
        let end = record.replay(material);
        if many {
            end.with_context(|| tr!("file-game", game = number as u32))
        } else {
            Ok(end?)
        }
    });
    let ends = replayed.collect::<Result<_>>().with_context(named)?;
    Ok((records, ends))
}
