//! The tutorial, asked: is this answer right, and what does a suggested move do?

use caminos_guide::{Advice, Answer, Detail, Feedback, Task, lesson};
use caminos_rules::{Move, MoveText};

use crate::game::{Game, GameError};

/// Why there is no verdict.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// There is no such lesson.
    #[error("there is no lesson {0}")]
    Lesson(String),
    /// The text is not what the lesson asks for.
    #[error("{0} is no answer to this lesson")]
    Answer(String),
    /// The position of a suggestion leads nowhere.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// What is said to an answer, which is the text of a move, a cell, a number, or the number of
/// a choice: `right`, `refused`, or the last part of a message, perhaps followed by the name
/// and the value that the message takes.
///
/// # Errors
/// When there is no such lesson, or the text is not of the kind that it asks for.
pub fn judge(id: &str, text: &str) -> Result<String, LessonError> {
    let lesson = lesson(id).ok_or_else(|| LessonError::Lesson(id.to_owned()))?;
    let unfit = || LessonError::Answer(text.to_owned());
    let answer = match lesson.task {
        Task::Place(_) => text.parse().ok().map(Answer::Move),
        Task::PointAtBrokenWall(_) => text.parse().ok().map(Answer::Cell),
        Task::Count(_) => text.parse().ok().map(Answer::Number),
        Task::ChoosePlacement(_) | Task::ChooseRule { .. } => text.parse().ok().map(Answer::Choice),
    };
    let verdict = lesson
        .check(answer.ok_or_else(unfit)?)
        .map_err(|_| unfit())?;
    Ok(match verdict {
        Feedback::Right => "right".to_owned(),
        Feedback::Refused(_) => "refused".to_owned(),
        Feedback::NotYet { why, detail: None } => why.to_owned(),
        Feedback::NotYet {
            why,
            detail: Some(Detail::Move(text)),
        } => [why, "move", &text].join(" "),
        Feedback::NotYet {
            why,
            detail: Some(Detail::Points(points)),
        } => [why, "points", &points.to_string()].join(" "),
    })
}

/// What a move does that was suggested in a position: the last part of a message.
///
/// # Errors
/// When the link leads nowhere or the move cannot be played there.
pub fn advice(link: &str, text: &str) -> Result<&'static str, LessonError> {
    let game = Game::from_link(link)?;
    let unfit = || LessonError::Answer(text.to_owned());
    let mv: MoveText = text.parse().map_err(|_| unfit())?;
    match game.position().resolve(&mv) {
        Ok(Move::Place(placement)) => Ok(Advice::of(game.position(), placement).name()),
        _ => Err(unfit()),
    }
}
