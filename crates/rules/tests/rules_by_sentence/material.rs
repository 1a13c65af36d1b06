//! Sections 1 to 3: words, material and set-up.

use std::collections::BTreeSet;

use caminos_rules::{Board, Colour, Cube, Level, Material, Options, Players, Seat, Team};

use crate::table::{after, cell, left, names, play, shape, side, square, standard, strip};

#[test]
fn seats_one_and_three_are_yellow_two_and_four_green() {
    let teams = Seat::ALL.map(Seat::team);
    assert_eq!(
        teams,
        [Team::Yellow, Team::Green, Team::Yellow, Team::Green]
    );
}

#[test]
fn yellow_moves_first_and_seats_follow_clockwise() {
    let mut position = square();
    assert_eq!(position.to_move(), Some(Seat::One));
    play(&mut position, "Ia1^3");
    assert_eq!(position.to_move(), Some(Seat::Two));
    play(&mut position, "Ib1^3");
    assert_eq!(position.to_move(), Some(Seat::One));
    let four = Options {
        players: Players::Four,
        ..Options::default()
    };
    let mut position = standard("square", four);
    let mut order = Vec::new();
    for text in ["Ia1^3", "Ib1^3", "Ic1^3", "Id1^3", "La3a4a5b5"] {
        order.extend(position.to_move().map(Seat::number));
        play(&mut position, text);
    }
    assert_eq!(order, [1, 2, 3, 4, 1]);
}

#[test]
fn a_height_counts_the_cubes_in_a_cell() {
    let position = after("Lb2^3c2");
    let heights = ["a2", "b2", "c2"].map(|name| position.height(cell(name)));
    assert_eq!(heights, [0, 3, 1]);
}

#[test]
fn a_top_has_the_colour_of_the_uppermost_cube_only() {
    // Green's L stands in c2 and reaches over yellow's two cubes in b2.
    let mut position = strip(Options::default());
    play(&mut position, "Db1^2 Lb1c1^3");
    let (cube, colour) = position.top(cell("b1")).unwrap();
    assert_eq!((cube.level.get(), colour), (2, Colour::Green));
    let below = Cube {
        cell: cell("b1"),
        level: Level::new(1).unwrap(),
    };
    assert_eq!(position.colour_at(below), Some(Colour::Yellow));
    let board = position.rules().board();
    assert!(board.set_contains(position.tops(Team::Green), cell("b1")));
    assert!(!board.set_contains(position.tops(Team::Yellow), cell("b1")));
}

#[test]
fn an_empty_cell_has_no_coloured_top() {
    let position = square();
    assert_eq!(position.top(cell("d4")), None);
    assert!(position.tops(Team::Yellow).is_empty() && position.tops(Team::Green).is_empty());
}

#[test]
fn a_colour_has_fourteen_pieces_in_four_shapes() {
    let material = Material::standard();
    let counts: Vec<(char, u8, u8, usize)> = material
        .shapes()
        .iter()
        .map(|s| {
            (
                s.letter().as_char(),
                s.count(),
                s.cubes(),
                s.orientations().len(),
            )
        })
        .collect();
    let table = [
        ('L', 4, 4, 24),
        ('T', 4, 4, 12),
        ('Z', 4, 4, 12),
        ('I', 2, 3, 3),
    ];
    assert_eq!(counts, table);
    assert_eq!(counts.iter().map(|c| c.1).sum::<u8>(), 14);
}

#[test]
fn the_neutral_piece_has_the_form_of_the_i_and_is_one_a_team() {
    let material = Material::standard();
    let neutral = material.neutral().unwrap();
    assert_eq!((neutral.letter().as_char(), neutral.count()), ('N', 1));
    assert_eq!(neutral.orientations(), material.shapes()[3].orientations());
}

#[test]
fn turning_in_space_makes_the_mirror_images_too() {
    let position = square();
    // The two flat Ls and Zs that are mirror images of each other.
    for text in ["Lb2b3b4c4", "Lb2b3b4c2", "Zb2b3c3c4", "Zb3b4c2c3"] {
        let found = position.resolve(&text.parse().unwrap());
        assert!(found.is_ok(), "{text}");
    }
}

#[test]
fn only_an_l_gets_over_a_wall_two_high() {
    let position = after("Ld4^2e4f4");
    assert_eq!(position.height(cell("d4")), 2);
    let rules = position.rules();
    let over: BTreeSet<char> = position
        .placements_at(cell("d4"))
        .into_iter()
        .map(|p| {
            rules
                .shape(rules.shape_of(p.orientation()))
                .letter()
                .as_char()
        })
        .collect();
    assert_eq!(over, BTreeSet::from(['L']));
}

#[test]
fn no_height_passes_three() {
    let position = after("Ia1^3");
    assert_eq!(position.height(cell("a1")), 3);
    assert!(position.placements_at(cell("a1")).is_empty());
    let long = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]];
    let letter = shape('I', 1).letter();
    assert!(caminos_rules::Shape::new(letter, 1, &long).is_err());
}

