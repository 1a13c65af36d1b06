//! How near the teams are to a connection, and what parts their tops.

use caminos_connection::{path_distance, threatened_cells};
use caminos_message::{Localise as _, Message};
use caminos_rules::{Cell, CellSet, Colour, Cube, Level, Position, Team};

use crate::names;

/// More groups than this would not be listened to.
const MOST_GROUPS: usize = 4;

/// Both teams.
pub(crate) fn both(position: &Position) -> Vec<Message> {
    let mut messages = Vec::new();
    for team in Team::ALL {
        messages.append(&mut of(position, team));
    }
    messages
}

/// What a team has joined, where walls of another colour part it, and what it still needs.
pub(crate) fn of(position: &Position, team: Team) -> Vec<Message> {
    let mut messages = Vec::new();
    let groups = groups(position, team);
    // The largest first, and of groups of one size the western one.
    for size in (2..=groups.iter().map(|group| group.len()).max().unwrap_or(0)).rev() {
        for &group in groups.iter().filter(|group| group.len() == size) {
            if messages.len() < MOST_GROUPS
                && let Some((from, to)) = ends(position, group)
            {
                messages.push(
                    Message::new("describe-joins")
                        .with("team", team.message())
                        .with("from", from)
                        .with("to", to)
                        .with("count", size),
                );
            }
        }
    }
    if messages.is_empty() {
        messages.push(Message::new("describe-joins-none").with("team", team.message()));
    }
    broken(position, team, &groups, &mut messages);
    outlook(position, team, &mut messages);
    messages
}

/// What a team still needs, and where it could connect at once.
fn outlook(position: &Position, team: Team, messages: &mut Vec<Message>) {
    let board = position.rules().board();
    let named = |id| Message::new(id).with("team", team.message());
    match path_distance(position, team) {
        None => messages.push(named("describe-no-way")),
        Some(way) if way.count() == 0 => {
            messages.push(
                named("describe-connected")
                    .with("sides", caminos_message::names::sides(board, way.goal)),
            );
        }
        Some(way) => messages.push(
            named("describe-needs")
                .with("count", way.count())
                .with("cells", names::set(board, way.cells))
                .with("sides", caminos_message::names::sides(board, way.goal)),
        ),
    }
    let threatened = names::listed(board, threatened_cells(position, team));
    messages.extend(threat(team, &threatened));
}

/// Where a team could connect at once, if it could.
pub(crate) fn threat(team: Team, threatened: &[Cell]) -> Option<Message> {
    (!threatened.is_empty()).then(|| {
        Message::new("describe-threat")
            .with("team", team.message())
            .with("cells", names::cells(threatened))
    })
}

/// The team's tops that are joined with each other.
fn groups(position: &Position, team: Team) -> Vec<CellSet> {
    let board = position.rules().board();
    let mut left = position.tops(team);
    let mut groups = Vec::new();
    for cell in names::listed(board, left) {
        if board.set_contains(left, cell) {
            let group = position.joined_with(team, cell);
            left = left.without(group);
            groups.push(group);
        }
    }
    groups
}

/// The two cells of a group that are furthest apart.
fn ends(position: &Position, group: CellSet) -> Option<(Cell, Cell)> {
    let cells = names::listed(position.rules().board(), group);
    let mut best = None;
    for (i, &a) in cells.iter().enumerate() {
        for &b in cells.get(i + 1..)? {
            let apart = a.distance(b);
            if best.is_none_or(|(most, _)| apart > most) {
                best = Some((apart, (a, b)));
            }
        }
    }
    best.map(|(_, ends)| ends)
}

/// Neighbouring tops of the team that a wall parts, where no other way joins them.
fn broken(position: &Position, team: Team, groups: &[CellSet], messages: &mut Vec<Message>) {
    let board = position.rules().board();
    for &group in groups {
        let apart = position.tops(team).without(group);
        for cell in names::listed(board, group) {
            for (_, beside) in board.neighbours(cell) {
                let (low, high) = (position.height(cell), position.height(beside));
                if high <= low || !board.set_contains(apart, beside) {
                    continue;
                }
                if let Some(colour) = foreign(position, team, beside, low) {
                    messages.push(
                        Message::new("describe-broken")
                            .with("from", cell)
                            .with("to", beside)
                            .with("colour", colour.message()),
                    );
                }
            }
        }
    }
}

/// The uppermost colour in a cell above a height that is not the team's.
fn foreign(position: &Position, team: Team, cell: Cell, above: u8) -> Option<Colour> {
    for height in (above..position.height(cell)).rev() {
        let level = Level::new(height)?;
        let colour = position.colour_at(Cube { cell, level })?;
        if colour != Colour::from(team) {
            return Some(colour);
        }
    }
    None
}
