//! One search: a position in, reports out.

use std::time::Duration;

use caminos_rules::{LinkError, Material, Move, Position};
use caminos_search::{
    Engine as _, Info, Limits, Line, PuctEngine, Score, Settings, Stop, Strength,
};
use serde_json::{Value, json};

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
        // Another seed a move, or a weak computer would always err the same way.
        let ply = position.history().len() as u64;
        let engine = PuctEngine::new(Settings {
            strength: Strength::new(strength).unwrap_or_default(),
            seed: u64::from(request.seed).wrapping_add(ply << 32),
            memory: MEMORY,
            ..Settings::default()
        });
        let limits = Limits {
            move_time: request.time,
            nodes: request.nodes,
            lines: request.lines,
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
        let info = self.info.as_ref()?;
        let pvs: Vec<Value> = info.lines.iter().map(|line| self.pv(line)).collect();
        let time = u64::try_from(info.time.as_millis()).unwrap_or(u64::MAX);
        Some(json!({ "depth": info.depth, "nodes": info.nodes, "time": time, "pvs": pvs }))
    }

    fn pv(&self, line: &Line) -> Value {
        let score = match line.score {
            Score::Win(moves) => json!({ "kind": "win", "value": moves }),
            Score::Loss(moves) => json!({ "kind": "loss", "value": moves }),
            Score::Points(points) => json!({ "kind": "points", "value": points }),
        };
        let text = |&mv: &Move| self.position.rules().text(mv).to_string();
        let moves: Vec<String> = line.moves.iter().map(text).collect();
        let (win, draw, loss) = (line.wdl.win, line.wdl.draw, line.wdl.loss);
        let wdl = json!({ "win": win, "draw": draw, "loss": loss });
        json!({ "score": score, "wdl": wdl, "moves": moves })
    }
}
