//! What the rules say to an answer.

use caminos_rules::{
    Cell, CellSet, IllegalMove, Move, MoveText, OrientationId, Piece, Placement, Position, Team,
};

use crate::guide_position::{GuideError, Rule};
use crate::lesson::{Aim, Amount, Lesson, Task};

/// What somebody answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A piece dropped with the lower left corner of its cells here.
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

/// What is said to an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// It is right.
    Right,
    /// No rule is against it, but it is not what was asked for.
    NotYet {
        /// The last part of the message that says why.
        why: &'static str,
        /// What the message names.
        detail: Option<Detail>,
    },
    /// A rule is against it.
    Refused(IllegalMove),
}

/// What a message names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The opponent's answer, as `$move`.
    Move(String),
    /// As `$points`.
    Points(u16),
}

/// Why an answer cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnswerError {
    /// The lesson itself is wrong.
    #[error(transparent)]
    GuidePosition(#[from] GuideError),
    /// The lesson asks for something else, such as a cell instead of a number.
    #[error("the lesson asks for something else")]
    OtherTask,
}

const fn not_yet(why: &'static str) -> Feedback {
    Feedback::NotYet { why, detail: None }
}

const fn right_or(right: bool, why: &'static str) -> Feedback {
    if right { Feedback::Right } else { not_yet(why) }
}

impl Lesson {
    /// Judges an answer by the rules.
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
            (Task::Place(aim), Answer::Place(orientation, corner)) => {
                let placed = position.place_at(orientation, corner);
                Ok(placed.map_or_else(Feedback::Refused, |placement| {
                    self.check_placement(position, aim, placement)
                }))
            }
            (Task::Place(aim), Answer::Move(text)) => match position.resolve(&text) {
                Ok(Move::Place(placement)) => Ok(self.check_placement(position, aim, placement)),
                Ok(Move::Swap | Move::Resign) => Err(AnswerError::OtherTask),
                Err(reason) => Ok(Feedback::Refused(reason)),
            },
            (Task::PointAtBrokenWall(team), Answer::Cell(cell))
                if position.rules().board().contains(cell) =>
            {
                Ok(check_wall(position, team, cell))
            }
            (Task::Count(amount), Answer::Number(number)) => {
                Ok(check_number(position, amount, number))
            }
            (Task::ChoosePlacement(texts), Answer::Choice(choice)) => {
                let refusal = refusal(position, nth(texts, choice)?)?;
                Ok(refusal.map_or(Feedback::Right, Feedback::Refused))
            }
            (Task::ChooseRule { held, rules }, Answer::Choice(choice)) => {
                let rule = nth(rules, choice)?;
                let broken =
                    refusal(position, held)?.map_or_else(Vec::new, |reason| Rule::broken(&reason));
                Ok(right_or(broken.contains(rule), rule.name()))
            }
            _ => Err(AnswerError::OtherTask),
        }
    }

    fn marked(&self, position: &Position) -> CellSet {
        let cells = self.marks.iter().filter_map(|name| name.parse().ok());
        position.rules().board().set_of(cells)
    }

    fn check_placement(&self, before: &Position, aim: Aim, placement: Placement) -> Feedback {
        let mut after = before.clone();
        after.play_unchecked(Move::Place(placement));
        let team = before.to_move().map_or(Team::Yellow, |seat| seat.team());
        let rules = before.rules();
        let footprint = rules.footprint(placement);
        let most = rules
            .columns(placement)
            .map(|(_, column)| column.cubes)
            .max();
        let lies = rules
            .columns(placement)
            .all(|(_, column)| column.top() == 1);
        match aim {
            Aim::Flat => right_or(lies, "standing"),
            Aim::FillMarks if footprint == self.marked(before) && lies => Feedback::Right,
            Aim::FillMarks if !lies => not_yet("standing"),
            Aim::FillMarks => {
                let wanted = self.solution.parse().ok();
                let letter = rules
                    .shape(rules.shape_of(placement.orientation()))
                    .letter();
                let same = wanted.is_some_and(
                    |text| matches!(text, MoveText::Place(text) if text.letter() == letter),
                );
                not_yet(if same { "cells" } else { "piece" })
            }
            Aim::Reach(height) => match most {
                Some(most) if most >= height => Feedback::Right,
                Some(1) => not_yet("lying"),
                _ => not_yet("low"),
            },
            Aim::Cover => {
                let covers = |team| footprint.meets(before.tops(team));
                if covers(team.other()) {
                    Feedback::Right
                } else if covers(team) {
                    not_yet("own")
                } else {
                    not_yet("beside")
                }
            }
            Aim::JoinMarks => {
                let board = rules.board();
                let joined = |cell| {
                    let all = board.cells_in(after.joined_with(team, cell));
                    board.set_of(all)
                };
                let marks: Vec<Cell> = board.cells_in(self.marked(before)).collect();
                let touched = marks.iter().filter(|&&mark| joined(mark).meets(footprint));
                match marks[..] {
                    [a, b] if joined(a).meets(board.set_of([b])) => Feedback::Right,
                    _ if touched.count() > 0 => not_yet("one"),
                    _ => not_yet("neither"),
                }
            }
            Aim::Connect if after.is_connected(team) => Feedback::Right,
            Aim::ConnectDoubled if after.is_connected(team) => match after.shortest_path(team) {
                Some(path) if !path.goal().doubled => Feedback::NotYet {
                    why: "single",
                    detail: Some(Detail::Points(path.points())),
                },
                _ => Feedback::Right,
            },
            Aim::Connect | Aim::ConnectDoubled => not_yet(if joins_others(&after, team) {
                "short"
            } else {
                "apart"
            }),
            Aim::Parry => {
                let opponent = team.other().first_seat();
                match after.first_threat(opponent) {
                    None => Feedback::Right,
                    Some(threat) => Feedback::NotYet {
                        why: "still",
                        detail: Some(Detail::Move(rules.text(threat.into()).to_string())),
                    },
                }
            }
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

/// Whether the piece that came last is joined with another one of its team.
fn joins_others(position: &Position, team: Team) -> bool {
    let rules = position.rules();
    let board = rules.board();
    let Some(last) = position.pieces().last() else {
        return false;
    };
    let own = rules.footprint(last.placement);
    board
        .cells_in(own.and(position.tops(team)))
        .any(|cell| !position.joined_with(team, cell).without(own).is_empty())
}

fn check_wall(position: &Position, team: Team, cell: Cell) -> Feedback {
    let board = position.rules().board();
    let own = |cell| board.set_of([cell]).meets(position.tops(team));
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
