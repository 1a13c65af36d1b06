//! Sides as lists of cells and ranges: `a3 b2 c1`, `a8-h8`.

use toml::Spanned;

use super::{Board, MaterialFault, MaterialFileError, Side, Source};
use crate::board::BoardError;
use crate::cell::Cell;

impl Source<'_> {
    /// The cells of a side, all of which must be cells of the board.
    pub(super) fn side_cells(
        &self,
        board: &str,
        side: &str,
        list: &Spanned<String>,
        cells: &[Cell],
    ) -> Result<Vec<Cell>, MaterialFileError> {
        let text = list.get_ref();
        let mut listed: Vec<Cell> = Vec::new();
        let mut next = 0;
        for item in text.split([' ', ',', '\t', '\r', '\n']) {
            let at = next;
            next += item.len() + 1;
            if item.is_empty() {
                continue;
            }
            let named = range(item).map_err(|fault| self.error_in(list, at, fault))?;
            for cell in named {
                if !cells.contains(&cell) {
                    let error = BoardError::SideOffBoard {
                        name: board.to_owned(),
                        side: side.to_owned(),
                        cell,
                    };
                    return Err(self.error_in(list, at, error));
                }
                // A cell listed twice is no harm, and a list is never longer than a board.
                if !listed.contains(&cell) {
                    listed.push(cell);
                }
            }
        }
        Ok(listed)
    }
}

/// A cell, or the cells from one to another in a straight or diagonal line.
fn range(item: &str) -> Result<Vec<Cell>, MaterialFault> {
    let parse = |name: &str| {
        let name: String = name.chars().take(24).collect();
        name.parse::<Cell>()
    };
    let Some((from, to)) = item.split_once('-') else {
        return Ok(vec![parse(item)?]);
    };
    let (from, to) = (parse(from)?, parse(to)?);
    let across = to.x().abs_diff(from.x());
    let up = to.y().abs_diff(from.y());
    if across != up && across != 0 && up != 0 {
        return Err(MaterialFault::BadRange { from, to });
    }
    let step = |from: u8, to: u8, i: u8| match to.cmp(&from) {
        core::cmp::Ordering::Less => from - i,
        core::cmp::Ordering::Equal => from,
        core::cmp::Ordering::Greater => from + i,
    };
    let along = |i| Cell::on_grid(step(from.x(), to.x(), i), step(from.y(), to.y(), i));
    Ok((0..=across.max(up)).map(along).collect())
}

/// The list of a side's cells.
pub(super) fn text_of(board: &Board, side: &Side) -> String {
    let cells: Vec<String> = board
        .cells_in(side.cells())
        .map(|cell| cell.to_string())
        .collect();
    cells.join(" ")
}
