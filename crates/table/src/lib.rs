//! A match of Caminos as a pure state machine: who sits where, whose turn it is to answer,
//! takeback, resignation, rematch and series.
//!
//! A [`Setup`] is opened into a [`Match`]. A [`Command`] of an [`Actor`] is judged against it
//! and gives [`Event`]s or a [`Refusal`]; only events change the state. So what is stored,
//! sent and replayed is one list of events. There is no clock here: the time of an event is
//! handed in.
//!
//! ```
//! use caminos_table::{Actor, Command, Match, Moment, Setup, Sitter};
//! let setup = Setup::new("square", vec![Sitter::here("Ada"), Sitter::computer(4)]);
//! let (mut game, opened) = Match::open(setup, Moment(0))?;
//! let command = Command::Move { text: "la1a2a3b3".into(), ply: 0 };
//! let events = game.act(Actor::Owner, &command, Moment(1))?;
//! assert_eq!(game.position().history().len(), 1);
//! let list: Vec<_> = std::iter::once(opened).chain(events).collect();
//! assert_eq!(Match::from_events(&list)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod apply;
mod command;
mod event;
mod game;
mod judge;
mod matches;
mod name;
mod party;
mod record;
mod request;
mod score;
mod setup;
mod shelf;
mod told;

pub use apply::{Impossible, ReplayError};
pub use command::{Command, Refusal};
pub use event::{Event, FORMAT, Happening, Moment};
pub use game::Game;
pub use matches::{MAX_EVENTS, Match};
pub use name::{Name, NameError};
pub use party::{Actor, Party, Player};
pub use request::{Request, Wish};
pub use score::Score;
pub use setup::{Out, Setup, SetupError, Sitter, Team, Who};
