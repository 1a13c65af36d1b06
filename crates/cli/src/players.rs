//! The players that the program has to offer.

use caminos_search::{AlphaBeta, Engine, Greedy, Player, Settings, Uct};

/// A player by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum PlayerKind {
    #[default]
    Engine,
    // Alpha-beta search with the engine's evaluation: the other candidate.
    #[value(name = "alphabeta")]
    AlphaBeta,
    // Plain UCT with random playouts: a baseline.
    Uct,
    // Counts path distance one move ahead: a baseline.
    Greedy,
}

impl PlayerKind {
    /// As on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::AlphaBeta => "alphabeta",
            Self::Uct => "uct",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this kind. The others than the engine use only some of the settings.
    pub(crate) fn player(self, settings: Settings) -> Box<dyn Player> {
        match self {
            Self::Engine => Box::new(Engine::new(settings)),
            Self::AlphaBeta => Box::new(AlphaBeta::new(settings)),
            Self::Uct => {
                let bytes = settings.memory.saturating_mul(1 << 20);
                Box::new(Uct::new(settings.seed).with_memory(bytes))
            }
            Self::Greedy => Box::new(Greedy::new(settings.seed)),
        }
    }
}
