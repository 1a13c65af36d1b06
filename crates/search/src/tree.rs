//! The tree of a Monte Carlo tree search: PUCT selection, and results that are proven and backed
//! up. Threads share it behind a lock; what takes time is done outside, by an [`Explorer`].
//!
//! [`Explorer`]: crate::explorer::Explorer

mod node;
mod pool;
mod prove;
mod ranking;
mod subtree;

use std::sync::{Mutex, MutexGuard, PoisonError};

use caminos_rules::{Move, Outcome, Team};

pub(crate) use self::node::Proof;
use self::node::{Children, Node};
use self::pool::Pool;
pub(crate) use self::ranking::Contest;
use crate::candidates::{Candidate, Candidates};
use crate::evaluator::Evaluation;
use crate::settings::{PuctParams, Settings};
use crate::threat_search::ForcedWin;

/// A node gets a threat search when it has been visited this often.
const THREAT_SEARCH_VISITS: u32 = 40;

/// Subtracted from the value of a child that is proven lost, so that any other is selected.
const PROVEN_LOSS_PENALTY: f32 = 100.0;

pub(crate) const ROOT: u32 = 0;

/// A tree over one position.
pub(crate) struct Tree {
    pool: Pool,
    /// How many positions this search has looked at.
    searched: u64,
    params: PuctParams,
    /// Whether points count.
    scoring: bool,
}

/// A tree that threads share.
pub(crate) struct SharedTree(Mutex<Tree>);

impl SharedTree {
    pub(crate) const fn new(tree: Tree) -> Self {
        Self(Mutex::new(tree))
    }

    /// The tree, for this thread alone. A thread that has panicked leaves statistics, at worst with
    /// a simulation that never ends.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Tree> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn into_inner(self) -> Tree {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a simulation has to do at a node.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum SimulationStep {
    /// It is proven: nothing.
    BackUp,
    /// It is new: evaluate it.
    Evaluate,
    /// It is visited often: look for a forced win.
    SearchThreats,
    /// It has no children: find them.
    Expand,
    /// Select one of its children.
    Descend,
}

/// The moves to look at in a position, and what is known of it by them.
pub(crate) struct Expansion {
    pub(crate) candidates: Candidates,
    pub(crate) proof: Proof,
}

/// What a look at a new position gives.
pub(crate) enum Leaf {
    /// The game is over.
    Over(Option<Outcome>),
    /// The team to move wins at once, with these points at most.
    Won { team: Team, points: u16 },
    /// Its moves, if they are known already, and its value.
    Open {
        team: Team,
        expansion: Option<Expansion>,
        evaluation: Evaluation,
    },
}

/// What has become of the search.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Progress {
    pub(crate) searched: u64,
    pub(crate) proof: Proof,
}

impl Tree {
    /// A root alone.
    pub(crate) fn new(
        team: Team,
        evaluation: Evaluation,
        settings: &Settings,
        scoring: bool,
    ) -> Self {
        let root = Node {
            visits: 1,
            total: evaluation.value,
            draws: evaluation.draw,
            ..Node::new(None, team, 1.0)
        };
        let max_nodes = (settings.memory << 20) / size_of::<Node>();
        Self {
            pool: Pool::new(root, max_nodes),
            searched: 1,
            params: settings.params,
            scoring,
        }
    }

    /// Makes the first move of a forced win the root's only one, unless another thread has proven a
    /// result that is as good.
    pub(crate) fn force_root(&mut self, ForcedWin { first, moves }: ForcedWin) {
        if self.pool[ROOT].proof != Proof::Open && !self.is_root_win_longer(moves) {
            return;
        }
        let only = Candidate {
            mv: first.into(),
            prior: 1.0,
        };
        self.pool[ROOT].children = 0..0;
        self.expand(
            ROOT,
            &Expansion {
                candidates: Candidates {
                    list: vec![only],
                    is_complete: false,
                },
                proof: Proof::Win(moves),
            },
        );
    }

