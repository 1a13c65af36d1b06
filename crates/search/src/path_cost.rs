//! How far a team is from a connection, in the cost of the cells that it still needs.
//!
//! The cells are searched outwards from a side in layers of equal cost, a whole layer at a
//! time, as sets of bits. A cell on a cheapest path between two sides is one whose costs
//! from both add up to the least.

use caminos_rules::{Bits, CellSet, Level, Position, Team};

/// What it costs a team to make a cell its own: three empty cells are about one piece.
const EMPTY: usize = 2;
/// A foreign top at height 1, to be covered.
const LOW: usize = 3;
/// A foreign top at height 2, which only an L gets over.
const HIGH: usize = 4;
/// Two own tops with a foreign wall between them.
const WALL: usize = 3;
/// The greatest cost that is looked for.
pub(crate) const FAR: usize = 40;

/// A board as one team sees it.
#[derive(Copy, Clone)]
pub(crate) struct TeamBoard<B> {
    cells: B,
    has_east: B,
    own: B,
    east: B,
    north: B,
    empty: B,
    low: B,
    high: B,
    /// Built to the second level, and to the last.
    second: B,
    full: B,
}

impl<B: Bits> TeamBoard<B> {
    pub(crate) fn of(position: &Position, team: Team) -> Self {
        let narrow = |set: CellSet| B::narrow(set.bits());
        let built = Level::ALL.map(|level| narrow(position.cells_built_to(level)));
        let board = position.rules().board();
        let cells = narrow(board.cells());
        let own = narrow(position.tops(team));
        let [east, north] = position.joints(team).map(narrow);
        let foreign = built[0] & !own;
        Self {
            cells,
            has_east: narrow(board.has_east()),
            own,
            east,
            north,
            empty: cells & !built[0],
            low: foreign & !built[1],
            high: foreign & built[1] & !built[2],
            second: built[1],
            full: built[2],
        }
    }

    /// How many own neighbours are joined, how many are not for a wall between them, and how
    /// many own tops can never be covered and easily be.
    pub(crate) fn counts(&self) -> [f32; 4] {
        let count = |set: B| set.count() as f32;
        let [beside, above] = self.own.pairs(self.has_east);
        let joined = count(self.east) + count(self.north);
        [
            joined,
            count(beside) + count(above) - joined,
            count(self.own & self.full),
            count(self.own & !self.second),
        ]
    }

    /// The share of the cells that are built upon.
    pub(crate) fn share_built(&self) -> f32 {
        1.0 - self.empty.count() as f32 / self.cells.count() as f32
    }

    /// Takes neighbouring own tops for joined, whatever walls are between them.
    pub(crate) fn ignore_walls(&mut self) {
        [self.east, self.north] = self.own.pairs(self.has_east);
    }

    /// The neighbours of cells, and perhaps the cells themselves.
    fn around(&self, set: B) -> B {
        set.beside(self.has_east) & self.cells
    }

    /// The cells by the cost of a path to them from `side`, their own cost included.
    pub(crate) fn layers(&self, side: B) -> Layers<B> {
        let mut layers = [B::EMPTY; FAR + HIGH + 1];
        self.enter(&mut layers, 0, side);
        let mut left = self.own | self.empty | self.low | self.high;
        let mut cost = 0;
        while cost <= FAR && !left.is_empty() {
            let mut new = layers[cost] & left;
            if !new.is_empty() {
                // Own cells beside new cells are joined by what will stand there.
                let own = (new | self.around(new & !self.own)) & self.own & left;
                new |= own.flood(self.east, self.north) & left;
                left = left & !new;
                let next = self.around(new) & left;
                self.enter(&mut layers, cost, next & !self.own);
                layers[cost + WALL] |= next & self.own;
            }
            layers[cost] = new;
            cost += 1;
        }
        layers[cost..].fill(B::EMPTY);
        let mut within = layers;
        for cost in 1..within.len() {
            within[cost] |= within[cost - 1];
        }
        Layers { layers, within }
    }

    fn enter(&self, layers: &mut [B; FAR + HIGH + 1], cost: usize, cells: B) {
        layers[cost] |= cells & self.own;
        layers[cost + EMPTY] |= cells & self.empty;
        layers[cost + LOW] |= cells & self.low;
        layers[cost + HIGH] |= cells & self.high;
    }

    /// The cells that are on a path of cost `distance` or less between the sides that the two
    /// layers start from.
    pub(crate) fn on_paths(&self, a: &Layers<B>, b: &Layers<B>, distance: usize) -> B {
        let kinds = [
            (self.own, 0),
            (self.empty, EMPTY),
            (self.low, LOW),
            (self.high, HIGH),
        ];
        kinds.into_iter().fold(B::EMPTY, |paths, (kind, own_cost)| {
            let total = distance + own_cost;
            let most = total.min(FAR);
            (own_cost..=most).fold(paths, |paths, cost| {
                paths | (a.layers[cost] & b.within[(total - cost).min(FAR)] & kind)
            })
        })
    }
}

/// Sets of cells by their cost.
pub(crate) struct Layers<B> {
    /// Those that cost just so much.
    layers: [B; FAR + HIGH + 1],
    /// Those that cost so much or less.
    within: [B; FAR + HIGH + 1],
}

impl<B: Bits> Layers<B> {
    /// The cost of the cheapest path to one of the cells, or [`FAR`].
    pub(crate) fn cost_to(&self, cells: B) -> usize {
        self.layers[..FAR]
            .iter()
            .position(|layer| layer.meets(cells))
            .unwrap_or(FAR)
    }
}
