//! Positions as text: every position of every game is read as it is written, and what is
//! impossible is named.

mod dice;
mod naive;

use std::sync::Arc;

use caminos_rules::{
    Board, Cell, Material, Move, MoveText, Options, Out, Outcome, Players, Position, Rules, Seat,
    Setup, SetupError, Shape, Team,
};
use dice::Dice;
use naive::kit::Kit;

fn variants() -> Vec<Options> {
    let two = Options::default();
    let four = Options {
        players: Players::Four,
        ..two
    };
    vec![
        two,
        Options {
            neutral: true,
            scoring: true,
            swap: true,
            ..two
        },
        Options {
            first: Team::Green,
            swap: true,
            ..two
        },
        Options {
            neutral: true,
            first: Team::Green,
            ..two
        },
        four,
        Options {
            scoring: true,
            out: Out::Team,
            ..four
        },
        Options {
            neutral: true,
            first: Team::Green,
            ..four
        },
    ]
}

fn read(text: &str, material: &Material) -> Position {
    let setup: Setup = text.parse().unwrap();
    assert_eq!(setup.to_string(), text, "the text is canonical");
    setup
        .position(material)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> SetupError {
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => return error,
    };
    match setup.position(Material::standard()) {
        Ok(position) => panic!("{text} was read as {position}"),
        Err(error) => error,
    }
}

/// What has to be the same in a position and in one that was read from its text.
fn compare(position: &Position, read: &Position, story: &str) {
    assert_eq!(read.to_string(), position.to_string(), "{story}");
    assert_eq!(read.legal_moves(), position.legal_moves(), "{story}");
    assert_eq!(read.to_move(), position.to_move(), "{story}");
    assert_eq!(read.places_neutral(), position.places_neutral(), "{story}");
    assert_eq!(read.may_swap(), position.may_swap(), "{story}");
    assert_eq!(read.outcome(), position.outcome(), "{story}");
    assert_eq!(read.edge_pieces(), position.edge_pieces(), "{story}");
    assert_eq!(read.hash(), position.hash(), "{story}");
    for seat in position.rules().seats() {
        assert_eq!(read.is_out(seat), position.is_out(seat), "{story}");
        for shape in position.rules().shape_ids() {
            let neutral = position.rules().is_neutral(shape);
            let same = read.supply(seat, shape) == position.supply(seat, shape);
            assert!(neutral || same, "{story}");
        }
    }
    let pieces = |position: &Position| {
        let pieces = position.pieces();
        let mut pieces: Vec<_> = pieces.map(|p| (p.colour, p.placement)).collect();
        pieces.sort_unstable();
        pieces
    };
    assert_eq!(pieces(read), pieces(position), "{story}");
    assert_eq!(read.history().len(), 0, "{story}");
}

/// A random game, compared at every ply.
fn play(rules: &Arc<Rules>, material: &Material, dice: &mut Dice) -> Option<Outcome> {
    let mut position = Position::new(rules.clone());
    loop {
        let text = position.to_string();
        let copy = read(&text, material);
        compare(&position, &copy, &text);
        for symmetry in rules.symmetries().iter().skip(1) {
            let image = position.mapped(symmetry);
            assert_eq!(copy.mapped(symmetry).hash(), image.hash(), "{text}");
            compare(&image, &read(&image.to_string(), material), &text);
            if !dice.one_in(4) {
                break;
            }
        }
        if position.is_over() {
            return position.outcome();
        }
        let moves = position.legal_moves();
        let mv = match moves.last() {
            Some(Move::Swap) if dice.one_in(2) => Move::Swap,
            _ => *dice.pick(&moves),
        };
        // The copy plays on as the original does, and back to where it was.
        let mut played = copy.clone();
        position.play(mv).unwrap();
        if mv == Move::Swap && !copy.rules().options().swap {
            continue;
        }
        played.play(mv).unwrap();
        assert_eq!(played.hash(), position.hash(), "{text}");
        assert_eq!(played.undo(), Some(mv));
        assert_eq!(played, copy, "{text}");
        assert_eq!(played.undo(), None, "a setup has no history");
    }
}

