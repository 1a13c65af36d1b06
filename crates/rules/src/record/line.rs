//! Lines of moves with marks, comments and variations.

use core::fmt;
use core::str::FromStr;

use super::{Comment, Origin};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::notation::{MoveText, TextPos};

/// An annotation glyph of a move: `!`, `?`, `!!`, `??`, `!?`, `?!`, or a number as in `$7`. The
/// first six are the same as `$1` to `$6`.
///
/// ```
/// use caminos_rules::Mark;
/// assert_eq!("$5".parse::<Mark>()?, Mark::INTERESTING);
/// assert_eq!(Mark::new(7).to_string(), "$7");
/// # Ok::<(), caminos_rules::ParseMarkError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark(u8);

/// A text that is no mark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a mark: marks are ! ? !! ?? !? ?! and $0 to $255")]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ParseMarkError(pub String);

impl Mark {
    /// `!`
    pub const GOOD: Self = Self(1);
    /// `?`
    pub const MISTAKE: Self = Self(2);
    /// `!!`
    pub const BRILLIANT: Self = Self(3);
    /// `??`
    pub const BLUNDER: Self = Self(4);
    /// `!?`
    pub const INTERESTING: Self = Self(5);
    /// `?!`
    pub const DUBIOUS: Self = Self(6);

    const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

    /// The mark with this number, as in `$7`.
    ///
    /// ```
    /// use caminos_rules::Mark;
    /// assert_eq!(Mark::new(1), Mark::GOOD);
    /// assert_eq!(Mark::new(7).to_string(), "$7");
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Its number.
    ///
    /// ```
    /// use caminos_rules::Mark;
    /// assert_eq!(Mark::BLUNDER.number(), 4);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The sign, for the six that have one.
    ///
    /// ```
    /// use caminos_rules::Mark;
    /// assert_eq!(Mark::DUBIOUS.sign(), Some("?!"));
    /// assert_eq!(Mark::new(7).sign(), None);
    /// ```
    #[must_use]
    pub fn sign(self) -> Option<&'static str> {
        Self::SIGNS
            .get(usize::from(self.0).checked_sub(1)?)
            .copied()
    }
}

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sign = Self::SIGNS.iter().position(|&sign| sign == text);
        let number = text.strip_prefix('$').filter(|digits| {
            digits.len() <= 3 && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
        });
        match (sign, number.and_then(|digits| digits.parse().ok())) {
            (Some(sign), _) => Ok(Self(sign as u8 + 1)),
            (None, Some(number)) => Ok(Self(number)),
            (None, None) => Err(ParseMarkError(text.chars().take(24).collect())),
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sign() {
            Some(sign) => f.write_str(sign),
            None => write!(f, "${}", self.0),
        }
    }
}

/// A move of a record with what is written beside it.
///
/// ```
/// use caminos_rules::{Mark, Record};
/// let text = "[Caminos \"1\"] {open} 1. Ia1a2a3! {edge} (1. Id4e4f4) *";
/// let record = Record::parse(text)?;
/// let node = record.main_line().next().unwrap();
/// assert_eq!((node.text().to_string(), node.marks()), ("Ia1a2a3".to_owned(), &[Mark::GOOD][..]));
/// assert_eq!((node.comments_before()[0].text(), node.comments()[0].text()), ("open", "edge"));
/// assert_eq!(node.variations().len(), 1);
/// assert_eq!(node.pos().map(|pos| pos.to_string()), Some("line 1, column 25".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub(super) text: MoveText,
    pub(super) before: Vec<Comment>,
    pub(super) marks: Vec<Mark>,
    pub(super) after: Vec<Comment>,
    pub(super) variations: Vec<Line>,
    pub(super) origin: Origin,
}

impl Node {
    pub(super) const fn new(text: MoveText, origin: Origin) -> Self {
        Self {
            text,
            before: Vec::new(),
            marks: Vec::new(),
            after: Vec::new(),
            variations: Vec::new(),
            origin,
        }
    }

    /// The move as written.
    #[must_use]
    pub const fn text(&self) -> &MoveText {
        &self.text
    }

    /// The marks on the move.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The comments before the move: those at the start of a line, after a variation, or
    /// after the move's number.
    #[must_use]
    pub fn comments_before(&self) -> &[Comment] {
        &self.before
    }

