//! Monte Carlo tree search: PUCT selection, and results that are proven and backed up.

mod node;

use std::ops::Range;

use caminos_cei::{LimitTracker, Random};
use caminos_rules::{Bits, Move, Outcome, Placement, Position, Seat, Team};

use self::node::Node;
pub(crate) use self::node::Proof;
use crate::candidates::{self, Candidate, Candidates};
use crate::evaluator::{Evaluation, Evaluator};
use crate::playout::playout;
use crate::points;
use crate::root_move::{RootMove, sort_best_first};
use crate::settings::{PuctParams, Settings};
use crate::strength::{Foresight, Handicap};
use crate::threat_search::{ForcedWin, Scope, forced_win};

/// A node gets a threat search when it has been visited this often.
const THREAT_SEARCH_VISITS: u32 = 40;

/// No position has more moves than this. While there is no room for so many nodes, none is
/// expanded.
const MAX_MOVES: usize = 1500;

/// Subtracted from the value of a child that is proven lost, so that any other is selected.
const PROVEN_LOSS_PENALTY: f32 = 100.0;

/// The longest line of play that is reported.
const MAX_LINE: usize = 40;

/// The value of an unvisited move in the ranking.
const UNVISITED: f32 = -1.0;

const ROOT: u32 = 0;

/// A tree over one position.
pub(crate) struct Tree<B> {
    nodes: Vec<Node>,
    max_nodes: usize,
    evaluator: Evaluator<B>,
    params: PuctParams,
    random: Random,
    handicap: Handicap,
    /// The only moves that may be chosen, where they are restricted.
    root_placements: Option<Vec<Placement>>,
    /// The path from the root to a new node, kept to spare an allocation.
    path: Vec<u32>,
    /// Whether points count.
    scoring: bool,
}

impl<B: Bits> Tree<B> {
    /// A tree whose root has its moves already: these, or all. The game must not be over.
    pub(crate) fn new(
        position: &mut Position,
        settings: &Settings,
        handicap: Handicap,
        root_placements: Option<Vec<Placement>>,
    ) -> Self {
        let team = position.to_move().map_or(Team::Yellow, Seat::team);
        let root = Node::new(None, team, 1.0);
        let rules = position.rules();
        let mut tree = Self {
            nodes: vec![root],
            max_nodes: (settings.memory << 20) / size_of::<Node>(),
            evaluator: Evaluator::new(settings, handicap, rules),
            params: settings.params,
            random: Random::new(settings.seed),
            handicap,
            root_placements,
            path: Vec::new(),
            scoring: rules.options().scoring,
        };
        tree.nodes[0].visits = 1;
        let root = tree.evaluator.evaluate(position);
        (tree.nodes[0].total, tree.nodes[0].draws) = (root.value, root.draw);
        tree.expand(ROOT, position);
        tree
    }

    /// Whether wins and threats to win at once go unseen at the root.
    fn is_blind(&self) -> bool {
        self.handicap.foresight == Foresight::Nothing
    }

    pub(crate) fn searches_threats(&self) -> bool {
        self.handicap.foresight == Foresight::Forced
    }

    /// Makes the first move of a forced win the root's only one.
    pub(crate) fn force_root(&mut self, ForcedWin { first, moves }: ForcedWin) {
        let only = Candidate {
            mv: first.into(),
            prior: 1.0,
        };
        let candidates = Candidates {
            list: vec![only],
            is_complete: false,
        };
        self.add_proven(ROOT, &candidates, Proof::Win(moves));
    }

    /// Notes the result of a child, for the team to move there.
    pub(crate) fn prove_child(&mut self, child: u32, proof: Proof) {
        self.nodes[child as usize].proof = proof;
    }

    /// The moves of the root, the most promising first.
    pub(crate) fn root_children(&self) -> Range<u32> {
        self.nodes[0].children.clone()
    }

    /// The team to move at the root.
    pub(crate) fn team(&self) -> Team {
        self.nodes[0].team
    }

    /// Whether only some moves may be chosen.
    pub(crate) const fn is_restricted(&self) -> bool {
        self.root_placements.is_some()
    }

