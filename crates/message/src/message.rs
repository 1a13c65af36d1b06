//! A text for people as data, and what is put into it.

use std::borrow::Cow;
use std::fmt;

use caminos_rules::{Cell, Letter};
use serde::{Deserialize, Serialize};

/// A sentence, or a part of one: the id of a Fluent message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The id in the language files.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may decide the form of a word.
    Number(u32),
    /// What is written alike in all languages: cells and moves.
    Text(String),
    /// Text of another message.
    Message(Message),
    /// Several of these, to be listed as the language does.
    List(Vec<Arg>),
}

impl Message {
    /// The message without arguments. Where they are known, [`message!`](crate::message!) is
    /// shorter, and a test compares them with the language files.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args: Vec::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.put(name, arg.into())
    }

    // Apart, so that the page's program has it once.
    #[inline(never)]
    fn put(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((Cow::Borrowed(name), arg));
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

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        // Beyond that no language has another plural form.
        u32::try_from(number).map_or_else(|_| Self::Text(number.to_string()), Self::Number)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<char> for Arg {
    fn from(character: char) -> Self {
        Self::Text(character.to_string())
    }
}

impl From<Letter> for Arg {
    fn from(letter: Letter) -> Self {
        letter.as_char().into()
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

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}

/// For developers: the id and the arguments.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
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
