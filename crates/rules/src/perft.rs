//! Counting the ways that a game can go on, to prove and to measure the move generator.

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

/// What [`perft_tested`] counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct TestedNodes {
    /// Positions after exactly that many placements.
    pub nodes: u64,
    /// Those of them in which the last placement has won.
    pub won: u64,
}

/// As [`perft`], but with every placement, the last ones too, put on the board and its
/// connection tested; so it also counts the wins.
///
/// ```
/// use caminos_rules::{Options, Position, Rules, TestedNodes, perft_tested};
/// let mut position = Position::new(Rules::standard("ring", Options::default())?);
/// assert_eq!(perft_tested(&mut position, 2), TestedNodes { nodes: 540_816, won: 0 });
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[must_use]
pub fn perft_tested(position: &mut Position, depth: u32) -> TestedNodes {
    let mut count = TestedNodes::default();
    match depth {
        0 => count.nodes = 1,
        1 => position.for_each_tested_placement(|_, connects| {
            count.nodes += 1;
            count.won += u64::from(connects);
        }),
        _ => {
            for placement in position.placements() {
                position.play_unchecked(placement.into());
                let deeper = perft_tested(position, depth - 1);
                count.nodes += deeper.nodes;
                count.won += deeper.won;
                position.undo();
            }
        }
    }
    count
}
