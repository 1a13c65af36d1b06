//! Why a move or a choice is refused.

use caminos_rules::{BrokenRule, Cell, IllegalMove, RulesError, Spot};

use crate::tell;
use crate::texts::Texts;

impl Texts {
    /// Why a move is refused: a clause without a full stop.
    #[must_use]
    pub fn refusal(&self, error: &IllegalMove) -> String {
        match error {
            IllegalMove::GameOver => tell!(self, "refusal-game-over"),
            IllegalMove::NotYourTurn { to_move, .. } => {
                tell!(self, "refusal-not-your-turn", toMove = to_move.number())
            }
            IllegalMove::UnknownShape { letter, .. } => {
                tell!(self, "refusal-unknown-shape", letter = letter.as_char())
            }
            IllegalMove::NotInSupply { letter, .. } => {
                tell!(self, "refusal-not-in-supply", letter = letter.as_char())
            }
            IllegalMove::NeutralFirst { .. } => tell!(self, "refusal-neutral-first"),
            IllegalMove::NeutralTooLate { .. } => tell!(self, "refusal-neutral-too-late"),
            IllegalMove::NotThisShape { letter, text } => {
                let letter = letter.as_char();
                tell!(self, "refusal-not-this-shape", letter = letter, text = text)
            }
            IllegalMove::Placement { broken } => {
                self.list(broken.iter().map(|rule| self.broken_rule(rule)))
            }
            IllegalMove::SwapOff => tell!(self, "refusal-swap-off"),
            IllegalMove::SwapNotNow => tell!(self, "refusal-swap-not-now"),
            IllegalMove::OtherRules => tell!(self, "refusal-other-rules"),
        }
    }

    fn broken_rule(&self, rule: &BrokenRule) -> String {
        let cells = |cells: &[Cell]| self.list(cells.iter().map(Cell::to_string));
        let at = |spots: &[Spot]| {
            self.list(spots.iter().map(|Spot { cell, level }| {
                tell!(
                    self,
                    "place-at-level",
                    cell = cell.to_string(),
                    level = *level
                )
            }))
        };
        match rule {
            BrokenRule::OffBoard { cells: off } => {
                tell!(
                    self,
                    "violation-off-board",
                    count = off.len(),
                    cells = cells(off)
                )
            }
            BrokenRule::AboveTheBoard {
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
            BrokenRule::Gap { spots } => tell!(self, "violation-gap", places = at(spots)),
            BrokenRule::Occupied { spots } => {
                tell!(self, "violation-occupied", places = at(spots))
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
