//! Puzzles that exhaustive search has made (`examples/make_tactics.rs`) and wins in four that were
//! proven (`tactics_in_four` of `caminos-solver`), solved by the engine.

use caminos_cei::{Engine, Limits, Score, Stop};
use caminos_rules::{Material, Move, Position};
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
