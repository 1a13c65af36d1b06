//! Every answer that a hand can give to a lesson.

use caminos_guide::{Answer, Lesson, LessonTask};
use caminos_rules::{Cell, Position};

/// The answers of the kind that a lesson asks for, whether they are right or not. Pieces are held
/// over every anchor, also where they reach beyond the board.
pub(crate) fn answers(lesson: &Lesson, position: &Position) -> Vec<Answer> {
    let rules = position.rules();
    let board = rules.board();
    let anchors = || {
        let all = (0..board.width()).flat_map(|x| (0..board.height()).map(move |y| (x, y)));
        all.filter_map(|(x, y)| Cell::new(x, y))
    };
    let choices = |count: usize| (1..=count as u8).map(Answer::Choice).collect();
    match lesson.task {
        LessonTask::Place(_) => rules
            .orientations()
            .flat_map(|orientation| anchors().map(move |anchor| Answer::Place(orientation, anchor)))
            .collect(),
        LessonTask::PointAtBrokenWall(_) => {
            board.cells_in(board.cells()).map(Answer::Cell).collect()
        }
        LessonTask::Count(_) => (0..=40).map(Answer::Number).collect(),
        LessonTask::ChoosePlacement(placements) => choices(placements.len()),
        LessonTask::ChooseOutcome(endings) => choices(endings.len()),
    }
}
