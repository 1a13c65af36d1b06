//! The tree that plain UCT grows: one node a playout.

use std::num::NonZero;

use caminos_rules::{Move, Position, Team};

use super::playout::playout;
use caminos_cei::Random;

/// A move that was tried. Indices are never 0, because the root is nobody's child.
#[derive(Copy, Clone, Debug)]
struct Node {
    /// None for the root.
    mv: Option<Move>,
    first_child: Option<NonZero<u32>>,
    next_sibling: Option<NonZero<u32>>,
    visits: u32,
    /// Playouts won and drawn by the one who made the move.
    wins: u32,
    draws: u32,
    /// Moves that were tried from here, and how many there are; 0 if they were not counted yet.
    tried: u16,
    moves: u16,
}

// A node a playout: their size is what memory is spent on.
const _: () = assert!(size_of::<Node>() == 28);

impl Node {
    const fn new(mv: Option<Move>) -> Self {
        Self {
            mv,
            first_child: None,
            next_sibling: None,
            visits: 0,
            wins: 0,
            draws: 0,
            tried: 0,
            moves: 0,
        }
    }

    /// The share of playouts won, draws counting half.
    fn mean(&self) -> f32 {
        (self.wins as f32 + 0.5 * self.draws as f32) / self.visits.max(1) as f32
    }
}

/// What the playouts say about a move.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    index: u32,
    visits: u32,
    /// From 0 to 1.
    pub(super) win: f32,
    pub(super) draw: f32,
}

const ROOT: u32 = 0;

/// A search tree over one position.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The most nodes that it may grow to.
    limit: usize,
    exploration: f32,
    random: Random,
    /// The only moves to try at the root; all, if there are none.
    root_moves: Vec<Move>,
    /// The nodes of the present playout, each with the team that wants it to win.
    path: Vec<(u32, Option<Team>)>,
}

impl Tree {
    /// The bytes of a node.
    pub(super) const NODE: usize = size_of::<Node>();

    pub(super) fn new(
        limit: usize,
        exploration: f32,
        random: Random,
        root_moves: Vec<Move>,
    ) -> Self {
        Self {
            nodes: vec![Node::new(None)],
            limit: limit.clamp(2, u32::MAX as usize),
            exploration,
            random,
            root_moves,
            path: Vec::new(),
        }
    }

