//! Section 7: goals and points.

use caminos_rules::{Board, Options, Outcome, PerTeam, Team};

use crate::table::{board, cells, connected, game, lay, play, standard, with_cubes};

const WEST: &str = "a3 a4 a5 a6 b2 b3 b4 b5 b6 b7";

fn scoring() -> Options {
    Options {
        scoring: true,
        ..Options::default()
    }
}

#[test]
fn exactly_opposite_sides_of_the_octagon_count_twice() {
    for name in ["octagon", "ring"] {
        let mut position = with_cubes(name, Options::default());
        lay(&mut position, "f1 f2 f3 f4 f5 f6 f7 f8", &WEST[..20]);
        assert_eq!(position.outcome(), connected(Team::Yellow, 8, 16), "{name}");
    }
}

#[test]
fn a_side_with_a_neighbour_of_its_opposite_counts_once() {
    // From N down to g2 on SE, never to S.
    let mut position = with_cubes("octagon", Options::default());
    lay(&mut position, "f8 f7 f6 f5 f4 f3 f2 g2", &WEST[..20]);
    assert_eq!(position.outcome(), connected(Team::Yellow, 8, 8));
}

#[test]
fn the_exactly_opposite_sides_count_even_if_their_path_is_longer() {
    // The last cube, f5, joins N with SE in 8 faces and N with S in 9.
    let mut position = with_cubes("octagon", Options::default());
    lay(&mut position, "f8 f7 f6 f4 f3 f2 g2 e2 e1 f5", &WEST[..26]);
    assert_eq!(position.outcome(), connected(Team::Yellow, 9, 18));
}

#[test]
fn neighbouring_and_near_sides_of_the_octagon_are_no_goal() {
    // From W along to S: no goal. On to SE, the near neighbour of W's opposite: a goal.
    let mut position = with_cubes("octagon", Options::default());
    lay(
        &mut position,
        "a4 b4 c4 c3 c2 c1 d1 e1",
        "h4 h5 g4 g5 f5 e5 e6 e7",
    );
    assert!(!position.is_connected(Team::Yellow) && !position.is_over());
    play(&mut position, "Of1");
    assert!(position.is_connected(Team::Yellow));
}

#[test]
fn on_the_square_and_the_diamond_nothing_counts_twice() {
    let mut position = with_cubes("square", scoring());
    lay(
        &mut position,
        "d1 d2 d3 d4 d5 d6 d7 d8",
        "a1 a2 a3 a4 a5 a6 a7",
    );
    assert_eq!(position.outcome(), connected(Team::Yellow, 8, 8));
}

#[test]
fn both_pairs_joined_by_one_move_count_the_shorter_path() {
    // A cross with a bend in one arm: N to S in 8 faces, W to E in 9.
    let mut position = with_cubes("square", Options::default());
    let yellow = "d1 d2 d3 d4 d6 d7 d8 a5 b5 c5 e5 f5 f6 g6 h6 h5 d5";
    let green = "a1 a2 a3 a7 a8 b1 b2 b7 b8 g1 g2 h1 h2 g8 h8 f1";
    lay(&mut position, yellow, green);
    assert_eq!(position.outcome(), connected(Team::Yellow, 8, 8));
    let lengths: Vec<u16> = position
        .rules()
        .board()
        .goals()
        .iter()
        .filter_map(|goal| position.path_between(Team::Yellow, *goal))
        .map(|path| path.length())
        .collect();
    assert_eq!(lengths, [8, 9]);
}

/// A few cells with no goal in reach: a1, b1, a3 and b3 are the outer edge.
fn row(options: Options) -> caminos_rules::Position {
    game(
        board("a1 b1 c1 e1 f1 g1 i1 j1 a3 b3", "a1 b1", "a3 b3"),
        "O2 V1",
        options,
    )
}

#[test]
fn without_scoring_edge_pieces_decide_nothing() {
    let mut position = row(Options::default());
    play(&mut position, "Oa1 Oe1 Ob1 Of1 Vi1^2j1 Va3^2b3");
    let pieces = PerTeam {
        yellow: 2,
        green: 1,
    };
    assert_eq!(position.outcome(), Some(Outcome::Draw { pieces }));
    assert_eq!(position.outcome().map(Outcome::points), Some(0));
}

#[test]
fn with_scoring_fewer_edge_pieces_win_a_point_for_each_of_the_opponents() {
    // Whoever begins lays two pieces on the outer edge, and the other one.
    for first in Team::ALL {
        let mut position = row(Options { first, ..scoring() });
        play(&mut position, "Oa1 Oe1 Ob1 Of1 Vi1^2j1 Va3^2b3");
        let winner = first.other();
        let mut pieces = PerTeam::default();
        pieces[first] = 2;
        pieces[winner] = 1;
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome, Outcome::Edges { winner, pieces });
        assert_eq!((outcome.winner(), outcome.points()), (Some(winner), 2));
    }
}

#[test]
fn equal_edge_pieces_win_nothing() {
    let mut position = row(scoring());
    play(&mut position, "Oa1 Ob1 Oe1 Of1 Vi1^2j1 Vf1g1^2");
    let pieces = PerTeam {
        yellow: 1,
        green: 1,
    };
    assert_eq!(position.outcome(), Some(Outcome::Draw { pieces }));
}

#[test]
fn pieces_on_the_edge_are_counted_not_their_cubes() {
    let mut position = standard("square", Options::default());
    // Flat along the south side, in the corner of two sides, and upright beside it.
    play(&mut position, "Lb1c1d1d2 Ld4d5d6e6");
    assert_eq!(position.edge_pieces().yellow, 1);
    assert_eq!(position.edge_pieces().green, 0);
    play(&mut position, "La1a2a3b3 Ih8^3");
    assert_eq!(position.edge_pieces().yellow, 2);
    assert_eq!(position.edge_pieces().green, 1);
}

#[test]
fn parts_that_overhang_an_edge_cell_do_not_count() {
    // Yellow's T stands in b2 and reaches over the I that lies along the west side.
    let mut position = standard("square", Options::default());
    play(&mut position, "Ld4d5d6e6 Ia1a2a3 Ta2b2^3");
    assert_eq!(position.height("a2".parse().unwrap()), 2);
    let pieces = position.edge_pieces();
    assert_eq!((pieces.yellow, pieces.green), (0, 1));
}

#[test]
fn neutral_pieces_on_the_edge_do_not_count() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let mut position = standard("square", options);
    play(&mut position, "Na1a2a3 Nh1h2h3");
    let pieces = position.edge_pieces();
    assert_eq!((pieces.yellow, pieces.green), (0, 0));
}

#[test]
fn the_rim_of_the_rings_hole_is_not_the_outer_edge() {
    let mut position = standard("ring", Options::default());
    play(&mut position, "Ic3c4c5 Id3e3f3 If4f5f6");
    let pieces = position.edge_pieces();
    assert_eq!((pieces.yellow, pieces.green), (0, 0));
}

#[test]
fn a_path_may_be_one_cell_where_two_sides_of_a_goal_meet() {
    let sides = [("A", cells("a1 a2")), ("B", cells("a1 b1"))];
    let all = cells("a1 a2 b1 b2");
    let corner = Board::new("corner", &all, &sides, &[("A", "B", false)]).unwrap();
    let mut position = game(corner, "O2", Options::default());
    play(&mut position, "Oa1");
    assert_eq!(position.outcome(), connected(Team::Yellow, 1, 1));
}
