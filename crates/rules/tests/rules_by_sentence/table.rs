//! Setting up positions to look at.

use caminos_rules::{
    Board, Cell, CellSet, IllegalMove, Letter, Material, MoveText, Options, Outcome, Position,
    Rules, Seat, Shape, Team,
};

/// The empty board of the standard material.
pub(crate) fn standard(board: &str, options: Options) -> Position {
    Position::new(Rules::standard(board, options).unwrap())
}

pub(crate) fn square() -> Position {
    standard("square", Options::default())
}

/// Plays moves, all of which must be legal.
pub(crate) fn play(position: &mut Position, moves: &str) {
    for text in MoveText::parse_list(moves).unwrap() {
        if let Err(refusal) = position.play_text(&text) {
            panic!("{text}: {refusal}");
        }
    }
}

/// The square after these moves.
pub(crate) fn after(moves: &str) -> Position {
    let mut position = square();
    play(&mut position, moves);
    position
}

/// Why a move is refused; the position must be left as it was.
pub(crate) fn refusal(position: &Position, text: &str) -> IllegalMove {
    let mut tried = position.clone();
    let refusal = tried.play_text(&text.parse().unwrap()).unwrap_err();
    assert_eq!(tried, *position, "a refused move changes nothing");
    refusal
}

pub(crate) fn words(position: &Position, text: &str) -> String {
    refusal(position, text).to_string()
}

pub(crate) fn is_legal(position: &Position, text: &str) -> bool {
    position.resolve(&text.parse().unwrap()).is_ok()
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub(crate) fn cells(names: &str) -> Vec<Cell> {
    names.split_whitespace().map(cell).collect()
}

/// A set of cells as a list of names, to compare and to read.
pub(crate) fn names(board: &Board, set: CellSet) -> String {
    let names: Vec<String> = board.cells_in(set).map(|cell| cell.to_string()).collect();
    names.join(" ")
}

pub(crate) fn side(board: &Board, name: &str) -> String {
    let id = board.side(name).unwrap();
    names(board, board.sides()[id.index()].cells())
}

pub(crate) fn left(position: &Position, seat: Seat, letter: char) -> u8 {
    let shape = position
        .rules()
        .shape_by_letter(Letter::new(letter).unwrap());
    position.supply(seat, shape.expect("a shape in play"))
}

/// Single cubes (O), standing or lying twos (D), corners of three (V), rows of three (I),
/// and L and T as in the standard box.
pub(crate) fn shape(letter: char, count: u8) -> Shape {
    let cubes: &[[i8; 3]] = match letter {
        'O' => &[[0, 0, 0]],
        'D' => &[[0, 0, 0], [1, 0, 0]],
        'V' => &[[0, 0, 0], [1, 0, 0], [0, 1, 0]],
        'I' | 'N' => &[[0, 0, 0], [1, 0, 0], [2, 0, 0]],
        'L' => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]],
        'T' => &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
        _ => panic!("no shape {letter}"),
    };
    Shape::new(Letter::new(letter).unwrap(), count, cubes).unwrap()
}

/// A game on one board with so many of each shape, as in "O4 V1".
pub(crate) fn game(board: Board, shapes: &str, options: Options) -> Position {
    let shapes = shapes
        .split_whitespace()
        .map(|word| shape(word.chars().next().unwrap(), word[1..].parse().unwrap()))
        .collect();
    let name = board.name().to_owned();
    let material = Material::new("handmade", shapes, Some(shape('N', 1)), vec![board]).unwrap();
    Position::new(Rules::new(&material, &name, options).unwrap())
}

/// A board from its cells with one goal, from side W to side E.
pub(crate) fn board(all: &str, west: &str, east: &str) -> Board {
    let sides = [("W", cells(west)), ("E", cells(east))];
    Board::new("handmade", &cells(all), &sides, &[("W", "E", false)]).unwrap()
}

/// Four cells in a row, a1 to be joined with d1, and a far row where the others can wait.
pub(crate) fn strip(options: Options) -> Position {
    let far = "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 k3";
    let board = board(&format!("a1 b1 c1 d1 {far}"), "a1", "d1");
    game(board, "O20 D20 V20 I20 L20", options)
}

/// Single cubes on a standard board.
pub(crate) fn with_cubes(board: &str, options: Options) -> Position {
    let board = Material::standard().board(board).unwrap().clone();
    game(board, "O60", options)
}

/// Yellow and green lay single cubes in turn.
pub(crate) fn lay(position: &mut Position, yellow: &str, green: &str) {
    let (yellow, green) = (cells(yellow), cells(green));
    for i in 0..yellow.len() {
        for cell in [yellow.get(i), green.get(i)].into_iter().flatten() {
            play(position, &format!("O{cell}"));
        }
    }
}

pub(crate) fn connected(team: Team, faces: u16, points: u16) -> Option<Outcome> {
    Some(Outcome::Connected {
        team,
        faces,
        points,
    })
}
