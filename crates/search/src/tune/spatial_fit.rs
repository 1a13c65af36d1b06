//! Training of the spatial network on games of self-play: minibatches, AdamW, a random symmetry of
//! the board for each sample.

mod samples;

use caminos_cei::Random;

pub use self::samples::Samples;
use self::samples::{MoveFeatures, PolicyTarget, Sample};
use super::adam::{AdamConstants, AdamW};
use crate::policy::{BUILDS, COUNTS, KINDS, Policy};
use crate::spatial::{DENSE, HIDDEN, OUTCOMES, PLANES, SECOND, SpatialNetwork, TOPS, softmax};
use crate::weights::Weights;

/// How a network is trained.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct FitParams {
    /// Passes over the samples.
    pub epochs: usize,
    /// Samples of a step.
    pub batch: usize,
    /// The greatest learning rate; it falls to a twentieth along a cosine.
    pub rate: f32,
    /// Decoupled weight decay, as in AdamW.
    pub decay: f32,
    /// The weight of the search's value beside the game's result.
    pub search_weight: f32,
    /// What the order and the symmetries start from.
    pub seed: u64,
}

impl Default for FitParams {
    fn default() -> Self {
        Self {
            epochs: 16,
            batch: 128,
            rate: 2e-3,
            decay: 0.02,
            search_weight: 1.0,
            seed: 1,
        }
    }
}

/// The mean losses of a pass.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct FitLosses {
    /// The cross entropy of the chances and the result.
    pub result: f32,
    /// The square error of the expected result and the search's value.
    pub search: f32,
    /// The cross entropy of the policy and the visits.
    pub policy: f32,
}

/// Where each part of the parameters begins.
#[derive(Copy, Clone)]
struct Layout {
    cells: usize,
    dense: usize,
    second: usize,
    second_bias: usize,
    out: usize,
    out_bias: usize,
    policy: usize,
    policy_bias: usize,
    kinds: usize,
    builds: usize,
    end: usize,
}

impl Layout {
    /// Where the weights of a plane and the image of a cell are.
    fn row(&self, plane: u8, cell: u8, images: &[u8]) -> usize {
        let cell = usize::from(images[usize::from(cell)]);
        (usize::from(plane) * self.cells + cell) * HIDDEN
    }

    const fn new(cells: usize) -> Self {
        let dense = PLANES * cells * HIDDEN;
        let second = dense + DENSE * HIDDEN;
        let second_bias = second + SECOND * HIDDEN;
        let out = second_bias + SECOND;
        let out_bias = out + OUTCOMES * SECOND;
        let policy = out_bias + OUTCOMES;
        let policy_bias = policy + cells * TOPS * HIDDEN;
        let kinds = policy_bias + cells * TOPS;
        let builds = kinds + KINDS.len() * COUNTS;
        Self {
            cells,
            dense,
            second,
            second_bias,
            out,
            out_bias,
            policy,
            policy_bias,
            kinds,
            builds,
            end: builds + BUILDS.len(),
        }
    }
}

/// The parameters while they are trained.
struct Trainer {
    layout: Layout,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    adam: AdamW,
}

/// The layers of the network for a sample.
struct ForwardPass {
    hidden: [f32; HIDDEN],
    second: [f32; SECOND],
    chances: [f32; OUTCOMES],
}

impl ForwardPass {
    /// The expected result.
    const fn value(&self) -> f32 {
        self.chances[0] - self.chances[2]
    }
}

/// What the training of a network begins with.
#[derive(Copy, Clone, Debug)]
pub enum InitialNetwork<'n> {
    /// Random weights, beside a linear policy.
    Random(&'n Weights),
    /// The weights of a network that was trained before.
    Trained(&'n SpatialNetwork),
}

/// Fits a network, and the linear policy beside it, to samples. `report` is called after each pass
/// with its number and the losses over the samples that were held out.
#[must_use]
pub fn fit_network(
    samples: &Samples,
    initial: InitialNetwork<'_>,
    params: &FitParams,
    report: &mut dyn FnMut(usize, FitLosses),
) -> SpatialNetwork {
    let mut trainer = match initial {
        InitialNetwork::Random(weights) => {
            Trainer::random(samples.cells, &weights.policy, params.seed)
        }
        InitialNetwork::Trained(network) => Trainer::trained(network),
    };
    let mut random = Random::new(params.seed);
    let mut order: Vec<usize> = (0..samples.train.len()).collect();
    let batches = order.len().div_ceil(params.batch.max(1)).max(1);
    let all_steps = (batches * params.epochs).max(1) as f32;
    let mut best = (f32::MAX, trainer.weights.clone());
    // Before the first pass: what is known already.
    report(0, trainer.losses(samples, params.search_weight));
    for epoch in 1..=params.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        for batch in order.chunks(params.batch.max(1)) {
            trainer.gradient.fill(0.0);
            for &index in batch {
                let symmetry = random.below(samples.symmetries.len() as u32) as usize;
                let images = &samples.symmetries[symmetry];
                trainer.add(&samples.train[index], images, params.search_weight, true);
            }
            let done = trainer.adam.steps() as f32 / all_steps;
            let cosine = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let rate = params.rate * (0.05 + 0.95 * cosine);
            trainer.step(batch.len(), rate, params.decay);
        }
        let losses = trainer.losses(samples, params.search_weight);
        report(epoch, losses);
        let total = losses.result + params.search_weight * losses.search + losses.policy;
        if total < best.0 {
            best = (total, trainer.weights.clone());
        }
    }
    trainer.weights = best.1;
    trainer.network(&samples.board)
}

