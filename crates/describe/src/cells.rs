//! What stands where: a cell with its walls, a row, a column, a level.

use caminos_message::{Arg, Localise as _, Message};
use caminos_rules::{Cell, Colour, Cube, Level, Position};

use crate::names;

/// The colours of a cell's cubes between two heights, uppermost first.
fn colours(position: &Position, cell: Cell, from: u8, to: u8) -> Vec<Arg> {
    let mut colours = Vec::new();
    for height in (from..to).rev() {
        let cube = Level::new(height).map(|level| Cube { cell, level });
        if let Some(colour) = cube.and_then(|cube| position.colour_at(cube)) {
            colours.push(colour.message().into());
        }
    }
    colours
}

/// The cell's name, height and colours from the top down.
pub(crate) fn stack(position: &Position, cell: Cell) -> Message {
    match position.height(cell) {
        0 => Message::new("describe-cell-empty").with("cell", cell),
        height => Message::new("describe-cell")
            .with("cell", cell)
            .with("height", height)
            .with("colours", colours(position, cell, 0, height)),
    }
}

/// A cell with everything around it.
pub(crate) fn cell(position: &Position, cell: Cell) -> Vec<Message> {
    let board = position.rules().board();
    let height = position.height(cell);
    let team = position.top(cell).and_then(|(_, colour)| colour.team());
    let mut messages = vec![stack(position, cell)];
    let mut joined = Vec::new();
    for (way, beside) in board.neighbours(cell) {
        if team.is_some_and(|team| position.are_joined(team, cell, beside)) {
            joined.push(beside);
        }
        let other = position.height(beside);
        if other == height {
            continue;
        }
        let (id, taller) = if other > height {
            ("describe-wall-up", beside)
        } else {
            ("describe-wall-down", cell)
        };
        let wall = colours(position, taller, height.min(other), height.max(other));
        messages.push(
            Message::new(id)
                .with("direction", way.message())
                .with("cell", beside)
                .with("colours", wall),
        );
    }
    if team.is_some() {
        messages.push(if joined.is_empty() {
            Message::new("describe-joined-none")
        } else {
            Message::new("describe-joined").with("cells", names::cells(&joined))
        });
    }
    let mut sides = Vec::new();
    for side in board.sides() {
        if board.set_contains(side.cells(), cell) {
            sides.push(caminos_message::names::side(side));
        }
    }
    if !sides.is_empty() {
        messages.push(
            Message::new("describe-sides")
                .with("count", sides.len() as u32)
                .with("sides", sides),
        );
    }
    messages
}

/// Every cell of the board by its stack, in order of column and row.
pub(crate) fn stacks(position: &Position) -> Vec<Message> {
    let board = position.rules().board();
    let mut messages = Vec::new();
    for cell in names::listed(board, board.cells()) {
        messages.push(stack(position, cell));
    }
    messages
}

/// The cells of a row from west to east.
pub(crate) fn row(position: &Position, y: u8) -> Vec<Message> {
    vec![
        Message::new("describe-row")
            .with("row", y + 1)
            .with("cells", runs(position, None, Some(y))),
    ]
}

/// The cells of a column from south to north.
pub(crate) fn column(position: &Position, x: u8) -> Vec<Message> {
    vec![
        Message::new("describe-column")
            .with("column", char::from(b'a' + x).to_string())
            .with("cells", runs(position, Some(x), None)),
    ]
}

/// Neighbours in a line that look alike from above.
struct Run {
    from: Cell,
    to: Cell,
    look: (u8, Option<Colour>),
}

/// The cells in a column or a row, those that look alike together.
fn runs(position: &Position, x: Option<u8>, y: Option<u8>) -> Vec<Arg> {
    let board = position.rules().board();
    let mut runs: Vec<Run> = Vec::new();
    for cell in names::listed(board, board.cells()) {
        if x.is_some_and(|x| x != cell.x()) || y.is_some_and(|y| y != cell.y()) {
            continue;
        }
        let top = position.top(cell).map(|(_, colour)| colour);
        let look = (position.height(cell), top);
        match runs.last_mut() {
            Some(run) if run.look == look && run.to.distance(cell) == 1 => run.to = cell,
            _ => runs.push(Run {
                from: cell,
                to: cell,
                look,
            }),
        }
    }
    let mut messages = Vec::new();
    for run in &runs {
        messages.push(run.messages().into());
    }
    messages
}

impl Run {
    fn messages(&self) -> Message {
        let (height, top) = self.look;
        let said = |alone, several| {
            if self.from == self.to {
                Message::new(alone).with("cell", self.from)
            } else {
                let said = Message::new(several);
                said.with("from", self.from).with("to", self.to)
            }
        };
        match top {
            None => said("describe-cell-empty", "describe-run-empty"),
            Some(top) => said("describe-top", "describe-run")
                .with("colour", top.message())
                .with("height", height),
        }
    }
}

/// All cubes at a level, by colour.
pub(crate) fn layer(position: &Position, level: Level) -> Vec<Message> {
    let board = position.rules().board();
    let mut parts: Vec<Arg> = Vec::new();
    for colour in Colour::ALL {
        let cells = position.cubes_of(colour, level);
        if !cells.is_empty() {
            let part = Message::new("describe-layer-colour")
                .with("colour", colour.message())
                .with("cells", names::set(board, cells));
            parts.push(part.into());
        }
    }
    vec![if parts.is_empty() {
        Message::new("describe-layer-empty").with("level", level.get())
    } else {
        Message::new("describe-layer")
            .with("level", level.get())
            .with("parts", parts)
    }]
}
