//! Files of puzzles, and the ones that come with the program.

use std::sync::OnceLock;

use crate::error::ParsePuzzleError;
use crate::puzzle::Puzzle;

/// The puzzles that come with the program.
const SHIPPED: &str = include_str!("../data/puzzles.txt");

/// Reads a file of puzzles: one a line, empty lines and those that begin with `#` aside.
///
/// # Errors
/// The first line that is no puzzle.
pub fn parse_collection(text: &str) -> Result<Vec<Puzzle>, ParsePuzzleError> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(i, line)| {
            line.parse().map_err(|error| ParsePuzzleError::InLine {
                line: i + 1,
                error: Box::new(error),
            })
        })
        .collect()
}

/// The puzzles that come with the program, easiest first within a board.
#[must_use]
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| parse_collection(SHIPPED).expect("the tests read the file"))
}
