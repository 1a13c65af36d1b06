//! Files of puzzles, and the ones that come with the program.

use std::sync::OnceLock;

use crate::error::ParsePuzzleError;
use crate::listing::Listing;
use crate::puzzle::Puzzle;

/// The puzzles that come with the program.
const SHIPPED: &str = include_str!("../data/puzzles.txt");

/// Reads a file of puzzles: one a line, empty lines and those that begin with `#` aside.
///
/// # Errors
/// The first line that is no puzzle.
pub fn parse_collection(text: &str) -> Result<Vec<Puzzle>, ParsePuzzleError> {
    collection_lines(text)
        .map(|(number, line)| line.parse().map_err(|error| in_line(number, error)))
        .collect()
}

/// Reads a file of puzzles as a list, each with its line, which is read as a [`Puzzle`] when it is
/// wanted.
///
/// # Errors
/// The first line that is no puzzle, as far as can be seen without its position and moves.
pub fn list_collection(text: &str) -> Result<Vec<(Listing, &str)>, ParsePuzzleError> {
    collection_lines(text)
        .map(|(number, line)| {
            let listing = line.parse().map_err(|error| in_line(number, error))?;
            Ok((listing, line))
        })
        .collect()
}

/// The lines with puzzles and their numbers from 1.
fn collection_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
}

fn in_line(line: usize, error: ParsePuzzleError) -> ParsePuzzleError {
    ParsePuzzleError::InLine {
        line,
        error: Box::new(error),
    }
}

/// The puzzles that come with the program, easiest first within a board.
#[must_use]
pub fn shipped() -> &'static [Puzzle] {
    static PUZZLES: OnceLock<Vec<Puzzle>> = OnceLock::new();
    PUZZLES.get_or_init(|| parse_collection(SHIPPED).expect("the tests read the file"))
}
