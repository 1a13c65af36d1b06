//! Everything that can go wrong in a command, and what is said about it.
//!
//! Each error has its message in an exhaustive match, so a new one does not compile until it has
//! a text in every language.

mod data;
mod training;
mod usage;

use std::io;
use std::net::SocketAddr;

use caminos_arena::{BookError, MatchError, ResumeError};
use caminos_cei::{ClientError, PROTOCOL, ServeError};
use caminos_event_log::{BackupError, CopyError, OpenError, RestoreError};
use caminos_guide::GuideError;
use caminos_message::{Arg, Localise, Message, message};
use caminos_puzzle::{GameProofError, ParsePuzzleError};
use caminos_rules::{
    IllegalMove, LinkError, MaterialFileError, NotationError, RecordError, RulesError, SeriesError,
    SetupError,
};
use caminos_search::tune::ParseGameError;
use caminos_search::{NetworkError, WeightsError};
use caminos_solver::SolveError;
use caminos_table::MatchSetupError;

pub(crate) use self::usage::UsageError;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments are wrong or do not go together.
    Usage(UsageError),
    /// The results cannot be written.
    Output(io::Error),
    /// A file, or standard input, cannot be read.
    Read {
        file: String,
        error: io::Error,
    },
    /// A file cannot be written.
    Write {
        file: String,
        error: io::Error,
    },
    /// The folder of a file to write is missing.
    NoFolder {
        file: String,
    },
    TooLarge {
        file: String,
        most: u32,
    },
    /// One of the games in a file, which itself may have any length.
    GameTooLarge {
        file: String,
        most: u32,
    },
    NotText {
        file: String,
        line: usize,
    },
    NoGame {
        file: String,
    },
    /// A file has several games, and one is wanted.
    WhichGame {
        file: String,
    },
    NoSuchGame {
        file: String,
        number: u32,
        games: u32,
    },
    /// A game has fewer moves.
    NoSuchPly {
        file: String,
        ply: usize,
        moves: usize,
    },
    /// Something in a file, in the value of an argument, or with a player.
    InContext {
        context: String,
        failure: Box<Failure>,
    },
    /// Something in one of several games.
    InGame {
        number: u32,
        failure: Box<Failure>,
    },
    Record(RecordError),
    Series(SeriesError),
    Link(LinkError),
    Material(MaterialFileError),
    Notation(NotationError),
    /// A text that is no position, or an impossible one.
    Position(SetupError),
    /// A move of a list cannot be played.
    Move {
        number: usize,
        text: String,
        reason: IllegalMove,
    },
    Rules(RulesError),
    MatchSetup(MatchSetupError),
    Weights(WeightsError),
    /// A file of puzzles.
    Puzzle(ParsePuzzleError),
    /// A proof of a value.
    Proof(GameProofError),
    /// A position that was not solved.
    Solve(SolveError),
    Network(NetworkError),
    /// A line of training games.
    TrainingGame(ParseGameError),
    /// A figure of the rules cannot be drawn, which is a mistake of ours.
    Figure(GuideError),
    /// The next command of a game in lines cannot be read.
    NextCommand(io::Error),
    Terminal {
        task: TerminalTask,
        error: io::Error,
    },
    /// Stored games that a command works on.
    Log(OpenError),
    Copy(CopyError),
    Backup(BackupError),
    Restore(RestoreError),
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    NoThreads(io::Error),
    Serve(io::Error),
    /// Signals cannot be caught.
    Signals(io::Error),
    /// An engine does not play.
    Client(ClientError),
    Match(MatchError),
    /// A file of openings that cannot be used.
    Book(BookError),
    /// A saved game is none of this match.
    Resume {
        error: ResumeError,
        own: String,
    },
}

/// What the terminal was used for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TerminalTask {
    Open,
    Draw,
    Read,
}

impl Failure {
    pub(crate) fn in_game(self, number: u32) -> Self {
        let failure = Box::new(self);
        Self::InGame { number, failure }
    }
}

