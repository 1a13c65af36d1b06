//! A match of Caminos as a pure state machine: who sits where, whose turn it is to answer,
//! takeback, resignation, rematch and series.
//!
//! A [`MatchSetup`] is opened into a [`Match`]. A [`Command`] of an [`Actor`] is judged against it
//! and gives [`Event`]s or a [`Refusal`]; only events change the state. So what is stored,
//! sent and replayed is one list of events. Nothing here asks for the time: it is handed in
//! with every command, and never runs backwards. In a game with a [`TimeControl`],
//! [`Match::deadline`] is the time at which [`Command::Flag`] is due.
//!
//! ```
//! use caminos_table::{Actor, Command, Match, MatchSetup, Moment, SeatSetup, Strength};
//! let setup = MatchSetup::new("square", vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)]);
//! let (mut match_state, opened) = Match::open(setup, Moment(0))?;
//! let command = Command::Move { text: "la1a2a3b3".into(), ply: 0 };
//! let events = match_state.handle(Actor::Owner, &command, Moment(1))?;
//! assert_eq!(match_state.position().history().len(), 1);
//! let list: Vec<_> = std::iter::once(opened).chain(events).collect();
//! assert_eq!(Match::from_events(&list)?, match_state);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod apply;
mod clock;
mod command;
mod decode;
mod event;
mod from_position;
mod game;
mod handle;
mod ids;
mod match_setup;
mod match_state;
mod messages;
mod name;
mod pace;
mod party;
mod record;
mod replay_error;
mod request;
mod rules_cache;
mod score;
mod time_control;
mod timekeeping;

pub use caminos_cei::Strength;

pub use command::{Command, Refusal};
pub use event::{Event, EventKind, FORMAT, Moment};
pub use game::Game;
pub use ids::{CommandId, CommandIdError, GameId, GameIdError, Token, TokenError};
pub use match_setup::{MatchSetup, MatchSetupError, PlayerKind, SeatSetup};
pub use match_state::{MAX_EVENTS, Match, RESERVED_EVENTS};
pub use name::{Name, NameError};
pub use pace::Pace;
pub use party::{Actor, Party, Player};
pub use replay_error::{ReplayError, ReplayFault};
pub use request::{DeclinedRequest, Request, RequestKind};
pub use score::SeriesScore;
pub use time_control::{TimeControl, TimeControlError};
