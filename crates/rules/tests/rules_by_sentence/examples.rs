//! Section 10: the worked examples.

use caminos_rules::{BrokenRule, IllegalMove, Options, OrientationId, Position, Spot, Team};

use crate::table::{after, cell, connected, is_legal, play, square, standard, words};

#[test]
fn the_empty_boards_have_the_stated_numbers_of_placements() {
    let counts = [
        ("square", 1344),
        ("diamond", 1201),
        ("octagon", 1044),
        ("ring", 792),
    ];
    for (board, count) in counts {
        let position = standard(board, Options::default());
        assert_eq!(position.count_placements(), count, "{board}");
        assert_eq!(position.placements().len(), count as usize, "{board}");
    }
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    assert_eq!(standard("square", options).count_placements(), 160);
}

#[test]
fn yellow_connects_south_with_north_in_eight_faces() {
    let mut position = after("La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6");
    assert!(!position.is_over());
    play(&mut position, "La7a8b8c8");
    assert_eq!(position.outcome(), connected(Team::Yellow, 8, 8));
    let path = position.shortest_path(Team::Yellow).unwrap();
    let cells: Vec<String> = path.cells().map(|cell| cell.to_string()).collect();
    let board = position.rules().board();
    let mut sides = path
        .goal()
        .sides
        .map(|side| board.sides()[side.index()].name());
    sides.sort_unstable();
    assert_eq!(sides, ["N", "S"]);
    assert_eq!(cells.len(), 8);
    assert!(cells.iter().all(|name| name.starts_with('a')), "{cells:?}");
}

#[test]
fn the_heights_show_which_cubes_a_text_means() {
    // On the empty board: an L three high in b2 with its foot on c2.
    let position = after("Lb2^3c2");
    assert_eq!(position.height(cell("b2")), 3);
    assert_eq!(position.height(cell("c2")), 1);
    // With c2 two high: the same text, and the arm lies on top of c2.
    let mut position = after("Lc2^2d2e2");
    assert_eq!(position.height(cell("c2")), 2);
    play(&mut position, "Lb2^3c2");
    assert_eq!(position.height(cell("c2")), 3);
    let (cube, colour) = position.top(cell("c2")).unwrap();
    assert_eq!((cube.level.get(), colour.team()), (2, Some(Team::Green)));
}

#[test]
fn beside_a_cell_one_high_the_cubes_form_a_t_and_the_l_is_refused() {
    let position = after("Ic2d2e2");
    assert!(is_legal(&position, "Tb2^3c2"));
    assert_eq!(
        words(&position, "Lb2^3c2"),
        "a gap would stay under c2 at level 1"
    );
    // On the empty board the T text means nothing that could lie there.
    assert!(!is_legal(&square(), "Tb2^3c2"));
}

#[test]
fn a_row_over_two_pieces_that_does_not_touch_the_board_is_illegal() {
    let position = after("Tb1b2b3a2 Tc1c2c3d2");
    assert_eq!(position.height(cell("b1")), 1);
    assert_eq!(
        words(&position, "Ia2b2c2"),
        "the piece would not touch the board: its lowest cubes, in a2, b2 and c2, would be at level 1"
    );
}

/// The orientation of a shape that needs these heights in a row to the east.
fn needing(position: &Position, letter: char, bottoms: &[u8], cubes: &[u8]) -> OrientationId {
    let rules = position.rules();
    let shape = rules.shape_by_letter(caminos_rules::Letter::new(letter).unwrap());
    let found = rules.orientations_of(shape.unwrap()).find(|&id| {
        let columns = rules.orientation(id).columns();
        columns.iter().all(|c| c.dy == 0)
            && columns.iter().map(|c| c.bottom).eq(bottoms.iter().copied())
            && columns.iter().map(|c| c.cubes).eq(cubes.iter().copied())
    });
    found.expect("such a way to turn it")
}

#[test]
fn an_arm_over_an_empty_cell_at_level_2_is_illegal() {
    let position = square();
    let arm_up = needing(&position, 'L', &[0, 2], &[3, 1]);
    let cell_c2 = cell("c2");
    let spots = [0, 1]
        .map(|level| Spot {
            cell: cell_c2,
            level,
        })
        .to_vec();
    assert_eq!(
        position.place_at(arm_up, cell("b2")),
        Err(IllegalMove::Placement {
            broken: vec![BrokenRule::Gap { spots }]
        })
    );
    // With a step of two beneath, the same drop is legal.
    let position = after("Lc2^2d2e2");
    assert!(position.place_at(arm_up, cell("b2")).is_ok());
}
