//! Comments and the commands inside them.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;

/// A remark in a record: text, and commands such as `[%clk 0:01:30]`.
///
/// ```
/// use caminos_rules::Comment;
/// let comment = Comment::new("blocks [%eval -0.4] the west [%clk 0:01:30]")?;
/// assert_eq!(comment.command("eval"), Some("-0.4"));
/// assert_eq!(comment.prose(), "blocks the west");
/// # Ok::<(), caminos_rules::ParseCommentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// Trimmed, without `}` and control characters other than line ends and tabs.
    text: String,
}

/// A piece of a comment.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum CommentPart<'c> {
    /// Words for people.
    Text(&'c str),
    /// `[%name value]`, for programs.
    Command {
        /// The word after `[%`.
        name: &'c str,
        /// The rest, trimmed; it may be empty.
        value: &'c str,
    },
}

/// A text that cannot be a comment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "fault",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ParseCommentError {
    /// It would end the comment.
    #[error("a comment cannot hold \"}}\"")]
    Brace,
    /// It would not survive on a screen.
    #[error("a comment cannot hold the control character U+{:04X}", u32::from(*.character))]
    Control {
        /// The character.
        character: char,
    },
}

impl Comment {
    /// A comment with this text. Space around it is dropped, and Windows line ends
    /// become plain ones.
    ///
    /// # Errors
    /// When it holds a `}` or a control character.
    ///
    /// ```
    /// use caminos_rules::{Comment, ParseCommentError};
    /// assert_eq!(Comment::new(" blocks the west\r\n")?.text(), "blocks the west");
    /// assert_eq!(Comment::new("a } b"), Err(ParseCommentError::Brace));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(text: &str) -> Result<Self, ParseCommentError> {
        let text = text.replace("\r\n", "\n");
        match text.chars().find(|&c| !Self::may_hold(c)) {
            Some('}') => Err(ParseCommentError::Brace),
            Some(character) => Err(ParseCommentError::Control { character }),
            None => Ok(Self {
                text: text.trim().to_owned(),
            }),
        }
    }

    /// Whether a comment may hold the character.
    pub(super) fn may_hold(c: char) -> bool {
        c != '}' && (!c.is_control() || matches!(c, '\n' | '\t'))
    }

    /// The whole text, commands included.
    ///
    /// ```
    /// use caminos_rules::Comment;
    /// let comment = Comment::new("blocks [%eval -0.4]")?;
    /// assert_eq!(comment.text(), "blocks [%eval -0.4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Text and commands in order. What looks like a command and has no end is text.
    ///
    /// ```
    /// use caminos_rules::{Comment, CommentPart};
    /// let comment = Comment::new("blocks [%eval -0.4]")?;
    /// let command = CommentPart::Command { name: "eval", value: "-0.4" };
    /// assert!(comment.parts().eq([CommentPart::Text("blocks "), command]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parts(&self) -> impl Iterator<Item = CommentPart<'_>> {
        let mut rest = self.text.as_str();
        core::iter::from_fn(move || {
            if let Some((part, after)) = split_command(rest) {
                rest = after;
                return Some(part);
            }
            if rest.is_empty() {
                return None;
            }
            let mut starts = rest.match_indices("[%").map(|(at, _)| at);
            let command = starts.find(|&at| split_command(&rest[at..]).is_some());
            let end = command.unwrap_or(rest.len());
            let (text, after) = rest.split_at(end);
            rest = after;
            Some(CommentPart::Text(text))
        })
    }

    /// The value of the first command with this name.
    ///
    /// ```
    /// use caminos_rules::Comment;
    /// let comment = Comment::new("blocks [%eval -0.4]")?;
    /// assert_eq!(comment.command("eval"), Some("-0.4"));
    /// assert_eq!(comment.command("clk"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn command(&self, wanted: &str) -> Option<&str> {
        self.parts().find_map(|part| match part {
            CommentPart::Command { name, value } if name == wanted => Some(value),
            _ => None,
        })
    }

    /// The words without the commands, with single spaces.
    ///
    /// ```
    /// use caminos_rules::Comment;
    /// let comment = Comment::new("blocks [%eval -0.4] the west")?;
    /// assert_eq!(comment.prose(), "blocks the west");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn prose(&self) -> String {
        let words = self.parts().filter_map(|part| match part {
            CommentPart::Text(text) => Some(text),
            CommentPart::Command { .. } => None,
        });
        let words = words.flat_map(str::split_whitespace);
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The command at the start of a text, and what follows it.
fn split_command(text: &str) -> Option<(CommentPart<'_>, &str)> {
    let inside = text.strip_prefix("[%")?;
    let end = inside.find([']', '['])?;
    let after = inside[end..].strip_prefix(']')?;
    let inside = &inside[..end];
    let name_end = inside.find(char::is_whitespace).unwrap_or(inside.len());
    let (name, value) = inside.split_at(name_end);
    let value = value.trim();
    (!name.is_empty()).then_some((CommentPart::Command { name, value }, after))
}
