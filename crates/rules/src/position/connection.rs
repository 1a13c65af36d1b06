//! Whether a team is connected: a flood fill over the joints between cells.

use super::Position;
use crate::bits::{Bits, CellSet};
use crate::cell::Cell;
use crate::team::{Colour, Team};

/// A team's tops and the joints between them.
struct Joints<B> {
    tops: B,
    /// Cells joined with their neighbour to the east.
    east: B,
    /// Cells joined with their neighbour to the north.
    north: B,
    width: u32,
}

impl<B: Bits> Joints<B> {
    /// All cells that a path can reach from `seed`.
    #[inline(always)]
    fn flood(&self, seed: B) -> B {
        let mut reached = seed;
        loop {
            let mut next = reached;
            next |= ((next & self.east) << 1) | ((next >> 1) & self.east);
            next |= ((next & self.north) << self.width) | ((next >> self.width) & self.north);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

impl Position {
    /// Whether a path of the team's faces joins the two sides of a goal.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert!(!position.is_connected(Team::Yellow));
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn is_connected(&self, team: Team) -> bool {
        if self.rules.narrow {
            self.is_connected_in::<u64>(team)
        } else {
            self.is_connected_in::<u128>(team)
        }
    }

    fn is_connected_in<B: Bits>(&self, team: Team) -> bool {
        let tops = self.tops_in::<B>(team);
        self.is_connected_through(team, tops & B::narrow(self.rules.rim))
    }

    /// Whether a path of the team that passes one of these cells joins a goal. A placement
    /// can only connect through the cells that it enters, all of them the team's tops.
    #[inline(always)]
    pub(super) fn is_connected_through<B: Bits>(&self, team: Team, cells: B) -> bool {
        let tops = self.tops_in::<B>(team);
        if !self.may_join_a_goal(tops) {
            return false;
        }
        let joints = self.joints(team, tops);
        let mut seeds = cells;
        while !seeds.is_empty() {
            let seed = seeds ^ seeds.without_lowest();
            let reached = joints.flood(seed);
            if self.joins_a_goal(reached) {
                return true;
            }
            seeds = seeds & !reached;
        }
        false
    }

    /// A quick look that most positions fail: some goal's every cut must hold a top.
    #[inline(always)]
    fn may_join_a_goal<B: Bits>(&self, tops: B) -> bool {
        self.rules
            .cuts
            .iter()
            .any(|cuts| cuts.iter().all(|&cut| tops.meets(B::narrow(cut))))
    }

    /// Whether the cells touch both sides of a goal.
    #[inline(always)]
    fn joins_a_goal<B: Bits>(&self, cells: B) -> bool {
        let mut touched = 0u16;
        for (i, &side) in self.rules.sides.iter().enumerate() {
            touched |= u16::from(cells.meets(B::narrow(side))) << i;
        }
        self.rules
            .partners
            .iter()
            .enumerate()
            .any(|(i, partners)| touched >> i & 1 == 1 && touched & partners != 0)
    }

    /// The cells whose top is the team's.
    #[must_use]
    pub fn tops(&self, team: Team) -> CellSet {
        CellSet(self.tops_in::<u128>(team))
    }

    #[inline(always)]
    fn tops_in<B: Bits>(&self, team: Team) -> B {
        let [_, middle, high] = self.built::<B>();
        let [own_low, own_middle, own_high] = self.cubes[Colour::from(team).index()].map(B::narrow);
        (own_low & !middle) | (own_middle & !high) | own_high
    }

    /// Neighbouring tops are joined unless a face of the wall between them is foreign: at
    /// some level just one of the two cells has a cube, and it is not the team's. At level
    /// 0 both have one.
    #[inline(always)]
    fn joints<B: Bits>(&self, team: Team, tops: B) -> Joints<B> {
        let [_, middle, high] = self.built::<B>();
        let [_, own_middle, own_high] = self.cubes[Colour::from(team).index()].map(B::narrow);
        let width = u32::from(self.rules.board().width());
        let joined = |shift: u32| {
            let foreign = |built: B, own: B| (built ^ (built >> shift)) & !(own | (own >> shift));
            tops & (tops >> shift) & !(foreign(middle, own_middle) | foreign(high, own_high))
        };
        Joints {
            tops,
            east: joined(1) & B::narrow(self.rules.has_east),
            north: joined(width),
            width,
        }
    }

    /// The cells that a path of the team's faces can reach from a cell, itself included;
    /// none if the cell's top is not the team's.
    #[must_use]
    pub fn joined_with(&self, team: Team, cell: Cell) -> CellSet {
        let Some(bit) = self.rules.board().bit(cell) else {
            return CellSet::EMPTY;
        };
        let joints = self.joints::<u128>(team, self.tops_in(team));
        CellSet(joints.flood(joints.tops & 1 << bit))
    }

    /// Whether two neighbouring cells are joined for a team: both tops are its colour, and
    /// so is every face of the wall between them.
    #[must_use]
    pub fn are_joined(&self, team: Team, a: Cell, b: Cell) -> bool {
        let board = self.rules.board();
        let (Some(a), Some(b)) = (board.bit(a.min(b)), board.bit(a.max(b))) else {
            return false;
        };
        let joints = self.joints::<u128>(team, self.tops_in(team));
        // The lower cell in the order of columns and rows is the western or southern one.
        (b == a + 1 && joints.east >> a & 1 == 1)
            || (b == a + board.width() && joints.north >> a & 1 == 1)
    }
}
