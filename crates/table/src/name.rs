//! What a person is called at the table.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A person's name: one short line of visible text.
///
/// ```
/// use caminos_table::Name;
/// assert_eq!(Name::new("  Ada ")?.as_str(), "Ada");
/// assert!(Name::new("").is_err());
/// # Ok::<(), caminos_table::NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct Name(Box<str>);

/// Why a text is no name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum NameError {
    /// Nothing to see.
    #[error("a name needs at least one character")]
    Empty,
    /// Longer than a line beside the board.
    #[error("a name has at most {} characters", Name::MAX)]
    TooLong,
    /// Line ends, marks that turn the writing round, and the like.
    #[error("a name is one line of visible text, without control characters")]
    Invisible,
}

impl Name {
    /// How many characters a name may have.
    pub const MAX: usize = 32;

    /// A name, without the space around it.
    ///
    /// # Errors
    /// When it is empty, too long, or holds characters that cannot be seen.
    pub fn new(text: &str) -> Result<Self, NameError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        if text.chars().count() > Self::MAX {
            return Err(NameError::TooLong);
        }
        if text.chars().any(is_invisible) {
            return Err(NameError::Invisible);
        }
        Ok(Self(text.into()))
    }

    /// The text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and those that would change how the text around them is shown.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0.into()
    }
}
