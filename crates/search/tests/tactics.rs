//! Puzzles that exhaustive search has made (`examples/make_tactics.rs`) and wins in four that were
//! proven (`tactics_in_four` of `caminos-solver`), solved by the engine.

use caminos_cei::{Engine, Limits, Score, Stop};
use caminos_rules::{Material, Move, MoveText, Options, Position, Rules};
use caminos_search::{PuctEngine, Settings};
use serde_json::Value;

fn puzzles() -> Vec<Value> {
    let files = [
        include_str!("../../../testdata/tactics/random.jsonl"),
        include_str!("../../../testdata/tactics/four.jsonl"),
    ];
    let lines = files.into_iter().flat_map(str::lines);
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The puzzles of a kind that the engine does not solve with so many nodes.
fn missed(kind: &str, moves: Option<u64>, nodes: u64) -> (usize, Vec<String>) {
    let all: Vec<Value> = puzzles()
        .into_iter()
        .filter(|p| p["kind"] == kind && p["moves"].as_u64() == moves)
        .collect();
    let missed = all.iter().filter(|puzzle| !solves(puzzle, nodes));
    (all.len(), missed.map(Value::to_string).collect())
}

fn solves(puzzle: &Value, nodes: u64) -> bool {
    let link = puzzle["link"].as_str().unwrap();
    let position = Position::from_link(link, Material::standard()).unwrap();
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut engine = PuctEngine::new(Settings::default());
    let info = engine
        .choose(&position, &limits, &Stop::new(), &mut |_| {})
        .unwrap();
    let text = info.best().unwrap().to_string();
    let proven = puzzle["kind"] != "win" || matches!(info.pvs[0].score, Score::Win(_));
    proven
        && puzzle["solutions"]
            .as_array()
            .unwrap()
            .iter()
            .any(|solution| *solution == *text)
}

#[test]
fn the_file_covers_all_boards_and_kinds() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 60, "{} puzzles", puzzles.len());
    for board in caminos_rules::Board::STANDARD {
        for moves in 1..=4 {
            assert!(
                puzzles
                    .iter()
                    .any(|p| p["board"] == board && p["moves"] == moves)
            );
        }
        assert!(
            puzzles
                .iter()
                .any(|p| p["board"] == board && p["kind"] == "defence")
        );
    }
}

#[test]
fn every_stated_solution_is_a_legal_move() {
    for puzzle in puzzles() {
        let link = puzzle["link"].as_str().unwrap();
        let position = Position::from_link(link, Material::standard()).unwrap();
        for solution in puzzle["solutions"].as_array().unwrap() {
            let mv = position.resolve(&solution.as_str().unwrap().parse().unwrap());
            assert!(matches!(mv, Ok(Move::Place(_))), "{puzzle}");
        }
    }
}

#[test]
fn wins_in_one_and_two_are_all_found() {
    assert_eq!(missed("win", Some(1), 1).1, Vec::<String>::new());
    assert_eq!(missed("win", Some(2), 1).1, Vec::<String>::new());
}

#[test]
fn only_moves_that_defend_are_all_found() {
    assert_eq!(missed("defence", None, 4_000).1, Vec::<String>::new());
}

#[test]
fn nearly_all_wins_in_three_are_found() {
    let (all, missed) = missed("win", Some(3), 30_000);
    assert!(
        missed.len() * 20 <= all,
        "{} of {all}: {missed:#?}",
        missed.len()
    );
}

#[test]
fn wins_in_four_are_all_found() {
    let (all, missed) = missed("win", Some(4), 60_000);
    assert!(all >= 16, "{all}");
    assert_eq!(missed, Vec::<String>::new());
}

/// Positions of matches, and the move that was played there: the opponent then won in three by
/// threats alone.
const LOSING_MOVES: [(&str, &str, &str); 4] = [
    (
        "square",
        "Zc6d5d6e5 Zb4b5c3c4 Ld5e5f5^2 Lc5^3d5 Lb4c4d4^2 Ld3^3d4 Tg4g5^2g6 Le5e6^3 Zc1c2^2c3 \
         Tb5b6^3 La5^3b5 Ia6a7a8 Tf3g3^2h3",
        "Lg2^3g3",
    ),
    (
        "square",
        "Lf4^2g4h4 Lg3^3h3 Ta4a5^2a6 Lf3^3f4 Za7a8b6b7 La7b7c7^2 Tb8c8^2d8 Zb6c6^2d6 Td6d7^3 \
         Zd8^2e8^2 Lc5^3c6 Ta4b4^3 Zh1h2^2h3 Lg2^3h2 Ic4^3 Td4e3e4e5",
        "Td3^3d4",
    ),
    (
        "octagon",
        "Le3^2f3g3 Lc6^2d6e6 Lb2b3b4c4 Lb3b4b5^2 Tc1c2^2c3 Tc3d3^3 Tg4h3h4h5 Lg3g4g5^2",
        "Tf6g6^2h6",
    ),
    (
        "octagon",
        "Tc7d7^2e7 Zd5e4e5f4 Ib2c2d2 Lc2d2e2^2 Ld2d3^3 Te6^3e7",
        "Tc1d1^2e1",
    ),
];

#[test]
fn moves_that_let_the_opponent_win_in_three_by_threats_are_not_chosen() {
    for (board, moves, losing) in LOSING_MOVES {
        let rules = Rules::standard(board, Options::default()).unwrap();
        let mut position = Position::new(rules);
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        let limits = Limits {
            nodes: Some(2_000),
            ..Limits::default()
        };
        let mut engine = PuctEngine::new(Settings::default());
        let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
        assert_ne!(info.unwrap().best().unwrap().to_string(), losing);
    }
}
