//! What is marked on a drawing.

use caminos_rules::{Cell, CellSet, Cube, Face, Path, Position};

use crate::relief::Relief;

/// What is marked on a drawing.
#[derive(Clone, Debug, Default)]
pub struct Marks {
    /// The path to dot, face by face.
    pub path: Option<Path>,
    /// The cells of the piece that came last.
    pub last: CellSet,
    /// The piece that hovers over the board.
    pub ghost: Option<GhostMark>,
    /// The cubes of a piece that may not be placed, for pictures.
    pub refused: Vec<Cube>,
    /// The cells that a text points at.
    pub marked: CellSet,
}

/// A hovering piece.
#[derive(Clone, Debug)]
pub struct GhostMark {
    /// The cells of the bounding rectangle that it would enter, on the board or not, with
    /// the number of cubes for each.
    pub columns: Vec<(Cell, u8)>,
    /// Whether it may be placed there; the drawn position then holds it already.
    pub legal: bool,
    /// The cells that break a rule.
    pub offending: Vec<Cell>,
}

impl GhostMark {
    /// Whether it would enter a cell.
    #[must_use]
    pub fn covers(&self, cell: Option<Cell>) -> bool {
        cell.is_some_and(|cell| self.columns.iter().any(|(own, _)| *own == cell))
    }
}

impl Marks {
    /// The winning path and the last piece of a position.
    pub fn of(position: &Position) -> Self {
        let winner = position.outcome().and_then(|outcome| outcome.winner());
        Self {
            path: winner.and_then(|team| position.shortest_path(team)),
            last: position
                .history()
                .next_back()
                .and_then(|(_, mv)| mv.placement())
                .map_or(CellSet::EMPTY, |placement| {
                    position.rules().footprint(placement)
                }),
            ..Self::default()
        }
    }

    /// Whether a text points at a cell.
    #[must_use]
    pub fn is_marked(&self, relief: &Relief<'_>, cell: Cell) -> bool {
        relief.board().set_contains(self.marked, cell)
    }

    /// Whether the path goes over a cell.
    #[must_use]
    pub fn on_path(&self, cell: Cell) -> bool {
        self.path
            .as_ref()
            .is_some_and(|path| path.cells().any(|own| own == cell))
    }

    /// Whether the path climbs the wall between two neighbours.
    pub fn climbs(&self, a: Cell, b: Cell) -> bool {
        self.path.as_ref().is_some_and(|path| {
            path.faces().iter().any(|face| match face {
                Face::Top(_) => false,
                Face::Wall { cube, facing } => {
                    let lower = cube.cell.step(*facing);
                    (cube.cell == a && lower == Some(b)) || (cube.cell == b && lower == Some(a))
                }
            })
        })
    }
}
