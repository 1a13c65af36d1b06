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

/// From -1 to 1 for a team.
pub(super) const fn value_for(score: Score, team: Team) -> f32 {
    match team {
        Team::Yellow => score.value(),
        Team::Green => -score.value(),
    }
}

/// In how many moves a team is proven to win.
pub(super) const fn win_for(score: Score, team: Team) -> Option<u32> {
    match (score, team) {
        (Score::Win(moves), Team::Yellow) | (Score::Loss(moves), Team::Green) => Some(moves),
        _ => None,
    }
}