#[test]
fn every_position_of_a_standard_game_is_read_as_it_is_written() {
    let mut dice = Dice::new(1);
    let (mut won, mut drawn) = (0, 0);
    for board in Board::STANDARD {
        for options in variants() {
            for _ in 0..3 {
                let rules = Rules::standard(board, options).unwrap();
                match play(&rules, Material::standard(), &mut dice) {
                    Some(Outcome::Connected { .. }) => won += 1,
                    _ => drawn += 1,
                }
            }
        }
    }
    assert!(won > 5 && drawn > 5, "{won} won, {drawn} not");
}

#[test]
fn every_position_of_an_odd_game_is_read_as_it_is_written() {
    let mut dice = Dice::new(2);
    for _ in 0..12 {
        for options in variants() {
            let material = Kit::random(&mut dice).material();
            let rules = Rules::new(&material, "odd", options).unwrap();
            play(&rules, &material, &mut dice);
        }
    }
}

#[test]
fn the_order_of_moves_does_not_show() {
    let after = |moves: &str| {
        let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
        for text in MoveText::parse_list(moves).unwrap() {
            position.play_text(&text).unwrap();
        }
        position.to_string()
    };
    let text = after("Ia1a2a3 Ih1h2h3 Lc1c2c3d3");
    assert_eq!(text, "square 2 - 1Ia1a2a3,1Lc1c2c3d3,2Ih1h2h3 2 -");
    assert_eq!(after("Lc1c2c3d3 Ih1h2h3 Ia1a2a3"), text);
}

#[test]
fn pieces_and_cells_are_read_in_any_order() {
    let setup: Setup = "square 2 - 2Tc3^3b3@2,1Ib5b4b3 1 -".parse().unwrap();
    assert_eq!(setup.to_string(), "square 2 - 1Ib3b4b5,2Tb3@2c3^3 1 -");
    assert!(setup.position(Material::standard()).is_ok());
}

#[test]
fn a_piece_keeps_its_identity() {
    let position = read("square 2 - 1Ib3b4b5,2Tb3@2c3^3 1 -", Material::standard());
    let pieces: Vec<_> = position
        .pieces()
        .map(|piece| (piece.id.index(), piece.seat))
        .collect();
    assert_eq!(pieces, [(0, Seat::One), (1, Seat::Two)]);
    let top = position.top("b3".parse().unwrap()).unwrap().0;
    assert_eq!(position.owner(top).unwrap().seat, Seat::Two);
}

#[test]
fn who_began_follows_from_the_numbers() {
    let first = |text: &str| read(text, Material::standard()).rules().options().first;
    assert_eq!(first("square 2 - - 1 -"), Team::Yellow);
    assert_eq!(first("square 2 - - 2 -"), Team::Green);
    assert_eq!(first("square 2 - 2Ia1a2a3 1 -"), Team::Green);
    assert_eq!(first("square 2 n 0Na1a2a3 1 -"), Team::Green);
    assert_eq!(first("square 2 n 0Na1a2a3,0Nb1b2b3 2 -"), Team::Green);
    assert_eq!(first("square 4 - 2Ia1a2a3 3 -"), Team::Green);
}

#[test]
fn the_swap_may_be_answered_when_the_numbers_say_so() {
    let may_swap = |text: &str| read(text, Material::standard()).may_swap();
    assert!(may_swap("square 2 p 1Ia1a2a3 2 -"));
    assert!(may_swap("square 2 p 2Ia1a2a3 1 -"));
    assert!(!may_swap("square 2 - 1Ia1a2a3 2 -"));
    assert!(!may_swap("square 2 p - 1 -"));
    assert!(!may_swap("square 2 p - 2 -"));
    assert!(!may_swap("square 2 p 1Ia1a2a3,2Ib1b2b3 1 -"));
}

#[test]
fn a_resignation_is_no_part_of_a_position() {
    let mut position = read("square 2 - 1Ia1a2a3 2 -", Material::standard());
    position.play(Move::Resign).unwrap();
    assert_eq!(position.to_string(), "square 2 - 1Ia1a2a3 2 -");
}

