//! A move that was made and what it changed; the end of a game.

use caminos_connection::MoveEffect;
use caminos_message::{Arg, Localise as _, Message, outcome_messages};
use caminos_rules::{Cell, Colour, Cube, Face, Move, Outcome, Placement, Position, Team};

use crate::connection::threat;
use crate::names;

/// The last move: who placed what and where, what it covers, and what it changes.
pub(crate) fn last(position: &Position) -> Vec<Message> {
    let Some((seat, mv)) = position.history().next_back() else {
        return vec![Message::new("describe-no-move")];
    };
    let player = names::player(position, seat);
    match mv {
        Move::Swap => vec![Message::new("describe-swapped").with("player", player)],
        Move::Resign => vec![Message::new("describe-resigned").with("player", player)],
        Move::Place(placement) => {
            let shape = position.rules().shape_of(placement.orientation());
            let mut messages = vec![
                Message::new("describe-placed")
                    .with("player", player)
                    .with(
                        "shape",
                        caminos_message::names::shape(position.rules(), shape),
                    )
                    .with("cells", columns(position, placement)),
            ];
            if let Some(effect) = MoveEffect::of_last(position) {
                messages.extend(covers(&effect.covered));
                messages.extend(changes(&effect));
            }
            messages
        }
    }
}

/// The cells that a piece enters, with the number of cubes where it is more than one.
pub(crate) fn columns(position: &Position, placement: Placement) -> Vec<Arg> {
    let mut messages = Vec::new();
    for (cell, column) in position.rules().columns(placement) {
        messages.push(match column.cubes {
            1 => Arg::from(cell),
            cubes => Message::new("describe-high")
                .with("cell", cell)
                .with("cubes", cubes)
                .into(),
        });
    }
    messages
}

/// The tops that a piece covers, if it covers any.
pub(crate) fn covers(covered: &[(Cell, Colour)]) -> Option<Message> {
    let mut tops: Vec<Arg> = Vec::new();
    for &(cell, colour) in covered {
        let top = Message::new("describe-covered").with("colour", colour.message());
        tops.push(top.with("cell", cell).into());
    }
    (!tops.is_empty()).then(|| Message::new("describe-covers").with("tops", tops))
}

/// How the teams' distances changed, and who threatens to connect now.
fn changes(effect: &MoveEffect) -> Vec<Message> {
    let mut messages = Vec::new();
    if effect.outcome.is_some() {
        return messages;
    }
    for team in Team::ALL {
        let named = |id| Message::new(id).with("team", team.message());
        match (effect.needed_before[team], effect.needed_after[team]) {
            (Some(from), Some(to)) if from != to => {
                messages.push(
                    named("describe-changed")
                        .with("before", from)
                        .with("count", to),
                );
            }
            (Some(_), None) => messages.push(named("describe-no-way")),
            _ => {}
        }
        let threats = if team == effect.team {
            &effect.own_threats_after
        } else {
            &effect.their_threats_after
        };
        messages.extend(threat(team, threats));
    }
    messages
}

/// How the game ended, with the winning path; nothing while it is played.
pub(crate) fn result(position: &Position) -> Vec<Message> {
    let Some(outcome) = position.outcome() else {
        return Vec::new();
    };
    let mut messages = outcome_messages(position, outcome, None).to_vec();
    if let Outcome::Connected { team, .. } = outcome
        && let Some(path) = position.shortest_path(team)
    {
        messages.push(Message::new("describe-path").with("steps", steps(path.faces())));
    }
    messages
}

/// The cells of a path in order, with the walls that it climbs on the way to them.
fn steps(faces: &[Face]) -> Vec<Arg> {
    let mut steps = Vec::new();
    let mut wall: Option<(Cell, u32)> = None;
    for &face in faces {
        match face {
            Face::Wall {
                cube: Cube { cell, .. },
                ..
            } => wall = Some((cell, wall.map_or(0, |(_, faces)| faces) + 1)),
            Face::Top(Cube { cell, .. }) => steps.push(match wall.take() {
                None => cell.into(),
                Some((taller, faces)) => {
                    let id = if taller == cell {
                        "describe-step-up"
                    } else {
                        "describe-step-down"
                    };
                    Message::new(id)
                        .with("cell", cell)
                        .with("faces", faces)
                        .into()
                }
            }),
        }
    }
    steps
}
