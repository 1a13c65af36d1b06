//! How good a position is for yellow, whoever has the turn: as `[%eval …]` of a record has it.

use caminos_cei::Score;
use caminos_rules::{Outcome, Position, Team};

/// The score of a position for yellow: that of its outcome, or what a search found for the team to
/// move. Where nothing is known it is even.
///
/// ```
/// use caminos_cei::Score;
/// use caminos_review::score_for_yellow;
/// use caminos_rules::{Options, Position, Rules};
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// position.play_text(&"La1a2a3b3".parse()?)?;
/// assert_eq!(score_for_yellow(&position, Some(Score::Win(2))), Score::Loss(2));
/// assert_eq!(score_for_yellow(&position, None), Score::Expected(0.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn score_for_yellow(position: &Position, found: Option<Score>) -> Score {
    match (position.outcome(), position.to_move(), found) {
        (Some(outcome), ..) => of_outcome(outcome),
        (None, Some(seat), Some(score)) => score.for_yellow(seat.team()),
        (None, ..) => Score::Expected(0.0),
    }
}

/// The score of a position for yellow from what was found after a move of a team in it: a win that is
/// proven there takes the team one move more.
///
/// ```
/// use caminos_cei::Score;
/// use caminos_review::score_before_move;
/// use caminos_rules::Team;
/// assert_eq!(score_before_move(Team::Green, Score::Loss(2)), Score::Loss(3));
/// assert_eq!(score_before_move(Team::Green, Score::Win(2)), Score::Win(2));
/// ```
#[must_use]
pub const fn score_before_move(team: Team, after: Score) -> Score {
    match (after, team) {
        (Score::Win(moves), Team::Yellow) => Score::Win(moves + 1),
        (Score::Loss(moves), Team::Green) => Score::Loss(moves + 1),
        _ => after,
    }
}

fn of_outcome(outcome: Outcome) -> Score {
    match outcome.winner() {
        Some(Team::Yellow) => Score::Win(0),
        Some(Team::Green) => Score::Loss(0),
        None => Score::Expected(0.0),
    }
}
