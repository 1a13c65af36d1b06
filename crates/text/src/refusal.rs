//! Why a move or a choice is refused.

use caminos_rules::{Cell, PlayError, RulesError, SwapRefusal, Violation};

use crate::tell;
use crate::texts::Texts;

impl Texts {
    /// Why a move is refused: a clause without a full stop.
    #[must_use]
    pub fn refusal(&self, error: &PlayError) -> String {
        match error {
            PlayError::GameOver => tell!(self, "refusal-game-over"),
            PlayError::NotYourTurn { to_move, .. } => {
                tell!(self, "refusal-not-your-turn", toMove = to_move.number())
            }
            PlayError::UnknownShape { letter, .. } => {
                tell!(self, "refusal-unknown-shape", letter = letter.as_char())
            }
            PlayError::NotInSupply { letter, .. } => {
                tell!(self, "refusal-not-in-supply", letter = letter.as_char())
            }
            PlayError::NeutralFirst { .. } => tell!(self, "refusal-neutral-first"),
            PlayError::NeutralTooLate { .. } => tell!(self, "refusal-neutral-too-late"),
            PlayError::NotThisShape { letter, text } => {
                let letter = letter.as_char();
                tell!(self, "refusal-not-this-shape", letter = letter, text = text)
            }
            PlayError::Illegal(violations) => {
                self.list(violations.iter().map(|v| self.violation(v)))
            }
            PlayError::Swap(SwapRefusal::Off) => tell!(self, "refusal-swap-off"),
            PlayError::Swap(SwapRefusal::NotNow) => tell!(self, "refusal-swap-not-now"),
            PlayError::OtherRules => tell!(self, "refusal-other-rules"),
        }
    }

    fn violation(&self, violation: &Violation) -> String {
        let cells = |cells: &[Cell]| self.list(cells.iter().map(Cell::to_string));
        let places = |places: &[(Cell, u8)]| {
            self.list(places.iter().map(|(cell, level)| {
                tell!(
                    self,
                    "place-at-level",
                    cell = cell.to_string(),
                    level = *level
                )
            }))
        };
        match violation {
            Violation::OffBoard { cells: off } => {
                tell!(
                    self,
                    "violation-off-board",
                    count = off.len(),
                    cells = cells(off)
                )
            }
            Violation::AboveTheBoard {
                cells: lowest,
                level,
            } => {
                let lowest = cells(lowest);
                tell!(
                    self,
                    "violation-above-the-board",
                    cells = lowest,
                    level = *level
                )
            }
            Violation::Gap { places: gaps } => tell!(self, "violation-gap", places = places(gaps)),
            Violation::Occupied { places: taken } => {
                tell!(self, "violation-occupied", places = places(taken))
            }
        }
    }

    /// Why choices do not go together.
    #[must_use]
    pub fn options(&self, error: &RulesError) -> String {
        match error {
            RulesError::UnknownBoard { name, known } => {
                tell!(self, "options-unknown-board", name = name, known = known)
            }
            RulesError::OddCount { letter, count } => {
                let letter = letter.as_char();
                tell!(self, "options-odd-count", letter = letter, count = *count)
            }
            RulesError::NoNeutral(material) => {
                tell!(self, "options-no-neutral", material = material)
            }
            RulesError::SwapWithFour => tell!(self, "options-swap-with-four"),
        }
    }
}
