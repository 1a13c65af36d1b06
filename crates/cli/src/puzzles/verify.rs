//! `caminos puzzles verify`: the certificates of a file, checked with the rules alone.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::PathBuf;

use caminos_puzzle::{EquivalenceKey, Puzzle, equivalence_key};

use super::collection;
use crate::failure::Failure;
use crate::language::{localised, tr};
use crate::output::Completion;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let puzzles = collection(args.file.as_deref())?;
    let mut faults = 0_usize;
    let mut boards: BTreeMap<&str, usize> = BTreeMap::new();
    let mut known: HashMap<EquivalenceKey, usize> = HashMap::new();
    for (number, puzzle) in (1..).zip(puzzles.iter()) {
        if let Some(fault) = fault(puzzle, number, &mut known) {
            faults += 1;
            writeln!(
                out,
                "{}",
                tr!("puzzles-fault", number = number, fault = fault)
            )?;
        }
        *boards
            .entry(puzzle.position.rules().board().name())
            .or_default() += 1;
    }
    for (board, count) in boards {
        writeln!(out, "{board}: {}", tr!("count-puzzles", count = count))?;
    }
    let count = tr!("count-puzzles", count = puzzles.len());
    if faults == 0 {
        writeln!(out, "{}", tr!("puzzles-verified", puzzles = count))?;
        return Ok(Completion::Success);
    }
    writeln!(
        out,
        "{}",
        tr!("puzzles-not-verified", puzzles = count, faults = faults)
    )?;
    Ok(Completion::CheckFailed)
}

/// What is wrong with a puzzle.
fn fault(
    puzzle: &Puzzle,
    number: usize,
    known: &mut HashMap<EquivalenceKey, usize>,
) -> Option<String> {
    if let Err(error) = puzzle.verify() {
        return Some(localised(&error));
    }
    let same = known.insert(equivalence_key(&puzzle.position), number);
    same.map(|same| tr!("puzzles-same", number = same))
}
