//! The ways to turn and mirror a board that change nothing in the game.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::CellSet;
use crate::board::{Board, Goal};
use crate::cell::Cell;
use crate::placement::{OrientationId, Placement};
use crate::rules::{OrientationMasks, Rules};
use crate::shape::{Column, Orientation};
use crate::small_sort::small_sort;

/// A turn or reflection of the grid: transpose, then mirror left-right and top-bottom.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    transpose: bool,
    flip_x: bool,
    flip_y: bool,
}

impl Symmetry {
    /// The one that moves nothing.
    pub const IDENTITY: Self = Self {
        transpose: false,
        flip_x: false,
        flip_y: false,
    };

    fn all() -> impl Iterator<Item = Self> {
        (0..8u8).map(|i| Self {
            transpose: i & 4 != 0,
            flip_x: i & 1 != 0,
            flip_y: i & 2 != 0,
        })
    }

    /// The one that undoes this one.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let cell = "b1".parse()?;
    /// for symmetry in rules.symmetries().iter() {
    ///     assert_eq!(rules.map_cell(symmetry.inverse(), rules.map_cell(symmetry, cell)), cell);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Self {
        if self.transpose {
            Self {
                transpose: true,
                flip_x: self.flip_y,
                flip_y: self.flip_x,
            }
        } else {
            self
        }
    }

    /// Maps the lower left corner of a box of `size` inside a box of `outer`, both given
    /// before mapping.
    fn map_anchor(self, (x, y): (u8, u8), size: (u8, u8), outer: (u8, u8)) -> (u8, u8) {
        let turn = |(a, b): (u8, u8)| if self.transpose { (b, a) } else { (a, b) };
        let ((x, y), size, outer) = (turn((x, y)), turn(size), turn(outer));
        (
            if self.flip_x { outer.0 - size.0 - x } else { x },
            if self.flip_y { outer.1 - size.1 - y } else { y },
        )
    }

    fn map_orientation(self, orientation: &Orientation) -> Vec<Column> {
        let outer = (orientation.width(), orientation.depth());
        let mut columns: Vec<Column> = orientation
            .columns()
            .iter()
            .map(|&column| {
                let (dx, dy) = self.map_anchor((column.dx, column.dy), (1, 1), outer);
                Column { dx, dy, ..column }
            })
            .collect();
        small_sort(&mut columns);
        columns
    }
}

/// The symmetries of a board that keep its cells, outer edge, goals and shapes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symmetries {
    /// Each with the orientation that it makes of every orientation.
    elements: Vec<(Symmetry, Vec<OrientationId>)>,
}

impl Symmetries {
    /// The symmetries, the identity first.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules, Symmetry};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.symmetries().iter().next(), Some(Symmetry::IDENTITY));
    /// assert_eq!(rules.symmetries().iter().count(), 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Symmetry> {
        self.elements.iter().map(|(symmetry, _)| *symmetry)
    }

    pub(crate) fn of(
        board: &Board,
        masks: &[OrientationMasks],
        ranges: &[core::ops::Range<usize>],
    ) -> Self {
        let elements = Symmetry::all()
            .filter(|symmetry| !symmetry.transpose || board.width() == board.height())
            .filter(|&symmetry| keeps_goals(board, symmetry))
            .filter_map(|symmetry| {
                let image = |t: &OrientationMasks| {
                    let columns = symmetry.map_orientation(&t.orientation);
                    let range = ranges[t.shape.index()].clone();
                    let found = range
                        .clone()
                        .find(|&i| masks[i].orientation.columns() == columns);
                    found.map(|i| OrientationId(i as u8))
                };
                Some((
                    symmetry,
                    masks.iter().map(image).collect::<Option<Vec<_>>>()?,
                ))
            })
            .collect();
        Self { elements }
    }
}

fn map_cell(board: &Board, symmetry: Symmetry, cell: Cell) -> Cell {
    let outer = (board.width(), board.height());
    let (x, y) = symmetry.map_anchor((cell.x(), cell.y()), (1, 1), outer);
    Cell::on_grid(x, y)
}

fn map_set(board: &Board, symmetry: Symmetry, set: CellSet) -> CellSet {
    board.set_of(
        board
            .cells_in(set)
            .map(|cell| map_cell(board, symmetry, cell)),
    )
}

/// Whether the board looks the same: its cells, its outer edge and its goals. Sides are
/// compared by their cells, since two sides may have the same.
fn keeps_goals(board: &Board, symmetry: Symmetry) -> bool {
    let image = |set: CellSet| map_set(board, symmetry, set);
    let key = |[a, b]: [CellSet; 2], goal: &Goal| (a.0.min(b.0), a.0.max(b.0), goal.doubled);
    let sides = |goal: &Goal| goal.sides.map(|side| board.sides()[side.index()].cells());
    let own: Vec<_> = board.goals().iter().map(|g| key(sides(g), g)).collect();
    image(board.cells()) == board.cells()
        && image(board.rim()) == board.rim()
        && board
            .goals()
            .iter()
            .all(|goal| own.contains(&key(sides(goal).map(image), goal)))
}

/// Mapping by a symmetry of this board.
impl Rules {
    /// The cell that a cell of the board becomes.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let corner = "a1".parse()?;
    /// let images: std::collections::BTreeSet<_> =
    ///     rules.symmetries().iter().map(|s| rules.map_cell(s, corner)).collect();
    /// assert_eq!(images.len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn map_cell(&self, symmetry: Symmetry, cell: Cell) -> Cell {
        map_cell(self.board(), symmetry, cell)
    }

    /// The set that a set of cells becomes.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let rim = rules.board().rim();
    /// assert!(rules.symmetries().iter().all(|symmetry| rules.map_cells(symmetry, rim) == rim));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn map_cells(&self, symmetry: Symmetry, set: CellSet) -> CellSet {
        map_set(self.board(), symmetry, set)
    }

    /// The placement that a placement becomes.
    ///
    /// # Panics
    /// When the symmetry is not one of [`Rules::symmetries`].
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let rules = position.rules();
    /// let placement = position.resolve(&"Ia1^3".parse()?)?.placement().unwrap();
    /// let images = rules.symmetries().iter().map(|s| rules.map_placement(s, placement));
    /// assert_eq!(images.collect::<std::collections::BTreeSet<_>>().len(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn map_placement(&self, symmetry: Symmetry, placement: Placement) -> Placement {
        let (_, images) = self
            .symmetries()
            .elements
            .iter()
            .find(|(known, _)| *known == symmetry)
            .expect("a symmetry of this board");
        let orientation = self.orientation(placement.orientation);
        let anchor = self.anchor(placement);
        let (x, y) = symmetry.map_anchor(
            (anchor.x(), anchor.y()),
            (orientation.width(), orientation.depth()),
            (self.board().width(), self.board().height()),
        );
        Placement {
            orientation: images[placement.orientation.index()],
            anchor: y * self.board().stride() + x,
        }
    }
}
