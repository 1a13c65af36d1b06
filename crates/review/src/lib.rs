//! The review of a game: why a move was a mistake, in facts that can be checked on the board.
//!
//! [`explain`] is given a position, the move that was played, and two lines: the better one, and
//! what follows the played move. Whoever searches for these lines asks here what to say about them;
//! the terminal and the page say the same. [`score_for_yellow`] and [`judge`] weigh a move,
//! [`accuracy`] and [`turning_points`] sum a game up.
//!
//! ```
//! use caminos_review::{Fact, ProvenWins, explain};
//! use caminos_rules::{MoveText, Options, Position, Rules};
//! let mut position = Position::new(Rules::standard("square", Options::default())?);
//! for text in MoveText::parse_list("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6")? {
//!     position.play_text(&text)?;
//! }
//! let better = position.resolve(&"La7a8b8c8".parse()?)?;
//! let played = position.resolve(&"Id4e4f4".parse()?)?;
//! let facts = explain(&position, played, &[better], &[], ProvenWins::default());
//! assert!(matches!(facts[0], Fact::MissedConnection { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod accuracy;
mod explain;
mod fact;
mod judge;
mod messages;
mod score;

pub use accuracy::{MoveLoss, accuracy, turning_points};
pub use explain::{ProvenWins, explain};
pub use fact::{Cut, Fact, LikelyDifference, Needed};
pub use judge::{MoveGrade, judge, value_for, win_for};
pub use score::{score_before_move, score_for_yellow};

/// As many moves of a line as people read.
pub const LINE_LENGTH: usize = 6;
