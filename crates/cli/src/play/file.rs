//! Games in files: a record is written and read as the notation has it.

use anyhow::{Context, Result};
use caminos_rules::{Material, Position, Record};

use crate::start;

/// Writes the game as a record.
pub(super) fn save(position: &Position, file: &str) -> Result<()> {
    let record = Record::from_position(position).to_string();
    std::fs::write(file, record).with_context(|| format!("cannot write {file}"))
}

/// Reads a game back.
pub(super) fn open(file: &str, material: &Material) -> Result<Position> {
    start::replay(file, material)
}
