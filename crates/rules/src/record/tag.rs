//! Tags: what is said about a game before its moves.

use super::{Origin, ParseResultError};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::notation::TextPos;

/// A name and a value, as in `[Board "square"]`.
///
/// ```
/// use caminos_rules::Record;
/// let record = Record::parse("[Caminos \"1\"] [Board \"ring\"] *")?;
/// let tag = record.tags().nth(1).unwrap();
/// assert_eq!((tag.name(), tag.value()), ("Board", "ring"));
/// assert_eq!(tag.pos().map(|pos| pos.to_string()), Some("line 1, column 15".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    name: String,
    value: String,
    pub(super) origin: Origin,
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TagError {
    /// The name is not a word.
    #[error("\"{0}\" is not a tag's name: it is made of ASCII letters, digits and underscores")]
    BadName(String),
    /// The value cannot be written on one line.
    #[error("the value of tag {0} holds a line end or another control character")]
    ControlCharacter(String),
    /// The tag `Caminos` names another grammar.
    #[error("grammar version \"{0}\" is not known: this reader knows version \"1\"")]
    Version(String),
    /// The tag `Result` holds no result.
    #[error(transparent)]
    Result(#[from] ParseResultError),
}

impl Tag {
    /// A tag that can be written.
    ///
    /// # Errors
    /// When the name is not made of ASCII letters, digits and underscores, or the value
    /// holds a control character.
    ///
    /// ```
    /// use caminos_rules::Tag;
    /// assert_eq!(Tag::new("Event", "club night")?.value(), "club night");
    /// assert!(Tag::new("two words", "").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(name: &str, value: &str) -> Result<Self, TagError> {
        if name.is_empty() || !name.chars().all(Self::in_name) {
            return Err(TagError::BadName(name.chars().take(40).collect()));
        }
        if value.chars().any(char::is_control) {
            return Err(TagError::ControlCharacter(name.to_owned()));
        }
        Ok(Self::fixed(name, value.to_owned()))
    }

    /// A tag whose parts are known to be good.
    pub(super) fn fixed(name: &str, value: String) -> Self {
        Self {
            name: name.to_owned(),
            value,
            origin: Origin::default(),
        }
    }

    pub(super) const fn in_name(c: char) -> bool {
        c.is_ascii_alphanumeric() || c == '_'
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without quotes and escapes.
    #[must_use]
    pub fn value(&self) -> &str {
        &self.value
    }

    /// Where the tag was read, if it was.
    #[must_use]
    pub const fn pos(&self) -> Option<TextPos> {
        self.origin.0
    }
}
