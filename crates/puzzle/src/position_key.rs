//! What a position is for the rest of the game.

use caminos_rules::{CellSet, Colour, Level, Position, Rules, Seat, Symmetry};

/// What a position is for the rest of the game, apart from how it came about: equal for
/// positions that are the same but for a symmetry of the board or for cubes that nothing
/// depends on any more.
///
/// Of a cell these count: its height, the colour of its top, and where it is three high the
/// colour in the middle, which can still be part of a wall.
///
/// ```
/// use caminos_puzzle::PositionKey;
/// use caminos_rules::{Options, Position, Rules};
/// let start = Position::new(Rules::standard("square", Options::default())?);
/// let [mut one, mut other] = [start.clone(), start];
/// one.play_text(&"Ia1^3".parse()?)?;
/// other.play_text(&"Ih8^3".parse()?)?;
/// assert_eq!(PositionKey::of(&one), PositionKey::of(&other));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionKey {
    cells: Vec<u8>,
    supplies: Vec<u8>,
    turn: Option<Seat>,
    is_neutral: bool,
    out: Vec<bool>,
    edges: Option<[u8; 2]>,
}

impl PositionKey {
    /// The key of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let rules = position.rules();
        let states = cell_states(position);
        let images = rules.symmetries().iter();
        let images = images.map(|symmetry| image(rules, symmetry, &states));
        let supplies = rules.seats().flat_map(|seat| {
            let shapes = rules.shape_ids();
            shapes.map(move |shape| position.supply(seat, shape))
        });
        // They decide only where points are counted.
        let edges = rules.options().scoring.then(|| {
            let pieces = position.edge_pieces();
            [pieces.yellow, pieces.green]
        });
        Self {
            cells: images.min().unwrap_or_default(),
            supplies: supplies.collect(),
            turn: position.to_move(),
            is_neutral: position.places_neutral(),
            out: rules.seats().map(|seat| position.is_out(seat)).collect(),
            edges,
        }
    }
}

fn image(rules: &Rules, symmetry: Symmetry, states: &[u8; CELLS]) -> Vec<u8> {
    let board = rules.board();
    let width = usize::from(board.width());
    let mut image = vec![0; width * usize::from(board.height())];
    for (cell, bit) in board.cells_in(board.cells()).zip(bits(board.cells())) {
        let to = rules.map_cell(symmetry, cell);
        image[usize::from(to.y()) * width + usize::from(to.x())] = states[bit];
    }
    image
}

/// More than any board has cells.
const CELLS: usize = u128::BITS as usize;

/// The numbers of the bits of a set, lowest first.
fn bits(set: CellSet) -> impl Iterator<Item = usize> {
    let mut rest = set.bits();
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            bit
        })
    })
}

/// What counts of each cell ([`PositionKey`]), as a number below 16, by the bit of the cell: 0 for
/// an empty one, then 1, 4 or 7 for the height and the number of the colour of the top, and where it
/// is three high three times that of the colour in the middle.
#[must_use]
pub fn cell_states(position: &Position) -> [u8; CELLS] {
    let mut states = [0; CELLS];
    for (level, base) in Level::all().zip([1, 4, 7]) {
        for (number, colour) in (0..).zip(Colour::ALL) {
            let middle = u8::from(level.get() == 2) * 3;
            for bit in bits(position.cubes_of(colour, level)) {
                states[bit] = match (middle, states[bit]) {
                    (0, _) => base + number,
                    (_, below) => base + number + middle * (below - 4),
                };
            }
        }
    }
    states
}
