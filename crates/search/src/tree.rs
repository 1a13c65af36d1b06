//! Best-first search: a tree that grows where it promises most, with proven results.

use caminos_rules::{Bits, Move, Outcome, Position, Team};

use crate::candidates::{self, Candidate, Candidates};
use crate::evaluate::{self, Ways};
use crate::limits::LimitTracker;
use crate::playout::playout;
use crate::points;
use crate::policy::{CellMasks, OrientationBias};
use crate::random::Random;
use crate::settings::{PuctParams, Settings};
use crate::strength::{Foresight, Handicap};
use crate::threat_search::{ForcedWin, Scope, forced_win};
use crate::weights::Weights;

/// What is proven of a position, for the team to move there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Proof {
    Open,
    /// It wins with this many own moves.
    Win(u8),
    /// It loses; the opponent needs this many moves.
    Loss(u8),
    /// Nobody wins.
    Draw,
}

/// A position of the tree and the move that led to it.
#[derive(Clone, Debug)]
struct Node {
    mv: Move,
    proof: Proof,
    /// The points of the proven result, as far as they count and are known.
    points: u16,
    team: Team,
    /// Whether the children are all moves that do not lose at once.
    complete: bool,
    visits: u32,
    /// The sum of the values seen, for the team to move here.
    total: f32,
    prior: f32,
    /// The children's place in the pool; none until the second visit.
    children: std::ops::Range<u32>,
}

/// A child as a parent sees it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) visits: u32,
    pub(crate) prior: f32,
    /// For the team to move at the parent, from -1 to 1.
    pub(crate) value: f32,
    pub(crate) proof: Proof,
    /// The points of a proven result, where they count and are known.
    pub(crate) points: u16,
    pub(crate) moves: Vec<Move>,
}

/// A position visited this often is worth a look for forced wins.
const FORCE_AT: u32 = 40;

impl RootMove {
    /// Wins first, the dearest and then the quickest before the others; then by visits; losses
    /// last.
    pub(crate) fn better_first(&self, other: &Self) -> std::cmp::Ordering {
        let order = |seen: &Self| match seen.proof {
            Proof::Win(moves) => (2, i32::from(seen.points), -i32::from(moves), 0),
            Proof::Open | Proof::Draw => (1, 0, 0, seen.visits),
            Proof::Loss(moves) => (0, 0, i32::from(moves), seen.visits),
        };
        order(other)
            .cmp(&order(self))
            .then(other.value.total_cmp(&self.value))
            .then(other.prior.total_cmp(&self.prior))
    }
}

/// A tree over one position.
pub(crate) struct Tree<B> {
    nodes: Vec<Node>,
    most: usize,
    weights: Weights,
    bias: OrientationBias,
    params: PuctParams,
    random: Random,
    handicap: Handicap,
    /// Whether points count.
    scoring: bool,
    width: std::marker::PhantomData<B>,
}

impl<B: Bits> Tree<B> {
    /// A tree whose root has its moves already. The game must not be over.
    pub(crate) fn new(position: &mut Position, settings: &Settings, handicap: Handicap) -> Self {
        let team = position
            .to_move()
            .map_or(Team::Yellow, caminos_rules::Seat::team);
        let root = Node::new(Move::Resign, team, 1.0);
        let rules = position.rules();
        let weights = settings.weights_of(rules.board());
        let mut tree = Self {
            nodes: vec![root],
            most: (settings.memory << 20) / size_of::<Node>(),
            weights: weights.clone(),
            bias: OrientationBias::new(&weights.policy, rules),
            params: settings.params,
            random: Random::new(settings.seed),
            handicap,
            scoring: rules.options().scoring,
            width: std::marker::PhantomData,
        };
        tree.nodes[0].visits = 1;
        tree.nodes[0].total = tree.static_value(position);
        tree.expand(0, position);
        tree.force_root(position, 2, Scope::All, &mut || false);
        tree
    }

