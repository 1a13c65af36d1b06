//! Paces and forfeits as texts for people.

use caminos_arena::{ContenderLimits, Forfeit, ForfeitKind};
use caminos_cei::Clock;

use crate::failure;
use crate::language::{localised, message_text, tr};

/// How long a contender may think.
pub(super) fn limits(contender: &ContenderLimits) -> String {
    let mut limits = Vec::new();
    if let Some(time) = contender.move_time {
        limits.push(tr!("arena-limit-move", time = time.as_millis().to_string()));
    }
    if let Some(Clock { left, increment }) = contender.clock {
        limits.push(tr!(
            "arena-limit-game",
            time = left.as_millis().to_string(),
            increment = increment.as_millis().to_string()
        ));
    }
    if let Some(nodes) = contender.nodes {
        limits.push(tr!("arena-limit-nodes", nodes = nodes.to_string()));
    }
    limits.join(", ")
}

/// Why a game was lost away from the board.
pub(super) fn forfeit(forfeit: &Forfeit) -> String {
    let kind = forfeit_kind(&forfeit.kind());
    match forfeit {
        Forfeit::NoMove(text) | Forfeit::Refusal(text) => format!("{kind}: {text}"),
        Forfeit::IllegalMove(text, error) => {
            format!("{kind}: {text}: {}", localised(error))
        }
        Forfeit::Crash(error) => format!("{kind}: {}", message_text(&failure::client(error))),
        _ => kind,
    }
}

/// A kind of forfeit.
pub(super) fn forfeit_kind(kind: &ForfeitKind) -> String {
    match kind {
        ForfeitKind::IllegalMove => tr!("arena-forfeit-illegal"),
        ForfeitKind::Crash => tr!("arena-forfeit-crash"),
        ForfeitKind::Hang => tr!("arena-forfeit-hang"),
        ForfeitKind::Time => tr!("arena-forfeit-time"),
        ForfeitKind::Refusal => tr!("arena-forfeit-refusal"),
        ForfeitKind::Other(kind) => kind.clone(),
    }
}
