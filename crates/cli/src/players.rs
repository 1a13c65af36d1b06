//! The players that the program has to offer.

use caminos_search::{Engine, Greedy, PuctEngine, Settings, Uct};

/// A player by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum PlayerKind {
    #[default]
    Engine,
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
            Self::Uct => "uct",
            Self::Greedy => "greedy",
        }
    }

    /// A player of this kind. The others than the engine use only some of the settings.
    pub(crate) fn player(self, settings: Settings) -> Box<dyn Engine> {
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