#[test]
fn the_fields_must_be_well_written() {
    let count = |text: &str| match refused(text) {
        SetupError::Fields { count } => count,
        other => panic!("{other}"),
    };
    assert_eq!(count(""), 1);
    assert_eq!(count("square 2 - - 1"), 5);
    assert_eq!(count("square 2 - - 1 -  "), 8);
    let text = |text: &str| text.to_owned();
    let board = |t| SetupError::Board { text: text(t) };
    assert_eq!(refused("Square 2 - - 1 -"), board("Square"));
    let players = |t| SetupError::Players { text: text(t) };
    assert_eq!(refused("square 3 - - 1 -"), players("3"));
    let variants = |t| SetupError::Variants { text: text(t) };
    for bad in ["sn", "nn", "x", "n-"] {
        assert_eq!(refused(&format!("square 2 {bad} - 1 -")), variants(bad));
    }
    let piece = |t| SetupError::Piece { text: text(t) };
    for bad in [
        "",
        "1",
        "1L",
        "La1a2a3b1",
        "5Ia1a2a3",
        "1Ia1a2A3",
        "1Ia1@1",
        "1Ia1@4",
        "1Ia1^4",
        "1Ia1^1",
        "1Ia1@3^2",
        "1Ia1^2@2",
        "1Ia1a1",
        "1Ia0",
        "1Ia1a2a3-",
        "1Iä1",
    ] {
        assert_eq!(
            refused(&format!("square 2 - {bad} 1 -")),
            piece(bad),
            "{bad}"
        );
    }
    for bad in ["0", "5", "12", "one"] {
        let turn = SetupError::Turn { text: text(bad) };
        assert_eq!(refused(&format!("square 2 - - {bad} -")), turn);
        if bad != "12" {
            let out = SetupError::Out { text: text(bad) };
            assert_eq!(refused(&format!("square 2 - - 1 {bad}")), out);
        }
    }
    let out = SetupError::Out { text: text("21") };
    assert_eq!(refused("square 2 - - - 21"), out);
    let pieces = ["1Ia1a2a3"; 122].join(",");
    let crowded = SetupError::Crowded { count: 122 };
    assert_eq!(refused(&format!("square 2 - {pieces} 1 -")), crowded);
}

#[test]
fn what_is_not_in_the_box_is_named() {
    let words = |text: &str| refused(text).to_string();
    assert_eq!(
        words("hexagon 2 - - 1 -"),
        "there is no board \"hexagon\" (there are: square, diamond, octagon, ring)"
    );
    assert_eq!(
        words("square 4 p - 1 -"),
        "the swap rule is for two players only"
    );
    let seat = Seat::Three;
    for text in [
        "square 2 - 3Ia1a2a3 1 -",
        "square 2 - 4Ic3c4c5,3Tb3^2c3@2 1 -",
        "square 2 - - 3 -",
        "square 2 - - 1 3",
    ] {
        assert_eq!(refused(text), SetupError::UnknownSeat { seat });
    }
    for piece in ["1Qa1a2a3", "0Ia1a2a3", "1Na1a2a3", "0Na1a2a3"] {
        let error = refused(&format!("square 2 - {piece} 2 -"));
        assert!(
            matches!(error, SetupError::UnknownShape { .. }),
            "{piece}: {error}"
        );
    }
    assert_eq!(
        words("square 2 - 1Ig1h1i1 2 -"),
        "1Ig1h1i1: i1 is not on the board"
    );
    assert_eq!(
        words("ring 2 - 1Ic4d4e4 2 -"),
        "1Ic4d4e4: d4 is not on the board"
    );
    let row = ["1Ia1a2a3", "1Ib1b2b3", "1Ic1c2c3"].join(",");
    assert_eq!(
        refused(&format!(
            "square 2 - {row},2Id1d2d3,2Ie1e2e3,2Ta5b5c5b6 1 -"
        )),
        SetupError::TooMany {
            seat: Some(Seat::One),
            letter: "I".parse().unwrap()
        }
    );
    assert_eq!(
        refused("square 4 - 1Ia1a2a3,1Ib1b2b3,2Lc1c2c3d1,3Ta5b5c5b6,4Td5e5f5e6 2 -"),
        SetupError::TooMany {
            seat: Some(Seat::One),
            letter: "I".parse().unwrap()
        }
    );
    assert_eq!(
        refused("square 2 n 0Na1a2a3,0Nb1b2b3,0Nc1c2c3 1 -"),
        SetupError::TooMany {
            seat: None,
            letter: "N".parse().unwrap()
        }
    );
}

