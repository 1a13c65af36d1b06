//! Section 6: the end of the game.

use caminos_rules::{Move, Options, Out, Outcome, PerTeam, Players, Position, Seat, Team};

use crate::table::{board, connected, game, is_legal, left, play, strip, with_cubes};

#[test]
fn a_team_wins_at_once_by_its_own_placement() {
    let mut position = strip(Options::default());
    play(&mut position, "Oa3 Ib1c1d1 Ob3 Oa1");
    assert_eq!(position.outcome(), connected(Team::Green, 4, 4));
    assert_eq!(position.to_move(), None);
    assert!(!position.is_out(Seat::One) && !position.is_out(Seat::Two));
}

#[test]
fn taking_back_the_winning_move_opens_the_game_again() {
    let mut position = strip(Options::default());
    play(&mut position, "Ib1c1d1 Oa3 Oa1");
    assert!(position.is_over());
    position.undo();
    assert_eq!(position.to_move(), Some(Seat::One));
    assert_eq!(position.outcome(), None);
}

/// Seats with pieces O, O, L and V each. Green, who begins, lays all but its L; then the only
/// room left is a row of heights 0, 1, 0, where no L fits.
fn stuck_with_an_l() -> Position {
    let cells = board("a1 b1 c1 e1 g1 i1 j1 a3 b3 d3", "a1", "d3");
    let options = Options {
        first: Team::Green,
        ..Options::default()
    };
    let mut position = game(cells, "O2 L1 V1", options);
    play(&mut position, "Oe1 Ob1 Og1 Od3 Vi1^2j1");
    assert!(!position.is_out(Seat::Two));
    play(&mut position, "La3^3b3");
    position
}

#[test]
fn a_seat_without_a_legal_placement_is_out_and_the_others_play_on() {
    let position = stuck_with_an_l();
    assert_eq!(left(&position, Seat::Two, 'L'), 1);
    assert!(position.is_out(Seat::Two));
    assert_eq!(position.to_move(), Some(Seat::One), "yellow plays on");
}

#[test]
fn a_seat_that_is_out_stays_out_even_if_it_could_place_again() {
    let mut position = stuck_with_an_l();
    // Yellow makes the step in b1 two high, over which an L would now get from a1.
    play(&mut position, "Vb1c1^2");
    assert!(position.is_out(Seat::Two) && position.is_over());
    // With the turn, green could have placed it: the same heights in a game where green
    // is not out.
    let cells = board("a1 b1 c1 e1 g1", "a1", "g1");
    let mut fresh = game(cells, "O2 L1 V1", Options::default());
    play(&mut fresh, "Ob1 Oe1 Vb1c1^2");
    assert!(is_legal(&fresh, "La1^3b1"));
}

#[test]
fn a_seat_without_pieces_is_out() {
    let cells = board("a1 b1 c1 d1 e1 f1", "a1", "f1");
    let mut position = game(cells, "O1", Options::default());
    play(&mut position, "Oa1");
    assert!(!position.is_out(Seat::One), "only its turn puts it out");
    play(&mut position, "Oc1");
    assert!(position.is_out(Seat::One) && position.is_out(Seat::Two));
    assert!(position.is_over());
}

#[test]
fn the_game_is_a_draw_when_nobody_can_place_and_nobody_is_connected() {
    let mut position = stuck_with_an_l();
    play(&mut position, "Vb1c1^2");
    let pieces = PerTeam {
        yellow: 1,
        green: 0,
    };
    assert_eq!(position.outcome(), Some(Outcome::Draw { pieces }));
    assert_eq!(position.outcome().and_then(Outcome::winner), None);
}

#[test]
fn teams_can_be_out_at_different_times() {
    let mut position = stuck_with_an_l();
    assert!(position.is_out(Seat::Two) && !position.is_out(Seat::One));
    play(&mut position, "Vb1c1^2");
    assert!(position.is_out(Seat::One));
    position.undo();
    assert!(position.is_out(Seat::Two) && !position.is_out(Seat::One));
    // A move earlier nobody was out.
    position.undo();
    assert!(!position.is_out(Seat::Two));
}

/// Each seat has an O and a V. Seat 2 keeps its V, and no two neighbouring cells are left;
/// its partner, seat 4, still has an O.
fn seat_two_is_stuck(out: Out) -> Position {
    let cells = board("a1 b1 d1 f1 h1 j1 a3 b3", "a1", "b3");
    let options = Options {
        players: Players::Four,
        out,
        ..Options::default()
    };
    let mut position = game(cells, "O2 V2", options);
    play(&mut position, "Va1^2b1 Od1 Of1 Va3^2b3 Oh1");
    position
}

#[test]
fn only_the_stuck_seat_is_out_and_its_partner_plays_on() {
    let position = seat_two_is_stuck(Out::Seat);
    // Seat 3 is stuck with its V as well.
    let out = Seat::ALL.map(|seat| position.is_out(seat));
    assert_eq!(out, [false, true, true, false]);
    assert_eq!(position.to_move(), Some(Seat::Four));
}

#[test]
fn with_the_team_rule_the_partner_is_out_too() {
    let position = seat_two_is_stuck(Out::Team);
    assert!(position.is_out(Seat::Two) && position.is_out(Seat::Four));
    // Yellow's seat 3 is stuck as well and takes seat 1 along.
    assert!(position.is_over());
    assert!(matches!(position.outcome(), Some(Outcome::Draw { .. })));
}

#[test]
fn with_the_team_rule_the_other_team_plays_on() {
    // Seat 2 keeps its V and is stuck after seat 1's second move; seat 3 still has an O.
    let cells = board("a1 b1 d1 f1 h1 j1 a3 b3", "a1", "b3");
    let options = Options {
        players: Players::Four,
        out: Out::Team,
        ..Options::default()
    };
    let mut position = game(cells, "O2 V2", options);
    play(&mut position, "Va1^2b1 Od1 Va3^2b3 Of1 Oh1");
    let out = Seat::ALL.map(|seat| position.is_out(seat));
    assert_eq!(out, [false, true, false, true]);
    assert_eq!(position.to_move(), Some(Seat::Three));
    play(&mut position, "Oj1");
    assert!(position.is_over());
}

#[test]
fn resigning_gives_the_game_to_the_other_team() {
    for (moves, winner) in [("resign", Team::Green), ("Oa1 resign", Team::Yellow)] {
        let mut position = with_cubes("square", Options::default());
        play(&mut position, moves);
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome, Outcome::Resigned { winner });
        assert_eq!((outcome.winner(), outcome.points()), (Some(winner), 0));
        assert_eq!(position.undo(), Some(Move::Resign));
        assert!(!position.is_over());
    }
}
