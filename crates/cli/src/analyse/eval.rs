//! Scores for yellow, whoever has the turn: as `[%eval …]` of a record has them.

use caminos_rules::{Outcome, Team};
use caminos_search::Score;

/// A score of the team to move as one for yellow; points are cut to -1 to 1.
pub(super) fn for_yellow(score: Score, mover: Team) -> Score {
    match (score, mover) {
        (Score::Points(points), Team::Yellow) => Score::Points(points.clamp(-1.0, 1.0)),
        (Score::Points(points), Team::Green) => Score::Points(-points.clamp(-1.0, 1.0)),
        (Score::Win(moves), Team::Green) => Score::Loss(moves),
        (Score::Loss(moves), Team::Green) => Score::Win(moves),
        (proven, Team::Yellow) => proven,
    }
}

pub(super) fn of_outcome(outcome: Outcome) -> Score {
    match outcome.winner() {
        Some(Team::Yellow) => Score::Win(0),
        Some(Team::Green) => Score::Loss(0),
        None => Score::Points(0.0),
    }
}

/// From -1 to 1 for a team.
pub(super) const fn value_for(score: Score, team: Team) -> f32 {
    let value = match score {
        Score::Points(points) => points,
        Score::Win(_) => 1.0,
        Score::Loss(_) => -1.0,
    };
    match team {
        Team::Yellow => value,
        Team::Green => -value,
    }
}

/// In how many moves a team is proven to win.
pub(super) const fn win_for(score: Score, team: Team) -> Option<u32> {
    match (score, team) {
        (Score::Win(moves), Team::Yellow) | (Score::Loss(moves), Team::Green) => Some(moves),
        _ => None,
    }
}

/// The value of `[%eval …]`.
pub(super) fn text(score: Score) -> String {
    match score {
        // No sign before a nought.
        Score::Points(points) if points.abs() < 0.005 => "0.00".to_owned(),
        Score::Points(points) => format!("{points:.2}"),
        Score::Win(moves) => format!("win {moves}"),
        Score::Loss(moves) => format!("loss {moves}"),
    }
}
