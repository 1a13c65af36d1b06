//! What a puzzle is chosen by.

use std::fmt;
use std::str::FromStr;

use caminos_rules::{Options, Players};

use crate::error::ParsePuzzleError;
use crate::puzzle::{Puzzle, fields, rating};
use crate::task::Task;
use crate::theme::Theme;

/// A puzzle in a list: what it is chosen by. It is read without looking at the position, which takes
/// a thousand times as long.
///
/// ```
/// use caminos_puzzle::{Listing, shipped};
/// let puzzle = &shipped()[0];
/// let listing: Listing = puzzle.to_string().parse()?;
/// assert_eq!(listing, puzzle.listing());
/// # Ok::<(), caminos_puzzle::ParsePuzzleError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Which puzzle it is.
    pub id: PuzzleId,
    /// The name of its board.
    pub board: String,
    /// What is asked for.
    pub task: Task,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How hard it is.
    pub rating: u16,
    /// Whether two play it without neutral pieces and scoring: what every player knows.
    pub basic: bool,
}

impl Listing {
    /// Whether it has the theme and the board that were asked for.
    #[must_use]
    pub fn fits(&self, theme: Option<Theme>, board: Option<&str>) -> bool {
        theme.is_none_or(|theme| self.themes.contains(&theme))
            && board.is_none_or(|board| self.board == board)
    }
}

impl FromStr for Listing {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [position, task, themes, rated, _, _] = fields(text)?;
        let (board, variant) = position.split_once(' ').unwrap_or((position, ""));
        Ok(Self {
            id: PuzzleId::of(position),
            board: board.to_owned(),
            task: task.parse()?,
            themes: themes
                .split(' ')
                .map(str::parse)
                .collect::<Result<_, _>>()?,
            rating: rating(rated)?,
            // The number of players and the letters of the options, as in docs/notation.md.
            basic: variant.starts_with("2 - "),
        })
    }
}

impl Puzzle {
    /// What it is chosen by.
    #[must_use]
    pub fn listing(&self) -> Listing {
        Listing {
            id: PuzzleId::of(&self.position.to_string()),
            board: self.position.rules().board().name().to_owned(),
            task: self.task,
            themes: self.themes.clone(),
            rating: self.rating,
            basic: is_basic(self.position.rules().options()),
        }
    }
}

fn is_basic(options: &Options) -> bool {
    options.players == Players::Two && !options.neutral && !options.scoring
}

/// A short name of a puzzle, made from its position: it stays when others are added or ratings
/// change, so that progress can be stored and a puzzle has an address. Eight hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PuzzleId(u32);

/// It is no name of a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a puzzle is named by eight hexadecimal digits")]
pub struct ParsePuzzleIdError;

impl PuzzleId {
    const DIGITS: usize = 8;

    /// FNV-1a: no secret, only a name.
    fn of(position: &str) -> Self {
        let hash = position.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        Self(hash)
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:0width$x}", self.0, width = Self::DIGITS)
    }
}

impl FromStr for PuzzleId {
    type Err = ParsePuzzleIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_name = text.len() == Self::DIGITS && text.bytes().all(|b| b.is_ascii_hexdigit());
        let number = u32::from_str_radix(text, 16).ok().filter(|_| is_name);
        number.map(Self).ok_or(ParsePuzzleIdError)
    }
}
