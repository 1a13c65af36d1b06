//! Material files: the examples are good, and every fault names its line and column.

#![cfg(feature = "material-files")]

use std::path::PathBuf;

use caminos_rules::{Material, Options, Players, Position, Rules, RulesError};

fn example(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../materials")
        .join(file);
    std::fs::read_to_string(path).expect("the examples are in the repository")
}

fn refusal(text: &str) -> String {
    Material::from_toml(text).unwrap_err().to_string()
}

#[test]
fn the_standard_file_is_the_standard_material() {
    let material = Material::from_toml(&example("standard.toml")).unwrap();
    assert_eq!(&material, Material::standard());
}

#[test]
fn the_examples_can_be_played_and_written() {
    for file in [
        "standard.toml",
        "mini.toml",
        "cross.toml",
        "tiny.toml",
        "dominoes.toml",
    ] {
        let material = Material::from_toml(&example(file)).unwrap();
        assert_eq!(
            Material::from_toml(&material.to_toml()).unwrap(),
            material,
            "{file}"
        );
        for board in material.boards() {
            let options = Options {
                players: Players::Four,
                neutral: true,
                ..Options::default()
            };
            let rules = Rules::new(&material, board.name(), options).unwrap();
            assert!(Position::new(rules).count_placements() > 0);
        }
    }
    let cross = Material::from_toml(&example("cross.toml")).unwrap();
    assert_eq!(cross.shapes(), Material::standard().shapes());
    let board = cross.board("cross").unwrap();
    assert_eq!(board.cells().len(), 64);
    assert_eq!(board.goals().iter().filter(|goal| goal.doubled).count(), 2);
    let sides: Vec<&str> = board.sides().iter().map(|side| side.name()).collect();
    assert_eq!(sides, ["N", "E", "S", "W"]);
}

#[test]
fn the_examples_of_the_documentation_are_good() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/materials.md");
    let text = std::fs::read_to_string(path).unwrap();
    let code: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .collect();
    let start = |key: &str| code.iter().position(|&line| line == key).unwrap();
    let (shape, board) = (start("[[shape]]"), start("[[board]]"));
    // A second drawing of cubes stands alone between the two.
    let layers = code[shape + 1..]
        .iter()
        .rposition(|line| line.starts_with("cubes"))
        .unwrap();
    let shape_text = code[shape..shape + 1 + layers].join("\n");
    let layers_text = code[shape + 1 + layers..board].join("\n");
    let file = format!(
        "name = \"a\"\n{shape_text}\n[[shape]]\nletter = \"Y\"\ncount = 2\n{layers_text}\n{}",
        code[board..].join("\n")
    );
    let material = Material::from_toml(&file).unwrap_or_else(|error| panic!("{error}\n{file}"));
    assert_eq!(material.shapes().len(), 2);
    assert_eq!(material.board("cross").unwrap().cells().len(), 36);
}

#[test]
fn what_is_left_out_is_standard() {
    let material = Material::from_toml("name = \"mine\"").unwrap();
    assert_eq!(material.shapes(), Material::standard().shapes());
    assert_eq!(material.neutral(), Material::standard().neutral());
    assert_eq!(material.boards(), Material::standard().boards());
}

#[test]
fn drawings_forgive_indents_short_lines_and_windows() {
    let tidy =
        "name = \"a\"\n[[shape]]\nletter = \"L\"\ncount = 2\ncubes = \"\"\"\n#..\n###\n\"\"\"\n";
    let loose = "name = \"a\"\n[[shape]]\nletter = \"l\"\ncount = 2\ncubes = \"\"\"\n   #\n   ###  \n\n   \"\"\"\n";
    let expected = Material::from_toml(tidy).unwrap();
    assert_eq!(Material::from_toml(loose).unwrap(), expected);
    assert_eq!(
        Material::from_toml(&tidy.replace('\n', "\r\n")).unwrap(),
        expected
    );
}

#[test]
fn a_shape_in_three_dimensions_is_drawn_by_layers() {
    let text = "name = \"a\"\n[[shape]]\nletter = \"Y\"\ncount = 2\ncubes = \"\"\"\n#.\n##\n-\n..\n#.\n\"\"\"";
    let material = Material::from_toml(text).unwrap();
    assert_eq!(material.shapes()[0].cubes(), 4);
    // A corner with a cube on its elbow has 8 turns, and none of them has a gap.
    assert_eq!(material.shapes()[0].orientations().len(), 8);
}

