//! Games in files: a record is written and read as the notation has it.

use caminos_rules::Material;
use caminos_table::TimeControl;

use super::local_match::{LocalMatch, SeatPlayers};
use crate::failure::Failure;
use crate::{output, start};

/// Writes the game as a record.
pub(super) fn save(game: &LocalMatch, path: &str) -> Result<(), Failure> {
    output::write_file(path, &game.record_text())
}

/// Reads a game back, to be played on.
pub(super) fn open(
    path: &str,
    material: &Material,
    players: SeatPlayers,
    clock: Option<TimeControl>,
) -> Result<LocalMatch, Failure> {
    let position = start::replay(path, material)?;
    Ok(LocalMatch::new(&position, material, players, clock)?)
}
