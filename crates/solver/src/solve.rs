//! The value of a position, by depth-first proof-number search.
//!
//! One search decides whether one team wins. A position where it has the turn is proven by one
//! move, the others need all moves; the proof number of a position is how many open positions
//! would have to be proven, the disproof number how many disproven, and the search goes where
//! that is least. Positions are remembered in a table of fixed size. A value needs at most two
//! searches, one for each team.

mod table;

use caminos_cei::Stop;
use caminos_puzzle::{
    Aim, Budget, GameProof, StrategyError, Value, connects_now, placements_that_matter,
    play_through,
};
use caminos_rules::{MoveText, Placement, Position, Seat, Team};
use caminos_search::evaluation;

use self::table::{Numbers, Table};

/// What limits a search.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SolveOptions {
    /// The memory for positions, in MiB.
    pub memory: usize,
}

impl Default for SolveOptions {
    fn default() -> Self {
        Self { memory: 256 }
    }
}

/// How far a search is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SolveProgress {
    /// The team that is asked about: does it win?
    pub team: Team,
    /// The positions that were gone into.
    pub nodes: u64,
    /// How many open positions would prove it.
    pub proof: u32,
    /// How many would disprove it.
    pub disproof: u32,
}

/// Why a position cannot be solved.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SolveError {
    /// The swap rule lets people, not teams, win.
    #[error("with the swap rule a position has no value for a team")]
    Swap,
    /// It was stopped.
    #[error("stopped")]
    Stopped,
    /// The proof that was found does not hold, which is a mistake of ours.
    #[error(transparent)]
    Strategy(#[from] StrategyError),
}

/// Decides a position completely. The proof is checked by whoever wants to
/// ([`GameProof::verify`]).
///
/// # Errors
/// When it was stopped, or the swap rule is on.
pub fn solve(
    position: &Position,
    options: SolveOptions,
    stop: &Stop,
    progress: &mut dyn FnMut(SolveProgress),
) -> Result<GameProof, SolveError> {
    if position.may_swap() || position.rules().options().swap && position.pieces().count() == 0 {
        return Err(SolveError::Swap);
    }
    let mut search = Search {
        table: Table::new(options.memory),
        team: Team::Yellow,
        nodes: 0,
        stop,
        progress,
    };
    let first = position.to_move().map_or(Team::Yellow, Seat::team);
    // Whoever has the turn most likely wins, if anybody does.
    let mut value = Value::Draw;
    let mut moves = Vec::new();
    for team in [first, first.other()] {
        search.ask_about(team);
        let mut position = position.clone();
        let wins = search.decide(&mut position)?;
        let (strategist, aim) = if wins {
            (team, Aim::Win)
        } else {
            (team.other(), Aim::Hold)
        };
        let found = search.strategy(&mut position, strategist, aim)?;
        if wins {
            value = Value::Wins(team);
            moves = vec![found];
            break;
        }
        moves.push(found);
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

/// More than any number that is counted.
const MANY: u32 = 1 << 30;
/// Pieces up to which symmetric positions are taken for one.
const SYMMETRIC: usize = 3;
/// How often progress is reported, in nodes.
const REPORT: u64 = 1 << 12;
/// How much an evaluation weighs in the first numbers of a position.
const WEIGHT: f32 = 6.0;

struct Search<'s> {
    table: Table,
    /// Does this team win?
    team: Team,
    nodes: u64,
    stop: &'s Stop,
    progress: &'s mut dyn FnMut(SolveProgress),
}

struct Child {
    mv: Placement,
    key: u64,
    numbers: Numbers,
}

impl Search<'_> {
    fn ask_about(&mut self, team: Team) {
        self.team = team;
        self.table.clear();
    }

    /// Whether the team wins.
    fn decide(&mut self, position: &mut Position) -> Result<bool, SolveError> {
        let numbers = match self.known(position) {
            Some(wins) => Numbers::decided(wins),
            None => self.search(position, Numbers::new(MANY, MANY), true)?,
        };
        Ok(numbers.proof == 0)
    }

    /// What can be seen at once.
    fn known(&self, position: &Position) -> Option<bool> {
        let Some(seat) = position.to_move() else {
            return Some(position.winner() == Some(self.team));
        };
        if position.places_neutral() {
            return None;
        }
        let is_own = seat.team() == self.team;
        if connects_now(position, seat) {
            return Some(is_own);
        }
        // The other side connects next, and nothing stops it.
        placements_that_matter(position)
            .is_empty()
            .then_some(!is_own)
    }

    fn key(&self, position: &Position) -> u64 {
        if position.pieces().count() <= SYMMETRIC {
            position.canonical().0.hash()
        } else {
            position.hash()
        }
    }

    /// Numbers of a position that nobody has gone into.
    fn first_numbers(&self, position: &Position) -> Numbers {
        if let Some(wins) = self.known(position) {
            return Numbers::decided(wins);
        }
        let mover = evaluation(position).unwrap_or(0.0);
        let is_own = position.to_move().map(Seat::team) == Some(self.team);
        let value = if is_own { mover } else { -mover };
        let weighed = |share: f32| 1 + (WEIGHT * share.clamp(0.0, 1.0)) as u32;
        Numbers::new(
            weighed((1.0 - value) / 2.0),
            weighed(f32::midpoint(1.0, value)),
        )
    }

    fn children(&mut self, position: &mut Position) -> Vec<Child> {
        let mut children: Vec<Child> = Vec::new();
        let is_symmetric = position.pieces().count() < SYMMETRIC;
        for mv in placements_that_matter(position) {
            position.play_unchecked(mv.into());
            let key = self.key(position);
            if !is_symmetric || children.iter().all(|known| known.key != key) {
                let numbers = self.table.get(key).unwrap_or_else(|| {
                    let numbers = self.first_numbers(position);
                    self.table.put(key, numbers, 0);
                    numbers
                });
                children.push(Child { mv, key, numbers });
            }
            position.undo();
        }
        children
    }

    /// Goes into a position until a number reaches its limit.
    fn search(
        &mut self,
        position: &mut Position,
        limit: Numbers,
        is_root: bool,
    ) -> Result<Numbers, SolveError> {
        self.nodes += 1;
        let begun = self.nodes;
        if self.stop.is_stopped() {
            return Err(SolveError::Stopped);
        }
        let own_key = self.key(position);
        let is_own = position.to_move().map(Seat::team) == Some(self.team);
        let mut children = self.children(position);
        loop {
            let numbers = sum(&children, is_own);
            if is_root || begun.is_multiple_of(REPORT) {
                (self.progress)(SolveProgress {
                    team: self.team,
                    nodes: self.nodes,
                    proof: numbers.proof,
                    disproof: numbers.disproof,
                });
            }
            if numbers.proof >= limit.proof
                || numbers.disproof >= limit.disproof
                || numbers.is_decided()
            {
                self.table.put(own_key, numbers, self.nodes - begun + 1);
                return Ok(numbers);
            }
            let (best, second) = most_promising(&children, is_own);
            let child = &children[best];
            let below = child_limit(limit, numbers, child.numbers, second, is_own);
            let mv = child.mv;
            position.play_unchecked(mv.into());
            let found = self.search(position, below, false);
            position.undo();
            children[best].numbers = found?;
        }
    }

    /// The moves of a strategy that is known to be there.
    fn strategy(
        &mut self,
        position: &mut Position,
        team: Team,
        aim: Aim,
    ) -> Result<Vec<MoveText>, SolveError> {
        let mut moves = Vec::new();
        let mut stopped = false;
        let mut budget = Budget::new(u64::MAX);
        let mut choose = |position: &mut Position| match self.move_for(position, aim) {
            Ok(mv) => {
                moves.extend(mv.clone());
                mv
            }
            Err(_) => {
                stopped = true;
                None
            }
        };
        let walked = play_through(position, team, aim, &mut choose, &mut budget);
        if stopped {
            return Err(SolveError::Stopped);
        }
        walked?;
        Ok(moves)
    }

    /// A move that reaches the aim: one whose position is decided; where the table has forgotten it,
    /// it is decided again.
    fn move_for(
        &mut self,
        position: &mut Position,
        aim: Aim,
    ) -> Result<Option<MoveText>, SolveError> {
        let wanted = aim == Aim::Win;
        let mut children = self.children(position);
        // What is nearest to being decided first.
        children.sort_by_key(|child| match aim {
            Aim::Win => child.numbers.proof,
            Aim::Hold => child.numbers.disproof,
        });
        for child in children {
            position.play_unchecked(child.mv.into());
            let decided = if child.numbers.is_decided() {
                Ok(child.numbers.proof == 0)
            } else {
                self.decide(position)
            };
            position.undo();
            if decided? == wanted {
                return Ok(Some(position.rules().text(child.mv.into())));
            }
        }
        Ok(None)
    }
}

