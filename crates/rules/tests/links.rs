//! Links: short, safe in an address, and the same for ever.

#![cfg(feature = "material-files")]

use std::path::PathBuf;

use caminos_rules::{
    IllegalMove, LinkError, LinkFault, Material, Move, MoveText, Options, Out, Players, Position,
    Rules, Team,
};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn play(rules: &std::sync::Arc<Rules>, moves: &str) -> Position {
    let mut position = Position::new(rules.clone());
    for text in MoveText::parse_list(moves).unwrap() {
        position.play_text(&text).unwrap();
    }
    position
}

fn material(file: &str) -> Material {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../materials")
        .join(file);
    Material::from_toml(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn refusal(link: &str) -> (usize, LinkFault) {
    let error = Position::from_link(link, Material::standard()).unwrap_err();
    (error.at, error.fault)
}

fn assert_round_trip(position: &Position, material: &Material) {
    let link = position.link();
    let unreserved = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
    assert!(link.chars().all(unreserved), "{link}");
    let again = Position::from_link(&link, material).unwrap();
    assert_eq!(&again, position, "{link}");
}

#[test]
fn a_link_that_was_given_out_stays_good() {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let position = play(&rules, "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8");
    assert_eq!(position.link(), "1.square.2.BAixBDi0EG");
    assert_round_trip(&position, Material::standard());
}

/// Shape, and each column's dx, dy, bottom and number of cubes.
const STANDARD_ORIENTATIONS: [&str; 54] = [
    "L 0001 0101 0201 1001",
    "L 0001 0101 0201 1201",
    "L 0001 0101 0202",
    "L 0001 0101 1001 2001",
    "L 0001 0101 1101 2101",
    "L 0001 0103",
    "L 0001 1001 1101 1201",
    "L 0001 1001 2001 2101",
    "L 0001 1001 2002",
    "L 0001 1003",
    "L 0002 0101 0201",
    "L 0002 0111 0211",
    "L 0002 1001 2001",
    "L 0002 1011 2011",
    "L 0003 0101",
    "L 0003 0121",
    "L 0003 1001",
    "L 0003 1021",
    "L 0011 0111 0202",
    "L 0011 1011 2002",
    "L 0021 0103",
    "L 0021 1003",
    "L 0101 1101 2001 2101",
    "L 0201 1001 1101 1201",
    "T 0001 0101 0201 1101",
    "T 0001 0102 0201",
    "T 0001 1001 1101 2001",
    "T 0001 1002 2001",
    "T 0003 0111",
    "T 0003 1011",
    "T 0011 0102 0211",
    "T 0011 0103",
    "T 0011 1002 2011",
    "T 0011 1003",
    "T 0101 1001 1101 1201",
    "T 0101 1001 1101 2101",
    "Z 0001 0101 1101 1201",
    "Z 0001 0102 0211",
    "Z 0001 1001 1101 2101",
    "Z 0001 1002 2011",
    "Z 0002 0112",
    "Z 0002 1012",
    "Z 0011 0102 0201",
    "Z 0011 1002 2001",
    "Z 0012 0102",
    "Z 0012 1002",
    "Z 0101 0201 1001 1101",
    "Z 0101 1001 1101 2001",
    "I 0001 0101 0201",
    "I 0001 1001 2001",
    "I 0003",
    "N 0001 0101 0201",
    "N 0001 1001 2001",
    "N 0003",
];

#[test]
fn the_standard_orientations_keep_their_numbers() {
    let options = Options {
        neutral: true,
        ..Options::default()
    };
    for board in ["square", "diamond", "octagon", "ring"] {
        let rules = Rules::standard(board, options).unwrap();
        let found: Vec<String> = rules
            .orientations()
            .map(|id| {
                let letter = rules.shape(rules.shape_of(id)).letter();
                let columns = rules.orientation(id).columns().iter();
                let columns: Vec<String> = columns
                    .map(|c| format!("{}{}{}{}", c.dx, c.dy, c.bottom, c.cubes))
                    .collect();
                format!("{letter} {}", columns.join(" "))
            })
            .collect();
        assert_eq!(found, STANDARD_ORIENTATIONS);
    }
}

#[test]
fn the_numbers_of_every_placement_lead_back_to_it() {
    let mut checked = 0;
    let neutral = Options {
        neutral: true,
        ..Options::default()
    };
    for material in [
        Material::standard(),
        &material("mini.toml"),
        &material("cross.toml"),
    ] {
        for board in material.boards() {
            for options in [Options::default(), neutral] {
                let rules = Rules::new(material, board.name(), options).unwrap();
                let start = Position::new(rules.clone());
                let cells: Vec<_> = board.cells_in(board.cells()).collect();
                for placement in rules.all_placements() {
                    let (first, _) = rules.columns(placement).next().unwrap();
                    let cell = cells.iter().position(|&cell| cell == first).unwrap();
                    let link: String = start
                        .link()
                        .chars()
                        .chain([placement.orientation().index(), cell].map(|n| ALPHABET[n].into()))
                        .collect();
                    let mut position = start.clone();
                    let found = Position::from_link(&link, material);
                    match position.play(Move::Place(placement)) {
                        Ok(()) => {
                            assert_eq!(found.as_ref(), Ok(&position), "{link}");
                            assert_eq!(position.link(), link);
                        }
                        // What is illegal on the empty board is refused as the same move.
                        Err(reason) => {
                            let fault = LinkFault::IllegalMove { number: 1, reason };
                            let at = start.link().len() + 1;
                            assert_eq!(found, Err(LinkError { at, fault }));
                        }
                    }
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 10_000);
}

#[test]
fn whole_games_with_all_options_survive() {
    let mut seed = 7u64;
    for i in 0..40 {
        let options = Options {
            players: if i % 3 == 0 {
                Players::Four
            } else {
                Players::Two
            },
            neutral: i % 2 == 0,
            scoring: i % 5 == 0,
            out: if i % 7 == 0 { Out::Team } else { Out::Seat },
            swap: i % 3 != 0 && i % 4 == 1,
            first: if i % 4 < 2 { Team::Yellow } else { Team::Green },
        };
        let board = ["square", "diamond", "octagon", "ring"][i % 4];
        let mut position = Position::new(Rules::standard(board, options).unwrap());
        while !position.is_over() {
            assert_round_trip(&position, Material::standard());
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = position.legal_moves();
            let mv = moves[(seed >> 33) as usize % moves.len()];
            let swap = position.may_swap();
            position.play(if swap { Move::Swap } else { mv }).unwrap();
        }
        assert_round_trip(&position, Material::standard());
    }
}

#[test]
fn swap_and_resign_have_their_own_signs() {
    let options = Options {
        swap: true,
        ..Options::default()
    };
    let rules = Rules::standard("ring", options).unwrap();
    let position = play(&rules, "Ia3a4a5 swap Ih3h4h5 resign");
    assert_eq!(position.link(), "1.ring.2s.wA~sws~r");
    assert_round_trip(&position, Material::standard());
}

#[test]
fn faults_name_their_character() {
    assert_eq!(refusal(""), (1, LinkFault::TooShort));
    assert_eq!(refusal("3.square.2."), (1, LinkFault::Version));
    assert_eq!(refusal("1.square"), (9, LinkFault::TooShort));
    assert_eq!(refusal("1.squ%re.2."), (6, LinkFault::Character('%')));
    assert_eq!(refusal("1.square.3."), (10, LinkFault::Options));
    assert_eq!(refusal("1.square.2pn."), (10, LinkFault::Options));
    assert_eq!(refusal("1.square.2nn."), (10, LinkFault::Options));
    assert_eq!(refusal("1.square.."), (10, LinkFault::Options));
    assert!(matches!(refusal("1.hexagon.2."), (3, LinkFault::Rules(_))));
    assert!(matches!(refusal("1.square.4s."), (10, LinkFault::Rules(_))));
    assert!(matches!(
        refusal("1.square.2_AAAAAA."),
        (11, LinkFault::OtherMaterial(_))
    ));
    assert_eq!(refusal("1.square.2.BAB"), (15, LinkFault::TooShort));
    assert_eq!(refusal("1.square.2.BAB*"), (15, LinkFault::Character('*')));
    assert_eq!(refusal("1.square.2.BAé"), (14, LinkFault::Character('é')));
    assert_eq!(refusal("1.square.2.BA__"), (14, LinkFault::NoPlacement));
    assert_eq!(refusal("1.square.2.B_"), (12, LinkFault::NoPlacement));
    assert_eq!(refusal("1.square.2.~x"), (13, LinkFault::Character('x')));
    let reason = IllegalMove::GameOver;
    assert_eq!(
        refusal("1.square.2.BA~rBB"),
        (16, LinkFault::IllegalMove { number: 3, reason })
    );
    let error = Position::from_link("1.square.2.BABA", Material::standard()).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("character 14 of the link: move 2 cannot be played: "),
        "{error}"
    );
}

#[test]
fn a_link_of_another_material_is_refused() {
    let mini = material("mini.toml");
    let rules = Rules::new(&mini, "small", Options::default()).unwrap();
    let link = play(&rules, "Da1a2").link();
    assert!(Position::from_link(&link, Material::standard()).is_err());
    // Another count is enough, even under the same name.
    let changed = mini.to_toml().replacen("count = 6", "count = 8", 1);
    let changed = Material::from_toml(&changed).unwrap();
    let error = Position::from_link(&link, &changed).unwrap_err();
    assert_eq!(error.fault, LinkFault::OtherMaterial("mini".to_owned()));
    assert_eq!(error.at, "1.small.2_".len());
}

#[test]
fn materials_with_many_orientations_or_cells_take_two_characters() {
    let odd = "..#\n###\n-\n...\n#..";
    let shapes: String = "ABCDEFGH"
        .chars()
        .map(|letter| {
            format!("[[shape]]\nletter = \"{letter}\"\ncount = 4\ncubes = \"\"\"\n{odd}\"\"\"\n")
        })
        .collect();
    let rows = "###########\n".repeat(11);
    let board = format!(
        "[[board]]\nname = \"wide\"\ncells = \"\"\"\n{rows}\"\"\"\ngoals = [\"N-S\"]\n\
         [board.sides]\nN = \"a11-k11\"\nS = \"a1-k1\"\n"
    );
    let material = Material::from_toml(&format!("name = \"wide\"\n{shapes}{board}")).unwrap();
    let rules = Rules::new(&material, "wide", Options::default()).unwrap();
    assert!(rules.orientations().count() > 64);
    let mut position = Position::new(rules);
    let start = position.link().len();
    for n in [0, 400, 800, 1200] {
        let placement = position.nth_placement(n).unwrap();
        position.play(Move::Place(placement)).unwrap();
        assert_round_trip(&position, &material);
    }
    assert_eq!(position.link().len(), start + 4 * 4);
}
