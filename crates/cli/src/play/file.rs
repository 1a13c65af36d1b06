//! Games in files: a record is written and read as the notation has it.

use anyhow::{Context, Result};
use caminos_rules::{Material, Position, Record};

use super::seats::Seats;
use crate::language::tr;
use crate::start;

/// Writes the game as a record.
pub(super) fn save(position: &Position, seats: &Seats, file: &str) -> Result<()> {
    let mut record = Record::from_position(position);
    seats.name_in(&mut record, position);
    std::fs::write(file, record.to_string()).with_context(|| tr!("cannot-write", file = file))
}

/// Reads a game back.
pub(super) fn open(file: &str, material: &Material) -> Result<Position> {
    start::replay(file, material)
}
