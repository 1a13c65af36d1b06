//! Decoding of events from one flat form with every field that any of them has: `derive` would
//! buffer each event before it is read.

use serde::Deserialize;

use crate::event::{Event, EventKind, Moment};
use crate::name::Name;
use crate::party::{Party, Player};
use crate::setup::Setup;

/// Why a JSON object is no event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error("unknown variant `{0}`")]
    Unknown(String),
    #[error("`{of}` needs `{field}`")]
    Missing { of: String, field: &'static str },
}

/// A field that an event of this kind has.
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
