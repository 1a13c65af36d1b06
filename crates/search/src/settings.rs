//! What the owner of an engine can choose.

use crate::evaluate::Weights;

/// The settings of an engine.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// How many threads search at once.
    pub threads: usize,
    /// About how much memory the search may use, in MiB.
    pub memory: usize,
    /// What random choices start from.
    pub seed: u64,
    /// The weights of the evaluation.
    pub weights: Weights,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            memory: 256,
            seed: 0,
            weights: Weights::default(),
        }
    }
}
