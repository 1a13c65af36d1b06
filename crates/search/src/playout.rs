//! Random playouts in which nobody overlooks a win.

use caminos_rules::{Position, Team};

use caminos_cei::Random;

/// Plays to the end and takes everything back; gives the winner.
pub(crate) fn playout(position: &mut Position, random: &mut Random) -> Option<Team> {
    let mut plies = 0u32;
    let winner = loop {
        let Some(seat) = position.to_move() else {
            break position.winner();
        };
        if plies > 0 && !position.places_neutral() && position.has_threat(seat) {
            break Some(seat.team());
        }
        let count = position.count_placements();
        let placement = position.nth_placement(random.below(count.max(1)));
        position.play_unchecked(placement.expect("a seat to move can place").into());
        plies += 1;
    };
    for _ in 0..plies {
        position.undo();
    }
    winner
}
