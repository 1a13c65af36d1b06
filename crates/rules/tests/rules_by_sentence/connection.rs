//! Section 5: the connection.

use caminos_rules::{
    Board, Face, Letter, Material, Options, Players, Position, Rules, Shape, Team,
};

use crate::table::{board, cell, connected, game, lay, play, shape, standard, strip, with_cubes};

const YELLOW: Team = Team::Yellow;

fn joined(position: &Position, a: &str, b: &str) -> bool {
    let both = [(a, b), (b, a)].map(|(a, b)| position.are_joined(YELLOW, cell(a), cell(b)));
    assert_eq!(both[0], both[1], "a joint has no direction");
    both[0]
}

#[test]
fn a_row_of_tops_from_side_to_side_wins() {
    let mut position = strip(Options::default());
    play(&mut position, "Oa1 Oa3 Ob1 Ob3 Oc1 Oc3");
    assert!(!position.is_connected(YELLOW) && !position.is_over());
    play(&mut position, "Od1");
    assert_eq!(position.outcome(), connected(YELLOW, 4, 4));
}

#[test]
fn cells_that_share_only_a_corner_are_not_joined() {
    // A diagonal across the whole square joins nothing.
    let mut position = with_cubes("square", Options::default());
    let diagonal = "a1 b2 c3 d4 e5 f6 g7 h8";
    lay(&mut position, diagonal, "h1 h2 h3 g1 g2 g3 f1 f2");
    assert!(!position.is_connected(YELLOW) && !position.is_over());
    assert!(!joined(&position, "a1", "b2"));
    // Filling the steps connects.
    lay(&mut position, "b1 c2 d3 e4 f5 g6 h7", "a8 a7 b8 b7 c8 c7");
    assert!(position.is_connected(YELLOW));
    assert!(joined(&position, "a1", "b1") && joined(&position, "b1", "b2"));
}

#[test]
fn the_last_column_is_no_neighbour_of_the_first() {
    let mut position = with_cubes("square", Options::default());
    lay(&mut position, "h1 a2", "d8 d7");
    assert!(!joined(&position, "h1", "a2"));
    let reached = position.joined_with(YELLOW, cell("h1"));
    assert_eq!(reached.len(), 1);
}

#[test]
fn a_wall_of_the_own_colour_is_climbed_and_its_faces_count() {
    let mut position = strip(Options::default());
    // b1 is three high: two faces up, two faces down.
    play(&mut position, "Oa1 Oa3 Ib1^3 Ob3 Oc1 Oc3 Od1");
    assert_eq!(position.outcome(), connected(YELLOW, 4 + 2 + 2, 8));
    let path = position.shortest_path(YELLOW).unwrap();
    let kinds: String = path
        .faces()
        .iter()
        .map(|face| {
            if matches!(face, Face::Top(_)) {
                't'
            } else {
                'w'
            }
        })
        .collect();
    assert_eq!(kinds, "twwtwwtt");
}

#[test]
fn a_wall_with_one_foreign_cube_does_not_join() {
    // In b1 stand two green cubes; the arm of yellow's L lies on top of them. Between a1,
    // one high, and the top of b1 the wall is green below and yellow above.
    let mut position = strip(Options::default());
    play(&mut position, "Oa1 Db1^2 Lb1c1^3 Oa3 Od1");
    assert!(!joined(&position, "a1", "b1"));
    assert!(joined(&position, "b1", "c1") && joined(&position, "c1", "d1"));
    // All four tops are yellow: from above it looks complete.
    let tops = position.tops(YELLOW);
    assert_eq!(tops.len(), 4);
    assert!(!position.is_connected(YELLOW) && !position.is_over());
}

#[test]
fn a_foreign_cube_below_the_wall_does_not_matter() {
    // As before, but a1 is two high: the wall is the one yellow face above it.
    let mut position = strip(Options::default());
    play(&mut position, "Da1^2 Db1^2 Lb1c1^3 Oa3 Od1");
    assert!(joined(&position, "a1", "b1"));
    // a1, a face up, b1, c1, two faces down, d1.
    assert_eq!(position.outcome(), connected(YELLOW, 4 + 1 + 2, 7));
}

#[test]
fn a_foreign_cube_at_the_upper_end_of_a_wall_does_not_join() {
    // Green's own L lies on b1: the top is green, and so no joint whatever the wall is.
    let mut position = strip(Options::default());
    play(&mut position, "Db1^2 Lb1c1^3 Oa1 Oa3");
    assert!(!joined(&position, "a1", "b1"));
    assert!(position.are_joined(Team::Green, cell("b1"), cell("c1")));
}

#[test]
fn walls_that_meet_along_an_upright_edge_do_not_join() {
    // Yellow towers in a2 and b1 stand around the low b2 of green; their walls towards it
    // meet along the upright edge at the corner.
    let board = board("a1 a2 b1 b2 d1 e1 f1 g1 h1", "a2", "b1");
    let mut position = game(board, "O9 D9 I9", Options::default());
    play(&mut position, "Ia2^3 Ob2 Ib1^3 Oa1");
    assert!(!joined(&position, "a2", "b1"));
    assert!(!position.is_connected(YELLOW) && !position.is_over());
}

