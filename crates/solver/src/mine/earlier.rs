//! Longer wins that end in a known one. Few positions of a game are a long win with one solution, but
//! a position with one move of each side taken back often is: what was the only way from there on
//! still is.

use caminos_cei::Stop;
use caminos_puzzle::{Puzzle, Task};
use caminos_rules::{Material, Seat, Setup};

use super::{MineOptions, find_win_under_threat};

/// The wins that take more moves than this one and lead to it.
pub(super) fn longer_wins(puzzle: &Puzzle, options: &MineOptions, stop: &Stop) -> Vec<Puzzle> {
    let Task::Connect { moves } = puzzle.task else {
        return Vec::new();
    };
    if moves >= options.most_moves {
        return Vec::new();
    }
    let mut found = Vec::new();
    for setup in earlier_positions(&puzzle.position.setup()) {
        if stop.is_stopped() {
            break;
        }
        let Ok(position) = setup.position(Material::standard()) else {
            continue;
        };
        let longer = find_win_under_threat(&position, options)
            .filter(|earlier| earlier.task.own_moves() > moves);
        if let Some(longer) = longer {
            found.extend(longer_wins(&longer, options, stop));
            found.push(longer);
        }
    }
    found
}

/// The positions one move of each side before this one, whichever pieces were placed last. Not all
/// of them can be built: a piece may stand on one that was taken back.
#[must_use]
pub fn earlier_positions(setup: &Setup) -> Vec<Setup> {
    let Some(turn) = setup.turn else {
        return Vec::new();
    };
    let reply = seat_before(setup, turn);
    let first = seat_before(setup, reply);
    let pieces_of = |seat: Seat| {
        let pieces = setup.pieces.iter().enumerate();
        let own = pieces.filter(move |(_, piece)| piece.seat == Some(seat));
        own.map(|(i, _)| i)
    };
    let mut earlier = Vec::new();
    for i in pieces_of(first) {
        for j in pieces_of(reply) {
            let mut setup = setup.clone();
            setup.pieces.remove(i.max(j));
            setup.pieces.remove(i.min(j));
            setup.turn = Some(first);
            earlier.push(setup);
        }
    }
    earlier
}

/// The seat that has the turn before this one.
fn seat_before(setup: &Setup, seat: Seat) -> Seat {
    let count = setup.players.count();
    let number = (usize::from(seat.number()) + count - 2) % count + 1;
    Seat::new(number as u8).unwrap_or(seat)
}
