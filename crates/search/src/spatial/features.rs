//! What the spatial network sees of a position, from the view of the team to move.

use caminos_rules::{Bits, CellSet, Colour, Level, Position, Seat, Team};

use crate::evaluate::{INPUTS, PathCells, TeamFeatures, inputs};

/// The kinds of things that can be in a cell: own and foreign cubes by level, a neutral cube, own
/// and foreign tops by height, and the cells of both teams' short paths.
pub(crate) const PLANES: usize = 17;

/// Shapes of which supplies are counted.
const SHAPES: usize = 4;

/// Inputs that belong to no cell: those of the plain evaluation, and both teams' supplies. The
/// last one is always 1.
pub(crate) const DENSE: usize = INPUTS + 2 * SHAPES;

/// A position as training data.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Features {
    /// Plane and cell, by its number on the board.
    pub(crate) active: Vec<(u8, u8)>,
    pub(crate) dense: [f32; DENSE],
}

impl Features {
    pub(crate) fn of<B: Bits>(
        position: &Position,
        layout: &super::BoardLayout,
        own: (&TeamFeatures, &PathCells<B>),
        other: (&TeamFeatures, &PathCells<B>),
    ) -> Self {
        let mut active = Vec::new();
        for_each_active(position, own.1, other.1, |plane, bit| {
            active.push((plane as u8, layout.number(bit) as u8));
        });
        Self {
            active,
            dense: dense(position, own.0, other.0),
        }
    }
}

/// Calls back for everything that is there, with its plane and the bit of its cell.
pub(super) fn for_each_active<B: Bits>(
    position: &Position,
    own_paths: &PathCells<B>,
    other_paths: &PathCells<B>,
    mut visit: impl FnMut(usize, u32),
) {
    let team = position.to_move().map_or(Team::Yellow, Seat::team);
    let narrow = |set: CellSet| B::narrow(set.bits());
    let mut plane = 0;
    let mut add = |mut set: B| {
        while !set.is_empty() {
            visit(plane, set.lowest());
            set = set.without_lowest();
        }
        plane += 1;
    };
    let mut neutral = B::EMPTY;
    for colour in [Colour::from(team), Colour::from(team.other())] {
        for level in Level::all() {
            add(narrow(position.cubes_of(colour, level)));
        }
    }
    for level in Level::all() {
        neutral |= narrow(position.cubes_of(Colour::Neutral, level));
    }
    add(neutral);
    let mut built = Level::all().map(|level| narrow(position.cells_built_to(level)));
    let built: [B; Level::COUNT] = std::array::from_fn(|_| built.next().unwrap_or(B::EMPTY));
    let of_height = [built[0] & !built[1], built[1] & !built[2], built[2]];
    for team in [team, team.other()] {
        let tops = narrow(position.tops(team));
        for height in of_height {
            add(tops & height);
        }
    }
    for cells in [
        own_paths.shortest,
        own_paths.near_shortest & !own_paths.shortest,
        other_paths.shortest,
        other_paths.near_shortest & !other_paths.shortest,
    ] {
        add(cells);
    }
}

/// The inputs that belong to no cell.
pub(super) fn dense(position: &Position, own: &TeamFeatures, other: &TeamFeatures) -> [f32; DENSE] {
    let mut dense = [1.0; DENSE];
    let plain = inputs(own, other);
    dense[..INPUTS - 1].copy_from_slice(&plain[..INPUTS - 1]);
    let team = position.to_move().map_or(Team::Yellow, Seat::team);
    let rules = position.rules();
    for (side, team) in [team, team.other()].into_iter().enumerate() {
        for (i, shape) in rules.shape_ids().take(SHAPES).enumerate() {
            let seats = rules.seats().filter(|seat| seat.team() == team);
            let left: u8 = seats.map(|seat| position.supply(seat, shape)).sum();
            dense[INPUTS - 1 + side * SHAPES + i] = f32::from(left) / 4.0;
        }
    }
    dense
}
