//! What is wrong with a position as text.

use caminos_rules::SetupError;

use crate::{Localise, Message, message};

impl Localise for SetupError {
    fn message(&self) -> Message {
        match self {
            Self::Fields { count } => message!("position-fields", count = *count),
            Self::Board { text } => message!("position-board", text = text),
            Self::Players { text } => message!("bad-players", text = text),
            Self::Variants { text } => message!("position-variants", text = text),
            Self::Crowded { count } => message!("position-crowded", count = *count),
            Self::Piece { text } => message!("position-piece", text = text),
            Self::Turn { text } => message!("position-turn", text = text),
            Self::Out { text } => message!("position-out", text = text),
            Self::Rules { error } => error.message(),
            Self::UnknownSeat { seat } => message!("position-unknown-seat", seat = seat.number()),
            Self::UnknownShape { piece, letter } => {
                message!("position-unknown-shape", piece = piece, letter = *letter)
            }
            Self::UnknownCell { piece, cell } => {
                message!("position-unknown-cell", piece = piece, cell = *cell)
            }
            Self::Overlap { cell } => message!("position-overlap", cell = *cell),
            Self::Gap { cell } => message!("position-gap", cell = *cell),
            Self::AboveTheBoard { piece } => message!("position-above-the-board", piece = piece),
            Self::NotThisShape { piece, letter } => {
                message!("position-not-this-shape", piece = piece, letter = *letter)
            }
            Self::TooMany { letter, .. } => message!("position-too-many", letter = *letter),
            Self::Turns => message!("position-turns"),
            Self::NotOut { seat } => message!("position-not-out", seat = seat.number()),
            Self::Ring => message!("position-ring"),
            Self::TurnOfOut { seat } => message!("position-turn-of-out", seat = seat.number()),
            Self::NothingToPlace { seat } => {
                message!("position-nothing-to-place", seat = seat.number())
            }
            Self::BothConnected => message!("position-both-connected"),
            Self::GameOver { team } => message!("position-game-over", team = team.message()),
            Self::GameNotOver => message!("position-game-not-over"),
        }
    }
}