#[test]
fn tops_count_at_any_height_and_nothing_has_to_touch_the_board_at_the_edge() {
    // All at height 3: four faces, and none of the outward faces.
    let mut position = strip(Options::default());
    play(&mut position, "Ia1^3 Oa3 Ib1^3 Ob3 Ic1^3 Oc3 Id1^3");
    assert_eq!(position.outcome(), connected(YELLOW, 4, 4));
    // Over green cubes at both ends.
    let mut position = strip(Options::default());
    play(&mut position, "Oa3 Oa1 Va1b1^2 Od1 Vc1^2d1");
    assert_eq!(position.outcome(), connected(YELLOW, 4, 4));
    assert_eq!(position.edge_pieces().yellow, 0);
}

#[test]
fn the_hole_of_the_ring_joins_nothing() {
    let mut position = with_cubes("ring", Options::default());
    lay(&mut position, "c4 f4", "a4 a5");
    assert!(!joined(&position, "c4", "f4"));
    assert!(!position.are_joined(YELLOW, cell("c4"), cell("d4")));
    assert!(position.joined_with(YELLOW, cell("d4")).is_empty());
}

#[test]
fn the_hole_of_the_ring_is_no_side_to_start_from() {
    // From the south side to the rim of the hole and on its far side to the north.
    let mut position = with_cubes("ring", Options::default());
    lay(&mut position, "d1 d2 d3 d6 d7 d8", "a3 a4 a5 a6 b4 b5");
    assert!(!position.is_connected(YELLOW) && !position.is_over());
}

#[test]
fn a_tip_of_the_diamond_starts_paths_of_both_its_sides() {
    // From tip to tip: both goals by one path.
    let mut position = with_cubes("diamond", Options::default());
    let column = "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11";
    lay(&mut position, column, "a6 b6 c6 d6 b5 b7 c5 c7 d5 d7");
    assert_eq!(position.outcome(), connected(YELLOW, 11, 11));
    for goal in position.rules().board().goals() {
        let path = position.path_between(YELLOW, *goal).unwrap();
        assert_eq!(path.length(), 11);
    }
}

#[test]
fn partners_pieces_count_as_one_colour() {
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let mut position = strip(options);
    // Seats 1 and 3 lay every second cell; seats 2 and 4 wait.
    play(&mut position, "Oa1 Oa3 Ob1 Ob3 Oc1 Oc3 Od1");
    assert_eq!(position.outcome(), connected(YELLOW, 4, 4));
}

#[test]
fn neutral_faces_belong_to_nobody() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    // Both neutral pieces lie across the row: their tops join for no team.
    let mut position = strip(options);
    play(&mut position, "Nb1c1d1 Na3b3c3 Oa1");
    assert!(!position.is_connected(YELLOW) && !position.is_connected(Team::Green));
    assert!(!joined(&position, "a1", "b1") && !joined(&position, "b1", "c1"));
}

#[test]
fn a_neutral_cube_in_a_wall_does_not_join() {
    // Two neutral cubes stand in b1, and the arm of yellow's L lies on top of them: towards
    // a1, one high, the wall is neutral below and yellow above.
    let standing = Shape::new(Letter::new('N').unwrap(), 1, &[[0, 0, 0], [1, 0, 0]]).unwrap();
    let cells = board("a1 b1 c1 d1 a3 b3 c3 d3 e3 f3", "a1", "d1");
    let shapes = vec![shape('O', 9), shape('D', 9), shape('L', 9)];
    let material = Material::new("handmade", shapes, Some(standing), vec![cells]).unwrap();
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    let rules = Rules::new(&material, "handmade", options).unwrap();
    for (first, joins) in [("Oa1", false), ("Da1^2", true)] {
        let mut position = Position::new(rules.clone());
        play(&mut position, "Nb1^2 Na3^2");
        play(&mut position, first);
        play(&mut position, "Ob3 Lb1c1^3 Oc3 Od1");
        assert_eq!(joined(&position, "a1", "b1"), joins, "{first}");
        assert_eq!(position.is_connected(YELLOW), joins, "{first}");
    }
}

#[test]
fn the_shortest_of_two_ways_counts() {
    // Straight on over the tower in a2 are fewer cells, round it through b1, b2 and b3 fewer
    // faces; the last cube, a4, opens both ways.
    let mut position = game(Board::square(), "O60 I2", Options::default());
    play(&mut position, "Ia2^3 Oh8");
    lay(
        &mut position,
        "a1 b1 b2 b3 a3 a5 a6 a7 a8 a4",
        "h1 g1 h2 g2 h4 g4 h5 g5 h7",
    );
    assert_eq!(position.outcome(), connected(YELLOW, 9, 9));
    let path = position.shortest_path(YELLOW).unwrap();
    assert!(path.cells().any(|on| on == cell("b2")));
    assert!(path.cells().all(|on| on != cell("a2")));
}

#[test]
fn a_team_can_win_by_whichever_pair_of_sides_it_likes() {
    for (cells, others) in [
        ("a4 b4 c4 d4 e4 f4 g4 h4", "a1 b1 c1 d1 e1 f1 g1"),
        ("d1 d2 d3 d4 d5 d6 d7 d8", "a1 a2 a3 a4 a5 a6 a7"),
    ] {
        let mut position = with_cubes("square", Options::default());
        lay(&mut position, cells, others);
        assert_eq!(position.outcome(), connected(YELLOW, 8, 8), "{cells}");
    }
    // Neighbouring sides are no goal.
    let mut position = with_cubes("square", Options::default());
    lay(&mut position, "a2 b2 b1", "h8 h7 g8");
    assert!(!position.is_connected(YELLOW));
}

#[test]
fn an_empty_board_connects_nobody() {
    let position = standard("octagon", Options::default());
    assert!(Team::ALL.iter().all(|&team| !position.is_connected(team)));
}
