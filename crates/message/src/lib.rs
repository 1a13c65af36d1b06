//! A text for people as data: the id of a Fluent message and its arguments. Whoever shows it
//! formats it in the reader's language.
#![deny(missing_docs)]
#![warn(clippy::unwrap_used)]

use std::fmt;

use caminos_rules::Cell;
use serde::Serialize;
use ts_rs::TS;

/// A sentence, or a part of one: a message of the language files and what to put into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Message {
    /// The message.
    pub id: &'static str,
    /// What it names, by the names that the message uses.
    pub args: Vec<(&'static str, Arg)>,
}

/// What is put into a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may decide the form of a word.
    Number(u32),
    /// What is written alike in all languages: cells and moves.
    Text(String),
    /// Words that come from another message.
    Message(Message),
    /// Several of these, to be listed as the language does.
    List(Vec<Arg>),
}

impl Message {
    /// The message with nothing in it yet.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The same with something put in.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.put(name, arg.into())
    }

    // Apart, so that the page's program has it once.
    #[inline(never)]
    fn put(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Text(cell.to_string())
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}

/// Without words: the message's name and what goes into it.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        if self.args.is_empty() {
            return Ok(());
        }
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if i == 0 { "(" } else { ", " })?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::Message(message) => write!(f, "{message}"),
            Self::List(list) => {
                f.write_str("[")?;
                for (i, arg) in list.iter().enumerate() {
                    write!(f, "{}{arg}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}
