//! Counting the ways that a game can go on, to prove and to measure the move generator.

use crate::placement::Placement;
use crate::position::Position;

/// How many positions there are after exactly `depth` more placements; games that have
/// ended add nothing. The last placement is counted, not played.
///
/// ```
/// use caminos_rules::{Options, Position, Rules, perft};
/// let mut position = Position::new(Rules::standard("ring", Options::default())?);
/// assert_eq!(perft(&mut position, 2), 540_816);
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[must_use]
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_placements()),
        _ => {
            let mut nodes = 0;
            for placement in position.placements() {
                position.play_unchecked(placement.into());
                nodes += perft(position, depth - 1);
                position.undo();
            }
            nodes
        }
    }
}

/// The same number, with every placement played and its connection tested.
#[must_use]
pub fn perft_without_bulk(position: &mut Position, depth: u32) -> u64 {
    fn count(position: &mut Position, buffers: &mut [Vec<Placement>]) -> u64 {
        let Some((moves, rest)) = buffers.split_first_mut() else {
            return 1;
        };
        moves.clear();
        position.for_each_placement(|placement| moves.push(placement));
        let mut nodes = 0;
        for &placement in moves.iter() {
            position.play_unchecked(placement.into());
            nodes += count(position, rest);
            position.undo();
        }
        nodes
    }
    count(position, &mut vec![Vec::new(); depth as usize])
}
