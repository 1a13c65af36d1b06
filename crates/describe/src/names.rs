//! What teams, colours, shapes, sides and directions are called.

use caminos_rules::{
    Board, Cell, CellSet, Colour, Direction, Goal, Players, Position, Rules, Seat, ShapeId, Side,
    Team,
};

use caminos_message::{Arg, Message};

pub(crate) const fn team(team: Team) -> Message {
    Message::new(match team {
        Team::Yellow => "team-yellow",
        Team::Green => "team-green",
    })
}

/// A seat by its team, and by its number where four play.
pub(crate) fn player(position: &Position, seat: Seat) -> Message {
    let name = team(seat.team());
    match position.rules().options().players {
        Players::Two => name,
        Players::Four => Message::new("team-of-four")
            .with("team", name)
            .with("seat", seat.number()),
    }
}

pub(crate) const fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Yellow => "spoken-colour-yellow",
        Colour::Green => "spoken-colour-green",
        Colour::Neutral => "spoken-colour-neutral",
    })
}

pub(crate) const fn direction(way: Direction) -> Message {
    Message::new(match way {
        Direction::North => "side-N",
        Direction::East => "side-E",
        Direction::South => "side-S",
        Direction::West => "side-W",
    })
}

/// A shape of the standard material by its name, another one by its letter.
pub(crate) fn shape(rules: &Rules, shape: ShapeId) -> Arg {
    let letter = rules.shape(shape).letter();
    Arg::Message(Message::new(match letter.as_char() {
        'L' => "shape-L",
        'T' => "shape-T",
        'Z' => "shape-Z",
        'I' => "shape-I",
        'N' => "shape-N",
        _ => return Arg::Text(letter.to_string()),
    }))
}

/// A side of the standard boards by its name in words, another one as it is written.
pub(crate) fn side(side: &Side) -> Arg {
    Arg::Message(Message::new(match side.name() {
        "N" => "side-N",
        "NE" => "side-NE",
        "E" => "side-E",
        "SE" => "side-SE",
        "S" => "side-S",
        "SW" => "side-SW",
        "W" => "side-W",
        "NW" => "side-NW",
        name => return Arg::Text(name.to_owned()),
    }))
}

/// The two sides of a goal.
pub(crate) fn sides(board: &Board, goal: Goal) -> Message {
    let [a, b] = goal.sides.map(|id| side(&board.sides()[id.index()]));
    Message::new("sides").with("a", a).with("b", b)
}

/// The cells of a set in order. Everything here walks over lists and not over iterators of
/// its own, because each of those would weigh on the page.
#[inline(never)]
pub(crate) fn listed(board: &Board, set: CellSet) -> Vec<Cell> {
    board.cells_in(set).collect()
}

/// Cells one after the other, as all languages write them.
#[inline(never)]
pub(crate) fn cells(cells: &[Cell]) -> Arg {
    let mut text = String::new();
    for cell in cells {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&cell.to_string());
    }
    Arg::Text(text)
}

pub(crate) fn set(board: &Board, set: CellSet) -> Arg {
    cells(&listed(board, set))
}
