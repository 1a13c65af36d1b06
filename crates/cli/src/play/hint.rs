//! A hint: the move that the computer would make, and why, in the words of the page.

use caminos_cei::{Info, Score};
use caminos_connection::MoveEffect;
use caminos_guide::{Advice, MoveAdvice};
use caminos_message::Message;
use caminos_rules::{Move, Position};

use crate::language::{message_text, tr};
use crate::messages::{cells, team, team_within};

/// The best move that was found, and the hint; nothing if it cannot be played.
pub(super) fn hint(position: &Position, found: Option<&Info>) -> Option<(Move, String)> {
    let pv = found?.pv()?;
    let mv = position.resolve(pv.best()?).ok()?;
    if mv == Move::Swap {
        return Some((mv, tr!("hint-swap")));
    }
    let effect = MoveEffect::of(position, mv)?;
    let hint = tr!("hint", move = pv.best()?.to_string(), reasons = reasons(&effect));
    let hint = match proven(&effect, pv.score) {
        Some(proven) => format!("{hint} {proven}"),
        None => hint,
    };
    Some((mv, hint))
}

/// Why the move is good, and how many cells each team then needs.
fn reasons(effect: &MoveEffect) -> String {
    let opponent = effect.team.other();
    let why = Message::new(Advice::from(effect).id()).with("opponent", team_within(opponent));
    let MoveAdvice { own, other, .. } = MoveAdvice::from(effect);
    let mut sentences = vec![message_text(&why)];
    sentences.extend(own.map(|count| tr!("needs-you", count = count)));
    sentences.extend(other.map(|count| tr!("needs-team", team = team(opponent), count = count)));
    sentences.join(". ")
}

/// What the search has proven beyond the move itself.
fn proven(effect: &MoveEffect, score: Score) -> Option<String> {
    let threats = cells(&effect.their_threats_after);
    match score {
        Score::Win(moves) if moves > 1 => Some(tr!("hint-win", moves = moves)),
        Score::Loss(_) if !threats.is_empty() => Some(tr!("hint-lost-at", cells = threats)),
        Score::Loss(moves) => {
            let other = team(effect.team.other());
            Some(tr!("hint-lost", team = other, moves = moves))
        }
        _ if !threats.is_empty() => Some(tr!("hint-stays", cells = threats)),
        _ => None,
    }
}
