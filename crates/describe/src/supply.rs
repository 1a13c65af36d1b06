//! Whose turn it is, what everybody has left, and where a piece can go.

use caminos_connection::covered_tops;
use caminos_message::{Arg, Message};
use caminos_rules::{Cell, Placement, Position, ShapeId};

use crate::moves::{columns, covers};
use crate::names;

/// Who has to do what; nothing when the game is over.
pub(crate) fn turn(position: &Position) -> Vec<Message> {
    let Some(seat) = position.to_move() else {
        return Vec::new();
    };
    let id = if position.places_neutral() {
        "describe-turn-neutral"
    } else if position.may_swap() {
        "describe-turn-swap"
    } else {
        "describe-turn"
    };
    vec![Message::new(id).with("player", names::player(position, seat))]
}

/// What each seat still has.
pub(crate) fn supplies(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let mut messages = Vec::new();
    for seat in rules.seats() {
        let mut pieces: Vec<Arg> = Vec::new();
        for shape in rules.shape_ids() {
            let count = position.supply(seat, shape);
            if count > 0 {
                let some = Message::new("describe-pieces").with("count", count);
                pieces.push(
                    some.with("shape", caminos_message::names::shape(rules, shape))
                        .into(),
                );
            }
        }
        let player = names::player(position, seat);
        messages.push(if position.is_out(seat) {
            Message::new("describe-out").with("player", player)
        } else if pieces.is_empty() {
            Message::new("describe-supply-none").with("player", player)
        } else {
            Message::new("describe-supply")
                .with("player", player)
                .with("pieces", pieces)
        });
    }
    messages
}

/// The cells that a piece of the seat to move can enter, each with the number of ways.
pub(crate) fn places(position: &Position, shape: ShapeId) -> Vec<Message> {
    let (rules, board) = (position.rules(), position.rules().board());
    let placements = position.placements_of(shape);
    let mut messages = vec![count_of(position, shape, &placements)];
    for cell in names::listed(board, board.cells()) {
        let mut count = 0u32;
        for &placement in &placements {
            count += u32::from(board.set_contains(rules.footprint(placement), cell));
        }
        if count > 0 {
            messages.push(
                Message::new("describe-fits-at")
                    .with("cell", cell)
                    .with("count", count),
            );
        }
    }
    messages
}

/// The ways in which a piece of the seat to move can enter a cell: each with its move as text.
pub(crate) fn ways(position: &Position, shape: ShapeId, cell: Cell) -> Vec<Message> {
    let rules = position.rules();
    let mut placements = position.placements_of(shape);
    placements.retain(|&placement| rules.board().set_contains(rules.footprint(placement), cell));
    let mut messages = vec![count_of(position, shape, &placements).with("cell", cell)];
    if let (Some(first), false) = (messages.first_mut(), placements.is_empty()) {
        first.id = "describe-fits-here".into();
    }
    // In the order of their texts; a sort of the library's would weigh more than all of this.
    let mut texts: Vec<String> = Vec::new();
    for placement in placements {
        let text = rules.text(placement.into()).to_string();
        let mut at = texts.len();
        while at > 0 && texts[at - 1] > text {
            at -= 1;
        }
        texts.insert(at, text.clone());
        messages.insert(at + 1, way(position, placement, text));
    }
    messages
}

fn way(position: &Position, placement: Placement, text: String) -> Message {
    let said = |id| {
        Message::new(id)
            .with("move", text.clone())
            .with("cells", columns(position, placement))
    };
    match covers(&covered_tops(position, placement)) {
        None => said("describe-way"),
        Some(covers) => said("describe-way-covering").with("covers", covers),
    }
}

fn count_of(position: &Position, shape: ShapeId, placements: &[Placement]) -> Message {
    let id = if placements.is_empty() {
        "describe-fits-nowhere"
    } else {
        "describe-fits"
    };
    Message::new(id)
        .with(
            "shape",
            caminos_message::names::shape(position.rules(), shape),
        )
        .with("count", placements.len() as u32)
}
