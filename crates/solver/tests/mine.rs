//! Puzzles from games: what is found is proven, and found again with the same seed.

use caminos_cei::Stop;
use caminos_puzzle::Task;
use caminos_rules::{Board, Options, Players, Rules};
use caminos_solver::{MineOptions, mine_game};

#[test]
fn every_puzzle_that_is_found_is_proven_and_found_again() {
    let mut found = 0;
    for (seed, board) in (1..).zip(Board::STANDARD) {
        let options = Options {
            scoring: seed % 2 == 0,
            neutral: seed == 3,
            players: [Players::Two, Players::Four][seed as usize / 4],
            ..Options::default()
        };
        let rules = Rules::standard(board, options).expect("a board");
        let mining = MineOptions {
            seed,
            // Longer wins take much longer to look for.
            most_moves: 3,
            ..MineOptions::default()
        };
        let puzzles = mine_game(&rules, &mining, &Stop::new());
        for puzzle in &puzzles {
            assert_eq!(puzzle.verify(), Ok(()), "{puzzle}");
            assert!(puzzle.task != Task::Points || options.scoring);
        }
        if seed == 1 {
            assert_eq!(mine_game(&rules, &mining, &Stop::new()), puzzles);
        }
        found += puzzles.len();
    }
    assert!(found > 0);
}

#[test]
fn a_game_that_is_stopped_ends() {
    let stop = Stop::new();
    stop.stop();
    let rules = Rules::standard("square", Options::default()).expect("a board");
    assert!(mine_game(&rules, &MineOptions::default(), &stop).is_empty());
}