    /// Whether wins and threats to win at once go unseen at the root.
    fn is_blind(&self) -> bool {
        self.handicap.foresight == Foresight::Nothing
    }

    fn looks_for_force(&self) -> bool {
        self.handicap.foresight == Foresight::Forced
    }

    /// Looks for a forced win in at most so many moves: its first move becomes the root's
    /// only one.
    pub(crate) fn force_root(
        &mut self,
        position: &mut Position,
        moves: u8,
        scope: Scope,
        is_over: &mut dyn FnMut() -> bool,
    ) {
        let wanted = self.looks_for_force() && self.proof() == Proof::Open;
        let found = if wanted {
            forced_win::<B>(position, moves, scope, is_over)
        } else {
            None
        };
        if let Some(ForcedWin { first, moves }) = found {
            let only = Candidate {
                mv: first.into(),
                prior: 1.0,
            };
            let candidates = Candidates {
                list: vec![only],
                complete: false,
            };
            self.add_proven(0, &candidates, Proof::Win(moves));
        }
    }

    /// Looks, from the most promising move on, which of the root's moves let the opponent
    /// force a win.
    pub(crate) fn check_defences(
        &mut self,
        position: &mut Position,
        is_over: &mut dyn FnMut() -> bool,
    ) {
        if !self.looks_for_force() || self.proof() != Proof::Open {
            return;
        }
        for child in self.nodes[0].children.clone() {
            if is_over() {
                return;
            }
            let node = &self.nodes[child as usize];
            let (mv, parent) = (node.mv, self.nodes[0].team);
            position.play_unchecked(mv);
            let opponent = position.to_move().filter(|seat| seat.team() != parent);
            let lost = opponent.and_then(|_| forced_win::<B>(position, 2, Scope::Ways, is_over));
            position.undo();
            if let Some(win) = lost {
                self.nodes[child as usize].proof = Proof::Win(win.moves);
            }
        }
    }

    /// How many positions have been looked at.
    pub(crate) fn nodes(&self) -> u64 {
        u64::from(self.nodes[0].visits)
    }

    pub(crate) fn proof(&self) -> Proof {
        self.nodes[0].proof
    }

    /// One descent from the root to a new position and back.
    pub(crate) fn grow(&mut self, position: &mut Position, watch: &LimitTracker) {
        let mut path = vec![0u32];
        let mut at = 0u32;
        let value = loop {
            let node = &self.nodes[at as usize];
            if node.proof != Proof::Open {
                break self.proven_value(at);
            }
            if node.visits == 0 {
                break self.first_look(at, position);
            }
            if node.visits == FORCE_AT
                && self.looks_for_force()
                && self.find_force(at, position, watch)
            {
                break self.proven_value(at);
            }
            if self.nodes[at as usize].children.is_empty() {
                if self.nodes.len() + 1500 > self.most {
                    break self.static_value(position);
                }
                self.expand(at, position);
                if self.nodes[at as usize].proof != Proof::Open {
                    break self.proven_value(at);
                }
            }
            at = self.select(at);
            position.play_unchecked(self.nodes[at as usize].mv);
            path.push(at);
        };
        self.back_up(&path, value, position);
    }

    /// Looks for a forced win of the team to move.
    fn find_force(&mut self, at: u32, position: &mut Position, watch: &LimitTracker) -> bool {
        let nodes = self.nodes();
        let found = forced_win::<B>(position, 2, Scope::Ways, &mut || watch.is_over(nodes));
        if let Some(win) = found {
            self.nodes[at as usize].proof = Proof::Win(win.moves);
        }
        found.is_some()
    }

