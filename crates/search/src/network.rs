//! The value network: one hidden layer over the features that `evaluate` counts.

use crate::evaluate::INPUTS;

/// Hidden units.
pub(crate) const HIDDEN: usize = 12;

/// The weights of the evaluation: a linear part, and a hidden layer of rectified units.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ValueNetwork {
    pub(crate) linear: [f32; INPUTS],
    pub(crate) hidden: [[f32; INPUTS]; HIDDEN],
    pub(crate) out: [f32; HIDDEN],
}

impl ValueNetwork {
    /// The expected result for the team to move, from -1 to 1.
    pub(crate) fn of(&self, inputs: &[f32; INPUTS]) -> f32 {
        self.sum(inputs, &mut [0.0; HIDDEN]).tanh()
    }

    /// The output before `tanh`, and the activation of each hidden unit.
    pub(crate) fn sum(&self, inputs: &[f32; INPUTS], activations: &mut [f32; HIDDEN]) -> f32 {
        for (activation, weights) in activations.iter_mut().zip(&self.hidden) {
            *activation = dot(weights, inputs).max(0.0);
        }
        dot(&self.linear, inputs) + dot(&self.out, activations)
    }
}

fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