    /// The longest win, in own moves, that the threat search at the root looks for.
    pub(crate) const fn threat_moves(&self) -> u8 {
        self.params.threat_moves
    }

    /// How many visits the most visited move of the root is ahead of the next.
    pub(crate) fn visit_lead(&self) -> u32 {
        let (mut most, mut next) = (0, 0);
        for child in &self.nodes[pool_range(&self.nodes[0].children)] {
            if child.visits > most {
                (most, next) = (child.visits, most);
            } else {
                next = next.max(child.visits);
            }
        }
        most - next
    }

    /// How many positions have been looked at.
    pub(crate) fn nodes(&self) -> u64 {
        u64::from(self.nodes[0].visits)
    }

    pub(crate) fn proof(&self) -> Proof {
        self.nodes[0].proof
    }

    /// The move that leads to a node other than the root.
    pub(crate) fn move_to(&self, child: u32) -> Move {
        let mv = self.nodes[child as usize].mv;
        mv.expect("only the root has no move")
    }

    /// One simulation: selects a path from the root to a new node, evaluates that and backs
    /// its value up.
    pub(crate) fn simulate(&mut self, position: &mut Position, tracker: &LimitTracker) {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        path.push(ROOT);
        let mut at = ROOT;
        let evaluation = loop {
            let node = &self.nodes[at as usize];
            if node.proof != Proof::Open {
                break self.proven_evaluation(at);
            }
            if node.visits == 0 {
                break self.evaluate_leaf(at, position);
            }
            if node.visits == THREAT_SEARCH_VISITS
                && self.searches_threats()
                && self.find_forced_win(at, position, tracker)
            {
                break self.proven_evaluation(at);
            }
            if self.nodes[at as usize].children.is_empty() {
                if self.nodes.len() + MAX_MOVES > self.max_nodes {
                    break self.evaluator.evaluate(position);
                }
                self.expand(at, position);
                if self.nodes[at as usize].proof != Proof::Open {
                    break self.proven_evaluation(at);
                }
            }
            at = self.select(at);
            position.play_unchecked(self.move_to(at));
            path.push(at);
        };
        self.back_up(&path, evaluation, position);
        self.path = path;
    }

    /// Looks for a forced win of the team to move.
    fn find_forced_win(
        &mut self,
        at: u32,
        position: &mut Position,
        tracker: &LimitTracker,
    ) -> bool {
        let nodes = self.nodes();
        let found = forced_win::<B>(position, 2, Scope::ShortPaths, &mut || {
            tracker.is_over(nodes)
        });
        if let Some(win) = found {
            self.nodes[at as usize].proof = Proof::Win(win.moves);
        }
        found.is_some()
    }

    /// The value of a position for the team to move, when it is first reached.
    fn evaluate_leaf(&mut self, at: u32, position: &mut Position) -> Evaluation {
        let Some(seat) = position.to_move() else {
            let outcome = position.outcome();
            let node = &mut self.nodes[at as usize];
            node.proof = match outcome.and_then(Outcome::winner) {
                None => Proof::Draw,
                Some(winner) if winner == node.team => Proof::Win(0),
                Some(_) => Proof::Loss(0),
            };
            node.points = outcome.map_or(0, Outcome::points);
            return self.proven_evaluation(at);
        };
        self.nodes[at as usize].team = seat.team();
        if !position.places_neutral() && position.has_threat(seat) {
            self.nodes[at as usize].proof = Proof::Win(1);
            if self.scoring {
                self.nodes[at as usize].points = points::most_winning_points(position, seat);
            }
            return self.proven_evaluation(at);
        }
        // A threat leaves few answers, and often none: look at them at once.
        if candidates::is_threatened(position, seat) {
            self.expand(at, position);
            if self.nodes[at as usize].proof != Proof::Open {
                return self.proven_evaluation(at);
            }
        }
        let evaluation = self.evaluator.evaluate(position);
        let share = if self.evaluator.has_network() {
            self.params.network_playout_share
        } else {
            self.params.playout_share
        };
        if share == 0.0 {
            return evaluation;
        }
        let (played, drawn) = match playout(position, &mut self.random) {
            None => (0.0, 1.0),
            Some(winner) if winner == seat.team() => (1.0, 0.0),
            Some(_) => (-1.0, 0.0),
        };
        Evaluation {
            value: evaluation.value + share * (played - evaluation.value),
            draw: evaluation.draw + share * (drawn - evaluation.draw),
        }
    }

