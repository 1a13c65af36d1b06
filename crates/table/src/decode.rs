//! Decoding of events, commands and time controls, each from one flat form with every field that any
//! of them has: what `derive` makes of a tagged enum buffers each of them before it is read, and
//! that code weighs 16 kB in the page. Unknown fields are ignored: a later version may have more.

use serde::Deserialize;

use crate::command::Command;
use crate::event::{Event, EventKind, Moment};
use crate::match_setup::MatchSetup;
use crate::name::Name;
use crate::party::{Party, Player};
use crate::time_control::TimeControl;

/// Why a JSON object is none of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DecodeError {
    #[error("unknown variant `{0}`")]
    Unknown(String),
    #[error("`{of}` needs `{field}`")]
    Missing { of: String, field: &'static str },
}

/// A field that one of this kind has.
fn needed<T>(value: Option<T>, of: &str, field: &'static str) -> Result<T, DecodeError> {
    value.ok_or_else(|| DecodeError::Missing {
        of: of.to_owned(),
        field,
    })
}

/// An event on the wire.
#[derive(Deserialize)]
pub(crate) struct RawEvent {
    at: Moment,
    #[serde(rename = "type")]
    kind: String,
    format: Option<u32>,
    setup: Option<MatchSetup>,
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
                to_ply: ply()?,
            },
            "takeback-agreed" => EventKind::TakebackAgreed { by: by()? },
            "takeback-refused" => EventKind::TakebackRefused { by: by()? },
            "taken-back" => EventKind::TakenBack { to_ply: ply()? },
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

/// A command on the wire.
#[derive(Deserialize)]
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

    fn try_from(raw: RawCommand) -> Result<Self, DecodeError> {
        let kind = raw.kind.as_str();
        let player = || needed(raw.player, kind, "player");
        let ply = || needed(raw.ply, kind, "ply");
        Ok(match kind {
            "claim" => Self::Claim { name: raw.name },
            "name" => Self::Name {
                player: player()?,
                name: needed(raw.name, kind, "name")?,
            },
            "move" => Self::Move {
                ply: ply()?,
                text: needed(raw.text, kind, "text")?,
            },
            "takeback" => Self::Takeback { ply: ply()? },
            "resign" => Self::Resign {
                player: player()?,
                ply: ply()?,
            },
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "free-seat" => Self::FreeSeat { player: player()? },
            "flag" => Self::Flag,
            "credit" => Self::Credit {
                from: needed(raw.from, kind, "from")?,
                to: needed(raw.to, kind, "to")?,
            },
            "next" => Self::Next,
            "rematch" => Self::Rematch,
            "agree" => Self::Agree,
            "refuse" => Self::Refuse,
            _ => return Err(DecodeError::Unknown(raw.kind)),
        })
    }
}

/// A time control on the wire.
#[derive(Deserialize)]
pub(crate) struct RawTimeControl {
    kind: String,
    base: Option<u32>,
    increment: Option<u32>,
    days: Option<u8>,
}

impl TryFrom<RawTimeControl> for TimeControl {
    type Error = DecodeError;

    fn try_from(raw: RawTimeControl) -> Result<Self, DecodeError> {
        let kind = raw.kind.as_str();
        Ok(match kind {
            "increment" => Self::Increment {
                base: needed(raw.base, kind, "base")?,
                increment: needed(raw.increment, kind, "increment")?,
            },
            "days" => Self::Days {
                days: needed(raw.days, kind, "days")?,
            },
            _ => return Err(DecodeError::Unknown(raw.kind)),
        })
    }
}
