//! Why a move is refused.

use caminos_rules::{BrokenRule, IllegalMove, Spot};

use crate::names;
use caminos_protocol::saying::{Arg, Saying};

/// Why a move is refused: a sentence for each rule that it breaks.
#[must_use]
pub fn refused(error: &IllegalMove) -> Vec<Saying> {
    let letter =
        |id, letter: &caminos_rules::Letter| Saying::new(id).with("letter", letter.to_string());
    vec![match error {
        IllegalMove::Placement { broken } => return broken.iter().map(broken_rule).collect(),
        IllegalMove::GameOver => Saying::new("refusal-game-over"),
        IllegalMove::NotYourTurn { to_move, .. } => {
            Saying::new("refusal-not-your-turn").with("toMove", to_move.number())
        }
        IllegalMove::UnknownShape {
            letter: unknown, ..
        } => letter("refusal-unknown-shape", unknown),
        IllegalMove::NotInSupply { letter: gone, .. } => letter("refusal-not-in-supply", gone),
        IllegalMove::NeutralFirst { .. } => Saying::new("refusal-neutral-first"),
        IllegalMove::NeutralTooLate { .. } => Saying::new("refusal-neutral-too-late"),
        IllegalMove::NotThisShape {
            letter: other,
            text,
        } => letter("refusal-not-this-shape", other).with("text", text.clone()),
        IllegalMove::SwapOff => Saying::new("refusal-swap-off"),
        IllegalMove::SwapNotNow => Saying::new("refusal-swap-not-now"),
        IllegalMove::OtherRules => Saying::new("spoken-other-rules"),
    }]
}

fn broken_rule(rule: &BrokenRule) -> Saying {
    match rule {
        BrokenRule::OffBoard { cells } => Saying::new("violation-off-board")
            .with("count", cells.len() as u32)
            .with("cells", names::cells(cells)),
        BrokenRule::AboveTheBoard { cells, level } => Saying::new("violation-above-the-board")
            .with("cells", names::cells(cells))
            .with("level", *level),
        BrokenRule::Gap { spots } => Saying::new("violation-gap").with("places", at(spots)),
        BrokenRule::Occupied { spots } => {
            Saying::new("violation-occupied").with("places", at(spots))
        }
    }
}

fn at(spots: &[Spot]) -> Vec<Arg> {
    spots
        .iter()
        .map(|&Spot { cell, level }| {
            Saying::new("place-at-level")
                .with("cell", cell)
                .with("level", level)
                .into()
        })
        .collect()
}
