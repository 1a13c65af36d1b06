//! What a team needs at least for a connection, whatever the other side does.

use caminos_rules::{Column, Level, Orientation, Position, ShapeId, Team};

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
/// A cell that has no top of the team is built on, which takes a placement of a piece of its
/// supply. Each cell of a placement has to be as high as the piece's lowest cube there, and heights
/// never fall: where one is higher the placement has become impossible for good, where it is lower the
/// placement counts as possible. Each piece builds on as many cells as it has when it lies flat,
/// and what is needed must not be more than all pieces together. Walls, and whether placements
/// are possible together, are not looked at.
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
    let grid = Grid::of(position, team, supply.within_reach);
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
    /// The cells that one of them can come to stand in.
    within_reach: u128,
}

impl Supply {
    fn of(position: &Position, team: Team) -> Self {
        let rules = position.rules();
        let mut supply = Self {
            cells: 0,
            within_reach: 0,
        };
        let board = rules.board();
        // The cells that are not higher than each level: where a lowest cube can come to stand.
        let mut low = [0; Level::COUNT];
        for (low, level) in low.iter_mut().zip(Level::all()) {
            *low = board.cells().without(position.cells_built_to(level)).bits();
        }
        let stride = u32::from(board.stride());
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
            let orientations = rules.shape(shape).orientations();
            for orientation in orientations {
                supply.within_reach |= possible_cells(orientation, &low, stride);
            }
            let flat = orientations.iter();
            let flat = flat.map(|orientation| orientation.columns().len()).max();
            supply.cells += count * flat.unwrap_or(0) as u32;
        }
        supply
    }
}

/// The cells of all places of an orientation in which no cell is higher than the piece's lowest
/// cube there.
fn possible_cells(orientation: &Orientation, low: &[u128; Level::COUNT], stride: u32) -> u128 {
    let offset = |column: &Column| u32::from(column.dy) * stride + u32::from(column.dx);
    // From further right it would reach into the next row.
    let in_row = (1 << (stride + 1 - u32::from(orientation.width()))) - 1;
    let mut places = first_column(stride) * in_row;
    for column in orientation.columns() {
        places &= low[usize::from(column.bottom)] >> offset(column);
    }
    let entered = orientation
        .columns()
        .iter()
        .map(|column| places << offset(column));
    entered.fold(0, |cells, more| cells | more)
}

/// The cells of the first column.
fn first_column(stride: u32) -> u128 {
    (0..u128::BITS / stride).fold(0, |set, row| set | 1 << (row * stride))
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
    fn of(position: &Position, team: Team, within_reach: u128) -> Self {
        let stride = u32::from(position.rules().board().stride());
        let own = position.tops(team).bits();
        Self {
            stride,
            not_first: !first_column(stride),
            own,
            free: within_reach & !own,
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
