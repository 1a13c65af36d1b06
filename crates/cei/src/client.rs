//! The client end of the protocol: an engine that runs as a child process.

use std::fmt;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command as Program, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use caminos_rules::{MoveText, Position, Rules};

use crate::PROTOCOL;
use crate::command::Command;
use crate::go::Go;
use crate::info::PrincipalVariation;
use crate::limits::{Limits, Stop};
use crate::line::{Line, LineReader};
use crate::new_game::NewGame;
use crate::option::EngineOption;
use crate::reply::Reply;

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ClientError {
    /// The program could not be started.
    #[error("it does not start: {0}")]
    NotStarted(String),
    /// It has ended or closed its output.
    #[error("it has ended ({0})")]
    Ended(String),
    /// No answer came in time.
    #[error("it does not answer")]
    Timeout,
    /// It uses another version of the protocol.
    #[error("it uses version {0} of the protocol, and this is version {PROTOCOL}")]
    OtherProtocol(u32),
    /// It answered `error` to a command.
    #[error("it refuses: {0}")]
    Refused(String),
    /// It answered with a best move that is no move.
    #[error("its answer is no move: {0}")]
    NoMove(String),
    /// The caller wants to end.
    #[error("the match was interrupted")]
    Interrupted,
}

/// The answer to a search.
#[derive(Clone, PartialEq, Debug)]
pub struct BestMove {
    /// The move. Whether it is legal is for the caller to find out.
    pub text: MoveText,
    /// The last line of play that the engine has reported.
    pub pv: Option<PrincipalVariation>,
    /// How deep it has searched, by its last report.
    pub depth: Option<u32>,
    /// How long the answer took.
    pub time: Duration,
}

/// Which way a line went.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LineDirection {
    /// To the engine.
    Sent,
    /// From the engine.
    Received,
}

/// What a line is handed to, and which way it went.
type LogLine = dyn FnMut(LineDirection, &str) + Send;

/// Is called with every line of a dialogue, as it is sent or read.
pub struct DialogueLog(Box<LogLine>);

impl DialogueLog {
    /// A log that calls a function.
    pub fn new(log: impl FnMut(LineDirection, &str) + Send + 'static) -> Self {
        Self(Box::new(log))
    }
}

impl fmt::Debug for DialogueLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DialogueLog")
    }
}

/// An engine in a child process, which ends when this is dropped. Every wait has a timeout and
/// ends early when `interrupt` is stopped.
#[derive(Debug)]
pub struct EngineProcess {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Line>,
    options: Vec<EngineOption>,
    log: Option<DialogueLog>,
}

impl EngineProcess {
    /// How long a program may take to introduce itself or to get ready.
    const READY_TIMEOUT: Duration = Duration::from_secs(20);

    /// Starts a program and waits for its introduction.
    ///
    /// # Errors
    /// When it does not start, does not answer, or uses another protocol.
    pub fn start(
        program: Program,
        show_errors: bool,
        interrupt: &Stop,
    ) -> Result<Self, ClientError> {
        Self::start_logged(program, show_errors, None, interrupt)
    }

