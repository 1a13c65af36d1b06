//! How a game between engines ended: the tag `Termination` of its record.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// How a game between engines ended, beside its result: a crash or an adjudication is no
/// [`Outcome`](caminos_rules::Outcome), since neither the board nor a player decides it.
///
/// ```
/// use caminos_arena::{ForfeitKind, Termination};
/// let crash: Termination = "crash: exit status: 1".parse()?;
/// assert_eq!(crash.forfeit(), Some(&ForfeitKind::Crash));
/// assert_eq!(crash.to_string(), "crash: exit status: 1");
/// assert_eq!("rules".parse(), Ok(Termination::Rules));
/// # Ok::<(), std::convert::Infallible>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Termination {
    /// On the board.
    Rules,
    /// Somebody resigned.
    Resignation,
    /// Both players took it for decided.
    Adjudication,
    /// It was lost away from the board.
    Forfeit {
        /// Why.
        kind: ForfeitKind,
        /// What else is known of it.
        detail: Option<String>,
    },
}

/// Why a game was lost away from the board.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ForfeitKind {
    /// What was answered is no move that can be played.
    IllegalMove,
    /// The player could not be started, or has ended.
    Crash,
    /// No answer within the limit and the grace.
    Hang,
    /// An answer after the own clock has run out.
    Time,
    /// An `error` to a legal command.
    Refusal,
    /// What another program has written.
    Other(String),
}

impl Termination {
    /// The name of the tag.
    pub const TAG: &'static str = "Termination";

    /// Why the game was lost away from the board, if it was.
    #[must_use]
    pub const fn forfeit(&self) -> Option<&ForfeitKind> {
        match self {
            Self::Forfeit { kind, .. } => Some(kind),
            Self::Rules | Self::Resignation | Self::Adjudication => None,
        }
    }
}

/// As records have it, in every language the same.
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules => f.write_str("rules"),
            Self::Resignation => f.write_str("resign"),
            Self::Adjudication => f.write_str("adjudication"),
            Self::Forfeit { kind, detail: None } => kind.fmt(f),
            Self::Forfeit {
                kind,
                detail: Some(detail),
            } => write!(f, "{kind}: {detail}"),
        }
    }
}

impl FromStr for Termination {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match text {
            "rules" => Self::Rules,
            "resign" => Self::Resignation,
            "adjudication" => Self::Adjudication,
            _ => {
                let (kind, detail) = match text.split_once(':') {
                    Some((kind, detail)) => (kind, Some(detail.trim_start().to_owned())),
                    None => (text, None),
                };
                let kind = kind.parse()?;
                Self::Forfeit { kind, detail }
            }
        })
    }
}

impl fmt::Display for ForfeitKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::IllegalMove => "illegal move",
            Self::Crash => "crash",
            Self::Hang => "hang",
            Self::Time => "time",
            Self::Refusal => "refusal",
            Self::Other(kind) => kind,
        })
    }
}

impl FromStr for ForfeitKind {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match text {
            "illegal move" => Self::IllegalMove,
            "crash" => Self::Crash,
            "hang" => Self::Hang,
            "time" => Self::Time,
            "refusal" => Self::Refusal,
            other => Self::Other(other.to_owned()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_termination_is_read_as_it_was_written() {
        for text in [
            "rules",
            "resign",
            "adjudication",
            "illegal move: Lz9: z9 is not a cell",
            "crash: exit status: 1",
            "hang",
            "time",
            "refusal: no",
            "lightning",
        ] {
            let read: Termination = text.parse().unwrap();
            assert_eq!(read.to_string(), text);
            let is_forfeit = !matches!(text, "rules" | "resign" | "adjudication");
            assert_eq!(read.forfeit().is_some(), is_forfeit, "{text}");
        }
    }
}
