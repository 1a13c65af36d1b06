//! Why a text is no puzzle, and why a certificate proves nothing.

use caminos_rules::{IllegalMove, SetupError};

use crate::budget::Exhausted;

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParsePuzzleError {
    /// A line has another number of fields.
    #[error("a puzzle has 6 fields separated by semicolons, this line has {0}")]
    Fields(usize),
    /// The position cannot be read, or is impossible.
    #[error("the position: {0}")]
    Position(#[from] SetupError),
    /// A word that is not a task.
    #[error("\"{0}\" is not a task")]
    Task(String),
    /// A word that is not a theme.
    #[error("\"{0}\" is not a theme")]
    Theme(String),
    /// No number for the rating.
    #[error("\"{0}\" is not a rating")]
    Rating(String),
    /// The moves of the line cannot be read.
    #[error("the line of moves cannot be read")]
    Line,
    /// The certificate cannot be read.
    #[error("the certificate cannot be read at character {column}")]
    Certificate {
        /// Where, counted from 1 in its field.
        column: usize,
    },
    /// Something in a line of a file.
    #[error("line {line}: {error}")]
    InLine {
        /// Counted from 1.
        line: usize,
        /// What is wrong there.
        error: Box<ParsePuzzleError>,
    },
}

/// Why a certificate does not prove its puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CertificateError {
    /// The game is over, or begins with neutral pieces.
    #[error("it is nobody's turn to place a piece of their own")]
    NoTurn,
    /// The team to move can connect at once, where more is asked for.
    #[error("the team to move connects at once")]
    ConnectsAtOnce,
    /// A move of the certificate is illegal.
    #[error("{mv} is illegal: {reason}")]
    Illegal {
        /// The move.
        mv: String,
        /// Why.
        reason: IllegalMove,
    },
    /// The solution does not do what is asked for.
    #[error("{mv} does not solve it")]
    NotSolved {
        /// The move of the solution.
        mv: String,
    },
    /// Another move does what is asked for as well, as far as the certificate shows.
    #[error("{mv} is not shown to fail")]
    AlsoSolves {
        /// The other move.
        mv: String,
    },
    /// The line of moves is not the certificate's.
    #[error("the line of moves does not follow the certificate")]
    OtherLine,
    /// The themes are not those of the solution.
    #[error("the themes are not those of the solution")]
    OtherThemes,
    /// A list is missing or left over.
    #[error("the certificate has {found} lists of other moves where it takes {wanted}")]
    Lists {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// The rating is out of range.
    #[error("the rating is out of range")]
    Rating,
    /// To check it would take too long.
    #[error(transparent)]
    Exhausted(#[from] Exhausted),
}
