//! The rules of Caminos, a connection game in three dimensions by Stefan Kögl.
//!
//! In the repository `docs/rules.md` has the rules and `docs/notation.md` the notation; the code
//! points to them. A game begins with [`Rules`]: a board, a [`Material`] and [`Options`] made ready to
//! play. A [`Position`] plays: it lists the legal moves, refuses others with a reason, knows
//! who is connected and by which faces, and takes moves back.
//!
//! ```
//! use caminos_rules::{Options, Outcome, Position, Rules, Team};
//!
//! let rules = Rules::standard("square", Options::default())?;
//! let mut position = Position::new(rules);
//! for text in ["La1a2a3b3", "Tg2h1h2h3", "La4a5a6b6", "Tg5h4h5h6", "La7a8b8c8"] {
//!     position.play_text(&text.parse()?)?;
//! }
//! assert_eq!(
//!     position.outcome(),
//!     Some(Outcome::Connected { team: Team::Yellow, faces: 8, points: 8 })
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(feature = "std"), no_std)]
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

extern crate alloc;

#[cfg(not(feature = "std"))]
mod alloc_prelude;
mod axis;
mod bits;
mod board;
mod cell;
mod link;
mod material;
mod notation;
mod options;
mod outcome;
mod perft;
mod placement;
mod position;
mod record;
mod rules;
#[cfg(feature = "serde")]
mod serde_text;
mod series;
mod setup;
mod shape;
mod small_sort;
mod standard_count;
mod symmetry;
mod team;

pub use axis::Axis;
pub use bits::{Bits, CellSet};
pub use board::{Board, BoardError, Goal, Side, SideId};
pub use cell::{Cell, Cube, Direction, Level, ParseCellError};
pub use link::{LinkError, LinkFault};
pub use material::{Material, MaterialError};
#[cfg(feature = "material-files")]
pub use material::{MaterialFault, MaterialFileError};
pub use notation::{MoveText, NotationError, NotationFault, PlacementText, Shown, TextPos};
pub use options::{Options, Out, ParseOutError, ParsePlayersError, Players};
pub use outcome::Outcome;
pub use perft::{TestedNodes, perft, perft_tested};
pub use placement::{Move, OrientationId, Placement, ShapeId};
pub use position::{BrokenRule, Draft, Face, IllegalMove, Path, Piece, PieceId, Position, Spot};
pub use record::{
    Comment, CommentPart, GameResult, Line, Mark, Node, ParseCommentError, ParseMarkError,
    ParseResultError, Record, RecordError, RecordFault, Replayer, Tag, TagError, TagFault, WinBy,
};
pub use rules::{Rules, RulesError};
pub use series::{Series, SeriesBuilder, SeriesError, SeriesFault, SeriesGame};
pub use setup::{Setup, SetupColumn, SetupError, SetupPiece};
pub use shape::{Column, Letter, Orientation, ParseLetterError, Shape, ShapeError};
pub use symmetry::{Symmetries, Symmetry};
pub use team::{Colour, ParseTeamError, PerTeam, Seat, Team};