#[test]
fn four_players_need_even_counts() {
    let text = "name = \"a\"\n[[shape]]\nletter = \"I\"\ncount = 3\ncubes = \"###\"";
    let material = Material::from_toml(text).unwrap();
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let error = Rules::new(&material, "square", options).unwrap_err();
    assert!(matches!(error, RulesError::OddCount { count: 3, .. }));
}

#[test]
fn faults_of_shapes_name_their_place() {
    for (shape, error) in [
        (
            "letter = \"L\"\ncount = 2\ncubes = \"#.#\"",
            "line 5, column 9: shape L: its cubes are not connected",
        ),
        (
            "letter = \"L\"\ncount = 2\ncubes = \"####\"",
            "line 5, column 9: shape L: it is 4 cubes long",
        ),
        (
            "letter = \"L\"\ncount = 2\ncubes = \"...\"",
            "line 5, column 9: shape L: it has no cubes",
        ),
        (
            "letter = \"L\"\ncount = 2\ncubes = \"\"\"\n###\n#x#\"\"\"",
            "line 7, column 2: 'x' does not belong in a drawing",
        ),
        (
            "letter = \"L\"\ncount = 2\ncubes = \"##é\"",
            "line 5, column 12: 'é' does not belong",
        ),
        (
            "letter = \"L\"\ncount = 0\ncubes = \"##\"",
            "line 4, column 9: shape L has a count of 0",
        ),
        (
            "letter = \"L\"\ncount = 300\ncubes = \"##\"",
            "line 4, column 9: shape L has a count of 300",
        ),
        (
            "letter = \"LL\"\ncount = 1\ncubes = \"##\"",
            "line 3, column 10: a shape's letter is one letter",
        ),
        (
            "letter = \"7\"\ncount = 1\ncubes = \"##\"",
            "line 3, column 10: a shape's letter is one letter",
        ),
        (
            "letter = \"L\"\ncount = \"two\"\ncubes = \"##\"",
            "line 4, column 9: ",
        ),
        (
            "letter = \"L\"\ncount = 1\ncube = \"##\"",
            "line 5, column 1: unknown field `cube`",
        ),
        (
            "letter = \"L\"\ncubes = \"##\"",
            "line 2, column 1: missing field `count`",
        ),
        (
            "letter = \"A\"\ncount = 1\ncubes = \"##\"\n[[shape]]\nletter = \"a\"\ncount = 1\ncubes = \"##\"",
            "line 7, column 10: two shapes have the letter A",
        ),
        (
            "letter = \"A\"\ncount = 1\ncubes = \"##\"\nneutral = true",
            "line 1, column 8: there is no shape to play with",
        ),
        (
            "letter = \"A\"\ncount = 1\ncubes = \"##\"\nneutral = true\n[[shape]]\nletter = \"B\"\ncount = 1\ncubes = \"##\"\nneutral = true",
            "line 8, column 10: a second shape is neutral",
        ),
    ] {
        let found = refusal(&format!("name = \"a\"\n[[shape]]\n{shape}\n"));
        assert!(found.starts_with(error), "{shape}\n{found}");
    }
}

