//! `caminos perft`.

use crate::run::{caminos, caminos_fed};

#[test]
fn a_line_a_depth_has_the_depth_and_the_leaf_nodes() {
    let out = caminos(&["perft", "--board", "square", "--depth", "2"]).ok();
    assert_eq!(out, "1 1344\n2 1593800\n");
    let out = caminos(&["perft", "--board", "ring", "--neutral", "--depth", "2"]).ok();
    assert_eq!(out, "1 104\n2 9968\n");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let play = "Ic2d2e2 Lf6f7f8g8";
    let out = |threads: &str| {
        caminos(&[
            "perft",
            "--depth",
            "2",
            "--play",
            play,
            "--threads",
            threads,
            "--divide",
        ])
        .ok()
    };
    let one = out("1");
    assert_eq!(one, out("3"));
    assert_eq!(one, out("64"));
}

#[test]
fn dividing_names_every_first_move_and_adds_up() {
    let out = caminos(&["perft", "--board", "octagon", "--depth", "2", "--divide"]).ok();
    let lines: Vec<(&str, u64)> = out
        .lines()
        .map(|line| line.split_once(' ').expect("two words"))
        .map(|(word, nodes)| (word, nodes.parse().expect("a count")))
        .collect();
    assert_eq!(lines.len(), 1 + 1044 + 1);
    assert_eq!(lines[0], ("1", 1044));
    assert_eq!(lines[1045], ("2", 927_356));
    let behind = &lines[1..1045];
    assert!(behind.is_sorted());
    assert_eq!(behind.iter().map(|(_, nodes)| nodes).sum::<u64>(), 927_356);
}

#[test]
fn swap_is_no_placement_and_a_finished_game_adds_nothing() {
    let plain = caminos(&["perft", "--depth", "1", "--play", "Ia1a2a3"]).ok();
    let swap = caminos(&["perft", "--depth", "1", "--play", "Ia1a2a3", "--swap"]).ok();
    assert_eq!(plain, swap);
    let over = caminos(&["perft", "--depth", "2", "--play", "resign"]).ok();
    assert_eq!(over, "1 0\n2 0\n");
}

#[test]
fn the_json_form_is_a_conformance_line() {
    let out = caminos(&["perft", "--depth", "1", "--json", "--play", "ia3a2a1"]).ok();
    assert_eq!(
        out,
        "{\"board\":\"square\",\"players\":2,\"neutral\":false,\"moves\":[\"Ia1a2a3\"],\"perft\":[1277]}\n"
    );
}

#[test]
fn the_json_form_holds_in_a_conformance_check() {
    let options = ["--swap", "--scoring", "--first", "green", "--neutral"];
    let args = ["perft", "--depth", "2", "--json", "--board", "ring"];
    let line = caminos(&[&args[..], &options].concat()).ok();
    assert!(line.contains("\"first\":\"green\""), "{line}");
    let checked = caminos_fed(&["conformance", "-"], line.as_bytes()).ok();
    assert_eq!(checked, "1 line in 1 file: no differences\n");
}

#[test]
fn depths_and_threads_outside_their_bounds_are_wrong_usage() {
    caminos(&["perft"]).refused(2);
    caminos(&["perft", "--depth", "0"]).refused(2);
    caminos(&["perft", "--depth", "-1"]).refused(2);
    caminos(&["perft", "--depth", "99999999999999999999"]).refused(2);
    caminos(&["perft", "--depth", "1", "--threads", "0"]).refused(2);
}
