//! Boards: which cells there are, the sides, and which pairs of sides are goals.

mod error;
mod side;
mod standard;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::{Bits, CellSet, with_word};
use crate::cell::{Cell, Direction};

pub use self::error::BoardError;
pub use self::side::{Goal, Side, SideId};

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
    has_east: CellSet,
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
            has_east: CellSet::EMPTY,
            sides: Vec::new(),
            goals: Vec::new(),
        };
        board.cells = cells
            .iter()
            .filter_map(|&cell| board.grid_bit(cell))
            .fold(CellSet::EMPTY, |set, bit| set.or(CellSet(1 << bit)));
        board.has_east = board.set_of(board.cells_in(board.cells).filter(|cell| {
            cell.step(Direction::East)
                .is_some_and(|east| board.contains(east))
        }));
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

    /// The cells that have a neighbour to the east. A step to the north needs no such set: what
    /// it leads to is a cell of the board or none.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::ring();
    /// assert!(board.set_contains(board.has_east(), "b4".parse()?));
    /// assert!(!board.set_contains(board.has_east(), "c4".parse()?), "there is the hole");
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[must_use]
    pub const fn has_east(&self) -> CellSet {
        self.has_east
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

    /// The cells that share an edge with a cell of a set; one of the set is among them when a
    /// neighbour of its own is in the set.
    ///
    /// ```
    /// use caminos_rules::Board;
    /// let board = Board::square();
    /// let corner = board.set_of(["a1".parse()?, "b1".parse()?]);
    /// let names: Vec<_> = board.cells_in(board.beside(corner)).map(|cell| cell.to_string()).collect();
    /// assert_eq!(names, ["a1", "a2", "b1", "b2", "c1"]);
    /// # Ok::<(), caminos_rules::ParseCellError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn beside(&self, set: CellSet) -> CellSet {
        with_word!(self, B => {
            let has_east = B::narrow(self.has_east.0);
            CellSet(B::narrow(set.0).beside(has_east).wide() & self.cells.0)
        })
    }

    /// The cells that can be reached from those of a set over joints, which
    /// [`Position::joints`](crate::Position::joints) gives.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// let board = position.rules().board();
    /// let start = board.set_of(["a1".parse()?]);
    /// let reached = board.flood(start, position.joints(Team::Yellow));
    /// assert_eq!(reached, position.tops(Team::Yellow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn flood(&self, set: CellSet, joints: [CellSet; 2]) -> CellSet {
        with_word!(self, B => {
            let [east, north] = joints.map(|joints| B::narrow(joints.0));
            CellSet(B::narrow(set.0).flood(east, north).wide())
        })
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
