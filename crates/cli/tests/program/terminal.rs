//! A real terminal: a pseudo terminal that the program runs in.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::OwnedFd;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

use crate::run::command;

/// Longer than the program ever takes; only a test that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of its own.
struct InTerminal {
    child: Child,
    /// What a person types goes here.
    keyboard: File,
    /// The terminal as programs have it, to look at its modes.
    terminal: OwnedFd,
    output: Receiver<Vec<u8>>,
    seen: String,
    /// How much of it was waited for.
    read: usize,
}

impl InTerminal {
    fn start(args: &[&str], term: &str) -> Self {
        Self::start_with(args, term, &[])
    }

    fn start_with(args: &[&str], term: &str, variables: &[(&str, &str)]) -> Self {
        Self::start_in(80, args, term, variables)
    }

    /// In so many columns.
    fn start_in(columns: u16, args: &[&str], term: &str, variables: &[(&str, &str)]) -> Self {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY;
        let master = openpt(flags).expect("a pseudo terminal");
        grantpt(&master).expect("it is ours");
        unlockpt(&master).expect("it can be opened");
        let name = ptsname(&master, Vec::new()).expect("it has a name");
        let flags = OFlags::RDWR | OFlags::NOCTTY;
        let terminal = rustix::fs::open(name, flags, Mode::empty()).expect("the other end");
        let size = Winsize {
            ws_row: 24,
            ws_col: columns,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&terminal, size).expect("it has a size");
        let end = || Stdio::from(terminal.try_clone().expect("another handle"));
        let child = command()
            .args(args)
            .env("TERM", term)
            .env_remove("LESS")
            .envs(variables.iter().copied())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let keyboard = File::from(master);
        let mut screen = keyboard.try_clone().expect("another handle");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = screen.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            keyboard,
            terminal,
            output,
            seen: String::new(),
            read: 0,
        }
    }

    /// Reads until a text is shown, after what was waited for before.
    fn wait_for(&mut self, text: &str) {
        let began = Instant::now();
        loop {
            if let Some(at) = self.seen[self.read..].find(text) {
                self.read += at + text.len();
                return;
            }
            let left = PATIENCE.saturating_sub(began.elapsed());
            let Ok(bytes) = self.output.recv_timeout(left) else {
                panic!("{text:?} is not shown: {}", &self.seen[self.read..]);
            };
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    /// The widest line that was printed, in columns: what is typed and what is written over again
    /// goes by codes.
    fn widest_line(&self) -> usize {
        let printed = self.seen.lines().filter_map(|line| {
            let text = line.rsplit("\u{1b}[K").next()?.trim_end();
            (!text.contains('\u{1b}')).then(|| text.chars().count())
        });
        printed.max().unwrap_or(0)
    }

    fn type_keys(&mut self, keys: &str) {
        self.keyboard
            .write_all(keys.as_bytes())
            .expect("it listens");
    }

    /// Whether lines are put together and shown by the terminal, as shells want it.
    fn is_as_found(&self) -> bool {
        let modes = tcgetattr(&self.terminal).expect("its modes").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
    }

    fn kill(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it runs");
    }

    /// How it ended: its exit code, or the signal.
    fn ended(&mut self) -> (Option<i32>, Option<i32>) {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return (status.code(), status.signal());
            }
            assert!(began.elapsed() < PATIENCE, "it does not end: {}", self.seen);
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for InTerminal {
    fn drop(&mut self) {
        // A test that failed leaves nothing behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

const LEAVE_SCREEN: &str = "\u{1b}[?1049l";
const SHOW_CURSOR: &str = "\u{1b}[?25h";

#[test]
fn signals_leave_the_terminal_as_it_was_found() {
    for signal in [Signal::INT, Signal::TERM, Signal::HUP] {
        for args in [&["play"][..], &["play", "--plain"]] {
            if signal == Signal::INT && args.len() > 1 {
                // The line editor takes it for Ctrl-C, as shells do.
                continue;
            }
            let mut program = InTerminal::start(args, "xterm-256color");
            let full = args.len() == 1;
            program.wait_for(if full { "help" } else { "> " });
            assert!(!program.is_as_found(), "keys come one by one");
            program.kill(signal);
            assert_eq!(program.ended(), (None, Some(signal.as_raw())), "{args:?}");
            assert!(program.is_as_found(), "{signal:?} {args:?}");
            if full {
                program.wait_for(LEAVE_SCREEN);
                program.wait_for(SHOW_CURSOR);
            }
        }
    }
}

#[test]
fn leaving_the_table_leaves_the_terminal_as_it_was_found() {
    let mut program = InTerminal::start(&["play"], "xterm-256color");
    program.wait_for("help");
    program.type_keys("q");
    assert_eq!(program.ended(), (Some(0), None));
    assert!(program.is_as_found());
    program.wait_for(LEAVE_SCREEN);
}

#[test]
fn an_interrupted_search_for_a_value_says_how_far_it_was() {
    let mini = concat!(env!("CARGO_MANIFEST_DIR"), "/../../materials/mini.toml");
    let mut program = InTerminal::start(&["solve", "--material", mini], "xterm-256color");
    program.wait_for("does yellow win? open for yes ");
    program.kill(Signal::INT);
    program.wait_for("Not decided.");
    program.wait_for("does yellow win? open for yes ");
    assert_eq!(program.ended(), (Some(3), None));
}

#[test]
fn a_dumb_terminal_gets_plain_lines() {
    let mut program = InTerminal::start(&["play"], "dumb");
    program.wait_for("Yellow to move.");
    program.type_keys("Ia1^3\nquit\n");
    program.wait_for("Green to move.");
    assert_eq!(program.ended(), (Some(0), None));
    assert!(!program.seen.contains('\u{1b}'), "{}", program.seen);
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for columns in [60, 80] {
        let args = ["play", "--plain", "--lang", "en"];
        let mut program = InTerminal::start_in(columns, &args, "xterm-256color", &[]);
        program.wait_for("> ");
        program.type_keys("help\r");
        program.wait_for("supplies");
        program.wait_for("> ");
        program.type_keys("nonsense\r");
        program.wait_for("Lb2b3b4c4.");
        program.type_keys("quit\r");
        assert_eq!(program.ended(), (Some(0), None));
        let widest = program.widest_line();
        assert!(widest <= columns.into(), "{widest}: {}", program.seen);
        // The words are all there, broken nowhere.
        for word in ["connections", "alone", "resign"] {
            assert!(program.seen.contains(word), "{word}: {}", program.seen);
        }
        let is_filled = program.seen.contains("goes back to your own turn");
        assert!(is_filled || columns < 80, "{}", program.seen);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.caminos");
    let game = "[Caminos \"1\"] [Board \"square\"] [Yellow \"Somebody of a long and noble name\"]\n1. La1a2a3b3 Ib7^3 2. La4a5a6b6 Ih8^3 *\n";
    std::fs::write(&file, game).unwrap();
    for columns in [48, 60] {
        let args = ["analyse", "--nodes", "20", file.to_str().unwrap()];
        let mut program = InTerminal::start_in(columns, &args, "xterm-256color", &[]);
        program.wait_for("not finished.");
        assert_eq!(program.ended(), (Some(0), None));
        let widest = program.widest_line();
        assert!(widest <= columns.into(), "{widest}: {}", program.seen);
    }
}

#[test]
fn a_typed_line_can_be_edited_and_called_back() {
    let mut program = InTerminal::start(&["play", "--plain"], "xterm-256color");
    program.wait_for("> ");
    // Ctrl-U empties the line, Home and Ctrl-E move in it.
    program.type_keys("nonsense\u{15}a1^3\u{1}I\u{5}\r");
    program.wait_for("Yellow placed an I");
    program.wait_for("> ");
    // Ctrl-C only drops the line.
    program.type_keys("quit\u{3}");
    program.wait_for("Type quit to leave");
    program.wait_for("> ");
    program.type_keys("undo\r");
    program.wait_for("was undone");
    program.wait_for("> ");
    // Two lines back.
    program.type_keys("\u{1b}[A\u{1b}[A\r");
    program.wait_for("Yellow placed an I");
    program.wait_for("> ");
    program.type_keys("quit\r");
    assert_eq!(program.ended(), (Some(0), None));
    assert!(program.is_as_found());
}

#[test]
fn the_rules_are_read_in_the_pager_that_the_reader_chose() {
    let folder = tempfile::tempdir().unwrap();
    let pager = folder.path().join("pager");
    std::fs::write(&pager, "#!/bin/sh\necho paged by $1\nwc -l\n").unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&pager, mode).unwrap();
    let line = format!("{} us", pager.display());
    // The environment is inherited by the program in the terminal.
    let mut program = InTerminal::start(&["rules", "--no-pager"], "xterm");
    assert_eq!(program.ended().0, Some(0));
    program.wait_for("1. ");
    assert!(!program.seen.contains("paged by"));
    let mut program = InTerminal::start_with(&["rules"], "xterm", &[("PAGER", &line)]);
    program.wait_for("paged by us");
    assert_eq!(program.ended(), (Some(0), None));
    let mut program =
        InTerminal::start_with(&["rules", "1"], "xterm", &[("PAGER", "no-such-pager")]);
    program.wait_for("1. ");
    assert_eq!(program.ended(), (Some(0), None), "it is printed instead");
}
