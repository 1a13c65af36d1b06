//! Puzzles from games: what is found is proven, and found again with the same seed.

use caminos_cei::Stop;
use caminos_puzzle::{Puzzle, Task, shipped};
use caminos_rules::{Board, Material, Options, Players, Rules};
use caminos_solver::{
    MineOptions, earlier_positions, find_win_under_threat, forcing_moves, mine_game, rating,
};

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

#[test]
fn a_win_in_three_is_taken_back_to_wins_in_four() {
    let is_in_three = |puzzle: &&Puzzle| puzzle.task == Task::Connect { moves: 3 };
    let found = shipped().iter().filter(is_in_three).find_map(|puzzle| {
        let earlier = earlier_positions(&puzzle.position.setup());
        let positions = earlier
            .iter()
            .filter_map(|it| it.position(Material::standard()).ok());
        let mut longer =
            positions.filter_map(|it| find_win_under_threat(&it, &MineOptions::default()));
        longer.find(|longer| longer.task == Task::Connect { moves: 4 })
    });
    let found = found.expect("one of them");
    assert_eq!(found.verify(), Ok(()));
    assert_eq!(found.line.len(), 7, "four own moves and three replies");
}
