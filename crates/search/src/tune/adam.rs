//! The AdamW optimiser.

/// The moments of every weight. The weight decay does not pass through them, which would scale it
/// up for weights with a small gradient.
pub(super) struct AdamW {
    constants: AdamConstants,
    steps: i32,
    mean: Vec<f32>,
    square: Vec<f32>,
}

/// What is kept of a moment at each step, and what is added to it.
#[derive(Copy, Clone)]
pub(super) struct AdamConstants {
    pub(super) mean: [f32; 2],
    pub(super) square: [f32; 2],
    /// Added to the root of the square, which may be 0.
    pub(super) epsilon: f32,
}

impl AdamW {
    pub(super) fn new(constants: AdamConstants, size: usize) -> Self {
        Self {
            constants,
            steps: 0,
            mean: vec![0.0; size],
            square: vec![0.0; size],
        }
    }

    /// The steps that were taken.
    pub(super) const fn steps(&self) -> i32 {
        self.steps
    }

    /// Takes a step against the gradient; `decay` is asked for the decay of each weight.
    pub(super) fn step<'w>(
        &mut self,
        weights: impl Iterator<Item = &'w mut f32>,
        gradient: impl Iterator<Item = f32>,
        rate: f32,
        decay: impl Fn(usize) -> f32,
    ) {
        let AdamConstants {
            mean: [kept_mean, new_mean],
            square: [kept_square, new_square],
            epsilon,
        } = self.constants;
        self.steps += 1;
        let first = 1.0 - kept_mean.powi(self.steps);
        let second = 1.0 - kept_square.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        let weights = weights.zip(gradient).zip(moments).enumerate();
        for (i, ((weight, gradient), (mean, square))) in weights {
            *mean = kept_mean * *mean + new_mean * gradient;
            *square = kept_square * *square + new_square * gradient * gradient;
            let step = (*mean / first) / ((*square / second).sqrt() + epsilon);
            *weight -= rate * (step + decay(i) * *weight);
        }
    }
}
