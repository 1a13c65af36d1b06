//! What a person is called at the table.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A person's name: one short line of visible text.
///
/// ```
/// use caminos_table::Name;
/// assert_eq!(Name::new("  Ada ")?.as_str(), "Ada");
/// assert!(Name::new("").is_err());
/// # Ok::<(), caminos_table::NameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Name(Arc<str>);

/// Why a text is no name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NameError {
    /// Nothing to see.
    #[error("a name needs at least one character")]
    Empty,
    /// Longer than a line beside the board.
    #[error("a name has at most {} characters", Name::MAX)]
    TooLong,
    /// Line ends, marks that turn the writing round, letters that show nothing, and the like.
    #[error("a name is one line of visible text, without control characters")]
    Invisible,
}

impl Name {
    /// How many characters a new name may have.
    pub const MAX: usize = 32;
    /// How many characters stored names have at most: the largest `MAX` that a version ever had, or
    /// matches that hold such a name could not be read any more.
    const MAX_STORED: usize = 32;

    /// A name, without the space around it.
    ///
    /// # Errors
    /// When it is empty, too long, or holds characters that cannot be seen where they stand.
    ///
    /// ```
    /// use caminos_table::{Name, NameError};
    /// assert!(Name::new("\u{1f469}\u{200d}\u{1f680}").is_ok(), "a woman, joined with a rocket");
    /// assert_eq!(Name::new("\u{3164}"), Err(NameError::Invisible), "a letter that shows nothing");
    /// # Ok::<(), NameError>(())
    /// ```
    pub fn new(text: &str) -> Result<Self, NameError> {
        let name = Self::one_line(text, Self::MAX)?;
        if shows_every_character(&name.0) {
            Ok(name)
        } else {
            Err(NameError::Invisible)
        }
    }

    /// A name of a match that was stored. Earlier versions let letters pass that show nothing,
    /// and such matches still open.
    pub(crate) fn from_stored(text: &str) -> Result<Self, NameError> {
        let name = Self::one_line(text, Self::MAX_STORED)?;
        if name.0.chars().any(is_format) && !shows_every_character(&name.0) {
            return Err(NameError::Invisible);
        }
        Ok(name)
    }

    fn one_line(text: &str, most: usize) -> Result<Self, NameError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        if text.chars().count() > most {
            return Err(NameError::TooLong);
        }
        Ok(Self(text.into()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters, and those that would change how the text around them is shown.
fn is_format(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Unicode's `Default_Ignorable_Code_Point`, and the blank Braille pattern: nothing to see.
const fn is_ignorable(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether each character can be seen, or changes one that can: joiners between two characters
/// (joined emoji, Persian and Indic writing), one variation selector after a character, and the
/// tags of a flag. Any of these elsewhere would make two names look alike.
fn shows_every_character(text: &str) -> bool {
    const FLAG: char = '\u{1f3f4}';
    /// What came before: nothing to change, a character to change, the tags of a flag.
    #[derive(Copy, Clone, PartialEq)]
    enum Before {
        Nothing,
        Character,
        Varied,
        Flag,
    }
    let mut before = Before::Nothing;
    for c in text.chars() {
        before = match (c, before) {
            // The character after a joiner must be a visible one: `Nothing` lets no other pass.
            ('\u{200c}' | '\u{200d}', Before::Character | Before::Varied) => Before::Nothing,
            ('\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}', Before::Character) => {
                Before::Varied
            }
            ('\u{e0020}'..='\u{e007e}', Before::Flag) => Before::Flag,
            ('\u{e007f}', Before::Flag) => Before::Varied,
            ('\u{fe0f}', Before::Flag) => Before::Varied,
            ('\u{200d}', Before::Flag) => Before::Nothing,
            (FLAG, _) => Before::Flag,
            _ if is_ignorable(c) || is_format(c) => return false,
            _ if c.is_whitespace() => Before::Nothing,
            _ => Before::Character,
        };
    }
    // A joiner at the end joins nothing.
    !text.ends_with(['\u{200c}', '\u{200d}'])
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::from_stored(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.as_str().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_any_writing_and_joined_emoji_are_names() {
        let names = [
            "Ada",
            "Zoë van den Berg",
            "李小龙",
            "محمد",
            // Persian, with a zero-width non-joiner.
            "نرگس\u{200c}جان",
            // Devanagari, with a zero-width joiner.
            "क्\u{200d}ष",
            "👩\u{200d}🚀",
            "👨\u{200d}👩\u{200d}👧\u{200d}👦",
            "🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{200d}☠\u{fe0f}",
            "❤\u{fe0f}",
            // Scotland's flag is written with tags.
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "👍🏽",
        ];
        for name in names {
            assert_eq!(Name::new(name).as_ref().map(Name::as_str), Ok(name));
        }
    }

    #[test]
    fn a_name_shows_every_character_that_it_has() {
        let blank = [
            "\u{3164}",
            "\u{ffa0}",
            "\u{115f}\u{1160}",
            "\u{2800}\u{2800}",
            "\u{34f}",
            "\u{fe0f}",
            "\u{e0041}\u{e0042}",
            "\u{200d}",
            "a\u{200d}",
            "\u{200d}a",
            "a\u{200d}\u{200d}b",
            "a \u{200d}b",
            "a\u{fe0f}\u{fe0f}",
            "Ada\u{3164}",
            "A\u{200b}da",
            "A\u{ad}da",
            "a\u{202e}b",
            "a\nb",
            "a\u{e0067}",
        ];
        for name in blank {
            assert_eq!(Name::new(name), Err(NameError::Invisible), "{name:?}");
        }
        for name in ["", "  ", "\u{a0}\u{3000}"] {
            assert_eq!(Name::new(name), Err(NameError::Empty), "{name:?}");
        }
    }

    #[test]
    fn names_that_were_stored_are_still_read() {
        let read = |text: &str| Name::try_from(text.to_owned());
        assert!(read("\u{3164}").is_ok());
        assert!(read("👩\u{200d}🚀").is_ok());
        assert_eq!(read("a\u{202e}b"), Err(NameError::Invisible));
        assert_eq!(read(""), Err(NameError::Empty));
    }

    #[test]
    fn a_name_has_at_most_so_many_characters() {
        let longest = "ñ".repeat(Name::MAX);
        assert!(Name::new(&longest).is_ok());
        assert!(Name::try_from(longest.clone()).is_ok(), "it can be stored");
        assert_eq!(Name::new(&format!("{longest}n")), Err(NameError::TooLong));
    }
}
