//! The tutorial, asked: is this answer right, and what does a suggested move do?

use caminos_connection::MoveEffect;
use caminos_guide::{Answer, Feedback, LessonTask, MoveAdvice, lesson};
use caminos_rules::MoveText;

use crate::game::{Game, GameError};

/// Why there is no feedback.
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

/// The feedback to an answer, which is the text of a move, a cell, a number, or the number of a
/// choice.
///
/// # Errors
/// When there is no such lesson, or the text is not of the kind that it asks for.
pub fn check_answer(id: &str, text: &str) -> Result<Feedback, LessonError> {
    let lesson = lesson(id).ok_or_else(|| LessonError::Lesson(id.to_owned()))?;
    let unfit = || LessonError::Answer(text.to_owned());
    let answer = match lesson.task {
        LessonTask::Place(_) => text.parse().ok().map(Answer::Move),
        LessonTask::PointAtBrokenWall(_) => text.parse().ok().map(Answer::Cell),
        LessonTask::Count(_) => text.parse().ok().map(Answer::Number),
        LessonTask::ChoosePlacement(_) | LessonTask::ChooseOutcome(_) => {
            text.parse().ok().map(Answer::Choice)
        }
    };
    let answer = answer.ok_or_else(unfit)?;
    lesson.check(answer).map_err(|_| unfit())
}

/// A piece to begin a first game with in the position of a link, as text; none for somebody who has begun.
///
/// # Errors
/// When the link leads nowhere.
pub fn first_piece(link: &str) -> Result<Option<String>, LessonError> {
    let game = Game::from_link(link)?;
    let placement = caminos_guide::first_piece(game.position());
    Ok(placement.map(|placement| game.position().rules().text(placement.into()).to_string()))
}

/// What a move does that was suggested in a position.
///
/// # Errors
/// When the link leads nowhere or the move cannot be played there.
pub fn advice(link: &str, text: &str) -> Result<MoveAdvice, LessonError> {
    let game = Game::from_link(link)?;
    let unfit = || LessonError::Answer(text.to_owned());
    let mv: MoveText = text.parse().map_err(|_| unfit())?;
    let mv = game.position().resolve(&mv).map_err(|_| unfit())?;
    let effect = MoveEffect::of(game.position(), mv).ok_or_else(unfit)?;
    Ok(MoveAdvice::from(&effect))
}
