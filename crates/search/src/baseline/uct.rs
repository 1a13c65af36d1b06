//! Plain UCT: UCB1 and uniform random playouts.

use caminos_rules::Position;

use super::tree::{Tree, Tried};
use caminos_cei::{
    Engine, EngineOption, Info, LimitTracker, Limits, OptionValue, PrincipalVariation, Random,
    Score, Stop, Wdl,
};

/// As UCB1 has it for results from 0 to 1.
const EXPLORATION: f32 = std::f32::consts::SQRT_2;

/// Upper confidence bounds on trees with uniform random playouts, on one thread. It knows
/// nothing of the game but its rules. A node is a playout.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// use caminos_cei::{Engine, Limits, Stop};
/// use caminos_search::Uct;
/// let position = Position::new(Rules::standard("ring", Options::default())?);
/// let limits = Limits { nodes: Some(500), ..Limits::default() };
/// let info = Uct::new(7).choose(&position, &limits, &Stop::new(), &mut |_| ()).unwrap();
/// assert!(position.resolve(info.best().unwrap()).is_ok());
/// assert_eq!(info.nodes, 500);
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Uct {
    seed: u64,
    max_nodes: usize,
}

impl Uct {
    /// The memory that its tree may take if nothing else is said, in bytes.
    pub const DEFAULT_MEMORY: usize = 256 << 20;

    /// A player that chooses the same move for the same seed, position and number of nodes.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            max_nodes: Self::DEFAULT_MEMORY / Tree::NODE,
        }
    }

    /// With a tree of at most this many bytes. A full tree is still searched, only not grown.
    #[must_use]
    pub const fn with_memory(mut self, bytes: usize) -> Self {
        self.max_nodes = bytes / Tree::NODE;
        self
    }
}

impl Engine for Uct {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let team = position.to_move()?.team();
        let tracker = LimitTracker::new(limits, team, stop);
        let random = Random::new(self.seed ^ position.fingerprint());
        let root_moves = if limits.search_moves.is_empty() {
            Vec::new()
        } else {
            limits.root_moves(position)
        };
        let mut tree = Tree::new(self.max_nodes, EXPLORATION, random, root_moves);
        let mut position = position.clone();
        let mut nodes = 0;
        let mut next_report = FIRST_REPORT;
        loop {
            tree.grow(&mut position);
            nodes += 1;
            if tracker.is_over(nodes) {
                break;
            }
            if nodes == next_report {
                next_report *= 2;
                let info = info(&tree, &position, &tracker, nodes, limits.multi_pv);
                report(&info);
                if limits.depth.is_some_and(|depth| {
                    // A line that ends the game or a full tree gets no deeper.
                    info.depth >= depth || tree.is_full() || ends_game(&position, &info)
                }) {
                    return Some(info);
                }
            }
        }
        Some(info(&tree, &position, &tracker, nodes, limits.multi_pv))
    }

    fn options(&self) -> Vec<EngineOption> {
        let memory = (Self::DEFAULT_MEMORY >> 20) as u64;
        vec![
            EngineOption::spin("Memory", memory, 1..=64 << 10),
            EngineOption::spin("Seed", 0, 0..=u64::MAX),
        ]
    }

    fn set_option(&mut self, name: &str, value: &OptionValue) {
        match (name, value) {
            ("Memory", &OptionValue::Spin(mib)) => {
                self.max_nodes = (mib as usize).saturating_mul(1 << 20) / Tree::NODE;
            }
            ("Seed", &OptionValue::Spin(seed)) => self.seed = seed as u64,
            _ => {}
        }
    }
}

/// Reports come at this number of nodes and then at each doubling.
const FIRST_REPORT: u64 = 1024;

fn info(
    tree: &Tree,
    position: &Position,
    tracker: &LimitTracker,
    nodes: u64,
    multi_pv: usize,
) -> Info {
    let rules = position.rules();
    let pv = |tried: &Tried| PrincipalVariation {
        score: Score::Expected(2.0 * tried.win + tried.draw - 1.0),
        wdl: Wdl::new(tried.win, tried.draw),
        moves: tree
            .line(tried)
            .into_iter()
            .map(|mv| rules.text(mv))
            .collect(),
    };
    let pvs: Vec<PrincipalVariation> = tree.most_tried(multi_pv.max(1)).iter().map(pv).collect();
    Info {
        depth: pvs.first().map_or(0, |pv| pv.moves.len() as u32),
        hashfull: None,
        nodes,
        time: tracker.elapsed(),
        pvs,
    }
}

fn ends_game(position: &Position, info: &Info) -> bool {
    let mut position = position.clone();
    let moves = info.pvs.iter().take(1).flat_map(|pv| &pv.moves);
    let mut legal = moves.map(|text| position.play_text(text));
    legal.all(|played| played.is_ok()) && position.is_over()
}
