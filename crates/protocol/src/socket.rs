//! The messages of the socket, one JSON object each.
//!
//! A client first joins a game, with the number of events that it has seen. It is welcomed
//! and sent the events that it missed, and from then on each one as soon as it is safe on
//! disk. A command carries an id of the client's choice and is answered by the events message
//! with this id or by a refusal with it; sent again under the same id, it is answered again and
//! nothing happens twice.

use std::fmt;

use caminos_message::Message;
use caminos_table::{Actor, Command, Event, Player, Refusal, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decode::RawMessage;

/// The version of the messages. A server speaks one.
pub const VERSION: u32 = 2;

/// The longest message that a client may send, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 2048;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase",
    try_from = "RawMessage"
)]
pub enum ClientMessage {
    /// The first message of a connection.
    Join {
        /// The version of the messages that the client speaks.
        version: u32,
        /// The game.
        game: GameId,
        /// The client's secret for this game: the one that opening the table gave, or one
        /// that the client made up before it claims a seat.
        token: Token,
        /// How many events of the game the client knows.
        since: u32,
    },
    /// What the client's person wants.
    Command {
        /// Chosen by the client at random, a new one for every command.
        id: CommandId,
        /// What they want.
        command: Command,
    },
    /// Whether the connection still works.
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ServerMessage {
    /// The client has joined.
    Welcome {
        /// The version of the messages.
        version: u32,
        /// Who the client is at this table.
        you: Actor,
        /// How many events there are. Those that the client does not know follow.
        events: u32,
    },
    /// What happened. The first event has the number `since + 1`.
    Events {
        /// How many events there were before.
        since: u32,
        /// The command that led to them, if a client's did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<CommandId>,
        /// What happened, in order.
        events: Vec<Event>,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The command.
        id: CommandId,
        /// Why.
        refusal: Refusal,
        /// The same for people, a clause each, with the players' names.
        reasons: Vec<Message>,
    },
    /// Who of the players is connected.
    Presence {
        /// Whether the one who opened the table is.
        owner: bool,
        /// The players by link who are.
        players: Vec<Player>,
    },
    /// The answer to a ping.
    Pong,
    /// Something is wrong with what the client sent, or with the server.
    Error {
        /// What.
        error: ServerError,
    },
}

impl ServerMessage {
    /// The text of an events message whose events are already written as a JSON list, as they
    /// are stored.
    #[must_use]
    pub fn events_text(since: u32, id: Option<&CommandId>, events: &str) -> String {
        use std::fmt::Write as _;
        // As long as it can become, but for the events.
        let mut text = String::with_capacity(96 + events.len());
        let _ = write!(text, r#"{{"type":"events","since":{since},"#);
        if let Some(id) = id {
            text.push_str(r#""id":""#);
            text.push_str(id.as_str());
            text.push_str(r#"","#);
        }
        text.push_str(r#""events":"#);
        text.push_str(events);
        text.push('}');
        text
    }
}

/// What is wrong, apart from refused commands. All but `too-fast` and `malformed` end the
/// connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ServerError {
    /// The message could not be read.
    Malformed {
        /// Why, for developers.
        detail: String,
    },
    /// The client speaks another version: the page has to be loaded again.
    Version {
        /// The server's.
        version: u32,
    },
    /// The first message has to be a join, and only the first.
    Unexpected,
    /// There is no such game.
    NoSuchGame,
    /// The client knows more events than there are: it has to begin at 0.
    Ahead {
        /// How many there are.
        events: u32,
    },
    /// Too many messages in a short time; this one was not looked at.
    TooFast,
    /// The client was too slow to take what it was sent: it has to join again.
    TooSlow,
    /// Too many connections or games of this address.
    TooMany,
    /// Something failed on the server, and nothing has changed. It helps to join again.
    Unavailable,
    /// The server stops: join again soon.
    Closing,
}

/// The answer to opening a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Opened {
    /// The game, as in its link.
    pub game: GameId,
    /// The secret of the one who opened it.
    pub token: Token,
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(
    tag = "error",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum OpenError {
    /// The request could not be read.
    Malformed {
        /// Why, for developers.
        detail: String,
    },
    /// The setup cannot be played.
    Setup {
        /// What is wrong.
        reason: SetupError,
        /// The same for people.
        message: Message,
    },
    /// This address has opened too many tables in a short time.
    TooMany,
    /// Something failed on the server.
    Unavailable,
}

/// The addresses under which other devices in the same network reach the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Addresses {
    /// Beginnings of links, without a slash at the end.
    pub origins: Vec<String>,
}

macro_rules! word {
    ($(#[$doc:meta])* $name:ident, $error:ident, $lengths:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
        #[serde(try_from = "String", into = "String")]
        #[ts(type = "string")]
        pub struct $name(Box<str>);

        /// A text that is none.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
        #[error($what)]
        pub struct $error;

        impl $name {
            /// The text, if it has the right form.
            ///
            /// # Errors
            /// When it is too short or too long or holds other characters.
            pub fn new(text: &str) -> Result<Self, $error> {
                Self::check(text).map(|()| Self(text.into()))
            }

            fn check(text: &str) -> Result<(), $error> {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
                if $lengths.contains(&text.len()) && text.bytes().all(plain) {
                    Ok(())
                } else {
                    Err($error)
                }
            }

            /// The text.
            #[must_use]
            pub const fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                Self::check(&text).map(|()| Self(text.into()))
            }
        }

        impl From<$name> for String {
            fn from(word: $name) -> Self {
                word.0.into()
            }
        }
    };
}

word!(
    /// A game's name in links.
    GameId,
    GameIdError,
    (8..=24),
    "a game's id has 8 to 24 letters, digits, hyphens and underscores"
);
word!(
    /// A secret that proves who somebody is at one table: at least 128 random bits.
    Token,
    TokenError,
    (22..=64),
    "a token has 22 to 64 letters, digits, hyphens and underscores"
);
word!(
    /// A client's name for one of its commands.
    CommandId,
    CommandIdError,
    (8..=40),
    "a command's id has 8 to 40 letters, digits, hyphens and underscores"
);

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Secrets do not get into logs.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}
