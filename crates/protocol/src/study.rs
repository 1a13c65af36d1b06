//! What the study screens of a page are given: puzzles, reviews, records.

use caminos_message::Message;
use caminos_rules::Team;
use serde::{Deserialize, Serialize};

use crate::view::{CellCoords, CubeCoords};

/// A puzzle as a trainer shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleView {
    /// Its name.
    pub id: String,
    /// The position as text; whoever has the turn solves.
    pub setup: String,
    /// What has to be done.
    pub task: Message,
    /// What it is about: names of themes and the same for people.
    pub themes: Vec<(String, Message)>,
    /// How hard it is.
    pub rating: u16,
    /// The solution with the replies to it.
    pub line: Vec<String>,
}

/// What a trainer says to a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum VerdictView {
    /// It is right, and the other side has replied.
    GoOn {
        /// The reply.
        reply: String,
        /// What has to be done now.
        task: Message,
    },
    /// The task is done.
    Solved,
    /// It fails: against this reply, if the reply is what refutes it.
    Wrong {
        /// The best reply.
        refutation: Option<String>,
    },
    /// It connects, for fewer points than it could.
    FewerPoints {
        /// What it scores.
        points: u16,
        /// What the solution scores.
        best: u16,
    },
}

/// What somebody can solve, on the scale of the puzzles' ratings.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingView {
    /// The rating.
    pub rating: u16,
    /// How many puzzles were answered.
    pub answered: u32,
}

/// Something that is so on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FactView {
    /// The same as a sentence, with moves in words.
    pub message: Message,
    /// The same with moves in notation.
    pub notation: Message,
    /// The moves that it names.
    pub moves: Vec<NamedMoveView>,
    /// Whether it is about the better move rather than the one that was played.
    pub better: bool,
    /// The cells that it is about.
    pub cells: Vec<CellCoords>,
}

/// A move that a sentence names, as a piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedMoveView {
    /// Whose piece it is.
    pub team: Team,
    /// Where it would lie.
    pub cubes: Vec<CubeCoords>,
}

/// What is thought of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MoveGradeView {
    /// What it gave away, from 0 to 2.
    pub lost: f32,
    /// Its mark, if it deserves one.
    pub mark: Option<String>,
}

/// A whole game in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSummary {
    /// How accurate yellow was, in percent.
    pub yellow: Option<u8>,
    /// And green.
    pub green: Option<u8>,
    /// The moves that turned the game, from 0.
    pub turning: Vec<usize>,
}

/// A record with all its variations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordView {
    /// The tags, names and values.
    pub tags: Vec<(String, String)>,
    /// The position in which the moves begin, as a link.
    pub link: String,
    /// The moves that were played.
    pub line: LineView,
    /// The result as it is written.
    pub result: String,
}

/// Moves one after the other: the main line or a variation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LineView {
    /// The moves.
    pub nodes: Vec<NodeView>,
    /// Comments at the end that belong to no move.
    pub closing: Vec<String>,
}

/// A move of a record with what is written beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NodeView {
    /// The move.
    pub text: String,
    /// Marks such as `!?`.
    pub marks: Vec<String>,
    /// Comments before the move.
    pub before: Vec<String>,
    /// Comments after it, with their commands.
    pub comments: Vec<String>,
    /// Lines that could have been played instead.
    pub variations: Vec<LineView>,
}

/// A position that somebody puts together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DraftView {
    /// The same as text.
    pub text: String,
    /// The text in its form for addresses.
    pub address: String,
    /// The short text of the position for an address, once it is possible.
    pub link: Option<String>,
    /// Why it is not possible yet.
    pub problem: Option<Message>,
    /// The seat to move, if any.
    pub turn: Option<u8>,
    /// Whether neutral pieces are played.
    pub neutral: bool,
    /// Whether a game that nobody connects is decided by the edge pieces.
    pub scoring: bool,
}
