//! The rules of Caminos explained for people, and the lessons of the tutorial, as data.
//!
//! There are no words here: a [`Chapter`] and a [`Lesson`] name messages of
//! `locales/*/rules.ftl` and `locales/*/lessons.ftl`. A [`Figure`] is a real position, replayed
//! by the rules, and says what the text claims of it, so that a test can hold the text to it. An
//! answer to a lesson is checked by [`Lesson::check`], which asks the rules and nothing else.
//!
//! ```
//! use caminos_guide::{Answer, Feedback, lesson};
//! let count = lesson("count").expect("there is a lesson on counting");
//! assert_eq!(count.check(Answer::Number(10))?, Feedback::Right);
//! assert!(matches!(count.check(Answer::Number(8))?, Feedback::NotYet { why: "walls", .. }));
//! # Ok::<(), caminos_guide::AnswerError>(())
//! ```

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod advice;
mod answer;
mod chapter;
mod chapters;
mod figure;
mod first_piece;
mod guide_position;
mod lesson;
mod lessons;
pub mod page;
mod placement;

pub use advice::{Advice, MoveAdvice};
pub use answer::{Answer, AnswerError, Feedback};
pub use chapter::{Block, Chapter};
pub use chapters::CHAPTERS;
pub use figure::{Claim, Figure};
pub use first_piece::first_piece;
pub use guide_position::{GuideError, GuidePosition, Held, Rule};
pub use lesson::{Aim, Amount, Ending, Lesson, LessonTask};
pub use lessons::{LESSONS, lesson};