    /// Whether it may not grow any more.
    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= self.limit
    }

    /// One playout from the root's position, which is the same afterwards.
    pub(super) fn grow(&mut self, position: &mut Position) {
        let before = position.history().len();
        self.path.clear();
        self.path.push((ROOT, None));
        let mut at = ROOT;
        while let Some(seat) = position.to_move() {
            let Some((child, is_new)) = self.descend(at, position) else {
                break;
            };
            let Some(mv) = self.nodes[child as usize].mv else {
                break;
            };
            let team = match mv {
                // Who swaps goes on with the other colour.
                Move::Swap => seat.team().other(),
                Move::Place(_) | Move::Resign => seat.team(),
            };
            position.play_unchecked(mv);
            self.path.push((child, Some(team)));
            if is_new {
                break;
            }
            at = child;
        }
        let winner = playout(position, &mut self.random);
        while position.history().len() > before {
            position.undo();
        }
        for &(index, team) in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.wins += u32::from(winner.is_some() && winner == team);
            node.draws += u32::from(winner.is_none());
        }
    }

    /// The next node of a playout, and whether it is new: a move that was not tried yet, or
    /// else the one with the best upper confidence bound. `None` where the tree ends because
    /// it is full.
    fn descend(&mut self, at: u32, position: &Position) -> Option<(u32, bool)> {
        let node = self.nodes[at as usize];
        let moves = match node.moves {
            0 if at == ROOT && !self.root_moves.is_empty() => self.root_moves.len() as u16,
            0 => count_moves(position),
            known => known,
        };
        self.nodes[at as usize].moves = moves;
        if node.tried < moves
            && !self.is_full()
            && let Some(mv) = self.untried(at, node.tried, moves, position)
        {
            return Some((self.add(at, mv), true));
        }
        self.best_bound(&node).map(|child| (child, false))
    }

    /// The move number `tried` in an order of the node's own: a random start and a random
    /// step that meets every move once.
    fn untried(&self, at: u32, tried: u16, moves: u16, position: &Position) -> Option<Move> {
        let mut random = Random::new(u64::from(at) << 32 | u64::from(moves));
        let moves = u32::from(moves);
        let start = random.below(moves);
        let step = std::iter::repeat_with(|| 1 + random.below(moves))
            .find(|&step| gcd(step, moves) == 1)
            .unwrap_or(1);
        let number = (u64::from(start) + u64::from(tried) * u64::from(step)) % u64::from(moves);
        if at == ROOT && !self.root_moves.is_empty() {
            return self.root_moves.get(number as usize).copied();
        }
        match position.nth_placement(number as u32) {
            Some(placement) => Some(placement.into()),
            None => position.may_swap().then_some(Move::Swap),
        }
    }

    fn add(&mut self, parent: u32, mv: Move) -> u32 {
        let index = self.nodes.len() as u32;
        if self.nodes.len() == self.nodes.capacity() {
            // Doubling must not pass the limit.
            let more = self.nodes.len().clamp(1024, 1 << 20);
            self.nodes
                .reserve_exact(more.min(self.limit - self.nodes.len()));
        }
        let parent = &mut self.nodes[parent as usize];
        let mut node = Node::new(Some(mv));
        node.next_sibling = parent.first_child;
        parent.first_child = NonZero::new(index);
        parent.tried += 1;
        self.nodes.push(node);
        index
    }

    /// UCB1.
    fn best_bound(&self, node: &Node) -> Option<u32> {
        let log = (node.visits.max(1) as f32).ln();
        let bound = |child: &Node| {
            child.mean() + self.exploration * (log / child.visits.max(1) as f32).sqrt()
        };
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        for (index, child) in self.children(node) {
            let bound = bound(child);
            if bound > best_bound {
                (best, best_bound) = (Some(index), bound);
            }
        }
        best
    }

    fn children(&self, node: &Node) -> impl Iterator<Item = (u32, &Node)> {
        let mut next = node.first_child;
        std::iter::from_fn(move || {
            let index = next?.get();
            let child = &self.nodes[index as usize];
            next = child.next_sibling;
            Some((index, child))
        })
    }

    /// The moves that were tried most, best first.
    pub(super) fn most_tried(&self, count: usize) -> Vec<Tried> {
        let mut all: Vec<Tried> = self
            .children(&self.nodes[ROOT as usize])
            .map(|(index, node)| Tried {
                index,
                visits: node.visits,
                win: node.wins as f32 / node.visits.max(1) as f32,
                draw: node.draws as f32 / node.visits.max(1) as f32,
            })
            .collect();
        let mean = |tried: &Tried| tried.win + 0.5 * tried.draw;
        all.sort_by(|a, b| {
            let by_mean = mean(b).total_cmp(&mean(a));
            b.visits.cmp(&a.visits).then(by_mean)
        });
        all.truncate(count);
        all
    }

    /// The line that begins with a move and goes on with what was tried most.
    pub(super) fn line(&self, first: &Tried) -> Vec<Move> {
        let next = |&index: &u32| {
            let children = self.children(&self.nodes[index as usize]);
            let most = children.max_by_key(|(_, child)| child.visits);
            most.map(|(index, _)| index)
        };
        std::iter::successors(Some(first.index), next)
            .filter_map(|index| self.nodes[index as usize].mv)
            .collect()
    }
}

fn count_moves(position: &Position) -> u16 {
    let count = position.count_placements() + u32::from(position.may_swap());
    // No board and box comes near: at most 8 shapes of 24 orientations on 121 cells.
    u16::try_from(count).unwrap_or(u16::MAX)
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