/// The numbers of a position from those of its moves.
fn sum(children: &[Child], is_own: bool) -> Numbers {
    let proofs = || children.iter().map(|child| child.numbers.proof);
    let disproofs = || children.iter().map(|child| child.numbers.disproof);
    let total = |numbers: &mut dyn Iterator<Item = u32>| {
        numbers.fold(0_u32, |sum, number| {
            sum.saturating_add(number).min(MANY - 1)
        })
    };
    if is_own {
        let proof = proofs().min().unwrap_or(MANY);
        let disproof = if proof == 0 {
            MANY
        } else {
            total(&mut disproofs())
        };
        Numbers::new(proof, disproof)
    } else {
        let disproof = disproofs().min().unwrap_or(MANY);
        let proof = if disproof == 0 {
            MANY
        } else {
            total(&mut proofs())
        };
        Numbers::new(proof, disproof)
    }
}

/// The child to go into, and the number of the next best.
fn most_promising(children: &[Child], is_own: bool) -> (usize, u32) {
    let number = |child: &Child| {
        if is_own {
            child.numbers.proof
        } else {
            child.numbers.disproof
        }
    };
    let (mut best, mut second) = (0, MANY);
    for (i, child) in children.iter().enumerate().skip(1) {
        if number(child) < number(&children[best]) {
            second = number(&children[best]);
            best = i;
        } else {
            second = second.min(number(child));
        }
    }
    (best, second)
}

/// How far to go into a child: until another is better, with some patience so that the search
/// does not jump to and fro.
fn child_limit(
    limit: Numbers,
    numbers: Numbers,
    child: Numbers,
    second: u32,
    is_own: bool,
) -> Numbers {
    let patient = second.saturating_add(1 + second / 4).min(MANY);
    let rest = |limit: u32, all: u32, own: u32| {
        if limit >= MANY {
            MANY
        } else {
            (limit - all.min(limit)).saturating_add(own).min(MANY)
        }
    };
    if is_own {
        Numbers::new(
            limit.proof.min(patient),
            rest(limit.disproof, numbers.disproof, child.disproof),
        )
    } else {
        Numbers::new(
            rest(limit.proof, numbers.proof, child.proof),
            limit.disproof.min(patient),
        )
    }
}
