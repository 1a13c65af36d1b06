//! The value of a position, by depth-first proof-number search.
//!
//! One search decides whether one team wins. A position where it has the turn is proven by one
//! move, the others need all moves; the proof number of a position says how many open positions
//! would have to be proven, the disproof number how many disproven, and the search goes where
//! that is least. Where all moves are needed the number is that of the hardest and one for each
//! other open move (weak proof numbers): the moves lead to much the same positions, which a sum
//! would count again and again. Positions are remembered in a table of bounded size, symmetric ones
//! as one. A value needs at most two searches, one for each team.

mod key;
mod table;

use std::time::Duration;

use caminos_cei::{LimitTracker, Limits, Stop};
use caminos_puzzle::{
    Budget, FewestCells, GameProof, Objective, StrategyError, Value, cannot_win, connects_now,
    fewest_cells, placements_that_matter, play_through,
};
use caminos_rules::{MoveText, Placement, Position, Seat, Team};

use self::key::Keys;
use self::table::{Numbers, Table};

/// What limits a search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SolveOptions {
    /// The memory for positions, in MiB. A search that fills it goes on and forgets what took
    /// least work.
    pub memory: usize,
    /// The most positions to go into.
    pub nodes: Option<u64>,
    /// The longest time.
    pub time: Option<Duration>,
}

impl Default for SolveOptions {
    fn default() -> Self {
        Self {
            memory: 256,
            nodes: None,
            time: None,
        }
    }
}

/// How far a search is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SolveProgress {
    /// The team that is asked about: does it win?
    pub team: Team,
    /// Whether the first question is answered: the other team does not win.
    pub other_does_not_win: bool,
    /// The positions that were gone into.
    pub nodes: u64,
    /// How many open positions would prove it; 0 when it is proven, and only the moves of the
    /// proof are not all listed.
    pub proof: u32,
    /// How many would disprove it; 0 when it is disproven.
    pub disproof: u32,
    /// How much of the memory is used, in percent.
    pub memory: u8,
    /// The time since the search began.
    pub elapsed: Duration,
}

/// Why a position cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// The swap rule lets people, not teams, win.
    #[error("with the swap rule a position has no value for a team")]
    Swap,
    /// It was stopped or reached a limit; so far it was then.
    #[error("stopped")]
    Stopped(SolveProgress),
    /// The proof that was found does not hold, which is a mistake of ours.
    #[error(transparent)]
    Strategy(#[from] StrategyError),
}

/// Decides a position completely. The proof is checked by whoever wants to
/// ([`GameProof::verify`]).
///
/// # Errors
/// When it was stopped or reached a limit, or the swap rule is on.
pub fn solve(
    position: &Position,
    options: SolveOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(SolveProgress),
) -> Result<GameProof, SolveError> {
    if position.may_swap() || position.rules().options().swap && position.pieces().count() == 0 {
        return Err(SolveError::Swap);
    }
    let limits = Limits {
        move_time: options.time,
        nodes: options.nodes,
        ..Limits::default()
    };
    let first = position.to_move().map_or(Team::Yellow, Seat::team);
    let mut search = Search {
        table: Table::new(options.memory),
        keys: Keys::new(position.rules()),
        team: first,
        other_does_not_win: false,
        nodes: 0,
        root: Numbers::new(1, 1),
        best: None,
        killers: Vec::new(),
        limits: LimitTracker::new(&limits, first, stop),
        progress,
    };
    // Whoever has the turn most likely wins, if anybody does.
    let mut value = Value::Draw;
    let mut moves = Vec::new();
    for team in [first, first.other()] {
        search.ask_about(team);
        let mut position = position.clone();
        let wins = search.decide(&mut position, true)?;
        let (strategist, objective) = if wins {
            (team, Objective::Win)
        } else {
            (team.other(), Objective::Hold)
        };
        let found = search.strategy(&mut position, strategist, objective)?;
        if wins {
            value = Value::Wins(team);
            moves = vec![found];
            break;
        }
        moves.push(found);
        search.other_does_not_win = true;
    }
    // The first search shows that the other team holds.
    if value == Value::Draw && first == Team::Yellow {
        moves.reverse();
    }
    Ok(GameProof {
        position: position.clone(),
        value,
        moves,
    })
}

/// The number of what is impossible: more than any that is counted.
const INFINITY: u32 = 1 << 30;
/// How often progress is reported, in nodes; earlier at the powers of two.
const REPORT: u64 = 1 << 14;
/// The 1 + ε trick: the threshold of a child lies this part above the second best.
const EPSILON_DIVISOR: u32 = 8;
/// How many killer moves are kept for each depth.
const KILLERS: usize = 2;

