//! How events and commands are read: each from one flat form with every field that any of them
//! has. Reading them by their tag alone would have serde keep each one aside in a form of its own
//! first, which costs the server time and the page 20 kB.

use serde::Deserialize;

use crate::command::Command;
use crate::event::{Event, EventKind, Moment};
use crate::name::Name;
use crate::party::{Party, Player};
use crate::setup::Setup;

/// Why what was told is no event or no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error("unknown variant `{0}`")]
    Unknown(String),
    #[error("`{of}` needs `{field}`")]
    Missing { of: String, field: &'static str },
    #[error("`{of}` has no `{field}`")]
    Extra { of: String, field: &'static str },
}

/// A field that an event or a command of this kind has.
fn needed<T>(value: Option<T>, of: &str, field: &'static str) -> Result<T, DecodeError> {
    value.ok_or_else(|| DecodeError::Missing {
        of: of.to_owned(),
        field,
    })
}

/// An event as it is told. Fields that are not known are for others to come.
#[derive(Deserialize)]
pub(crate) struct RawEvent {
    at: Moment,
    #[serde(rename = "type")]
    kind: String,
    format: Option<u32>,
    setup: Option<Setup>,
    player: Option<Player>,
    name: Option<Name>,
    #[serde(rename = "move")]
    mv: Option<String>,
    by: Option<Party>,
    ply: Option<u16>,
}

impl TryFrom<RawEvent> for Event {
    type Error = DecodeError;

    fn try_from(told: RawEvent) -> Result<Self, DecodeError> {
        let kind = told.kind.as_str();
        let player = || needed(told.player, kind, "player");
        let by = || needed(told.by, kind, "by");
        let ply = || needed(told.ply, kind, "ply");
        let event = match kind {
            "opened" => EventKind::Opened {
                format: needed(told.format, kind, "format")?,
                setup: needed(told.setup, kind, "setup")?,
            },
            "claimed" => EventKind::Claimed {
                player: player()?,
                name: told.name,
            },
            "named" => EventKind::Named {
                player: player()?,
                name: needed(told.name, kind, "name")?,
            },
            "moved" => EventKind::Moved {
                player: player()?,
                mv: needed(told.mv, kind, "move")?,
            },
            "takeback-asked" => EventKind::TakebackAsked {
                by: by()?,
                ply: ply()?,
            },
            "takeback-agreed" => EventKind::TakebackAgreed { by: by()? },
            "takeback-refused" => EventKind::TakebackRefused { by: by()? },
            "taken-back" => EventKind::TakenBack { ply: ply()? },
            "resigned" => EventKind::Resigned { player: player()? },
            "next-begun" => EventKind::NextBegun,
            "rematch-asked" => EventKind::RematchAsked { by: by()? },
            "rematch-agreed" => EventKind::RematchAgreed { by: by()? },
            "rematch-refused" => EventKind::RematchRefused { by: by()? },
            "rematch-begun" => EventKind::RematchBegun,
            _ => return Err(DecodeError::Unknown(told.kind)),
        };
        Ok(Self {
            at: told.at,
            kind: event,
        })
    }
}

/// A command as it is told: with its own fields and no others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCommand {
    #[serde(rename = "do")]
    kind: String,
    player: Option<Player>,
    name: Option<String>,
    text: Option<String>,
    ply: Option<u16>,
}

impl TryFrom<RawCommand> for Command {
    type Error = DecodeError;

    fn try_from(mut told: RawCommand) -> Result<Self, DecodeError> {
        let kind = std::mem::take(&mut told.kind);
        let kind = kind.as_str();
        let command = match kind {
            "claim" => Self::Claim {
                name: told.name.take(),
            },
            "name" => Self::Name {
                player: needed(told.player.take(), kind, "player")?,
                name: needed(told.name.take(), kind, "name")?,
            },
            "move" => Self::Move {
                text: needed(told.text.take(), kind, "text")?,
                ply: needed(told.ply.take(), kind, "ply")?,
            },
            "takeback" => Self::Takeback {
                ply: needed(told.ply.take(), kind, "ply")?,
            },
            "resign" => Self::Resign {
                player: needed(told.player.take(), kind, "player")?,
                ply: needed(told.ply.take(), kind, "ply")?,
            },
            "next" => Self::Next,
            "rematch" => Self::Rematch,
            "agree" => Self::Agree,
            "refuse" => Self::Refuse,
            _ => return Err(DecodeError::Unknown(kind.to_owned())),
        };
        match told.left_over() {
            Some(field) => Err(DecodeError::Extra {
                of: kind.to_owned(),
                field,
            }),
            None => Ok(command),
        }
    }
}

impl RawCommand {
    /// A field that the command did not want.
    fn left_over(&self) -> Option<&'static str> {
        let fields = [
            ("player", self.player.is_some()),
            ("name", self.name.is_some()),
            ("text", self.text.is_some()),
            ("ply", self.ply.is_some()),
        ];
        fields
            .into_iter()
            .find_map(|(field, told)| told.then_some(field))
    }
}
