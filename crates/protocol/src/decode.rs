//! Decoding of a client's messages, from one flat form with every field that any of them has. As
//! with commands (`caminos_table`), `derive` would accept unknown fields in a `ping`, and would
//! buffer each message before it is read.

use caminos_table::Command;
use serde::Deserialize;

use crate::socket::{ClientMessage, CommandId, GameId, Token};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Join,
    Command,
    Ping,
}

/// Why a JSON object is no message.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error("missing field `{0}`")]
    Missing(&'static str),
    #[error("unknown field `{0}` for this type of message")]
    Extra(&'static str),
}

fn needed<T>(value: Option<T>, field: &'static str) -> Result<T, DecodeError> {
    value.ok_or(DecodeError::Missing(field))
}

/// A message with its own fields and no others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawMessage {
    #[serde(rename = "type")]
    kind: Kind,
    version: Option<u32>,
    game: Option<GameId>,
    token: Option<Token>,
    since: Option<u32>,
    id: Option<CommandId>,
    command: Option<Command>,
}

impl TryFrom<RawMessage> for ClientMessage {
    type Error = DecodeError;

    fn try_from(mut raw: RawMessage) -> Result<Self, DecodeError> {
        let message = match raw.kind {
            Kind::Join => Self::Join {
                version: needed(raw.version.take(), "version")?,
                game: needed(raw.game.take(), "game")?,
                token: needed(raw.token.take(), "token")?,
                since: needed(raw.since.take(), "since")?,
            },
            Kind::Command => Self::Command {
                id: needed(raw.id.take(), "id")?,
                command: needed(raw.command.take(), "command")?,
            },
            Kind::Ping => Self::Ping,
        };
        match raw.left_over() {
            Some(field) => Err(DecodeError::Extra(field)),
            None => Ok(message),
        }
    }
}

impl RawMessage {
    /// A field that the message did not want.
    fn left_over(&self) -> Option<&'static str> {
        let fields = [
            ("version", self.version.is_some()),
            ("game", self.game.is_some()),
            ("token", self.token.is_some()),
            ("since", self.since.is_some()),
            ("id", self.id.is_some()),
            ("command", self.command.is_some()),
        ];
        let left = fields.into_iter().find(|(_, is_there)| *is_there);
        left.map(|(field, _)| field)
    }
}
