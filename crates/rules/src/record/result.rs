//! Results as records state them.

use core::fmt;
use core::str::FromStr;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::outcome::Outcome;
use crate::team::Team;

/// How a game was won without the board deciding it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WinBy {
    /// The other team's time ran out.
    Time,
    /// The other team resigned.
    Resign,
}

/// What a record says about the end of its game. Beside an [`Outcome`] it is only a claim: it may be
/// wrong, and it may say that there was no end.
///
/// ```
/// use caminos_rules::{GameResult, Team};
/// let result: GameResult = "yellow connects 8".parse()?;
/// assert_eq!(result, GameResult::Connects { team: Team::Yellow, faces: 8 });
/// assert_eq!(result.to_string(), "yellow connects 8");
/// # Ok::<(), caminos_rules::ParseResultError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum GameResult {
    /// `yellow connects 8`
    Connects {
        /// The winner.
        team: Team,
        /// The length of its path.
        faces: u16,
    },
    /// `draw`
    Draw,
    /// `yellow edges 3:5`
    Edges {
        /// The winner.
        winner: Team,
        /// Its pieces on the outer edge.
        own: u16,
        /// The opponent's pieces there.
        opponent: u16,
    },
    /// `yellow wins time` or `yellow wins resign`
    Wins {
        /// The winner.
        team: Team,
        /// Why.
        by: WinBy,
    },
    /// `*`
    Unfinished,
}

/// A text that is no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is not a result: results are \"yellow connects 8\", \"draw\", \"green edges 3:5\", \
     \"yellow wins time\", \"green wins resign\" and \"*\""
)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ParseResultError(pub String);

impl GameResult {
    /// The winner, if there is one.
    ///
    /// ```
    /// use caminos_rules::{GameResult, Team};
    /// assert_eq!("green edges 3:5".parse::<GameResult>()?.winner(), Some(Team::Green));
    /// assert_eq!(GameResult::Draw.winner(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn winner(self) -> Option<Team> {
        match self {
            Self::Connects { team, .. }
            | Self::Edges { winner: team, .. }
            | Self::Wins { team, .. } => Some(team),
            Self::Draw | Self::Unfinished => None,
        }
    }

    /// How the game ended, where no board shows it and the record alone knows of it.
    ///
    /// ```
    /// use caminos_rules::{GameResult, Outcome, Team};
    /// let result: GameResult = "yellow wins time".parse()?;
    /// assert_eq!(result.off_the_board(), Some(Outcome::Time { winner: Team::Yellow }));
    /// assert_eq!(GameResult::Draw.off_the_board(), None);
    /// # Ok::<(), caminos_rules::ParseResultError>(())
    /// ```
    #[must_use]
    pub const fn off_the_board(self) -> Option<Outcome> {
        match self {
            Self::Wins { team: winner, by } => Some(match by {
                WinBy::Time => Outcome::Time { winner },
                WinBy::Resign => Outcome::Resigned { winner },
            }),
            Self::Connects { .. } | Self::Draw | Self::Edges { .. } | Self::Unfinished => None,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Connected { team, faces, .. } => Self::Connects { team, faces },
            Outcome::Edges { winner, pieces } => Self::Edges {
                winner,
                own: u16::from(pieces[winner]),
                opponent: u16::from(pieces[winner.other()]),
            },
            Outcome::Draw { .. } => Self::Draw,
            Outcome::Resigned { winner } => Self::Wins {
                team: winner,
                by: WinBy::Resign,
            },
            Outcome::Time { winner } => Self::Wins {
                team: winner,
                by: WinBy::Time,
            },
        }
    }
}

impl From<Option<Outcome>> for GameResult {
    /// No outcome yet: unfinished.
    fn from(outcome: Option<Outcome>) -> Self {
        outcome.map_or(Self::Unfinished, Self::from)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connects { team, faces } => write!(f, "{team} connects {faces}"),
            Self::Draw => f.write_str("draw"),
            Self::Edges {
                winner,
                own,
                opponent,
            } => write!(f, "{winner} edges {own}:{opponent}"),
            Self::Wins { team, by } => match by {
                WinBy::Time => write!(f, "{team} wins time"),
                WinBy::Resign => write!(f, "{team} wins resign"),
            },
            Self::Unfinished => f.write_str("*"),
        }
    }
}

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refuse = || ParseResultError(text.chars().take(40).collect());
        // One word more than any result has, so that a longer text is refused.
        let words: Vec<&str> = text.split_whitespace().take(4).collect();
        let team = |word: &str| word.parse::<Team>().map_err(|_| refuse());
        match *words.as_slice() {
            ["*"] => Ok(Self::Unfinished),
            ["draw"] => Ok(Self::Draw),
            [winner, "connects", faces] => Ok(Self::Connects {
                team: team(winner)?,
                faces: number(faces).ok_or_else(refuse)?,
            }),
            [winner, "edges", pieces] => {
                let (own, opponent) = pieces.split_once(':').ok_or_else(refuse)?;
                Ok(Self::Edges {
                    winner: team(winner)?,
                    own: number(own).ok_or_else(refuse)?,
                    opponent: number(opponent).ok_or_else(refuse)?,
                })
            }
            [winner, "wins", by] => Ok(Self::Wins {
                team: team(winner)?,
                by: match by {
                    "time" => WinBy::Time,
                    "resign" => WinBy::Resign,
                    _ => return Err(refuse()),
                },
            }),
            _ => Err(refuse()),
        }
    }
}

/// Digits only: Rust would also take a sign.
fn number(digits: &str) -> Option<u16> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}
