//! What can be asked for, as typed in the terminal and sent by the page.

use std::str::FromStr;

use caminos_message::Message;
use caminos_rules::{Cell, Letter, Level, Position, Team};

use crate::{cells, connection, moves, supply};

/// Something that can be asked about a position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// `cell c4`: a cell with its walls and sides.
    Cell(Cell),
    /// `cells`: every cell by its stack.
    Cells,
    /// `row 4`, counted from 1.
    Row(u8),
    /// `column c`, counted from 0.
    Column(u8),
    /// `level 1`: all cubes at a level.
    Layer(Level),
    /// `connections`: how near both teams are.
    Connections,
    /// `connection yellow`: how near one team is.
    Connection(Team),
    /// `supplies`: what everybody has left.
    Supplies,
    /// `last`: the last move.
    Last,
    /// `turn`: who has to move, or how the game ended.
    Turn,
    /// `where L`: the cells that a piece can enter.
    Places(Letter),
    /// `where L c4`: the ways in which it can enter a cell.
    Ways(Letter, Cell),
}

/// How topics are written, each with the message that says what the answer is.
pub const COMMANDS: [(&str, &str); 10] = [
    ("cell c4", "describe-command-cell"),
    ("row 4", "describe-command-row"),
    ("column c", "describe-command-column"),
    ("level 0", "describe-command-level"),
    ("connections", "describe-command-connections"),
    ("supplies", "describe-command-supplies"),
    ("last", "describe-command-last"),
    ("turn", "describe-command-turn"),
    ("where L", "describe-command-where"),
    ("where L c4", "describe-command-where-cell"),
];

/// A text that asks for nothing that can be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" asks for nothing that can be answered")]
pub struct ParseTopicError(pub String);

impl FromStr for Topic {
    type Err = ParseTopicError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let topic = match *words.as_slice() {
            ["cell", cell] => cell.parse().ok().map(Self::Cell),
            ["cells"] => Some(Self::Cells),
            ["row", row] => row.parse().ok().filter(|row| *row > 0).map(Self::Row),
            ["column", column] => letter(column).map(Self::Column),
            ["level", level] => level.parse().ok().and_then(Level::new).map(Self::Layer),
            ["connections"] => Some(Self::Connections),
            ["connection", team] => team.parse().ok().map(Self::Connection),
            ["supplies"] => Some(Self::Supplies),
            ["last"] => Some(Self::Last),
            ["turn"] => Some(Self::Turn),
            ["where", piece] => shape(piece).map(Self::Places),
            ["where", piece, cell] => match (shape(piece), cell.parse()) {
                (Some(piece), Ok(cell)) => Some(Self::Ways(piece, cell)),
                _ => None,
            },
            _ => None,
        };
        topic.ok_or_else(|| ParseTopicError(text.to_owned()))
    }
}

fn letter(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter - b'a'),
        _ => None,
    }
}

fn shape(text: &str) -> Option<Letter> {
    let mut chars = text.chars();
    let letter = chars.next()?.to_ascii_uppercase();
    chars
        .next()
        .is_none()
        .then(|| Letter::new(letter))
        .flatten()
}

/// Describes what a topic asks for in a position.
#[must_use]
pub fn describe(position: &Position, topic: &Topic) -> Vec<Message> {
    let board = position.rules().board();
    let off = |place: String| vec![Message::new("describe-off-board").with("place", place)];
    let known = |letter: Letter| position.rules().shape_by_letter(letter);
    let unknown = |letter: Letter| {
        vec![Message::new("refusal-unknown-shape").with("letter", letter.to_string())]
    };
    match *topic {
        Topic::Cell(cell) | Topic::Ways(_, cell) if !board.contains(cell) => off(cell.to_string()),
        Topic::Cell(cell) => cells::cell(position, cell),
        Topic::Cells => cells::stacks(position),
        Topic::Row(row) if row > board.height() => off(row.to_string()),
        Topic::Row(row) => cells::row(position, row - 1),
        Topic::Column(x) if x >= board.width() => off(char::from(b'a' + x).to_string()),
        Topic::Column(x) => cells::column(position, x),
        Topic::Layer(level) => cells::layer(position, level),
        Topic::Connections => connection::both(position),
        Topic::Connection(team) => connection::of(position, team),
        Topic::Supplies => supply::supplies(position),
        Topic::Last => moves::last(position),
        Topic::Turn if position.is_over() => moves::result(position),
        Topic::Turn => supply::turn(position),
        Topic::Places(letter) => {
            known(letter).map_or_else(|| unknown(letter), |shape| supply::places(position, shape))
        }
        Topic::Ways(letter, cell) => known(letter).map_or_else(
            || unknown(letter),
            |shape| supply::ways(position, shape, cell),
        ),
    }
}
