//! A whole game in figures.

use caminos_rules::{PerTeam, Team};

use crate::judge::MISTAKE;

/// Who lost how much with a move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct MoveLoss {
    /// Who moved.
    pub team: Team,
    /// What the move lost, as in [`MoveGrade::lost`](crate::MoveGrade::lost).
    pub lost: f32,
}

/// From here on a move turns the game: with a mistake.
const TURNING: f32 = MISTAKE;
/// A game has no more turning points than people look at.
const MOST_TURNING: usize = 3;
/// How soon what is lost costs accuracy: a quarter of the way from even to lost leaves about two thirds.
const DECAY: f32 = 1.6;

/// How accurate each team was, in percent; nothing for a team that made no move.
///
/// ```
/// use caminos_review::{MoveLoss, accuracy};
/// use caminos_rules::Team;
/// let losses = [(Team::Yellow, 0.0), (Team::Green, 1.0)].map(|(team, lost)| MoveLoss { team, lost });
/// let accuracy = accuracy(&losses);
/// assert_eq!(accuracy.yellow, Some(100));
/// assert!(accuracy.green < Some(30));
/// ```
#[must_use]
pub fn accuracy(losses: &[MoveLoss]) -> PerTeam<Option<u8>> {
    let of = |team: Team| {
        let own = losses.iter().filter(|loss| loss.team == team);
        let (sum, count) = own.fold((0.0, 0.0), |(sum, count), loss| {
            (
                sum + (-DECAY * loss.lost.clamp(0.0, 2.0)).exp(),
                count + 1.0,
            )
        });
        (count > 0.0).then(|| (100.0_f32 * sum / count).round() as u8)
    };
    PerTeam {
        yellow: of(Team::Yellow),
        green: of(Team::Green),
    }
}

/// The moves that turned the game, in the order of the game: those that lost most.
///
/// ```
/// use caminos_review::{MoveLoss, turning_points};
/// use caminos_rules::Team;
/// let losses = [0.0, 0.6, 0.1, 1.4].map(|lost| MoveLoss { team: Team::Yellow, lost });
/// assert_eq!(turning_points(&losses), [1, 3]);
/// ```
#[must_use]
pub fn turning_points(losses: &[MoveLoss]) -> Vec<usize> {
    let mut plies: Vec<usize> = (0..losses.len())
        .filter(|&ply| losses[ply].lost >= TURNING)
        .collect();
    plies.sort_by(|&a, &b| losses[b].lost.total_cmp(&losses[a].lost).then(a.cmp(&b)));
    plies.truncate(MOST_TURNING);
    plies.sort_unstable();
    plies
}
