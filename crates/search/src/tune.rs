//! Training by self-play: the value network is fitted to results and search values, the policy
//! to the visits of the search.

mod adam;
mod fit;
mod search;
mod self_play;
mod spatial_fit;

pub use self_play::{ParseGameError, SelfPlay, SelfPlayGame, Turn, TurnSearch};
pub use spatial_fit::{FitLosses, FitParams, InitialNetwork, Samples, fit_network};

use std::sync::Arc;

use caminos_rules::{Bits, Move, Placement, Position, Rules, Team, with_word};

use crate::evaluate::{self, INPUTS};
use crate::policy::{self, BUILDS, CellMasks, KINDS};
use crate::weights::Weights;

/// The training samples of one game.
#[derive(Clone, Debug, Default)]
pub struct TrainingGame {
    value_samples: Vec<ValueSample>,
    policy_samples: Vec<PolicySample>,
}

/// A position and its target value for the team to move, from -1 to 1.
#[derive(Copy, Clone, Debug)]
struct ValueSample {
    inputs: [f32; INPUTS],
    target: f32,
}

/// A position's moves and the share of the visits that each got.
#[derive(Clone, Debug, Default)]
struct PolicySample {
    moves: Vec<Features>,
    shares: Vec<f32>,
}

/// What the policy sees of a move.
#[derive(Copy, Clone, Debug)]
struct Features {
    counts: [u8; KINDS.len()],
    builds: [f32; BUILDS.len()],
}

/// The training losses of weights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Losses {
    /// The mean square error of the value network.
    pub value: f32,
    /// The cross entropy of the policy.
    pub policy: f32,
}

impl TrainingGame {
    /// The samples of a game in which every search was long ([`SelfPlay::plain`]).
    #[must_use]
    pub fn new(rules: &Arc<Rules>, game: &SelfPlayGame) -> Self {
        with_word!(rules.board(), B => Self::new_in::<B>(rules, game))
    }

    fn new_in<B: Bits>(rules: &Arc<Rules>, game: &SelfPlayGame) -> Self {
        let result = |team: Team| {
            let winner = game.winner;
            winner.map_or(0.0, |winner| if winner == team { 1.0 } else { -1.0 })
        };
        let mut position = Position::new(rules.clone());
        let mut samples = Self::default();
        for turn in &game.turns {
            // A search that has proven the result has no visits.
            if let (Some(search), Some(seat)) = (&turn.search, position.to_move())
                && !search.visits.is_empty()
                && !position.places_neutral()
            {
                let team = seat.team();
                samples.value_samples.push(ValueSample {
                    inputs: evaluate::inputs_of::<B>(&position, team),
                    target: f32::midpoint(result(team), search.value),
                });
                if !crate::candidates::is_threatened(&position, seat) {
                    let sample = policy_sample::<B>(&position, team, &search.visits);
                    samples.policy_samples.push(sample);
                }
            }
            position.play_unchecked(turn.mv);
        }
        samples
    }
}

fn policy_sample<B: Bits>(position: &Position, team: Team, visits: &[(Move, u32)]) -> PolicySample {
    let rules = position.rules();
    let paths = |team| evaluate::survey::<B>(position, team, false).1;
    let masks = CellMasks::new(position, team, &paths(team), &paths(team.other()));
    let mut sample = PolicySample::default();
    for placement in position.placements() {
        let cells = B::narrow(rules.footprint(placement).bits());
        sample.moves.push(Features {
            counts: masks.counts(cells),
            builds: policy::builds(rules, placement.orientation()),
        });
        sample.shares.push(share_of_visits(visits, placement));
    }
    sample
}

/// The share of the visits that a placement got.
fn share_of_visits(visits: &[(Move, u32)], placement: Placement) -> f32 {
    let total: u32 = visits.iter().map(|(_, visits)| visits).sum();
    let own = visits.iter().find(|(mv, _)| *mv == placement.into());
    own.map_or(0.0, |(_, visits)| *visits as f32 / total.max(1) as f32)
}

/// Whether a game is held out of the training, as one of so many is.
const fn is_held_out(game: usize, of: usize) -> bool {
    game % of == of - 1
}

/// The losses of weights over training games.
#[must_use]
pub fn losses(weights: &Weights, games: &[TrainingGame]) -> Losses {
    let value_samples: Vec<&ValueSample> =
        games.iter().flat_map(|game| &game.value_samples).collect();
    let policy_samples: Vec<&PolicySample> =
        games.iter().flat_map(|game| &game.policy_samples).collect();
    Losses {
        value: fit::value_loss(&weights.value, &value_samples),
        policy: fit::policy_loss(&weights.policy, &policy_samples),
    }
}

/// Fits weights to training games.
#[must_use]
pub fn fit(start: &Weights, games: &[TrainingGame]) -> Weights {
    // Every eighth game is held out: training stops when it begins to overfit.
    let (mut train, mut held_out) = (Vec::new(), Vec::new());
    for (i, game) in games.iter().enumerate() {
        let into = if is_held_out(i, 8) {
            &mut held_out
        } else {
            &mut train
        };
        into.extend(&game.value_samples);
    }
    let policy_samples: Vec<&PolicySample> =
        games.iter().flat_map(|game| &game.policy_samples).collect();
    Weights {
        value: fit::value(&start.value, &train, &held_out),
        policy: fit::policy(&start.policy, &policy_samples),
    }
}
