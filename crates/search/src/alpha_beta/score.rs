//! Values of positions as one ordered number, proven results included.

use crate::report::{Line, Score, Wdl};
use caminos_rules::Move;

/// A value for the team to move. Evaluations lie within a million of 0; a proven win in `n`
/// own moves is [`WON`]` - n`, a loss to the opponent's `n`th move the negative of that.
pub(super) type Value = i32;

/// Won already.
pub(super) const WON: Value = 2_000_000;
/// Every proven result is beyond this, on either side.
pub(super) const PROVEN: Value = WON - 1_000;
/// Lost as far as one looked, with moves left out: beyond every evaluation, not proven.
pub(super) const LIKELY: Value = 1_500_000;
/// What an evaluation of 1 is.
const UNIT: f32 = 1_000_000.0;

/// The evaluation, which goes from -1 to 1, as a value.
pub(super) fn from_evaluation(value: f32) -> Value {
    (value * UNIT) as Value
}

pub(super) const fn is_proven(value: Value) -> bool {
    value.abs() >= PROVEN
}

/// A value after a move of the team, as one before it: a win takes one move more.
pub(super) const fn before_move(value: Value) -> Value {
    if value >= PROVEN { value - 1 } else { value }
}

/// A bound before a move, as one after it.
pub(super) const fn after_move(bound: Value) -> Value {
    if bound >= PROVEN && bound < WON {
        bound + 1
    } else {
        bound
    }
}

/// A line of play with what is said of it.
pub(super) fn line(value: Value, moves: Vec<Move>) -> Line {
    let expected = (value as f32 / UNIT).clamp(-0.999, 0.999);
    let (score, win) = if value >= PROVEN {
        (Score::Win((WON - value) as u32), 1.0)
    } else if value <= -PROVEN {
        (Score::Loss((WON + value) as u32), 0.0)
    } else {
        (Score::Points(expected), f32::midpoint(expected, 1.0))
    };
    Line {
        score,
        wdl: Wdl::new(win, 0.0),
        moves,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_before_a_move_holds_exactly_when_it_holds_after_it() {
        let some = |n: Value| [WON - n, PROVEN + 5 + n, LIKELY, 1000 + n, n, -n, n - WON];
        for bound in (1..20).flat_map(some) {
            for value in (1..20).flat_map(some) {
                let before = before_move(value) > bound;
                assert_eq!(before, value > after_move(bound), "{value} {bound}");
            }
        }
    }

    #[test]
    fn proven_results_are_told_in_moves() {
        assert_eq!(line(WON - 3, Vec::new()).score, Score::Win(3));
        assert_eq!(line(2 - WON, Vec::new()).score, Score::Loss(2));
        assert!(matches!(line(-LIKELY, Vec::new()).score, Score::Points(_)));
    }
}
