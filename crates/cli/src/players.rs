//! The engines that the program has to offer.

use caminos_cei::Engine;
use caminos_search::{Greedy, PuctEngine, Settings, Uct};

/// An engine by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum EngineKind {
    #[default]
    Engine,
    // Plain UCT with random playouts: a baseline.
    Uct,
    // Counts path distance one move ahead: a baseline.
    Greedy,
}

impl EngineKind {
    /// As on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Uct => "uct",
            Self::Greedy => "greedy",
        }
    }

    /// As in the engine protocol.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Engine => "Caminos",
            Self::Uct => "Caminos UCT",
            Self::Greedy => "Caminos Greedy",
        }
    }

    /// An engine of this kind. The baselines use only some of the settings.
    pub(crate) fn engine(self, settings: Settings) -> Box<dyn Engine> {
        match self {
            Self::Engine => Box::new(PuctEngine::new(settings)),
            Self::Uct => {
                let bytes = settings.memory.saturating_mul(1 << 20);
                Box::new(Uct::new(settings.seed).with_memory(bytes))
            }
            Self::Greedy => Box::new(Greedy::new(settings.seed)),
        }
    }
}
