//! The learned evaluation: a small network over what `evaluate` counts.

use crate::evaluate::INPUTS;

/// Units between what is counted and the value.
pub(crate) const HIDDEN: usize = 12;

/// The weights of the evaluation: a linear part, and hidden units that bend it.
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

    /// The sum before it is squeezed between -1 and 1, and what each hidden unit said.
    pub(crate) fn sum(&self, inputs: &[f32; INPUTS], said: &mut [f32; HIDDEN]) -> f32 {
        for (said, weights) in said.iter_mut().zip(&self.hidden) {
            *said = dot(weights, inputs).max(0.0);
        }
        dot(&self.linear, inputs) + dot(&self.out, said)
    }
}

fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
