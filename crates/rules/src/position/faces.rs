//! What one team sees of the cubes, as masks: enough to know whether it is connected.

use super::Position;
use crate::bits::Bits;
use crate::cell::Level;
use crate::placement::Placement;
use crate::rules::{OrientationMasks, Rules};
use crate::team::{Colour, Team};

/// The cells built to each level, and those with a cube of the team there.
#[derive(Copy, Clone)]
pub(super) struct Faces<'r, B> {
    rules: &'r Rules,
    built: [B; Level::COUNT],
    own: [B; Level::COUNT],
}

/// The joints between a team's tops.
pub(super) struct Joints<B> {
    /// Cells joined with their neighbour to the east.
    pub(super) east: B,
    /// Cells joined with their neighbour to the north.
    pub(super) north: B,
}

impl<B: Bits> Joints<B> {
    /// All cells that a path can reach from `seed`.
    #[inline(always)]
    pub(super) fn flood(&self, seed: B) -> B {
        seed.flood(self.east, self.north)
    }

    /// The cells that are joined with one of these.
    #[inline(always)]
    fn step(&self, from: B) -> B {
        from.joined(self.east, self.north)
    }

    /// The cells of a way with the fewest cells between two sets of tops, if they are joined.
    fn shortest_way(&self, from: B, to: B) -> Option<B> {
        let mut layers = [B::EMPTY; u128::BITS as usize];
        let (mut reached, mut last) = (from, 0);
        layers[0] = from;
        while !layers[last].meets(to) {
            let next = self.step(layers[last]) & !reached;
            if next.is_empty() {
                return None;
            }
            last += 1;
            layers[last] = next;
            reached |= next;
        }
        let one = |set: B| set ^ set.without_lowest();
        let mut at = one(layers[last] & to);
        let mut way = at;
        for &layer in layers[..last].iter().rev() {
            at = one(self.step(at) & layer);
            way |= at;
        }
        Some(way)
    }
}

impl<'r, B: Bits> Faces<'r, B> {
    #[inline(always)]
    pub(super) fn of(position: &'r Position, team: Team) -> Self {
        let own = position.cubes[Colour::from(team).index()].map(B::narrow);
        Self {
            rules: &position.rules,
            built: position.built(),
            own,
        }
    }

    /// With one more piece of the team's on the board.
    #[inline(always)]
    fn with(self, masks: &OrientationMasks, anchor: u32) -> Self {
        let piece = masks.levels.map(|level| B::narrow(level) << anchor);
        Self {
            rules: self.rules,
            built: core::array::from_fn(|level| self.built[level] | piece[level]),
            own: core::array::from_fn(|level| self.own[level] | piece[level]),
        }
    }

    /// The cells whose top is the team's.
    #[inline(always)]
    pub(super) fn tops(&self) -> B {
        let [_, middle, high] = self.built;
        let [own_low, own_middle, own_high] = self.own;
        (own_low & !middle) | (own_middle & !high) | own_high
    }

    /// Neighbouring tops are joined unless a face of the wall between them is foreign: at
    /// some level just one of the two cells has a cube, and it is not the team's. Only level
    /// 1 can hold one: at level 0 both cells have a cube, and one at level 2 is a top.
    #[inline(always)]
    pub(super) fn joints(&self) -> Joints<B> {
        let tops = self.tops();
        let (built, own) = (self.built[1], self.own[1]);
        let joined = |shift: u32| {
            let foreign = (built ^ (built >> shift)) & !(own | (own >> shift));
            tops & (tops >> shift) & !foreign
        };
        Joints {
            east: joined(1) & B::narrow(self.rules.board().has_east().0),
            north: joined(B::STRIDE),
        }
    }

    /// Whether a path joins a goal.
    #[inline(always)]
    pub(super) fn are_connected(&self) -> bool {
        if !self.may_join_a_goal() {
            return false;
        }
        let (tops, joints) = (self.tops(), self.joints());
        self.rules.sources.iter().any(|source| {
            let [side, targets] = [source.side, source.targets].map(|set| tops & B::narrow(set));
            !side.is_empty() && !targets.is_empty() && joints.flood(side).meets(targets)
        })
    }

    /// Whether a path that passes one of these tops joins a goal. A placement can only
    /// connect through the cells that it enters.
    #[inline(always)]
    pub(super) fn are_connected_through(&self, cells: B) -> bool {
        if !self.may_join_a_goal() {
            return false;
        }
        let joints = self.joints();
        let mut seeds = cells;
        while !seeds.is_empty() {
            let reached = joints.flood(seeds ^ seeds.without_lowest());
            if self.joins_a_goal(reached) {
                return true;
            }
            seeds = seeds & !reached;
        }
        false
    }

    /// Whether the team would be connected by one more piece of its own.
    #[inline(always)]
    pub(super) fn would_connect(self, placement: Placement) -> bool {
        let masks = &self.rules.masks[placement.orientation.index()];
        let anchor = u32::from(placement.anchor);
        let cells = B::narrow(masks.footprint) << anchor;
        self.with(masks, anchor).are_connected_through(cells)
    }

    /// With one more piece of somebody else's on the board.
    #[inline(always)]
    pub(super) fn with_foreign(mut self, masks: &OrientationMasks, anchor: u32) -> Self {
        for (built, &level) in self.built.iter_mut().zip(&masks.levels) {
            *built |= B::narrow(level) << anchor;
        }
        self
    }

    /// The cells of a shortest path that one more piece of the team's would complete, and
    /// those of the piece itself; nothing else is needed for it.
    pub(super) fn way_through(self, placement: Placement) -> B {
        let masks = &self.rules.masks[placement.orientation.index()];
        let anchor = u32::from(placement.anchor);
        let cells = B::narrow(masks.footprint) << anchor;
        let with = self.with(masks, anchor);
        let (tops, joints) = (with.tops(), with.joints());
        let ways = with.rules.sources.iter().filter_map(|source| {
            let [side, targets] = [source.side, source.targets].map(|set| tops & B::narrow(set));
            joints.shortest_way(side, targets)
        });
        ways.min_by_key(|way| way.count())
            .map_or(cells, |way| way | cells)
    }

    /// A quick look that most positions fail: the tops must reach over some goal's span.
    #[inline(always)]
    fn may_join_a_goal(&self) -> bool {
        let tops = self.tops();
        let (rows, columns) = (tops.rows(), tops.columns());
        // Looking at all spans costs less than a branch that cannot be foreseen.
        self.rules.spans.iter().fold(false, |may, span| {
            let missing = (B::narrow(span.rows) & !rows) | (B::narrow(span.columns) & !columns);
            may | missing.is_empty()
        })
    }

    /// Whether the cells touch both sides of a goal.
    #[inline(always)]
    fn joins_a_goal(&self, cells: B) -> bool {
        let mut touched = 0u16;
        for (i, &side) in self.rules.sides.iter().enumerate() {
            touched |= u16::from(cells.meets(B::narrow(side))) << i;
        }
        let mut partners = self.rules.partners.iter().enumerate();
        partners.any(|(i, partners)| touched >> i & 1 == 1 && touched & partners != 0)
    }
}