struct Search<'s> {
    table: Table,
    keys: Keys,
    /// Does this team win?
    team: Team,
    other_does_not_win: bool,
    nodes: u64,
    /// The numbers of the position that is to be decided.
    root: Numbers,
    /// The move that decided the position that was left last.
    best: Option<Placement>,
    /// Killer moves by depth: those that decided positions, the latest first.
    killers: Vec<Vec<Placement>>,
    limits: LimitTracker,
    progress: &'s mut dyn FnMut(SolveProgress),
}

#[derive(Copy, Clone)]
struct Child {
    mv: Placement,
    key: u64,
    numbers: Numbers,
}

/// A position as the search sees it before it goes into it.
enum Seen {
    /// Whether the team wins.
    Decided(bool),
    /// The moves that matter.
    Open(Vec<Placement>),
}

impl Search<'_> {
    fn ask_about(&mut self, team: Team) {
        self.team = team;
        self.root = Numbers::new(1, 1);
        self.table.clear();
        self.killers.clear();
    }

    fn progress(&self) -> SolveProgress {
        SolveProgress {
            team: self.team,
            other_does_not_win: self.other_does_not_win,
            nodes: self.nodes,
            proof: self.root.proof,
            disproof: self.root.disproof,
            memory: self.table.percent_used(),
            elapsed: self.limits.elapsed(),
        }
    }

    /// Whether the team wins; `is_root` for the position that was asked about.
    fn decide(&mut self, position: &mut Position, is_root: bool) -> Result<bool, SolveError> {
        let key = self.keys.key(&self.keys.of(position));
        let found = self.search(position, key, Numbers::new(INFINITY, INFINITY), is_root)?;
        if is_root {
            self.root = found;
        }
        Ok(found.proof == 0)
    }

    /// What the rules say at once.
    fn see(&self, position: &Position) -> Seen {
        let Some(seat) = position.to_move() else {
            return Seen::Decided(position.winner() == Some(self.team));
        };
        let is_own = seat.team() == self.team;
        if connects_now(position, seat) {
            return Seen::Decided(is_own);
        }
        if cannot_win(position, self.team) {
            return Seen::Decided(false);
        }
        let moves = placements_that_matter(position);
        if moves.is_empty() {
            // The other side connects next, and nothing stops it.
            return Seen::Decided(!is_own);
        }
        Seen::Open(moves)
    }

    fn children(&mut self, position: &mut Position, moves: &[Placement]) -> Vec<Child> {
        let is_own = position.to_move().map(Seat::team) == Some(self.team);
        let keys = self.keys.of(position);
        let fewest = fewest_cells(position, self.team);
        let killers = self.killers.get(position.history().len());
        let mut children = Vec::with_capacity(moves.len());
        for &mv in moves {
            let key = self.keys.after(position, &keys, mv);
            let numbers = self.table.get(key).unwrap_or_else(|| {
                let is_killer = killers.is_some_and(|killers| killers.contains(&mv));
                let cells = position.rules().footprint(mv).bits();
                first_numbers(fewest, cells, is_own, is_killer)
            });
            children.push(Child { mv, key, numbers });
        }
        if self.keys.is_symmetric(&keys) {
            children.sort_by_key(|child| child.key);
            children.dedup_by_key(|child| child.key);
        }
        children
    }

    /// Goes into a position until a number reaches its limit.
    fn search(
        &mut self,
        position: &mut Position,
        key: u64,
        limit: Numbers,
        is_root: bool,
    ) -> Result<Numbers, SolveError> {
        if self.limits.is_over(self.nodes) {
            return Err(SolveError::Stopped(self.progress()));
        }
        self.nodes += 1;
        let begun = self.nodes;
        if begun.is_multiple_of(REPORT) || begun < REPORT && begun.is_power_of_two() {
            let progress = self.progress();
            (self.progress)(progress);
        }
        let moves = match self.see(position) {
            Seen::Decided(wins) => {
                let numbers = Numbers::decided(wins);
                self.table.put(key, numbers, 1);
                return Ok(numbers);
            }
            Seen::Open(moves) => moves,
        };
        let is_own = position.to_move().map(Seat::team) == Some(self.team);
        let mut children = self.children(position, &moves);
        drop(moves);
        loop {
            let Combined { numbers, others } = combine(&children, is_own);
            if is_root {
                self.root = numbers;
            }
            if numbers.proof >= limit.proof
                || numbers.disproof >= limit.disproof
                || numbers.is_decided()
            {
                self.table.put(key, numbers, self.nodes - begun + 1);
                if numbers.is_decided() {
                    self.remember(position, &children, is_own);
                }
                return Ok(numbers);
            }
            let (best, second) = most_promising(&children, is_own);
            let Child { mv, key, .. } = children[best];
            let below = child_limit(limit, others, second, is_own);
            position.play_unchecked(mv.into());
            let found = self.search(position, key, below, false);
            position.undo();
            children[best].numbers = found?;
        }
    }

    /// Remembers the move that decided a position, if one did.
    fn remember(&mut self, position: &Position, children: &[Child], is_own: bool) {
        let decides = |child: &&Child| child.numbers.phi_delta(is_own).0 == 0;
        self.best = children.iter().find(decides).map(|child| child.mv);
        if let Some(mv) = self.best {
            let depth = position.history().len();
            if self.killers.len() <= depth {
                self.killers.resize(depth + 1, Vec::new());
            }
            let killers = &mut self.killers[depth];
            killers.retain(|&known| known != mv);
            killers.truncate(KILLERS - 1);
            killers.insert(0, mv);
        }
    }

    /// The moves of a strategy that is known to be there.
    fn strategy(
        &mut self,
        position: &mut Position,
        team: Team,
        objective: Objective,
    ) -> Result<Vec<MoveText>, SolveError> {
        let mut moves = Vec::new();
        let mut failed = None;
        let mut budget = Budget::new(u64::MAX);
        let mut choose = |position: &mut Position| match self.move_for(position) {
            Ok(mv) => {
                moves.extend(mv.clone());
                mv
            }
            Err(error) => {
                failed = Some(error);
                None
            }
        };
        let walked = play_through(position, team, objective, &mut choose, &mut budget);
        if let Some(error) = failed {
            return Err(error);
        }
        walked?;
        Ok(moves)
    }

    /// The move that decides a position; what the table has forgotten is searched again.
    fn move_for(&mut self, position: &mut Position) -> Result<Option<MoveText>, SolveError> {
        self.best = None;
        self.decide(position, false)?;
        Ok(self.best.map(|mv| position.rules().text(mv.into())))
    }
}

