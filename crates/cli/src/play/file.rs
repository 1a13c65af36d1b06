//! Games in files: a record is written and read as the notation has it.

use std::io;
use std::path::Path;

use caminos_rules::Material;

use super::local_match::{LocalMatch, MatchTerms};
use crate::failure::Failure;
use crate::output_file;
use crate::start::{GameChoice, RecordedGame};

/// Writes the game as a record.
pub(super) fn save(local_match: &LocalMatch, path: &str) -> Result<(), Failure> {
    output_file::write(
        Path::new(path),
        &local_match.record_text(),
        &mut io::stdout(),
    )
}

/// Reads a game back, to be played on: the last one of a file that has several.
pub(super) fn open(
    path: &str,
    material: &Material,
    terms: MatchTerms,
) -> Result<LocalMatch, Failure> {
    let game = RecordedGame::read(Path::new(path), GameChoice::Last, material)?;
    let position = game.position(None)?;
    Ok(LocalMatch::new(&position, material, terms)?)
}

/// Whether something of that name would be lost. A device loses nothing.
pub(super) fn is_there(path: &str) -> bool {
    let about = Path::new(path).metadata();
    about.is_ok_and(|about| about.is_file() || about.is_dir())
}
