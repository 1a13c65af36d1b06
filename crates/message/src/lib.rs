//! A text for people as data: a [`Message`] is the id of a Fluent message and its arguments.
//! Whoever shows it formats it in the reader's language: `Texts::format` in Rust, `format` of
//! `web/src/text/message.ts` on the page.
//!
//! [`Localise`] says which message an error is. Each implementation matches every variant, so
//! that the compiler finds an error without a text; `cargo test -p caminos-text` finds a message
//! that a language lacks.
//!
//! ```
//! use caminos_message::Localise as _;
//! use caminos_rules::{Options, Position, Rules};
//! let position = Position::new(Rules::standard("square", Options::default())?);
//! let illegal = position.resolve(&"Ng2".parse()?).unwrap_err();
//! assert_eq!(illegal.message().to_string(), "refusal-unknown-shape(letter: N)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod illegal_move;
mod link;
mod material;
mod message;
pub mod names;
mod notation;
mod outcome;
mod parse;
mod record;
mod rules_error;
mod setup;

pub use message::{Arg, Message};
pub use outcome::outcome_messages;

/// Something that has a text for people.
pub trait Localise {
    /// Its text: a clause without a full stop.
    fn message(&self) -> Message;

    /// The same in several clauses, where it is about several things.
    fn messages(&self) -> Vec<Message> {
        vec![self.message()]
    }
}

/// A message with its arguments: `message!("refusal-not-in-supply", letter = letter)`.
///
/// A test compares these calls with the language files, so the id is written out.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// `what: cause`, as in a place in a file and what is wrong there.
fn about(what: Message, cause: Message) -> Message {
    message!("with-cause", what = what, cause = cause)
}
