//! `caminos show`: text, facts and pictures.

use serde_json::Value;

use crate::run::{caminos, command, testdata};

const WON: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";

#[test]
fn a_pipe_gets_plain_text() {
    let out = caminos(&["show", "--play", "Lb2^3c2 Ic3d3e3"]).ok();
    assert!(!out.contains('\u{1b}'));
    assert!(
        out.contains(" 3 |    |    |<g1> <g1> <g1>|    |    |    |\n"),
        "{out}"
    );
    assert!(out.contains(" 2 |    | y3 : y1 |    |"), "{out}");
    assert!(out.contains("Yellow   L 3   T 4   Z 4   I 2\nGreen    L 4   T 4   Z 4   I 1\n"));
    assert!(out.ends_with("Yellow to move.\n"));
}

#[test]
fn colours_come_when_they_are_wanted() {
    let play = ["show", "--play", WON, "--color"];
    let shown = |when: &str| caminos(&[&play[..], &[when]].concat()).ok();
    assert!(!shown("never").contains('\u{1b}'));
    assert!(!shown("auto").contains('\u{1b}'));
    assert!(shown("always").contains("\u{1b}[0;38;5;"));
    let run = |args: &[&str], variables: [(&str, &str); 2]| {
        let ran = command().args(args).envs(variables).output().unwrap();
        String::from_utf8(ran.stdout).unwrap()
    };
    let truly = run(
        &["show", "--color", "always"],
        [("COLORTERM", "truecolor"), ("TERM", "xterm")],
    );
    assert!(truly.contains("48;2;141;110;70"), "wood in true colour");
    let forced = run(&["show"], [("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]);
    assert!(!forced.contains('\u{1b}'), "NO_COLOR is honoured");
}

#[test]
fn the_path_is_reported_face_by_face() {
    let out = caminos(&["show", "--path", "--play", WON]).ok();
    assert!(out.contains("*y1*"));
    assert!(
        out.contains("Yellow joins north to south with 8 faces:\n  a8 top, height 1\n"),
        "{out}"
    );
    let out = caminos(&["show", "--path"]).ok();
    assert!(out.ends_with("Nobody is connected.\n"));
}

#[test]
fn facts_are_one_json_object() {
    let out = caminos(&["show", "--json", "--play", "Lb2^3c2"]).ok();
    let facts: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(facts["heights"]["b2"], 3);
    assert_eq!(facts["heights"]["a1"], 0);
    assert_eq!(facts["tops"]["c2"], "yellow");
    assert_eq!(facts["tops"].get("a1"), None);
    assert_eq!(facts["pieces"][0]["move"], "Lb2^3c2");
    assert_eq!(facts["pieces"][0]["cubes"][2], serde_json::json!(["b2", 2]));
    assert_eq!(facts["to_move"]["team"], "green");
    assert_eq!(facts["edge_pieces"]["yellow"], 0);
    assert_eq!(facts["supplies"]["1"]["L"], 3);
    assert_eq!(facts["result"]["unfinished"], true);
    let count = caminos(&["moves", "--count", "--play", "Lb2^3c2"]).ok();
    assert_eq!(facts["legal"].to_string(), count.trim());
    let won: Value =
        serde_json::from_str(&caminos(&["show", "--json", "--play", WON]).ok()).unwrap();
    assert_eq!(won["to_move"], Value::Null);
    assert_eq!(won["path"]["faces"].as_array().unwrap().len(), 8);
}

/// Enough of an XML reader to see that every tag is closed and nothing is left unescaped.
fn is_well_formed(text: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        if rest[..start].contains('>') {
            return false;
        }
        let Some(end) = rest[start..].find('>') else {
            return false;
        };
        let tag = &rest[start + 1..start + end];
        if tag.contains('<') || !tag.matches('"').count().is_multiple_of(2) {
            return false;
        }
        let name = tag
            .trim_start_matches('/')
            .split([' ', '/'])
            .next()
            .unwrap_or("");
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return false;
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        rest = &rest[start + end + 1..];
    }
    open.is_empty() && rest.trim().is_empty()
}

#[test]
fn pictures_of_all_boards_are_well_formed() {
    assert!(!is_well_formed("<svg><g></svg></g>"));
    for board in ["square", "diamond", "octagon", "ring"] {
        let args = [
            "show",
            "--board",
            board,
            "--players",
            "4",
            "--neutral",
            "--svg",
            "-",
        ];
        let empty = caminos(&args).ok();
        assert!(is_well_formed(&empty), "{board}");
        assert!(empty.contains("<title id=\"title\">Caminos: "));
        let play = "Nd6e6f6 Nd3^3 Lc4c5c6^2 Le2^3f2";
        let played = caminos(&[&args[..], &["--play", play]].concat()).ok();
        assert!(is_well_formed(&played), "{board}");
        assert!(
            played.contains("<desc id=\"desc\">4 pieces are placed. "),
            "{board}"
        );
        assert!(played.len() > empty.len());
        assert!(!played.contains("NaN") && !played.contains("inf"));
    }
}

#[test]
fn the_winning_path_is_dotted_on_every_face() {
    let out = caminos(&["show", "--svg", "-", "--play", WON]).ok();
    assert_eq!(out.matches("<circle").count(), 8);
    let out = caminos(&["show", "--svg", "-", "--play", "Lb2^3c2"]).ok();
    assert_eq!(out.matches("<circle").count(), 0);
}

#[test]
fn a_picture_goes_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.svg");
    assert_eq!(caminos(&["show", "--svg", path.to_str().unwrap()]).ok(), "");
    assert!(is_well_formed(&std::fs::read_to_string(&path).unwrap()));
    let err = caminos(&["show", "--svg", "no/such/folder/x.svg"]).refused(1);
    assert!(
        err.starts_with("error: cannot write no/such/folder/x.svg: "),
        "{err}"
    );
}

#[test]
fn the_screen_of_the_table_can_be_pictured() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("terminal.svg");
    caminos(&[
        "play",
        "--play",
        "Lb2^3c2",
        "--keys",
        "1>",
        "--picture",
        path.to_str().unwrap(),
    ])
    .ok();
    let picture = std::fs::read_to_string(&path).unwrap();
    assert!(is_well_formed(&picture));
    assert!(picture.contains("<text"));
}

