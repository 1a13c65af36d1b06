//! The piece with which a first game begins.

use caminos_connection::MoveEffect;
use caminos_guide::{Advice, first_piece};
use caminos_rules::{Board, Options, Players, Position, Rules};

fn start(board: &str, options: Options) -> Position {
    Position::new(Rules::standard(board, options).unwrap())
}

#[test]
fn it_lies_flat_is_long_and_brings_its_team_nearer() {
    for board in Board::STANDARD {
        let mut position = start(board, Options::default());
        for _ in 0..2 {
            let placement = first_piece(&position).unwrap();
            let columns: Vec<_> = position.rules().columns(placement).collect();
            assert!(columns.len() >= 3, "{board}");
            assert!(
                columns.iter().all(|(_, column)| column.cubes == 1),
                "{board}"
            );
            let effect = MoveEffect::of(&position, placement.into()).unwrap();
            assert_eq!(Advice::from(&effect), Advice::Build, "{board}");
            position.play(placement.into()).unwrap();
        }
    }
}

#[test]
fn there_is_one_for_each_player_and_then_none() {
    for players in [Players::Two, Players::Four] {
        let options = Options {
            players,
            ..Options::default()
        };
        let mut position = start("square", options);
        for _ in position.rules().seats() {
            let placement = first_piece(&position).unwrap();
            position.play(placement.into()).unwrap();
        }
        assert_eq!(first_piece(&position), None);
    }
}

#[test]
fn the_neutral_piece_is_not_the_first_one() {
    let neutral = Options {
        neutral: true,
        ..Options::default()
    };
    let mut position = start("square", neutral);
    assert!(position.places_neutral());
    assert_eq!(first_piece(&position), None);
    while position.places_neutral() {
        let placement = position.placements()[0];
        position.play(placement.into()).unwrap();
    }
    assert!(first_piece(&position).is_some());
}
