//! Puzzles from games: what is found is proven, and found again with the same seed.

use caminos_cei::Stop;
use caminos_puzzle::{Task, shipped};
use caminos_rules::{Board, Options, Players, Rules};
use caminos_solver::{MineOptions, find_win_under_threat, forcing_moves, mine_game, rating};

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

#[test]
fn every_shipped_puzzle_has_the_rating_of_the_formula() {
    for puzzle in shipped() {
        assert_eq!(rating(puzzle), puzzle.rating, "{puzzle}");
    }
}

#[test]
fn wins_in_four_under_a_threat_are_found_again() {
    let wins = shipped()
        .iter()
        .filter(|puzzle| puzzle.task == Task::Connect { moves: 4 });
    for puzzle in wins {
        let position = &puzzle.position;
        assert_eq!(forcing_moves(position, 3), [], "{puzzle}");
        let names = forcing_moves(position, 4)
            .into_iter()
            .map(|first| position.rules().text(first.into()));
        assert_eq!(names.collect::<Vec<_>>(), [puzzle.solution().clone()]);
        let found = find_win_under_threat(position, &MineOptions::default()).expect("a puzzle");
        assert_eq!(found.solution(), puzzle.solution());
    }
}
