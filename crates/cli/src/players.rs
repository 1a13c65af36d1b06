//! The players that the program has to offer.

use caminos_search::{Engine, Greedy, Player, Settings, Uct};

/// A player by name.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum PlayerKind {
    /// The engine
    #[default]
    Engine,
    /// Plain UCT with random playouts: a baseline
    Uct,
    /// Counts path distance one move ahead: a baseline
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

    /// A player of this kind. The baselines use only some of the settings.
    pub(crate) fn player(self, settings: Settings) -> Box<dyn Player> {
        match self {
            Self::Engine => Box::new(Engine::new(settings)),
            Self::Uct => {
                let bytes = settings.memory.saturating_mul(1 << 20);
                Box::new(Uct::new(settings.seed).with_memory(bytes))
            }
            Self::Greedy => Box::new(Greedy::new(settings.seed)),
        }
    }
}