impl Trainer {
    fn random(cells: usize, linear: &Policy, seed: u64) -> Self {
        let layout = Layout::new(cells);
        let mut random = Random::new(seed ^ 0x5eed);
        let mut weights = vec![0.0; layout.end];
        let mut fill = |from: usize, to: usize, size: f32| {
            for weight in &mut weights[from..to] {
                *weight = (random.unit() + random.unit() + random.unit() - 1.5) * 2.0 * size;
            }
        };
        // Rows begin at 0, so that what no game has shown, such as neutral pieces, counts nothing.
        fill(layout.dense, layout.second, 0.2);
        fill(layout.second, layout.second_bias, 0.15);
        fill(layout.out, layout.out_bias, 0.25);
        weights[layout.kinds..layout.builds].copy_from_slice(linear.kinds.as_flattened());
        weights[layout.builds..].copy_from_slice(&linear.builds);
        Self::new(layout, weights)
    }

    /// Goes on with the weights of a network.
    fn trained(network: &SpatialNetwork) -> Self {
        let steps = |rows: &[[i8; HIDDEN]], scale: f32| -> Vec<f32> {
            let weights = rows.as_flattened().iter();
            weights.map(|&weight| f32::from(weight) * scale).collect()
        };
        // In the order of `Layout`.
        let weights = [
            &*steps(&network.rows, network.row_scale),
            network.dense.as_flattened(),
            network.second.as_flattened(),
            &network.second_bias,
            network.out.as_flattened(),
            &network.out_bias,
            &*steps(&network.policy, network.policy_scale),
            &network.policy_bias,
            network.linear.kinds.as_flattened(),
            &network.linear.builds,
        ]
        .concat();
        Self::new(Layout::new(network.cells), weights)
    }

    fn new(layout: Layout, weights: Vec<f32>) -> Self {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        let constants = AdamConstants {
            mean: [MEAN, 1.0 - MEAN],
            square: [SQUARE, 1.0 - SQUARE],
            epsilon: 1e-8,
        };
        Self {
            layout,
            gradient: vec![0.0; layout.end],
            adam: AdamW::new(constants, layout.end),
            weights,
        }
    }

    /// Takes a step against the gradient of so many samples.
    fn step(&mut self, count: usize, rate: f32, decay: f32) {
        let scale = 1.0 / count.max(1) as f32;
        let gradient = self.gradient.iter().map(|sum| sum * scale);
        // The linear policy is well known already, and biases need no decay.
        let linear = self.layout.kinds;
        let decay = |i| if i < linear { decay } else { 0.0 };
        self.adam
            .step(self.weights.iter_mut(), gradient, rate, decay);
    }

    fn losses(&mut self, samples: &Samples, search_weight: f32) -> FitLosses {
        let mut losses = FitLosses::default();
        let mut policies = 0.0;
        for sample in &samples.held_out {
            let loss = self.add(sample, &samples.symmetries[0], search_weight, false);
            losses.result += loss.result;
            losses.search += loss.search;
            losses.policy += loss.policy;
            policies += f32::from(u8::from(sample.policy.is_some()));
        }
        let count = samples.held_out.len().max(1) as f32;
        losses.result /= count;
        losses.search /= count;
        losses.policy /= policies.max(1.0);
        losses
    }

    /// The losses of a sample seen through a symmetry, and, where it is for training, its gradient.
    fn add(
        &mut self,
        sample: &Sample,
        images: &[u8],
        search_weight: f32,
        is_training: bool,
    ) -> FitLosses {
        let pass = self.forwards(sample, images);
        let error = pass.value() - sample.search_value;
        let mut losses = FitLosses {
            result: -pass.chances[sample.outcome].max(1e-9).ln(),
            search: error * error,
            policy: 0.0,
        };
        let mut to_hidden = [0.0f32; HIDDEN];
        if let Some(policy) = &sample.policy {
            losses.policy =
                self.add_policy(policy, images, &pass.hidden, &mut to_hidden, is_training);
        }
        if is_training {
            self.backwards(sample, images, search_weight, &pass, to_hidden);
        }
        losses
    }

