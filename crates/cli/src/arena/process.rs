//! A program on the other end of the protocol.

use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command as Program, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::cei::{Command, Line, LineReader, OptionLine, PROTOCOL, Reply};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Silence {
    #[error("it does not start: {0}")]
    NotStarted(String),
    #[error("it has ended ({0})")]
    Ended(String),
    #[error("it does not answer")]
    Late,
    #[error("it speaks version {0} of the protocol, and this is version {PROTOCOL}")]
    OtherProtocol(u32),
    #[error("it refuses: {0}")]
    Refused(String),
    #[error("the match was interrupted")]
    Interrupted,
}

/// A running program. It is ended when this is dropped.
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
    options: Vec<OptionLine>,
}

impl Process {
    /// How long a program may take to introduce itself or to get ready.
    const PATIENCE: Duration = Duration::from_secs(20);

    /// Starts a program and lets it introduce itself.
    pub(super) fn start(
        mut program: Program,
        show_errors: bool,
        interrupt: &AtomicBool,
    ) -> Result<Self, Silence> {
        let errors = if show_errors {
            Stdio::inherit()
        } else {
            Stdio::null()
        };
        program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors);
        // What is typed to end the match is not meant for the players.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let not_started = |error: std::io::Error| Silence::NotStarted(error.to_string());
        let mut child = program.spawn().map_err(not_started)?;
        let (sender, lines) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                for line in LineReader::new(BufReader::new(output)) {
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        let mut process = Self {
            input: child.stdin.take(),
            child,
            lines,
            options: Vec::new(),
        };
        process.introduce(interrupt)?;
        Ok(process)
    }

    fn introduce(&mut self, interrupt: &AtomicBool) -> Result<(), Silence> {
        self.say(&Command::Cei)?;
        let mut options = Vec::new();
        let mut version = None;
        self.wait(Self::PATIENCE, interrupt, |reply| match reply {
            Reply::Option(option) => {
                options.push(option);
                None
            }
            Reply::Protocol(number) => {
                version = Some(number);
                None
            }
            Reply::CeiOk => Some(Ok(())),
            Reply::Error(reason) => Some(Err(Silence::Refused(reason))),
            _ => None,
        })??;
        self.options = options;
        match version {
            Some(version) if version != PROTOCOL => Err(Silence::OtherProtocol(version)),
            _ => Ok(()),
        }
    }

    /// Whether it offers an option.
    pub(super) fn offers(&self, name: &str) -> bool {
        let mut options = self.options.iter();
        options.any(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Tells it something.
    pub(super) fn say(&mut self, command: &Command) -> Result<(), Silence> {
        let said = match &mut self.input {
            Some(input) => writeln!(input, "{command}").and_then(|()| input.flush()),
            None => Ok(()),
        };
        said.map_err(|_| self.ended())
    }

    /// Waits until everything said so far is done; a refusal of any of it ends the wait.
    pub(super) fn get_ready(&mut self, interrupt: &AtomicBool) -> Result<(), Silence> {
        self.say(&Command::IsReady)?;
        self.wait(Self::PATIENCE, interrupt, |reply| match reply {
            Reply::ReadyOk => Some(Ok(())),
            Reply::Error(reason) => Some(Err(Silence::Refused(reason))),
            _ => None,
        })?
    }

    /// Listens until `wanted` has what it wants. Lines that are no part of the protocol are
    /// passed over.
    pub(super) fn wait<T>(
        &mut self,
        patience: Duration,
        interrupt: &AtomicBool,
        mut wanted: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, Silence> {
        const GLANCE: Duration = Duration::from_millis(50);
        let start = Instant::now();
        loop {
            let left = patience.saturating_sub(start.elapsed());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(Line::Text(text)) => {
                    if let Some(found) = Reply::parse(&text).and_then(&mut wanted) {
                        return Ok(found);
                    }
                }
                Ok(Line::TooLong | Line::NotText) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if interrupt.load(Ordering::Relaxed) => {
                    return Err(Silence::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How it ended, now that it has closed its side.
    fn ended(&mut self) -> Silence {
        match self.wait_for_end(Duration::from_millis(500)) {
            Some(how) => Silence::Ended(how),
            None => Silence::Ended("it closed its output".to_owned()),
        }
    }

    fn wait_for_end(&mut self, patience: Duration) -> Option<String> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if start.elapsed() < patience => {
                    thread::sleep(Duration::from_millis(2));
                }
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is asked politely, and then not.
        let _ = self.say(&Command::Quit);
        drop(self.input.take());
        if self.wait_for_end(Duration::from_millis(200)).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
