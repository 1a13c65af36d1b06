//! Puts collections of puzzles together: each is verified and rated anew, of those that are the
//! same but for a symmetry the first stays, and they are sorted by board and rating.
//!
//!     cargo run --release -p caminos-solver --example collection -- crates/puzzle/data/puzzles.txt found.txt > all.txt

use std::collections::HashSet;
use std::error::Error;

use caminos_puzzle::{Puzzle, equivalence_key, parse_collection};
use caminos_rules::Board;
use caminos_solver::rating;

const HEAD: &str = "# Puzzles with certificates, one a line: docs/puzzles.md. Selected from what was found in games of the engine.";

fn main() -> Result<(), Box<dyn Error>> {
    let mut known = HashSet::new();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for file in std::env::args().skip(1) {
        for mut puzzle in parse_collection(&std::fs::read_to_string(file)?)? {
            puzzle.verify()?;
            puzzle.rating = rating(&puzzle);
            if known.insert(equivalence_key(&puzzle.position)) {
                puzzles.push(puzzle);
            }
        }
    }
    let board = |puzzle: &Puzzle| {
        let name = puzzle.position.rules().board().name().to_owned();
        Board::STANDARD.iter().position(|board| **board == *name)
    };
    puzzles.sort_by_cached_key(|puzzle| (board(puzzle), puzzle.rating, puzzle.to_string()));
    println!("{HEAD}");
    for puzzle in puzzles {
        println!("{puzzle}");
    }
    Ok(())
}
