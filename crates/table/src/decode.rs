//! Decoding of events and commands, each from one flat form with every field that any of them
//! has. `derive` would accept unknown fields in commands without fields of their own (serde skips
//! them in internally tagged unit variants), and would buffer each event before it is read.

use serde::Deserialize;

use crate::command::Command;
use crate::event::{Event, EventKind, Moment};
use crate::name::Name;
use crate::party::{Party, Player};
use crate::setup::Setup;

/// Why a JSON object is no event or no command.
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

/// An event on the wire. Unknown fields are ignored: a later version may have more.
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
    from: Option<Moment>,
    to: Option<Moment>,
}

impl TryFrom<RawEvent> for Event {
    type Error = DecodeError;

    fn try_from(raw: RawEvent) -> Result<Self, DecodeError> {
        let kind = raw.kind.as_str();
        let player = || needed(raw.player, kind, "player");
        let by = || needed(raw.by, kind, "by");
        let ply = || needed(raw.ply, kind, "ply");
        let event = match kind {
            "opened" => EventKind::Opened {
                format: needed(raw.format, kind, "format")?,
                setup: needed(raw.setup, kind, "setup")?,
            },
            "claimed" => EventKind::Claimed {
                player: player()?,
                name: raw.name,
            },
            "named" => EventKind::Named {
                player: player()?,
                name: needed(raw.name, kind, "name")?,
            },
            "moved" => EventKind::Moved {
                player: player()?,
                mv: needed(raw.mv, kind, "move")?,
            },
            "takeback-asked" => EventKind::TakebackAsked {
                by: by()?,
                ply: ply()?,
            },
            "takeback-agreed" => EventKind::TakebackAgreed { by: by()? },
            "takeback-refused" => EventKind::TakebackRefused { by: by()? },
            "taken-back" => EventKind::TakenBack { ply: ply()? },
            "seat-freed" => EventKind::SeatFreed { player: player()? },
            "time-expired" => EventKind::TimeExpired { player: player()? },
            "credited" => EventKind::Credited {
                from: needed(raw.from, kind, "from")?,
                to: needed(raw.to, kind, "to")?,
            },
            "pause-asked" => EventKind::PauseAsked { by: by()? },
            "pause-agreed" => EventKind::PauseAgreed { by: by()? },
            "pause-refused" => EventKind::PauseRefused { by: by()? },
            "paused" => EventKind::Paused,
            "resume-asked" => EventKind::ResumeAsked { by: by()? },
            "resume-agreed" => EventKind::ResumeAgreed { by: by()? },
            "resume-refused" => EventKind::ResumeRefused { by: by()? },
            "resumed" => EventKind::Resumed,
            "resigned" => EventKind::Resigned { player: player()? },
            "next-begun" => EventKind::NextBegun,
            "rematch-asked" => EventKind::RematchAsked { by: by()? },
            "rematch-agreed" => EventKind::RematchAgreed { by: by()? },
            "rematch-refused" => EventKind::RematchRefused { by: by()? },
            "rematch-begun" => EventKind::RematchBegun,
            _ => return Err(DecodeError::Unknown(raw.kind)),
        };
        Ok(Self {
            at: raw.at,
            kind: event,
        })
    }
}

/// A command on the wire: with its own fields and no others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCommand {
    #[serde(rename = "do")]
    kind: String,
    player: Option<Player>,
    name: Option<String>,
    text: Option<String>,
    ply: Option<u16>,
    from: Option<Moment>,
    to: Option<Moment>,
}

impl TryFrom<RawCommand> for Command {
    type Error = DecodeError;

    fn try_from(mut raw: RawCommand) -> Result<Self, DecodeError> {
        let kind = std::mem::take(&mut raw.kind);
        let kind = kind.as_str();
        let command = match kind {
            "claim" => Self::Claim {
                name: raw.name.take(),
            },
            "name" => Self::Name {
                player: needed(raw.player.take(), kind, "player")?,
                name: needed(raw.name.take(), kind, "name")?,
            },
            "move" => Self::Move {
                text: needed(raw.text.take(), kind, "text")?,
                ply: needed(raw.ply.take(), kind, "ply")?,
            },
            "takeback" => Self::Takeback {
                ply: needed(raw.ply.take(), kind, "ply")?,
            },
            "resign" => Self::Resign {
                player: needed(raw.player.take(), kind, "player")?,
                ply: needed(raw.ply.take(), kind, "ply")?,
            },
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "free-seat" => Self::FreeSeat {
                player: needed(raw.player.take(), kind, "player")?,
            },
            "flag" => Self::Flag,
            "credit" => Self::Credit {
                from: needed(raw.from.take(), kind, "from")?,
                to: needed(raw.to.take(), kind, "to")?,
            },
            "next" => Self::Next,
            "rematch" => Self::Rematch,
            "agree" => Self::Agree,
            "refuse" => Self::Refuse,
            _ => return Err(DecodeError::Unknown(kind.to_owned())),
        };
        match raw.left_over() {
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
            ("from", self.from.is_some()),
            ("to", self.to.is_some()),
        ];
        fields
            .into_iter()
            .find_map(|(field, raw)| raw.then_some(field))
    }
}
