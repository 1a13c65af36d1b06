//! A position as stacks of cubes that know their pieces, ready to draw.

use caminos_rules::{Board, Cell, Colour, Piece, Position, Team};

/// The stacks of all cells of the bounding rectangle.
pub struct Relief<'p> {
    position: &'p Position,
    width: usize,
    stacks: Vec<Vec<Piece>>,
}

/// What lies between two neighbouring cells of the bounding rectangle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Border {
    /// Neither cell is on the board.
    Nothing,
    /// One of the two is, so this is the board's outline.
    Outline,
    /// Two empty cells.
    Empty,
    /// Two cubes of one piece, level with each other.
    Seam,
    /// Two tops or a top and the board, level or one step with nothing to climb.
    Flat,
    /// Faces that a path would have to climb, lowest first. Those at level 0 are left out:
    /// a cell without cubes has no top to climb from.
    Wall(Vec<Piece>),
}

impl<'p> Relief<'p> {
    /// The stacks of a position.
    pub fn new(position: &'p Position) -> Self {
        let board = position.rules().board();
        let width = usize::from(board.width());
        let mut stacks = vec![Vec::new(); width * usize::from(board.height())];
        // Pieces come in the order of placing, so every stack grows from below.
        for piece in position.pieces() {
            for cube in position.rules().cubes(piece.placement) {
                stacks[usize::from(cube.cell.y()) * width + usize::from(cube.cell.x())].push(piece);
            }
        }
        Self {
            position,
            width,
            stacks,
        }
    }

    /// The board.
    pub fn board(&self) -> &'p Board {
        self.position.rules().board()
    }

    /// Whether a cell is on the board.
    pub fn is_cell(&self, cell: Option<Cell>) -> bool {
        cell.is_some_and(|cell| self.board().contains(cell))
    }

    /// The pieces whose cubes stand in a cell, lowest first; none off the board.
    pub fn stack(&self, cell: Cell) -> &[Piece] {
        if self.board().contains(cell) {
            &self.stacks[usize::from(cell.y()) * self.width + usize::from(cell.x())]
        } else {
            &[]
        }
    }

    /// The piece whose cube is the uppermost in a cell.
    pub fn top(&self, cell: Cell) -> Option<Piece> {
        self.stack(cell).last().copied()
    }

    /// What lies between two neighbouring cells.
    pub fn border(&self, a: Option<Cell>, b: Option<Cell>) -> Border {
        let on_board = |cell: Option<Cell>| cell.filter(|&cell| self.board().contains(cell));
        let (a, b) = match (on_board(a), on_board(b)) {
            (None, None) => return Border::Nothing,
            (Some(a), Some(b)) => (self.stack(a), self.stack(b)),
            _ => return Border::Outline,
        };
        let (lower, taller) = if a.len() < b.len() { (a, b) } else { (b, a) };
        let wall = &taller[lower.len().max(1).min(taller.len())..];
        match (lower.last(), taller.last()) {
            _ if !wall.is_empty() => Border::Wall(wall.to_vec()),
            (None, None) => Border::Empty,
            (Some(a), Some(b)) if a.id == b.id => Border::Seam,
            _ => Border::Flat,
        }
    }

    /// The team whose tops two neighbours both are, and whether a path can pass.
    pub fn joint(&self, a: Option<Cell>, b: Option<Cell>) -> Option<(Team, bool)> {
        let (a, b) = (a?, b?);
        let team = |cell| {
            self.top(cell)
                .map(|piece| piece.colour)
                .and_then(Colour::team)
        };
        let team = team(a).filter(|&own| team(b) == Some(own))?;
        Some((team, self.position.are_joined(team, a, b)))
    }
}
