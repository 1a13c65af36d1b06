//! Finding the weights of the evaluation from games that the engine plays against itself.

use std::sync::Arc;

use caminos_rules::{Bits, Outcome, Position, Rules, Team};

use crate::engine::Engine;
use crate::evaluate::{self, FEATURES, Weights};
use crate::limits::{Limits, Stop};
use crate::player::Player;
use crate::random::Random;
use crate::settings::Settings;

/// A position of a game with how the game ended, for the team to move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sample {
    features: [f32; FEATURES],
    /// 1 for a win, 0 for a draw, -1 for a loss.
    result: f32,
}

/// Plays one game of the engine against itself, from a random opening that the seed gives,
/// and keeps its quiet positions: those in which nobody can win at once.
#[must_use]
pub fn sample_game(rules: &Arc<Rules>, weights: Weights, nodes: u64, seed: u64) -> Vec<Sample> {
    const OPENING: u32 = 3;
    let mut random = Random::new(seed);
    let mut engine = Engine::new(Settings {
        seed,
        weights,
        ..Settings::default()
    });
    let mut position = Position::new(rules.clone());
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut seen: Vec<(Team, [f32; FEATURES])> = Vec::new();
    for ply in 0.. {
        let Some(seat) = position.to_move() else {
            break;
        };
        let quiet = !position.places_neutral() && !position.has_threat(seat);
        if ply >= OPENING && quiet {
            seen.push((seat.team(), features(&position, seat.team())));
        }
        let count = position.count_placements();
        let mv = if ply < OPENING {
            position.nth_placement(random.below(count)).map(Into::into)
        } else {
            let info = engine.choose(&position, &limits, &Stop::new(), &mut |_| {});
            info.and_then(|info| info.best())
        };
        let Some(mv) = mv else { break };
        position.play_unchecked(mv);
    }
    let winner = position.outcome().and_then(Outcome::winner);
    let result = |team: Team| winner.map_or(0.0, |winner| if winner == team { 1.0 } else { -1.0 });
    seen.into_iter()
        .map(|(team, features)| Sample {
            features,
            result: result(team),
        })
        .collect()
}

fn features(position: &Position, team: Team) -> [f32; FEATURES] {
    fn of<B: Bits>(position: &Position, team: Team) -> [f32; FEATURES] {
        let own = evaluate::prospect::<B>(position, team, false);
        evaluate::features(
            &own,
            &evaluate::prospect::<B>(position, team.other(), false),
        )
    }
    if position.rules().board().is_narrow() {
        of::<u64>(position, team)
    } else {
        of::<u128>(position, team)
    }
}

/// The mean square error of the evaluation over samples.
#[must_use]
pub fn error(weights: &Weights, samples: &[Sample]) -> f32 {
    let squares = samples
        .iter()
        .map(|s| (weights.value(&s.features) - s.result).powi(2));
    squares.sum::<f32>() / samples.len().max(1) as f32
}

/// Improves weights by gradient descent until a step gains next to nothing.
#[must_use]
pub fn fit(start: Weights, samples: &[Sample]) -> Weights {
    let mut weights = start;
    let mut best = error(&weights, samples);
    let mut rate = 0.01;
    // Features of different size need steps of different size.
    let scale: [f32; FEATURES] = std::array::from_fn(|i| {
        let squares = samples.iter().map(|s| s.features[i].powi(2));
        (squares.sum::<f32>() / samples.len().max(1) as f32).max(1e-6)
    });
    for _ in 0..2_000 {
        let mut gradient = [0.0; FEATURES];
        for sample in samples {
            let value = weights.value(&sample.features);
            let slope = 2.0 * (value - sample.result) * (1.0 - value * value);
            for (sum, feature) in gradient.iter_mut().zip(&sample.features) {
                *sum += slope * feature / samples.len() as f32;
            }
        }
        let step = std::array::from_fn(|i| weights.0[i] - rate * gradient[i] / scale[i]);
        let next = Weights(step);
        let next_error = error(&next, samples);
        if next_error < best {
            let gained = best - next_error;
            (weights, best) = (next, next_error);
            rate *= 1.3;
            if gained < 1e-8 {
                break;
            }
        } else {
            rate *= 0.4;
        }
    }
    weights
}
