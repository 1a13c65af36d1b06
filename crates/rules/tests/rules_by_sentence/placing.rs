//! Section 4: placing a piece.

use caminos_rules::{BrokenRule, IllegalMove, Move, Options, Position, Seat, Spot};

use crate::table::{
    after, cell, cells, is_legal, left, play, refusal, square, standard, strip, words,
};

/// The rules of placing that a text breaks.
fn broken(position: &Position, text: &str) -> Vec<BrokenRule> {
    match refusal(position, text) {
        IllegalMove::Placement { broken } => broken,
        other => panic!("{text}: {other}"),
    }
}

fn spots(texts: &[(&str, u8)]) -> Vec<Spot> {
    texts
        .iter()
        .map(|&(name, level)| Spot {
            cell: cell(name),
            level,
        })
        .collect()
}

#[test]
fn a_turn_places_exactly_one_piece_of_the_seats_own_supply() {
    let position = after("Ia1^3");
    assert_eq!(left(&position, Seat::One, 'I'), 1);
    assert_eq!(left(&position, Seat::Two, 'I'), 2);
    assert_eq!(position.pieces().count(), 1);
    assert_eq!(position.to_move(), Some(Seat::Two));
}

#[test]
fn every_cube_must_be_above_a_cell_of_the_board() {
    let off = broken(&square(), "Lg8h8i8i9");
    let expected = cells("i8 i9");
    assert_eq!(off, [BrokenRule::OffBoard { cells: expected }]);
    assert_eq!(
        words(&square(), "Ih8i8j8"),
        "i8 and j8 are not on the board"
    );
}

#[test]
fn the_hole_of_the_ring_carries_no_cube() {
    let ring = standard("ring", Options::default());
    assert_eq!(words(&ring, "Ic4d4e4"), "d4 and e4 are not on the board");
    assert!(is_legal(&ring, "Ic4b4a4"));
}

#[test]
fn the_cut_corners_of_the_octagon_carry_no_cube() {
    let octagon = standard("octagon", Options::default());
    assert_eq!(words(&octagon, "Ib1c1d1"), "b1 is not on the board");
}

#[test]
fn at_least_one_cube_must_be_at_level_0() {
    // A bridge over two flat pieces would lie at level 1 from end to end.
    let position = after("Ia1a2a3 Ib1b2b3 Zc1c2d2d3");
    let refused = broken(&position, "Ia1b1c1");
    let lowest = cells("a1 b1 c1");
    assert_eq!(
        refused,
        [BrokenRule::AboveTheBoard {
            cells: lowest,
            level: 1
        }]
    );
    assert_eq!(
        words(&position, "Ia1b1c1"),
        "the piece would not touch the board: its lowest cubes, in a1, b1 and c1, would be at level 1"
    );
}

#[test]
fn no_gap_may_stay_beneath_a_piece() {
    // Flat over one cube, its other end would hang in the air.
    let position = after("Ia1a2a3");
    let refused = broken(&position, "Ia1b1c1");
    assert!(refused.contains(&BrokenRule::Gap {
        spots: spots(&[("b1", 0), ("c1", 0)])
    }));
    // A Z standing on its end needs a step of one: from b1 it has it, from a1 it is two.
    let position = after("La1^2b1c1");
    assert_eq!(position.height(cell("a1")), 2);
    assert!(is_legal(&position, "Zb1^2b2^2"));
    let refused = broken(&position, "Za1^2a2^2");
    assert!(refused.contains(&BrokenRule::Gap {
        spots: spots(&[("a2", 0)])
    }));
}

#[test]
fn a_piece_cannot_enter_where_cubes_already_stand() {
    let mut position = square();
    let first = position.legal_moves()[0];
    position.play(first).unwrap();
    let Err(IllegalMove::Placement { broken: refused }) = position.clone().play(first) else {
        panic!("the same place twice");
    };
    assert!(matches!(refused[..], [BrokenRule::Occupied { .. }]));
}

#[test]
fn a_piece_may_stand_alone_or_touch_others() {
    let position = after("Ld4d5d6e6");
    assert!(is_legal(&position, "Ta1b1c1b2"));
    assert!(is_legal(&position, "Tc4c5c6b5"));
}

