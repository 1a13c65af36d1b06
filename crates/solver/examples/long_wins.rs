//! Looks for puzzles that are won in four moves, and prints them.
//!
//!     cargo run --release -p caminos-solver --example long_wins -- 1 100000 square ring > found.txt
//!
//! The arguments are a seed, the number of positions to try at random, and the boards, else all. A win with one solution
//! is taken back by a move of each side, in every possible way: what was the only way from there on
//! still is, so that many of the longer wins have one solution as well. More wins are found around known
//! ones, those of the engine's tests included, where pieces are removed, moved or added at random.
//! `examples/collection.rs` adds what was found to a collection.

mod variation;

use std::collections::HashSet;

use caminos_cei::Random;
use caminos_puzzle::{EquivalenceKey, Puzzle, Task, equivalence_key, seat_after, shipped};
use caminos_rules::{Board, Material, MoveText, Position, Setup};
use caminos_solver::{MineOptions, earlier_positions, find_win_under_threat};

use self::variation::varied;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (boards, numbers): (Vec<&String>, Vec<&String>) = args
        .iter()
        .partition(|arg| Board::STANDARD.contains(&arg.as_str()));
    let mut numbers = numbers.into_iter().filter_map(|text| text.parse().ok());
    let is_wanted =
        |setup: &Setup| boards.is_empty() || boards.iter().any(|board| **board == setup.board);
    let mut random = Random::new(numbers.next().unwrap_or(1));
    let tries: u64 = numbers.next().unwrap_or(100_000);
    // Only what is won under a threat is looked for.
    let is_win = |puzzle: &&Puzzle| {
        let position = &puzzle.position;
        let opponent = position
            .to_move()
            .and_then(|seat| seat_after(position, seat));
        matches!(puzzle.task, Task::Connect { .. })
            && opponent.is_some_and(|opponent| position.has_threat(opponent))
    };
    let wins = shipped().iter().filter(is_win);
    let setups = wins.map(|puzzle| puzzle.position.setup());
    let sources: Vec<Setup> = setups.filter(is_wanted).collect();
    let keys = shipped().iter();
    let mut search = LongWins {
        known: keys
            .map(|puzzle| equivalence_key(&puzzle.position))
            .collect(),
        lines: HashSet::new(),
        sources: sources.clone(),
        // Boards that are not wanted are never behind.
        found: Board::STANDARD.map(|board| {
            let is_wanted = boards.is_empty() || boards.iter().any(|it| *it == board);
            if is_wanted { 0 } else { usize::MAX }
        }),
    };
    for setup in tactics().into_iter().filter(is_wanted) {
        search.look(setup.clone());
        search.sources.push(setup);
    }
    for setup in &sources {
        search.take_back(setup);
    }
    for _ in 0..tries {
        search.vary(&mut random);
    }
}

/// The wins in four of the engine's tests, some of which have one solution.
fn tactics() -> Vec<Setup> {
    let file = include_str!("../../../testdata/tactics/four.jsonl");
    let links = file.lines().filter_map(|line| {
        let (_, rest) = line.split_once("\"link\":\"")?;
        rest.split_once('"').map(|(link, _)| link)
    });
    let positions = links.filter_map(|link| Position::from_link(link, Material::standard()).ok());
    positions.map(|position| position.setup()).collect()
}

const LONGEST: Task = Task::Connect { moves: 4 };

struct LongWins {
    known: HashSet<EquivalenceKey>,
    /// The solutions that were printed: one position of those that differ elsewhere is enough.
    lines: HashSet<Vec<MoveText>>,
    /// Positions to vary.
    sources: Vec<Setup>,
    /// By board, how many were printed.
    found: [usize; 4],
}

impl LongWins {
    /// Looks at a position; what is a win with one solution is taken back further.
    fn look(&mut self, setup: Setup) {
        let Ok(position) = setup.position(Material::standard()) else {
            return;
        };
        let Some(puzzle) = find_win_under_threat(&position, &MineOptions::default()) else {
            return;
        };
        if !self.known.insert(equivalence_key(&position)) {
            return;
        }
        if puzzle.task == LONGEST {
            self.print(puzzle);
        } else {
            self.take_back(&setup);
            self.sources.push(setup);
        }
    }

    /// Looks at the positions one move of each side before this one.
    fn take_back(&mut self, setup: &Setup) {
        for earlier in earlier_positions(setup) {
            self.look(earlier);
        }
    }

    fn print(&mut self, puzzle: Puzzle) {
        let board = board_of(puzzle.position.rules().board().name());
        if self.lines.insert(puzzle.line.clone()) {
            println!("{puzzle}");
            self.found[board] += 1;
        }
    }

    /// Looks at a position near a known one, most of all on the boards that have fewest.
    fn vary(&mut self, random: &mut Random) {
        let at = random.below(self.sources.len() as u32) as usize;
        let fewest = self.found.iter().min().copied().unwrap_or(0);
        let is_behind = self.found[board_of(&self.sources[at].board)] == fewest;
        if !is_behind && random.below(8) > 0 {
            return;
        }
        if let Some(setup) = varied(&self.sources[at], random) {
            self.look(setup);
        }
    }
}

/// The number of a board.
fn board_of(name: &str) -> usize {
    let number = Board::STANDARD.iter().position(|board| *board == name);
    number.unwrap_or(0)
}
