//! `caminos engine`: transcripts of the protocol, and what a transcript cannot show.
//!
//! A transcript (`tests/transcripts/*.cei`) is a conversation: `> ` is what the engine reads,
//! `< ` what it answers, where `*` stands for anything. Reports (`info`) that the transcript
//! does not ask for are passed over. `$ ` gives the arguments. At the end standard input is
//! closed, and the engine must end well without another word.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use caminos_cei::{EngineProcess, Limits, Stop};
use caminos_rules::{Options, Position, Rules};

use crate::run::{caminos, caminos_fed, command};

/// Only so that a test that would hang fails.
const PATIENCE: Duration = Duration::from_secs(60);

struct Conversation {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Conversation {
    fn start(args: &[&str]) -> Self {
        let mut child = command()
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("its output is a pipe");
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line.expect("text")).is_err() {
                    return;
                }
            }
        });
        Self {
            input: child.stdin.take(),
            child,
            lines,
        }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it was not closed");
        writeln!(input, "{line}").expect("the engine listens");
    }

    /// The next line; reports only if they are wanted.
    fn hear(&self, with_info: bool) -> Option<String> {
        loop {
            let line = match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => line,
                Err(mpsc::RecvTimeoutError::Disconnected) => return None,
                Err(mpsc::RecvTimeoutError::Timeout) => panic!("the engine says nothing"),
            };
            if with_info || !line.starts_with("info ") {
                return Some(line);
            }
        }
    }

    fn end(mut self) {
        drop(self.input.take());
        assert_eq!(self.hear(false), None, "after the end of the transcript");
        let status = self.child.wait().expect("the engine ends");
        assert_eq!(status.code(), Some(0));
    }
}

/// Whether a text fits a pattern in which `*` stands for anything.
fn fits(text: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => text == pattern,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            let mut starts = (0..=rest.len()).filter(|&at| rest.is_char_boundary(at));
            starts.any(|at| fits(&rest[at..], after))
        }),
    }
}

fn hold(path: &std::path::Path) {
    let text = std::fs::read_to_string(path).expect("a transcript");
    let args = text.lines().find_map(|line| line.strip_prefix("$ "));
    let args: Vec<&str> = args.unwrap_or_default().split_whitespace().collect();
    let mut conversation = Conversation::start(&args);
    for (number, line) in text.lines().enumerate() {
        let place = format!("{}:{}", path.display(), number + 1);
        if let Some(said) = line.strip_prefix("> ") {
            conversation.send(said);
        } else if let Some(expected) = line.strip_prefix("< ") {
            let heard = conversation.hear(expected.starts_with("info "));
            let heard = heard.unwrap_or_else(|| panic!("{place}: the engine has ended"));
            assert!(fits(&heard, expected), "{place}: {heard}");
        } else {
            let is_remark = line.is_empty() || line.starts_with('#') || line.starts_with("$ ");
            assert!(is_remark, "{place}: neither > nor <");
        }
    }
    conversation.end();
}

#[test]
fn the_transcripts_hold() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let entries = std::fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 6);
    for path in paths {
        hold(&path);
    }
}

#[test]
fn a_search_answers_while_it_runs_and_ends_with_the_input() {
    let mut engine = Conversation::start(&["--player", "uct"]);
    engine.send("go infinite");
    engine.send("isready");
    assert_eq!(engine.hear(false).as_deref(), Some("readyok"));
    drop(engine.input.take());
    let best = engine.hear(false).expect("a best move");
    assert!(best.starts_with("bestmove "), "{best}");
    engine.end();
}

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let best = |seed: &str| {
        let input = format!("setoption name Seed value {seed}\ngo nodes 300\nisready\nstop\n");
        let out = caminos_fed(&["engine", "--player", "greedy"], input.as_bytes()).ok();
        let best = out.lines().find(|line| line.starts_with("bestmove "));
        best.expect("a best move").to_owned()
    };
    assert_eq!(best("5"), best("5"));
    assert!((6..20).any(|seed| best(&seed.to_string()) != best("5")));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let long = [
        b"go ".as_slice(),
        &[b'x'; 70_000],
        b"\n\xff\xfe\nisready\r\n",
    ]
    .concat();
    let out = caminos_fed(&["engine"], &long).ok();
    assert_eq!(
        out,
        "error the line is longer than 65536 bytes\nerror the line is not UTF-8 text\nreadyok\n"
    );
}

#[test]
fn an_engine_of_another_box_plays_on_its_boards() {
    caminos(&["engine", "--material", "/nowhere"]).refused(1);
    caminos(&["engine", "--player", "oracle"]).refused(2);
}

#[test]
fn a_client_ponders_and_gets_the_answer_after_the_hit_or_a_stop() {
    let interrupt = Stop::new();
    let mut program = command();
    program.arg("engine");
    let mut engine = EngineProcess::start(program, true, &interrupt).expect("it starts");
    let rules = Rules::standard("square", Options::default()).expect("a board");
    engine.new_game(&rules, &interrupt).expect("a game");
    let mut position = Position::new(rules);
    let expected = "La1a2a3b3".parse().expect("a move");
    position.play_text(&expected).expect("a legal move");
    let limits = Limits {
        nodes: Some(30),
        search_moves: ["Tg2h1h2h3", "Ie3e4e5"]
            .map(|text| text.parse().unwrap())
            .into(),
        ..Limits::default()
    };
    engine
        .ponder(&position, limits.clone())
        .expect("it ponders");
    let hit = engine.ponder_hit(PATIENCE, &interrupt).expect("an answer");
    assert!(limits.search_moves.contains(&hit.text), "{}", hit.text);
    // The opponent plays something else.
    engine.ponder(&position, limits).expect("it ponders");
    engine
        .stop(PATIENCE, &interrupt)
        .expect("an answer that is not wanted");
    let other = Limits {
        nodes: Some(10),
        ..Limits::default()
    };
    let answer = engine.go(&position, other, PATIENCE, &interrupt);
    let answer = answer.expect("a move after it");
    assert!(position.resolve(&answer.text).is_ok());
}
