//! Which puzzle comes next, and which one is that of a day.

use std::collections::HashSet;

use crate::listing::{Listing, PuzzleId};
use crate::rating::PlayerRating;
use crate::task::Task;
use crate::theme::Theme;

/// So many answers somebody new gives to wins in two moves on the square.
const FIRST_WINS: u32 = 3;

/// The next puzzle for somebody, as its place in the list: of those with the theme and board that
/// were not answered, the one nearest to the rating; all come again once there is none left.
/// The first ones are such as somebody new understands, where any are left.
#[must_use]
pub fn next_puzzle(
    puzzles: &[Listing],
    rating: PlayerRating,
    theme: Option<Theme>,
    board: Option<&str>,
    answered: &HashSet<PuzzleId>,
) -> Option<usize> {
    let is_first = |puzzle: &Listing| match rating.answered() {
        0..FIRST_WINS => {
            puzzle.basic
                && (theme.is_some() || puzzle.task == Task::Connect { moves: 2 })
                && (board.is_some() || puzzle.board == "square")
        }
        FIRST_WINS..PlayerRating::KNOWN => puzzle.basic,
        PlayerRating::KNOWN.. => true,
    };
    let far = |puzzle: &Listing| puzzle.rating.abs_diff(rating.get());
    let nearest = |answered: &HashSet<PuzzleId>| {
        let all = puzzles.iter().enumerate();
        let others = all.filter(|(_, it)| it.fits(theme, board) && !answered.contains(&it.id));
        let next = others.min_by_key(|(_, it)| (!is_first(it), far(it)));
        next.map(|(i, _)| i)
    };
    nearest(answered).or_else(|| nearest(&HashSet::new()))
}

/// The puzzle of a day, as its place in a list of so many: the same for everybody, and none
/// twice before all have had their day.
///
/// ```
/// use caminos_puzzle::daily_puzzle;
/// let days: std::collections::HashSet<_> = (0..649).map(|day| daily_puzzle(649, day)).collect();
/// assert_eq!(days.len(), 649);
/// assert_eq!(daily_puzzle(0, 7), None);
/// ```
#[must_use]
pub fn daily_puzzle(count: usize, day: u32) -> Option<usize> {
    let count = u64::try_from(count).ok().filter(|&count| count > 0)?;
    // Neighbours in the list are alike, so a day goes on by about 0.38 of it.
    let about = (count * 382 / 1000).max(1);
    let step = (about..).find(|&step| has_no_common_divisor(step, count))?;
    usize::try_from(u64::from(day) * step % count).ok()
}

const fn has_no_common_divisor(mut a: u64, mut b: u64) -> bool {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}
