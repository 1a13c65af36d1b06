//! `caminos conformance`.

use crate::run::{caminos, caminos_fed, testdata};

fn check(lines: &str) -> (String, i32) {
    let ran = caminos_fed(&["conformance", "-"], lines.as_bytes());
    (ran.out, ran.code)
}

#[test]
fn the_files_of_the_repository_hold() {
    let files = ["games", "only-looks-connected", "perft"]
        .map(|file| testdata(&format!("conformance/{file}.jsonl")));
    let out = caminos(&["conformance", &files[0], &files[1], &files[2]]).ok();
    assert_eq!(out, "336 lines in 3 files: no differences\n");
}

#[test]
fn every_difference_is_named_with_its_line() {
    let (out, code) = check(concat!(
        r#"{"board":"square","moves":["Ia1a2a3"],"legal":[1344],"perft":[1277]}"#,
        "\n\n",
        r#"{"board":"square","moves":["Ia1a2a3"],"legal":[1],"result":{"connected":"green"}}"#,
        "\n",
        r#"{"board":"ring","moves":[],"perft":[791,540816],"legal":[5]}"#,
        "\n",
        r#"{"board":"square","moves":["Ia1a2a3"],"only_looks_connected":{"after":1,"team":"yellow"}}"#,
    ));
    assert_eq!(
        out,
        "standard input:3: 1344 placements are legal before move 1 (Ia1a2a3), not 1\n\
         standard input:3: the result is {\"connected\":null,\"unfinished\":true}, not {\"connected\":\"green\"}\n\
         standard input:4: \"legal\" has 1 counts for 0 moves\n\
         standard input:4: perft 1 is 792, not 791\n\
         standard input:5: Yellow does not look connected after move 1\n\
         4 lines in 1 file: 5 differences\n"
    );
    assert_eq!(code, 1);
}

#[test]
fn the_options_of_a_line_are_honoured() {
    let (out, code) = check(concat!(
        r#"{"board":"square","swap":true,"moves":["Ia1a2a3","swap","Ih1h2h3"],"legal":[1344,1277,1277],"result":{"connected":null,"unfinished":true}}"#,
        "\n",
        r#"{"board":"square","first":"green","moves":["resign"],"result":{"connected":null,"winner":"yellow","by":"resign"}}"#,
        "\n",
        r#"{"board":"square","players":4,"out":"team","scoring":true,"moves":[],"perft":[1344]}"#,
    ));
    assert_eq!(
        (out.as_str(), code),
        ("3 lines in 1 file: no differences\n", 0)
    );
}

#[test]
fn a_malformed_line_is_a_difference() {
    for line in [
        "x",
        "[]",
        "null",
        "{}",
        r#"{"board":"square"}"#,
        r#"{"board":7,"perft":[]}"#,
        r#"{"board":"hexagon","perft":[]}"#,
        r#"{"board":"square","players":3,"perft":[]}"#,
        r#"{"board":"square","players":4,"swap":true,"perft":[]}"#,
        r#"{"board":"square","neutral":"yes","perft":[]}"#,
        r#"{"board":"square","out":"nobody","perft":[]}"#,
        r#"{"board":"square","first":1,"perft":[]}"#,
        r#"{"board":"square","perft":[-1]}"#,
        r#"{"board":"square","perft":{}}"#,
        r#"{"board":"square","moves":"Ia1a2a3","perft":[]}"#,
        r#"{"board":"square","moves":[1],"perft":[]}"#,
        r#"{"board":"square","moves":["?"],"perft":[]}"#,
        r#"{"board":"square","moves":["Ia1a2a3","Ia1a2a3"],"legal":[1344,1277]}"#,
        r#"{"board":"square","moves":["Ia1a2a3"],"legal":["many"]}"#,
        r#"{"board":"square","moves":[],"only_looks_connected":{"after":1,"team":"yellow"}}"#,
        r#"{"board":"square","moves":[],"only_looks_connected":{"after":0,"team":"blue"}}"#,
    ] {
        let (out, code) = check(line);
        assert!(out.starts_with("standard input:1: "), "{line}: {out}");
        assert!(
            out.ends_with("1 line in 1 file: 1 difference\n"),
            "{line}: {out}"
        );
        assert_eq!(code, 1, "{line}");
    }
    let ran = caminos_fed(&["conformance", "-"], b"\xff\xfe\n");
    assert_eq!(ran.code, 1, "{}", ran.out);
    let deep = "[".repeat(1_000_000);
    assert_eq!(check(&deep).1, 1);
}

#[test]
fn nothing_to_check_is_not_a_success() {
    assert_eq!(check("").1, 1);
    assert_eq!(check("\n\n").1, 1);
    let ran = caminos(&["conformance", "no/such/file.jsonl"]);
    assert!(
        ran.out.starts_with("cannot read no/such/file.jsonl: "),
        "{}",
        ran.out
    );
    assert_eq!(ran.code, 1);
    caminos(&["conformance"]).refused(2);
}

#[test]
fn unknown_keys_are_warned_about() {
    let ran = caminos_fed(
        &["conformance", "-"],
        br#"{"board":"square","perft":[1344],"colour":"red"}"#,
    );
    assert_eq!(
        ran.err,
        "warning: standard input:1: unknown key \"colour\"\n"
    );
    assert_eq!(ran.code, 0);
}