    /// Gives a node its children.
    fn expand(&mut self, at: u32, position: &mut Position) {
        let Some(seat) = position.to_move() else {
            return;
        };
        let team = seat.team();
        let candidates = if position.places_neutral() || (at == ROOT && self.is_blind()) {
            let all = self.placements(at, position);
            self.evaluator.rank(position, team, &all, self.params.width)
        } else if let Some(wins) = self.root_wins(at, position, seat) {
            let candidates = self.evaluator.rank(position, team, &wins, wins.len());
            self.add_proven(at, &candidates, Proof::Win(1));
            return;
        } else if let Some(mut answers) = candidates::must_play(position, seat) {
            answers.retain(|&answer| self.may_choose(at, answer));
            if answers.is_empty() {
                let mut all = if at == ROOT {
                    position.placements()
                } else {
                    Vec::new()
                };
                all.retain(|&placement| self.may_choose(at, placement));
                let candidates = self.evaluator.rank(position, team, &all, usize::MAX);
                self.add_proven(at, &candidates, Proof::Loss(1));
                return;
            }
            self.evaluator.rank(position, team, &answers, usize::MAX)
        } else {
            let all = self.placements(at, position);
            self.evaluator.rank(position, team, &all, self.params.width)
        };
        self.add_children(at, &candidates);
    }

    /// The moves of a node that are worth a look.
    fn placements(&self, at: u32, position: &Position) -> Vec<Placement> {
        match &self.root_placements {
            Some(placements) if at == ROOT => placements.clone(),
            _ => candidates::distinct_placements(position),
        }
    }

    fn may_choose(&self, at: u32, placement: Placement) -> bool {
        let all = self.root_placements.as_ref();
        at != ROOT || all.is_none_or(|placements| placements.contains(&placement))
    }

    /// The moves that win at once, where the node is the root and there are some.
    fn root_wins(&self, at: u32, position: &Position, seat: Seat) -> Option<Vec<Placement>> {
        if at != ROOT || !position.has_threat(seat) {
            return None;
        }
        let mut wins = position.winning_placements();
        wins.retain(|&win| self.may_choose(at, win));
        Some(wins).filter(|wins| !wins.is_empty())
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
            .extend(children.map(|c| Node::new(Some(c.mv), team.other(), c.prior)));
        let node = &mut self.nodes[at as usize];
        node.children = start..start + candidates.list.len() as u32;
        node.is_complete = candidates.is_complete;
    }

    /// PUCT: the child with the greatest sum of its mean value and an exploration term, which
    /// grows with its prior and falls with its visits.
    fn select(&self, at: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let exploration = self.params.exploration * (node.visits as f32).sqrt();
        let first_play_urgency = node.mean() - self.params.fpu_reduction;
        let puct = |child: u32| {
            let child = &self.nodes[child as usize];
            let value = if child.visits == 0 {
                first_play_urgency
            } else {
                child.mean_for(node.team)
            };
            let value = match child.proof_for(node.team) {
                Proof::Loss(_) => value - PROVEN_LOSS_PENALTY,
                _ => value,
            };
            value + exploration * child.prior / (1 + child.visits) as f32
        };
        node.children
            .clone()
            .max_by(|&a, &b| puct(a).total_cmp(&puct(b)).then(b.cmp(&a)))
            .expect("an expanded node has children")
    }

