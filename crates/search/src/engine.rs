//! The engine.

use caminos_rules::{Bits, Position, Seat};

use crate::limits::{Limits, Stop, Watch};
use crate::player::Player;
use crate::report::{Info, Line, Score, Wdl};
use crate::settings::Settings;
use crate::tree::{Proof, Seen, Tree};

/// The strongest player there is here.
#[derive(Clone, Debug, Default)]
pub struct Engine {
    settings: Settings,
}

impl Engine {
    /// An engine with these settings.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self { settings }
    }

    fn search<B: Bits>(
        &self,
        position: &Position,
        limits: &Limits,
        watch: &Watch,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let mut position = position.clone();
        let mut tree = Tree::<B>::new(&mut position, &self.settings);
        let mut next_told = 1000;
        while !watch.is_over(u64::from(tree.visits())) && tree.proof() == Proof::Open {
            tree.grow(&mut position);
            if tree.visits() >= next_told {
                next_told *= 2;
                if let Some(info) = info(&tree, limits, watch) {
                    tell(&info);
                }
            }
        }
        info(&tree, limits, watch)
    }
}

impl Player for Engine {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let team = position.to_move().map(Seat::team)?;
        let watch = Watch::new(limits, team, stop);
        if position.rules().board().is_narrow() {
            self.search::<u64>(position, limits, &watch, tell)
        } else {
            self.search::<u128>(position, limits, &watch, tell)
        }
    }
}

fn info<B: Bits>(tree: &Tree<B>, limits: &Limits, watch: &Watch) -> Option<Info> {
    let ranking = tree.ranking();
    let lines: Vec<Line> = ranking
        .into_iter()
        .take(limits.lines.max(1))
        .map(line)
        .collect();
    let depth = lines.first()?.moves.len() as u32;
    Some(Info {
        depth,
        nodes: u64::from(tree.visits()),
        time: watch.elapsed(),
        lines,
    })
}

fn line(seen: Seen) -> Line {
    let score = match seen.proof {
        Proof::Win(moves) => Score::Win(u32::from(moves)),
        Proof::Loss(moves) => Score::Loss(u32::from(moves)),
        Proof::Open | Proof::Draw => Score::Points(seen.value),
    };
    let win = match seen.proof {
        Proof::Win(_) => 1.0,
        Proof::Loss(_) => 0.0,
        Proof::Open | Proof::Draw => f32::midpoint(seen.value, 1.0),
    };
    Line {
        score,
        wdl: Wdl::new(win, 0.0),
        moves: seen.moves,
    }
}
