//! Games played on at random.

use caminos_rules::{Move, Position, Team};

use caminos_cei::Random;

/// Plays uniformly random placements to the end of the game and takes them back; gives the winner.
pub(super) fn playout(position: &mut Position, random: &mut Random) -> Option<Team> {
    let mut plies = 0u32;
    while !position.is_over() {
        let count = position.count_placements();
        let Some(placement) = position.nth_placement(random.below(count.max(1))) else {
            break;
        };
        position.play_unchecked(placement.into());
        plies += 1;
    }
    let winner = winner(position);
    for _ in 0..plies {
        position.undo();
    }
    winner
}

/// The winner of a game that is over. `outcome` has it as well, but also looks for
/// the shortest path, which takes longer than all the rest.
fn winner(position: &Position) -> Option<Team> {
    match position.history().next_back() {
        Some((seat, Move::Place(_))) if position.is_connected(seat.team()) => Some(seat.team()),
        _ => position.outcome()?.winner(),
    }
}