    /// Adds an evaluation, given for the team to move at the path's end, to all nodes of the path.
    fn back_up(&mut self, path: &[u32], evaluation: Evaluation, position: &mut Position) {
        let team = self.nodes[path[path.len() - 1] as usize].team;
        for (depth, &at) in path.iter().enumerate().rev() {
            let is_end = depth + 1 == path.len();
            if !is_end {
                self.prove(at, position);
            }
            let proven = self.proven_evaluation(at);
            let node = &mut self.nodes[at as usize];
            let Evaluation { value, draw } = match node.proof {
                Proof::Open => evaluation,
                _ => proven,
            };
            node.visits += 1;
            node.draws += draw;
            node.total += match node.proof {
                Proof::Open if node.team != team => -value,
                _ => value,
            };
            if depth > 0 {
                position.undo();
            }
        }
    }

    /// Proves a node from its children, if they allow it: one won child is enough for a win, a
    /// loss needs every move.
    fn prove(&mut self, at: u32, position: &Position) {
        let node = &self.nodes[at as usize];
        if node.proof != Proof::Open || node.children.is_empty() {
            return;
        }
        let (mut quickest_win, mut slowest_loss) = (None, None);
        let (mut has_open, mut has_draw) = (false, false);
        for child in &self.nodes[pool_range(&node.children)] {
            match child.proof_for(node.team) {
                Proof::Win(moves) => {
                    quickest_win = Some(quickest_win.map_or(moves, |least: u8| least.min(moves)));
                }
                Proof::Loss(moves) => slowest_loss = slowest_loss.max(Some(moves)),
                Proof::Draw => has_draw = true,
                Proof::Open => has_open = true,
            }
        }
        let proof = match quickest_win {
            Some(moves) => Proof::Win(moves),
            None if has_open => return,
            None if !node.is_complete => return self.widen(at, position),
            None if has_draw => Proof::Draw,
            None => Proof::Loss(slowest_loss.unwrap_or(1)),
        };
        if proof != Proof::Draw {
            self.nodes[at as usize].points = self.points_from_children(at);
        }
        self.nodes[at as usize].proof = proof;
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

    /// The evaluation of a node whose result is proven, for the team to move there.
    fn proven_evaluation(&self, at: u32) -> Evaluation {
        let node = &self.nodes[at as usize];
        let share = if self.scoring {
            points::win_share(node.points)
        } else {
            1.0
        };
        Evaluation {
            value: node.proof.value() * share,
            draw: f32::from(u8::from(node.proof == Proof::Draw)),
        }
    }

    /// Adds the moves that were left out, when those that were looked at are all proven bad.
    /// The position is the node's, since the path is taken back step by step.
    fn widen(&mut self, at: u32, position: &Position) {
        let node = &self.nodes[at as usize];
        let (team, old) = (node.team, node.children.clone());
        let known = old.clone().map(|child| self.move_to(child));
        let known: Vec<Move> = known.collect();
        let mut placements = self.placements(at, position);
        placements.retain(|&placement| !known.contains(&placement.into()));
        let mut rest = self.evaluator.rank(position, team, &placements, usize::MAX);
        rest.is_complete = true;
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
        // Without a simulation there is a value of the position, but none of the moves.
        let unvisited = if self.nodes() == 1 {
            root.mean()
        } else {
            UNVISITED
        };
        let root_move = |child: u32| {
            let node = &self.nodes[child as usize];
            RootMove {
                visits: node.visits,
                prior: node.prior,
                value: if node.visits == 0 {
                    unvisited
                } else {
                    node.mean_for(root.team)
                },
                evaluation: node.smoothed_for(root),
                proof: node.proof_for(root.team),
                points: if self.scoring { node.points } else { 0 },
                moves: self.principal_variation(child),
            }
        };
        let mut ranking: Vec<RootMove> = root.children.clone().map(root_move).collect();
        sort_best_first(&mut ranking);
        ranking
    }

    /// The moves from a child of the root on that were visited most.
    fn principal_variation(&self, child: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = child;
        loop {
            let node = &self.nodes[at as usize];
            moves.push(self.move_to(at));
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
                Some(next) if self.nodes[next as usize].visits > 0 && moves.len() < MAX_LINE => {
                    at = next;
                }
                _ => return moves,
            }
        }
    }
}

/// Children as a range of the pool.
const fn pool_range(children: &Range<u32>) -> Range<usize> {
    children.start as usize..children.end as usize
}
