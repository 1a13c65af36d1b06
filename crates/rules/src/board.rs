//! Boards: which cells there are, the sides, and which pairs of sides are goals.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::{Bits, CellSet};
use crate::cell::{Cell, Direction};

/// A stretch of the outline that a path can start or end at.
///
/// ```
/// use caminos_rules::Board;
/// let board = Board::square();
/// let north = &board.sides()[0];
/// assert_eq!(north.name(), "N");
/// assert!(board.set_contains(north.cells(), "h8".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    name: String,
    cells: CellSet,
}

impl Side {
    /// Its name, such as `N` or `SE`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its cells; a corner cell belongs to two sides.
    #[must_use]
    pub const fn cells(&self) -> CellSet {
        self.cells
    }
}

/// The number of a side in [`Board::sides`].
///
/// ```
/// use caminos_rules::Board;
/// let board = Board::square();
/// let south = board.side("S").unwrap();
/// assert_eq!(board.sides()[south.index()].name(), "S");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SideId(pub(crate) u8);

impl SideId {
    /// The index into [`Board::sides`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Two sides that win when joined.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// The two sides.
    pub sides: [SideId; 2],
    /// Whether its points count twice (exactly opposite sides of the octagonal boards).
    pub doubled: bool,
}

/// Why a description is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BoardError {
    /// The name cannot be used in commands and records.
    #[error("board name \"{0}\" is not made of 1 to 32 lower-case letters, digits and hyphens")]
    BadName(String),
    /// There is no cell.
    #[error("board \"{0}\" has no cells")]
    Empty(String),
    /// The grid is too large.
    #[error(
        "board \"{name}\" is {width} by {height}; the limit is {max} by {max} cells",
        max = Board::MAX_SIZE
    )]
    TooLarge {
        /// The board.
        name: String,
        /// Columns of its bounding rectangle.
        width: usize,
        /// Rows of its bounding rectangle.
        height: usize,
    },
    /// The side's name cannot be used in goals.
    #[error("side name \"{side}\" of board \"{name}\" is not made of 1 to 8 letters and digits")]
    BadSideName {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// A side has no cells.
    #[error("side \"{side}\" of board \"{name}\" has no cells")]
    EmptySide {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// Two sides have one name.
    #[error("board \"{name}\" names side \"{side}\" twice")]
    RepeatedSide {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// A side lists a place that is no cell.
    #[error("side \"{side}\" of board \"{name}\" lists {cell}, which is not a cell of the board")]
    SideOffBoard {
        /// The board.
        name: String,
        /// The side.
        side: String,
        /// The place.
        cell: Cell,
    },
    /// A goal names a side that the board does not have.
    #[error("a goal of board \"{name}\" names the unknown side \"{side}\" (its sides: {known})")]
    UnknownSide {
        /// The board.
        name: String,
        /// The name that was not found.
        side: String,
        /// The sides that there are.
        known: String,
    },
    /// A goal joins a side with itself.
    #[error("a goal of board \"{name}\" joins side \"{side}\" with itself")]
    GoalWithItself {
        /// The board.
        name: String,
        /// The side.
        side: String,
    },
    /// Nobody could ever win.
    #[error("board \"{0}\" has no goals: name at least one pair of sides to join")]
    NoGoals(String),
    /// More sides than fit.
    #[error(
        "board \"{name}\" has {count} sides; the limit is {}",
        Board::MAX_SIDES
    )]
    TooManySides {
        /// The board.
        name: String,
        /// How many it has.
        count: usize,
    },
}

/// A grid of cells with named sides and goals.
///
/// ```
/// use caminos_rules::Board;
/// let ring = Board::ring();
/// assert_eq!(ring.cells().len(), 48);
/// assert!(!ring.contains("d4".parse()?));
/// # Ok::<(), caminos_rules::ParseCellError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    name: String,
    width: u8,
    height: u8,
    cells: CellSet,
    sides: Vec<Side>,
    goals: Vec<Goal>,
}

impl Board {
    /// The most rows and columns that a board may have.
    pub const MAX_SIZE: u8 = 11;
    /// The most sides.
    pub const MAX_SIDES: usize = 16;

