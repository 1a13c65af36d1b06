//! Sentences about positions that several commands say.

use caminos_rules::{Cell, Cube, Direction, Face, Outcome, Path, Players, Position, Seat, Team};

/// Said where a path was asked for and there is none.
pub(crate) const NOT_CONNECTED: &str = "Nobody is connected.";

/// The seats of the game, in order.
pub(crate) fn seats(position: &Position) -> impl Iterator<Item = Seat> + use<> {
    let players = position.rules().options().players.count();
    Seat::ALL.into_iter().take(players)
}

/// `Yellow`, or `Yellow (seat 3)` where four play.
pub(crate) fn seat_name(position: &Position, seat: Seat) -> String {
    let team = capital(seat.team().name());
    match position.rules().options().players {
        Players::Two => team,
        Players::Four => format!("{team} ({seat})"),
    }
}

/// How the game stands, in one sentence.
pub(crate) fn standing(position: &Position) -> String {
    if let Some(outcome) = position.outcome() {
        return outcome_sentence(outcome, position.rules().options().scoring);
    }
    let Some(seat) = position.to_move() else {
        return String::new();
    };
    let name = seat_name(position, seat);
    if position.places_neutral() {
        format!("{name} places a neutral piece.")
    } else if position.may_swap() {
        format!("{name} to move, or to swap.")
    } else {
        format!("{name} to move.")
    }
}

/// How a game ended, in one sentence.
pub(crate) fn outcome_sentence(outcome: Outcome, scoring: bool) -> String {
    match outcome {
        Outcome::Connected {
            team,
            faces,
            points,
        } => {
            let team = capital(team.name());
            format!("{team} is connected: {faces} faces, {points} points.")
        }
        Outcome::Edges { winner, pieces } => {
            let (name, other) = (capital(winner.name()), winner.other());
            format!(
                "Nobody is connected. {name} wins on the edge with {} pieces to {other}'s {}: {}.",
                pieces[winner],
                pieces[other],
                counted(outcome.points(), "point")
            )
        }
        Outcome::Draw { pieces } if scoring => format!(
            "Nobody is connected, and both have {} pieces on the edge: a draw.",
            pieces.yellow
        ),
        Outcome::Draw { .. } => "Nobody is connected: a draw.".to_owned(),
        Outcome::Resigned { winner } => {
            format!("{} resigns, {winner} wins.", capital(winner.other().name()))
        }
    }
}

/// How many pieces lie on the board.
pub(crate) fn placed(position: &Position) -> String {
    match position.pieces().count() {
        0 => "The board is empty.".to_owned(),
        1 => "One piece is placed.".to_owned(),
        count => format!("{count} pieces are placed."),
    }
}

/// A line a seat: what it still has.
pub(crate) fn supplies(position: &Position) -> Vec<String> {
    let rules = position.rules();
    let names: Vec<String> = seats(position)
        .map(|seat| seat_name(position, seat))
        .collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    seats(position)
        .zip(&names)
        .map(|(seat, name)| {
            let counts: Vec<String> = rules
                .shape_ids()
                .map(|shape| (rules.shape(shape).letter(), position.supply(seat, shape)))
                .map(|(letter, count)| format!("{letter} {count}"))
                .collect();
            let out = if position.is_out(seat) { "   out" } else { "" };
            format!("{name:width$}   {}{out}", counts.join("   "))
        })
        .collect()
}

pub(crate) fn path_heading(team: Team, from: &str, to: &str, path: &Path) -> String {
    let doubled = if path.goal().doubled {
        format!(", counted twice: {} points", path.points())
    } else {
        String::new()
    };
    format!(
        "{} joins {from} with {to} by {}{doubled}:",
        capital(team.name()),
        counted(path.length(), "face")
    )
}

/// A face of a path.
pub(crate) fn face(face: Face) -> String {
    match face {
        Face::Top(Cube { cell, level }) => format!("{cell} top, height {}", level.get() + 1),
        Face::Wall { cube, facing } => {
            format!(
                "{} wall to the {}, level {}",
                cube.cell,
                direction(facing),
                cube.level
            )
        }
    }
}

pub(crate) const fn direction(way: Direction) -> &'static str {
    match way {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

pub(crate) fn counted(count: u16, noun: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{s}")
}

/// `a`, `a and b`, or `a, b and c`.
pub(crate) fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Cells with spaces between them.
pub(crate) fn cells(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    names.join(" ")
}

pub(crate) fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}
