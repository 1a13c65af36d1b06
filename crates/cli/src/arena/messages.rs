//! Paces and forfeits as texts for people.

use caminos_arena::{Forfeit, Pace};
use caminos_cei::Clock;

use crate::failure;
use crate::language::{localised, message_text, tr};

/// How long a contender may think.
pub(super) fn pace(pace: &Pace) -> String {
    let mut limits = Vec::new();
    if let Some(time) = pace.move_time {
        limits.push(tr!("arena-pace-move", time = time.as_millis().to_string()));
    }
    if let Some(Clock { left, increment }) = pace.clock {
        limits.push(tr!(
            "arena-pace-game",
            time = left.as_millis().to_string(),
            increment = increment.as_millis().to_string()
        ));
    }
    if let Some(nodes) = pace.nodes {
        limits.push(tr!("arena-pace-nodes", nodes = nodes.to_string()));
    }
    limits.join(", ")
}

/// Why a game was lost away from the board.
pub(super) fn forfeit(forfeit: &Forfeit) -> String {
    let kind = forfeit_kind(forfeit.kind());
    match forfeit {
        Forfeit::NoMove(text) | Forfeit::Refusal(text) => format!("{kind}: {text}"),
        Forfeit::IllegalMove(text, error) => {
            format!("{kind}: {text}: {}", localised(error))
        }
        Forfeit::Crash(error) => format!("{kind}: {}", message_text(&failure::client(error))),
        _ => kind,
    }
}

/// A kind of forfeit that a record has. Records of other programs may have others.
pub(super) fn forfeit_kind(kind: &str) -> String {
    match kind {
        "illegal move" => tr!("arena-forfeit-illegal"),
        "crash" => tr!("arena-forfeit-crash"),
        "hang" => tr!("arena-forfeit-hang"),
        "time" => tr!("arena-forfeit-time"),
        "refusal" => tr!("arena-forfeit-refusal"),
        other => other.to_owned(),
    }
}
