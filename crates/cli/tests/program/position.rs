//! Positions as text on the command line (`docs/notation.md`).

use crate::run::{caminos, caminos_fed};

const MOVES: &str = "Id3d4d5 Td3e3^3 La1a2a3b3 Tg2h1h2h3";

fn text_after(args: &[&str]) -> String {
    let show: Vec<&str> = ["show", "--text"].iter().chain(args).copied().collect();
    caminos(&show).ok().trim_end().to_owned()
}

#[test]
fn show_prints_a_position_and_takes_it_back() {
    let text = text_after(&["--play", "Ic3c4c5 Tb3^3c3"]);
    assert_eq!(text, "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -");
    assert_eq!(text_after(&["--position", &text]), text);
    let from_text = caminos(&["show", "--position", &text]).ok();
    let from_moves = caminos(&["show", "--play", "Ic3c4c5 Tb3^3c3"]).ok();
    // The piece that came last is marked where the moves are known.
    let unmarked = from_moves.replace(['<', '>'], " ");
    assert_eq!(from_text, unmarked);
    let json = caminos(&["show", "--json", "--position", &text]).ok();
    assert!(json.contains(&format!("\"position\":\"{text}\"")), "{json}");
}

#[test]
fn every_board_and_variant_is_read_back_as_it_was_written() {
    for args in [
        &["--board", "ring"][..],
        &["--board", "diamond", "--players", "4", "--out", "team"],
        &[
            "--board",
            "octagon",
            "--neutral",
            "--scoring",
            "--play",
            "Na3a4a5 Nf4f5f6",
        ],
        &["--swap", "--play", "Ia1^3"],
        &["--first", "green", "--play", "Ia1^3"],
        &[
            "--play",
            "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8",
        ],
    ] {
        let text = text_after(args);
        assert_eq!(text_after(&["--position", &text]), text);
    }
}

#[test]
fn moves_and_perft_are_those_of_the_moves_that_led_there() {
    let text = text_after(&["--play", MOVES]);
    for command in [&["moves"][..], &["perft", "--depth", "2"]] {
        let with = |more: &[&str]| {
            let args: Vec<&str> = command.iter().chain(more).copied().collect();
            caminos(&args).ok()
        };
        let expected = with(&["--play", MOVES]);
        assert_eq!(with(&["--position", &text]), expected);
    }
    let rest = "La4a5a6b6 Tg5h4h5h6";
    let further = text_after(&["--position", &text, "--play", rest]);
    assert_eq!(further, text_after(&["--play", &format!("{MOVES} {rest}")]));
}

#[test]
fn a_game_is_played_on_from_a_position_and_saved_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.caminos");
    let path = path.to_str().expect("a path in UTF-8");
    let text = text_after(&["--play", MOVES]);
    let input = format!("undo\nLa4a5a6b6\nundo\nLa4a5a6b6\nTg5h4h5h6\nsave {path}\n");
    let out = caminos_fed(&["play", "--position", &text], input.as_bytes()).ok();
    assert!(out.contains("There is no move to undo.\n"), "{out}");
    assert!(out.contains("La4a5a6b6 was undone.\n"), "{out}");
    let record = std::fs::read_to_string(path).expect("the record");
    assert!(record.contains(&format!("[Setup \"{text}\"]")), "{record}");
    let all = format!("{MOVES} La4a5a6b6 Tg5h4h5h6");
    assert_eq!(
        text_after(&["--record", path]),
        text_after(&["--play", &all])
    );
    caminos(&["replay", path]).ok();
    caminos(&["analyse", path, "--nodes", "10"]).ok();
    let loaded = caminos_fed(&["play"], format!("load {path}\nundo\n").as_bytes()).ok();
    assert!(loaded.contains("Tg5h4h5h6 was undone.\n"), "{loaded}");
}

#[test]
fn what_is_impossible_is_named_in_the_language() {
    for (text, english, german) in [
        ("square 2 -", "six fields", "sechs Angaben"),
        ("hexagon 2 - - 1 -", "no board \"hexagon\"", "„hexagon“"),
        (
            "square 2 x - 1 -",
            "\"x\" is not a list of variants",
            "„x“ sind keine Varianten",
        ),
        ("square 2 - 1Lz9 1 -", "1Lz9", "1Lz9"),
        (
            "square 2 - 1Lb2^3c2,2Tc3d2d3@2d4 1 -",
            "a gap beneath a cube in d3",
            "Würfel in d3",
        ),
        (
            "square 2 - 1Ia1a2a3,2Ia3a4a5 1 -",
            "same place in a3",
            "derselben Stelle in a3",
        ),
        ("square 2 - 1Ia1a2a4 2 -", "not a piece I", "kein Stein I"),
        ("square 2 - - 3 -", "no seat 3", "keinen Platz 3"),
    ] {
        let refused =
            |language: &str| caminos(&["--lang", language, "moves", "--position", text]).refused(1);
        let error = refused("en");
        assert!(error.starts_with("error: --position: "), "{error}");
        assert!(error.contains(english), "{text}: {error}");
        let error = refused("de");
        assert!(error.contains(german), "{text}: {error}");
    }
    let text = "square 2 - - 1 -";
    let twice = caminos(&["moves", "--position", text, "--board", "ring"]).refused(2);
    assert!(twice.contains("leave out --board"), "{twice}");
    caminos(&["moves", "--position", text, "--record", "x"]).refused(2);
}