/// More cells than a path takes on most boards.
const FAR: u32 = 12;

/// First numbers after a move that enters these cells, from the cells that the team needs: to win
/// is the easier, and not to let it win the harder, the fewer these are.
fn first_numbers(
    fewest: Option<FewestCells>,
    cells: u128,
    is_own: bool,
    is_killer: bool,
) -> Numbers {
    let needed = fewest.map_or(FAR, |fewest| {
        let entered = (cells & fewest.cells).count_ones();
        if is_own {
            fewest.count.saturating_sub(entered)
        } else {
            fewest.count + entered
        }
    });
    let mut numbers = Numbers::new(1 + needed, 1 + FAR.saturating_sub(needed));
    if is_killer && is_own {
        numbers.proof = 1;
    } else if is_killer {
        numbers.disproof = 1;
    }
    numbers
}

/// The numbers of a position, from those of its moves.
struct Combined {
    numbers: Numbers,
    /// How much of δ is for moves other than the hardest.
    others: u32,
}

fn combine(children: &[Child], is_own: bool) -> Combined {
    let (mut least_phi, mut most_delta, mut open) = (INFINITY, 0, 0);
    for child in children {
        let (phi, delta) = child.numbers.phi_delta(is_own);
        least_phi = least_phi.min(phi);
        most_delta = most_delta.max(delta);
        open += u32::from(delta > 0);
    }
    let others = open.saturating_sub(1);
    let delta = if least_phi == 0 {
        INFINITY
    } else {
        most_delta.saturating_add(others).min(INFINITY - 1)
    };
    Combined {
        numbers: Numbers::from_phi_delta(least_phi, delta, is_own),
        others,
    }
}

/// The child to go into, and φ of the second best.
fn most_promising(children: &[Child], is_own: bool) -> (usize, u32) {
    let phi = |child: &Child| child.numbers.phi_delta(is_own).0;
    let (mut best, mut second) = (0, INFINITY);
    for (i, child) in children.iter().enumerate().skip(1) {
        if phi(child) < phi(&children[best]) {
            second = phi(&children[best]);
            best = i;
        } else {
            second = second.min(phi(child));
        }
    }
    (best, second)
}

/// The thresholds of a child: until another is better by some part, so that the search does not
/// jump to and fro.
fn child_limit(limit: Numbers, others: u32, second: u32, is_own: bool) -> Numbers {
    let (phi, delta) = limit.phi_delta(is_own);
    let above_second = second.saturating_add(1 + second / EPSILON_DIVISOR);
    let rest = if delta < INFINITY {
        delta - others
    } else {
        INFINITY
    };
    Numbers::from_phi_delta(phi.min(above_second), rest, is_own)
}
