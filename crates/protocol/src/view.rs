//! A game as a page draws it: what never changes while it is played, and a position.
//!
//! Cells are columns and rows counted from 0, cubes are column, row and level. Text for
//! people is here only as messages, which a page formats with the language files.

use caminos_message::Message;
use caminos_rules::{Colour, IllegalMove, Team};
use serde::{Deserialize, Serialize};

/// A cell: column and row from 0.
pub type CellCoords = [u8; 2];

/// A cube: column, row and level from 0.
pub type CubeCoords = [u8; 3];

/// What stays the same during a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The board's name.
    pub board: String,
    /// Columns of the board's rectangle.
    pub width: u8,
    /// Rows of the board's rectangle.
    pub height: u8,
    /// The cells that there are.
    pub cells: Vec<CellView>,
    /// The sides, which goals name by their index.
    pub sides: Vec<SideView>,
    /// The pairs of sides to connect.
    pub goals: Vec<GoalView>,
    /// The shapes, in the order of supplies.
    pub shapes: Vec<ShapeView>,
    /// How many seats there are, 2 or 4.
    pub seats: u8,
    /// The team of each seat.
    pub teams: Vec<Team>,
    /// How many levels of cubes there can be.
    pub levels: u8,
    /// Whether neutral pieces come first.
    pub neutral: bool,
    /// Whether points count.
    pub scoring: bool,
}

/// A cell of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Its name, as in moves.
    pub name: String,
    /// Where it is.
    pub at: CellCoords,
}

/// A side of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SideView {
    /// Its name, as in the rules.
    pub name: String,
    /// Its cells.
    pub cells: Vec<CellCoords>,
}

/// Two sides that may be connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GoalView {
    /// The sides, by index.
    pub sides: [u8; 2],
    /// Whether its points count twice.
    pub doubled: bool,
}

/// A shape and the ways it can lie or stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ShapeView {
    /// Its letter, as in moves.
    pub letter: String,
    /// Whether it is a neutral shape.
    pub neutral: bool,
    /// The distinct orientations.
    pub orientations: Vec<OrientationView>,
}

/// A way in which a shape can lie or stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OrientationView {
    /// Its number, unique in the game.
    pub id: u16,
    /// Its cubes, from a corner at 0, 0, 0.
    pub cubes: Vec<CubeCoords>,
    /// The orientations after a rotation about the upright axis, the west-east axis and the
    /// south-north axis; its own number where no rotation leads to another.
    pub rotated: [u16; 3],
    /// The column by which a hand holds it, from the same corner.
    pub middle: CellCoords,
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// How many moves were made.
    pub ply: u16,
    /// The seat to move, 1 to 4; none when the game is over.
    pub to_move: Option<u8>,
    /// Whether the move to make is that of a neutral piece.
    pub neutral_due: bool,
    /// Whether the seat to move may swap instead.
    pub may_swap: bool,
    /// The pieces on the board in the order in which they were placed.
    pub pieces: Vec<PieceView>,
    /// Each seat's supply: how many of each shape.
    pub supplies: Vec<Vec<u8>>,
    /// The seats that are out for the rest of the game.
    pub out: Vec<u8>,
    /// The end, if it is one.
    pub outcome: Option<OutcomeView>,
    /// The winning path.
    pub path: Option<PathView>,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// The move, counted from 1, that placed it; unique. Pieces of a position that a game
    /// began with are counted down from 65535.
    pub ply: u16,
    /// The seat that placed it, 1 to 4.
    pub seat: u8,
    /// Its colour.
    pub colour: Colour,
    /// Its shape's letter.
    pub letter: String,
    /// Its cubes.
    pub cubes: Vec<CubeCoords>,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The seat that made it, 1 to 4.
    pub seat: u8,
    /// The move as written.
    pub text: String,
}

/// How a game ended: an [`Outcome`](caminos_rules::Outcome) as the page is given it, with its points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OutcomeView {
    /// A team is connected.
    Connected {
        /// The winner.
        team: Team,
        /// The faces of its shortest path that counts.
        faces: u16,
        /// What that scores.
        points: u16,
    },
    /// Won on edge pieces.
    Edges {
        /// The team with fewer.
        winner: Team,
        /// Yellow's and green's pieces on the edge.
        pieces: [u8; 2],
        /// What that scores.
        points: u16,
    },
    /// Nobody wins.
    Draw {
        /// Yellow's and green's pieces on the edge.
        pieces: [u8; 2],
    },
    /// The other team resigned.
    Resigned {
        /// The team that did not.
        winner: Team,
    },
    /// The other team ran out of time.
    Time {
        /// The team that did not.
        winner: Team,
    },
}

/// A way over faces, from one side to the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PathView {
    /// Whose it is.
    pub team: Team,
    /// The goal, by index.
    pub goal: u8,
    /// Its faces in order.
    pub faces: Vec<FaceView>,
}

/// A face of a cube.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FaceView {
    /// The cube.
    pub cube: CubeCoords,
    /// Where an upright face looks: columns and rows to the next cell. None for a top.
    pub facing: Option<[i8; 2]>,
}

/// A piece held over the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GhostView {
    /// The orientation.
    pub orientation: u16,
    /// The lower left cell of the box around it.
    pub anchor: CellCoords,
    /// Its cubes where they would rest.
    pub cubes: Vec<CubeCoords>,
    /// The move, if it is legal.
    pub mv: Option<String>,
    /// Why it is not.
    pub illegal: Option<IllegalMove>,
    /// The same for people, a clause each.
    pub reasons: Vec<Message>,
}

/// Where a piece goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlacementView {
    /// The orientation.
    pub orientation: u16,
    /// The lower left cell of the box around it.
    pub anchor: CellCoords,
}
