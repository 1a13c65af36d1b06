//! Why a move is refused.

use caminos_rules::{Cell, PlayError, SwapRefusal, Violation};

use crate::names;
use caminos_protocol::saying::{Arg, Saying};

/// Why a move is refused: a sentence for each rule that it breaks.
#[must_use]
pub fn refused(error: &PlayError) -> Vec<Saying> {
    let letter =
        |id, letter: &caminos_rules::Letter| Saying::new(id).with("letter", letter.to_string());
    vec![match error {
        PlayError::Illegal(violations) => return violations.iter().map(violated).collect(),
        PlayError::GameOver => Saying::new("refusal-game-over"),
        PlayError::NotYourTurn { to_move, .. } => {
            Saying::new("refusal-not-your-turn").with("toMove", to_move.number())
        }
        PlayError::UnknownShape {
            letter: unknown, ..
        } => letter("refusal-unknown-shape", unknown),
        PlayError::NotInSupply { letter: gone, .. } => letter("refusal-not-in-supply", gone),
        PlayError::NeutralFirst { .. } => Saying::new("refusal-neutral-first"),
        PlayError::NeutralTooLate { .. } => Saying::new("refusal-neutral-too-late"),
        PlayError::NotThisShape {
            letter: other,
            text,
        } => letter("refusal-not-this-shape", other).with("text", text.clone()),
        PlayError::Swap(SwapRefusal::Off) => Saying::new("refusal-swap-off"),
        PlayError::Swap(SwapRefusal::NotNow) => Saying::new("refusal-swap-not-now"),
        PlayError::OtherRules => Saying::new("spoken-other-rules"),
    }]
}

fn violated(violation: &Violation) -> Saying {
    match violation {
        Violation::OffBoard { cells } => Saying::new("violation-off-board")
            .with("count", cells.len() as u32)
            .with("cells", names::cells(cells)),
        Violation::AboveTheBoard { cells, level } => Saying::new("violation-above-the-board")
            .with("cells", names::cells(cells))
            .with("level", *level),
        Violation::Gap { places } => Saying::new("violation-gap").with("places", at(places)),
        Violation::Occupied { places } => {
            Saying::new("violation-occupied").with("places", at(places))
        }
    }
}

fn at(places: &[(Cell, u8)]) -> Vec<Arg> {
    places
        .iter()
        .map(|&(cell, level)| {
            Saying::new("place-at-level")
                .with("cell", cell)
                .with("level", level)
                .into()
        })
        .collect()
}