    /// The value of a position for the team to move, when it is first reached.
    fn first_look(&mut self, at: u32, position: &mut Position) -> f32 {
        let Some(seat) = position.to_move() else {
            let outcome = position.outcome();
            let node = &mut self.nodes[at as usize];
            node.proof = match outcome.and_then(Outcome::winner) {
                None => Proof::Draw,
                Some(winner) if winner == node.team => Proof::Win(0),
                Some(_) => Proof::Loss(0),
            };
            node.points = outcome.map_or(0, Outcome::points);
            return self.proven_value(at);
        };
        self.nodes[at as usize].team = seat.team();
        if !position.places_neutral() && position.has_threat(seat) {
            self.nodes[at as usize].proof = Proof::Win(1);
            if self.scoring {
                self.nodes[at as usize].points = points::dearest_win(position, seat);
            }
            return self.proven_value(at);
        }
        // A threat leaves few answers, and often none: look at them at once.
        if candidates::is_threatened(position, seat) {
            self.expand(at, position);
            if self.nodes[at as usize].proof != Proof::Open {
                return self.proven_value(at);
            }
        }
        let static_value = self.static_value(position);
        if self.params.playout == 0.0 {
            return static_value;
        }
        let played = match playout(position, &mut self.random) {
            None => 0.0,
            Some(winner) if winner == seat.team() => 1.0,
            Some(_) => -1.0,
        };
        static_value + self.params.playout * (played - static_value)
    }

    fn static_value(&self, position: &Position) -> f32 {
        let Some(seat) = position.to_move() else {
            return 0.0;
        };
        let walls = self.handicap.overlooks_walls;
        let (own, _) = evaluate::survey::<B>(position, seat.team(), walls);
        let (other, _) = evaluate::survey::<B>(position, seat.team().other(), walls);
        self.weights.value.of(&evaluate::inputs(&own, &other))
    }

    /// Gives a node its children.
    fn expand(&mut self, at: u32, position: &mut Position) {
        let Some(seat) = position.to_move() else {
            return;
        };
        let team = seat.team();
        let candidates = if position.places_neutral() || (at == 0 && self.is_blind()) {
            let all = candidates::distinct_placements(position);
            self.candidates(position, team, &all, self.params.width)
        } else if at == 0 && position.has_threat(seat) {
            let wins = position.winning_placements();
            let candidates = self.candidates(position, team, &wins, wins.len());
            self.add_proven(at, &candidates, Proof::Win(1));
            return;
        } else if let Some(parries) = candidates::parries(position, seat) {
            if parries.is_empty() {
                let all = if at == 0 {
                    position.placements()
                } else {
                    Vec::new()
                };
                let candidates = self.candidates(position, team, &all, usize::MAX);
                self.add_proven(at, &candidates, Proof::Loss(1));
                return;
            }
            self.candidates(position, team, &parries, usize::MAX)
        } else {
            let all = candidates::distinct_placements(position);
            self.candidates(position, team, &all, self.params.width)
        };
        self.add_children(at, &candidates);
    }

    fn candidates(
        &self,
        position: &Position,
        team: Team,
        placements: &[caminos_rules::Placement],
        width: usize,
    ) -> Candidates {
        let walls = self.handicap.overlooks_walls;
        let (_, own) = evaluate::survey::<B>(position, team, walls);
        let (_, other) = evaluate::survey::<B>(position, team.other(), walls);
        let other = if self.handicap.self_centred {
            Ways::none()
        } else {
            other
        };
        let masks = CellMasks::new(position, team, &own, &other);
        let policy = &self.weights.policy;
        candidates::rank(position, policy, &self.bias, &masks, placements, width)
    }

    /// Gives a node with a proven result the moves that lead to it.
    fn add_proven(&mut self, at: u32, candidates: &Candidates, proof: Proof) {
        self.add_children(at, candidates);
        self.nodes[at as usize].proof = proof;
        let after = match proof {
            Proof::Win(moves) => Proof::Loss(moves - 1),
            Proof::Loss(moves) => Proof::Win(moves),
            other => other,
        };
        for child in self.nodes[at as usize].children.clone() {
            self.nodes[child as usize].proof = after;
        }
    }

