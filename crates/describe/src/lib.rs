//! A position described in messages, for screen readers and for play without a board.
//!
//! No words are here: a [`Message`](caminos_message::Message) names a message of `locales`
//! (`describe.ftl`, and a few of the other files) with its arguments. What can be described is a
//! [`Topic`], which the terminal takes as typed and the page sends as the same text.
//!
//! ```
//! use caminos_rules::{Options, Position, Rules};
//! use caminos_describe::{Topic, describe};
//!
//! let mut position = Position::new(Rules::standard("square", Options::default())?);
//! position.play_text(&"Lb2^3c2".parse()?)?;
//! let messages = describe(&position, &"cell b2".parse::<Topic>()?);
//! assert_eq!(messages[0].to_string(), "describe-cell(cell: b2, height: 3, colours: [describe-colour-yellow, describe-colour-yellow, describe-colour-yellow])");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

mod cells;
mod connection;
mod moves;
mod names;
mod supply;
mod topic;

pub use topic::{COMMANDS, ParseTopicError, Topic, describe};
