//! What a puzzle is about.

use std::fmt;
use std::str::FromStr;

use caminos_rules::{Placement, Position};

use crate::error::ParsePuzzleError;
use crate::task::Task;

/// What a puzzle is about: its task, and by what means its first move works.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// To connect in a few moves.
    Win,
    /// The only defence.
    Defence,
    /// The most points.
    Points,
    /// A defence that covers nothing and stands in the way.
    Cut,
    /// The first piece covers a top of the other team.
    Cover,
    /// The first piece stands upright: two or three of its cubes are in one cell.
    Wall,
}

impl Theme {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self::Win,
        Self::Defence,
        Self::Points,
        Self::Cut,
        Self::Cover,
        Self::Wall,
    ];

    /// The word in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Defence => "defence",
            Self::Points => "points",
            Self::Cut => "cut",
            Self::Cover => "cover",
            Self::Wall => "wall",
        }
    }

    /// The themes of a task that is solved by a move.
    #[must_use]
    pub fn of(position: &Position, task: Task, solution: Placement) -> Vec<Self> {
        let rules = position.rules();
        let Some(team) = position.to_move().map(caminos_rules::Seat::team) else {
            return Vec::new();
        };
        let covers = rules.footprint(solution).meets(position.tops(team.other()));
        let stands = rules.columns(solution).any(|(_, column)| column.cubes > 1);
        let mut themes = vec![match task {
            Task::Connect { .. } => Self::Win,
            Task::Defend { .. } => Self::Defence,
            Task::Points => Self::Points,
        }];
        let means = [
            (Self::Cut, matches!(task, Task::Defend { .. }) && !covers),
            (Self::Cover, covers),
            (Self::Wall, stands),
        ];
        themes.extend(
            means
                .into_iter()
                .filter(|(_, holds)| *holds)
                .map(|(theme, _)| theme),
        );
        themes
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let known = Self::ALL.into_iter().find(|theme| theme.name() == text);
        known.ok_or_else(|| ParsePuzzleError::Theme(text.chars().take(40).collect()))
    }
}
