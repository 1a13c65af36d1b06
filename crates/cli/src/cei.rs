//! The engine protocol (`docs/protocol.md`): what a match runner says and what an engine
//! answers, read and written in one place for both.

mod command;
mod game;
mod go;
mod line;
mod option;
mod pairs;
mod reply;
mod thought;

pub(crate) use command::Command;
pub(crate) use game::NewGame;
pub(crate) use go::Go;
pub(crate) use line::{Line, LineReader};
pub(crate) use option::OptionLine;
pub(crate) use reply::Reply;
pub(crate) use thought::{ScoreText, Thought};

/// The version of the protocol.
pub(crate) const PROTOCOL: u32 = 1;
