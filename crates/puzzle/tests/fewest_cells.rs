//! The bound by which a strategy is relieved of positions that nobody can win any more.

use caminos_puzzle::{PositionKey, fewest_cells};
use caminos_rules::{Board, CellSet, Options, Players, Position, Rules, Team};

/// Random games on all boards, seeded.
fn games(count: u32) -> impl Iterator<Item = Position> {
    (0..count).map(|seed| {
        let board = Board::STANDARD[seed as usize % 4];
        let options = Options {
            neutral: seed % 3 == 0,
            players: [Players::Two, Players::Four][seed as usize % 2],
            ..Options::default()
        };
        let rules = Rules::standard(board, options).expect("a board");
        let mut position = Position::new(rules);
        let mut number = seed;
        while !position.is_over() {
            number = number.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            let at = (number >> 8) % position.count_placements();
            let mv = position.nth_placement(at).expect("a placement");
            position.play_unchecked(mv.into());
        }
        position
    })
}

#[test]
fn nobody_connects_with_fewer_cells_or_after_it_was_ruled_out() {
    let (mut won, mut ruled_out) = (0, 0);
    for mut position in games(160) {
        let winner = position.winner();
        won += u32::from(winner.is_some());
        // What the winner builds on from a position to the end.
        let mut built = CellSet::default();
        while let Some(mv) = position.undo() {
            let seat = position.to_move().expect("it was played");
            for team in Team::ALL {
                let fewest = fewest_cells(&position, team);
                ruled_out += u32::from(fewest.is_none());
                if winner == Some(team) {
                    if seat.team() == team
                        && !position.places_neutral()
                        && let Some(placement) = mv.placement()
                    {
                        built = built.or(position.rules().footprint(placement));
                    }
                    let count = fewest.expect("it connects later").count;
                    assert!(count <= built.len(), "{position}");
                }
            }
        }
    }
    assert!(won > 20 && ruled_out > 20, "{won} {ruled_out}");
}

#[test]
fn symmetric_positions_have_the_same_key_and_others_do_not() {
    for position in games(8) {
        let key = PositionKey::of(&position);
        for symmetry in position.rules().symmetries().iter() {
            assert_eq!(PositionKey::of(&position.mapped(symmetry)), key);
        }
        let mut before = position.clone();
        before.undo();
        assert_ne!(PositionKey::of(&before), key);
    }
}
