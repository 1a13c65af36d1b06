//! What the owner of an engine can choose.

use caminos_rules::Board;

use crate::strength::Strength;
use crate::weights::Weights;

/// The settings of an engine.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// How many threads search at once.
    pub threads: usize,
    /// About how much memory the search may use, in MiB.
    pub memory: usize,
    /// What random choices start from.
    pub seed: u64,
    /// How strong it plays.
    pub strength: Strength,
    /// What it knows; without any, what comes with the engine for the board.
    pub weights: Option<Weights>,
    /// How the tree grows.
    pub params: PuctParams,
}

impl Settings {
    /// What is known about a board.
    pub(crate) fn weights_of(&self, board: &Board) -> &Weights {
        let own = self.weights.as_ref();
        own.unwrap_or_else(|| Weights::of(board.name()))
    }
}

/// How the tree grows: numbers that matches have chosen.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PuctParams {
    /// How many moves of a position are looked at first.
    pub width: usize,
    /// How much untried moves attract.
    pub exploration: f32,
    /// How much worse than its parent an untried move is taken to be.
    pub fpu_reduction: f32,
    /// The share of a new position's value that a game played on at random gives; the rest
    /// is the evaluation's.
    pub playout: f32,
}

impl Default for PuctParams {
    fn default() -> Self {
        Self {
            width: 48,
            exploration: 1.1,
            fpu_reduction: 0.0,
            playout: 0.5,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            memory: 256,
            seed: 0,
            strength: Strength::FULL,
            weights: None,
            params: PuctParams::default(),
        }
    }
}
