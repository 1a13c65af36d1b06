//! The positions that are measured: fixed ones and seeded random games.

use caminos_cei::Random;
use caminos_rules::{MoveText, Options, Position, Rules};

/// Plays a random placement; `false` when the game is over.
pub(crate) fn play_random(random: &mut Random, position: &mut Position) -> bool {
    let count = position.count_placements();
    if count == 0 {
        return false;
    }
    let placement = position
        .nth_placement(random.below(count))
        .expect("it is below the count");
    position.play_unchecked(placement.into());
    true
}

/// The empty standard board of this name, two players.
pub(crate) fn start(board: &str) -> Position {
    Position::new(Rules::standard(board, Options::default()).expect("a standard board"))
}

/// The midgame position on the square board: ten placements of a random game that goes on.
#[must_use]
pub fn midgame() -> Position {
    const MOVES: &str = "Tb5b6^2b7 Tc4d4^2e4 Ld1d2d3^2 Td6e6e7f6 Lg2g3g4h4 \
                         Lh5h6^3 La4^3a5 La2b2c2c3 Zh2h3^2h4 Tb7c7^3";
    let mut position = start("square");
    for text in MoveText::parse_list(MOVES).expect("the moves are well written") {
        position.play_text(&text).expect("the moves are legal");
    }
    position
}

/// Positions of seeded random games on a board, each after a ply of the range; games that end
/// before are passed over.
#[must_use]
pub fn random_positions(board: &str, plies: std::ops::Range<u32>, count: usize) -> Vec<Position> {
    let start = start(board);
    let mut random = Random::new(2010);
    std::iter::repeat_with(|| {
        let wanted = plies.start + random.below(plies.end - plies.start);
        let mut position = start.clone();
        (0..wanted)
            .all(|_| play_random(&mut random, &mut position))
            .then_some(position)
    })
    .flatten()
    .take(count)
    .collect()
}
