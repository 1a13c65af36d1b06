//! What a team needs at least for a connection, whatever the other side does.

use caminos_rules::{
    Bits, CellSet, Column, Level, Orientation, Position, ShapeId, Team, with_word,
};

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
    with_word!(position.rules().board(), B => fewest_cells_in::<B>(position, team))
}

fn fewest_cells_in<B: Bits>(position: &Position, team: Team) -> Option<FewestCells> {
    let supply = Supply::<B>::of(position, team);
    let view = View::of(position, team, supply.within_reach);
    let board = position.rules().board();
    let mut best: Option<FewestCells> = None;
    for goal in board.goals() {
        let [from, to] = goal
            .sides
            .map(|side| narrow(board.sides()[side.index()].cells()));
        let Some(found) = view.shortest(from, to) else {
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

fn narrow<B: Bits>(set: CellSet) -> B {
    B::narrow(set.bits())
}

/// What the pieces that a team has left can do.
struct Supply<B> {
    /// The cells that they cover together when they lie flat.
    cells: u32,
    /// The cells that one of them can come to stand in.
    within_reach: B,
}

impl<B: Bits> Supply<B> {
    fn of(position: &Position, team: Team) -> Self {
        let rules = position.rules();
        let mut supply = Self {
            cells: 0,
            within_reach: B::EMPTY,
        };
        let board = rules.board();
        // The cells that are not higher than each level: where a lowest cube can come to stand.
        let low = Level::ALL.map(|level| narrow(board.cells() - position.cells_built_to(level)));
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
                supply.within_reach |= possible_cells(orientation, &low);
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
fn possible_cells<B: Bits>(orientation: &Orientation, low: &[B; Level::COUNT]) -> B {
    let offset = |column: &Column| u32::from(column.offset(B::STRIDE as u8));
    // From further right it would reach into the next row.
    let in_row = B::STRIDE + 1 - u32::from(orientation.width());
    let mut places = first_columns::<B>(in_row);
    for column in orientation.columns() {
        places = places & (low[usize::from(column.bottom)] >> offset(column));
    }
    let entered = orientation
        .columns()
        .iter()
        .map(|column| places << offset(column));
    entered.fold(B::EMPTY, |cells, more| cells | more)
}

/// The cells of so many columns.
fn first_columns<B: Bits>(count: u32) -> B {
    (0..B::STRIDE).fold(B::EMPTY, |set, row| {
        set | B::narrow(((1 << count) - 1) << (row * B::STRIDE))
    })
}

/// The board as one team sees it.
struct View<B> {
    has_east: B,
    own: B,
    /// The cells that it can build on, without its own.
    free: B,
}

impl<B: Bits> View<B> {
    fn of(position: &Position, team: Team, within_reach: B) -> Self {
        let own = narrow(position.tops(team));
        Self {
            has_east: narrow(position.rules().board().has_east()),
            own,
            free: within_reach & !own,
        }
    }

    /// The neighbours of cells, and perhaps some outside the board, which are neither free nor own.
    fn beside(&self, set: B) -> B {
        set.beside(self.has_east)
    }

    /// With the own tops that join on.
    fn flood(&self, mut set: B) -> B {
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
    fn layers(&self, side: B) -> Vec<B> {
        let mut layers = vec![self.flood(side & self.own)];
        let mut reached = layers[0];
        loop {
            let entered = if layers.len() == 1 {
                side | self.beside(reached)
            } else {
                self.beside(layers[layers.len() - 1])
            };
            let new = self.flood(entered & self.free & !reached) & !reached;
            if new.is_empty() {
                return layers;
            }
            reached |= new;
            layers.push(new);
        }
    }

    fn shortest(&self, from: B, to: B) -> Option<FewestCells> {
        let forth = self.layers(from);
        let count = forth.iter().position(|layer| layer.meets(to))?;
        let back = self.layers(to);
        // A cell that is built on is counted from both ends.
        let mut cells = B::EMPTY;
        for (i, &layer) in forth.iter().enumerate().take(count + 1) {
            let other = |at: usize| back.get(at).copied().unwrap_or(B::EMPTY);
            cells |= layer & self.own & other(count - i);
            cells |= layer & self.free & other(count + 1 - i);
        }
        Some(FewestCells {
            count: count as u32,
            cells: cells.wide(),
        })
    }
}
