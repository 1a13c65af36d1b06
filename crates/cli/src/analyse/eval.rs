//! Scores for yellow, whoever has the turn: as `[%eval …]` of a record has them.

use caminos_cei::Score;
use caminos_rules::{Outcome, Team};

pub(super) fn of_outcome(outcome: Outcome) -> Score {
    match outcome.winner() {
        Some(Team::Yellow) => Score::Win(0),
        Some(Team::Green) => Score::Loss(0),
        None => Score::Points(0.0),
    }
}
