//! Why a text cannot be read, as data: each language has its own words for it.

use core::fmt;

use super::TextPos;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::record::{GameResult, ParseCommentError, ParseMarkError, ParseResultError, Record};
use crate::shape::Letter;

/// Why a text cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{pos}: {fault}")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotationError {
    /// Where.
    pub pos: TextPos,
    /// What is wrong there.
    pub fault: NotationFault,
}

/// A piece of a faulty text, to be shown back.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string | null"))]
pub enum Shown {
    /// The text ends here.
    End,
    /// What is written here, perhaps shortened.
    Word(String),
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::End => f.write_str("the end of the text"),
            Self::Word(word) => write!(f, "\"{word}\""),
        }
    }
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "fault",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum NotationFault {
    /// Something is written close after `swap` or `resign`.
    #[error("{shown} follows {word}")]
    FollowsWord {
        /// What.
        shown: Shown,
        /// `swap` or `resign`.
        word: String,
    },
    /// No move begins like this.
    #[error("{shown} is not a move: a move is a piece's letter and its cells, as in Lb2b3b4c4")]
    NotAMove {
        /// What is there.
        shown: Shown,
    },
    /// A cell is named too often.
    #[error("more than 3 cubes in {cell}")]
    TooManyCubes {
        /// The cell.
        cell: Cell,
    },
    /// More cells than any piece has.
    #[error("no piece enters more than 9 cells")]
    TooManyCells,
    /// A letter stands alone.
    #[error("a cell must follow the letter {letter}, as in b2")]
    NoCells {
        /// The letter.
        letter: Letter,
    },
    /// Something is written close after a cell.
    #[error("{shown} follows a cell and is not a cell")]
    NotACell {
        /// What is there.
        shown: Shown,
    },
    /// A letter and a number that name no cell.
    #[error(
        "{shown} does not begin with a cell: a cell is a lower-case letter and a number, as in b2"
    )]
    BadCell {
        /// What is there.
        shown: Shown,
    },
    /// No number of cubes after `^`.
    #[error("after ^ comes the number of cubes, 2 or 3")]
    BadCubes,
    /// There is more than one move.
    #[error("something follows the move")]
    AfterMove,
    /// There is no record.
    #[error("there is no game in this text")]
    NoGame,
    /// There is more than one record.
    #[error("a second game begins here, and only one was expected")]
    SecondGame,
    /// The first tag of every record.
    #[error("this game has no tag [Caminos \"1\"]")]
    NoVersion,
    /// A grammar that this reader does not know.
    #[error("grammar version \"{version}\" is not known: this reader knows version \"1\"")]
    Version {
        /// The version.
        version: String,
    },
    /// Not a result.
    #[error(transparent)]
    Result {
        /// What is written there.
        #[from]
        error: ParseResultError,
    },
    /// Two results in one record.
    #[error("the moves end with \"{ending}\", but the tag Result says \"{tagged}\"")]
    TwoResults {
        /// After the moves.
        ending: GameResult,
        /// In the tag.
        tagged: GameResult,
    },
    /// Not a tag.
    #[error("a tag is a name and a value in quotes, as in [Board \"square\"]")]
    BadTag,
    /// A tag that was there before.
    #[error("the tag {name} is given twice")]
    RepeatedTag {
        /// The tag.
        name: String,
    },
    /// A bracket is missing.
    #[error("the tag {name} is not closed: \"]\" is missing before {shown}")]
    OpenTag {
        /// The tag.
        name: String,
        /// What stands in the bracket's place.
        shown: Shown,
    },
    /// A backslash before anything but a quote and itself.
    #[error("in a value, \\ must be followed by \\ or by a quote")]
    BadEscape,
    /// A quote is missing.
    #[error("this value is not closed: its last quote is missing on the line")]
    OpenValue,
    /// A value holds a control character.
    #[error("a value cannot hold the control character U+{:04X}", u32::from(*.character))]
    ControlInValue {
        /// The character.
        character: char,
    },
    /// A variation of nothing.
    #[error("a variation must follow the move that it replaces")]
    LoneVariation,
    /// A bracket too many.
    #[error("\")\" closes no variation")]
    ClosesNothing,
    /// A mark beside no move.
    #[error("a mark must follow a move")]
    LoneMark,
    /// A bracket is missing.
    #[error("this variation is not closed: \")\" is missing")]
    OpenVariation,
    /// Nothing between two brackets.
    #[error("this variation has no moves")]
    EmptyVariation,
    /// Variations within variations within variations.
    #[error("variations are nested more than {} deep", Record::MAX_DEPTH)]
    TooDeep,
    /// A brace is missing.
    #[error("this comment is not closed: \"}}\" is missing")]
    OpenComment,
    /// Not a comment.
    #[error(transparent)]
    Comment {
        /// What it cannot hold.
        #[from]
        error: ParseCommentError,
    },
    /// Not a mark.
    #[error(transparent)]
    Mark {
        /// What is written there.
        #[from]
        error: ParseMarkError,
    },
    /// A record goes on after its end.
    #[error("{shown} follows the result")]
    AfterResult {
        /// What is there.
        shown: Shown,
    },
}
