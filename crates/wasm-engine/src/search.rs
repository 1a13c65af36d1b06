//! One search: a position in, reports out.

use std::sync::Arc;
use std::time::Duration;

use caminos_cei::{Info, Limits};
use caminos_rules::{LinkError, Material, Position};
use caminos_search::{
    NetworkChoice, PuctEngine, Settings, SpatialNetwork, SteppedSearch, Strength,
};

/// How much memory a search may use in a page, in MiB.
const MEMORY: usize = 96;

/// What the engine is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SearchRequest<'r> {
    /// The position, as a link.
    pub link: &'r str,
    /// How strong it is to play.
    pub strength: Strength,
    /// What its random choices start from.
    pub seed: u32,
    /// The longest time.
    pub time: Option<Duration>,
    /// The most nodes; with a seed they make a search repeatable.
    pub nodes: Option<u64>,
    /// How many of the best moves to report.
    pub lines: usize,
}

/// A search that is carried on in slices.
pub struct Search {
    /// None when the game is over.
    search: Option<SteppedSearch>,
    is_over: bool,
}

impl Search {
    /// Begins a search, with the network of its board if it is among these.
    ///
    /// # Errors
    /// Which character of the link is wrong and why.
    pub fn new(
        request: &SearchRequest<'_>,
        networks: &[Arc<SpatialNetwork>],
    ) -> Result<Self, LinkError> {
        let position = Position::from_link(request.link, Material::standard())?;
        let network = networks
            .iter()
            .find(|network| network.fits(position.rules()));
        let mut engine = PuctEngine::new(Settings {
            strength: request.strength,
            seed: request.seed.into(),
            mix_ply: true,
            memory: MEMORY,
            network: network.map_or(NetworkChoice::Plain, |network| {
                NetworkChoice::Given(network.clone())
            }),
            ..Settings::default()
        });
        let limits = Limits {
            move_time: request.time,
            nodes: request.nodes,
            multi_pv: request.lines,
            ..Limits::default()
        };
        let search = engine.start(&position, &limits);
        Ok(Self {
            is_over: search.is_none(),
            search,
        })
    }

    /// Searches for about so long; `true` when the search is over.
    pub fn step(&mut self, time: Duration) -> bool {
        if let Some(search) = &mut self.search
            && !self.is_over
        {
            self.is_over = search.step(time);
        }
        self.is_over
    }

    /// What is known so far, and at the end the move to play; nothing when the game is over.
    #[must_use]
    pub fn info(&self) -> Option<Info> {
        let search = self.search.as_ref()?;
        if self.is_over {
            search.best()
        } else {
            search.info()
        }
    }
}