    /// A board from its cells, its sides by name, and its goals as pairs of names, each
    /// with whether it counts double. Rows and columns outside all cells are kept: a
    /// cell's name is what it was given as.
    ///
    /// # Errors
    /// When nobody could play or win on it, or it passes a limit; see [`BoardError`].
    ///
    /// ```
    /// use caminos_rules::{Board, Cell};
    /// let cells: Vec<Cell> = (0..16).filter_map(|i| Cell::new(i % 4, i / 4)).collect();
    /// let column = |x| cells.iter().copied().filter(|cell| cell.x() == x).collect::<Vec<_>>();
    /// let sides = [("W", column(0)), ("E", column(3))];
    /// let board = Board::new("small", &cells, &sides, &[("W", "E", false)])?;
    /// assert_eq!(board.cells().len(), 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        name: &str,
        cells: &[Cell],
        sides: &[(&str, Vec<Cell>)],
        goals: &[(&str, &str, bool)],
    ) -> Result<Self, BoardError> {
        if !is_plain_name(name) {
            return Err(BoardError::BadName(name.chars().take(40).collect()));
        }
        let name = name.to_owned();
        let width = cells.iter().map(|c| usize::from(c.x()) + 1).max();
        let height = cells.iter().map(|c| usize::from(c.y()) + 1).max();
        let (Some(width), Some(height)) = (width, height) else {
            return Err(BoardError::Empty(name));
        };
        if width.max(height) > usize::from(Self::MAX_SIZE) {
            return Err(BoardError::TooLarge {
                name,
                width,
                height,
            });
        }
        if sides.len() > Self::MAX_SIDES {
            return Err(BoardError::TooManySides {
                name,
                count: sides.len(),
            });
        }
        let mut board = Self {
            name,
            width: width as u8,
            height: height as u8,
            cells: CellSet::EMPTY,
            sides: Vec::new(),
            goals: Vec::new(),
        };
        board.cells = cells
            .iter()
            .filter_map(|&cell| board.grid_bit(cell))
            .fold(CellSet::EMPTY, |set, bit| set.or(CellSet(1 << bit)));
        for (side, cells) in sides {
            board.add_side(side, cells)?;
        }
        for &(a, b, doubled) in goals {
            board.add_goal(a, b, doubled)?;
        }
        if board.goals.is_empty() {
            return Err(BoardError::NoGoals(board.name));
        }
        Ok(board)
    }

    fn add_side(&mut self, side: &str, cells: &[Cell]) -> Result<(), BoardError> {
        let (name, side) = (self.name.clone(), side.to_owned());
        if !(1..=8).contains(&side.len()) || !side.bytes().all(|b| b.is_ascii_alphanumeric()) {
            let side = side.chars().take(40).collect();
            return Err(BoardError::BadSideName { name, side });
        }
        if cells.is_empty() {
            return Err(BoardError::EmptySide { name, side });
        }
        if self.sides.iter().any(|known| known.name == side) {
            return Err(BoardError::RepeatedSide { name, side });
        }
        if let Some(&cell) = cells.iter().find(|cell| !self.contains(**cell)) {
            return Err(BoardError::SideOffBoard { name, side, cell });
        }
        let cells = self.set_of(cells.iter().copied());
        self.sides.push(Side { name: side, cells });
        Ok(())
    }

    fn add_goal(&mut self, a: &str, b: &str, doubled: bool) -> Result<(), BoardError> {
        let find = |side: &str| {
            self.side(side).ok_or_else(|| BoardError::UnknownSide {
                name: self.name.clone(),
                side: side.to_owned(),
                known: self
                    .sides
                    .iter()
                    .map(Side::name)
                    .collect::<Vec<_>>()
                    .join(", "),
            })
        };
        let sides = [find(a)?, find(b)?];
        if sides[0] == sides[1] {
            return Err(BoardError::GoalWithItself {
                name: self.name.clone(),
                side: a.to_owned(),
            });
        }
        self.goals.push(Goal { sides, doubled });
        Ok(())
    }

    /// The name, such as `square`.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert_eq!(Board::ring().name(), "ring");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Columns of the bounding rectangle.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert_eq!(Board::square().width(), 8);
    /// assert_eq!(Board::diamond().width(), 11);
    /// ```
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Rows of the bounding rectangle.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert_eq!(Board::square().height(), 8);
    /// assert_eq!(Board::diamond().height(), 11);
    /// ```
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// The distance between the bits of a cell and of its neighbour to the north in a
    /// [`CellSet`].
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert_eq!(Board::square().stride(), 8);
    /// assert_eq!(Board::diamond().stride(), 11);
    /// ```
    #[must_use]
    pub const fn stride(&self) -> u8 {
        if self.is_narrow() {
            u64::STRIDE as u8
        } else {
            u128::STRIDE as u8
        }
    }

    /// Whether sets of its cells fit into a `u64`.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert!(Board::ring().is_narrow());
    /// assert!(!Board::diamond().is_narrow());
    /// ```
    #[must_use]
    pub const fn is_narrow(&self) -> bool {
        let most = u64::STRIDE as u8;
        self.width <= most && self.height <= most
    }

    /// All cells.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::octagon();
    /// assert_eq!(board.cells().len(), 52);
    /// assert_eq!(board.cells_in(board.cells()).count(), 52);
    /// ```
    #[must_use]
    pub const fn cells(&self) -> CellSet {
        self.cells
    }

    /// The sides, clockwise from north on the standard boards.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::diamond();
    /// let names: Vec<_> = board.sides().iter().map(|side| side.name()).collect();
    /// assert_eq!(names, ["NE", "SE", "SW", "NW"]);
    /// ```
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// The side with this name.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// assert_eq!(board.side("E").map(|side| side.index()), Some(1));
    /// assert_eq!(board.side("NE"), None);
    /// ```
    #[must_use]
    pub fn side(&self, name: &str) -> Option<SideId> {
        self.sides
            .iter()
            .position(|side| side.name == name)
            .map(|i| SideId(i as u8))
    }

    /// The pairs of sides to join.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::octagon();
    /// assert_eq!(board.goals().len(), 12);
    /// assert_eq!(board.goals().iter().filter(|goal| goal.doubled).count(), 4);
    /// ```
    #[must_use]
    pub fn goals(&self) -> &[Goal] {
        &self.goals
    }

    /// The outer edge: every cell of every side. The ring's inner rim is not part of it.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// assert_eq!(Board::square().rim().len(), 28);
    /// assert_eq!(Board::ring().rim(), Board::octagon().rim());
    /// ```
    #[must_use]
    pub fn rim(&self) -> CellSet {
        self.sides
            .iter()
            .fold(CellSet::EMPTY, |rim, side| rim.or(side.cells))
    }

    /// Whether the cell belongs to the board.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// assert!(board.contains("h8".parse()?));
    /// assert!(!board.contains("i8".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.bit(cell).is_some()
    }

    /// Whether a set of cells of this board holds a cell.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::diamond();
    /// assert!(board.set_contains(board.rim(), "f1".parse()?));
    /// assert!(!board.set_contains(board.rim(), "f2".parse()?));
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[must_use]
    pub fn set_contains(&self, set: CellSet, cell: Cell) -> bool {
        self.bit(cell).is_some_and(|bit| set.0 >> bit & 1 == 1)
    }

    /// The cells of a set, in order of column and row.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let set = board.set_of(["b1".parse()?, "a2".parse()?, "a1".parse()?]);
    /// let names: Vec<_> = board.cells_in(set).map(|cell| cell.to_string()).collect();
    /// assert_eq!(names, ["a1", "a2", "b1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cells_in(&self, set: CellSet) -> impl Iterator<Item = Cell> {
        let (width, height, stride) = (self.width, self.height, self.stride());
        (0..width)
            .flat_map(move |x| (0..height).map(move |y| Cell::on_grid(x, y)))
            .filter(move |cell| set.0 >> (cell.y() * stride + cell.x()) & 1 == 1)
    }

    /// The set of those of the cells that belong to the board.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let set = board.set_of(["a1".parse()?, "h8".parse()?, "i9".parse()?]);
    /// assert_eq!(set.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_of(&self, cells: impl IntoIterator<Item = Cell>) -> CellSet {
        let bits = cells.into_iter().filter_map(|cell| self.bit(cell));
        bits.fold(CellSet::EMPTY, |set, bit| set.or(CellSet(1 << bit)))
    }

    /// The neighbours of a cell that share an edge with it, clockwise from north.
    ///
    /// ```
    /// use caminos_rules::{Board, Direction};
    /// let board = Board::square();
    /// let ways: Vec<_> = board.neighbours("a1".parse()?).map(|(way, _)| way).collect();
    /// assert_eq!(ways, [Direction::North, Direction::East]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = (Direction, Cell)> {
        Direction::ALL
            .into_iter()
            .filter_map(move |way| Some((way, cell.step(way).filter(|&to| self.contains(to))?)))
    }

    /// The cell's bit, if it is on the board.
    pub(crate) fn bit(&self, cell: Cell) -> Option<u8> {
        self.grid_bit(cell)
            .filter(|bit| self.cells.0 >> bit & 1 == 1)
    }

    /// The cell's bit, if it is in the bounding rectangle.
    pub(crate) fn grid_bit(&self, cell: Cell) -> Option<u8> {
        (cell.x() < self.width && cell.y() < self.height)
            .then(|| cell.y() * self.stride() + cell.x())
    }

    pub(crate) fn cell_at(&self, bit: u8) -> Cell {
        Cell::on_grid(bit % self.stride(), bit / self.stride())
    }
}

/// Whether boards and materials may have this name: it stands in commands, tags and links.
pub(crate) fn is_plain_name(name: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (1..=32).contains(&name.len()) && name.chars().all(allowed)
}

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
        Self::new(name, &cells, &sides, &goals).expect("the standard boards are valid")
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