impl Localise for Failure {
    fn message(&self) -> Message {
        match self {
            Self::Usage(error) => error.message(),
            Self::Output(error) => with_cause(message!("cannot-print"), error.message()),
            Self::Read { file, error } => {
                with_cause(message!("cannot-read", file = file), error.message())
            }
            Self::Write { file, error } => {
                with_cause(message!("cannot-write", file = file), error.message())
            }
            Self::NoFolder { file } => with_cause(
                message!("cannot-write", file = file),
                message!("no-such-folder"),
            ),
            Self::TooLarge { file, most } => {
                message!("file-too-large", file = file, most = *most)
            }
            Self::GameTooLarge { file, most } => {
                message!("file-game-too-large", file = file, most = *most)
            }
            Self::NotText { file, line } => message!("file-not-text", file = file, line = *line),
            Self::NoGame { file } => message!("file-no-game", file = file),
            Self::WhichGame { file } => message!("file-which-game", file = file),
            Self::NoSuchGame {
                file,
                number,
                games,
            } => {
                message!(
                    "file-no-such-game",
                    file = file,
                    game = *number,
                    games = *games
                )
            }
            Self::NoSuchPly { file, ply, moves } => {
                message!("file-no-such-ply", file = file, ply = *ply, moves = *moves)
            }
            Self::InContext { context, failure } => with_cause(context, failure.message()),
            Self::InGame { number, failure } => {
                with_cause(message!("file-game", game = *number), failure.message())
            }
            Self::Record(error) => error.message(),
            Self::Series(error) => error.message(),
            Self::Link(error) => error.message(),
            Self::Material(error) => error.message(),
            Self::Notation(error) => error.message(),
            Self::Position(error) => error.message(),
            Self::Move {
                number,
                text,
                reason,
            } => with_cause(
                message!("refused-move", number = *number, move = text),
                reason.message(),
            ),
            Self::Rules(error) => error.message(),
            Self::MatchSetup(error) => error.message(),
            Self::Weights(error) => training::weights(error),
            Self::Puzzle(error) => error.message(),
            Self::Proof(error) => error.message(),
            Self::Solve(error) => solve(error),
            Self::Network(error) => training::network(error),
            Self::TrainingGame(error) => training::game(error),
            Self::Figure(error) => message!("figure-fault", detail = error.to_string()),
            Self::NextCommand(error) => with_cause(message!("play-cannot-read"), error.message()),
            Self::Terminal { task, error } => with_cause(terminal(*task), error.message()),
            Self::Log(error) => data::open(error),
            Self::Copy(error) => data::copy(error),
            Self::Backup(error) => data::backup(error),
            Self::Restore(error) => data::restore(error),
            Self::Listen { address, error } => listen_message(*address, error),
            Self::NoThreads(error) => with_cause(message!("serve-no-threads"), error.message()),
            Self::Serve(error) => with_cause(message!("serve-stopped"), error.message()),
            Self::Signals(error) => with_cause(message!("arena-no-signals"), error.message()),
            Self::Client(error) => client(error),
            Self::Match(error) => engine_match(error),
            Self::Book(error) => book(error),
            Self::Resume { error, own } => resume(error, own),
        }
    }
}

/// What failed, and why.
fn with_cause(what: impl Into<Arg>, cause: Message) -> Message {
    message!("with-cause", what = what, cause = cause)
}

fn terminal(task: TerminalTask) -> Message {
    match task {
        TerminalTask::Open => message!("play-cannot-use-terminal"),
        TerminalTask::Draw => message!("play-cannot-draw"),
        TerminalTask::Read => message!("play-cannot-read-terminal"),
    }
}