#[test]
fn cubes_that_cannot_be_there_are_named() {
    let cell = |name: &str| name.parse().unwrap();
    assert_eq!(
        refused("square 2 - 1Ia1a2a3,2Ia3a4a5 1 -"),
        SetupError::Overlap { cell: cell("a3") }
    );
    assert_eq!(
        refused("square 2 - 1Lb2^3c2,2Tc3d2d3@2d4 1 -"),
        SetupError::Gap { cell: cell("d3") }
    );
    // A row that lies on two others.
    assert_eq!(
        refused("square 2 - 1Ia1a2a3,1Ic1c2c3,2Ib1b2b3,2Ia1@2b1@2c1@2 1 -"),
        SetupError::AboveTheBoard {
            piece: "2Ia1@2b1@2c1@2".to_owned()
        }
    );
    for piece in ["1Ia1a2b2", "1Ia1a2", "1Ia1a3a4", "1La1a2a3", "1Ia1^3b1"] {
        let letter = piece[1..2].parse().unwrap();
        let not_this = SetupError::NotThisShape {
            piece: piece.to_owned(),
            letter,
        };
        assert_eq!(refused(&format!("square 2 - {piece} 2 -")), not_this);
    }
}

#[test]
fn numbers_that_turns_cannot_explain_are_refused() {
    for text in [
        // Two in a row, a turn too early, and a seat that has had none.
        "square 2 - 1Ia1a2a3,1Ib1b2b3 2 -",
        "square 2 - 1Ia1a2a3 1 -",
        "square 4 - 1Ia1a2a3,2Ib1b2b3 1 -",
        "square 4 - 3Ia1a2a3 4 -",
        // Neutral pieces come first, and from the first seats.
        "square 2 n 1Ia1a2a3 2 -",
        "square 2 n 0Na1a2a3,1Ib1b2b3 2 -",
        "square 4 n - 3 -",
        // The team goes out together.
        "square 4 t - 2 1",
    ] {
        let error = refused(text);
        let impossible = matches!(error, SetupError::Turns | SetupError::NotOut { .. });
        assert!(impossible, "{text}: {error}");
    }
    assert_eq!(refused("square 2 - 1Ia1a2a3 1 -"), SetupError::Turns);
    assert_eq!(
        refused("square 2 - - 2 1"),
        SetupError::NotOut { seat: Seat::One }
    );
}

/// The standard square with one coloured and one neutral shape, or a tiny board.
fn odd_box(board: Board, neutral: Option<&[[i8; 3]]>) -> Material {
    let row = [[0, 0, 0], [1, 0, 0], [2, 0, 0]];
    let shape = |letter: &str, count, cubes: &[[i8; 3]]| {
        Shape::new(letter.parse().unwrap(), count, cubes).unwrap()
    };
    let neutral = neutral.map(|cubes| shape("N", 1, cubes));
    Material::new("odd", vec![shape("I", 2, &row)], neutral, vec![board]).unwrap()
}

#[test]
fn pieces_that_no_order_could_have_placed_are_refused() {
    // Four Zs around c3, each with its head over the foot of the next.
    let ring = "1Zb2c2^2d2@2,1Zb4@2c4^2d4,2Zb2@2b3^2b4,2Zd2d3^2d4@2";
    assert_eq!(refused(&format!("square 2 - {ring} 1 -")), SetupError::Ring);
    // One of them turned round, and the ring is open.
    let open = "1Zb2c2^2d2@2,1Zb4c4^2d4@2,2Zb4@2b3^2b2@2";
    assert!(!matches!(
        refused(&format!("square 2 - {open} 2 -")),
        SetupError::Ring
    ));
    // Neutral pieces come first, so none lies on a coloured one.
    let bent: &[[i8; 3]] = &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]];
    let material = odd_box(Board::square(), Some(bent));
    let setup = |text: &str| text.parse::<Setup>().unwrap().position(&material);
    assert_eq!(
        setup("square 2 n 0Na1^2b1@2c1@2,0Ng1g2g3h1,1Ib1c1d1 2 -"),
        Err(SetupError::Ring)
    );
    assert!(setup("square 2 n 0Na3b1b2b3,0Ng1g2g3h1,1Id1e1f1 2 -").is_ok());
}

