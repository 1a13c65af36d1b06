//! How much a move lost, and its mark.

use caminos_cei::Score;
use caminos_rules::{Mark, Team};

// What a move loses to be called dubious, a mistake, a blunder, as the difference of two values
// from -1 (lost) to 1 (won): from even to lost is 1.
const DUBIOUS: f32 = 0.25;
pub(crate) const MISTAKE: f32 = 0.5;
const BLUNDER: f32 = 1.0;

/// What is thought of a move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct MoveGrade {
    /// What it lost against the best move, from 0 to 2: from won to lost is 2.
    pub lost: f32,
    /// Its mark, if it deserves one.
    pub mark: Option<Mark>,
}

/// Judges a move that is not the best one by the scores with the best move and with this one, both
/// for yellow.
///
/// ```
/// use caminos_cei::Score;
/// use caminos_review::judge;
/// use caminos_rules::{Mark, Team};
/// let fine = judge(Team::Yellow, Score::Expected(0.3), Score::Expected(0.2));
/// assert_eq!(fine.mark, None);
/// let blunder = judge(Team::Green, Score::Expected(0.0), Score::Win(1));
/// assert_eq!((blunder.lost, blunder.mark), (1.0, Some(Mark::BLUNDER)));
/// ```
#[must_use]
pub fn judge(team: Team, best: Score, played: Score) -> MoveGrade {
    let lost = (value_for(best, team) - value_for(played, team)).max(0.0);
    let was_lost = win_for(best, team.other()).is_some();
    let won_at_once = win_for(best, team) == Some(1);
    let missed = won_at_once && win_for(played, team) != Some(0);
    let still_wins = win_for(played, team).is_some();
    let allowed = win_for(played, team.other()) == Some(1);
    let mark = if was_lost {
        None
    } else if missed && still_wins {
        Some(Mark::DUBIOUS)
    } else if missed || allowed || lost >= BLUNDER {
        Some(Mark::BLUNDER)
    } else if lost >= MISTAKE {
        Some(Mark::MISTAKE)
    } else if lost >= DUBIOUS {
        Some(Mark::DUBIOUS)
    } else {
        None
    };
    MoveGrade { lost, mark }
}

/// A score for yellow as a value from -1 to 1 for a team.
///
/// ```
/// use caminos_cei::Score;
/// use caminos_review::value_for;
/// use caminos_rules::Team;
/// assert_eq!(value_for(Score::Expected(0.5), Team::Green), -0.5);
/// ```
#[must_use]
pub const fn value_for(score: Score, team: Team) -> f32 {
    match team {
        Team::Yellow => score.value(),
        Team::Green => -score.value(),
    }
}

/// In how many moves a score for yellow is a proven win of a team.
///
/// ```
/// use caminos_cei::Score;
/// use caminos_review::win_for;
/// use caminos_rules::Team;
/// assert_eq!(win_for(Score::Loss(2), Team::Green), Some(2));
/// assert_eq!(win_for(Score::Loss(2), Team::Yellow), None);
/// ```
#[must_use]
pub const fn win_for(score: Score, team: Team) -> Option<u32> {
    match (score, team) {
        (Score::Win(moves), Team::Yellow) | (Score::Loss(moves), Team::Green) => Some(moves),
        _ => None,
    }
}
