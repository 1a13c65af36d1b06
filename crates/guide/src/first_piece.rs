//! The first piece that somebody is shown who plays for the first time.

use caminos_rules::{Colour, Cube, Placement, Position};

/// A piece to begin with: it lies flat, as in the first lessons, and as near to the middle of the
/// board as can be. The engine begins with upright pieces, which are better, and look pointless to
/// somebody who has not seen a wall being of use. None when the seat to move has a piece on the
/// board, or may place none of its own.
///
/// ```
/// use caminos_guide::first_piece;
/// use caminos_rules::{Options, Position, Rules};
/// let position = Position::new(Rules::standard("square", Options::default())?);
/// let placement = first_piece(&position).ok_or("no piece")?;
/// assert!(position.rules().columns(placement).all(|(_, column)| column.cubes == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn first_piece(position: &Position) -> Option<Placement> {
    let seat = position.to_move().filter(|_| !position.places_neutral())?;
    let mut pieces = position.pieces();
    if pieces.any(|piece| piece.seat == seat && piece.colour != Colour::Neutral) {
        return None;
    }
    let rules = position.rules();
    let board = rules.board();
    let (mut x, mut y, mut count) = (0, 0, 0);
    for cell in board.cells_in(board.cells()) {
        x += i32::from(cell.x());
        y += i32::from(cell.y());
        count += 1;
    }
    let mut nearest = (i32::MAX, None);
    for placement in position.placements() {
        let mut farthest = 0;
        for Cube { cell, level } in rules.cubes(placement) {
            let dx = i32::from(cell.x()) * count - x;
            let dy = i32::from(cell.y()) * count - y;
            let away = if level.get() == 0 {
                dx * dx + dy * dy
            } else {
                i32::MAX
            };
            farthest = farthest.max(away);
        }
        if farthest < nearest.0 {
            nearest = (farthest, Some(placement));
        }
    }
    nearest.1
}
