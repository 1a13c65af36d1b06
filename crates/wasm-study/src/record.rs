//! Records with their variations, read and written.

use caminos_message::{Localise, Message, message};
use caminos_protocol::study::{LineView, NodeView, RecordView};
use caminos_rules::{
    Comment, GameResult, IllegalMove, Line, LinkError, Mark, Material, Node, NotationError,
    ParseCommentError, ParseMarkError, ParseResultError, Position, Record, RecordError, TagError,
};

/// The games of a text, each replayed with all its variations.
///
/// # Errors
/// The first thing that is wrong and where, as a message.
pub fn read_records(text: &str) -> Result<Vec<RecordView>, Message> {
    let records = Record::parse_all(text).map_err(|error| error.message())?;
    if records.is_empty() {
        return Err(message!("record-no-game"));
    }
    let read = |record: &Record| {
        let position = record.replay(Material::standard());
        let position = position.map_err(|error| error.message())?;
        Ok(view(record, &position))
    };
    records.iter().map(read).collect()
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
