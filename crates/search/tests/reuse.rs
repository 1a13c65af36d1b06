//! What a search has found serves the next one of the same game, where time is the limit.

use caminos_cei::{Engine as _, Info, Limits, Stop};
use caminos_rules::{Board, Options, Position, Rules};
use caminos_search::{PuctEngine, Settings};

/// A search without limits that ends with a report after some thousand nodes.
fn search(engine: &mut PuctEngine, position: &Position) -> Info {
    let stop = Stop::new();
    let mut end = |info: &Info| {
        if info.nodes >= 2_000 {
            stop.stop();
        }
    };
    engine
        .choose(position, &Limits::default(), &stop, &mut end)
        .unwrap()
}

/// What an engine says of a position before it has searched it.
fn at_once(engine: &mut PuctEngine, position: &Position) -> Info {
    let stop = Stop::new();
    stop.stop();
    engine
        .choose(position, &Limits::default(), &stop, &mut |_| {})
        .unwrap()
}

/// A position with no symmetry, and the one after the two moves that a search expects.
fn two_positions(engine: &mut PuctEngine, board: &str) -> (Position, Position) {
    let rules = Rules::standard(board, Options::default()).unwrap();
    let mut position = Position::new(rules);
    for number in [100, 300, 200] {
        let placement = position.nth_placement(number).unwrap();
        position.play(placement.into()).unwrap();
    }
    let info = search(engine, &position);
    let mut later = position.clone();
    for text in &info.pvs[0].moves[..2] {
        later.play_text(text).unwrap();
    }
    (position, later)
}

#[test]
fn the_next_search_of_a_game_knows_what_the_last_one_found() {
    for board in Board::STANDARD {
        for threads in [1, 2] {
            let mut engine = PuctEngine::new(Settings {
                threads,
                ..Settings::default()
            });
            let (first, later) = two_positions(&mut engine, board);
            let known = at_once(&mut engine, &later);
            assert!(known.depth > 1, "{board}: {}", known.depth);
            let fresh = at_once(&mut PuctEngine::default(), &later);
            assert_eq!(fresh.depth, 1, "{board}");
            // What was kept is about the later position.
            let earlier = at_once(&mut engine, &first);
            assert_eq!(earlier.depth, 1, "{board}");
        }
    }
}

#[test]
fn a_new_game_begins_with_nothing() {
    let mut engine = PuctEngine::default();
    let (_, later) = two_positions(&mut engine, "square");
    engine.new_game();
    assert_eq!(at_once(&mut engine, &later).depth, 1);
}

#[test]
fn a_search_by_nodes_repeats_itself_whatever_was_searched_before() {
    let limits = Limits {
        nodes: Some(300),
        multi_pv: 3,
        ..Limits::default()
    };
    let choose = |engine: &mut PuctEngine, position: &Position| {
        let info = engine.choose(position, &limits, &Stop::new(), &mut |_| {});
        info.map(|info| (info.nodes, info.pvs))
    };
    let mut engine = PuctEngine::default();
    let (_, later) = two_positions(&mut engine, "octagon");
    let fresh = choose(&mut PuctEngine::default(), &later);
    assert_eq!(choose(&mut engine, &later), fresh);
    assert_eq!(choose(&mut engine, &later), fresh);
}
