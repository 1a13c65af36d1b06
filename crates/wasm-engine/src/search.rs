//! One search: a position in, reports out.

use std::time::Duration;

use caminos_cei::{Engine as _, Info, Limits, Stop};
use caminos_rules::{LinkError, Material, Position};
use caminos_search::{PuctEngine, Settings, Strength};
use serde_json::Value;

/// How much memory a search may use in a page, in MiB.
const MEMORY: usize = 96;

/// What the engine is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Request<'r> {
    /// The position, as a link.
    pub link: &'r str,
    /// How strong it is to play, 1 to 9; above and below, the nearest.
    pub strength: u8,
    /// What its random choices start from.
    pub seed: u32,
    /// The longest time.
    pub time: Option<Duration>,
    /// The most nodes; with a seed they make a search repeatable.
    pub nodes: Option<u64>,
    /// How many of the best moves to report.
    pub lines: usize,
}

/// A search.
#[derive(Clone, Debug)]
pub struct Search {
    engine: PuctEngine,
    position: Position,
    limits: Limits,
    info: Option<Info>,
}

impl Search {
    /// A search that has not begun.
    ///
    /// # Errors
    /// Which character of the link is wrong and why.
    pub fn new(request: &Request<'_>) -> Result<Self, LinkError> {
        let position = Position::from_link(request.link, Material::standard())?;
        let strength = request
            .strength
            .clamp(Strength::FIRST.number(), Strength::FULL.number());
        let engine = PuctEngine::new(Settings {
            strength: Strength::new(strength).unwrap_or_default(),
            seed: request.seed.into(),
            mix_ply: true,
            memory: MEMORY,
            ..Settings::default()
        });
        let limits = Limits {
            move_time: request.time,
            nodes: request.nodes,
            multi_pv: request.lines,
            ..Limits::default()
        };
        Ok(Self {
            engine,
            position,
            limits,
            info: None,
        })
    }

    /// Searches for about so long; `true` when the search is over.
    pub fn step(&mut self, _time: Duration) -> bool {
        let stop = Stop::new();
        self.info = self
            .engine
            .choose(&self.position, &self.limits, &stop, &mut |_| {});
        true
    }

    /// What is known so far; nothing when the game is over.
    #[must_use]
    pub fn info(&self) -> Option<Value> {
        serde_json::to_value(self.info.as_ref()?).ok()
    }
}
