//! Every line of the conformance files in `testdata/conformance`.

use std::path::PathBuf;

use caminos_rules::{Move, MoveText, Options, Outcome, Players, Position, Rules, perft};
use serde_json::{Value, json};

fn lines(file: &str) -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../testdata/conformance")
        .join(file);
    let text = std::fs::read_to_string(path).expect("the conformance files are in the repository");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
        .collect()
}

fn start(line: &Value) -> Position {
    let options = Options {
        players: if line["players"] == 4 {
            Players::Four
        } else {
            Players::Two
        },
        neutral: line["neutral"] == true,
        ..Options::default()
    };
    Position::new(Rules::standard(line["board"].as_str().unwrap(), options).unwrap())
}

fn moves(line: &Value) -> impl Iterator<Item = MoveText> {
    line["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().parse().unwrap())
}

fn result(position: &Position) -> Value {
    match position.outcome() {
        Some(Outcome::Connected {
            team,
            faces,
            points,
        }) => {
            json!({ "connected": team.name(), "faces": faces, "points": points })
        }
        Some(Outcome::Draw { pieces } | Outcome::Edges { pieces, .. }) => json!({
            "connected": null,
            "edge_pieces": { "yellow": pieces.yellow, "green": pieces.green }
        }),
        other => panic!("the game did not end by the rules: {other:?}"),
    }
}

fn replay(file: &str) {
    for (number, line) in lines(file).iter().enumerate() {
        let mut position = start(line);
        let legal = line["legal"].as_array().unwrap();
        for (ply, text) in moves(line).enumerate() {
            let place = format!("{file}:{} move {} {text}", number + 1, ply + 1);
            assert_eq!(
                position.count_placements(),
                legal[ply].as_u64().unwrap() as u32,
                "{place}"
            );
            assert_eq!(
                position.placements().len(),
                legal[ply].as_u64().unwrap() as usize,
                "{place}"
            );
            let mv = position
                .play_text(&text)
                .unwrap_or_else(|refusal| panic!("{place}: {refusal}"));
            assert!(matches!(mv, Move::Place(_)));
            assert_eq!(position.rules().text(mv), text, "{place}");
            if line["only_looks_connected"]["after"] == ply + 1 {
                let team = line["only_looks_connected"]["team"]
                    .as_str()
                    .unwrap()
                    .parse()
                    .unwrap();
                assert!(position.looks_connected(team), "{place}");
                assert!(!position.is_connected(team), "{place}");
            }
        }
        assert_eq!(result(&position), line["result"], "{file}:{}", number + 1);
    }
}

#[test]
fn random_games_have_the_stated_legal_counts_and_results() {
    replay("games.jsonl");
}

#[test]
fn games_that_only_look_connected_go_on() {
    replay("only-looks-connected.jsonl");
}

#[test]
fn perft_tables_agree() {
    for line in lines("perft.jsonl") {
        let mut position = start(&line);
        for text in moves(&line) {
            position.play_text(&text).unwrap();
        }
        for (depth, nodes) in line["perft"].as_array().unwrap().iter().enumerate() {
            assert_eq!(
                perft(&mut position, depth as u32 + 1),
                nodes.as_u64().unwrap(),
                "{line}"
            );
        }
    }
}
