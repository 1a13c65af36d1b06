//! The boards of the standard material.

use super::Board;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;

/// The four standard boards. Their sizes are this project's standard material: the
/// published sheets show boards only in pictures.
impl Board {
    /// The names of the standard boards.
    pub const STANDARD: [&str; 4] = ["square", "diamond", "octagon", "ring"];

    /// 8 by 8 cells with four straight sides.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// assert_eq!((board.cells().len(), board.sides().len()), (64, 4));
    /// ```
    #[must_use]
    pub fn square() -> Self {
        let sides: [(&str, CellTest); 4] = [
            ("N", |_, y| y == 7),
            ("E", |x, _| x == 7),
            ("S", |_, y| y == 0),
            ("W", |x, _| x == 0),
        ];
        Self::standard("square", 8, |_, _| true, &sides, &OPPOSITE_OF_FOUR)
    }

    /// 61 cells with four zigzag sides; each tip belongs to two of them.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::diamond();
    /// assert_eq!((board.cells().len(), board.sides().len()), (61, 4));
    /// ```
    #[must_use]
    pub fn diamond() -> Self {
        let sides: [(&str, CellTest); 4] = [
            ("NE", |x, y| x + y == 15 && x >= 5 && y >= 5),
            ("SE", |x, y| x - y == 5 && x >= 5 && y <= 5),
            ("SW", |x, y| x + y == 5),
            ("NW", |x, y| y - x == 5 && x <= 5 && y >= 5),
        ];
        let inside = |x: i8, y: i8| (x - 5).abs() + (y - 5).abs() <= 5;
        Self::standard("diamond", 11, inside, &sides, &OPPOSITE_OF_FOUR)
    }

    /// The square less three cells at each corner, with eight sides.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::octagon();
    /// assert_eq!((board.cells().len(), board.sides().len()), (52, 8));
    /// ```
    #[must_use]
    pub fn octagon() -> Self {
        Self::standard("octagon", 8, in_octagon, &EIGHT_SIDES, &GOALS_OF_EIGHT)
    }

    /// The octagon less its four central cells; the rim of the hole is no side.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::ring();
    /// assert_eq!((board.cells().len(), board.sides().len()), (48, 8));
    /// ```
    #[must_use]
    pub fn ring() -> Self {
        let inside =
            |x: i8, y: i8| in_octagon(x, y) && !((3..=4).contains(&x) && (3..=4).contains(&y));
        Self::standard("ring", 8, inside, &EIGHT_SIDES, &GOALS_OF_EIGHT)
    }

    fn standard(
        name: &str,
        width: u8,
        inside: CellTest,
        sides: &[(&str, CellTest)],
        goals: &[(usize, usize, bool)],
    ) -> Self {
        let grid = (0..width).flat_map(|x| (0..width).map(move |y| Cell::on_grid(x, y)));
        let holds = |test: CellTest, cell: &Cell| test(cell.x() as i8, cell.y() as i8);
        let cells: Vec<Cell> = grid.filter(|cell| holds(inside, cell)).collect();
        let sides: Vec<(&str, Vec<Cell>)> = sides
            .iter()
            .map(|&(side, on)| {
                (
                    side,
                    cells.iter().copied().filter(|c| holds(on, c)).collect(),
                )
            })
            .collect();
        let goals: Vec<_> = goals
            .iter()
            .map(|&(a, b, d)| (sides[a].0, sides[b].0, d))
            .collect();
        // `expect` would bring the texts of every fault of a board into the page.
        Self::new(name, &cells, &sides, &goals)
            .unwrap_or_else(|_| unreachable!("the standard boards are valid"))
    }
}

type CellTest = fn(i8, i8) -> bool;

fn in_octagon(x: i8, y: i8) -> bool {
    let (east, north) = (7 - x, 7 - y);
    x + y >= 2 && east + y >= 2 && x + north >= 2 && east + north >= 2
}

const EIGHT_SIDES: [(&str, CellTest); 8] = [
    ("N", |_, y| y == 7),
    ("NE", |x, y| (7 - x) + (7 - y) == 2),
    ("E", |x, _| x == 7),
    ("SE", |x, y| (7 - x) + y == 2),
    ("S", |_, y| y == 0),
    ("SW", |x, y| x + y == 2),
    ("W", |x, _| x == 0),
    ("NW", |x, y| x + (7 - y) == 2),
];

const OPPOSITE_OF_FOUR: [(usize, usize, bool); 2] = [(0, 2, false), (1, 3, false)];

/// Exactly opposite sides count double; a side and a neighbour of its opposite count once.
const GOALS_OF_EIGHT: [(usize, usize, bool); 12] = [
    (0, 4, true),
    (1, 5, true),
    (2, 6, true),
    (3, 7, true),
    (0, 3, false),
    (0, 5, false),
    (1, 4, false),
    (1, 6, false),
    (2, 5, false),
    (2, 7, false),
    (3, 6, false),
    (4, 7, false),
];
