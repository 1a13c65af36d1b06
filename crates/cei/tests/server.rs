//! The server loop over pipes in memory, without a process.

use std::io::{BufReader, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use caminos_cei::{
    Engine, EngineIdentity, EngineOption, Info, LimitTracker, Limits, OptionValue,
    PrincipalVariation, Score, Stop, serve,
};
use caminos_rules::{Material, Position};

/// Plays the first move that it may. With `Slow` it searches as long as it may, with `Broken`
/// it panics.
#[derive(Default)]
struct FirstMove {
    is_slow: bool,
    is_broken: bool,
    bias: f32,
}

impl Engine for FirstMove {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        assert!(!self.is_broken, "as it was asked to");
        let first = *limits.root_moves(position).first()?;
        let tracker = LimitTracker::new(limits, position.to_move()?.team(), stop);
        let score = Score::Expected(self.bias);
        let info = Info {
            depth: 1,
            hashfull: None,
            nodes: 1,
            time: Duration::ZERO,
            pvs: vec![PrincipalVariation {
                score,
                wdl: score.into(),
                moves: vec![position.rules().text(first)],
            }],
        };
        if self.is_slow {
            report(&info);
            while !tracker.is_over(0) {
                std::thread::yield_now();
            }
        }
        Some(info)
    }

    fn options(&self) -> Vec<EngineOption> {
        let check = |name: &str| EngineOption {
            name: name.to_owned(),
            kind: caminos_cei::OptionKind::Check { default: false },
        };
        let bias = EngineOption::spin("Bias", 0, -9..=9);
        vec![check("Slow"), check("Broken"), bias]
    }

    fn set_option(&mut self, name: &str, value: &OptionValue) {
        match (name, value) {
            ("Slow", OptionValue::Check(on)) => self.is_slow = *on,
            ("Broken", OptionValue::Check(on)) => self.is_broken = *on,
            ("Bias", OptionValue::Spin(tenths)) => self.bias = *tenths as f32 / 10.0,
            _ => panic!("{name} was not offered"),
        }
    }
}

