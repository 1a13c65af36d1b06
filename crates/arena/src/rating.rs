//! Ratings of several players from their games: maximum likelihood in the Bradley-Terry model.

use crate::match_score::Tally;

/// What two players scored against each other.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PairScore {
    /// The index of the first player.
    pub a: usize,
    /// The index of the second.
    pub b: usize,
    /// The first one's games.
    pub tally: Tally,
}

/// A player's strength beside the mean of all.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// In Elo; the mean of all players is 0.
    pub elo: f64,
    /// Half of the 95% range.
    pub error: f64,
    /// All its games.
    pub tally: Tally,
}

/// Elo for each unit of the logistic scale.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings that make the results likeliest. Each pair that has played counts one drawn game
/// more, so that a player who has won or lost everything gets a number, too.
///
/// ```
/// use caminos_arena::{PairScore, Tally, ratings};
/// let tally = Tally { won: 75, drawn: 0, lost: 25 };
/// let rated = ratings(2, &[PairScore { a: 0, b: 1, tally }]);
/// assert!((rated[0].elo - rated[1].elo - 191.0).abs() < 6.0);
/// ```
#[must_use]
pub fn ratings(players: usize, scores: &[PairScore]) -> Vec<Rating> {
    let mut strength = vec![0.0; players];
    let mut covariance = vec![vec![0.0; players]; players];
    // Newton's method on a concave function; a few steps are enough.
    for _ in 0..50 {
        let mut gradient = vec![0.0; players];
        // The constraint that the mean is 0 makes the matrix regular.
        let mut information = vec![vec![1.0 / players.max(1) as f64; players]; players];
        for score in scores.iter().filter(|score| score.tally.games() > 0) {
            let (a, b) = (score.a, score.b);
            let games = f64::from(score.tally.games()) + 1.0;
            let points = score.tally.score() * (games - 1.0) + 0.5;
            let expected = 1.0 / (1.0 + (strength[b] - strength[a] as f64).exp());
            gradient[a] += points - games * expected;
            gradient[b] -= points - games * expected;
            let weight = games * expected * (1.0 - expected);
            information[a][a] += weight;
            information[b][b] += weight;
            information[a][b] -= weight;
            information[b][a] -= weight;
        }
        covariance = inverse(information);
        let mut largest: f64 = 0.0;
        for (own, row) in strength.iter_mut().zip(&covariance) {
            let step: f64 = row.iter().zip(&gradient).map(|(c, g)| c * g).sum();
            *own += step.clamp(-1.0, 1.0);
            largest = largest.max(step.abs());
        }
        if largest < 1e-9 {
            break;
        }
    }
    (0..players)
        .map(|player| {
            // The constraint adds as much to every entry.
            let variance = covariance[player][player] - 1.0 / players as f64;
            Rating {
                elo: SCALE * strength[player],
                error: 1.959_964 * SCALE * variance.max(0.0).sqrt(),
                tally: tally_of(player, scores),
            }
        })
        .collect()
}

fn tally_of(player: usize, scores: &[PairScore]) -> Tally {
    let mut all = Tally::default();
    for &PairScore { a, b, tally } in scores {
        if player == a {
            all.won += tally.won;
            all.lost += tally.lost;
        } else if player == b {
            all.won += tally.lost;
            all.lost += tally.won;
        } else {
            continue;
        }
        all.drawn += tally.drawn;
    }
    all
}

/// The inverse of a regular matrix, by Gauss-Jordan elimination with pivots.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut result: Vec<Vec<f64>> = (0..size)
        .map(|i| (0..size).map(|j| f64::from(u8::from(i == j))).collect())
        .collect();
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|&i, &j| matrix[i][column].abs().total_cmp(&matrix[j][column].abs()))
            .unwrap_or(column);
        matrix.swap(column, pivot);
        result.swap(column, pivot);
        let by = matrix[column][column];
        // Players that have not played at all have no information.
        if by.abs() < 1e-12 {
            continue;
        }
        for rows in [&mut matrix, &mut result] {
            rows[column].iter_mut().for_each(|value| *value /= by);
        }
        for row in (0..size).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for rows in [&mut matrix, &mut result] {
                let pivot_row = rows[column].clone();
                for (value, pivot) in rows[row].iter_mut().zip(pivot_row) {
                    *value -= factor * pivot;
                }
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{elo, expected_score};

    #[test]
    fn two_players_get_the_elo_of_their_score_and_its_error() {
        let tally = Tally {
            won: 600,
            drawn: 200,
            lost: 200,
        };
        let [a, b] = ratings(2, &[PairScore { a: 0, b: 1, tally }])[..] else {
            panic!("two players");
        };
        assert!((a.elo - b.elo - elo(700.5 / 1001.0)).abs() < 1e-6);
        assert!((a.elo + b.elo).abs() < 1e-6);
        // The difference has twice the error of each: 1 / sqrt(n p (1 - p)) on the logistic scale.
        let error = 1.959_964 * SCALE / (1001.0f64 * 0.6998 * 0.3002).sqrt();
        assert!((2.0 * a.error - error).abs() < 0.1, "{} {error}", a.error);
        assert_eq!(b.tally.won, 200);
    }

    #[test]
    fn a_round_robin_finds_the_strengths_that_made_it() {
        let strengths = [150.0, 20.0, -30.0, -140.0];
        let mut scores = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                let won = (10_000.0 * expected_score(strengths[a] - strengths[b])).round() as u32;
                let tally = Tally {
                    won,
                    drawn: 0,
                    lost: 10_000 - won,
                };
                scores.push(PairScore { a, b, tally });
            }
        }
        for (rating, strength) in ratings(4, &scores).iter().zip(strengths) {
            assert!((rating.elo - strength).abs() < 1.0, "{rating:?} {strength}");
            assert!(rating.error < 6.0, "{rating:?}");
        }
        let won = Tally {
            won: 4,
            ..Tally::default()
        };
        let all = ratings(
            2,
            &[PairScore {
                a: 0,
                b: 1,
                tally: won,
            }],
        );
        assert!(all[0].elo.is_finite() && all[0].error > 100.0);
    }
}
