//! `caminos play` in lines, as it runs in a pipe.

use crate::run::caminos_fed;

fn lines(input: &str) -> String {
    caminos_fed(&["play"], input.as_bytes()).ok()
}

#[test]
fn a_game_can_be_played_to_its_end_in_a_pipe() {
    let out = lines("La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\nIc1^3\nquit\n");
    assert!(out.starts_with("Caminos · square · 2 players\n"), "{out}");
    assert!(out.contains("Yellow is connected: 8 faces, 8 points.\n"));
    assert!(out.contains("*y1*"), "the path is marked");
    assert!(
        out.ends_with("Ic1^3 is refused: the game is over.\n"),
        "{out}"
    );
    assert!(!out.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn a_refusal_gives_the_reason_and_changes_nothing() {
    let out = lines("Ic2d2e2\nLb2^3c2\nnonsense\nIa1a2a3\n");
    assert!(out.contains("Lb2^3c2 is refused: a gap would stay under c2 at level 1.\n"));
    assert!(out.contains("This is no move: "));
    assert!(
        out.ends_with("Yellow to move.\n"),
        "green's move was the second one: {out}"
    );
}

#[test]
fn commands_are_obeyed() {
    let out = lines(
        "undo\nIa1^3\nundo\nredo\nredo\nmoves a2\nmoves z\nmoves\nboard\nhelp\nsave\n\nquit\nIb1^3\n",
    );
    assert!(out.contains("There is no move to take back.\n"));
    assert!(out.contains("Ia1^3 is taken back.\nYellow to move.\n"));
    assert!(out.contains("There is no move to play again.\n"));
    assert!(out.contains("\nIa2^3\n"));
    assert!(out.contains("\"z\" is not a cell"));
    assert!(out.contains("moves [CELL]"));
    assert!(
        out.ends_with("Give the file a name.\n"),
        "nothing after quit: {out}"
    );
}

#[test]
fn a_game_is_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("my game.caminos");
    let path = path.to_str().unwrap();
    let out = lines(&format!(
        "Ia1^3\nIh1^3\nsave {path}\nundo\nundo\nload {path}\nundo\n"
    ));
    assert!(out.contains(&format!("Saved as {path}.\n")));
    assert!(
        out.ends_with("Ih1^3 is taken back.\nGreen to move.\n"),
        "{out}"
    );
    let record = std::fs::read_to_string(path).unwrap();
    assert!(record.ends_with("1. Ia1^3 Ih1^3 *\n"), "{record}");
    let out = lines("load no/such/file\nsave no/such/folder/file\n");
    assert!(out.contains("cannot read no/such/file: "));
    assert!(out.contains("cannot write no/such/folder/file: "));
}

#[test]
fn lines_of_any_kind_are_survived() {
    let mut input = b"\xff\xfe\x00\n\r\n".to_vec();
    input.extend("L".repeat(100_000).as_bytes());
    input.extend(b"\nIa1^3\n");
    let out = caminos_fed(&["play", "--plain", "--board", "ring"], &input);
    assert_eq!(out.code, 0);
    assert!(out.out.contains("This line is too long.\n"));
    let out = lines(&"L".repeat(100_000));
    assert!(out.ends_with("This line is too long.\n"));
}

#[test]
fn every_board_is_drawn_in_plain_text() {
    for (board, rows) in [("square", 8), ("diamond", 11), ("octagon", 8), ("ring", 8)] {
        let out = caminos_fed(&["play", "--board", board, "--players", "4"], b"").ok();
        let lines: Vec<&str> = out.lines().collect();
        // A heading, rows and lines between them, names, four supplies, whose turn it is.
        assert_eq!(lines.len(), 1 + rows * 2 + 1 + 1 + 4 + 1, "{out}");
        assert!(
            lines
                .iter()
                .all(|line| line.is_ascii() || line.starts_with("Caminos"))
        );
    }
}
