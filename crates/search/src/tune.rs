//! Training by self-play: the value network is fitted to results and search values, the policy
//! to the visits of the search.

mod fit;
mod search;
mod self_play;
mod spatial_fit;

pub use self_play::{ParseGameError, SelfPlay, SelfPlayGame, Turn, TurnSearch};
pub use spatial_fit::{FitLosses, FitParams, InitialNetwork, Samples, fit_network};

use self::search::{in_proportion, search};
use std::sync::Arc;

use caminos_rules::{Bits, Position, Rules, Team, with_word};

use crate::evaluate::{self, INPUTS};
use crate::policy::{self, BUILDS, CellMasks, KINDS};
use crate::root_move::RootMove;
use crate::settings::{NetworkChoice, PuctParams, Settings};
use crate::threat_search::Scope;
use crate::tree::Proof;
use crate::weights::Weights;
use caminos_cei::Random;

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

/// Self-play explores more than games do.
const SELF_PLAY: PuctParams = PuctParams {
    width: 160,
    exploration: 1.6,
    fpu_reduction: 0.0,
    playout_share: 0.5,
    network_playout_share: 0.0,
    threat_moves: 3,
};

/// Plays one game of the engine against itself, from a random opening that the seed gives.
#[must_use]
pub fn play_game(rules: &Arc<Rules>, weights: &Weights, nodes: u64, seed: u64) -> TrainingGame {
    with_word!(rules.board(), B => play_game_in::<B>(rules, weights, nodes, seed))
}

fn play_game_in<B: Bits>(
    rules: &Arc<Rules>,
    weights: &Weights,
    nodes: u64,
    seed: u64,
) -> TrainingGame {
    /// Random placements first, then moves in proportion to their visits.
    const OPENING: usize = 2;
    const LIVELY: usize = 8;
    let mut random = Random::new(seed);
    let mut position = Position::new(rules.clone());
    let mut game = TrainingGame::default();
    let mut searched: Vec<(Team, [f32; INPUTS], f32)> = Vec::new();
    for ply in 0.. {
        let Some(seat) = position.to_move() else {
            break;
        };
        if ply < OPENING {
            let count = position.count_placements();
            let Some(first) = position.nth_placement(random.below(count)) else {
                break;
            };
            position.play_unchecked(first.into());
            continue;
        }
        let settings = Settings {
            seed: random.bits(),
            weights: Some(weights.clone()),
            // It is the plain evaluation that is to learn.
            network: NetworkChoice::Plain,
            params: SELF_PLAY,
            ..Settings::default()
        };
        let ranking = search::<B>(&position, &settings, nodes, Scope::All);
        let Some(best) = ranking.first() else { break };
        let team = seat.team();
        if best.proof == Proof::Open && !position.places_neutral() {
            searched.push((team, evaluate::inputs_of::<B>(&position, team), best.value));
            let threatened = crate::candidates::is_threatened(&position, seat);
            if !threatened {
                game.policy_samples
                    .push(policy_sample::<B>(&position, team, &ranking));
            }
        }
        let mv = if ply < LIVELY && best.proof == Proof::Open {
            in_proportion(&ranking, &mut random)
        } else {
            best.moves[0]
        };
        position.play_unchecked(mv);
    }
    let winner = position.winner();
    let result = |team: Team| winner.map_or(0.0, |winner| if winner == team { 1.0 } else { -1.0 });
    let sample = |(team, inputs, value): (Team, [f32; INPUTS], f32)| ValueSample {
        inputs,
        target: f32::midpoint(result(team), value),
    };
    game.value_samples = searched.into_iter().map(sample).collect();
    game
}

fn policy_sample<B: Bits>(position: &Position, team: Team, ranking: &[RootMove]) -> PolicySample {
    let rules = position.rules();
    let paths = |team| evaluate::survey::<B>(position, team, false).1;
    let masks = CellMasks::new(position, team, &paths(team), &paths(team.other()));
    let total: u32 = ranking.iter().map(|root_move| root_move.visits).sum();
    let mut policy_sample = PolicySample::default();
    for placement in position.placements() {
        let cells = B::narrow(rules.footprint(placement).bits());
        let searched = ranking
            .iter()
            .find(|root_move| root_move.moves[0] == placement.into());
        policy_sample.moves.push(Features {
            counts: masks.counts(cells),
            builds: policy::builds(rules, placement.orientation()),
        });
        let visits = searched.map_or(0, |root_move| root_move.visits);
        policy_sample
            .shares
            .push(visits as f32 / total.max(1) as f32);
    }
    policy_sample
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
        let into = if i % 8 == 7 {
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
