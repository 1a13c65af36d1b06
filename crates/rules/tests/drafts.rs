//! Positions that are put together piece by piece.

use caminos_rules::{
    Cell, Draft, Material, Options, Players, Position, Rules, Seat, Setup, SetupError,
};

fn draft(text: &str) -> Draft {
    let setup: Setup = text.parse().expect("a setup");
    Draft::new(&setup, Material::standard()).expect("pieces that can lie so")
}

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn settled(draft: &Draft) -> Result<String, SetupError> {
    let position = draft.settled(Material::standard())?;
    Ok(position.to_string())
}

/// Every position of random games is taken apart from above and put together again.
#[test]
fn every_position_of_a_game_can_be_put_together_and_taken_apart() {
    let material = Material::standard();
    for (board, players, neutral) in [
        ("square", Players::Two, false),
        ("ring", Players::Four, true),
        ("diamond", Players::Two, true),
    ] {
        let options = Options {
            players,
            neutral,
            ..Options::default()
        };
        let rules = Rules::standard(board, options).expect("a standard board");
        let mut position = Position::new(rules);
        let mut dice = 7u64;
        while position.outcome().is_none() {
            let moves = position.legal_moves();
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let chosen = moves[(dice >> 33) as usize % moves.len()];
            position.play(chosen).expect("a legal move");
            let setup = position.setup();
            let whole = Draft::new(&setup, material).expect("a position of a game");
            assert_eq!(settled(&whole), Ok(setup.to_string()));
        }
        let mut left = Draft::new(&position.setup(), material).expect("the last position");
        while !left.setup().pieces.is_empty() {
            let cells = left
                .setup()
                .pieces
                .iter()
                .flat_map(|piece| piece.columns.iter().map(|column| column.cell));
            let next = cells
                .filter_map(|cell| left.remove(cell))
                .find_map(|setup| Draft::new(&setup, material).ok());
            left = next.expect("some piece carries no other");
        }
    }
}

#[test]
fn pieces_of_any_seat_are_placed_in_any_order_by_the_rules_of_placing() {
    let empty = draft("square 2 - - 1 -");
    let one = empty.place(Some(Seat::Two), &"Tb3b4b5c4".parse().unwrap());
    let one = Draft::new(&one.unwrap(), Material::standard()).unwrap();
    assert_eq!(one.setup().to_string(), "square 2 - 2Tb3b4b5c4 1 -");
    // The turn stays as it was where it can: green may have begun.
    assert_eq!(settled(&one), Ok("square 2 - 2Tb3b4b5c4 1 -".to_owned()));
    let hanging = one.place(Some(Seat::Two), &"Ib3b4b5".parse().unwrap());
    assert!(hanging.is_err(), "does not touch the board");
    for _ in 0..2 {
        assert!(
            one.place(Some(Seat::One), &"Ia1a2a3".parse().unwrap())
                .is_ok()
        );
    }
    let full = draft("square 2 - 1Ia1a2a3,1Ib1b2b3 1 -");
    assert!(
        full.place(Some(Seat::One), &"Ic1c2c3".parse().unwrap())
            .is_err()
    );
    assert!(
        full.place(Some(Seat::Two), &"Ic1c2c3".parse().unwrap())
            .is_ok()
    );
}

#[test]
fn the_turn_follows_the_pieces_and_ends_with_the_game() {
    let ahead = draft("square 2 - 1Ia1a2a3 1 -");
    assert_eq!(settled(&ahead), Ok("square 2 - 1Ia1a2a3 2 -".to_owned()));
    assert_eq!(
        ahead.position(Material::standard()).unwrap_err(),
        SetupError::Turns
    );
    // A seat that could place is not put out to explain a turn.
    assert!(ahead.position(Material::standard()).is_err());
    let won = "1La1a2a3b3,1La4a5a6b6,1La7a8b8c8,2Tg2h1h2h3,2Tg5h4h5h6";
    let won = draft(&format!("square 2 - {won} 2 -"));
    assert!(settled(&won).unwrap().ends_with(" - -"));
    let apart = draft("square 2 - 1Ia1a2a3,1Ib1b2b3,1Lc1c2c3d3 1 -");
    assert_eq!(settled(&apart), Err(SetupError::Turns));
}

#[test]
fn the_uppermost_piece_is_removed_and_nothing_from_beneath_others() {
    let stacked = draft("square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -");
    let top = stacked.remove(cell("c3")).unwrap();
    assert_eq!(top.to_string(), "square 2 - 1Ic3c4c5 1 -");
    let beneath = stacked.remove(cell("c5")).unwrap();
    assert_eq!(
        Draft::new(&beneath, Material::standard()),
        Err(SetupError::Gap { cell: cell("c3") })
    );
    assert_eq!(stacked.remove(cell("h8")), None);
}

#[test]
fn neutral_pieces_come_before_all_others() {
    let empty = draft("square 2 n - 1 -");
    let one = empty.place(None, &"Na1a2a3".parse().unwrap()).unwrap();
    let one = Draft::new(&one, Material::standard()).unwrap();
    assert!(settled(&one).is_ok());
    let two = one.place(None, &"Nb1b2b3".parse().unwrap()).unwrap();
    let two = Draft::new(&two, Material::standard()).unwrap();
    assert!(two.place(None, &"Nc1c2c3".parse().unwrap()).is_err());
    let plain = draft("square 2 - - 1 -");
    for text in ["Na1a2a3", "Ia1a2a3"] {
        assert!(plain.place(None, &text.parse().unwrap()).is_err(), "{text}");
    }
    let covered = draft("square 2 n 1Ia1a2a3 1 -");
    let over = covered.place(None, &"Na1^2b1".parse().unwrap());
    assert!(over.is_err(), "an I has no such form");
}