    /// Whether the root is proven to be won, but in more moves than these.
    pub(crate) fn is_root_win_longer(&self, moves: u8) -> bool {
        matches!(self.pool[ROOT].proof, Proof::Win(known) if known > moves)
    }

    pub(crate) fn is_proven(&self, at: u32) -> bool {
        self.pool[at].proof != Proof::Open
    }

    /// Notes the result of a node, for the team to move there.
    pub(crate) fn set_proof(&mut self, at: u32, proof: Proof) {
        self.pool[at].proof = proof;
    }

    /// The moves of the root, the most promising first.
    pub(crate) fn root_moves(&self) -> Vec<Move> {
        self.moves_at(ROOT)
    }

    /// What is proven of the position after a move of the root, for the team to move there; `None` when
    /// it is not among the root's moves any more.
    pub(crate) fn root_move_proof(&self, mv: Move) -> Option<Proof> {
        self.follow([mv]).map(|child| self.pool[child].proof)
    }

    /// Notes that a move of the root lets the opponent win in so many moves.
    pub(crate) fn refute_root_move(&mut self, mv: Move, moves: u8) {
        if let Some(child) = self.follow([mv]) {
            self.pool[child].proof = Proof::Win(moves);
        }
    }

    /// The team to move at the root.
    pub(crate) fn team(&self) -> Team {
        self.pool[ROOT].team
    }

    pub(crate) fn progress(&self) -> Progress {
        Progress {
            searched: self.searched,
            proof: self.pool[ROOT].proof,
        }
    }

    /// How full the memory is, in thousandths. Nodes that were given up count: others take their
    /// place.
    pub(crate) fn hashfull(&self) -> u16 {
        let (used, most) = (self.pool.len(), self.pool.max_nodes().max(1));
        (used * 1000 / most).min(1000) as u16
    }

    /// Whether the opponent was found to threaten at a node that was looked at.
    pub(crate) fn is_threatened(&self, at: u32) -> bool {
        self.pool[at].children_are == Children::MustPlay
    }

    /// The move that leads to a node other than the root.
    pub(crate) fn move_to(&self, child: u32) -> Move {
        let mv = self.pool[child].mv;
        mv.expect("only the root has no move")
    }

    /// A simulation comes to a node.
    pub(crate) fn enter(&mut self, at: u32) {
        self.pool[at].in_flight += 1;
    }

    /// What a simulation has to do at a node. A threat search is asked for once.
    pub(crate) fn next_step(&mut self, at: u32, searches_threats: bool) -> SimulationStep {
        let node = &mut self.pool[at];
        if node.proof != Proof::Open {
            SimulationStep::BackUp
        } else if node.visits == 0 {
            SimulationStep::Evaluate
        } else if node.visits >= THREAT_SEARCH_VISITS
            && searches_threats
            && !node.is_threat_searched
        {
            node.is_threat_searched = true;
            SimulationStep::SearchThreats
        } else if node.children.is_empty() {
            SimulationStep::Expand
        } else {
            SimulationStep::Descend
        }
    }

    /// Notes what a new position has turned out to be, and gives its value for the team to move.
    pub(crate) fn settle(&mut self, at: u32, leaf: Leaf) -> Evaluation {
        let node = &mut self.pool[at];
        match leaf {
            Leaf::Over(outcome) => {
                node.proof = match outcome.and_then(Outcome::winner) {
                    None => Proof::Draw,
                    Some(winner) if winner == node.team => Proof::Win(0),
                    Some(_) => Proof::Loss(0),
                };
                node.points = outcome.map_or(0, Outcome::points);
            }
            Leaf::Won { team, points } => {
                (node.team, node.proof, node.points) = (team, Proof::Win(1), points);
            }
            Leaf::Open {
                team,
                expansion,
                evaluation,
            } => {
                node.team = team;
                if let Some(expansion) = expansion {
                    node.children_are = Children::MustPlay;
                    self.expand(at, &expansion);
                }
                if self.pool[at].proof == Proof::Open {
                    return evaluation;
                }
            }
        }
        self.proven_evaluation(at)
    }