#[test]
fn a_piece_may_cover_own_and_foreign_pieces() {
    // A T standing in c2 reaches over an I that lies in b2.
    let own = after("Ib2b3b4 Ih1h2h3");
    assert!(is_legal(&own, "Tb2c2^3"));
    let foreign = after("Ib2b3b4");
    assert!(is_legal(&foreign, "Tb2c2^3"));
}

#[test]
fn placed_pieces_never_move() {
    let mut position = square();
    let mut seen = Vec::new();
    for text in "Ib2b3b4 Tb2c2^3 Zd4d5e5e6 Td3^3d4".split(' ') {
        play(&mut position, text);
        let pieces: Vec<_> = position.pieces().collect();
        assert_eq!(pieces[..seen.len()], seen[..]);
        seen = pieces;
    }
    assert_eq!(seen.len(), 4);
}

#[test]
fn placing_is_compulsory_and_there_is_no_passing() {
    let position = after("Ia1^3");
    let moves = position.legal_moves();
    assert!(moves.iter().all(|mv| matches!(mv, Move::Place(_))));
    assert!("pass".parse::<caminos_rules::MoveText>().is_err());
}

#[test]
fn a_refusal_names_every_broken_rule_and_its_cells() {
    // The row would rest on a1 at level 1 and leave b1 and c1 empty beneath.
    let position = after("Ia1a2a3");
    let refused = refusal(&position, "Ia1b1c1");
    assert_eq!(
        refused.to_string(),
        "the piece would not touch the board: its lowest cubes, in a1, b1 and c1, would be at \
         level 1 and a gap would stay under b1 at level 0 and c1 at level 0"
    );
    assert_eq!(refused.cells(), cells("a1 b1 c1"), "each cell once");
}

#[test]
fn a_piece_that_is_not_in_the_supply_is_refused() {
    let position = after("Ia1^3 Ib1^3 Ic1^3 Id1^3");
    assert_eq!(
        words(&position, "Ie1^3"),
        "seat 1 has no I left in its supply"
    );
    let rules = position.rules();
    let e1 = |text: &str| {
        let fresh = square();
        fresh.resolve(&text.parse().unwrap()).unwrap()
    };
    let expected = Err(IllegalMove::NotInSupply {
        seat: Seat::One,
        letter: rules.shapes()[3].letter(),
    });
    assert_eq!(position.clone().play(e1("Ie1^3")), expected);
}

#[test]
fn a_shape_that_is_not_in_the_box_is_refused() {
    assert_eq!(
        words(&square(), "Qa1a2a3"),
        "there is no piece Q in this game (there are: L, T, Z, I)"
    );
    assert_eq!(
        words(&square(), "Ia1a2b2"),
        "no way of turning I fills a1a2b2"
    );
}

#[test]
fn another_seats_turn_is_refused() {
    let mut position = square();
    let mv = position.legal_moves()[0];
    let before = position.clone();
    let expected = IllegalMove::NotYourTurn {
        seat: Seat::Two,
        to_move: Seat::One,
    };
    assert_eq!(position.play_as(Seat::Two, mv), Err(expected));
    assert_eq!(position, before);
    assert_eq!(position.play_as(Seat::One, mv), Ok(()));
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut position = strip(Options::default());
    play(&mut position, "Ib1c1d1 Oa3 Oa1");
    assert!(position.is_over());
    let before = position.clone();
    assert_eq!(refusal(&position, "Ob3"), IllegalMove::GameOver);
    for mv in [Move::Swap, Move::Resign] {
        assert_eq!(position.play(mv), Err(IllegalMove::GameOver));
        assert_eq!(position.play_as(Seat::Two, mv), Err(IllegalMove::GameOver));
    }
    let orientation = position.rules().orientations().next().unwrap();
    let dropped = position.place_at(orientation, cell("b3"));
    assert_eq!(dropped, Err(IllegalMove::GameOver));
    assert_eq!(position, before);
    assert!(position.legal_moves().is_empty());
    assert_eq!(position.count_placements(), 0);
}