pub(crate) fn listen_message(address: SocketAddr, error: &io::Error) -> Message {
    let (ip, address) = (address.ip().to_string(), address.to_string());
    match error.kind() {
        io::ErrorKind::AddrInUse => message!("serve-address-in-use", address = address, ip = ip),
        io::ErrorKind::PermissionDenied => message!("serve-not-allowed", address = address),
        io::ErrorKind::AddrNotAvailable => message!("serve-no-such-address", ip = ip),
        _ => with_cause(
            message!("serve-listen-failed", address = address),
            error.message(),
        ),
    }
}

fn solve(error: &SolveError) -> Message {
    match error {
        SolveError::Swap => message!("solve-swap"),
        SolveError::Stopped(_) => message!("solve-stopped"),
        SolveError::Strategy(error) => error.message(),
    }
}

/// Why an engine does not answer.
pub(crate) fn client(error: &ClientError) -> Message {
    match error {
        ClientError::NotStarted(why) => message!("engine-not-started", reason = why),
        ClientError::Ended(how) => message!("engine-ended", reason = how),
        ClientError::Timeout => message!("engine-late"),
        ClientError::OtherProtocol(version) => {
            message!("engine-other-protocol", version = *version, own = PROTOCOL)
        }
        ClientError::Refused(why) => message!("engine-refused", reason = why),
        ClientError::NoMove(text) => message!("engine-no-move", text = text),
        ClientError::Interrupted => message!("engine-interrupted"),
    }
}

fn engine_match(error: &MatchError) -> Message {
    match error {
        MatchError::NoOpening { plies } => message!("arena-no-opening", plies = *plies),
        // The program's own openings, tags and comments: a mistake of ours.
        MatchError::Game(error) => message!("arena-fault", detail = error.to_string()),
    }
}

fn book(error: &BookError) -> Message {
    let at = |line: &usize| message!("book-line", line = *line);
    match error {
        BookError::NotAMove { line, error } => with_cause(at(line), error.message()),
        BookError::IllegalMove { line, text, error } => {
            let cause = with_cause(text.to_string(), error.message());
            with_cause(at(line), cause)
        }
        BookError::Over { line } => with_cause(at(line), message!("book-over")),
        BookError::Empty => message!("book-empty"),
    }
}

fn resume(error: &ResumeError, own: &str) -> Message {
    match error {
        ResumeError::OtherMatch(title) => {
            message!("arena-other-match", title = title, own = own)
        }
        ResumeError::OtherRules => message!("arena-other-rules"),
        ResumeError::BadRound => message!("arena-bad-round"),
        ResumeError::Replay(error) => error.message(),
    }
}

macro_rules! from {
    ($($variant:ident($error:ty)),* $(,)?) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        })*
    };
}

from!(
    Usage(UsageError),
    Output(io::Error),
    Record(RecordError),
    Series(SeriesError),
    Link(LinkError),
    Material(MaterialFileError),
    Notation(NotationError),
    Position(SetupError),
    MatchSetup(MatchSetupError),
    Weights(WeightsError),
    Puzzle(ParsePuzzleError),
    Proof(GameProofError),
    Solve(SolveError),
    Network(NetworkError),
    TrainingGame(ParseGameError),
    Figure(GuideError),
    Log(OpenError),
    Backup(BackupError),
    Restore(RestoreError),
    Client(ClientError),
    Match(MatchError),
    Book(BookError),
);

impl From<ServeError> for Failure {
    fn from(error: ServeError) -> Self {
        match error {
            ServeError::Rules(error) => Self::Rules(error),
            ServeError::Output(error) => Self::Output(error),
        }
    }
}

/// Says where something went wrong.
pub(crate) trait WithContext<T> {
    /// In a file, in the value of an argument, or with a player.
    fn with_context(self, context: impl FnOnce() -> String) -> Result<T, Failure>;
}

impl<T, E: Into<Failure>> WithContext<T> for Result<T, E> {
    fn with_context(self, context: impl FnOnce() -> String) -> Result<T, Failure> {
        self.map_err(|error| Failure::InContext {
            context: context(),
            failure: Box::new(error.into()),
        })
    }
}
