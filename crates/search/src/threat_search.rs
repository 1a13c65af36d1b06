//! Threat-space search: wins that the opponent cannot avoid because every move threatens to
//! win at once.

use std::marker::PhantomData;

use caminos_rules::{Bits, Placement, Position, Seat};

use crate::candidates::{must_play, next_opponent};
use crate::evaluate;

/// A forced win: its first move, and how many own moves it takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct ForcedWin {
    pub(crate) first: Placement,
    pub(crate) moves: u8,
}

/// Which moves are tried as threats.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// All of them.
    All,
    /// Those on short paths, where the path is short enough: nearly as good, and much quicker.
    ShortPaths,
}

/// The longest path, in the cost of `path_cost`, that two pieces can be expected to fill: the
/// first move of a forced win already threatens to win with the next.
const TWO_PIECES: f32 = 14.0;

/// Looks for a win in at most `moves` own moves, each but the last a threat that has to be
/// answered. Gives up when `is_over` says so.
pub(crate) fn forced_win<B: Bits>(
    position: &mut Position,
    moves: u8,
    scope: Scope,
    is_over: &mut dyn FnMut() -> bool,
) -> Option<ForcedWin> {
    let mut search = ThreatSearch {
        scope,
        is_over,
        answers: Vec::new(),
        width: PhantomData::<B>,
    };
    search.win(position, moves)
}

/// One search for a forced win.
struct ThreatSearch<'a, B> {
    scope: Scope,
    is_over: &'a mut dyn FnMut() -> bool,
    /// Answers that held against other threats, the latest first: most likely they hold again.
    answers: Vec<Placement>,
    width: PhantomData<B>,
}

/// How many answers are remembered.
const ANSWERS: usize = 6;

impl<B: Bits> ThreatSearch<'_, B> {
    fn win(&mut self, position: &mut Position, moves: u8) -> Option<ForcedWin> {
        let seat = position.to_move().filter(|_| !position.places_neutral())?;
        if let Some(first) = position.first_threat(seat) {
            return Some(ForcedWin { first, moves: 1 });
        }
        if moves < 2 {
            return None;
        }
        let mut best: Option<ForcedWin> = None;
        for first in self.threatening(position, seat) {
            if (self.is_over)() {
                break;
            }
            let deepest = best.map_or(moves, |best| best.moves - 1);
            if deepest < 2 {
                break;
            }
            position.play_unchecked(first.into());
            if let Some(rest) = self.answered(position, deepest - 1) {
                best = Some(ForcedWin {
                    first,
                    moves: rest + 1,
                });
            }
            position.undo();
        }
        best
    }

    /// The moves that may begin a forced win.
    fn threatening(&self, position: &Position, seat: Seat) -> Vec<Placement> {
        let all = |position: &Position| {
            must_play(position, seat).unwrap_or_else(|| position.placements())
        };
        match self.scope {
            Scope::All => all(position),
            Scope::ShortPaths => {
                let (features, paths) = evaluate::survey::<B>(position, seat.team(), false);
                if features.nearest > TWO_PIECES {
                    return Vec::new();
                }
                let mut placements = all(position);
                placements.retain(|&placement| {
                    let cells = B::narrow(position.rules().footprint(placement).bits());
                    cells.meets(paths.near_shortest)
                });
                placements
            }
        }
    }

    /// After a move that threatens: how many more moves win against every answer, if they do.
    fn answered(&mut self, position: &mut Position, moves: u8) -> Option<u8> {
        let opponent = position.to_move()?;
        let mover = next_opponent(position, opponent)?;
        if !position.has_threat(mover) || position.has_threat(opponent) {
            return None;
        }
        for i in 0..self.answers.len() {
            let answer = self.answers[i];
            if position.is_legal(answer) && self.after(position, answer, mover, moves).is_none() {
                self.answers[..=i].rotate_right(1);
                return None;
            }
        }
        // Few threats have no answer, so it is worth looking at some before making the list.
        let mut longest = 1;
        for most in [4, usize::MAX] {
            let answers = position.parries_up_to(mover, most)?;
            let all = answers.len() < most;
            for answer in answers {
                match self.after(position, answer, mover, moves) {
                    Some(moves) => longest = longest.max(moves),
                    None => {
                        self.answers.truncate(ANSWERS - 1);
                        self.answers.insert(0, answer);
                        return None;
                    }
                }
            }
            if all {
                break;
            }
        }
        Some(longest)
    }

    /// How many moves win after an answer, if they do.
    fn after(
        &mut self,
        position: &mut Position,
        answer: Placement,
        mover: Seat,
        moves: u8,
    ) -> Option<u8> {
        position.play_unchecked(answer.into());
        let won = match position.to_move() {
            Some(next) if next.team() == mover.team() => self.win(position, moves),
            _ => None,
        };
        position.undo();
        won.map(|win| win.moves)
    }
}
