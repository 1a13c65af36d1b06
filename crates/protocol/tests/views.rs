//! Views say what the rules say.

use caminos_protocol::view::{GameView, GhostView, MoveView, OutcomeView, PathView, PositionView};
use caminos_rules::{
    Board, BrokenRule, Colour, IllegalMove, Letter, MoveText, Options, Players, Position, Rules,
    Spot, Team,
};

const WIN: &str = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";

fn position(options: Options, moves: &str) -> Position {
    let mut position = Position::new(Rules::standard("square", options).unwrap());
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
    position
}

#[test]
fn a_game_lists_cells_sides_goals_and_shapes_of_every_board() {
    for name in Board::STANDARD {
        let rules = Rules::standard(name, Options::default()).unwrap();
        let view = GameView::from(&*rules);
        assert_eq!(view.board, name);
        assert_eq!(view.cells.len() as u32, rules.board().cells().len());
        assert_eq!(view.goals.len(), rules.board().goals().len());
        let on_sides = view.sides.iter().flat_map(|side| &side.cells);
        for at in on_sides {
            assert!(
                view.cells.iter().any(|cell| cell.at == *at),
                "{name} {at:?}"
            );
        }
        let letters: String = view.shapes.iter().map(|shape| &*shape.letter).collect();
        assert_eq!(letters, "LTZI");
    }
}

#[test]
fn orientations_are_numbered_through_and_turns_stay_within_a_shape() {
    let neutral = Options {
        neutral: true,
        ..Options::default()
    };
    let view = GameView::from(&**position(neutral, "").rules());
    let counts: Vec<usize> = view.shapes.iter().map(|s| s.orientations.len()).collect();
    assert_eq!(counts, [24, 12, 12, 3, 3]);
    let mut next = 0;
    for shape in &view.shapes {
        let own = next..next + shape.orientations.len() as u16;
        for orientation in &shape.orientations {
            assert_eq!(orientation.id, next);
            assert!(orientation.rotated.iter().all(|id| own.contains(id)));
            next += 1;
        }
        assert_eq!(shape.neutral, shape.letter == "N");
    }
}

#[test]
fn a_position_shows_pieces_supplies_and_the_turn() {
    let view = PositionView::from(&position(Options::default(), "Lb2^3c2 Ih1^3"));
    assert_eq!((view.ply, view.to_move), (2, Some(1)));
    assert_eq!(view.supplies, [[3, 4, 4, 2], [4, 4, 4, 1]]);
    assert_eq!(
        view.pieces[0].cubes,
        [[1, 1, 0], [1, 1, 1], [1, 1, 2], [2, 1, 0]]
    );
    assert_eq!(view.pieces[1].colour, Colour::Green);
    assert_eq!((view.outcome, view.path), (None, None));
}

#[test]
fn pieces_keep_the_number_of_their_move_after_a_swap() {
    let swap = Options {
        swap: true,
        ..Options::default()
    };
    let before = PositionView::from(&position(swap, "Ia1^3"));
    assert!(before.may_swap);
    let view = PositionView::from(&position(swap, "Ia1^3 swap Ih1^3"));
    let plies: Vec<u16> = view.pieces.iter().map(|piece| piece.ply).collect();
    assert_eq!(plies, [1, 3]);
}

#[test]
fn four_seats_have_halves_and_their_own_numbers() {
    let four = Options {
        players: Players::Four,
        neutral: true,
        ..Options::default()
    };
    let position = position(four, "Na1a2a3 Nh1h2h3 Lc1c2c3d3");
    let view = PositionView::from(&position);
    assert_eq!(view.supplies[0], [1, 2, 2, 1, 0]);
    assert_eq!(view.supplies[3], [2, 2, 2, 1, 0]);
    assert_eq!(view.pieces[1].colour, Colour::Neutral);
    let seats: Vec<u8> = MoveView::all(&position).iter().map(|mv| mv.seat).collect();
    assert_eq!(seats, [1, 2, 1]);
}

#[test]
fn an_end_has_its_outcome_and_its_path_face_by_face() {
    let view = PositionView::from(&position(Options::default(), WIN));
    let outcome = OutcomeView::Connected {
        team: Team::Yellow,
        faces: 8,
        points: 8,
    };
    assert_eq!(view.outcome, Some(outcome));
    let path = view.path.unwrap();
    assert_eq!((path.team, path.faces.len()), (Team::Yellow, 8));
    assert!(path.faces.iter().all(|face| face.facing.is_none()));
}

#[test]
fn a_path_over_a_tower_shows_its_walls() {
    let mut over = position(
        Options::default(),
        "Lb1^3c1 Th6h7h8g7 Lb2b3b4c4 Tg4h3h4h5 Lb5b6b7c7",
    );
    over.play_text(&"Zd2e2e3f3".parse().unwrap()).unwrap();
    over.play_text(&"Ib8c8d8".parse().unwrap()).unwrap();
    let path = PositionView::from(&over).path.unwrap();
    let walls: Vec<_> = path.faces.iter().filter(|f| f.facing.is_some()).collect();
    assert_eq!(walls.len(), 2);
    assert!(
        walls
            .iter()
            .all(|f| f.cube[..2] == [1, 0] && f.facing == Some([0, 1]))
    );
}

#[test]
fn a_ghost_rests_where_it_falls_and_says_why_it_may_not() {
    let position = position(Options::default(), "Ic2d2e2");
    let rules = position.rules();
    let row = rules.shape_by_letter(Letter::new('I').unwrap()).unwrap();
    let flat = rules
        .orientations_of(row)
        .find(|&id| rules.orientation(id).width() == 3)
        .unwrap();
    let fine = GhostView::new(&position, flat, "c3".parse().unwrap());
    assert_eq!(fine.mv.as_deref(), Some("Ic3d3e3"));
    assert_eq!((fine.illegal, fine.reasons), (None, vec![]));
    let high = GhostView::new(&position, flat, "b2".parse().unwrap());
    assert_eq!(high.cubes, [[1, 1, 1], [2, 1, 1], [3, 1, 1]]);
    assert_eq!(high.mv, None);
    let Some(IllegalMove::Placement { broken }) = high.illegal else {
        panic!("refused by a rule of placing");
    };
    let gap = BrokenRule::Gap {
        spots: vec![Spot {
            cell: "b2".parse().unwrap(),
            level: 0,
        }],
    };
    assert!(broken.contains(&gap), "{broken:?}");
    assert_eq!(high.reasons.len(), broken.len(), "a reason for each rule");
}

#[test]
fn a_ghost_that_hangs_over_the_edge_is_off_the_board() {
    let rules = Rules::standard("ring", Options::default()).unwrap();
    let position = Position::new(rules.clone());
    for orientation in rules.orientations() {
        let ghost = GhostView::new(&position, orientation, "h8".parse().unwrap());
        let Some(IllegalMove::Placement { broken }) = ghost.illegal else {
            panic!("h8 is no cell of the ring");
        };
        assert!(matches!(broken[..], [BrokenRule::OffBoard { .. }]));
    }
}

#[test]
fn a_planned_way_lies_on_own_tops_and_on_the_cubes_to_come() {
    let position = position(Options::default(), "La1a2a3b3 Tg2h1h2h3");
    let goal = position.rules().board().goals()[0];
    let way = ["a3", "a4"].map(|name| name.parse().unwrap());
    let view = PathView::planned(&position, Team::Yellow, goal, &way, |cell| cell == way[1]);
    let cubes: Vec<_> = view.faces.iter().map(|face| face.cube).collect();
    assert_eq!(cubes, [[0, 2, 0], [0, 3, 0]]);
}