    /// What the network makes of a sample.
    fn forwards(&self, sample: &Sample, images: &[u8]) -> ForwardPass {
        let at = self.layout;
        let mut hidden = [0.0f32; HIDDEN];
        for &(plane, cell) in &sample.features.active {
            let from = at.row(plane, cell, images);
            add_to(&mut hidden, &self.weights[from..from + HIDDEN], 1.0);
        }
        for (i, &input) in sample.features.dense.iter().enumerate() {
            let from = at.dense + i * HIDDEN;
            add_to(&mut hidden, &self.weights[from..from + HIDDEN], input);
        }
        let hidden = hidden.map(|sum| sum.max(0.0));
        let mut second = [0.0f32; SECOND];
        for (unit, value) in second.iter_mut().enumerate() {
            let from = at.second + unit * HIDDEN;
            let sum = dot(&self.weights[from..from + HIDDEN], &hidden);
            *value = (sum + self.weights[at.second_bias + unit]).max(0.0);
        }
        let logits = std::array::from_fn(|i| {
            let from = at.out + i * SECOND;
            dot(&self.weights[from..from + SECOND], &second) + self.weights[at.out_bias + i]
        });
        ForwardPass {
            hidden,
            second,
            chances: softmax(logits),
        }
    }

    /// Adds the gradient of a sample. The policy's slopes of the first layer are known already.
    fn backwards(
        &mut self,
        sample: &Sample,
        images: &[u8],
        search_weight: f32,
        pass: &ForwardPass,
        mut to_hidden: [f32; HIDDEN],
    ) {
        let at = self.layout;
        let ForwardPass {
            hidden,
            second,
            chances,
        } = pass;
        let (value, error) = (pass.value(), pass.value() - sample.search_value);
        let slopes = [1.0, 0.0, -1.0];
        let to_logits: [f32; OUTCOMES] = std::array::from_fn(|i| {
            let result = chances[i] - f32::from(u8::from(i == sample.outcome));
            let search = 2.0 * error * chances[i] * (slopes[i] - value);
            result + search_weight * search
        });
        let mut to_second = [0.0f32; SECOND];
        for (i, &slope) in to_logits.iter().enumerate() {
            let from = at.out + i * SECOND;
            add_to(&mut to_second, &self.weights[from..from + SECOND], slope);
            add_to(&mut self.gradient[from..from + SECOND], second, slope);
            self.gradient[at.out_bias + i] += slope;
        }
        for unit in 0..SECOND {
            if second[unit] > 0.0 {
                let (from, slope) = (at.second + unit * HIDDEN, to_second[unit]);
                add_to(&mut to_hidden, &self.weights[from..from + HIDDEN], slope);
                add_to(&mut self.gradient[from..from + HIDDEN], hidden, slope);
                self.gradient[at.second_bias + unit] += slope;
            }
        }
        for (slope, unit) in to_hidden.iter_mut().zip(hidden) {
            if *unit <= 0.0 {
                *slope = 0.0;
            }
        }
        for &(plane, cell) in &sample.features.active {
            let from = at.row(plane, cell, images);
            add_to(&mut self.gradient[from..from + HIDDEN], &to_hidden, 1.0);
        }
        for (i, &input) in sample.features.dense.iter().enumerate() {
            let from = at.dense + i * HIDDEN;
            add_to(&mut self.gradient[from..from + HIDDEN], &to_hidden, input);
        }
    }

