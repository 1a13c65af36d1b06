//! What the owner of an engine can choose.

use std::sync::Arc;

use caminos_cei::{EngineOption, OptionValue, Strength};
use caminos_rules::{Board, Position, Rules};

use crate::spatial::SpatialNetwork;
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
    /// Whether the number of moves played is mixed into the seed. An engine that is made anew
    /// for each move needs it, or a weak one would err in the same way on every turn.
    pub mix_ply: bool,
    /// How strong it plays.
    pub strength: Strength,
    /// The weights of the policy and the evaluation; without any, those of the board that come
    /// with the engine.
    pub weights: Option<Weights>,
    /// The spatial network.
    pub network: NetworkChoice,
    /// How the tree grows.
    pub params: PuctParams,
}

/// Which spatial network the strengths that need one use.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum NetworkChoice {
    /// The one that comes with the engine for the board, if there is one. In a browser there is
    /// none: a page fetches it when it is needed.
    #[default]
    BuiltIn,
    /// None: the plain evaluation and policy.
    Plain,
    /// This one, on its board.
    Given(Arc<SpatialNetwork>),
}

impl Settings {
    /// The spatial network for a game: its board's, which serves all variants.
    pub(crate) fn network_of(&self, rules: &Rules) -> Option<Arc<SpatialNetwork>> {
        let network = match &self.network {
            NetworkChoice::BuiltIn => SpatialNetwork::built_in(rules.board().name()),
            NetworkChoice::Plain => None,
            NetworkChoice::Given(network) => Some(network.clone()),
        };
        network.filter(|network| network.fits(rules))
    }

    /// The weights for a board.
    pub(crate) fn weights_of(&self, board: &Board) -> &Weights {
        let own = self.weights.as_ref();
        own.unwrap_or_else(|| Weights::of(board.name()))
    }

    /// The seed of the search of a position.
    pub(crate) fn seed_at(&self, position: &Position) -> u64 {
        if self.mix_ply {
            let ply = position.history().len() as u64;
            self.seed.wrapping_add(ply << 32)
        } else {
            self.seed
        }
    }

    /// The settings that the engine protocol offers. The page and the terminal call a strength
    /// a level, and so does the protocol.
    pub(crate) fn options() -> Vec<EngineOption> {
        let Self {
            threads,
            memory,
            seed,
            strength,
            ..
        } = Self::default();
        vec![
            EngineOption::spin("Threads", threads as u64, 1..=256),
            EngineOption::spin("Memory", memory as u64, 1..=64 << 10),
            EngineOption::spin("Level", strength.number(), 1..=Strength::FULL.number()),
            EngineOption::spin("Seed", seed, 0..=u64::MAX),
        ]
    }

    /// Sets what [`options`](Self::options) offers; the value is in range.
    pub(crate) fn set_option(&mut self, name: &str, value: &OptionValue) {
        let OptionValue::Spin(value) = *value else {
            return;
        };
        match name {
            "Threads" => self.threads = value as usize,
            "Memory" => self.memory = value as usize,
            "Level" => self.strength = Strength::nearest(value as u8),
            "Seed" => self.seed = value as u64,
            _ => {}
        }
    }
}

/// How the tree grows: numbers that matches have chosen.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PuctParams {
    /// How many moves of a position are expanded first; the others follow only when all of
    /// these are proven lost.
    pub width: usize,
    /// The weight of the exploration term in PUCT.
    pub exploration: f32,
    /// First-play urgency: how much worse than its parent an unvisited move is taken to be.
    pub fpu_reduction: f32,
    /// The share of a new position's value that a random playout gives; the rest is the
    /// evaluation's.
    pub playout_share: f32,
    /// The same where the spatial network evaluates.
    pub network_playout_share: f32,
    /// The longest win, in own moves, that the threat search at the root looks for.
    pub threat_moves: u8,
}

impl Default for PuctParams {
    fn default() -> Self {
        Self {
            width: 48,
            exploration: 1.1,
            fpu_reduction: 0.0,
            playout_share: 0.5,
            network_playout_share: 0.0,
            threat_moves: 5,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            memory: 256,
            seed: 0,
            mix_ply: false,
            strength: Strength::FULL,
            weights: None,
            network: NetworkChoice::BuiltIn,
            params: PuctParams::default(),
        }
    }
}
