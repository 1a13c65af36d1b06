//! What the page asks is answered by the rules.

use caminos_rules::{SetupError, Team};
use caminos_table::Refusal;
use caminos_wasm_rules::{Game, GameError};

fn played(moves: &[&str]) -> Game {
    let mut game = Game::from_link("1.square.2.").unwrap();
    for text in moves {
        game.play(text).unwrap();
    }
    game
}

const ALMOST: [&str; 4] = ["La1a2a3b3", "Tg2h1h2h3", "La4a5a6b6", "Tg5h4h5h6"];

#[test]
fn earlier_positions_can_be_looked_at() {
    let game = played(&ALMOST);
    assert_eq!(game.at(0).unwrap().position_view().pieces.len(), 0);
    assert_eq!(game.at(3).unwrap().position_view().pieces.len(), 3);
    assert_eq!(game.position_view().to_move, Some(1));
    let refused = game.at(5).unwrap_err();
    assert_eq!(refused, GameError::Ply { has: 4, asked: 5 });
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = played(&ALMOST);
    let before = game.clone();
    let refused = game.play("La1a2a3b3").unwrap_err();
    assert!(matches!(refused.refusal, Refusal::Illegal { .. }));
    assert!(!refused.reasons.is_empty());
    let refused = game.placement("hello").unwrap_err();
    assert!(matches!(refused.refusal, Refusal::Notation { .. }));
    assert_eq!(refused.reasons[0].id, "refusal-unreadable");
    assert_eq!(game, before);
}

#[test]
fn a_piece_fits_exactly_where_its_ghost_is_legal() {
    let game = played(&ALMOST);
    let view = game.view();
    for shape in &view.shapes {
        for orientation in &shape.orientations {
            let fits = game.fits(orientation.id).unwrap();
            for x in 0..view.width {
                for y in 0..view.height {
                    let ghost = game.ghost(orientation.id, [x, y]).unwrap();
                    assert_eq!(fits.contains(&[x, y]), ghost.mv.is_some(), "{ghost:?}");
                }
            }
        }
    }
}

#[test]
fn numbers_that_mean_nothing_are_refused() {
    let game = played(&[]);
    assert_eq!(game.fits(51), Err(GameError::Orientation(51)));
    assert_eq!(game.ghost(0, [200, 0]), Err(GameError::Cell(200, 0)));
    assert!(Game::from_link("1.moon.2.").is_err());
}

#[test]
fn links_lead_back_to_the_game() {
    let game = played(&ALMOST);
    assert_eq!(Game::from_link(&game.link()).unwrap(), game);
}

#[test]
fn the_nearest_connection_and_the_threat_are_shown() {
    let game = played(&ALMOST);
    let path = game.connection(Team::Yellow).unwrap();
    let cubes: Vec<_> = path.faces.iter().map(|face| face.cube).collect();
    assert_eq!(cubes.first(), Some(&[0, 7, 0]));
    assert_eq!(cubes.len(), 8);
    assert!(game.threatened().contains(&[0, 6, 0]));
    assert!(played(&[]).threatened().is_empty());
}

#[test]
fn a_position_as_text_begins_a_game() {
    let game = played(&ALMOST);
    let text = game.setup();
    let mut again = Game::from_setup(&text).unwrap();
    assert_eq!(again.setup(), text);
    assert_eq!(again.moves(), []);
    assert_eq!(Game::from_link(&again.link()).unwrap().setup(), text);
    again.play("La7a8b8c8").unwrap();
    assert!(again.position_view().outcome.is_some());
}

#[test]
fn a_position_is_read_from_an_address_too() {
    let game = played(&ALMOST);
    let again = Game::from_setup(&game.setup_link()).unwrap();
    assert_eq!(again.setup(), game.setup());
    assert_eq!(again.setup_link(), game.setup_link());
}

#[test]
fn the_first_impossible_thing_of_a_position_is_named() {
    let refused = Game::from_setup("square 2 - 1Lb2 1 -").unwrap_err();
    assert!(matches!(refused, SetupError::NotThisShape { .. }));
    let refused = Game::from_setup("square.2.-.1Ia1a2z9.2.-").unwrap_err();
    assert!(matches!(refused, SetupError::UnknownCell { .. }));
}

/// Every orientation over every cell, compared with all ghosts there are.
#[test]
fn a_held_piece_is_at_the_nearest_legal_placement_that_enters_the_cell() {
    let game = played(&ALMOST);
    let view = game.view();
    let mut refused = 0;
    for orientation in view.shapes.iter().flat_map(|shape| &shape.orientations) {
        let fits = game.fits(orientation.id).unwrap();
        let [mx, my] = orientation.middle;
        for cell in &view.cells {
            let [x, y] = cell.at;
            let away = |&[ax, ay]: &[u8; 2]| {
                let east = i32::from(ax + mx) - i32::from(x);
                let north = i32::from(ay + my) - i32::from(y);
                east * east + north * north
            };
            let enters = |&&[ax, ay]: &&[u8; 2]| {
                let mut cubes = orientation.cubes.iter();
                cubes.any(|&[dx, dy, _]| [ax + dx, ay + dy] == [x, y])
            };
            let least = fits.iter().filter(enters).map(away).min();
            let held = game.held_over(orientation.id, [x, y]).unwrap();
            let Some(least) = least else {
                // At the rim it may fit beside the cell, where it is kept on the picture.
                refused += u32::from(held.mv.is_none());
                assert!(held.mv.is_none() || !enters(&&held.anchor), "{held:?}");
                continue;
            };
            assert!(held.mv.is_some(), "{held:?}");
            assert!(fits.iter().filter(enters).any(|fit| *fit == held.anchor));
            assert_eq!(away(&held.anchor), least, "{held:?}");
        }
    }
    assert!(refused > 0, "nothing was refused");
}

#[test]
fn a_piece_that_fits_nowhere_over_a_cell_is_refused_there_and_stays_on_the_picture() {
    let game = played(&["Tc3c4c5d4"]);
    let view = game.view();
    let row = view
        .shapes
        .iter()
        .find(|shape| shape.letter == "I")
        .unwrap();
    let flat = row
        .orientations
        .iter()
        .find(|o| o.cubes.iter().all(|cube| cube[2] == 0))
        .unwrap();
    let held = game.held_over(flat.id, [2, 3]).unwrap();
    assert_eq!((held.mv.as_ref(), held.anchor), (None, [2, 2]));
    assert!(!held.reasons.is_empty());
    // Beside it there is room.
    let near = game.near(flat.id, [2, 3]).unwrap().unwrap();
    assert!(game.ghost(flat.id, near.anchor).unwrap().mv.is_some());
    let far = game.held_over(flat.id, [7, 7]).unwrap();
    assert!(far.mv.is_some());
}

#[test]
fn a_piece_can_begin_wherever_its_orientation_fits_at_all() {
    let game = played(&ALMOST);
    for orientation in game
        .view()
        .shapes
        .iter()
        .flat_map(|shape| &shape.orientations)
    {
        let fits = game.fits(orientation.id).unwrap();
        let near = game.near(orientation.id, [3, 3]).unwrap();
        assert_eq!(near.is_some(), !fits.is_empty());
        assert!(near.is_none_or(|place| fits.contains(&place.anchor)));
    }
    assert!(matches!(
        game.near(99, [0, 0]),
        Err(GameError::Orientation(99))
    ));
    assert!(matches!(
        game.held_over(0, [40, 0]),
        Err(GameError::Cell(40, 0))
    ));
}
