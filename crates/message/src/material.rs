//! What is wrong with a material: its shapes, its boards, its file.

use caminos_rules::{Board, BoardError, Letter, Material, MaterialError, ShapeError};
#[cfg(feature = "material-files")]
use caminos_rules::{MaterialFault, MaterialFileError};

use crate::{Localise, Message, message};

#[cfg(feature = "material-files")]
impl Localise for MaterialFileError {
    fn message(&self) -> Message {
        crate::about(self.pos.message(), self.fault.message())
    }
}

#[cfg(feature = "material-files")]
impl Localise for MaterialFault {
    fn message(&self) -> Message {
        match self {
            // What the TOML library says about its own grammar is English.
            Self::Toml(detail) => message!("material-toml", detail = detail),
            Self::Material(error) => error.message(),
            Self::Cell(error) => error.message(),
            Self::SecondNeutral => message!("material-second-neutral"),
            Self::BadLetter => message!("material-bad-letter"),
            Self::BadCount { letter, count } => bad_count(*letter, *count),
            Self::RepeatedGoal(goal) => message!("material-repeated-goal", goal = goal),
            Self::DoubledNoGoal(goal) => message!("material-doubled-no-goal", goal = goal),
            Self::BadGoal => message!("material-bad-goal"),
            Self::BadDrawing(character) => message!("material-bad-drawing", text = *character),
            Self::BadRange { from, to } => message!("material-bad-range", from = *from, to = *to),
        }
    }
}

fn bad_count(letter: Letter, count: i64) -> Message {
    message!(
        "material-bad-count",
        letter = letter,
        count = count.to_string(),
        max = Material::MAX_COUNT
    )
}

impl Localise for MaterialError {
    fn message(&self) -> Message {
        match self {
            Self::BadName(name) => message!("material-bad-name", name = name),
            Self::ReservedName => message!("material-reserved-name"),
            Self::Shape { letter, error } => {
                message!("material-shape", letter = *letter, fault = error.message())
            }
            Self::Board(error) => error.message(),
            Self::RepeatedLetter(letter) => message!("material-repeated-letter", letter = *letter),
            Self::RepeatedBoard(name) => message!("material-repeated-board", name = name),
            Self::BadCount { letter, count } => bad_count(*letter, i64::from(*count)),
            Self::NoShapes => message!("material-no-shapes"),
            Self::TooManyShapes(count) => message!(
                "material-too-many-shapes",
                count = *count,
                max = Material::MAX_SHAPES
            ),
            Self::NoBoards => message!("material-no-boards"),
        }
    }
}

impl Localise for ShapeError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => message!("material-shape-empty"),
            Self::Disconnected => message!("material-shape-disconnected"),
            Self::TooLong(cubes) => message!("material-shape-too-long", cubes = *cubes),
            Self::AlwaysGaps => message!("material-shape-always-gaps"),
        }
    }
}

impl Localise for BoardError {
    fn message(&self) -> Message {
        match self {
            Self::BadName(name) => message!("material-board-bad-name", name = name),
            Self::Empty(name) => message!("material-board-empty", name = name),
            Self::TooLarge {
                name,
                width,
                height,
            } => message!(
                "material-board-too-large",
                name = name,
                width = *width,
                height = *height,
                max = Board::MAX_SIZE
            ),
            Self::BadSideName { name, side } => {
                message!("material-side-bad-name", name = name, side = side)
            }
            Self::EmptySide { name, side } => {
                message!("material-side-empty", name = name, side = side)
            }
            Self::RepeatedSide { name, side } => {
                message!("material-side-repeated", name = name, side = side)
            }
            Self::SideOffBoard { name, side, cell } => message!(
                "material-side-off-board",
                name = name,
                side = side,
                cell = *cell
            ),
            Self::UnknownSide { name, side, known } => message!(
                "material-side-unknown",
                name = name,
                side = side,
                known = known
            ),
            Self::GoalWithItself { name, side } => {
                message!("material-goal-with-itself", name = name, side = side)
            }
            Self::NoGoals(name) => message!("material-no-goals", name = name),
            Self::TooManySides { name, count } => message!(
                "material-too-many-sides",
                name = name,
                count = *count,
                max = Board::MAX_SIDES
            ),
        }
    }
}
