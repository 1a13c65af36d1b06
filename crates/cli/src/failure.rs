//! Everything that can go wrong in a command, and what is said about it.
//!
//! Each error has its message in an exhaustive match, so a new one does not compile until it has
//! words in every language. `Display` is for debugging only and is not shown to people.

use std::io;
use std::net::SocketAddr;

use caminos_guide::GuideError;
use caminos_message::{Arg, Localise, Message, message};
use caminos_rules::{
    Cell, IllegalMove, LinkError, MaterialFileError, NotationError, ParseCellError, ParseOutError,
    ParsePlayersError, ParseTeamError, RecordError, RulesError, Seat, SeriesError,
};
use caminos_search::{ParseStrengthError, WeightsError};
use caminos_server::OpenError;
use caminos_table::SetupError;
use caminos_text::Language;

use crate::arena::ParseContenderError;
use crate::causes;

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
    NotText {
        file: String,
        line: usize,
    },
    NoGame {
        file: String,
    },
    /// Something in a file, or in the value of an argument.
    In {
        place: String,
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
    /// A move of a list cannot be played.
    Move {
        number: usize,
        text: String,
        reason: IllegalMove,
    },
    Setup(SetupError),
    Weights(WeightsError),
    /// A figure of the rules cannot be drawn, which is a mistake of ours.
    Figure(GuideError),
    /// The next command of a game in lines cannot be read.
    NextCommand(io::Error),
    Terminal {
        task: TerminalTask,
        error: io::Error,
    },
    /// The server's data.
    Store(OpenError),
    Listen {
        address: SocketAddr,
        error: io::Error,
    },
    NoThreads(io::Error),
    Serve(io::Error),
    /// Of the arena.
    Text {
        text: String,
        is_usage: bool,
    },
}

/// What the terminal was used for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum TerminalTask {
    Open,
    Draw,
    Read,
}

/// What is wrong with the arguments, on their own or together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum UsageError {
    NotANumber,
    OutOfRange {
        value: String,
        bounds: String,
    },
    Language,
    Cell(ParseCellError),
    Team(ParseTeamError),
    Players(ParsePlayersError),
    Out(ParseOutError),
    Strength(ParseStrengthError),
    Player(String),
    Size,
    Character,
    Address,
    EngineOption,
    Rules(RulesError),
    /// `--link` without a text, where one is needed.
    LinkText,
    /// A record or a link says itself what is played.
    StartSaysItself {
        start: &'static str,
        option: &'static str,
    },
    SeatNeedsFour(Seat),
    NoSuchPiece {
        letter: char,
        known: String,
    },
    NotOnBoard {
        cell: Cell,
        board: String,
    },
    NoChapter {
        wanted: String,
        known: String,
    },
    NoDataFolder,
    Contender(ParseContenderError),
}

impl Localise for Failure {
    fn message(&self) -> Message {
        match self {
            Self::Usage(error) => error.message(),
            Self::Output(error) => with_cause(Message::new("cannot-print"), error.message()),
            Self::Read { file, error } => with_cause(of_file("cannot-read", file), error.message()),
            Self::Write { file, error } => {
                with_cause(of_file("cannot-write", file), error.message())
            }
            Self::NoFolder { file } => with_cause(
                of_file("cannot-write", file),
                Message::new("no-such-folder"),
            ),
            Self::TooLarge { file, most } => of_file("file-too-large", file).with("most", *most),
            Self::NotText { file, line } => {
                of_file("file-not-text", file).with("line", *line as u32)
            }
            Self::NoGame { file } => of_file("file-no-game", file),
            Self::In { place, failure } => with_cause(place.clone(), failure.message()),
            Self::InGame { number, failure } => {
                let game = Message::new("file-game").with("game", *number);
                with_cause(game, failure.message())
            }
            Self::Record(error) => error.message(),
            Self::Series(error) => error.message(),
            Self::Link(error) => error.message(),
            Self::Material(error) => error.message(),
            Self::Notation(error) => error.message(),
            Self::Move {
                number,
                text,
                reason,
            } => {
                let refused = Message::new("refused-move")
                    .with("number", *number as u32)
                    .with("move", text.clone());
                with_cause(refused, reason.message())
            }
            Self::Setup(error) => error.message(),
            Self::Weights(error) => weights(error),
            Self::Figure(error) => Message::new("figure-fault").with("detail", error.to_string()),
            Self::NextCommand(error) => {
                with_cause(Message::new("play-cannot-read"), error.message())
            }
            Self::Terminal { task, error } => {
                let failed = Message::new(match task {
                    TerminalTask::Open => "play-cannot-use-terminal",
                    TerminalTask::Draw => "play-cannot-draw",
                    TerminalTask::Read => "play-cannot-read-terminal",
                });
                with_cause(failed, error.message())
            }
            Self::Store(error) => store(error),
            Self::Listen { address, error } => listen(*address, error),
            Self::NoThreads(error) => with_cause(Message::new("serve-no-threads"), error.message()),
            Self::Text { text, .. } => message!("verbatim", text = text),
            Self::Serve(error) => with_cause(Message::new("serve-stopped"), error.message()),
        }
    }
}

