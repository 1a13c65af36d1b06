//! Wins that the opponent cannot avoid because every move threatens to win at once.

use caminos_rules::{Placement, Position};

use crate::candidates::{next_opponent, parries};

/// A forced win: its first move, and how many own moves it takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ForcedWin {
    pub(crate) first: Placement,
    pub(crate) moves: u8,
}

/// Looks for a win in at most `moves` own moves, each but the last a threat that has to be
/// answered. Gives up when `is_over` says so.
pub(crate) fn forced_win(
    position: &mut Position,
    moves: u8,
    is_over: &mut dyn FnMut() -> bool,
) -> Option<ForcedWin> {
    let seat = position.to_move().filter(|_| !position.places_neutral())?;
    if let Some(&first) = position.winning_placements().first() {
        return Some(ForcedWin { first, moves: 1 });
    }
    if moves < 2 {
        return None;
    }
    let candidates = parries(position, seat).unwrap_or_else(|| position.placements());
    let mut best: Option<ForcedWin> = None;
    for first in candidates {
        if is_over() {
            break;
        }
        let deepest = best.map_or(moves, |best| best.moves - 1);
        if deepest < 2 {
            break;
        }
        position.play_unchecked(first.into());
        if let Some(rest) = answered(position, deepest - 1, is_over) {
            best = Some(ForcedWin {
                first,
                moves: rest + 1,
            });
        }
        position.undo();
    }
    best
}

/// After a move that threatens: how many more moves win against every answer, if they do.
fn answered(position: &mut Position, moves: u8, is_over: &mut dyn FnMut() -> bool) -> Option<u8> {
    let opponent = position.to_move()?;
    let mover = next_opponent(position, opponent)?;
    if !position.has_threat(mover) || position.has_threat(opponent) {
        return None;
    }
    let mut longest = 1;
    for answer in parries(position, opponent)? {
        position.play_unchecked(answer.into());
        let won = match position.to_move() {
            Some(next) if next.team() == mover.team() => forced_win(position, moves, is_over),
            _ => None,
        };
        position.undo();
        longest = longest.max(won?.moves);
    }
    Some(longest)
}