#[test]
fn a_turn_needs_a_seat_that_can_take_it() {
    let seat = Seat::One;
    assert_eq!(refused("square 2 - - 1 1"), SetupError::TurnOfOut { seat });
    let cells: Vec<Cell> = ["a1", "b1", "c1", "e1"]
        .map(|c| c.parse().unwrap())
        .to_vec();
    let sides = [("W", vec![cells[0]]), ("E", vec![cells[3]])];
    let board = Board::new("strip", &cells, &sides, &[("W", "E", false)]).unwrap();
    let material = odd_box(board, None);
    let setup = |text: &str| text.parse::<Setup>().unwrap().position(&material);
    let full = "strip 2 - 1Ia1b1c1,2Ie1^3";
    let over = setup(&format!("{full} - 12")).unwrap();
    assert!(matches!(over.outcome(), Some(Outcome::Draw { .. })));
    assert_eq!(
        setup(&format!("{full} 1 -")),
        Err(SetupError::NothingToPlace { seat })
    );
    assert_eq!(
        setup("strip 2 - 1Ia1b1c1 - 12"),
        Err(SetupError::NotOut { seat: Seat::Two })
    );
    assert_eq!(setup(&format!("{full} - 1")), Err(SetupError::GameNotOver));
}

#[test]
fn only_one_team_can_be_connected_and_then_the_game_is_over() {
    let yellow = "1La1a2a3b3,1La4a5a6b6,1La7a8b8c8";
    let text = format!("square 2 - {yellow},2Tg2h1h2h3,2Tg5h4h5h6");
    let position = read(&format!("{text} - -"), Material::standard());
    assert_eq!(
        position.outcome(),
        Some(Outcome::Connected {
            team: Team::Yellow,
            faces: 8,
            points: 8
        })
    );
    let team = Team::Yellow;
    assert_eq!(
        refused(&format!("{text} 2 -")),
        SetupError::GameOver { team }
    );
    let both = format!("square 2 - {yellow},2Tg2h1h2h3,2Tg5h4h5h6,2Ig7h7h8 - -");
    assert!(matches!(refused(&both), SetupError::NotThisShape { .. }));
    let both = format!("square 2 - {yellow},2Tg2h1h2h3,2Tg5h4h5h6,2Lg8h7h8g7 - -");
    assert!(matches!(refused(&both), SetupError::NotThisShape { .. }));
    let both = format!("square 2 - {yellow},2Tg2h1h2h3,2Tg5h4h5h6,2Lf8g8h7h8 - -");
    assert_eq!(refused(&both), SetupError::BothConnected);
    // Yellow has had the last move, so green cannot be the winner.
    assert_eq!(
        refused(
            "square 2 - 1Ic1d1e1,1Ic3d3e3,1La1a2a3b1,1Lc5d5e5e6,2Tg2h1h2h3,2Tg5h4h5h6,2Lf8g8h7h8 - -"
        ),
        SetupError::Turns
    );
    assert_eq!(refused("square 2 - - - -"), SetupError::GameNotOver);
    assert_eq!(refused("square 2 - - - 1"), SetupError::GameNotOver);
}

#[test]
fn links_hold_no_character_that_an_address_would_escape() {
    let text = "octagon 2 nspt 0Nc1c2c3,0Nd1^3,1Lb3b4c4@2^2 2 -";
    let setup: Setup = text.parse().unwrap();
    let link = setup.to_link();
    let safe = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
    assert!(link.chars().all(safe), "{link}");
    assert_eq!(Setup::from_link(&link), Ok(setup));
    assert!(Setup::from_link("octagon.2.-").is_err());
}