impl Localise for UsageError {
    fn message(&self) -> Message {
        match self {
            Self::NotANumber => Message::new("arg-error-number"),
            Self::OutOfRange { value, bounds } => Message::new("arg-error-range")
                .with("value", value.clone())
                .with("range", bounds.clone()),
            Self::Language => {
                let codes = Language::ALL.map(Language::code).join(", ");
                Message::new("bad-language").with("codes", codes)
            }
            Self::Cell(error) => error.message(),
            Self::Team(error) => error.message(),
            Self::Players(error) => error.message(),
            Self::Out(error) => error.message(),
            Self::Strength(ParseStrengthError(text)) => {
                Message::new("bad-level").with("text", text.clone())
            }
            Self::Player(text) => Message::new("bad-player").with("text", text.clone()),
            Self::Size => Message::new("usage-size"),
            Self::Character => Message::new("arg-error-character"),
            Self::Address => Message::new("arg-error-address"),
            Self::EngineOption => Message::new("arena-bad-option"),
            Self::Rules(error) => error.message(),
            Self::LinkText => Message::new("usage-link-text"),
            Self::StartSaysItself { start, option } => Message::new("usage-start-says-itself")
                .with("start", (*start).to_owned())
                .with("option", (*option).to_owned()),
            Self::SeatNeedsFour(seat) => {
                Message::new("usage-seat-needs-four").with("seat", seat.number())
            }
            Self::NoSuchPiece { letter, known } => Message::new("usage-no-such-piece")
                .with("letter", letter.to_string())
                .with("known", known.clone()),
            Self::NotOnBoard { cell, board } => Message::new("usage-not-on-board")
                .with("cell", *cell)
                .with("board", board.clone()),
            Self::NoChapter { wanted, known } => Message::new("no-chapter")
                .with("chapter", wanted.clone())
                .with("chapters", known.clone()),
            Self::Contender(error) => message!("verbatim", text = causes::contender(error)),
            Self::NoDataFolder => Message::new("serve-no-data-folder"),
        }
    }
}

/// What failed, and why.
fn with_cause(what: impl Into<Arg>, cause: impl Into<Arg>) -> Message {
    Message::new("with-cause")
        .with("what", what)
        .with("cause", cause)
}

fn of_file(id: &'static str, file: &str) -> Message {
    Message::new(id).with("file", file.to_owned())
}

fn listen(address: SocketAddr, error: &io::Error) -> Message {
    let ip = address.ip().to_string();
    let at = |id| Message::new(id).with("address", address.to_string());
    match error.kind() {
        io::ErrorKind::AddrInUse => at("serve-address-in-use").with("ip", ip),
        io::ErrorKind::PermissionDenied => at("serve-not-allowed"),
        io::ErrorKind::AddrNotAvailable => Message::new("serve-no-such-address").with("ip", ip),
        _ => with_cause(at("serve-listen-failed"), error.message()),
    }
}

fn store(error: &OpenError) -> Message {
    let at = |id, path: &std::path::Path| Message::new(id).with("path", path.display().to_string());
    match error {
        OpenError::Folder { path, error } => {
            at("store-folder", path).with("reason", error.message())
        }
        OpenError::InUse(path) => at("store-in-use", path),
        OpenError::Damaged { path, detail } => {
            at("store-damaged", path).with("reason", detail.clone())
        }
        OpenError::Newer { path, found, known } => at("store-newer", path)
            .with("found", *found)
            .with("known", *known),
        OpenError::Database { path, error } => {
            at("store-database", path).with("reason", error.to_string())
        }
        OpenError::Thread(error) => Message::new("store-thread").with("reason", error.message()),
    }
}

fn weights(error: &WeightsError) -> Message {
    let at = |id, line: usize, name: &str| {
        Message::new(id)
            .with("line", line as u32)
            .with("name", name.to_owned())
    };
    match error {
        WeightsError::Unknown { line, name } => at("weights-unknown", *line, name),
        WeightsError::Numbers { line, name, count } => {
            at("weights-numbers", *line, name).with("count", *count as u32)
        }
        WeightsError::Hidden { count } => {
            Message::new("weights-hidden").with("count", *count as u32)
        }
        WeightsError::Missing(name) => {
            Message::new("weights-missing").with("name", (*name).to_owned())
        }
    }
}

macro_rules! from {
    ($of:ident: $($variant:ident($error:ty)),* $(,)?) => {
        $(impl From<$error> for $of {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        })*
    };
}

from!(Failure:
    Usage(UsageError),
    Output(io::Error),
    Record(RecordError),
    Series(SeriesError),
    Link(LinkError),
    Material(MaterialFileError),
    Notation(NotationError),
    Setup(SetupError),
    Weights(WeightsError),
    Figure(GuideError),
    Store(OpenError),
);
from!(UsageError:
    Cell(ParseCellError),
    Team(ParseTeamError),
    Players(ParsePlayersError),
    Out(ParseOutError),
    Strength(ParseStrengthError),
    Rules(RulesError),
    Contender(ParseContenderError),
);

/// Says where something went wrong.
pub(crate) trait InPlace<T> {
    /// In a file, or in the value of an argument.
    fn in_place(self, place: impl FnOnce() -> String) -> Result<T, Failure>;
}

impl<T, E: Into<Failure>> InPlace<T> for Result<T, E> {
    fn in_place(self, place: impl FnOnce() -> String) -> Result<T, Failure> {
        self.map_err(|error| Failure::In {
            place: place(),
            failure: Box::new(error.into()),
        })
    }
}