    /// The cross entropy of the policy, and its gradient.
    fn add_policy(
        &mut self,
        target: &PolicyTarget,
        images: &[u8],
        hidden: &[f32; HIDDEN],
        to_hidden: &mut [f32; HIDDEN],
        is_training: bool,
    ) -> f32 {
        let at = self.layout;
        let cell_count = at.cells * TOPS;
        let mut cells = vec![0.0; cell_count];
        for (i, logit) in cells.iter_mut().enumerate() {
            let from = at.policy + i * HIDDEN;
            let sum = dot(&self.weights[from..from + HIDDEN], hidden);
            *logit = sum + self.weights[at.policy_bias + i];
        }
        let output =
            |cell: u8, top: u8| usize::from(images[usize::from(cell)]) * TOPS + usize::from(top);
        let logit = |mv: &MoveFeatures| {
            let kinds = mv.counts.iter().enumerate();
            let kinds = kinds.map(|(k, &n)| self.weights[at.kinds + k * COUNTS + usize::from(n)]);
            let builds = target.builds[usize::from(mv.orientation)]
                .iter()
                .enumerate();
            let builds = builds.map(|(i, x)| self.weights[at.builds + i] * x);
            let columns = mv.columns().map(|(cell, top)| cells[output(cell, top)]);
            kinds.sum::<f32>() + builds.sum::<f32>() + columns.sum::<f32>()
        };
        let mut chances: Vec<f32> = target.moves.iter().map(logit).collect();
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        chances
            .iter_mut()
            .for_each(|chance| *chance = (*chance - most).exp());
        let total: f32 = chances.iter().sum();
        let mut entropy = 0.0;
        let mut to_cells = vec![0.0; cell_count];
        for (mv, power) in target.moves.iter().zip(chances) {
            let chance = power / total;
            if mv.share > 0.0 {
                entropy -= mv.share * chance.max(1e-12).ln();
            }
            if !is_training {
                continue;
            }
            let slope = chance - mv.share;
            for (k, &n) in mv.counts.iter().enumerate() {
                self.gradient[at.kinds + k * COUNTS + usize::from(n)] += slope;
            }
            for (i, x) in target.builds[usize::from(mv.orientation)]
                .iter()
                .enumerate()
            {
                self.gradient[at.builds + i] += slope * x;
            }
            for (cell, top) in mv.columns() {
                to_cells[output(cell, top)] += slope;
            }
        }
        if is_training {
            for (i, &slope) in to_cells.iter().enumerate() {
                if slope != 0.0 {
                    let from = at.policy + i * HIDDEN;
                    add_to(to_hidden, &self.weights[from..from + HIDDEN], slope);
                    add_to(&mut self.gradient[from..from + HIDDEN], hidden, slope);
                    self.gradient[at.policy_bias + i] += slope;
                }
            }
        }
        entropy
    }

    /// The network in eight bits.
    fn network(&self, board: &str) -> SpatialNetwork {
        let at = self.layout;
        let weights = &self.weights;
        let rows = |from: usize, to: usize| -> Vec<[f32; HIDDEN]> {
            let (rows, _) = weights[from..to].as_chunks();
            rows.to_vec()
        };
        let (row_scale, quantised) = quantise(&rows(0, at.dense));
        let (policy_scale, policy) = quantise(&rows(at.policy, at.policy_bias));
        let (out, _) = weights[at.out..at.out_bias].as_chunks::<SECOND>();
        let (kinds, _) = weights[at.kinds..at.builds].as_chunks::<COUNTS>();
        let linear = Policy {
            // Only differences matter, so let none of a kind count nothing.
            kinds: std::array::from_fn(|kind| kinds[kind].map(|weight| weight - kinds[kind][0])),
            builds: std::array::from_fn(|i| weights[at.builds + i]),
        };
        SpatialNetwork {
            board: board.to_owned(),
            cells: at.cells,
            row_scale,
            rows: quantised,
            dense: rows(at.dense, at.second),
            second: rows(at.second, at.second_bias),
            second_bias: std::array::from_fn(|i| weights[at.second_bias + i]),
            out: std::array::from_fn(|i| out[i]),
            out_bias: std::array::from_fn(|i| weights[at.out_bias + i]),
            policy_scale,
            policy,
            policy_bias: weights[at.policy_bias..at.kinds].to_vec(),
            linear,
        }
    }
}

/// Rows in steps of eight bits, and what a step is worth.
fn quantise(rows: &[[f32; HIDDEN]]) -> (f32, Vec<[i8; HIDDEN]>) {
    let largest = rows
        .as_flattened()
        .iter()
        .fold(1e-6f32, |most, w| most.max(w.abs()));
    let scale = largest / 127.0;
    let step = |weight: &f32| (weight / scale).round() as i8;
    let rows = rows
        .iter()
        .map(|row| std::array::from_fn(|i| step(&row[i])));
    (scale, rows.collect())
}

fn add_to(sums: &mut [f32], values: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += factor * value;
    }
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut lanes = [0.0f32; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for i in 0..LANES {
            lanes[i] += a[i] * b[i];
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use caminos_rules::Board;

    use super::*;

    #[test]
    fn training_that_goes_on_begins_with_the_network_s_own_weights() {
        for board in Board::STANDARD {
            let network = SpatialNetwork::built_in(board).expect("a network");
            let trainer = Trainer::trained(&network);
            assert_eq!(trainer.weights.len(), trainer.layout.end, "{board}");
            let again = trainer.network(board);
            assert_eq!(again.rows, network.rows, "{board}");
            assert_eq!(again.second, network.second, "{board}");
            assert_eq!(again.policy, network.policy, "{board}");
            assert_eq!(again.linear.builds, network.linear.builds, "{board}");
        }
    }
}