/// The reading end of a pipe in memory.
struct Pipe(Receiver<Vec<u8>>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = to.len().min(self.1.len());
        to[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

/// Sends each write on, so that a test can wait for it.
struct Lines(Sender<u8>);

impl std::io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        for &byte in bytes {
            let _ = self.0.send(byte);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

struct Conversation {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<u8>,
    server: JoinHandle<()>,
}

impl Conversation {
    fn start() -> Self {
        let (input, commands) = channel();
        let (replies, output) = channel();
        let identity = EngineIdentity {
            name: "First move".to_owned(),
            author: "Ada".to_owned(),
            material: Material::standard().clone(),
        };
        let server = std::thread::spawn(move || {
            let input = BufReader::new(Pipe(commands, Vec::new()));
            let engine = Box::new(FirstMove::default());
            serve(engine, identity, input, &mut Lines(replies)).expect("pipes do not fail");
        });
        Self {
            input: Some(input),
            output,
            server,
        }
    }

    fn send(&self, line: &str) {
        let input = self.input.as_ref().expect("open");
        input.send(format!("{line}\n").into_bytes()).expect("open");
    }

    fn line(&self) -> String {
        let bytes = self.output.iter().take_while(|&byte| byte != b'\n');
        String::from_utf8(bytes.collect()).expect("text")
    }

    fn end(mut self) {
        drop(self.input.take());
        assert_eq!(self.line(), "", "nothing after the end");
        self.server.join().expect("the loop ends well");
    }
}

#[test]
fn an_engine_introduces_itself_with_typed_options() {
    let engine = Conversation::start();
    engine.send("cei");
    for expected in [
        "id name First move",
        "id author Ada",
        "protocol 1",
        "boards square diamond octagon ring",
        "option name Slow type check default no",
        "option name Broken type check default no",
        "option name Bias type spin default 0 min -9 max 9",
        "ceiok",
    ] {
        assert_eq!(engine.line(), expected);
    }
    engine.send("setoption name bias value -5");
    engine.send("go nodes 1");
    assert!(engine.line().contains(" score points -0.50 wdl 250 0 750 "));
    assert!(engine.line().starts_with("bestmove "));
    for (line, reason) in [
        (
            "setoption name Bias value -10",
            "Bias must be a number from -9 to 9, and \"-10\" is not",
        ),
        (
            "setoption name Slow value 1",
            "Slow must be yes or no, and \"1\" is neither",
        ),
        (
            "setoption name Hash value 1",
            "there is no option \"Hash\" (there are: Slow, Broken, Bias)",
        ),
    ] {
        engine.send(line);
        assert_eq!(engine.line(), format!("error setoption: {reason}"));
    }
    engine.end();
}

#[test]
fn a_search_is_stopped_before_what_follows_is_answered() {
    let engine = Conversation::start();
    engine.send("setoption name Slow value yes");
    engine.send("go infinite");
    assert!(engine.line().starts_with("info "), "the search runs");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("position startpos");
    assert_eq!(engine.line(), "error a search is running: stop it first");
    engine.send("cei");
    let introduction: Vec<String> = (0..8).map(|_| engine.line()).collect();
    assert_eq!(
        introduction[7], "ceiok",
        "options are named while it searches"
    );
    engine.send("stop");
    engine.send("isready");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    assert_eq!(engine.line(), "readyok");
    engine.end();
}

#[test]
fn an_engine_that_panics_leaves_the_loop_alive() {
    let engine = Conversation::start();
    engine.send("setoption name Broken value yes");
    engine.send("go nodes 1");
    assert_eq!(engine.line(), "error the search failed");
    assert_eq!(engine.line(), "bestmove none");
    engine.send("setoption name Broken value no");
    engine.send("go nodes 1");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.end();
}

#[test]
fn the_end_of_the_input_ends_a_search_with_its_move() {
    let mut engine = Conversation::start();
    engine.send("setoption name Slow value yes");
    engine.send("go infinite");
    assert!(engine.line().starts_with("info "));
    drop(engine.input.take());
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.end();
}

#[test]
fn positions_as_text_are_set_shown_and_refused_with_a_reason() {
    let engine = Conversation::start();
    let text = "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -";
    engine.send("newgame board ring");
    engine.send(&format!("position setup {text} moves La1a2a3b1"));
    engine.send("show");
    let shown = "position setup square 2 - 1Ic3c4c5,1La1a2a3b1,2Tb3^3c3@2 2 -";
    assert_eq!(engine.line(), shown);
    engine.send("position setup square 2 - 1Lb2^3c2,2Tc3d2d3@2d4 1 -");
    assert_eq!(
        engine.line(),
        "error position: there is a gap beneath a cube in d3"
    );
    engine.send(&format!("position setup {text} moves La1a2a3b1 La1a2a3b1"));
    assert!(
        engine
            .line()
            .starts_with("error position: move 2 (La1a2a3b1): ")
    );
    engine.send("position setup moon 2 - - 1 -");
    assert!(engine.line().starts_with("error position: "));
    engine.send("show");
    assert_eq!(engine.line(), shown, "what is refused changes nothing");
    engine.send("go nodes 1");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    // The start of the game is that of `newgame`, whatever board a text had.
    engine.send("position startpos");
    engine.send("show");
    assert_eq!(engine.line(), "position setup ring 2 - - 1 -");
    engine.end();
}

#[test]
fn only_the_named_moves_are_chosen_from() {
    let engine = Conversation::start();
    engine.send("go nodes 1 searchmoves Tb2c1c2c3 Ia1a2a3");
    assert!(engine.line().ends_with(" pv Tb2c1c2c3"));
    assert_eq!(engine.line(), "bestmove Tb2c1c2c3");
    for (line, reason) in [
        ("go searchmoves Ia1a2b2", "no way of turning I fills a1a2b2"),
        ("go searchmoves resign", "resign is no move to search"),
    ] {
        engine.send(line);
        let answer = engine.line();
        assert!(answer.starts_with("error go: searchmoves: "), "{answer}");
        assert!(answer.ends_with(reason), "{answer}");
    }
    engine.send("isready");
    assert_eq!(engine.line(), "readyok", "what is refused starts nothing");
    engine.end();
}

#[test]
fn limits_hold_from_the_ponder_hit_on() {
    let engine = Conversation::start();
    engine.send("setoption name Slow value yes");
    engine.send("go ponder movetime 1");
    assert!(engine.line().starts_with("info "), "the search runs");
    engine.send("position startpos");
    assert_eq!(engine.line(), "error a search is running: stop it first");
    engine.send("ponderhit");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.send("ponderhit");
    assert_eq!(engine.line(), "error ponderhit: no search ponders");
    engine.end();
}

#[test]
fn a_result_that_is_found_while_pondering_waits_for_the_hit() {
    let engine = Conversation::start();
    // Not slow: it has its answer at once.
    engine.send("go ponder nodes 1");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("ponderhit");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    // Without a limit it still waits for the stop.
    engine.send("go ponder");
    engine.send("ponderhit");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    engine.send("stop");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.end();
}

#[test]
fn a_stop_ends_pondering_and_a_search_that_does_not_ponder_is_not_hit() {
    let engine = Conversation::start();
    engine.send("setoption name Slow value yes");
    engine.send("go ponder movetime 1");
    assert!(engine.line().starts_with("info "));
    engine.send("stop");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.send("go infinite");
    assert!(engine.line().starts_with("info "));
    engine.send("ponderhit");
    assert_eq!(engine.line(), "error ponderhit: no search ponders");
    engine.send("stop");
    assert!(engine.line().starts_with("info "));
    assert!(engine.line().starts_with("bestmove "));
    engine.end();
}
