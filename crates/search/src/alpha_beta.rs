//! Alpha-beta search, the candidate that the engine's tree was measured against.
//!
//! It looks at the same things as the engine, in depth-first order and without random games.
//! `docs/engine.md` tells the matches.

mod order;
mod root;
mod score;
mod search;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};

use caminos_rules::{Bits, Outcome, Placement, Position, Seat};

use self::root::{Aim, Root};
use self::score::WON;
use self::search::{Search, Shared};
use self::table::Table;
use crate::candidates::{distinct_placements, parries};
use crate::limits::{Limits, Stop, Watch};
use crate::player::Player;
use crate::report::{Info, Line};
use crate::settings::Settings;

/// A player that searches by alpha-beta. It knows no levels.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// use caminos_search::{AlphaBeta, Limits, Player, Settings, Stop};
/// let position = Position::new(Rules::standard("ring", Options::default())?);
/// let mut player = AlphaBeta::new(Settings { memory: 1, ..Settings::default() });
/// let limits = Limits { nodes: Some(100), ..Limits::default() };
/// let info = player.choose(&position, &limits, &Stop::new(), &mut |_| {}).expect("a move");
/// assert!(position.check(info.best().expect("a move")).is_ok());
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[derive(Debug, Default)]
pub struct AlphaBeta {
    settings: Settings,
    /// What is known from the searches of this game.
    table: Option<Table>,
}

/// A position with the team to move, ready to be searched.
struct Question<'a> {
    position: &'a Position,
    seat: Seat,
    limits: &'a Limits,
    watch: &'a Watch,
}

impl AlphaBeta {
    /// A player with these settings; level and growth mean nothing to it.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self {
            settings,
            table: None,
        }
    }

    fn bytes(&self) -> usize {
        self.settings.memory.saturating_mul(1 << 20)
    }

    fn search<B: Bits>(
        &self,
        table: &Table,
        question: &Question<'_>,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let &Question {
            position,
            seat,
            limits,
            watch,
        } = question;
        if let Some(lines) = wins_at_once(position, limits) {
            return Some(info(lines, 1, 0, watch));
        }
        let answers = if position.places_neutral() {
            None
        } else {
            parries(position, seat)
        };
        let answers = answers.filter(|answers| !answers.is_empty());
        let placements = answers.unwrap_or_else(|| distinct_placements(position));
        let shared = Shared {
            table,
            watch,
            done: AtomicBool::new(false),
        };
        let aim = Aim::new(position, limits);
        let rules = position.rules();
        let knowledge = self.settings.knowledge_of(rules.board());
        let root = |number: u64| {
            let search = Search::<B>::new(&shared, knowledge, rules);
            let seed = self.settings.seed.wrapping_add(number);
            Root::new(
                search,
                position.clone(),
                seat.team(),
                &placements,
                aim,
                seed,
            )
        };
        let (lines, depth, nodes) = std::thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.settings.threads as u64)
                .map(|number| {
                    let root = &root;
                    scope.spawn(move || {
                        let mut root = root(number);
                        // Threads at different depths fill the table for each other.
                        root.deepen(1 + (number % 2) as i32, &mut |_| {});
                        root.nodes()
                    })
                })
                .collect();
            let mut root = root(0);
            root.deepen(1, &mut |root: &Root<'_, B>| {
                tell(&info(root.lines(), root.depth(), root.nodes(), watch));
            });
            shared.done.store(true, Ordering::Relaxed);
            // A thread that panicked has nothing to say.
            let others: u64 = helpers.into_iter().filter_map(|h| h.join().ok()).sum();
            (root.lines(), root.depth(), root.nodes() + others)
        });
        Some(info(lines, depth, nodes, watch))
    }
}

impl Player for AlphaBeta {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        tell: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        /// Room in the table for every position of a search by nodes, with some to spare.
        const BYTES_A_NODE: usize = 64;
        let seat = position.to_move()?;
        let watch = Watch::new(limits, seat.team(), stop);
        let bytes = self.bytes();
        let mut table = match (limits.nodes, self.table.take()) {
            // Repeatable: nothing is known from earlier.
            (Some(nodes), _) => {
                let wanted =
                    usize::try_from(nodes).map_or(bytes, |n| n.saturating_mul(BYTES_A_NODE));
                Table::new(bytes.min(wanted))
            }
            (None, kept) => kept.unwrap_or_else(|| Table::new(bytes)),
        };
        table.next_search();
        let question = Question {
            position,
            seat,
            limits,
            watch: &watch,
        };
        let info = if position.rules().board().is_narrow() {
            self.search::<u64>(&table, &question, tell)
        } else {
            self.search::<u128>(&table, &question, tell)
        };
        self.table = limits.nodes.is_none().then_some(table);
        info
    }

    fn new_game(&mut self) {
        self.table = None;
    }
}

/// The placements that win at once; with points, the dearest first.
fn wins_at_once(position: &Position, limits: &Limits) -> Option<Vec<Line>> {
    let mut wins = position.winning_placements();
    if position.rules().options().scoring {
        wins.sort_by_key(|&win| {
            let mut next = position.clone();
            next.play_unchecked(win.into());
            std::cmp::Reverse(next.outcome().map_or(0, Outcome::points))
        });
    }
    let line = |win: Placement| score::line(WON - 1, vec![win.into()]);
    let lines: Vec<Line> = wins
        .into_iter()
        .take(limits.lines.max(1))
        .map(line)
        .collect();
    (!lines.is_empty()).then_some(lines)
}

fn info(lines: Vec<Line>, depth: u32, nodes: u64, watch: &Watch) -> Info {
    Info {
        depth,
        nodes,
        time: watch.elapsed(),
        lines,
    }
}