#[test]
fn a_link_leads_back_to_the_position() {
    let link = caminos(&["show", "--board", "ring", "--play", "Ia3a4a5", "--link"]).ok();
    assert_eq!(link.lines().count(), 1);
    let back = caminos(&["show", "--json", "--link", link.trim()]).ok();
    let direct = caminos(&["show", "--json", "--board", "ring", "--play", "Ia3a4a5"]).ok();
    assert_eq!(back, direct);
    let err = caminos(&["show", "--link", "9.square.2."]).refused(1);
    assert!(
        err.starts_with("error: --link: character 1 of the link: "),
        "{err}"
    );
    caminos(&["moves", "--link"]).refused(2);
    caminos(&["moves", "--link", link.trim(), "--board", "ring"]).refused(2);
    caminos(&["moves", "--link", link.trim(), "--record", "-"]).refused(2);
}

#[test]
fn other_materials_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let bars = file(
        "bars.toml",
        "name = \"bars\"\n[[shape]]\nletter = \"I\"\ncount = 12\ncubes = '###'\n",
    );
    let out = caminos(&["moves", "--material", &bars, "--count"]).ok();
    assert_eq!(out, "160\n");
    let bad = file("bad.toml", "name = \"bad\"\n[[shape]]\nletter = 7\n");
    let err = caminos(&["moves", "--material", &bad]).refused(1);
    assert!(err.contains("bad.toml: line 3, column "), "{err}");
    caminos(&["moves", "--material", "no/such/file"]).refused(1);
}

#[test]
fn a_game_and_a_move_of_a_record_are_chosen() {
    let series = testdata("records/series.caminos");
    let show = |args: &[&str]| {
        let args: Vec<&str> = ["show", "--text", "--record", &series]
            .iter()
            .chain(args)
            .copied()
            .collect();
        caminos(&args)
    };
    let which = show(&[]).refused(1);
    assert!(
        which.ends_with("has several games: choose one with --game N\n"),
        "{which}"
    );
    let start = show(&["--game", "1", "--ply", "0"]).ok();
    assert!(start.contains(" - 1 -"), "{start}");
    let first = show(&["--game", "1", "--ply", "1"]).ok();
    assert_ne!(first, start);
    let last = show(&["--game", "2"]).ok();
    assert_ne!(last, first);
    assert!(
        show(&["--game", "77"])
            .refused(1)
            .contains("there is no game 77")
    );
    assert!(
        show(&["--game", "1", "--ply", "400"])
            .refused(1)
            .contains("there is no move 400")
    );
    caminos(&["show", "--game", "1"]).refused(2);
    caminos(&["show", "--ply", "1"]).refused(2);
}

#[test]
fn a_record_is_printed_as_a_link_and_two_starts_are_refused() {
    let record = testdata("records/annotated.caminos");
    let link = caminos(&["show", "--record", &record, "--link"]).ok();
    let (link, by_record) = (link.trim(), caminos(&["show", "--record", &record]).ok());
    assert_eq!(caminos(&["show", "--link", link]).ok(), by_record);
    let two = caminos(&["show", "--record", &record, "--link", link]).refused(2);
    assert!(two.contains("--link"), "{two}");
}

#[test]
fn a_cell_that_there_is_not_is_said_first() {
    for (text, reason) in [
        ("Zz9", "z9 is off the board"),
        ("La1z9", "z9 is off the board"),
        ("La1", "the piece L cannot fill a1"),
    ] {
        let refused = caminos(&["show", "--play", text]).refused(1);
        assert!(refused.contains(reason), "{refused}");
    }
}
