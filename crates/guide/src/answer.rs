//! Checking the answer to a lesson's task.

use caminos_message::Arg;
use caminos_rules::{Cell, IllegalMove, Move, MoveText, OrientationId, Piece, Position, Team};
use serde::Serialize;

use crate::guide_position::GuideError;
use crate::lesson::{Amount, Ending, Lesson, LessonTask};

/// What somebody answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A piece dropped with its anchor here.
    Place(OrientationId, Cell),
    /// A move as text.
    Move(MoveText),
    /// A cell that was pointed at.
    Cell(Cell),
    /// A number.
    Number(u16),
    /// One of the choices, from 1.
    Choice(u8),
}

/// The feedback to an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Feedback {
    /// It is right.
    Right,
    /// No rule is against it, but it is not what was asked for.
    NotYet {
        /// The last part of the message that says why: see [`Lesson::message`].
        why: &'static str,
        /// The arguments of that message.
        args: Vec<(&'static str, Arg)>,
    },
    /// A rule is against it.
    Illegal {
        /// Which, and where.
        illegal: IllegalMove,
    },
}

/// Why an answer cannot be checked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The lesson itself is wrong.
    #[error(transparent)]
    GuidePosition(#[from] GuideError),
    /// The lesson asks for something else, such as a cell instead of a number.
    #[error("the lesson asks for something else")]
    OtherTask,
}

pub(crate) const fn not_yet(why: &'static str) -> Feedback {
    Feedback::NotYet {
        why,
        args: Vec::new(),
    }
}

pub(crate) fn not_yet_with(why: &'static str, name: &'static str, arg: impl Into<Arg>) -> Feedback {
    Feedback::NotYet {
        why,
        args: vec![(name, arg.into())],
    }
}

pub(crate) const fn right_or(right: bool, why: &'static str) -> Feedback {
    if right { Feedback::Right } else { not_yet(why) }
}

impl Feedback {
    const fn illegal(illegal: IllegalMove) -> Self {
        Self::Illegal { illegal }
    }
}

impl Lesson {
    /// Checks an answer by the rules.
    ///
    /// # Errors
    /// When the answer is not of the kind that the lesson asks for.
    pub fn check(&self, answer: Answer) -> Result<Feedback, AnswerError> {
        self.check_in(&self.start.position()?, answer)
    }

    /// The same in the lesson's position, for whoever has it at hand and asks often.
    ///
    /// # Errors
    /// As [`Lesson::check`].
    pub fn check_in(&self, position: &Position, answer: Answer) -> Result<Feedback, AnswerError> {
        match (self.task, answer) {
            (LessonTask::Place(aim), Answer::Place(orientation, anchor)) => {
                let placed = position.place_at(orientation, anchor);
                Ok(placed.map_or_else(Feedback::illegal, |placement| {
                    self.check_placement(position, aim, placement)
                }))
            }
            (LessonTask::Place(aim), Answer::Move(text)) => match position.resolve(&text) {
                Ok(Move::Place(placement)) => Ok(self.check_placement(position, aim, placement)),
                Ok(Move::Swap | Move::Resign) => Err(AnswerError::OtherTask),
                Err(reason) => Ok(Feedback::illegal(reason)),
            },
            (LessonTask::PointAtBrokenWall(team), Answer::Cell(cell))
                if position.rules().board().contains(cell) =>
            {
                Ok(check_wall(position, team, cell))
            }
            (LessonTask::Count(amount), Answer::Number(number)) => {
                Ok(check_number(position, amount, number))
            }
            (LessonTask::ChoosePlacement(texts), Answer::Choice(choice)) => {
                let refusal = refusal(position, nth(texts, choice)?)?;
                Ok(refusal.map_or(Feedback::Right, Feedback::illegal))
            }
            (LessonTask::ChooseOutcome(endings), Answer::Choice(choice)) => {
                let ending = *nth(endings, choice)?;
                Ok(right_or(Ending::of(position) == Some(ending), "nobody"))
            }
            _ => Err(AnswerError::OtherTask),
        }
    }
}

/// Why a move cannot be made, if so.
fn refusal(position: &Position, text: &str) -> Result<Option<IllegalMove>, GuideError> {
    Ok(position.resolve(&text.parse()?).err())
}

fn nth<T>(choices: &[T], choice: u8) -> Result<&T, AnswerError> {
    let index = usize::from(choice).checked_sub(1);
    index
        .and_then(|index| choices.get(index))
        .ok_or(AnswerError::OtherTask)
}

fn check_wall(position: &Position, team: Team, cell: Cell) -> Feedback {
    let board = position.rules().board();
    let own = |cell| board.set_contains(position.tops(team), cell);
    if position.height(cell) == 0 {
        not_yet("empty")
    } else if !own(cell) {
        not_yet("other")
    } else {
        let broken = board
            .neighbours(cell)
            .any(|(_, next)| own(next) && !position.are_joined(team, cell, next));
        right_or(broken, "whole")
    }
}

fn check_number(position: &Position, amount: Amount, number: u16) -> Feedback {
    let (right, slips) = match amount {
        Amount::Faces(team) => {
            let path = position.shortest_path(team);
            let tops = path.as_ref().map_or(0, |path| path.cells().count());
            (
                path.map_or(0, |path| path.length()),
                [
                    (tops as u16, "walls"),
                    (position_cubes(position, team), "cubes"),
                ],
            )
        }
        Amount::EdgePieces(team) => {
            let rules = position.rules();
            let rim = rules.board().rim();
            let own = || {
                position
                    .pieces()
                    .filter(move |piece| piece.colour.team() == Some(team))
            };
            let over = |piece: &Piece| rules.footprint(piece.placement).meets(rim);
            (
                u16::from(position.edge_pieces()[team]),
                [
                    (own().filter(over).count() as u16, "hanging"),
                    (own().count() as u16, "all"),
                ],
            )
        }
    };
    if number == right {
        return Feedback::Right;
    }
    let slip = slips.into_iter().find(|&(slip, _)| slip == number);
    not_yet(slip.map_or(if number < right { "few" } else { "many" }, |(_, why)| why))
}

fn position_cubes(position: &Position, team: Team) -> u16 {
    let rules = position.rules();
    position
        .pieces()
        .filter(|piece| piece.colour.team() == Some(team))
        .map(|piece| rules.cubes(piece.placement).count() as u16)
        .sum()
}
