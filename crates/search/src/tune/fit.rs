//! Fitting weights to games by gradient descent.

use super::{Features, PolicySample, ValueSample};
use crate::evaluate::INPUTS;
use crate::network::{HIDDEN, ValueNetwork};
use crate::policy::{BUILDS, COUNTS, KINDS, Policy};
use crate::random::Random;

/// Adam, the usual way down for slopes of different sizes, with all games at every step.
struct Descent {
    steps: i32,
    step: i32,
    mean: Vec<f32>,
    square: Vec<f32>,
}

impl Descent {
    fn new(steps: i32, size: usize) -> Self {
        Self {
            steps,
            step: 0,
            mean: vec![0.0; size],
            square: vec![0.0; size],
        }
    }

    /// Takes a step against the slopes; steps get smaller towards the end.
    fn go<'w>(&mut self, weights: impl Iterator<Item = &'w mut f32>, slopes: &[f32], shrink: f32) {
        const RATE: f32 = 0.03;
        self.step += 1;
        let rate = RATE * (1.0 - 0.9 * self.step as f32 / self.steps as f32);
        for (i, weight) in weights.enumerate() {
            let slope = slopes[i] + shrink * *weight;
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope;
            self.square[i] = 0.99 * self.square[i] + 0.01 * slope * slope;
            let mean = self.mean[i] / (1.0 - 0.9f32.powi(self.step));
            let square = self.square[i] / (1.0 - 0.99f32.powi(self.step));
            *weight -= rate * mean / (square.sqrt() + 1e-6);
        }
    }
}

/// The mean square error of an evaluation.
pub(super) fn value_error(value: &ValueNetwork, value_samples: &[&ValueSample]) -> f32 {
    let squares = value_samples
        .iter()
        .map(|j| (value.of(&j.inputs) - j.worth).powi(2));
    squares.sum::<f32>() / value_samples.len().max(1) as f32
}

/// An evaluation fitted to `teach`, as it was when it was best at `check`.
pub(super) fn value(
    start: &ValueNetwork,
    teach: &[&ValueSample],
    check: &[&ValueSample],
) -> ValueNetwork {
    const STEPS: i32 = 600;
    const SHRINK: f32 = 1e-3;
    let mut value = start.clone();
    // Hidden units that are all alike would stay so.
    let mut random = Random::new(1);
    for weight in value.hidden.iter_mut().flatten().filter(|w| **w == 0.0) {
        *weight = random.unit() - 0.5;
    }
    let size = INPUTS * (HIDDEN + 1) + HIDDEN;
    let mut descent = Descent::new(STEPS, size);
    let mut best = (value_error(start, check), start.clone());
    for _ in 0..STEPS {
        let slopes = value_slopes(&value, teach);
        let weights = value
            .linear
            .iter_mut()
            .chain(value.hidden.iter_mut().flatten())
            .chain(&mut value.out);
        descent.go(weights, &slopes, SHRINK);
        let error = value_error(&value, check);
        if error < best.0 {
            best = (error, value.clone());
        }
    }
    best.1
}

/// The slopes of the mean square error, in the order of linear, hidden and out.
fn value_slopes(value: &ValueNetwork, value_samples: &[&ValueSample]) -> Vec<f32> {
    let mut linear = [0.0; INPUTS];
    let mut hidden = [[0.0; INPUTS]; HIDDEN];
    let mut out = [0.0; HIDDEN];
    for sample in value_samples {
        let mut said = [0.0; HIDDEN];
        let worth = value.sum(&sample.inputs, &mut said).tanh();
        let slope = 2.0 * (worth - sample.worth) * (1.0 - worth * worth);
        for (sum, input) in linear.iter_mut().zip(&sample.inputs) {
            *sum += slope * input;
        }
        for unit in 0..HIDDEN {
            out[unit] += slope * said[unit];
            if said[unit] > 0.0 {
                let through = slope * value.out[unit];
                for (sum, input) in hidden[unit].iter_mut().zip(&sample.inputs) {
                    *sum += through * input;
                }
            }
        }
    }
    let count = value_samples.len().max(1) as f32;
    let all = linear.iter().chain(hidden.iter().flatten()).chain(&out);
    all.map(|sum| sum / count).collect()
}

/// The mean cross entropy of attention.
pub(super) fn policy_error(policy: &Policy, policy_samples: &[&PolicySample]) -> f32 {
    let mut slopes = PolicySlopes::default();
    let sum: f32 = policy_samples
        .iter()
        .map(|policy_sample| slopes.add(policy, policy_sample))
        .sum();
    sum / policy_samples.len().max(1) as f32
}

/// Attention fitted to where the search looked.
pub(super) fn policy(start: &Policy, policy_samples: &[&PolicySample]) -> Policy {
    const STEPS: i32 = 400;
    const SHRINK: f32 = 1e-4;
    let mut policy = start.clone();
    let mut descent = Descent::new(STEPS, KINDS.len() * COUNTS + BUILDS.len());
    for _ in 0..STEPS {
        let mut slopes = PolicySlopes::default();
        for policy_sample in policy_samples {
            slopes.add(&policy, policy_sample);
        }
        let sums = slopes.kinds.iter().flatten().chain(&slopes.builds);
        let slopes: Vec<f32> = sums
            .map(|sum| sum / policy_samples.len().max(1) as f32)
            .collect();
        let weights = policy.kinds.iter_mut().flatten().chain(&mut policy.builds);
        descent.go(weights, &slopes, SHRINK);
        // Only differences matter, so let none of a kind count nothing.
        for kind in &mut policy.kinds {
            let none = kind[0];
            kind.iter_mut().for_each(|weight| *weight -= none);
        }
    }
    policy
}

/// The slope of the cross entropy by each weight of a policy.
#[derive(Default)]
struct PolicySlopes {
    kinds: [[f32; COUNTS]; KINDS.len()],
    builds: [f32; BUILDS.len()],
    worths: Vec<f32>,
}

impl PolicySlopes {
    /// Adds one position's slope and gives its cross entropy.
    fn add(&mut self, policy: &Policy, policy_sample: &PolicySample) -> f32 {
        let worth = |features: &Features| {
            let kinds = policy.kinds.iter().zip(features.counts);
            let builds = policy.builds.iter().zip(features.builds);
            kinds
                .map(|(weights, n)| weights[usize::from(n)])
                .sum::<f32>()
                + builds.map(|(weight, x)| weight * x).sum::<f32>()
        };
        self.worths.clear();
        self.worths.extend(policy_sample.moves.iter().map(worth));
        let most = self.worths.iter().copied().fold(f32::MIN, f32::max);
        let total: f32 = self.worths.iter().map(|worth| (worth - most).exp()).sum();
        let mut entropy = 0.0;
        let shares = policy_sample.shares.iter().zip(&self.worths);
        for (features, (&share, worth)) in policy_sample.moves.iter().zip(shares) {
            let chance = (worth - most).exp() / total;
            entropy -= share * chance.max(1e-12).ln();
            let slope = chance - share;
            for (sums, n) in self.kinds.iter_mut().zip(features.counts) {
                sums[usize::from(n)] += slope;
            }
            for (sum, x) in self.builds.iter_mut().zip(features.builds) {
                *sum += slope * x;
            }
        }
        entropy
    }
}
