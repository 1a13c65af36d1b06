//! The language of the program: who chooses it, and what stays as it is.

use caminos_text::{Language, Texts};

use crate::run::{caminos, command};

const WON: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";

fn said(variables: &[(&str, &str)], args: &[&str]) -> String {
    let mut command = command();
    command.envs(variables.iter().copied());
    let output = command.args(args).output().expect("the program starts");
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

#[test]
fn the_argument_chooses_and_then_the_environment_as_posix_has_it() {
    let args = ["show", "--play", WON];
    let german = said(&[], &["--lang", "de", "show", "--play", WON]);
    assert_eq!(said(&[("LANG", "de_AT.UTF-8")], &args), german);
    assert_eq!(
        said(&[("LANG", "fr_FR"), ("LC_MESSAGES", "de")], &args),
        german
    );
    assert_eq!(
        said(&[("LC_MESSAGES", "fr"), ("LC_ALL", "de_DE")], &args),
        german
    );
    assert_eq!(said(&[("LC_ALL", ""), ("LANG", "de")], &args), german);
    let english = said(&[], &args);
    assert!(english.contains("Yellow wins. From south to north, 8 faces."));
    assert!(german.contains("Gelb"), "{german}");
    assert_eq!(said(&[("LANG", "C.UTF-8")], &args), english);
    assert_eq!(
        said(&[("LANG", "de")], &["show", "--play", WON, "--lang=en"]),
        english
    );
}

#[test]
fn every_language_can_be_asked_for_and_no_other() {
    for language in Language::ALL.map(Language::code) {
        let help = caminos(&["--lang", language, "play", "--help"]).ok();
        assert!(help.contains("--level <1-9>"), "{help}");
        let shown = caminos(&["--lang", language, "show", "--play", WON, "--path"]).ok();
        assert!(shown.contains("*y1*"), "{shown}");
        assert!(
            !shown.contains(['\u{2068}', '\u{2069}']),
            "no marks of direction"
        );
    }
    let refused = caminos(&["--lang", "tlh", "play"]).refused(2);
    let codes = Language::ALL.map(Language::code).join(", ");
    assert!(refused.contains(&codes), "{refused}");
}

#[test]
fn the_help_names_values_in_the_language() {
    for language in Language::ALL {
        let value = |id: &str| format!("<{}>", Texts::of(language).text(id, &[]));
        let (file, player) = (value("cmd-value-file"), value("cmd-value-player"));
        let code = language.code();
        let help = caminos(&["--lang", code, "play", "--help"]).ok();
        assert!(help.contains(&file) && help.contains(&player), "{help}");
        let missing = caminos(&["--lang", code, "replay"]).refused(2);
        assert!(missing.contains(&file), "{missing}");
    }
    let help = caminos(&["--lang", "de", "play", "--help"]).ok();
    assert!(
        help.contains("<DATEI>") && help.contains("<SPIELER>"),
        "{help}"
    );
}

#[test]
fn what_a_library_says_in_english_is_introduced_in_the_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bad.toml");
    std::fs::write(&path, "[[shape\n").expect("a file");
    let path = path.to_str().expect("a path in UTF-8");
    let said = caminos(&["--lang", "de", "show", "--material", path]).refused(1);
    assert!(
        said.contains("Zeile 1, Spalte 8: das ist nicht so geschrieben wie eine Materialdatei ("),
        "{said}"
    );
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let same = |args: &[&str]| {
        let english = said(&[], args);
        assert!(!english.is_empty());
        for language in Language::ALL.map(Language::code) {
            assert_eq!(said(&[("LC_ALL", language)], args), english, "{language}");
        }
    };
    same(&["show", "--play", WON, "--json"]);
    same(&["show", "--players", "4", "--json"]);
    same(&["show", "--play", WON, "--link"]);
    same(&["moves", "--board", "ring", "--json"]);
    same(&["perft", "--depth", "1"]);
}

