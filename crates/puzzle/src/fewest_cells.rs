//! What a team needs at least for a connection, whatever the other side does.

use caminos_rules::{Level, Position, ShapeId, Team};

/// The cells that a team needs at least: see [`fewest_cells`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FewestCells {
    /// How many cells the team has to build on.
    pub count: u32,
    /// The cells of all paths that need so many, those included that have its top already, as
    /// the bits of a set of cells.
    pub cells: u128,
}

/// The fewest cells that a team would have to build on for a connection if the other side did
/// nothing more, counted so that it never needs fewer; `None` when it cannot connect any more,
/// whatever happens.
///
/// A cell that has no top of the team is built on, which takes a piece of its supply that
/// reaches over the height: heights never fall, so what is too high stays so. Each piece builds
/// on as many cells as it has when it lies flat, and what is needed must not be more than all
/// pieces together. Walls, and whether a piece fits, are not looked at.
///
/// ```
/// use caminos_puzzle::fewest_cells;
/// use caminos_rules::{Options, Position, Rules, Team};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let fewest = fewest_cells(&position, Team::Yellow).expect("an empty board");
/// assert_eq!(fewest.count, 8);
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[must_use]
pub fn fewest_cells(position: &Position, team: Team) -> Option<FewestCells> {
    let supply = Supply::of(position, team);
    let grid = Grid::of(position, team, supply.reach);
    let board = position.rules().board();
    let mut best: Option<FewestCells> = None;
    for goal in board.goals() {
        let [from, to] = goal.sides.map(|side| board.sides()[side.index()].cells());
        let Some(found) = grid.shortest(from.bits(), to.bits()) else {
            continue;
        };
        best = match best {
            Some(known) if known.count < found.count => Some(known),
            Some(known) if known.count == found.count => Some(FewestCells {
                count: known.count,
                cells: known.cells | found.cells,
            }),
            _ => Some(found),
        };
    }
    best.filter(|best| best.count <= supply.cells)
}

/// What the pieces that a team has left can do.
struct Supply {
    /// The cells that they cover together when they lie flat.
    cells: u32,
    /// The greatest height that one of them gets over.
    reach: Option<u8>,
}

impl Supply {
    fn of(position: &Position, team: Team) -> Self {
        let rules = position.rules();
        let mut supply = Self {
            cells: 0,
            reach: None,
        };
        let coloured = |&shape: &ShapeId| !rules.is_neutral(shape);
        for shape in rules.shape_ids().filter(coloured) {
            let seats = rules.seats().filter(|seat| seat.team() == team);
            let left = seats.filter(|&seat| !position.is_out(seat));
            let count: u32 = left
                .map(|seat| u32::from(position.supply(seat, shape)))
                .sum();
            if count == 0 {
                continue;
            }
            for orientation in rules.shape(shape).orientations() {
                let bottoms = orientation.columns().iter().map(|column| column.bottom);
                supply.reach = supply.reach.max(bottoms.max());
            }
            let flat = rules.shape(shape).orientations().iter();
            let flat = flat.map(|orientation| orientation.columns().len()).max();
            supply.cells += count * flat.unwrap_or(0) as u32;
        }
        supply
    }
}

/// The board as one team sees it.
struct Grid {
    stride: u32,
    /// All cells but those of the first column.
    not_first: u128,
    own: u128,
    /// The cells that it can build on, without its own.
    free: u128,
}

impl Grid {
    fn of(position: &Position, team: Team, reach: Option<u8>) -> Self {
        let board = position.rules().board();
        let stride = u32::from(board.stride());
        let first = (0..u128::BITS / stride).fold(0, |set, row| set | 1_u128 << (row * stride));
        let own = position.tops(team).bits();
        let too_high = reach
            .and_then(Level::new)
            .map_or(board.cells(), |level| position.cells_built_to(level));
        Self {
            stride,
            not_first: !first,
            own,
            free: board.cells().bits() & !too_high.bits() & !own,
        }
    }

    fn beside(&self, set: u128) -> u128 {
        let right = (set << 1) & self.not_first;
        let left = (set & self.not_first) >> 1;
        right | left | set << self.stride | set >> self.stride
    }

    /// With the own tops that join on.
    fn flood(&self, mut set: u128) -> u128 {
        loop {
            let more = set | (self.beside(set) & self.own);
            if more == set {
                return set;
            }
            set = more;
        }
    }

    /// The cells by how many have to be built on for a path to them from a side, themselves
    /// included.
    fn layers(&self, side: u128) -> Vec<u128> {
        let mut layers = vec![self.flood(side & self.own)];
        let mut reached = layers[0];
        loop {
            let entered = if layers.len() == 1 {
                side | self.beside(reached)
            } else {
                self.beside(layers[layers.len() - 1])
            };
            let new = self.flood(entered & self.free & !reached) & !reached;
            if new == 0 {
                return layers;
            }
            reached |= new;
            layers.push(new);
        }
    }

    fn shortest(&self, from: u128, to: u128) -> Option<FewestCells> {
        let forth = self.layers(from);
        let count = forth.iter().position(|layer| layer & to != 0)?;
        let back = self.layers(to);
        // A cell that is built on is counted from both ends.
        let mut cells = 0;
        for (i, layer) in forth.iter().enumerate().take(count + 1) {
            let other = |at: usize| back.get(at).copied().unwrap_or(0);
            cells |= layer & self.own & other(count - i);
            cells |= layer & self.free & other(count + 1 - i);
        }
        Some(FewestCells {
            count: count as u32,
            cells,
        })
    }
}