    fn add_children(&mut self, at: u32, candidates: &Candidates) {
        let team = self.nodes[at as usize].team;
        let start = self.nodes.len() as u32;
        let children = candidates.list.iter();
        // Whose turn follows is known when the child is first reached.
        self.nodes
            .extend(children.map(|c| Node::new(c.mv, team.other(), c.prior)));
        let node = &mut self.nodes[at as usize];
        node.children = start..start + candidates.list.len() as u32;
        node.complete = candidates.complete;
    }

    /// The child that promises most or was tried least.
    fn select(&self, at: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let attraction = self.params.exploration * (node.visits as f32).sqrt();
        let untried = node.mean() - self.params.fpu_reduction;
        let promise = |child: u32| {
            let child = &self.nodes[child as usize];
            let value = if child.visits == 0 {
                untried
            } else {
                child.mean_for(node.team)
            };
            // What is proven lost is not looked at again.
            let value = match child.proof_for(node.team) {
                Proof::Loss(_) => value - 100.0,
                _ => value,
            };
            value + attraction * child.prior / (1 + child.visits) as f32
        };
        node.children
            .clone()
            .max_by(|&a, &b| promise(a).total_cmp(&promise(b)).then(b.cmp(&a)))
            .expect("an expanded node has children")
    }

    /// Adds a value, given for the team to move at the path's end, to all nodes of the path.
    fn back_up(&mut self, path: &[u32], value: f32, position: &mut Position) {
        let team = self.nodes[path[path.len() - 1] as usize].team;
        for (depth, &at) in path.iter().enumerate().rev() {
            let is_end = depth + 1 == path.len();
            if !is_end {
                self.prove(at, position);
            }
            let proven = self.proven_value(at);
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.total += match node.proof {
                Proof::Open if node.team == team => value,
                Proof::Open => -value,
                _ => proven,
            };
            if depth > 0 {
                position.undo();
            }
        }
    }

    /// Concludes from the children, if they allow it.
    fn prove(&mut self, at: u32, position: &mut Position) {
        let node = &self.nodes[at as usize];
        if node.proof != Proof::Open || node.children.is_empty() {
            return;
        }
        let proofs = |tree: &Self| {
            let node = &tree.nodes[at as usize];
            let team = node.team;
            let children = node.children.clone();
            children
                .map(|c| tree.nodes[c as usize].proof_for(team))
                .collect::<Vec<_>>()
        };
        let seen = proofs(self);
        let win = seen.iter().filter_map(|proof| match proof {
            Proof::Win(moves) => Some(*moves),
            _ => None,
        });
        if let Some(moves) = win.min() {
            self.nodes[at as usize].proof = Proof::Win(moves);
            self.nodes[at as usize].points = self.points_from_children(at);
            return;
        }
        if seen.contains(&Proof::Open) {
            return;
        }
        if !node.complete {
            self.widen(at, position);
            return;
        }
        let worst = seen.iter().filter_map(|proof| match proof {
            Proof::Loss(moves) => Some(*moves),
            _ => None,
        });
        self.nodes[at as usize].proof = if seen.contains(&Proof::Draw) {
            Proof::Draw
        } else {
            self.nodes[at as usize].points = self.points_from_children(at);
            Proof::Loss(worst.max().unwrap_or(1))
        };
    }

    /// The points that a decided node gives: a winner takes the most, a loser gives the fewest.
    fn points_from_children(&self, at: u32) -> u16 {
        let node = &self.nodes[at as usize];
        let children = node.children.clone();
        let children = children.map(|child| &self.nodes[child as usize]);
        let won = |child: &&Node| matches!(child.proof_for(node.team), Proof::Win(_));
        let most = children.clone().filter(won).map(|child| child.points);
        let fewest = children.map(|child| child.points).min();
        most.max().or(fewest).unwrap_or(0)
    }

