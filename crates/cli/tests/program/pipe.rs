//! A reader who closes the pipe early gets a quiet end.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::run::{command, testdata};

#[test]
fn a_closed_pipe_ends_the_program_silently() {
    let games = testdata("conformance/games.jsonl");
    for args in [
        vec!["moves", "--board", "diamond"],
        vec!["perft", "--depth", "2", "--divide"],
        vec!["completions", "zsh"],
        vec!["conformance", &games],
    ] {
        let mut child = command()
            .args(&args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        // The reader and with it the pipe is dropped after one line.
        BufReader::with_capacity(16, child.stdout.take().expect("a pipe"))
            .read_line(&mut first)
            .expect("a line");
        let ended = child.wait_with_output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{args:?}");
        assert_eq!(ended.status.code(), Some(0), "{args:?}");
        assert!(!first.is_empty(), "{args:?}");
    }
}

#[test]
fn a_pipe_that_was_never_open_ends_the_program_silently() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let ended = command()
        .arg("moves")
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert_eq!(ended.status.code(), Some(0));
}
