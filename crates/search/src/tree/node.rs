//! A node of the tree, and what is proven of it.

use std::ops::Range;

use caminos_rules::{Move, Team};

use crate::evaluator::Evaluation;

/// What is proven of a position, for the team to move there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Proof {
    /// Nothing.
    Open,
    /// It wins with this many own moves.
    Win(u8),
    /// It loses; the opponent needs this many moves.
    Loss(u8),
    /// Nobody wins.
    Draw,
}

impl Proof {
    /// The value of a proven result for the team to move, from -1 to 1. Each move that it takes
    /// costs a little, so that the quicker win and the slower loss are preferred.
    pub(super) fn value(self) -> f32 {
        const MOVE_COST: f32 = 0.005;
        match self {
            Self::Win(moves) => 1.0 - MOVE_COST * f32::from(moves),
            Self::Loss(moves) => -1.0 + MOVE_COST * f32::from(moves),
            Self::Open | Self::Draw => 0.0,
        }
    }
}

/// Which moves of a position are, or will be, its children.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Children {
    /// The most promising ones.
    Promising,
    /// All of them.
    All,
    /// The must-play ones: the opponent threatens, and every other move loses at once.
    MustPlay,
}

/// A position of the tree and the move that led to it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// None for the root.
    pub(super) mv: Option<Move>,
    pub(super) proof: Proof,
    /// The points of the proven result, as far as they count and are known.
    pub(super) points: u16,
    pub(super) team: Team,
    pub(super) children_are: Children,
    /// Whether a forced win was looked for.
    pub(super) is_threat_searched: bool,
    /// Simulations of other threads and the own one that lead through it and are not backed up yet.
    pub(super) in_flight: u16,
    pub(super) visits: u32,
    /// The sum of the values seen, for the team to move here.
    pub(super) total: f32,
    /// The sum of the chances of a draw.
    pub(super) draws: f32,
    pub(super) prior: f32,
    /// The children's place in the pool; none until the second visit.
    pub(super) children: Range<u32>,
}

// What the memory setting is divided by.
const _: () = assert!(size_of::<Node>() == 36);

impl Node {
    /// An unused place.
    pub(super) const BLANK: Self = Self::new(None, Team::Yellow, 0.0);

    pub(super) const fn new(mv: Option<Move>, team: Team, prior: f32) -> Self {
        Self {
            mv,
            proof: Proof::Open,
            points: 0,
            team,
            children_are: Children::Promising,
            is_threat_searched: false,
            in_flight: 0,
            visits: 0,
            total: 0.0,
            draws: 0.0,
            prior,
            children: 0..0,
        }
    }

    /// Whether no simulation has come to it and nothing is known of it.
    pub(super) fn is_fresh(&self) -> bool {
        self.visits == 0 && self.in_flight == 0 && self.proof == Proof::Open
    }

    pub(super) fn mean(&self) -> f32 {
        if self.visits == 0 {
            0.0
        } else {
            self.total / self.visits as f32
        }
    }

    pub(super) fn mean_for(&self, team: Team) -> f32 {
        if team == self.team {
            self.mean()
        } else {
            -self.mean()
        }
    }

    /// The value that selection expects for the team to move at the parent, where an unvisited node
    /// has the given one. Simulations in flight count as lost (virtual loss), so that threads take
    /// different paths.
    pub(super) fn expected_for(&self, team: Team, unvisited: f32) -> f32 {
        match (self.visits, self.in_flight) {
            (0, 0) => unvisited,
            (_, 0) => self.mean_for(team),
            (visits, in_flight) => {
                let seen = self.mean_for(team) * visits as f32;
                (seen - f32::from(in_flight)) / (visits + u32::from(in_flight)) as f32
            }
        }
    }

    /// The evaluation for the team to move at the parent. A move that was hardly visited is taken to
    /// be about as good as its parent: one playout says little.
    pub(super) fn smoothed_for(&self, parent: &Self) -> Evaluation {
        const PARENT_VISITS: f32 = 2.0;
        let visits = self.visits as f32 + PARENT_VISITS;
        let parent_draw = parent.draws / parent.visits.max(1) as f32;
        Evaluation {
            value: (self.mean_for(parent.team) * self.visits as f32
                + PARENT_VISITS * parent.mean())
                / visits,
            draw: (self.draws + PARENT_VISITS * parent_draw) / visits,
        }
    }

    /// What is proven, for a team that moves before this node.
    pub(super) fn proof_for(&self, team: Team) -> Proof {
        match self.proof {
            Proof::Win(moves) if team == self.team => Proof::Win(moves + 1),
            Proof::Loss(moves) if team == self.team => Proof::Loss(moves),
            Proof::Win(moves) => Proof::Loss(moves),
            Proof::Loss(moves) => Proof::Win(moves + 1),
            proof => proof,
        }
    }
}