    /// The comments that follow the move.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.after
    }

    /// Lines that could have been played instead of this move.
    #[must_use]
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }

    /// Where the move was read, if it was.
    #[must_use]
    pub const fn pos(&self) -> Option<TextPos> {
        self.origin.0
    }

    /// Adds a comment that follows the move.
    ///
    /// ```
    /// use caminos_rules::{Comment, Line};
    /// let mut line = Line::from_moves(["Ia1^3".parse()?]);
    /// line.nodes_mut()[0].add_comment(Comment::new("the corner")?);
    /// assert_eq!(line.nodes()[0].comments()[0].text(), "the corner");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_comment(&mut self, comment: Comment) {
        self.after.push(comment);
    }

    /// Adds a comment before the move.
    ///
    /// ```
    /// use caminos_rules::{Comment, Line};
    /// let mut line = Line::from_moves(["Ia1^3".parse()?]);
    /// line.nodes_mut()[0].add_comment_before(Comment::new("open")?);
    /// assert_eq!(line.nodes()[0].comments_before()[0].text(), "open");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_comment_before(&mut self, comment: Comment) {
        self.before.push(comment);
    }

    /// Adds a mark.
    ///
    /// ```
    /// use caminos_rules::{Line, Mark};
    /// let mut line = Line::from_moves(["Ia1^3".parse()?]);
    /// line.nodes_mut()[0].add_mark(Mark::MISTAKE);
    /// assert_eq!(line.nodes()[0].marks(), [Mark::MISTAKE]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    /// Adds a line that could have been played instead of this move. A line without moves is
    /// none, and is dropped.
    ///
    /// ```
    /// use caminos_rules::{Line, MoveText, Record};
    /// let mut record = Record::parse("[Caminos \"1\"] [Board \"square\"] 1. Ia1^3 *")?;
    /// let line = Line::from_moves(MoveText::parse_list("Id4e4f4 Ih8^3")?);
    /// record.main_line_mut().for_each(|node| node.add_variation(line.clone()));
    /// assert!(record.to_string().ends_with("1. Ia1^3 (1. Id4e4f4 Ih8^3) *\n"));
    /// # Ok::<(), caminos_rules::NotationError>(())
    /// ```
    pub fn add_variation(&mut self, line: Line) {
        if !line.nodes.is_empty() {
            self.variations.push(line);
        }
    }
}

/// Moves one after the other: the main line or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    pub(super) nodes: Vec<Node>,
    pub(super) closing: Vec<Comment>,
}

impl Line {
    /// Moves with nothing beside them.
    ///
    /// ```
    /// use caminos_rules::{Line, MoveText};
    /// let line = Line::from_moves(MoveText::parse_list("Ia1^3 Ih8^3")?);
    /// assert_eq!(line.nodes().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_moves(moves: impl IntoIterator<Item = MoveText>) -> Self {
        Self {
            nodes: moves
                .into_iter()
                .map(|text| Node::new(text, Origin::default()))
                .collect(),
            closing: Vec::new(),
        }
    }

    /// The moves.
    ///
    /// ```
    /// use caminos_rules::{Line, MoveText};
    /// let line = Line::from_moves(MoveText::parse_list("Ia1^3 Ih8^3")?);
    /// assert_eq!(line.nodes()[1].text().to_string(), "Ih8^3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The moves, to add comments and marks.
    ///
    /// ```
    /// use caminos_rules::{Line, Mark, MoveText};
    /// let mut line = Line::from_moves(MoveText::parse_list("Ia1^3 Ih8^3")?);
    /// line.nodes_mut().iter_mut().for_each(|node| node.add_mark(Mark::GOOD));
    /// assert!(line.nodes().iter().all(|node| node.marks() == [Mark::GOOD]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn nodes_mut(&mut self) -> &mut [Node] {
        &mut self.nodes
    }

    /// The comments at the end that belong to no move: those of a line without moves, or
    /// after the variations of the last move.
    ///
    /// ```
    /// use caminos_rules::Record;
    /// let record = Record::parse("[Caminos \"1\"] {not yet begun} *")?;
    /// assert_eq!(record.line().closing_comments()[0].text(), "not yet begun");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn closing_comments(&self) -> &[Comment] {
        &self.closing
    }

    /// Adds a comment at the end that belongs to no move.
    ///
    /// ```
    /// use caminos_rules::{Comment, Line};
    /// let mut line = Line::default();
    /// line.add_closing_comment(Comment::new("not yet begun")?);
    /// assert_eq!(line.closing_comments()[0].text(), "not yet begun");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_closing_comment(&mut self, comment: Comment) {
        self.closing.push(comment);
    }
}
