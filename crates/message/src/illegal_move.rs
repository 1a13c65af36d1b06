//! Why a move is illegal.

use caminos_rules::{BrokenRule, IllegalMove, Spot};

use crate::{Arg, Localise, Message, message};

impl Localise for IllegalMove {
    fn message(&self) -> Message {
        match self {
            Self::GameOver => message!("refusal-game-over"),
            Self::NotYourTurn { to_move, .. } => {
                message!("refusal-not-your-turn", toMove = to_move.number())
            }
            Self::UnknownShape { letter, .. } => {
                message!("refusal-unknown-shape", letter = *letter)
            }
            Self::NotInSupply { letter, .. } => message!("refusal-not-in-supply", letter = *letter),
            Self::NeutralFirst { .. } => message!("refusal-neutral-first"),
            Self::NeutralTooLate { .. } => message!("refusal-neutral-too-late"),
            Self::NotThisShape { letter, text } => {
                message!("refusal-not-this-shape", letter = *letter, text = text)
            }
            Self::Placement { broken } => match broken.as_slice() {
                [rule] => rule.message(),
                rules => {
                    let rules: Arg = rules.iter().map(Localise::message).collect();
                    message!("refusal-placement", rules = rules)
                }
            },
            Self::SwapOff => message!("refusal-swap-off"),
            Self::SwapNotNow => message!("refusal-swap-not-now"),
            Self::OtherRules => message!("refusal-other-rules"),
        }
    }

    fn messages(&self) -> Vec<Message> {
        match self {
            Self::Placement { broken } => broken.iter().map(Localise::message).collect(),
            _ => vec![self.message()],
        }
    }
}

impl Localise for BrokenRule {
    fn message(&self) -> Message {
        match self {
            Self::OffBoard { cells } => {
                let named: Arg = cells.iter().copied().collect();
                message!("broken-off-board", count = cells.len(), cells = named)
            }
            Self::AboveTheBoard { cells, level } => {
                let cells: Arg = cells.iter().copied().collect();
                message!("broken-above-the-board", cells = cells, level = *level)
            }
            Self::Gap { spots } => message!("broken-gap", places = at(spots)),
            Self::Occupied { spots } => message!("broken-occupied", places = at(spots)),
        }
    }
}

fn at(spots: &[Spot]) -> Arg {
    let spots = spots.iter();
    spots
        .map(|spot| message!("place-at-level", cell = spot.cell, level = spot.level))
        .collect()
}
