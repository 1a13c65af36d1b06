//! Records with their variations, read and written.

use std::ops::Range;

use caminos_message::{Localise, Message, message};
use caminos_protocol::study::{LineView, NodeView, RecordView};
use caminos_rules::{
    Comment, GameResult, IllegalMove, Line, LinkError, Mark, Material, Node, NotationError,
    ParseCommentError, ParseMarkError, ParseResultError, Position, Record, RecordError, Replayer,
    TagError, TextPos,
};

/// The most moves of a game with its variations: more than anybody writes by hand, and few enough
/// to stay quick.
const MOST_MOVES: usize = 5000;

/// The games of a text, read one by one, so that a page can do something else in between.
pub struct RecordReader {
    text: String,
    /// How many bytes were read, and the position there.
    read: usize,
    pos: TextPos,
    /// The last game, in bytes of the text.
    last: Range<usize>,
    replayer: Replayer<'static>,
}

impl RecordReader {
    /// At the start of a text.
    #[must_use]
    pub fn new(text: String) -> Self {
        // Some editors write a byte order mark; it is no part of the text.
        let read = text.len() - text.trim_start_matches('\u{feff}').len();
        Self {
            text,
            read,
            pos: TextPos { line: 1, column: 1 },
            last: 0..0,
            replayer: Replayer::new(Material::standard()),
        }
    }

    /// The next game, replayed with all its variations; nothing at the end.
    ///
    /// # Errors
    /// What is wrong and where, as a message.
    pub fn read_next(&mut self) -> Result<Option<RecordView>, Message> {
        let start = self.read;
        let left = &self.text[start..];
        if left.trim_start().is_empty() {
            return Ok(None);
        }
        let (record, rest, pos) = Record::parse_first(left, self.pos).map_err(|e| e.message())?;
        if count_moves(record.line()) > MOST_MOVES {
            return Err(message!("study-too-long"));
        }
        self.read = self.text.len() - rest.len();
        self.pos = pos;
        self.last = start..self.read;
        let position = self.replayer.replay(&record);
        let position = position.map_err(|error| error.message())?;
        Ok(Some(view(&record, &position)))
    }

    /// The last game as it was written.
    #[must_use]
    pub fn source(&self) -> &str {
        self.text[self.last.clone()].trim()
    }

    /// How much was read, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.read as f64 / self.text.len().max(1) as f64
    }
}

/// With those of its variations, whose depth is bounded.
fn count_moves(line: &Line) -> usize {
    let variations = |node: &Node| node.variations().iter().map(count_moves).sum::<usize>();
    line.nodes().iter().map(|node| 1 + variations(node)).sum()
}

fn view(record: &Record, position: &Position) -> RecordView {
    RecordView {
        tags: record
            .tags()
            .map(|tag| (tag.name().to_owned(), tag.value().to_owned()))
            .collect(),
        link: position.start().link(),
        line: line_view(record.line()),
        result: record.result().to_string(),
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(|c| c.text().to_owned()).collect()
}

fn line_view(line: &Line) -> LineView {
    LineView {
        nodes: line.nodes().iter().map(node_view).collect(),
        closing: texts(line.closing_comments()),
    }
}

fn node_view(node: &Node) -> NodeView {
    NodeView {
        text: node.text().to_string(),
        marks: node.marks().iter().map(Mark::to_string).collect(),
        before: texts(node.comments_before()),
        comments: texts(node.comments()),
        variations: node.variations().iter().map(line_view).collect(),
    }
}

/// Why a record cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteRecordError {
    /// The link leads nowhere.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// A move cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A move is illegal.
    #[error(transparent)]
    Move(#[from] IllegalMove),
    /// A comment cannot be written.
    #[error(transparent)]
    Comment(#[from] ParseCommentError),
    /// A mark is none.
    #[error(transparent)]
    Mark(#[from] ParseMarkError),
    /// A tag cannot be written.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// The result is none.
    #[error(transparent)]
    Result(#[from] ParseResultError),
    /// A variation or the result does not hold.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl Localise for WriteRecordError {
    fn message(&self) -> Message {
        match self {
            Self::Link(error) => error.message(),
            Self::Notation(error) => error.message(),
            Self::Move(error) => error.message(),
            Self::Comment(error) => error.message(),
            Self::Mark(error) => message!("record-bad-mark", text = &error.0),
            Self::Tag(_) => message!("record-bad-tag"),
            Self::Result(error) => message!("record-bad-result", text = &error.0),
            Self::Record(error) => error.message(),
        }
    }
}

/// Tags that say how the game is played: they follow from the position in which it begins.
const RULE_TAGS: [&str; 10] = [
    "Caminos", "Material", "Board", "Players", "Neutral", "Scoring", "Out", "Swap", "First",
    "Setup",
];

/// The text of a record, which is replayed before it is given out.
///
/// # Errors
/// The first thing that cannot be written.
pub fn write_record(view: &RecordView) -> Result<String, WriteRecordError> {
    let mut position = Position::from_link(&view.link, Material::standard())?;
    for node in &view.line.nodes {
        position.play_text(&node.text.parse()?)?;
    }
    let mut record = Record::from_position(&position);
    for (name, value) in &view.tags {
        if !RULE_TAGS.contains(&name.as_str()) && name != "Result" {
            record.set_tag(name, value)?;
        }
    }
    if !position.is_over() {
        record.set_result(view.result.parse::<GameResult>()?);
    }
    annotate(record.line_mut(), &view.line)?;
    record.validate(Material::standard())?;
    Ok(record.to_string())
}

/// Writes beside the moves of a line what a view has beside the same moves.
fn annotate(line: &mut Line, view: &LineView) -> Result<(), WriteRecordError> {
    for (node, view) in line.nodes_mut().iter_mut().zip(&view.nodes) {
        for mark in &view.marks {
            node.add_mark(mark.parse()?);
        }
        for comment in &view.before {
            node.add_comment_before(Comment::new(comment)?);
        }
        for comment in &view.comments {
            node.add_comment(Comment::new(comment)?);
        }
        for variation in &view.variations {
            let moves = variation.nodes.iter().map(|node| node.text.parse());
            let mut line = Line::from_moves(moves.collect::<Result<Vec<_>, _>>()?);
            annotate(&mut line, variation)?;
            node.add_variation(line);
        }
    }
    for comment in &view.closing {
        line.add_closing_comment(Comment::new(comment)?);
    }
    Ok(())
}
