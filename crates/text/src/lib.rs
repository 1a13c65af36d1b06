//! Every text for people, in their language.
//!
//! The texts are Fluent files in `locales/`, one folder a language, and are built in. The page
//! reads the same files. A message that a language does not have yet is shown in English.
//!
//! ```
//! use caminos_text::{Language, Texts, localise};
//! let texts = Texts::of(Language::ENGLISH);
//! assert_eq!(localise!(texts, "team-yellow"), "Yellow");
//! assert_eq!(texts.list(["a1", "b2", "c3"]), "a1, b2 and c3");
//! ```

#![deny(missing_docs)]

mod language;
mod names;
mod texts;
mod value;

pub use language::Language;
pub use names::InSentence;
pub use texts::Texts;
pub use value::Value;

/// The text of a message: its language, its id, and a value for each of its variables.
///
/// The check of the texts reads these calls, so the name is written out.
#[macro_export]
macro_rules! localise {
    ($texts:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.text($id, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
