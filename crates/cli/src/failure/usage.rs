//! What is wrong with the arguments, on their own or together.

use caminos_cei::ParseStrengthError;
use caminos_message::{Localise, Message, message};
use caminos_rules::{
    Cell, ParseCellError, ParseOutError, ParsePlayersError, ParseTeamError, RulesError, Seat,
};
use caminos_table::TimeControlError;
use caminos_text::Language;

use crate::arena::ParseContenderError;

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
    Clock(TimeControlError),
    ContenderSpec(ParseContenderError),
    Size,
    Character,
    Address,
    Location,
    Database,
    Nats,
    /// Built without the feature `cluster`.
    NoCluster,
    EngineOption,
    Rules(RulesError),
    /// `--link` without a text, where one is needed.
    LinkText,
    /// A record, a position or a link says itself what is played.
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
    /// No match can begin where the game is over.
    GameOver,
    /// Engines cannot read a material that came by standard input.
    MaterialStdin,
    Sprt,
    /// Games for training that are of another board.
    OtherBoard(String),
    /// A match is not saved over a file.
    FileExists(String),
}

impl Localise for UsageError {
    fn message(&self) -> Message {
        match self {
            Self::NotANumber => message!("arg-error-number"),
            Self::OutOfRange { value, bounds } => {
                message!("arg-error-range", value = value, range = bounds)
            }
            Self::Language => {
                let codes = Language::ALL.map(Language::code).join(", ");
                message!("bad-language", codes = codes)
            }
            Self::Cell(error) => error.message(),
            Self::Team(error) => error.message(),
            Self::Players(error) => error.message(),
            Self::Out(error) => error.message(),
            Self::Strength(ParseStrengthError(text)) => message!("bad-level", text = text),
            Self::Clock(error) => error.message(),
            Self::Player(text) => message!("bad-player", text = text),
            Self::ContenderSpec(error) => match error {
                ParseContenderError::Unknown(text) => message!("bad-contender", text = text),
                ParseContenderError::NoCommand => message!("contender-no-command"),
                ParseContenderError::OpenQuote(text) => {
                    message!("contender-open-quote", text = text)
                }
            },
            Self::Size => message!("usage-size"),
            Self::Character => message!("arg-error-character"),
            Self::Address => message!("arg-error-address"),
            Self::Location => message!("arg-error-location"),
            Self::Database => message!("arg-error-database"),
            Self::Nats => message!("arg-error-nats"),
            Self::NoCluster => message!("arg-error-no-cluster"),
            Self::EngineOption => message!("arena-bad-option"),
            Self::Rules(error) => error.message(),
            Self::LinkText => message!("usage-link-text"),
            Self::StartSaysItself { start, option } => {
                message!("usage-start-says-itself", start = *start, option = *option)
            }
            Self::SeatNeedsFour(seat) => message!("usage-seat-needs-four", seat = seat.number()),
            Self::NoSuchPiece { letter, known } => {
                message!("usage-no-such-piece", letter = *letter, known = known)
            }
            Self::NotOnBoard { cell, board } => {
                message!("usage-not-on-board", cell = *cell, board = board)
            }
            Self::NoChapter { wanted, known } => {
                message!("no-chapter", chapter = wanted, chapters = known)
            }
            Self::NoDataFolder => message!("serve-no-data-folder"),
            Self::GameOver => message!("arena-game-over"),
            Self::MaterialStdin => message!("arena-material-stdin"),
            Self::Sprt => message!("arena-bad-sprt"),
            Self::OtherBoard(board) => message!("tune-other-board", board = board),
            Self::FileExists(file) => message!("arena-file-exists", file = file),
        }
    }
}

macro_rules! from {
    ($($variant:ident($error:ty)),* $(,)?) => {
        $(impl From<$error> for UsageError {
            fn from(error: $error) -> Self {
                Self::$variant(error)
            }
        })*
    };
}

from!(
    Cell(ParseCellError),
    Team(ParseTeamError),
    Players(ParsePlayersError),
    Out(ParseOutError),
    Strength(ParseStrengthError),
    Clock(TimeControlError),
    ContenderSpec(ParseContenderError),
    Rules(RulesError),
);