#[test]
fn faults_of_boards_name_their_place() {
    let good = "name = \"a\"\n[[board]]\nname = \"b\"\ncells = \"\"\"\n###\n###\n###\n\"\"\"\n\
                goals = [\"N-S\"]\n[board.sides]\nN = \"a3-c3\"\nS = \"a1 b1, c1\"\n";
    Material::from_toml(good).unwrap();
    for (from, to, error) in [
        (
            "\"b\"",
            "\"My board\"",
            "line 3, column 8: board name \"My board\" is not made of",
        ),
        (
            "###\n###\n###",
            "...",
            "line 4, column 9: board \"b\" has no cells",
        ),
        (
            "###\n###\n###",
            "###\n#+#\n###",
            "line 6, column 2: '+' does not belong in a drawing",
        ),
        (
            "a3-c3",
            "a3-d3",
            "line 11, column 6: side \"N\" of board \"b\" lists d3, which is not a cell",
        ),
        (
            "a1 b1, c1",
            "a1 b1, b9",
            "line 12, column 13: side \"S\" of board \"b\" lists b9",
        ),
        (
            "a1 b1, c1",
            "a1 b1-c3",
            "line 12, column 9: b1-c3 is not a range",
        ),
        (
            "a1 b1, c1",
            "a1 1b",
            "line 12, column 9: \"1b\" is not a cell",
        ),
        (
            "a1 b1, c1",
            "a1 b1-",
            "line 12, column 9: \"\" is not a cell",
        ),
        (
            "a1 b1, c1",
            "",
            "line 12, column 1: side \"S\" of board \"b\" has no cells",
        ),
        (
            "S = ",
            "\"S-W\" = ",
            "line 12, column 1: side name \"S-W\" of board \"b\" is not made of",
        ),
        (
            "N-S\"",
            "N-X\"",
            "line 9, column 10: a goal of board \"b\" names the unknown side \"X\" (its sides: N, S)",
        ),
        ("N-S\"", "N\"", "line 9, column 10: a goal is two sides"),
        (
            "N-S\"",
            "N-N\"",
            "line 9, column 10: a goal of board \"b\" joins side \"N\" with itself",
        ),
        (
            "[\"N-S\"]",
            "[]",
            "line 9, column 9: board \"b\" has no goals",
        ),
        (
            "[\"N-S\"]",
            "[\"N-S\", \"S-N\"]",
            "line 9, column 17: the goal S-N is given twice",
        ),
        (
            "[\"N-S\"]",
            "[\"N-S\"]\ndoubled = [\"E-W\"]",
            "line 10, column 12: E-W is doubled and is not a goal",
        ),
        ("goals", "aims", "line 9, column 1: unknown field `aims`"),
        ("S = ", "N = ", "line 12, column 1: duplicate key"),
    ] {
        let found = refusal(&good.replacen(from, to, 1));
        assert!(found.starts_with(error), "{to}\n{found}");
    }
    let twice = format!("{good}{}", &good["name = \"a\"\n".len()..]);
    assert_eq!(
        refusal(&twice),
        "line 14, column 8: two boards are named \"b\""
    );
}

#[test]
fn faults_of_the_file_name_their_place() {
    assert!(refusal("").starts_with("line 1, column 1: missing field `name`"));
    assert!(
        refusal("name = \"a\"\ncolour = 3").starts_with("line 2, column 1: unknown field `colour`")
    );
    assert!(refusal("name = \"a\"\n = 3").starts_with("line 2, column 2: "));
    assert!(
        refusal("name = \"A b\"").starts_with("line 1, column 8: material name \"A b\" is not")
    );
    let other = "name = \"standard\"\n[[shape]]\nletter = \"I\"\ncount = 2\ncubes = \"###\"";
    assert!(refusal(other).starts_with("line 1, column 8: the name \"standard\" is kept"));
}

#[test]
fn drawings_of_absurd_size_are_refused() {
    let board = |drawing: &str| {
        refusal(&format!(
            "name = \"a\"\n[[board]]\nname = \"b\"\ncells = \"\"\"\n{drawing}\"\"\"\ngoals = []\nsides = {{}}\n"
        ))
    };
    for drawing in [
        "#".repeat(27),
        "#".repeat(100_000),
        "#\n".repeat(100),
        "#\n".repeat(100_000),
        format!("{}#", ".".repeat(1_000_000)),
        format!("#{}#", "\n".repeat(1_000_000)),
        "############\n".repeat(11),
    ] {
        let found = board(&drawing);
        assert!(
            found.starts_with("line 4, column 9: board \"b\" is "),
            "{found}"
        );
    }
    let shape = |drawing: &str| {
        refusal(&format!(
            "name = \"a\"\n[[shape]]\nletter = \"A\"\ncount = 1\ncubes = \"\"\"\n{drawing}\"\"\"\n"
        ))
    };
    for drawing in [
        "#".repeat(300),
        "#\n".repeat(100_000),
        "#\n-\n".repeat(1000),
        format!("#{}#", ".".repeat(1_000_000)),
    ] {
        assert!(shape(&drawing).contains("cubes long"));
    }
}
