//! Sections 8 and 9: neutral pieces, who starts, and the swap.

use caminos_rules::{Colour, IllegalMove, Move, Options, Players, Rules, RulesError, Seat, Team};

use crate::table::{
    board, cell, connected, game, is_legal, left, play, refusal, square, standard, strip, words,
};

fn neutral() -> Options {
    Options {
        neutral: true,
        ..Options::default()
    }
}

fn swap() -> Options {
    Options {
        swap: true,
        ..Options::default()
    }
}

#[test]
fn each_team_places_its_neutral_piece_yellow_first_and_then_seat_1_begins() {
    for players in [Players::Two, Players::Four] {
        let mut position = standard(
            "square",
            Options {
                players,
                ..neutral()
            },
        );
        assert!(position.places_neutral());
        assert_eq!(position.to_move(), Some(Seat::One));
        assert_eq!(position.count_placements(), 160);
        play(&mut position, "Na1a2a3");
        assert!(position.places_neutral());
        assert_eq!(position.to_move(), Some(Seat::Two));
        play(&mut position, "Nh1h2h3");
        assert!(!position.places_neutral());
        assert_eq!(position.to_move(), Some(Seat::One));
        let seats: Vec<Seat> = position.pieces().map(|piece| piece.seat).collect();
        assert_eq!(seats, [Seat::One, Seat::Two]);
        assert!(
            position
                .pieces()
                .all(|piece| piece.colour == Colour::Neutral)
        );
    }
}

#[test]
fn the_neutral_pieces_come_before_all_others_and_not_later() {
    let mut position = standard("square", neutral());
    assert_eq!(
        words(&position, "La1a2a3b3"),
        "the neutral pieces come first: seat 1 has to place N"
    );
    play(&mut position, "Na1a2a3 Nh1h2h3");
    assert_eq!(
        words(&position, "Nd1d2d3"),
        "the neutral pieces N were placed before the first turn"
    );
    assert_eq!(left(&position, Seat::One, 'N'), 0);
}

#[test]
fn neutral_pieces_follow_the_rules_of_placing() {
    let mut position = standard("square", neutral());
    assert_eq!(
        words(&position, "Nh8i8j8"),
        "i8 and j8 are not on the board"
    );
    play(&mut position, "Na1a2a3");
    assert!(matches!(
        refusal(&position, "Na1b1c1"),
        IllegalMove::Placement { .. }
    ));
}

#[test]
fn a_neutral_piece_can_be_covered_where_it_lies_flat_and_not_where_it_stands() {
    let mut position = standard("square", neutral());
    play(&mut position, "Nb2b3b4 Ng7^3");
    assert!(is_legal(&position, "Tb3c3^3"));
    assert!(position.placements_at(cell("g7")).is_empty());
    play(&mut position, "Tb3c3^3");
    let (_, colour) = position.top(cell("b3")).unwrap();
    assert_eq!(colour, Colour::Yellow);
}

#[test]
fn without_the_variant_there_are_no_neutral_pieces() {
    let position = square();
    assert!(!position.places_neutral());
    assert_eq!(
        words(&position, "Na1a2a3"),
        "there is no piece N in this game (there are: L, T, Z, I)"
    );
}

#[test]
fn the_starting_team_can_be_green_as_in_every_second_game_of_a_series() {
    let options = Options {
        first: Team::Green,
        ..Options::default()
    };
    let mut position = strip(options);
    assert_eq!(position.to_move(), Some(Seat::Two));
    play(&mut position, "Ib1c1d1 Oa3 Oa1");
    assert_eq!(position.outcome(), connected(Team::Green, 4, 4));
    let four = Options {
        players: Players::Four,
        ..options
    };
    let mut position = strip(four);
    let mut order = Vec::new();
    for text in ["Oa3", "Ob3", "Oc3", "Od3", "Oe3"] {
        order.extend(position.to_move().map(Seat::number));
        play(&mut position, text);
    }
    assert_eq!(order, [2, 3, 4, 1, 2]);
}

#[test]
fn the_second_player_may_swap_as_its_first_answer() {
    let mut position = standard("square", swap());
    assert!(!position.may_swap(), "not the first player");
    assert_eq!(refusal(&position, "swap"), IllegalMove::SwapNotNow);
    play(&mut position, "Ia1^3");
    assert!(position.may_swap());
    assert!(position.legal_moves().contains(&Move::Swap));
    let before = position.clone();
    play(&mut position, "swap");
    // The board stays, and green places next.
    assert!(position.is_swapped());
    assert_eq!(position.to_move(), Some(Seat::Two));
    assert_eq!(position.placements(), before.placements());
    let pieces: Vec<_> = position.pieces().collect();
    assert_eq!(pieces, before.pieces().collect::<Vec<_>>());
    assert_eq!(pieces[0].colour, Colour::Yellow);
    assert_ne!(position.hash(), before.hash());
    // No second swap, and none later.
    assert_eq!(refusal(&position, "swap"), IllegalMove::SwapNotNow);
    play(&mut position, "Ib1^3 Ic1^3");
    assert_eq!(refusal(&position, "swap"), IllegalMove::SwapNotNow);
}

#[test]
fn whoever_places_instead_cannot_swap_any_more() {
    let mut position = standard("square", swap());
    play(&mut position, "Ia1^3 Ib1^3 Ic1^3");
    assert_eq!(position.to_move(), Some(Seat::Two));
    assert!(!position.may_swap());
    assert!(!position.legal_moves().contains(&Move::Swap));
    assert!(!position.is_swapped());
}

#[test]
fn neutral_pieces_are_no_answer_to_swap_on() {
    let options = Options {
        neutral: true,
        ..swap()
    };
    let mut position = standard("square", options);
    play(&mut position, "Na1a2a3");
    assert!(
        !position.may_swap(),
        "green still has its neutral piece to place"
    );
    play(&mut position, "Nh1h2h3");
    assert!(!position.may_swap());
    play(&mut position, "Id4^3");
    assert!(position.may_swap());
}

#[test]
fn the_swap_is_off_unless_agreed() {
    let mut position = square();
    play(&mut position, "Ia1^3");
    assert_eq!(refusal(&position, "swap"), IllegalMove::SwapOff);
    assert!(!position.legal_moves().contains(&Move::Swap));
}

#[test]
fn four_players_cannot_swap() {
    let options = Options {
        players: Players::Four,
        ..swap()
    };
    let refused = Rules::standard("square", options).unwrap_err();
    assert_eq!(refused, RulesError::SwapWithFour);
}

#[test]
fn a_swap_can_be_taken_back() {
    let mut position = standard("square", swap());
    play(&mut position, "Ia1^3");
    let before = position.clone();
    play(&mut position, "swap");
    assert_eq!(position.undo(), Some(Move::Swap));
    assert_eq!(position, before);
    assert!(position.may_swap());
}

#[test]
fn neutral_pieces_that_fit_nowhere_are_left_out() {
    // Room for one neutral piece lying or standing, and two single cells that it fills too.
    let cells = board("a1 b1", "a1", "b1");
    let mut position = game(cells, "O2", neutral());
    play(&mut position, "Na1^3 Nb1^3");
    // The board is full before the first turn: nobody can place.
    assert!(position.is_over());
    let single = board("a1", "a1", "a1");
    let mut position = game(single, "O2", neutral());
    play(&mut position, "Na1^3");
    assert!(position.is_over(), "green's neutral piece has no room");
}
