//! `caminos moves`.

use crate::run::caminos;

#[test]
fn moves_are_listed_one_a_line_in_byte_order() {
    for (board, count) in [
        ("square", 1344),
        ("diamond", 1201),
        ("octagon", 1044),
        ("ring", 792),
    ] {
        let out = caminos(&["moves", "--board", board]).ok();
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines.len(), count, "{board}");
        assert!(lines.is_sorted(), "{board}");
        assert!(out.ends_with('\n'));
    }
}

#[test]
fn the_options_change_whose_pieces_are_listed() {
    let neutral = caminos(&["moves", "--neutral"]).ok();
    assert_eq!(neutral.lines().count(), 160);
    assert!(neutral.lines().all(|line| line.starts_with('N')));
    let four = caminos(&["moves", "--players", "4", "--count"]).ok();
    assert_eq!(four, "1344\n");
    let swap = caminos(&["moves", "--swap", "--play", "Ia1a2a3"]).ok();
    assert_eq!(swap.lines().last(), Some("swap"));
}

#[test]
fn moves_can_be_filtered_by_piece_and_cell() {
    let out = caminos(&["moves", "--shape", "i", "--cell", "a1"]).ok();
    assert_eq!(out, "Ia1^3\nIa1a2a3\nIa1b1c1\n");
    let json = caminos(&["moves", "--shape", "I", "--cell", "a1", "--json"]).ok();
    assert_eq!(json, "[\"Ia1^3\",\"Ia1a2a3\",\"Ia1b1c1\"]\n");
    let count = caminos(&["moves", "--shape", "I", "--cell", "a1", "--count"]).ok();
    assert_eq!(count, "3\n");
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let play = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";
    assert_eq!(caminos(&["moves", "--play", play]).ok(), "");
}

#[test]
fn a_refused_start_says_which_move_and_why() {
    let refused = |play: &str| caminos(&["moves", "--play", play]).refused(1);
    assert_eq!(
        refused("Ic2d2e2 Lb2^3c2"),
        "error: --play: move 2 (Lb2^3c2): there would be a gap under c2 at level 1\n"
    );
    assert_eq!(
        refused("Ia1a2a3 L!"),
        "error: --play: line 1, column 10: a cell must follow the letter L, as in b2\n"
    );
    let long = "Ia1a2a3 ".repeat(10_000);
    assert!(refused(&long).starts_with("error: --play: move 2 (Ia1a2a3): "));
}

#[test]
fn wrong_usage_is_distinguished_from_a_refusal() {
    assert_eq!(
        caminos(&["moves", "--board", "hexagon"]).refused(2),
        "error: there is no board \"hexagon\" (there are: square, diamond, octagon, ring)\n"
    );
    caminos(&["moves", "--players", "3"]).refused(2);
    caminos(&["moves", "--players", "4", "--swap"]).refused(2);
    caminos(&["moves", "--cell", "b99"]).refused(2);
    caminos(&["moves", "--cell", "d4", "--board", "ring"]).refused(2);
    caminos(&["moves", "--shape", "Q"]).refused(2);
    caminos(&["moves", "--nonsense"]).refused(2);
    caminos(&["nonsense"]).refused(2);
    caminos(&[]).refused(2);
}
