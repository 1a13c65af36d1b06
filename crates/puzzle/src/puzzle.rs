//! A puzzle and its text.

use std::fmt;
use std::str::FromStr;

use caminos_rules::{Material, MoveText, Position, Setup};

use crate::answer::Certificate;
use crate::error::ParsePuzzleError;
use crate::task::Task;
use crate::theme::Theme;

/// A position with a task that exactly one move solves, and the proof. Nobody has checked it:
/// that is for [`Puzzle::verify`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position; whoever has the turn solves.
    pub position: Position,
    /// What is asked for.
    pub task: Task,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// How hard it is, on the scale of [`PlayerRating`](crate::PlayerRating).
    pub rating: u16,
    /// The solution with the other side's most stubborn replies, which are those that a
    /// trainer plays.
    pub line: Vec<MoveText>,
    /// The proof.
    pub certificate: Certificate,
}

impl Puzzle {
    /// The least and the greatest rating.
    pub const RATINGS: std::ops::RangeInclusive<u16> = 400..=2400;

    /// The first move of the solution.
    #[must_use]
    pub const fn solution(&self) -> &MoveText {
        &self.certificate.solution.mv
    }
}

/// How many fields a line has.
const FIELDS: usize = 6;
const SEPARATOR: &str = "; ";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let line: Vec<String> = self.line.iter().map(MoveText::to_string).collect();
        let fields: [String; FIELDS] = [
            self.position.to_string(),
            self.task.to_string(),
            themes.join(" "),
            self.rating.to_string(),
            line.join(" "),
            self.certificate.to_string(),
        ];
        f.write_str(&fields.join(SEPARATOR))
    }
}

impl FromStr for Puzzle {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [position, task, themes, rated, line, certificate] = fields(text)?;
        let themes = themes.split(' ').map(str::parse).collect::<Result<_, _>>();
        Ok(Self {
            position: position.parse::<Setup>()?.position(Material::standard())?,
            task: task.parse()?,
            themes: themes?,
            rating: rating(rated)?,
            line: MoveText::parse_list(line).map_err(|_| ParsePuzzleError::Line)?,
            certificate: certificate.parse()?,
        })
    }
}

/// The fields of a line.
pub(crate) fn fields(text: &str) -> Result<[&str; FIELDS], ParsePuzzleError> {
    let fields: Vec<&str> = text.split(SEPARATOR).collect();
    let count = fields.len();
    fields
        .try_into()
        .map_err(|_| ParsePuzzleError::Fields(count))
}

/// The rating of a line.
pub(crate) fn rating(text: &str) -> Result<u16, ParsePuzzleError> {
    let unknown = |_| ParsePuzzleError::Rating(text.chars().take(40).collect());
    text.parse().map_err(unknown)
}
