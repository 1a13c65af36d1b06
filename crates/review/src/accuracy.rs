//! A whole game in figures.

use caminos_rules::{PerTeam, Team};

/// What a move gave away, from 0 to 2: from a won position to a lost one is 2.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Swing {
    /// Who moved.
    pub team: Team,
    /// What was given away.
    pub lost: f32,
}

/// From here on a move turns the game.
const TURNING: f32 = 0.5;
/// A game has no more turning points than people look at.
const MOST_TURNING: usize = 3;
/// How soon a loss costs accuracy: a quarter of the way from even to lost leaves about two thirds.
const DECAY: f32 = 1.6;

/// How accurate each side was, in percent; nothing for a side that made no move.
///
/// ```
/// use caminos_review::{Swing, accuracy};
/// use caminos_rules::Team;
/// let swings = [(Team::Yellow, 0.0), (Team::Green, 1.0)].map(|(team, lost)| Swing { team, lost });
/// let accuracy = accuracy(&swings);
/// assert_eq!(accuracy.yellow, Some(100));
/// assert!(accuracy.green < Some(30));
/// ```
#[must_use]
pub fn accuracy(swings: &[Swing]) -> PerTeam<Option<u8>> {
    let of = |team: Team| {
        let own = swings.iter().filter(|swing| swing.team == team);
        let (sum, count) = own.fold((0.0, 0.0), |(sum, count), swing| {
            (
                sum + (-DECAY * swing.lost.clamp(0.0, 2.0)).exp(),
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

/// The moves that turned the game, in the order of the game: those that gave most away.
///
/// ```
/// use caminos_review::{Swing, turning_points};
/// use caminos_rules::Team;
/// let swings = [0.0, 0.6, 0.1, 1.4].map(|lost| Swing { team: Team::Yellow, lost });
/// assert_eq!(turning_points(&swings), [1, 3]);
/// ```
#[must_use]
pub fn turning_points(swings: &[Swing]) -> Vec<usize> {
    let mut plies: Vec<usize> = (0..swings.len())
        .filter(|&ply| swings[ply].lost >= TURNING)
        .collect();
    plies.sort_by(|&a, &b| swings[b].lost.total_cmp(&swings[a].lost).then(a.cmp(&b)));
    plies.truncate(MOST_TURNING);
    plies.sort_unstable();
    plies
}
