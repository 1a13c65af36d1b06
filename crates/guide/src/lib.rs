//! The rules of Caminos told for people, and the lessons of the tutorial, as data.
//!
//! There are no words here: a [`Chapter`] and a [`Lesson`] name messages of
//! `locales/*/rules.ftl` and `locales/*/lessons.ftl`. A [`Figure`] is a real position, replayed
//! by the rules, and says what the text claims of it, so that a test can hold the text to it. An
//! answer to a lesson is judged by [`Lesson::judge`], which asks the rules and nothing else.
//!
//! ```
//! use caminos_guide::{Answer, Verdict, lesson};
//! let count = lesson("count").expect("there is a lesson on counting");
//! assert_eq!(count.judge(Answer::Number(10))?, Verdict::Right);
//! assert!(matches!(count.judge(Answer::Number(8))?, Verdict::NotYet { why: "walls", .. }));
//! # Ok::<(), caminos_guide::JudgeError>(())
//! ```

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod advice;
mod chapter;
mod chapters;
mod figure;
mod judge;
mod lesson;
mod lessons;
pub mod page;
mod stage;

pub use advice::Advice;
pub use chapter::{Block, Chapter};
pub use chapters::CHAPTERS;
pub use figure::{Claim, Figure};
pub use judge::{Answer, Detail, JudgeError, Verdict};
pub use lesson::{Aim, Amount, Lesson, Task};
pub use lessons::{LESSONS, lesson};
pub use stage::{Held, Rule, Stage, StageError};
