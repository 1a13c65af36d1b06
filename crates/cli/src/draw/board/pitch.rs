//! How large a cell is in a terminal.

use caminos_rules::Board;

/// The columns at the left that hold the row numbers.
pub(super) const NAMES: u16 = 3;

/// From one cell to the next, in characters, the line between them included.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pitch {
    pub(crate) across: u16,
    pub(crate) down: u16,
}

impl Pitch {
    /// From the largest to the smallest.
    const ALL: [Self; 5] = [
        Self { across: 8, down: 4 },
        Self { across: 6, down: 3 },
        Self { across: 6, down: 2 },
        Self { across: 4, down: 2 },
        Self::LEAST,
    ];

    /// Too low for lines between the rows: walls to the north are drawn as a thin bar at
    /// the upper edge of the cell.
    pub(super) const LEAST: Self = Self { across: 4, down: 1 };

    pub(crate) const SHOWN: Self = Self { across: 6, down: 3 };

    /// The largest that fits.
    pub(crate) fn fitting(board: &Board, width: u16, height: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|pitch| {
            let (w, h) = pitch.size(board);
            w <= width && h <= height
        })
    }

    /// Columns and rows that a board takes with its names.
    pub(crate) fn size(self, board: &Board) -> (u16, u16) {
        let (w, h) = (u16::from(board.width()), u16::from(board.height()));
        let lines = if self.has_lines() { 1 } else { 0 };
        (NAMES + w * self.across + 1, h * self.down + lines + 1)
    }

    /// The column and row of the cell at a place of the drawing; the lines around a cell count
    /// as the cell.
    pub(crate) fn cell_at(self, board: &Board, (x, y): (u16, u16)) -> Option<(u8, u8)> {
        let column = x.checked_sub(NAMES)? / self.across;
        let row = u16::from(board.height()).checked_sub(y / self.down + 1)?;
        let cell = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        (cell.0 < board.width()).then_some(cell)
    }

    /// Whether there is a line of characters between two rows.
    pub(super) const fn has_lines(self) -> bool {
        self.down > 1
    }
}
