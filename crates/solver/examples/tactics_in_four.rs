//! Makes the wins in four of the engine's tests:
//!
//!     cargo run --release -p caminos-solver --example tactics_in_four > testdata/tactics/four.jsonl
//!
//! A line is a position as a link and the moves that win in four by threats. That no move wins in
//! three was found by trying everything, so the opponent threatens to connect and there are few
//! answers to try. The positions are near those of the shipped puzzles.

mod variation;

use std::collections::HashSet;

use caminos_cei::Random;
use caminos_puzzle::{Puzzle, Task, equivalence_key, seat_after, shipped};
use caminos_rules::{Board, Material, Position, Setup};
use caminos_search::is_won;
use caminos_solver::forcing_moves;

use self::variation::varied;

/// How many a board gets.
const WANTED: usize = 4;
/// With more answers to the threat it takes too long to try everything.
const MOST_PARRIES: usize = 8;

fn main() {
    for (seed, board) in (1..).zip(Board::STANDARD) {
        let is_source = |puzzle: &&Puzzle| {
            let position = &puzzle.position;
            matches!(puzzle.task, Task::Connect { .. })
                && position.rules().board().name() == board
                && position.rules().seats().len() == 2
        };
        let sources = shipped().iter().filter(is_source);
        let sources: Vec<Setup> = sources.map(|puzzle| puzzle.position.setup()).collect();
        let mut random = Random::new(seed);
        let mut known = HashSet::new();
        let mut sets = HashSet::new();
        while sets.len() < WANTED {
            let source = &sources[random.below(sources.len() as u32) as usize];
            let position =
                varied(source, &mut random).and_then(|it| it.position(Material::standard()).ok());
            if let Some(position) = position
                && is_sharp(&position)
                && known.insert(equivalence_key(&position))
                && let Some(solutions) = win_in_four(&position)
                && sets.insert(solutions.clone())
            {
                println!(
                    "{{\"board\":\"{board}\",\"link\":\"{}\",\"kind\":\"win\",\"moves\":4,\"solutions\":[{solutions}]}}",
                    position.link()
                );
            }
        }
    }
}

/// Whether the opponent threatens to connect, few moves stop it, and nobody has won yet.
fn is_sharp(position: &Position) -> bool {
    let Some(seat) = position.to_move().filter(|_| !position.places_neutral()) else {
        return false;
    };
    let parries = seat_after(position, seat)
        .and_then(|opponent| position.parries_up_to(opponent, MOST_PARRIES + 1));
    !position.has_threat(seat) && parries.is_some_and(|parries| parries.len() <= MOST_PARRIES)
}

/// The moves that win in four, in quotes, if none wins sooner.
fn win_in_four(position: &Position) -> Option<String> {
    if !forcing_moves(position, 3).is_empty() {
        return None;
    }
    let firsts = forcing_moves(position, 4);
    if firsts.is_empty() || is_won(&mut position.clone(), 3) {
        return None;
    }
    let mut texts: Vec<String> = firsts
        .into_iter()
        .map(|first| format!("\"{}\"", position.rules().text(first.into())))
        .collect();
    texts.sort();
    Some(texts.join(","))
}