    /// The value of a node whose result is proven, for the team to move there.
    fn proven_value(&self, at: u32) -> f32 {
        let node = &self.nodes[at as usize];
        let share = if self.scoring {
            points::share(node.points)
        } else {
            1.0
        };
        proof_value(node.proof) * share
    }

    /// Adds the moves that were left out, when those that were looked at are all proven bad.
    /// The position is the node's, since the path is taken back step by step.
    fn widen(&mut self, at: u32, position: &Position) {
        let node = &self.nodes[at as usize];
        let (team, old) = (node.team, node.children.clone());
        let known: Vec<Move> = old.clone().map(|c| self.nodes[c as usize].mv).collect();
        let mut placements = candidates::distinct_placements(position);
        placements.retain(|&placement| !known.contains(&placement.into()));
        let mut rest = self.candidates(position, team, &placements, usize::MAX);
        rest.complete = true;
        let start = self.nodes.len() as u32;
        let kept: Vec<Node> = old.map(|c| self.nodes[c as usize].clone()).collect();
        self.nodes.extend(kept);
        let kept_end = self.nodes.len() as u32;
        self.add_children(at, &rest);
        let end = self.nodes[at as usize].children.end;
        debug_assert_eq!(self.nodes[at as usize].children.start, kept_end);
        self.nodes[at as usize].children = start..end;
    }

    /// The moves of the root, best first.
    pub(crate) fn ranking(&self) -> Vec<RootMove> {
        let root = &self.nodes[0];
        // Who looks at nothing has no opinion of the moves but one of the position.
        let unseen = if self.nodes() == 1 { root.mean() } else { -1.0 };
        let mut seen: Vec<RootMove> = root
            .children
            .clone()
            .map(|child| {
                let node = &self.nodes[child as usize];
                let value = if node.visits == 0 {
                    unseen
                } else {
                    node.mean_for(root.team)
                };
                RootMove {
                    visits: node.visits,
                    prior: node.prior,
                    value,
                    proof: node.proof_for(root.team),
                    points: if self.scoring { node.points } else { 0 },
                    moves: self.line_from(child),
                }
            })
            .collect();
        seen.sort_by(RootMove::better_first);
        seen
    }

    fn line_from(&self, child: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = child;
        loop {
            let node = &self.nodes[at as usize];
            moves.push(node.mv);
            let best = node.children.clone().max_by_key(|&c| {
                let child = &self.nodes[c as usize];
                let proof = match child.proof_for(node.team) {
                    Proof::Win(_) => 2,
                    Proof::Loss(_) => 0,
                    _ => 1,
                };
                (proof, child.visits)
            });
            match best {
                Some(next) if self.nodes[next as usize].visits > 0 && moves.len() < 40 => at = next,
                _ => return moves,
            }
        }
    }
}

impl Node {
    const fn new(mv: Move, team: Team, prior: f32) -> Self {
        Self {
            mv,
            proof: Proof::Open,
            points: 0,
            team,
            complete: false,
            visits: 0,
            total: 0.0,
            prior,
            children: 0..0,
        }
    }

    fn mean(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.total / self.visits as f32
        }
    }

    fn mean_for(&self, team: Team) -> f32 {
        if team == self.team {
            self.mean()
        } else {
            -self.mean()
        }
    }

    /// What is proven, for a team that moves before this node.
    fn proof_for(&self, team: Team) -> Proof {
        match self.proof {
            Proof::Win(moves) if team == self.team => Proof::Win(moves + 1),
            Proof::Loss(moves) if team == self.team => Proof::Loss(moves),
            Proof::Win(moves) => Proof::Loss(moves),
            Proof::Loss(moves) => Proof::Win(moves + 1),
            proof => proof,
        }
    }
}

fn proof_value(proof: Proof) -> f32 {
    match proof {
        Proof::Win(moves) => 1.0 - 0.005 * f32::from(moves),
        Proof::Loss(moves) => -1.0 + 0.005 * f32::from(moves),
        Proof::Open | Proof::Draw => 0.0,
    }
}
