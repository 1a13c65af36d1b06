//! Boxes that no shop sells but a material file can describe.

use std::collections::BTreeSet;

use caminos_rules::{Board, Cell, Letter, Material, Options, Position, Rules, Shape, ShapeError};

fn letter(c: char) -> Letter {
    Letter::new(c).unwrap()
}

fn cells(text: &str) -> Vec<Cell> {
    text.split(' ').map(|cell| cell.parse().unwrap()).collect()
}

fn grid(width: u8, height: u8) -> Vec<Cell> {
    let places = (0..width).flat_map(|x| (0..height).map(move |y| (x, y)));
    places.map(|(x, y)| Cell::new(x, y).unwrap()).collect()
}

fn with_stick(board: Board) -> Material {
    let stick = Shape::new(letter('I'), 9, &[[0, 0, 0], [1, 0, 0], [2, 0, 0]]).unwrap();
    Material::new("odd", vec![stick], None, vec![board]).unwrap()
}

#[test]
fn cubes_at_both_ends_of_the_axis_are_too_long_a_shape() {
    for far in [[127, 0, 0], [0, 127, 0], [0, 0, 127], [-128, 0, 0]] {
        let shape = Shape::new(letter('A'), 1, &[[0, 0, 0], far]);
        assert!(matches!(shape, Err(ShapeError::TooLong(_))), "{far:?}");
    }
}

#[test]
fn a_piece_beyond_the_last_name_is_refused_in_words() {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let position = Position::new(rules.clone());
    let anchor = "z99".parse().unwrap();
    let words: BTreeSet<String> = rules
        .orientations()
        .map(|orientation| {
            position
                .place_at(orientation, anchor)
                .unwrap_err()
                .to_string()
        })
        .collect();
    let expected = [
        "part of the piece is not on the board",
        "z99 is not on the board",
    ];
    assert!(words.iter().eq(expected), "{words:?}");
}

#[test]
fn a_side_outside_all_goals_still_breaks_a_symmetry() {
    // The goal alone looks the same from left and right, the outer edge does not.
    let sides = [
        ("N", cells("a3 b3 c3")),
        ("S", cells("a1 b1 c1")),
        ("W", cells("a1 a2 a3")),
    ];
    let board = Board::new("lopsided", &grid(3, 3), &sides, &[("N", "S", false)]).unwrap();
    let rules = Rules::new(&with_stick(board), "lopsided", Options::default()).unwrap();
    let images: Vec<Cell> = rules
        .symmetries()
        .iter()
        .map(|symmetry| rules.map_cell(symmetry, "a1".parse().unwrap()))
        .collect();
    assert_eq!(images, cells("a1 a3"));
}

#[test]
fn two_sides_of_the_same_cells_keep_the_symmetries() {
    let sides = [
        ("spare", cells("a3 b3 c3")),
        ("N", cells("a3 b3 c3")),
        ("S", cells("a1 b1 c1")),
    ];
    let board = Board::new("twin", &grid(3, 3), &sides, &[("N", "S", false)]).unwrap();
    let rules = Rules::new(&with_stick(board), "twin", Options::default()).unwrap();
    assert_eq!(rules.symmetries().iter().count(), 4);
    let mut position = Position::new(rules);
    position.play_text(&"Ia1a2a3".parse().unwrap()).unwrap();
    assert_eq!(position.canonical().0.outcome(), position.outcome());
}
