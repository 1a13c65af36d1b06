//! Why a move or a choice is refused.

use caminos_rules::{BrokenRule, Cell, IllegalMove, RulesError, Spot};

use crate::localise;
use crate::texts::Texts;

impl Texts {
    /// Why a move is refused: a clause without a full stop.
    #[must_use]
    pub fn refusal(&self, error: &IllegalMove) -> String {
        match error {
            IllegalMove::GameOver => localise!(self, "refusal-game-over"),
            IllegalMove::NotYourTurn { to_move, .. } => {
                localise!(self, "refusal-not-your-turn", toMove = to_move.number())
            }
            IllegalMove::UnknownShape { letter, .. } => {
                localise!(self, "refusal-unknown-shape", letter = letter.as_char())
            }
            IllegalMove::NotInSupply { letter, .. } => {
                localise!(self, "refusal-not-in-supply", letter = letter.as_char())
            }
            IllegalMove::NeutralFirst { .. } => localise!(self, "refusal-neutral-first"),
            IllegalMove::NeutralTooLate { .. } => localise!(self, "refusal-neutral-too-late"),
            IllegalMove::NotThisShape { letter, text } => {
                let letter = letter.as_char();
                localise!(self, "refusal-not-this-shape", letter = letter, text = text)
            }
            IllegalMove::Placement { broken } => {
                self.list(broken.iter().map(|rule| self.broken_rule(rule)))
            }
            IllegalMove::SwapOff => localise!(self, "refusal-swap-off"),
            IllegalMove::SwapNotNow => localise!(self, "refusal-swap-not-now"),
            IllegalMove::OtherRules => localise!(self, "refusal-other-rules"),
        }
    }

    fn broken_rule(&self, rule: &BrokenRule) -> String {
        let cells = |cells: &[Cell]| self.list(cells.iter().map(Cell::to_string));
        let at = |spots: &[Spot]| {
            self.list(spots.iter().map(|Spot { cell, level }| {
                localise!(
                    self,
                    "place-at-level",
                    cell = cell.to_string(),
                    level = *level
                )
            }))
        };
        match rule {
            BrokenRule::OffBoard { cells: off } => {
                localise!(
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
                localise!(
                    self,
                    "violation-above-the-board",
                    cells = lowest,
                    level = *level
                )
            }
            BrokenRule::Gap { spots } => localise!(self, "violation-gap", places = at(spots)),
            BrokenRule::Occupied { spots } => {
                localise!(self, "violation-occupied", places = at(spots))
            }
        }
    }

    /// Why choices do not go together.
    #[must_use]
    pub fn options(&self, error: &RulesError) -> String {
        match error {
            RulesError::UnknownBoard { name, known } => {
                localise!(self, "options-unknown-board", name = name, known = known)
            }
            RulesError::OddCount { letter, count } => {
                let letter = letter.as_char();
                localise!(self, "options-odd-count", letter = letter, count = *count)
            }
            RulesError::NoNeutral { material } => {
                localise!(self, "options-no-neutral", material = material)
            }
            RulesError::SwapWithFour => localise!(self, "options-swap-with-four"),
        }
    }
}