#[test]
fn the_square_has_four_straight_sides_that_share_their_corners() {
    let board = Board::square();
    assert_eq!(board.cells().len(), 64);
    assert_eq!(side(&board, "N"), "a8 b8 c8 d8 e8 f8 g8 h8");
    assert_eq!(side(&board, "E"), "h1 h2 h3 h4 h5 h6 h7 h8");
    assert_eq!(side(&board, "S"), "a1 b1 c1 d1 e1 f1 g1 h1");
    assert_eq!(side(&board, "W"), "a1 a2 a3 a4 a5 a6 a7 a8");
}

#[test]
fn the_tips_of_the_diamond_belong_to_both_sides() {
    let board = Board::diamond();
    assert_eq!(board.cells().len(), 61);
    assert_eq!(side(&board, "NE"), "f11 g10 h9 i8 j7 k6");
    assert_eq!(side(&board, "SE"), "f1 g2 h3 i4 j5 k6");
    assert_eq!(side(&board, "SW"), "a6 b5 c4 d3 e2 f1");
    assert_eq!(side(&board, "NW"), "a6 b7 c8 d9 e10 f11");
}

#[test]
fn the_octagon_alternates_straight_and_zigzag_sides_that_share_their_corners() {
    let board = Board::octagon();
    assert_eq!(board.cells().len(), 52);
    let sides: Vec<String> = board
        .sides()
        .iter()
        .map(|s| names(&board, s.cells()))
        .collect();
    let expected = [
        "c8 d8 e8 f8",
        "f8 g7 h6",
        "h3 h4 h5 h6",
        "f1 g2 h3",
        "c1 d1 e1 f1",
        "a3 b2 c1",
        "a3 a4 a5 a6",
        "a6 b7 c8",
    ];
    assert_eq!(sides, expected);
    for off in ["a1", "b1", "a2", "h8", "g8", "h7", "a8", "h1"] {
        assert!(!board.contains(cell(off)), "{off}");
    }
}

#[test]
fn the_hole_of_the_ring_is_no_cell_and_its_rim_no_side() {
    let (ring, octagon) = (Board::ring(), Board::octagon());
    assert_eq!(ring.cells().len(), 48);
    let hole = octagon.cells().without(ring.cells());
    assert_eq!(names(&octagon, hole), "d4 d5 e4 e5");
    assert_eq!(ring.sides(), octagon.sides());
    for inner in ["c4", "c5", "d3", "e3", "f4", "f5", "d6", "e6"] {
        assert!(!ring.set_contains(ring.rim(), cell(inner)), "{inner}");
    }
}

#[test]
fn goals_are_the_opposite_sides_and_on_eight_sides_also_their_neighbours() {
    let goals = |board: Board| -> BTreeSet<String> {
        let name = |i: caminos_rules::SideId| board.sides()[i.index()].name().to_owned();
        let listed = board.goals().iter().map(|goal| {
            let mut pair = goal.sides.map(name);
            pair.sort();
            format!(
                "{}-{}{}",
                pair[0],
                pair[1],
                if goal.doubled { " twice" } else { "" }
            )
        });
        listed.collect()
    };
    let set = |text: &str| -> BTreeSet<String> { text.split(", ").map(str::to_owned).collect() };
    assert_eq!(goals(Board::square()), set("N-S, E-W"));
    assert_eq!(goals(Board::diamond()), set("NE-SW, NW-SE"));
    let eight = set("N-S twice, E-W twice, NE-SW twice, NW-SE twice, \
         N-SE, N-SW, NE-S, NE-W, E-SW, E-NW, SE-W, NW-S");
    assert_eq!(goals(Board::octagon()), eight);
    assert_eq!(goals(Board::ring()), eight);
}

#[test]
fn two_players_have_all_fourteen_pieces_each() {
    let position = square();
    for seat in [Seat::One, Seat::Two] {
        let own = ['L', 'T', 'Z', 'I'].map(|letter| left(&position, seat, letter));
        assert_eq!(own, [4, 4, 4, 2]);
    }
}

#[test]
fn four_players_own_half_a_colour_each() {
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let mut position = standard("square", options);
    for seat in Seat::ALL {
        let own = ['L', 'T', 'Z', 'I'].map(|letter| left(&position, seat, letter));
        assert_eq!(own, [2, 2, 2, 1]);
    }
    // A piece is taken from its owner's half and not from the partner's.
    play(&mut position, "Ia1^3");
    assert_eq!(left(&position, Seat::One, 'I'), 0);
    assert_eq!(left(&position, Seat::Three, 'I'), 1);
}

#[test]
fn an_odd_count_cannot_be_split_between_partners() {
    let board = crate::table::board("a1 b1", "a1", "b1");
    let material = Material::new("odd", vec![shape('O', 3)], None, vec![board]).unwrap();
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let refused = caminos_rules::Rules::new(&material, "handmade", options).unwrap_err();
    let words = "four players need even counts, and there are 3 pieces of shape O";
    assert_eq!(refused.to_string(), words);
}
