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

/// What can be set, whoever plays; not every player uses all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayerSettings {
    pub(crate) threads: usize,
    /// In MiB.
    pub(crate) memory: usize,
    /// 1 to 9.
    pub(crate) level: u8,
    pub(crate) seed: u64,
}

impl PlayerSettings {
    /// The highest level: full strength.
    pub(crate) const TOP_LEVEL: u8 = 9;
}

impl Default for PlayerSettings {
    fn default() -> Self {
        let Settings {
            threads,
            memory,
            seed,
            ..
        } = Settings::default();
        Self {
            threads,
            memory,
            level: Self::TOP_LEVEL,
            seed,
        }
    }
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

    /// A player of this kind.
    pub(crate) fn player(self, settings: PlayerSettings) -> Box<dyn Player> {
        let PlayerSettings {
            threads,
            memory,
            level: _,
            seed,
        } = settings;
        match self {
            Self::Engine => Box::new(Engine::new(Settings {
                threads,
                memory,
                seed,
                ..Settings::default()
            })),
            Self::Uct => Box::new(Uct::new(seed).with_memory(memory << 20)),
            Self::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}
