//! The sides of a board, and the goals made of them.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::CellSet;

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
    pub(super) name: String,
    pub(super) cells: CellSet,
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

/// The number of a side in [`Board::sides`](crate::Board::sides).
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
    /// The index into [`Board::sides`](crate::Board::sides).
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
