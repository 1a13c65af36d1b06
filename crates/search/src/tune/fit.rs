//! Fitting weights to games by gradient descent.

use super::adam::{AdamConstants, AdamW};
use super::{Features, PolicySample, ValueSample};
use crate::evaluate::INPUTS;
use crate::network::{HIDDEN, ValueNetwork};
use crate::policy::{BUILDS, COUNTS, KINDS, Policy};
use caminos_cei::Random;

/// AdamW with the whole batch at every step.
struct FullBatch {
    adam: AdamW,
    steps: i32,
}

impl FullBatch {
    fn new(steps: i32, size: usize) -> Self {
        let constants = AdamConstants {
            mean: [0.9, 0.1],
            square: [0.99, 0.01],
            epsilon: 1e-6,
        };
        Self {
            adam: AdamW::new(constants, size),
            steps,
        }
    }

    /// Takes a step; the learning rate decays towards the end.
    fn step<'w>(
        &mut self,
        weights: impl Iterator<Item = &'w mut f32>,
        gradient: Vec<f32>,
        weight_decay: f32,
    ) {
        const LEARNING_RATE: f32 = 0.03;
        let done = (self.adam.steps() + 1) as f32;
        let rate = LEARNING_RATE * (1.0 - 0.9 * done / self.steps as f32);
        self.adam
            .step(weights, gradient.into_iter(), rate, |_| weight_decay);
    }
}

/// The mean square error of an evaluation.
pub(super) fn value_loss(value: &ValueNetwork, value_samples: &[&ValueSample]) -> f32 {
    let squares = value_samples
        .iter()
        .map(|j| (value.of(&j.inputs) - j.target).powi(2));
    squares.sum::<f32>() / value_samples.len().max(1) as f32
}

/// An evaluation fitted to `train`, as it was when it was best at `held_out`.
pub(super) fn value(
    start: &ValueNetwork,
    train: &[&ValueSample],
    held_out: &[&ValueSample],
) -> ValueNetwork {
    const STEPS: i32 = 600;
    const WEIGHT_DECAY: f32 = 0.02;
    let mut value = start.clone();
    revive_dead_units(&mut value, train);
    let size = INPUTS * (HIDDEN + 1) + HIDDEN;
    let mut adam = FullBatch::new(STEPS, size);
    let mut best = (value_loss(start, held_out), start.clone());
    for _ in 0..STEPS {
        let gradient = value_gradient(&value, train);
        let weights = value
            .linear
            .iter_mut()
            .chain(value.hidden.iter_mut().flatten())
            .chain(&mut value.out);
        adam.step(weights, gradient, WEIGHT_DECAY);
        let error = value_loss(&value, held_out);
        if error < best.0 {
            best = (error, value.clone());
        }
    }
    best.1
}

/// Gives new weights to hidden units that no sample activates, or hardly any: they have no gradient
/// and would stay as they are.
fn revive_dead_units(value: &mut ValueNetwork, train: &[&ValueSample]) {
    let mut active = [0usize; HIDDEN];
    for sample in train {
        let mut activations = [0.0; HIDDEN];
        value.sum(&sample.inputs, &mut activations);
        for (count, activation) in active.iter_mut().zip(activations) {
            *count += usize::from(activation > 0.0);
        }
    }
    let mut random = Random::new(1);
    let units = value.hidden.iter_mut().zip(&mut value.out);
    for ((hidden, out), active) in units.zip(active) {
        if active * 100 < train.len() || *out == 0.0 {
            *hidden = std::array::from_fn(|_| random.unit() - 0.5);
            *out = 0.1 * (random.unit() - 0.5);
        }
    }
}

