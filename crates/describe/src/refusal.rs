//! Why a move is refused.

use caminos_rules::{BrokenRule, IllegalMove, Spot};

use crate::names;
use caminos_message::{Arg, Message};

/// Why a move is refused: a sentence for each rule that it breaks.
#[must_use]
pub fn refused(error: &IllegalMove) -> Vec<Message> {
    let letter =
        |id, letter: &caminos_rules::Letter| Message::new(id).with("letter", letter.to_string());
    vec![match error {
        IllegalMove::Placement { broken } => return broken.iter().map(broken_rule).collect(),
        IllegalMove::GameOver => Message::new("refusal-game-over"),
        IllegalMove::NotYourTurn { to_move, .. } => {
            Message::new("refusal-not-your-turn").with("toMove", to_move.number())
        }
        IllegalMove::UnknownShape {
            letter: unknown, ..
        } => letter("refusal-unknown-shape", unknown),
        IllegalMove::NotInSupply { letter: gone, .. } => letter("refusal-not-in-supply", gone),
        IllegalMove::NeutralFirst { .. } => Message::new("refusal-neutral-first"),
        IllegalMove::NeutralTooLate { .. } => Message::new("refusal-neutral-too-late"),
        IllegalMove::NotThisShape {
            letter: other,
            text,
        } => letter("refusal-not-this-shape", other).with("text", text.clone()),
        IllegalMove::SwapOff => Message::new("refusal-swap-off"),
        IllegalMove::SwapNotNow => Message::new("refusal-swap-not-now"),
        IllegalMove::OtherRules => Message::new("spoken-other-rules"),
    }]
}

fn broken_rule(rule: &BrokenRule) -> Message {
    match rule {
        BrokenRule::OffBoard { cells } => Message::new("violation-off-board")
            .with("count", cells.len() as u32)
            .with("cells", names::cells(cells)),
        BrokenRule::AboveTheBoard { cells, level } => Message::new("violation-above-the-board")
            .with("cells", names::cells(cells))
            .with("level", *level),
        BrokenRule::Gap { spots } => Message::new("violation-gap").with("places", at(spots)),
        BrokenRule::Occupied { spots } => {
            Message::new("violation-occupied").with("places", at(spots))
        }
    }
}

fn at(spots: &[Spot]) -> Vec<Arg> {
    spots
        .iter()
        .map(|&Spot { cell, level }| {
            Message::new("place-at-level")
                .with("cell", cell)
                .with("level", level)
                .into()
        })
        .collect()
}
