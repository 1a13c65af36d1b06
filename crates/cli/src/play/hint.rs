//! A hint: the move that the computer would make, and why, in one sentence.

use caminos_cei::{Info, Score};
use caminos_connection::MoveEffect;
use caminos_rules::{Move, Outcome, Position};

use crate::language::{texts, tr};
use crate::messages::{cells, team, team_within};

/// The best move that was found, and the hint; nothing if it cannot be played.
pub(super) fn hint(position: &Position, found: Option<&Info>) -> Option<(Move, String)> {
    let pv = found?.pv()?;
    let mv = position.resolve(pv.best()?).ok()?;
    if mv == Move::Swap {
        return Some((mv, tr!("hint-swap")));
    }
    let effect = MoveEffect::of(position, mv)?;
    Some((mv, sentence(&pv.best()?.to_string(), &effect, pv.score)))
}

/// More would not be read.
const MOST_REASONS: usize = 3;

fn sentence(text: &str, effect: &MoveEffect, score: Score) -> String {
    let other = effect.team.other();
    let mut reasons = Vec::new();
    if let Some(Outcome::Connected { faces, .. }) = effect.outcome {
        let faces = crate::messages::faces(faces);
        reasons.push(tr!("hint-connects", faces = faces));
    } else {
        if effect.blocks() {
            reasons.push(tr!(
                "hint-stops",
                cells = cells(&effect.their_threats_before)
            ));
        }
        if effect.makes_threat() {
            reasons.push(tr!(
                "hint-threatens",
                cells = cells(&effect.own_threats_after)
            ));
        }
        reasons.extend(steps(effect));
        reasons.truncate(MOST_REASONS);
    }
    let hint = tr!("hint", move = text, reasons = texts().list(reasons));
    let faces = cells(&effect.their_threats_after);
    let proven = match score {
        Score::Win(moves) if moves > 1 => tr!("hint-win", moves = moves),
        Score::Loss(_) if !faces.is_empty() => tr!("hint-lost-at", cells = faces),
        Score::Loss(moves) => tr!("hint-lost", team = team(other), moves = moves),
        _ if !faces.is_empty() => tr!("hint-stays", cells = faces),
        _ => return hint,
    };
    format!("{hint} {proven}")
}

fn counted(count: u32) -> String {
    tr!("count-cells", count = count)
}

/// How the teams' distances change: one or two clauses, the second after an "and".
fn steps(effect: &MoveEffect) -> Vec<String> {
    let other = effect.team.other();
    let other_name = team_within(other);
    let (own, others) = (
        (
            effect.needed_before[effect.team],
            effect.needed_after[effect.team],
        ),
        (effect.needed_before[other], effect.needed_after[other]),
    );
    let mut steps = Vec::new();
    match own {
        (Some(from), Some(to)) if from != to => {
            steps.push(tr!("hint-takes-you", from = from, cells = counted(to)));
        }
        (Some(_), None) => steps.push(tr!("hint-leaves-you")),
        _ => {}
    }
    match others {
        (Some(from), Some(to)) if from != to => steps.push(if steps.is_empty() {
            tr!(
                "hint-takes-other",
                team = other_name.as_str(),
                from = from,
                cells = counted(to)
            )
        } else {
            tr!(
                "hint-and-other",
                team = other_name.as_str(),
                from = from,
                to = to
            )
        }),
        (Some(_), None) => steps.push(tr!("hint-leaves-other", team = other_name.as_str())),
        _ => {}
    }
    if steps.is_empty() {
        let count = |cells: Option<u32>| cells.map_or_else(|| tr!("no-way"), counted);
        steps.push(tr!(
            "hint-keeps",
            own = count(own.1),
            team = other_name,
            others = count(others.1)
        ));
    }
    steps
}
