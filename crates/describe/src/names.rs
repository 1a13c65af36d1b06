//! Cells and seats in messages.

use caminos_message::{Arg, Message, names};
use caminos_rules::{Board, Cell, CellSet, Position, Seat};

/// A seat by its team, and by its number where four play.
pub(crate) fn player(position: &Position, seat: Seat) -> Message {
    names::seat(seat, position.rules().options().players)
}

/// The cells of a set in order. Everything here walks over lists and not over iterators of
/// its own, because each of those would weigh on the page.
#[inline(never)]
pub(crate) fn listed(board: &Board, set: CellSet) -> Vec<Cell> {
    board.cells_in(set).collect()
}

/// Cells one after the other, as all languages write them.
#[inline(never)]
pub(crate) fn cells(cells: &[Cell]) -> Arg {
    let mut text = String::new();
    for cell in cells {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&cell.to_string());
    }
    Arg::Text(text)
}

pub(crate) fn set(board: &Board, set: CellSet) -> Arg {
    cells(&listed(board, set))
}
