//! Every example of every `--help` is one that works.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;

use caminos_text::Language;

use crate::run::{caminos, command, testdata};

/// The commands of the program, by its own help.
fn commands() -> Vec<String> {
    let help = caminos(&["--help"]).ok();
    let (_, rest) = help.split_once("Commands:\n").expect("a list of commands");
    let lines = rest.lines().take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .filter(|name| name != "help")
        .collect()
}

/// The command lines under the examples of a help text, without what is said of them.
fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().map(str::trim);
    let lines = lines.filter(|line| line.starts_with("caminos ") || line.starts_with("echo "));
    lines
        .map(|line| line.split("   ").next().unwrap_or(line).trim().to_owned())
        .collect()
}

/// By the command whose help has them.
fn all_examples(language: &str) -> BTreeMap<String, Vec<String>> {
    let names = std::iter::once(String::new()).chain(commands());
    names
        .map(|name| {
            let words = name
                .split_whitespace()
                .chain(["--help", "--lang", language]);
            let args: Vec<&str> = words.collect();
            let found = examples(&caminos(&args).ok());
            assert!(!found.is_empty(), "{name} has no examples");
            (name, found)
        })
        .collect()
}

#[test]
fn the_examples_are_the_same_in_every_language() {
    let english = all_examples("en");
    for language in Language::ALL {
        assert_eq!(
            all_examples(language.code()),
            english,
            "{}",
            language.code()
        );
    }
}

/// What an example needs.
fn prepare(folder: &Path) {
    let game = testdata("records/annotated.caminos");
    std::fs::copy(game, folder.join("game.caminos")).unwrap();
    let series = testdata("records/series.caminos");
    std::fs::copy(series, folder.join("series.caminos")).unwrap();
    let conformance = folder.join("testdata/conformance");
    std::fs::create_dir_all(&conformance).unwrap();
    let games = std::fs::read_to_string(testdata("conformance/games.jsonl")).unwrap();
    let first: Vec<&str> = games.lines().take(2).collect();
    std::fs::write(conformance.join("games.jsonl"), first.join("\n")).unwrap();
    std::fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../search/weights/ring.txt"),
        folder.join("ring.txt"),
    )
    .unwrap();
    std::fs::copy(folder.join("ring.txt"), folder.join("ring2.txt")).unwrap();
    std::fs::create_dir(folder.join("materials")).unwrap();
    std::fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../materials/tiny.toml"),
        folder.join("materials/tiny.toml"),
    )
    .unwrap();
    for name in ["new-engine", "old-engine"] {
        let text = "#!/bin/sh\nexec caminos engine\n";
        std::fs::write(folder.join(name), text).unwrap();
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
            std::fs::set_permissions(folder.join(name), mode).unwrap();
        }
    }
}

/// The same with less to do: what is said of the arguments does not hang on numbers.
fn shortened(example: &str) -> String {
    let mut words: Vec<String> = example.split(' ').map(str::to_owned).collect();
    for i in 1..words.len() {
        let short = match words[i - 1].as_str() {
            "--games" if example.contains(" tune ") => "10",
            "--games" if example.contains(" arena ") => "2",
            "--games" if example.contains(" puzzles ") => "1",
            "--movetime" | "--a-movetime" | "--b-movetime" => "1",
            "--nodes" => "20",
            "--depth" => "1",
            "--time" => "400",
            "--inc" => "0",
            _ => continue,
        };
        short.clone_into(&mut words[i]);
    }
    let mut line = words.join(" ");
    if line.starts_with("caminos arena") && !line.contains("--games") {
        line += " --games 2";
    }
    if line.starts_with("caminos arena") && !line.contains("time") && !line.contains("--nodes") {
        line += " --nodes 5";
    }
    if line.starts_with("caminos analyse") && !line.contains("--nodes") {
        line = line.replacen("analyse", "analyse --nodes 5", 1);
    }
    if line.starts_with("caminos tune") && !line.contains("--nodes") {
        line = line.replacen("tune", "tune --nodes 10", 1);
    }
    if line.starts_with("caminos play --") && !line.contains("--record") {
        line = line.replacen("play", "play --nodes 5 --seed 1", 1);
    }
    line
}

/// Runs as long as nobody ends it, needs services that are not here, or writes into the home:
/// that its arguments are right is all that is tried.
fn only_arguments(example: &str) -> bool {
    [
        "serve",
        "doctor",
        "backup",
        "restore",
        "migrate-data",
        "bench",
        "completions",
    ]
    .iter()
    .any(|name| example.starts_with(&format!("caminos {name}")))
        // They read what the example before them has written.
        || example.contains("--data ring.games")
        || example.contains("--verify tiny.proof")
}

#[cfg(unix)]
#[test]
fn every_example_of_every_help_works() {
    let program = Path::new(env!("CARGO_BIN_EXE_caminos"));
    let path = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", program.parent().unwrap().display());
    for example in all_examples("en").into_values().flatten() {
        let folder = tempfile::tempdir().unwrap();
        prepare(folder.path());
        if only_arguments(&example) {
            // A language that there is not is refused last, when all the rest was understood.
            let line = example.split(" > ").next().unwrap_or(&example);
            let words = line.split_whitespace().skip(1);
            let ran = command()
                .args(words)
                .args(["--lang", "xx"])
                .output()
                .unwrap();
            let said = String::from_utf8(ran.stderr).unwrap();
            assert!(said.contains("'xx'"), "{example}: {said}");
            continue;
        }
        let ran = command()
            .get_envs()
            .fold(std::process::Command::new("sh"), |mut shell, (name, _)| {
                shell.env_remove(name);
                shell
            })
            .args(["-c", &shortened(&example)])
            .env("PATH", &path)
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        let is_sprt = example.contains("--sprt");
        let ended_well = ran.status.success() || (is_sprt && ran.status.code() == Some(1));
        assert!(ended_well, "{example}: {said}");
    }
}
