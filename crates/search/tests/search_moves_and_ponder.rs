//! Searches of given moves, and on the opponent's time.

use caminos_cei::{Engine, Limits, Score, Stop};
use caminos_rules::{MoveText, Options, Position, Rules};
use caminos_search::{Greedy, PuctEngine, Settings, Strength, Uct};

fn position(board: &str, moves: &str) -> Position {
    let rules = Rules::standard(board, Options::default()).unwrap();
    let mut position = Position::new(rules);
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
    position
}

#[test]
fn only_the_given_moves_are_chosen_from() {
    let position = position("square", "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    let text = |text: &str| -> MoveText { text.parse().unwrap() };
    let best = |engine: &mut dyn Engine, moves: &[&str]| {
        let limits = Limits {
            nodes: Some(60),
            multi_pv: 9,
            search_moves: moves.iter().map(|mv| text(mv)).collect(),
            ..Limits::default()
        };
        let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
        let info = info.expect("the game is not over");
        for pv in &info.pvs {
            let first = pv.best().expect("a move");
            assert!(limits.search_moves.contains(first), "{first}");
        }
        info.best().cloned()
    };
    for strength in [1, 5, 9].map(|number| Strength::new(number).unwrap()) {
        let mut engine = PuctEngine::new(Settings {
            strength,
            ..Settings::default()
        });
        // The opponent threatens nothing, and there is a win that may not be chosen.
        assert!(best(&mut engine, &["Ic3c4c5", "Ie3e4e5", "Ic3c4c5"]).is_some());
        assert_eq!(best(&mut engine, &["Ic3c4c5"]), Some(text("Ic3c4c5")));
    }
    let mut full = PuctEngine::default();
    let moves = ["Ic3c4c5", "La7a8b8c8"];
    assert_eq!(best(&mut full, &moves), Some(text("La7a8b8c8")));
    assert!(best(&mut Uct::new(1), &moves).is_some());
    assert_eq!(best(&mut Greedy::new(1), &moves), Some(text("La7a8b8c8")));
}

#[test]
fn a_forced_win_by_another_move_does_not_end_a_search_of_given_moves() {
    let position = position("square", "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    let limits = Limits {
        nodes: Some(200),
        search_moves: vec!["Ic3c4c5".parse().unwrap(), "Ie3e4e5".parse().unwrap()],
        ..Limits::default()
    };
    let info = PuctEngine::default().choose(&position, &limits, &Stop::new(), &mut |_| {});
    let info = info.expect("the game is not over");
    let is_proven = !matches!(info.pvs[0].score, Score::Expected(_));
    assert!(is_proven || info.nodes == 200, "{} nodes", info.nodes);
}

#[test]
fn a_search_that_ponders_goes_on_beyond_its_limits() {
    let position = position("square", "La1a2a3b3");
    let limits = Limits {
        nodes: Some(10),
        ..Limits::default()
    };
    let stop = Stop::new();
    stop.ponder();
    let mut reported = 0;
    let info = PuctEngine::default().choose(&position, &limits, &stop, &mut |info| {
        reported = info.nodes;
        stop.ponder_hit();
    });
    assert!(reported > 10, "it went on until it was hit");
    assert_eq!(info.expect("a move").nodes, reported, "and ended then");
}
