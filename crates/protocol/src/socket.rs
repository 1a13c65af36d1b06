//! The messages of the socket, one JSON object each.
//!
//! A client has one socket, however many games it follows; a message names the game that it is
//! about. The first message is a hello. A client joins a game with the number of events that it
//! knows and the hash of them; it is welcomed, gets the events that it missed, and from then on
//! each one as soon as it is durable. A client with another history gets all of it anew. A command
//! carries an id of the client's choice and is answered by an events message that names this id, or by
//! a refusal; sent again under the same id, it is answered again and nothing happens twice.
//!
//! Unknown fields are ignored, so that either side may be newer; an unknown type is refused.

use std::fmt;

use caminos_message::Message;
use caminos_table::{Actor, Command, Event, MatchSetupError, Moment, Player, Refusal};
pub use caminos_table::{CommandId, GameId, Token};
use serde::{Deserialize, Serialize};

/// The version of the messages. A server speaks one.
pub const VERSION: u32 = 2;

/// The longest message that a client may send, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 2048;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// The version of the messages that the client speaks.
        version: u32,
    },
    /// Follows a game from now on.
    Join {
        /// The game.
        game: GameId,
        /// The client's secret for this game: the one that creating the game gave, or one
        /// that the client made up before it claims a seat.
        token: Token,
        /// How many events of the game the client knows.
        since: u32,
        /// The hash that came with the last of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        head: Option<String>,
    },
    /// Follows a game no more.
    Leave {
        /// The game.
        game: GameId,
    },
    /// What the client's person wants.
    Command {
        /// In which game, one that the client has joined.
        game: GameId,
        /// Chosen by the client at random, a new one for every command.
        id: CommandId,
        /// What they want.
        command: Command,
    },
    /// Whether the connection still works.
    Ping,
}

/// What the server says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ServerMessage {
    /// The client has joined a game.
    Welcome {
        /// The game.
        game: GameId,
        /// Who the client is in this match.
        you: Actor,
        /// Where the events that follow begin: at what the client knows, or at 0 if its history
        /// is another one.
        since: u32,
        /// How many events there are.
        events: u32,
        /// The hash of them, which the client has at the end if its history is the server's.
        head: String,
        /// The server's clock, in milliseconds since 1970.
        now: Moment,
    },
    /// What happened. The first event has the number `since + 1`.
    Events {
        /// The game.
        game: GameId,
        /// How many events there were before.
        since: u32,
        /// The commands that led to them, as far as clients' did.
        ids: Vec<CommandId>,
        /// The hash of the history up to the last of them. Opaque to clients, which send it back
        /// when they join again.
        head: String,
        /// What happened, in order.
        events: Vec<Event>,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The game.
        game: GameId,
        /// The command.
        id: CommandId,
        /// Why.
        refusal: Refusal,
        /// The same for people, a clause each, with the players' names.
        reasons: Vec<Message>,
    },
    /// A command could not be executed now; it helps to send it again.
    Unavailable {
        /// The game.
        game: GameId,
        /// The command.
        id: CommandId,
    },
    /// Who of the players is connected.
    Presence {
        /// The game.
        game: GameId,
        /// Whether the one who created the game is.
        owner: bool,
        /// The players by link who are.
        players: Vec<Player>,
    },
    /// The answer to a ping.
    Pong,
    /// Something is wrong with what the client sent, or with the server.
    Error {
        /// The game, if it is about one: the client does not follow it any more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        game: Option<GameId>,
        /// What.
        error: ServerError,
    },
}

impl ServerMessage {
    /// The text of an events message whose events are already written as a JSON list, as they
    /// are stored.
    #[must_use]
    pub fn events_text(
        game: &GameId,
        since: u32,
        ids: &[CommandId],
        head: impl fmt::Display,
        events: &str,
    ) -> String {
        use fmt::Write as _;
        let mut text = String::with_capacity(128 + 48 * ids.len() + events.len());
        let game = game.as_str();
        // Ids and hashes are letters, digits, hyphens and underscores: nothing to escape.
        let _ = write!(
            text,
            r#"{{"type":"events","game":"{game}","since":{since},"ids":["#
        );
        for (index, id) in ids.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            let _ = write!(text, r#"{comma}"{}""#, id.as_str());
        }
        let _ = write!(text, r#"],"head":"{head}","events":{events}}}"#);
        text
    }
}

/// What is wrong, apart from refused commands. `too-fast` and `malformed` leave everything as it
/// is; with a game it ends the following of that game, without one the connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    /// The first message has to be a hello, and only the first; a command is for a game that was
    /// joined.
    Unexpected,
    /// There is no such game.
    NoSuchGame,
    /// Too many messages in a short time; this one was not looked at.
    TooFast,
    /// Too many connections or games of this address.
    TooMany,
    /// Something failed on the server, and nothing has changed. It helps to join again.
    Unavailable,
    /// The server stops: join again soon.
    Closing,
}

/// The answer to the creation of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Opened {
    /// The game, as in its link.
    pub game: GameId,
    /// The secret of the one who opened it.
    pub token: Token,
}

/// Why a game was not created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(
    tag = "error",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum CreateGameError {
    /// The request could not be read.
    Malformed {
        /// Why, for developers.
        detail: String,
    },
    /// The setup cannot be played.
    Setup {
        /// What is wrong.
        reason: MatchSetupError,
        /// The same for people.
        message: Message,
    },
    /// This address has created too many games in a short time.
    #[serde(rename = "too-many")]
    TooManyGames,
    /// Something failed on the server.
    Unavailable,
}

/// The addresses under which other devices in the same network reach the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Addresses {
    /// Beginnings of links, without a slash at the end.
    pub origins: Vec<String>,
}
