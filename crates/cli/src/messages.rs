//! Sentences and objects about positions that several commands print.

use std::fmt;

use caminos_connection::separate_threats;
use caminos_message::outcome_messages;
use caminos_rules::{Cell, Cube, Face, Outcome, Path, Players, Position, Seat, Team};
use caminos_text::{InSentence, Texts, localise};
use serde_json::{Value, json};

use crate::language::{texts, tr};
use crate::wrap::display_width;

/// A team at the beginning of a sentence, or alone.
pub(crate) fn team(team: Team) -> String {
    texts().team(team, InSentence::Start)
}

/// A team within a sentence.
pub(crate) fn team_within(team: Team) -> String {
    texts().team(team, InSentence::Middle)
}

/// `Yellow`, or `Yellow (seat 3)` where four play.
pub(crate) fn seat_name(position: &Position, seat: Seat) -> String {
    seat_name_in(texts(), position, seat)
}

/// The same in a certain language.
pub(crate) fn seat_name_in(texts: &Texts, position: &Position, seat: Seat) -> String {
    let team = texts.team(seat.team(), InSentence::Start);
    match position.rules().options().players {
        Players::Two => team,
        Players::Four => localise!(texts, "seat-name", team = team, seat = seat.number()),
    }
}

/// Whose turn it is and what they may do, or how the game ended.
pub(crate) fn turn_or_outcome(position: &Position) -> String {
    if let Some(outcome) = position.outcome() {
        return outcome_text(position, outcome, None);
    }
    let Some(seat) = position.to_move() else {
        return String::new();
    };
    let name = seat_name(position, seat);
    if position.places_neutral() {
        tr!("turn-neutral", name = name)
    } else if position.may_swap() {
        tr!("turn-swap", name = name)
    } else {
        tr!("turn-move", name = name)
    }
}

/// How a game ended: who won, and how. `own` is the team of those who read it, if they play one.
pub(crate) fn outcome_text(position: &Position, outcome: Outcome, own: Option<Team>) -> String {
    let [who, how] = outcome_messages(position, outcome, own).map(|it| texts().format(&it));
    format!("{who}. {how}.")
}

/// The `result` object of the conformance files.
pub(crate) fn outcome_json(outcome: Option<Outcome>) -> Value {
    match outcome {
        Some(Outcome::Connected {
            team,
            faces,
            points,
        }) => json!({ "connected": team.name(), "faces": faces, "points": points }),
        Some(Outcome::Edges { pieces, .. } | Outcome::Draw { pieces }) => json!({
            "connected": null,
            "edge_pieces": { "yellow": pieces.yellow, "green": pieces.green },
        }),
        Some(Outcome::Resigned { winner }) => {
            json!({ "connected": null, "winner": winner.name(), "by": "resign" })
        }
        Some(Outcome::Time { winner }) => {
            json!({ "connected": null, "winner": winner.name(), "by": "time" })
        }
        None => json!({ "connected": null, "unfinished": true }),
    }
}

/// How many pieces lie on the board.
pub(crate) fn placed(position: &Position) -> String {
    tr!("placed", count = position.pieces().count())
}

/// A line a seat: what it still has.
pub(crate) fn supplies(position: &Position) -> Vec<String> {
    let rules = position.rules();
    let names: Vec<String> = position
        .rules()
        .seats()
        .map(|seat| seat_name(position, seat))
        .collect();
    let width = width(&names);
    position
        .rules()
        .seats()
        .zip(&names)
        .map(|(seat, name)| {
            let counts: Vec<String> = rules
                .shape_ids()
                .map(|shape| (rules.shape(shape).letter(), position.supply(seat, shape)))
                .map(|(letter, count)| format!("{letter} {count}"))
                .collect();
            let mut line = format!("{name:width$}   {}", counts.join("   "));
            if position.is_out(seat) {
                line.push_str("   ");
                line.push_str(&tr!("seat-out"));
            }
            line
        })
        .collect()
}

/// The columns that the widest of these takes.
pub(crate) fn width(texts: &[String]) -> usize {
    let widths = texts.iter().map(|text| display_width(text));
    widths.max().unwrap_or(0)
}

pub(crate) fn path_heading(of: Team, from: &str, to: &str, path: &Path) -> String {
    let (from, to) = (texts().side(from), texts().side(to));
    let faces = faces(path.length());
    if path.goal().doubled {
        tr!(
            "path-heading-doubled",
            team = team(of),
            from = from,
            to = to,
            faces = faces,
            points = tr!("count-points", count = path.points())
        )
    } else {
        tr!(
            "path-heading",
            team = team(of),
            from = from,
            to = to,
            faces = faces
        )
    }
}

/// A face of a path.
pub(crate) fn face(face: Face) -> String {
    match face {
        Face::Top(Cube { cell, level }) => tr!(
            "face-top",
            cell = cell.to_string(),
            height = level.get() + 1
        ),
        Face::Wall { cube, facing } => tr!(
            "face-wall",
            cell = cube.cell.to_string(),
            direction = texts().direction(facing),
            level = cube.level.get()
        ),
    }
}

pub(crate) fn faces(count: u16) -> String {
    tr!("count-faces", count = count)
}

/// Cells with spaces between them.
pub(crate) fn cells(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    names.join(" ")
}

/// Where a team threatens to connect at once: the cells of each threat that needs an answer of its
/// own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Threats(Vec<Vec<Cell>>);

impl Threats {
    pub(crate) fn of(position: &Position, team: Team) -> Self {
        let board = position.rules().board();
        let threats = separate_threats(position, team).into_iter();
        Self(
            threats
                .map(|cells| board.cells_in(cells).collect())
                .collect(),
        )
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether no one cell answers them all.
    pub(crate) fn is_double(&self) -> bool {
        self.0.len() > 1
    }
}

/// `a7 a8`, or `a7 a8 / h7 h8` for a double threat.
impl fmt::Display for Threats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let threats: Vec<String> = self.0.iter().map(|threat| cells(threat)).collect();
        f.write_str(&threats.join(" / "))
    }
}
