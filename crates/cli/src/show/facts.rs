//! A position as facts for programs: `caminos show --json`.

use caminos_rules::{Colour, Direction, Face, Path, Position, Seat};
use caminos_text::{Language, Texts};
use serde_json::{Map, Value, json};

use super::sides;
use crate::draw::Marks;
use crate::draw::relief::Relief;
use crate::messages::{outcome_json, seat_name_in};

/// What a program may want to know about a position.
pub(super) fn facts(position: &Position) -> Value {
    let rules = position.rules();
    let moves = position.history();
    let moves: Vec<String> = moves.map(|(_, mv)| rules.text(mv).to_string()).collect();
    let edge = position.edge_pieces();
    let path = Marks::of(position).path;
    json!({
        "board": rules.board().name(),
        "players": rules.options().players.count(),
        "neutral": rules.options().neutral,
        "scoring": rules.options().scoring,
        "out": rules.options().out.to_string(),
        "swap": rules.options().swap,
        "first": rules.options().first.name(),
        "moves": moves,
        "position": position.setup().to_string(),
        "link": position.link(),
        "to_move": position.to_move().map(|seat| to_move(position, seat)),
        "places_neutral": position.places_neutral(),
        "legal": position.count_placements(),
        "may_swap": position.may_swap(),
        "heights": heights(position),
        "tops": tops(position),
        "pieces": pieces(position),
        "supplies": supplies(position),
        "edge_pieces": { "yellow": edge.yellow, "green": edge.green },
        "result": outcome_json(position.outcome()),
        "path": path.map(|path| path_object(position, &path)),
    })
}

fn to_move(position: &Position, seat: Seat) -> Value {
    json!({
        "seat": seat.number(),
        "team": seat.team().name(),
        "name": seat_name_in(Texts::of(Language::ENGLISH), position, seat),
    })
}

fn heights(position: &Position) -> Map<String, Value> {
    let board = position.rules().board();
    let cells = board.cells_in(board.cells());
    cells
        .map(|cell| (cell.to_string(), json!(position.height(cell))))
        .collect()
}

fn tops(position: &Position) -> Map<String, Value> {
    let board = position.rules().board();
    let relief = Relief::new(position);
    let cells = board.cells_in(board.cells());
    cells
        .filter_map(|cell| Some((cell.to_string(), json!(relief.top(cell)?.colour.name()))))
        .collect()
}

fn pieces(position: &Position) -> Vec<Value> {
    let rules = position.rules();
    let object = |piece: caminos_rules::Piece| {
        let cubes = rules.cubes(piece.placement);
        let cubes = cubes.map(|cube| json!([cube.cell.to_string(), cube.level.get()]));
        json!({
            "move": rules.text(piece.placement.into()).to_string(),
            "seat": piece.seat.number(),
            "colour": Colour::name(piece.colour),
            "cubes": cubes.collect::<Vec<_>>(),
        })
    };
    position.pieces().map(object).collect()
}

fn supplies(position: &Position) -> Map<String, Value> {
    let rules = position.rules();
    let supply = |seat: Seat| -> Map<String, Value> {
        let count = |shape| {
            let letter = rules.shape(shape).letter().to_string();
            (letter, json!(position.supply(seat, shape)))
        };
        rules.shape_ids().map(count).collect()
    };
    position
        .rules()
        .seats()
        .map(|seat| (seat.number().to_string(), Value::Object(supply(seat))))
        .collect()
}

fn path_object(position: &Position, path: &Path) -> Value {
    let face = |face: &Face| {
        let (cube, name) = match face {
            Face::Top(cube) => (cube, "top"),
            Face::Wall { cube, facing } => (cube, direction(*facing)),
        };
        json!({ "cell": cube.cell.to_string(), "level": cube.level.get(), "face": name })
    };
    json!({
        "sides": sides(position, path),
        "faces": path.faces().iter().map(face).collect::<Vec<_>>(),
    })
}

/// As programs call it.
const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}