    /// Gives a node its children, unless another thread has; `false` when there is no room.
    pub(crate) fn expand(&mut self, at: u32, expansion: &Expansion) -> bool {
        let Expansion { candidates, proof } = expansion;
        if !self.pool[at].children.is_empty() {
            return true;
        }
        if *proof != Proof::Open {
            self.pool[at].proof = *proof;
        }
        let Some(children) = self.pool.allocate(candidates.list.len()) else {
            return false;
        };
        let after = match *proof {
            Proof::Win(moves) => Proof::Loss(moves - 1),
            Proof::Loss(moves) => Proof::Win(moves),
            other => other,
        };
        // Whose turn follows is known when the child is first reached.
        let team = self.pool[at].team.other();
        for (child, candidate) in children.clone().zip(&candidates.list) {
            self.pool[child] = Node {
                proof: after,
                ..Node::new(Some(candidate.mv), team, candidate.prior)
            };
        }
        let node = &mut self.pool[at];
        node.children = children;
        if node.children_are != Children::MustPlay {
            node.children_are = if candidates.is_complete {
                Children::All
            } else {
                Children::Promising
            };
        }
        true
    }

    /// PUCT: the child with the greatest sum of its mean value and an exploration term, which
    /// grows with its prior and falls with its visits.
    pub(crate) fn select(&self, at: u32) -> u32 {
        let node = &self.pool[at];
        let exploration = self.params.exploration * (node.visits as f32).sqrt();
        let first_play_urgency = node.mean() - self.params.fpu_reduction;
        let children = self.pool.slice(&node.children);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (i, child) in children.iter().enumerate() {
            let value = child.expected_for(node.team, first_play_urgency);
            let value = match child.proof_for(node.team) {
                Proof::Loss(_) => value - PROVEN_LOSS_PENALTY,
                _ => value,
            };
            let visits = child.visits + u32::from(child.in_flight);
            let puct = value + exploration * child.prior / (1 + visits) as f32;
            if puct > most {
                (best, most) = (i as u32, puct);
            }
            // Those that follow were not visited either, and have smaller priors.
            if child.is_fresh() {
                break;
            }
        }
        node.children.start + best
    }

    /// The team to move at a node.
    pub(crate) fn team_at(&self, at: u32) -> Team {
        self.pool[at].team
    }

    /// Adds an evaluation, given for a team, to a node of a simulation's path: the simulation leaves it.
    pub(crate) fn leave(&mut self, at: u32, evaluation: Evaluation, team: Team) {
        let proven = self.proven_evaluation(at);
        let node = &mut self.pool[at];
        let Evaluation { value, draw } = match node.proof {
            Proof::Open => evaluation,
            _ => proven,
        };
        node.in_flight -= 1;
        node.visits += 1;
        node.draws += draw;
        node.total += match node.proof {
            Proof::Open if node.team != team => -value,
            _ => value,
        };
        if at == ROOT {
            self.searched += 1;
        }
    }

    /// The moves of a node's children.
    pub(crate) fn moves_at(&self, at: u32) -> Vec<Move> {
        let children = self.pool[at].children.clone();
        children.map(|child| self.move_to(child)).collect()
    }

    /// Adds the moves that were left out, when those that were looked at are all proven bad. Not
    /// while another thread is at one of these, or without room: the next simulation tries again.
    pub(crate) fn widen(&mut self, at: u32, rest: &Candidates) {
        let old = self.pool[at].children.clone();
        let is_busy = |child: &Node| child.in_flight > 0;
        if self.pool.slice(&old).iter().any(is_busy) {
            return;
        }
        let Some(all) = self.pool.allocate(old.len() + rest.list.len()) else {
            return;
        };
        let team = self.pool[at].team.other();
        let mut places = all.clone();
        for (from, to) in old.clone().zip(places.by_ref()) {
            self.pool[to] = self.pool[from].clone();
        }
        for (candidate, to) in rest.list.iter().zip(places) {
            self.pool[to] = Node::new(Some(candidate.mv), team, candidate.prior);
        }
        let node = &mut self.pool[at];
        node.children = all;
        node.children_are = Children::All;
        self.pool.release(old);
    }
}
