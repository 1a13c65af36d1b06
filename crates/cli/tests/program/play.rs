//! `caminos play` in lines, as it runs in a pipe.

use caminos_text::Language;

use crate::run::{caminos_fed, testdata};

fn lines(input: &str) -> String {
    caminos_fed(&["play"], input.as_bytes()).ok()
}

#[test]
fn a_game_can_be_played_to_its_end_in_a_pipe() {
    let out = lines("La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\nIc1^3\nquit\n");
    assert!(out.starts_with("Caminos · Square · 2 players\n"), "{out}");
    assert!(out.contains("Yellow wins. From south to north, 8 faces.\n"));
    assert!(out.contains("*y1*"), "the path is marked");
    assert!(
        out.ends_with("Ic1^3 is refused: the game is over.\n"),
        "{out}"
    );
    assert!(!out.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn whoever_plays_the_computer_is_told_who_won() {
    const BEFORE: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6";
    let play = |option: &str, value: &str, input: &str| {
        let args = ["play", option, value, "--play", BEFORE];
        caminos_fed(&args, input.as_bytes()).ok()
    };
    let won = play("--level", "1", "La7a8b8c8\n");
    assert!(won.contains("You win. From south to north, 8 faces.\n"));
    let lost = play("--level", "1", "resign\n");
    assert!(lost.contains("You lose. You resigned.\n"));
    let two = play("--yellow", "me", "La7a8b8c8\n");
    assert!(two.contains("\nYellow wins. From south to north, 8 faces.\n"));
}

#[test]
fn a_game_of_several_in_a_file_is_played_on_from_any_of_its_moves() {
    let file = testdata("records/series.caminos");
    let played = |args: &[&str], input: &str| {
        let args = [&["play", "--plain", "--record", &file], args].concat();
        caminos_fed(&args, input.as_bytes())
    };
    let second = played(&["--game", "2"], "quit\n").ok();
    assert!(second.contains("Yellow wins with fewer edge pieces."));
    let third = played(&["--game", "1", "--ply", "3"], "Lb2b3^3\nquit\n").ok();
    let (before, after) = third
        .split_once("Green placed an L")
        .expect("it is played on");
    assert!(before.ends_with("Green to move.\n"), "{third}");
    assert!(after.ends_with("Yellow to move.\n"), "{third}");
    let refused = |args: &[&str]| played(args, "").refused(1);
    assert!(refused(&[]).contains("choose one with --game N"));
    assert!(refused(&["--game", "9"]).contains("there is no game 9"));
    assert!(refused(&["--game", "3", "--ply", "99"]).contains("there is no move 99"));
}

#[test]
fn a_refusal_gives_the_reason_and_changes_nothing() {
    let out = lines("Ic2d2e2\nLb2^3c2\nnonsense\nLb2b3b\nIa1a2a3\n");
    assert!(out.contains("Lb2^3c2 is refused: there would be a gap under c2 at level 1.\n"));
    assert!(out.contains("\"nonsense\" is neither a command nor a move."));
    assert!(out.contains("This is not a move: "));
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
    assert!(out.contains("There is no move to undo.\n"));
    assert!(out.contains("Ia1^3 was undone.\nYellow to move.\n"));
    assert!(out.contains("There is no move to redo.\n"));
    assert!(out.contains("\nIa2^3\n"));
    assert!(out.contains("\"z\" is not a cell"));
    assert!(out.contains("moves [CELL]"));
    assert!(
        out.ends_with("Give the file a name.\n"),
        "nothing after quit: {out}"
    );
}

/// What `--plain` says, without the heading.
fn described(input: &str) -> String {
    let out = caminos_fed(&["play", "--plain"], input.as_bytes()).ok();
    let (_, rest) = out.split_once('\n').unwrap();
    rest.to_owned()
}

#[test]
fn a_game_is_reported_in_sentences_from_the_first_turn_to_the_path() {
    let out = described("La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\nTg5h4h5h6\nLa7a8b8c8\n");
    let begin = "Yellow to move.\nYellow placed an L on a1, a2, a3 and b3.\nYellow now needs 5 more cells instead of 8.\nGreen to move.\n";
    assert!(out.starts_with(begin), "{out}");
    let end = "Yellow placed an L on a7, a8, b8 and c8.\nYellow wins.\nFrom south to north, 8 faces.\nThe path: a8, a7, a6, a5, a4, a3, a2 and a1.\n";
    assert!(out.ends_with(end), "{out}");
    assert!(out.contains("Yellow could connect at once at a7, a8.\n"));
    assert!(!out.contains("+--"), "nothing is drawn: {out}");
}

#[test]
fn everything_on_the_board_can_be_read_by_a_command() {
    let moves = "Ib1b2b3\nLc1^2c2c3\nLc1d1^3\n";
    let after = |command: &str| {
        let out = described(&format!("{moves}{command}\n"));
        let (_, read) = out.rsplit_once("Green to move.\n").unwrap();
        read.to_owned()
    };
    assert_eq!(
        after("cell c1"),
        "c1, height 3: yellow, green and green.\nTo the north, a wall down to c2: yellow and green.\n\
         To the west, a wall down to b1: yellow and green.\nJoined to d1.\nOn the south side.\n"
    );
    assert_eq!(
        after("row 1"),
        "Row 1: a1 empty, b1 yellow, height 1, c1 to d1 yellow, height 3 and e1 to h1 empty.\n"
    );
    assert_eq!(after("level 2"), "Level 2: yellow at c1, d1.\n");
    assert!(after("connections").contains("Between b1 and c1 the wall is green.\n"));
    assert!(after("supplies").starts_with("Yellow has 3 L, 4 T, 4 Z and 1 I.\n"));
    assert!(
        after("last").starts_with(
            "Yellow placed an L on c1 and d1, 3 cubes high.\nIt covers green at c1.\n"
        )
    );
    assert!(after("where I h8").contains("h8, 3 cubes high.\n"));
    assert_eq!(after("cell z9"), "z9 is not on this board.\n");
    // A topic that is not understood explains how they are written.
    assert!(after("row x").contains("where L c4"));
    assert!(described("help\n").contains("the last move, and what it changed"));
}

#[test]
fn one_and_many_of_a_word_ask_for_the_same_in_every_language() {
    for language in Language::ALL.map(Language::code) {
        let asked = |command: &str| {
            let input = format!("Ib1b2b3\nLc1^2c2c3\n{command}\n");
            caminos_fed(&["play", "--plain", "--lang", language], input.as_bytes()).ok()
        };
        for (many, one) in [
            ("connections", "connection"),
            ("connections yellow", "connection yellow"),
            ("levels", "layer"),
            ("levels", "level"),
            ("level 1", "layers 1"),
            ("cells", "cell"),
            ("cells c1", "cell c1"),
            ("rows 2", "row 2"),
            ("columns c", "Column C"),
            ("supplies", "supply"),
            ("moves c1", "move c1"),
        ] {
            assert_eq!(asked(many), asked(one), "{language}: {many}, {one}");
            assert_ne!(asked(many), asked(""), "{language}: {many}");
        }
    }
}

#[test]
fn a_word_that_is_no_command_gets_the_list_of_commands_and_changes_nothing() {
    let out = described("conections\nLevel two\nturn\n");
    assert!(
        out.contains(
            "\"conections\" is neither a command nor a move. Commands: moves, board, hint,"
        ),
        "{out}"
    );
    assert!(out.contains(" where, quit. "), "{out}");
    assert!(!out.contains("This is not a move"), "{out}");
    assert!(out.ends_with("Yellow to move.\n"), "{out}");
    // What looks like a move is still refused with what is wrong with it.
    assert!(described("Lb2b3b\n").contains("This is not a move: "));
}

#[test]
fn a_refusal_is_reported_and_the_turn_stays() {
    let out = described("Ic2d2e2\nLb2^3c2\nturn\n");
    assert!(
        out.ends_with(
            "Lb2^3c2 is refused: there would be a gap under c2 at level 1.\nGreen to move.\n"
        ),
        "{out}"
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
        out.ends_with("Ih1^3 was undone.\nGreen to move.\n"),
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

/// The moves of a game that was saved at its end.
fn against_computer(args: &[&str], input: &str) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.caminos");
    let path = path.to_str().unwrap();
    let fixed = ["play", "--seed", "7", "--nodes", "20"];
    let args: Vec<&str> = fixed.iter().chain(args).copied().collect();
    let input = format!("{input}save {path}\nquit\n");
    let out = caminos_fed(&args, input.as_bytes()).ok();
    let record = std::fs::read_to_string(path).unwrap();
    (out.replace(path, "FILE"), record)
}

#[test]
fn the_computer_plays_itself_to_the_end_and_repeats_itself() {
    for board in ["square", "diamond", "octagon", "ring"] {
        let args = [
            "--board",
            board,
            "--yellow",
            "computer:2",
            "--green",
            "computer:5",
        ];
        let (out, record) = against_computer(&args, "");
        assert_eq!(
            (out, record.clone()),
            against_computer(&args, ""),
            "{board}"
        );
        assert!(!record.ends_with("*\n"), "{record}");
        assert!(record.contains("[Yellow \"computer 2\"]\n[Green \"computer 5\"]\n"));
        let replayed = caminos_fed(&["replay", "-"], record.as_bytes());
        replayed.ok();
    }
}

#[test]
fn the_computer_answers_each_move_in_a_pipe() {
    // Wherever its neutral piece lies, one of the two corners is free.
    let moves = "Na1a2a3\nIh1^3\nIh8^3\nboard\n";
    let (out, record) = against_computer(&["--level", "3", "--neutral"], moves);
    assert!(out.matches("Green plays ").count() >= 2, "{out}");
    assert!(out.contains("Green plays N"), "its neutral piece: {out}");
    assert!(out.ends_with("Yellow to move.\nSaved as FILE.\n"), "{out}");
    assert!(record.contains("[Green \"computer 3\"]"), "{record}");
    assert!(!record.contains("[Yellow"), "a person's name is not known");
}

#[test]
fn two_of_four_seats_are_the_computer() {
    let args = [
        "--players",
        "4",
        "--seat2",
        "computer:1",
        "--seat3",
        "computer:2",
    ];
    let (out, record) = against_computer(&args, "Ia1^3\nIh8^3\n");
    assert!(out.contains("Green (seat 2) plays "), "{out}");
    assert!(out.contains("Yellow (seat 3) plays "));
    assert!(!out.contains("Green (seat 4) plays "));
    assert!(record.contains("[Seat2 \"computer 1\"]\n[Seat3 \"computer 2\"]\n"));
}

#[test]
fn undo_against_the_computer_goes_back_two_moves() {
    let (out, record) = against_computer(&["--level", "1"], "Ia1^3\nIc1^3\nundo\nmoves zz\n");
    assert!(
        out.contains(" and Ic1^3 were undone.\nYellow to move.\n"),
        "{out}"
    );
    assert!(record.contains("1. Ia1^3 "), "{record}");
    assert!(!record.contains("2. "), "{record}");
    let (again, record) = against_computer(&["--level", "1"], "Ia1^3\nundo\nredo\n");
    assert!(record.contains("1. Ia1^3 "), "{again}");
    let (out, _) = against_computer(&["--yellow", "computer:1"], "undo\n");
    assert!(out.contains("There is no move to undo.\n"), "{out}");
}

#[test]
fn a_hint_is_a_legal_move_with_a_reason() {
    let (out, _) = against_computer(&["--level", "3", "--board", "ring"], "hint\n");
    let hint = out
        .lines()
        .find_map(|line| line.strip_prefix("Hint: "))
        .unwrap();
    let (text, reason) = hint.split_once(". ").unwrap();
    assert!(
        reason.starts_with("Brings you closer to connecting. You need "),
        "{reason}"
    );
    let played = caminos_fed(&["moves", "--board", "ring"], b"").ok();
    assert!(played.lines().any(|line| line == text), "{text}");
    let start = "La1a2a3b3\nTg2h1h2h3\nLa4a5a6b6\n";
    let hint = |input: String| {
        caminos_fed(&["play", "--nodes", "50", "--seed", "1"], input.as_bytes()).ok()
    };
    let twice = "La1a2a3b3\nIh1^3\nLa4a5a6b6\nIh8^3\nLd1d2d3e3\nLf1^3g1\nLd4d5d6e6\nhint\n";
    let lost = hint(twice.to_owned());
    assert!(lost.contains(" Nothing stops the win at a7"), "{lost}");
    let held = hint("La1a2a3b3\nIb7^3\nLa4a5a6b6\nhint\n".to_owned());
    assert!(
        held.contains(". Stops yellow from connecting next turn. "),
        "{held}"
    );
    let winning = hint(format!("{start}Tg5h4h5h6\nhint\n"));
    assert!(
        winning.contains(". This piece connects and wins.\n"),
        "{winning}"
    );
    let over = hint(format!("{start}Tg5h4h5h6\nLa7a8b8c8\nhint\n"));
    assert!(over.ends_with("There is no hint here.\n"), "{over}");
}

#[test]
fn players_that_cannot_be_are_refused() {
    let refused = |args: &[&str], code| {
        let args: Vec<&str> = ["play"].iter().chain(args).copied().collect();
        caminos_fed(&args, b"").refused(code)
    };
    assert!(refused(&["--yellow", "robot"], 2).contains("is not a player"));
    assert!(refused(&["--level", "10"], 2).contains("is not a level"));
    assert!(refused(&["--seat3", "computer"], 2).contains("--seat3 needs four players"));
    refused(&["--level", "3", "--green", "me"], 2);
    refused(&["--nodes", "0"], 2);
    refused(&["--think", "0"], 2);
}
