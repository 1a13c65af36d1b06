//! A lesson of the tutorial.

use caminos_rules::{Position, Team};

use crate::guide_position::GuidePosition;

/// A position and a small task.
#[derive(Copy, Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and messages.
    pub id: &'static str,
    /// Where it begins.
    pub start: GuidePosition,
    /// What is asked.
    pub task: LessonTask,
    /// The cells to mark.
    pub marks: &'static [&'static str],
    /// An answer that is right: a move, a cell or a number; or the number of a choice, from 1.
    pub solution: &'static str,
    /// How many answers are right; numbers and choices have one.
    pub accepted: u32,
    /// What can be said to an answer that breaks no rule and is not right: the last parts of
    /// messages.
    pub feedback: &'static [&'static str],
}

/// What a lesson asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LessonTask {
    /// Place a piece to some end.
    Place(Aim),
    /// Point at a cell at which the team's tops meet and a wall keeps them apart.
    PointAtBrokenWall(Team),
    /// Say a number.
    Count(Amount),
    /// Say which of these placements is allowed.
    ChoosePlacement(&'static [&'static str]),
    /// Say how the game has ended.
    ChooseOutcome(&'static [Ending]),
}

/// How a game may end, as a choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Yellow wins.
    Yellow,
    /// Green wins.
    Green,
    /// Nobody wins.
    Draw,
}

impl Ending {
    /// The ending of a finished game; `None` while it is played.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let outcome = position.outcome()?;
        Some(match outcome.winner() {
            Some(Team::Yellow) => Self::Yellow,
            Some(Team::Green) => Self::Green,
            None => Self::Draw,
        })
    }

    /// The last part of the message that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Draw => "draw",
        }
    }
}

/// To what end a piece is placed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// All its cubes lie on the board.
    Flat,
    /// It fills just the marked cells.
    FillMarks,
    /// It reaches this height.
    Reach(u8),
    /// It covers a cube of the opponent's.
    Cover,
    /// It joins the two marked cells.
    JoinMarks,
    /// It connects.
    Connect,
    /// It connects two sides that count double.
    ConnectDoubled,
    /// The opponent cannot connect with the next move.
    Parry,
}

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// The faces of the team's path.
    Faces(Team),
    /// The team's pieces on the outer edge.
    EdgePieces(Team),
}

impl Lesson {
    /// The message of its title.
    #[must_use]
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }

    /// The message for something else about it: `text`, `task`, `done`, or one of its feedback.
    #[must_use]
    pub fn message(&self, part: &str) -> String {
        format!("lesson-{}-{part}", self.id)
    }
}
