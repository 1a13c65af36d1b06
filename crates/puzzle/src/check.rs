//! What can be shown with the rules alone: that a team connects in so many moves, and that it
//! does not.
//!
//! Two facts of the rules save work and lose nothing. Who can connect at once does
//! ([`Position::has_threat`]). And against a team that would connect with its next move, every move
//! but its parries ([`Position::parries`]) leaves that connection standing.

use caminos_rules::{MoveText, Placement, Position, Seat, Team};

use crate::answer::{Answer, Case, find};
use crate::budget::{Budget, Exhausted};

/// The seat that has the turn after this one, if every seat that is not out can place.
#[must_use]
pub fn seat_after(position: &Position, seat: Seat) -> Option<Seat> {
    let seats = position.rules().seats();
    let players = seats.len();
    let clockwise = seats.cycle().skip_while(|&other| other != seat).skip(1);
    clockwise.take(players).find(|&next| !position.is_out(next))
}

/// Whose turn it is, as one team sees it.
enum Turn {
    Own(Seat),
    Theirs(Seat),
    Over,
}

fn turn(position: &Position, team: Team) -> Turn {
    match position.to_move() {
        Some(seat) if seat.team() == team => Turn::Own(seat),
        Some(seat) => Turn::Theirs(seat),
        None => Turn::Over,
    }
}

/// The moves after which a team does not connect at once: all moves, or where it
/// threatens to connect with its next move, the parries.
fn answers_to(position: &Position, defender: Seat, team: Team) -> Vec<Placement> {
    let next = seat_after(position, defender).filter(|next| next.team() == team);
    next.and_then(|next| position.parries(next))
        .unwrap_or_else(|| position.placements())
}

/// Plays a text if it is a legal placement.
fn play(position: &mut Position, text: &MoveText) -> Option<Placement> {
    let placement = position.resolve(text).ok()?.placement()?;
    position.play_unchecked(placement.into());
    Some(placement)
}

/// Whether a team that has just moved is connected or connects in at most `moves` more own
/// moves whatever is answered, by the answers of these cases.
///
/// # Errors
/// When the budget is spent.
pub fn connects(
    position: &mut Position,
    team: Team,
    moves: u8,
    cases: &[Case],
    budget: &mut Budget,
) -> Result<bool, Exhausted> {
    budget.spend()?;
    let defender = match turn(position, team) {
        Turn::Over => return Ok(position.is_connected(team)),
        Turn::Own(seat) => return Ok(moves > 0 && position.has_threat(seat)),
        Turn::Theirs(seat) => seat,
    };
    if moves == 0 || position.has_threat(defender) {
        return Ok(false);
    }
    for reply in answers_to(position, defender, team) {
        position.play_unchecked(reply.into());
        let holds = connects_after(position, team, moves, reply, cases, budget);
        position.undo();
        if !holds? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The same after one of the replies.
fn connects_after(
    position: &mut Position,
    team: Team,
    moves: u8,
    reply: Placement,
    cases: &[Case],
    budget: &mut Budget,
) -> Result<bool, Exhausted> {
    budget.spend()?;
    let Turn::Own(seat) = turn(position, team) else {
        return Ok(false);
    };
    if position.has_threat(seat) {
        return Ok(true);
    }
    let text = position.rules().text(reply.into());
    let Some(Answer { mv, cases }) = find(cases, &text).filter(|_| moves > 1) else {
        return Ok(false);
    };
    if play(position, mv).is_none() {
        return Ok(false);
    }
    let holds = connects(position, team, moves - 1, cases, budget);
    position.undo();
    holds
}

/// Whether it was shown that a team does not connect.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Defended {
    /// Every move is answered.
    Shown,
    /// Not for this move, if it is one.
    NotShown(Option<Placement>),
}

/// Whether a team that has the turn cannot connect within `moves` own moves if it is answered
/// as these cases say; `except` is a first move that is left out. For up to two moves nothing
/// has to be listed: all answers are tried.
///
/// # Errors
/// When the budget is spent.
pub fn defends(
    position: &mut Position,
    team: Team,
    moves: u8,
    except: Option<Placement>,
    cases: &[Case],
    budget: &mut Budget,
) -> Result<Defended, Exhausted> {
    budget.spend()?;
    let seat = match turn(position, team) {
        Turn::Own(seat) => seat,
        // Somebody is passed over: nothing is shown of such turns.
        Turn::Theirs(_) => return Ok(Defended::NotShown(None)),
        Turn::Over => return Ok(Defended::Shown),
    };
    if let Some(threat) = position.first_threat(seat).filter(|_| moves > 0) {
        return Ok(Defended::NotShown(Some(threat)));
    }
    if moves <= 1 {
        return Ok(Defended::Shown);
    }
    let mut last = None;
    for mv in answers_to(position, seat, team.other()) {
        if Some(mv) == except {
            continue;
        }
        position.play_unchecked(mv.into());
        let held = defence(position, team, moves - 1, mv, cases, &mut last, budget);
        position.undo();
        if held?.is_none() {
            return Ok(Defended::NotShown(Some(mv)));
        }
    }
    Ok(Defended::Shown)
}

/// An answer to a move of a team after which it does not connect within `moves` more own
/// moves. `last` is an answer that is tried first, and is replaced by the one that was found.
///
/// # Errors
/// When the budget is spent.
pub fn defence(
    position: &mut Position,
    team: Team,
    moves: u8,
    mv: Placement,
    cases: &[Case],
    last: &mut Option<Placement>,
    budget: &mut Budget,
) -> Result<Option<Placement>, Exhausted> {
    budget.spend()?;
    let defender = match turn(position, team) {
        Turn::Theirs(seat) => seat,
        // The other team is passed over, or the game is over.
        Turn::Own(_) | Turn::Over => return Ok(None),
    };
    if let Some(connection) = position.first_threat(defender) {
        return Ok(Some(connection));
    }
    if moves > 1 {
        return listed_defence(position, team, moves, mv, cases, budget);
    }
    let next = seat_after(position, defender).filter(|next| next.team() == team);
    let parries = next.and_then(|next| position.parries(next));
    if parries.is_none()
        && let Some(reply) = last.filter(|&reply| position.is_legal(reply))
        && holds_once(position, team, reply, budget)?
    {
        return Ok(Some(reply));
    }
    for reply in parries.unwrap_or_else(|| position.placements()) {
        if holds_once(position, team, reply, budget)? {
            *last = Some(reply);
            return Ok(Some(reply));
        }
    }
    Ok(None)
}

/// Whether the team cannot connect with its next move after this reply.
fn holds_once(
    position: &mut Position,
    team: Team,
    reply: Placement,
    budget: &mut Budget,
) -> Result<bool, Exhausted> {
    budget.spend()?;
    position.play_unchecked(reply.into());
    let holds = match turn(position, team) {
        Turn::Own(seat) => !position.has_threat(seat),
        Turn::Theirs(_) => false,
        Turn::Over => true,
    };
    position.undo();
    Ok(holds)
}

/// The answer that a case lists, if it holds.
fn listed_defence(
    position: &mut Position,
    team: Team,
    moves: u8,
    mv: Placement,
    cases: &[Case],
    budget: &mut Budget,
) -> Result<Option<Placement>, Exhausted> {
    let text = position.rules().text(mv.into());
    let Some(answer) = find(cases, &text) else {
        return Ok(None);
    };
    let Some(reply) = play(position, &answer.mv) else {
        return Ok(None);
    };
    let open = defends(position, team, moves, None, &answer.cases, budget);
    position.undo();
    Ok((open? == Defended::Shown).then_some(reply))
}
