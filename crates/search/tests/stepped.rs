//! A search in slices is the same search.

use std::time::Duration;

use caminos_cei::{Engine as _, Info, Limits, Stop};
use caminos_rules::{MoveText, Options, Players, Position, Rules};
use caminos_search::{PuctEngine, Settings, Strength};

fn position(board: &str, moves: &str) -> Position {
    let rules = Rules::standard(board, Options::default()).unwrap();
    let mut position = Position::new(rules);
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
    position
}

fn settings(strength: u8, seed: u64) -> Settings {
    Settings {
        strength: Strength::new(strength).unwrap(),
        seed,
        ..Settings::default()
    }
}

fn whole(position: &Position, settings: &Settings, limits: &Limits) -> Info {
    let mut engine = PuctEngine::new(settings.clone());
    engine
        .choose(position, limits, &Stop::new(), &mut |_| {})
        .unwrap()
}

fn sliced(position: &Position, settings: &Settings, limits: &Limits) -> Info {
    let mut engine = PuctEngine::new(settings.clone());
    let mut search = engine.start(position, limits).unwrap();
    // Slices of no length, so that it is interrupted as often as can be.
    while !search.step(Duration::ZERO) {}
    search.best().unwrap()
}

#[test]
fn the_same_move_is_chosen_for_a_seed_and_a_number_of_nodes() {
    let positions = [
        position("square", ""),
        position("square", "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6"),
        position("diamond", "Lf1f2f3g3"),
        position("octagon", ""),
    ];
    for position in &positions {
        for (strength, seed) in [(9, 1), (5, 2), (2, 3)] {
            let limits = Limits {
                nodes: Some(700),
                multi_pv: 3,
                ..Limits::default()
            };
            let settings = settings(strength, seed);
            let (one, other) = (
                whole(position, &settings, &limits),
                sliced(position, &settings, &limits),
            );
            assert_eq!(one.pvs, other.pvs);
            assert_eq!((one.nodes, one.depth), (other.nodes, other.depth));
        }
    }
}

#[test]
fn a_search_without_limits_can_be_looked_at_and_left() {
    let mut engine = PuctEngine::new(settings(9, 0));
    let mut search = engine
        .start(&position("square", ""), &Limits::default())
        .unwrap();
    let first = search.info().unwrap().nodes;
    // The threat search at the root comes first.
    while search.info().unwrap().nodes == first {
        assert!(!search.step(Duration::from_millis(20)));
    }
}

#[test]
fn a_game_that_is_over_is_not_searched() {
    let over = position(
        "square",
        "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8",
    );
    assert!(
        PuctEngine::default()
            .start(&over, &Limits::default())
            .is_none()
    );
}

#[test]
fn four_players_are_searched_in_slices_too() {
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let position = Position::new(Rules::standard("square", options).unwrap());
    let limits = Limits {
        nodes: Some(300),
        ..Limits::default()
    };
    let settings = settings(9, 4);
    assert_eq!(
        whole(&position, &settings, &limits).pvs,
        sliced(&position, &settings, &limits).pvs
    );
}