const COMMANDS: [&str; 17] = [
    "play",
    "moves",
    "rules",
    "show",
    "perft",
    "replay",
    "analyse",
    "conformance",
    "engine",
    "arena",
    "serve",
    "backup",
    "restore",
    "migrate-data",
    "tune",
    "bench",
    "completions",
];

/// What the argument parser would say of itself.
const PARSER_ENGLISH: [&str; 27] = [
    "Usage",
    "Options:",
    "Arguments:",
    "Commands:",
    "[OPTIONS]",
    "COMMAND",
    "Print ",
    "[default",
    "possible values",
    "[aliases",
    "error:",
    "tip:",
    "invalid",
    "unexpected",
    "unrecognized",
    "required",
    "provided",
    "supplied",
    "For more information",
    "cannot be used",
    "similar",
    "is not in",
    "not in range",
    "digit",
    "character",
    "parse",
    "address",
];

fn assert_no_parser_english(text: &str) {
    for english in PARSER_ENGLISH {
        assert!(!text.contains(english), "{english:?} in: {text}");
    }
}

#[test]
fn the_help_of_every_command_is_free_of_the_parsers_english() {
    let help = |args: &[&str]| {
        let all: Vec<&str> = ["--lang", "de"].iter().chain(args).copied().collect();
        caminos(&all).ok()
    };
    let root = help(&["--help"]);
    assert_no_parser_english(&root);
    assert_eq!(root, help(&["help"]));
    for command in COMMANDS {
        assert!(
            root.contains(&format!("\n  {command} ")),
            "{command}: {root}"
        );
        let text = help(&[command, "--help"]);
        assert!(text.contains("Aufruf: caminos "), "{text}");
        assert_no_parser_english(&text);
        assert_eq!(text, help(&["help", command]));
        assert_eq!(text, help(&[command, "-h"]));
    }
    let listed = root
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let commands = listed
        .filter(|line| !line.trim_start().starts_with("caminos "))
        .count();
    // Beside the commands: `help`, and the program's own options.
    assert!(commands > COMMANDS.len(), "{root}");
}

#[test]
fn what_is_wrong_with_arguments_is_free_of_the_parsers_english() {
    for args in [
        &["nonsense"][..],
        &["pla"],
        &["perft"],
        &["perft", "--depth", "0"],
        &["perft", "--depth", "x"],
        &["perft", "--depth", "99999999999999999999"],
        &["perft", "--depth", ""],
        &["perft", "--depth"],
        &["perft", "--depth", "1", "--depth", "2"],
        &["perft", "--depth", "1", "more"],
        &["moves", "--nonsense"],
        &["moves", "--cel", "c3"],
        &["moves", "--cell", "z99"],
        &["moves", "--shape", "LL"],
        &["moves", "--players", "3"],
        &["moves", "--count=yes"],
        &["show", "--color", "blue"],
        &["show", "--json", "--path"],
        &["show", "--first", "red"],
        &["play", "--level", "10"],
        &["play", "--yellow", "robot"],
        &["play", "--size", "big"],
        &["play", "--seed", "-1"],
        &["play", "--keys", "x"],
        &["play", "--seat3", "computer"],
        &["serve", "--listen", "here"],
        &["serve", "--log", "loud"],
        &["migrate-data", "--from", "here", "--to", "there"],
        &["backup"],
        &["arena", "1", "2", "--sprt", "3"],
        &["arena", "1", "2", "--games", "0"],
        &["arena", "1", "nobody"],
        &["completions", "cmd.exe"],
        &["replay"],
        &["tune", "--threads", "0"],
        &["rules", "chess"],
    ] {
        let all: Vec<&str> = ["--lang", "de"].iter().chain(args).copied().collect();
        let text = caminos(&all).refused(2);
        assert!(text.starts_with("Fehler: "), "{args:?}: {text}");
        assert_no_parser_english(&text);
    }
}