    /// The same with a log of the dialogue.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn start_logged(
        mut program: Program,
        show_errors: bool,
        log: Option<DialogueLog>,
        interrupt: &Stop,
    ) -> Result<Self, ClientError> {
        let errors = if show_errors {
            Stdio::inherit()
        } else {
            Stdio::null()
        };
        program
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(errors);
        // Ctrl-C in the terminal is not meant for the engines.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let not_started = |error: std::io::Error| ClientError::NotStarted(error.to_string());
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
            log,
        };
        process.introduce(interrupt)?;
        Ok(process)
    }

    fn introduce(&mut self, interrupt: &Stop) -> Result<(), ClientError> {
        self.send(&Command::Cei)?;
        let mut options = Vec::new();
        let mut version = None;
        self.wait(Self::READY_TIMEOUT, interrupt, |reply| match reply {
            Reply::Option(option) => {
                options.push(option);
                None
            }
            Reply::Protocol(number) => {
                version = Some(number);
                None
            }
            Reply::CeiOk => Some(Ok(())),
            Reply::Error(reason) => Some(Err(ClientError::Refused(reason))),
            _ => None,
        })??;
        self.options = options;
        match version {
            Some(version) if version != PROTOCOL => Err(ClientError::OtherProtocol(version)),
            _ => Ok(()),
        }
    }

    /// The options that it offers.
    #[must_use]
    pub fn options(&self) -> &[EngineOption] {
        &self.options
    }

    /// Whether it offers an option.
    #[must_use]
    pub fn offers(&self, name: &str) -> bool {
        EngineOption::find(&self.options, name).is_ok()
    }

    /// Sets an option; a refusal is found by the next [`wait_ready`](Self::wait_ready).
    ///
    /// # Errors
    /// When it has ended.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        self.send(&Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        })
    }

    /// Begins a game and waits until the engine is ready for it.
    ///
    /// # Errors
    /// When it refuses the game or an option, does not answer, or has ended.
    pub fn new_game(&mut self, rules: &Rules, interrupt: &Stop) -> Result<(), ClientError> {
        self.send(&Command::NewGame(NewGame::from(rules)))?;
        self.wait_ready(interrupt)
    }

    /// Asks for a move in a position of the game that was begun.
    ///
    /// # Errors
    /// When no move comes in time.
    pub fn go(
        &mut self,
        position: &Position,
        limits: Limits,
        timeout: Duration,
        interrupt: &Stop,
    ) -> Result<BestMove, ClientError> {
        self.send_search(position, limits, false)?;
        self.best_move(timeout, interrupt)
    }

    /// Begins to ponder on a position: the one after the expected move of the opponent. The
    /// search ends with [`ponder_hit`](Self::ponder_hit) or [`stop`](Self::stop).
    ///
    /// # Errors
    /// When it has ended.
    pub fn ponder(&mut self, position: &Position, limits: Limits) -> Result<(), ClientError> {
        self.send_search(position, limits, true)
    }

    /// The opponent has made the expected move: asks for the answer, for which the limits now
    /// hold.
    ///
    /// # Errors
    /// When no move comes in time.
    pub fn ponder_hit(
        &mut self,
        timeout: Duration,
        interrupt: &Stop,
    ) -> Result<BestMove, ClientError> {
        self.send(&Command::PonderHit)?;
        self.best_move(timeout, interrupt)
    }

    /// Ends a search, and returns its answer.
    ///
    /// # Errors
    /// When no move comes in time.
    pub fn stop(&mut self, timeout: Duration, interrupt: &Stop) -> Result<BestMove, ClientError> {
        self.send(&Command::Stop)?;
        self.best_move(timeout, interrupt)
    }

    fn send_search(
        &mut self,
        position: &Position,
        limits: Limits,
        ponder: bool,
    ) -> Result<(), ClientError> {
        let rules = position.rules();
        let start = position.start();
        let is_setup = start.pieces().next().is_some();
        self.send(&Command::Position {
            setup: is_setup.then(|| start.setup()),
            moves: position.history().map(|(_, mv)| rules.text(mv)).collect(),
        })?;
        self.send(&Command::Go(Go { limits, ponder }))
    }

    fn best_move(&mut self, timeout: Duration, interrupt: &Stop) -> Result<BestMove, ClientError> {
        let start = Instant::now();
        let (mut pv, mut depth) = (None, None);
        let answer = self.wait(timeout, interrupt, |reply| match reply {
            Reply::Info(line) => {
                if line.multipv == 1 && line.pv.is_some() {
                    pv = line.pv;
                    depth = Some(line.depth).filter(|&depth| depth > 0);
                }
                None
            }
            Reply::BestMove(Some(text)) => Some(Ok(text)),
            Reply::BestMove(None) => Some(Err(ClientError::NoMove("none".to_owned()))),
            Reply::NoMove(text) => Some(Err(ClientError::NoMove(text))),
            Reply::Error(reason) => Some(Err(ClientError::Refused(reason))),
            _ => None,
        });
        let time = start.elapsed();
        let text = answer??;
        Ok(BestMove {
            text,
            pv,
            depth,
            time,
        })
    }

    /// Sends a command.
    ///
    /// # Errors
    /// When the engine has ended.
    pub fn send(&mut self, command: &Command) -> Result<(), ClientError> {
        let line = command.to_string();
        self.record(LineDirection::Sent, &line);
        let sent = match &mut self.input {
            Some(input) => writeln!(input, "{line}").and_then(|()| input.flush()),
            None => Ok(()),
        };
        sent.map_err(|_| self.ended())
    }

    fn record(&mut self, direction: LineDirection, line: &str) {
        if let Some(DialogueLog(log)) = &mut self.log {
            log(direction, line);
        }
    }

    /// Waits until every command so far is done; a refusal of any of them ends the wait.
    ///
    /// # Errors
    /// When a command was refused, or no answer comes.
    pub fn wait_ready(&mut self, interrupt: &Stop) -> Result<(), ClientError> {
        self.send(&Command::IsReady)?;
        self.wait(Self::READY_TIMEOUT, interrupt, |reply| match reply {
            Reply::ReadyOk => Some(Ok(())),
            Reply::Error(reason) => Some(Err(ClientError::Refused(reason))),
            _ => None,
        })?
    }

    /// Reads replies until `wanted` accepts one. Lines that are no part of the protocol are
    /// passed over.
    ///
    /// # Errors
    /// When no wanted reply comes in time.
    pub fn wait<T>(
        &mut self,
        timeout: Duration,
        interrupt: &Stop,
        mut wanted: impl FnMut(Reply) -> Option<T>,
    ) -> Result<T, ClientError> {
        const POLL: Duration = Duration::from_millis(50);
        let start = Instant::now();
        loop {
            let left = timeout.saturating_sub(start.elapsed());
            match self.lines.recv_timeout(left.min(POLL)) {
                Ok(Line::Text(text)) => {
                    self.record(LineDirection::Received, &text);
                    if let Some(found) = Reply::parse(&text).and_then(&mut wanted) {
                        return Ok(found);
                    }
                }
                Ok(Line::TooLong | Line::NotText) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) if interrupt.is_stopped() => {
                    return Err(ClientError::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(ClientError::Timeout);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How it ended, now that it has closed its side.
    fn ended(&mut self) -> ClientError {
        match self.wait_for_end(Duration::from_millis(500)) {
            Some(how) => ClientError::Ended(how),
            None => ClientError::Ended("it closed its output".to_owned()),
        }
    }

    fn wait_for_end(&mut self, timeout: Duration) -> Option<String> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if start.elapsed() < timeout => {
                    thread::sleep(Duration::from_millis(2));
                }
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // It may end by itself, and is killed if it does not.
        let _ = self.send(&Command::Quit);
        drop(self.input.take());
        if self.wait_for_end(Duration::from_millis(200)).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
