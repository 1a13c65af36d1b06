//! What comes in: files, and standard input under the name `-`.

use std::fs::File;
use std::io::{self, Read};

use caminos_rules::{Material, Position, Record};

use crate::failure::{Failure, InPlace as _};
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
pub(crate) fn read_bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin()
            .lock()
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes))
    };
    let file = || name(path);
    read.map_err(|error| Failure::Read {
        file: file(),
        error,
    })?;
    if bytes.len() as u64 > MAX_BYTES {
        let most = (MAX_BYTES >> 20) as u32;
        return Err(Failure::TooLarge { file: file(), most });
    }
    Ok(bytes)
}

/// Reads a whole file as text; a byte order mark at its start is dropped.
pub(crate) fn read_text(path: &str) -> Result<String, Failure> {
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

/// Reads every game of a file and plays it through: the records, and where each ended.
pub(crate) fn read_games(
    path: &str,
    material: &Material,
) -> Result<(Vec<Record>, Vec<Position>), Failure> {
    let text = read_text(path)?;
    let named = || name(path);
    let records = Record::parse_all(&text).in_place(named)?;
    if records.is_empty() {
        return Err(Failure::NoGame { file: named() });
    }
    let many = records.len() > 1;
    let replay = |(number, record): (u32, &Record)| {
        let end = record.replay(material).map_err(Failure::from);
        end.map_err(|failure| {
            if many {
                failure.in_game(number)
            } else {
                failure
            }
        })
    };
    let ends: Result<_, Failure> = (1..).zip(&records).map(replay).collect();
    Ok((records, ends.in_place(named)?))
}
