//! Matches between engines: paired openings, Elo, SPRT, forfeits and records.
//!
//! [`Match::run`] plays the games on as many threads as wanted and calls back after each. The
//! players are anything that implements [`Player`]: engines in this process or programs that
//! speak the engine protocol. How the numbers are worked out is in `docs/protocol.md`.

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod adjudication;
mod beta;
mod book;
mod forfeit;
mod game;
mod late;
mod match_score;
mod opening;
mod pace;
mod player;
mod rating;
mod run;
mod sample;
mod side;
mod sprt;
mod statistics;
mod termination;

pub use adjudication::Adjudication;
pub use book::{BookError, OpeningBook};
pub use forfeit::Forfeit;
pub use game::{Fixture, GameError, MatchSettings, PlayedGame};
pub use late::LateAnswers;
pub use match_score::{Basis, MatchScore, ResumeError, Tally};
pub use opening::{OpeningSource, Openings};
pub use pace::Pace;
pub use player::{InProcess, Player};
pub use rating::{PairScore, Rating, ratings};
pub use run::{Match, MatchError};
pub use sample::{Estimate, Sample, elo, expected_score};
pub use side::{PerSide, Side};
pub use sprt::{Sprt, Verdict};
pub use statistics::{Reliability, Statistics};
pub use termination::{ForfeitKind, Termination};
