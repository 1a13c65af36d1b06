//! Matches between engines: paired openings, Elo, SPRT, forfeits and records.
//!
//! [`EngineMatch::run`] plays the games on as many threads as wanted and calls back after each. The
//! players are anything that implements [`Player`]: engines in this process or programs that
//! speak the engine protocol. How the numbers are worked out is in `docs/protocol.md`.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod adjudication;
mod beta;
mod book;
mod contender;
mod contender_limits;
mod engine_match;
mod forfeit;
mod game;
mod late_answers;
mod match_score;
mod opening;
mod player;
mod rating;
mod sample;
mod sprt;
mod statistics;
mod termination;

pub use adjudication::Adjudication;
pub use book::{BookError, OpeningBook};
pub use contender::{Contender, PerContender};
pub use contender_limits::ContenderLimits;
pub use engine_match::{EngineMatch, MatchError};
pub use forfeit::Forfeit;
pub use game::{GameError, MatchSettings, PlayedGame, ScheduledGame};
pub use late_answers::LateAnswers;
pub use match_score::{Basis, MatchScore, ResumeError, Tally};
pub use opening::{OpeningSource, Openings};
pub use player::{InProcess, Player};
pub use rating::{PairScore, Rating, ratings};
pub use sample::{Estimate, Sample, elo, expected_score};
pub use sprt::{Sprt, Verdict};
pub use statistics::{Reliability, Statistics};
pub use termination::{ForfeitKind, Termination};