/// The gradient of the mean square error, in the order of linear, hidden and out.
fn value_gradient(value: &ValueNetwork, value_samples: &[&ValueSample]) -> Vec<f32> {
    let mut linear = [0.0; INPUTS];
    let mut hidden = [[0.0; INPUTS]; HIDDEN];
    let mut out = [0.0; HIDDEN];
    for sample in value_samples {
        let mut activations = [0.0; HIDDEN];
        let worth = value.sum(&sample.inputs, &mut activations).tanh();
        let derivative = 2.0 * (worth - sample.target) * (1.0 - worth * worth);
        for (sum, input) in linear.iter_mut().zip(&sample.inputs) {
            *sum += derivative * input;
        }
        for unit in 0..HIDDEN {
            out[unit] += derivative * activations[unit];
            if activations[unit] > 0.0 {
                let through = derivative * value.out[unit];
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

/// The mean cross entropy of a policy.
pub(super) fn policy_loss(policy: &Policy, policy_samples: &[&PolicySample]) -> f32 {
    let mut gradient = PolicyGradient::default();
    let sum: f32 = policy_samples
        .iter()
        .map(|policy_sample| gradient.add(policy, policy_sample))
        .sum();
    sum / policy_samples.len().max(1) as f32
}

/// A policy fitted to the visits of the search.
pub(super) fn policy(start: &Policy, policy_samples: &[&PolicySample]) -> Policy {
    const STEPS: i32 = 400;
    const WEIGHT_DECAY: f32 = 0.002;
    let mut policy = start.clone();
    let mut adam = FullBatch::new(STEPS, KINDS.len() * COUNTS + BUILDS.len());
    for _ in 0..STEPS {
        let mut gradient = PolicyGradient::default();
        for policy_sample in policy_samples {
            gradient.add(&policy, policy_sample);
        }
        let sums = gradient.kinds.iter().flatten().chain(&gradient.builds);
        let gradient: Vec<f32> = sums
            .map(|sum| sum / policy_samples.len().max(1) as f32)
            .collect();
        let weights = policy.kinds.iter_mut().flatten().chain(&mut policy.builds);
        adam.step(weights, gradient, WEIGHT_DECAY);
        // Only differences matter, so let none of a kind count nothing.
        for kind in &mut policy.kinds {
            let none = kind[0];
            kind.iter_mut().for_each(|weight| *weight -= none);
        }
    }
    policy
}

/// The derivative of the cross entropy by each weight of a policy.
#[derive(Default)]
struct PolicyGradient {
    kinds: [[f32; COUNTS]; KINDS.len()],
    builds: [f32; BUILDS.len()],
    logits: Vec<f32>,
}

impl PolicyGradient {
    /// Adds one position's derivative and gives its cross entropy.
    fn add(&mut self, policy: &Policy, policy_sample: &PolicySample) -> f32 {
        let logit = |features: &Features| {
            let kinds = policy.kinds.iter().zip(features.counts);
            let builds = policy.builds.iter().zip(features.builds);
            kinds
                .map(|(weights, n)| weights[usize::from(n)])
                .sum::<f32>()
                + builds.map(|(weight, x)| weight * x).sum::<f32>()
        };
        self.logits.clear();
        self.logits.extend(policy_sample.moves.iter().map(logit));
        let most = self.logits.iter().copied().fold(f32::MIN, f32::max);
        let total: f32 = self.logits.iter().map(|logit| (logit - most).exp()).sum();
        let mut entropy = 0.0;
        let shares = policy_sample.shares.iter().zip(&self.logits);
        for (features, (&share, logit)) in policy_sample.moves.iter().zip(shares) {
            let chance = (logit - most).exp() / total;
            entropy -= share * chance.max(1e-12).ln();
            let derivative = chance - share;
            for (sums, n) in self.kinds.iter_mut().zip(features.counts) {
                sums[usize::from(n)] += derivative;
            }
            for (sum, x) in self.builds.iter_mut().zip(features.builds) {
                *sum += derivative * x;
            }
        }
        entropy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<ValueSample> {
        let mut random = Random::new(5);
        let sample = |_| {
            let inputs: [f32; INPUTS] = std::array::from_fn(|_| random.unit());
            let target = if inputs[0] > inputs[1] { 0.8 } else { -0.8 };
            ValueSample { inputs, target }
        };
        (0..200).map(sample).collect()
    }

    #[test]
    fn dead_units_come_to_life_and_learn() {
        let samples = samples();
        let all: Vec<&ValueSample> = samples.iter().collect();
        let dead = ValueNetwork {
            linear: [0.0; INPUTS],
            hidden: [[-1.0; INPUTS]; HIDDEN],
            out: [0.5; HIDDEN],
        };
        let alive = |network: &ValueNetwork| {
            let mut alive = [false; HIDDEN];
            for sample in &samples {
                let mut activations = [0.0; HIDDEN];
                network.sum(&sample.inputs, &mut activations);
                for (alive, activation) in alive.iter_mut().zip(activations) {
                    *alive |= activation > 0.0;
                }
            }
            alive.iter().filter(|alive| **alive).count()
        };
        assert_eq!(alive(&dead), 0);
        let mut revived = dead.clone();
        revive_dead_units(&mut revived, &all);
        assert!(alive(&revived) > HIDDEN / 2);
        let fitted = value(&dead, &all, &all);
        assert!(alive(&fitted) > 0);
        assert!(value_loss(&fitted, &all) < 0.5 * value_loss(&dead, &all));
    }

    #[test]
    fn weight_decay_shrinks_every_weight_by_the_same_share() {
        let mut weights = [4.0, -0.5];
        let mut adam = FullBatch::new(1_000_000, 2);
        // Without a gradient only the decay acts.
        adam.step(weights.iter_mut(), vec![0.0, 0.0], 0.1);
        let shares = [weights[0] / 4.0, weights[1] / -0.5];
        assert!(
            (shares[0] - shares[1]).abs() < 1e-6 && shares[0] < 1.0,
            "{shares:?}"
        );
    }
}
