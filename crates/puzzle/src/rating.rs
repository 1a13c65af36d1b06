//! How hard a puzzle should be for somebody.

use std::collections::HashSet;

use crate::listing::{Listing, PuzzleId};
use crate::puzzle::Puzzle;
use crate::theme::Theme;

/// What somebody can solve, on the scale of the puzzles' ratings: who meets a puzzle of their own
/// rating solves it half of the time.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct PlayerRating {
    rating: f32,
    answered: u32,
}

impl Default for PlayerRating {
    fn default() -> Self {
        Self {
            rating: 800.0,
            answered: 0,
        }
    }
}

impl PlayerRating {
    /// A rating that was stored.
    #[must_use]
    pub fn new(rating: u16, answered: u32) -> Self {
        let (least, most) = Puzzle::RATINGS.into_inner();
        Self {
            rating: f32::from(rating.clamp(least, most)),
            answered,
        }
    }

    /// The rating as a whole number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.rating as u16
    }

    /// How many puzzles were answered.
    #[must_use]
    pub const fn answered(self) -> u32 {
        self.answered
    }

    /// The rating after a puzzle was solved at the first try, or was not. The first answers
    /// count most.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let expected = 1.0 / (1.0 + 10_f32.powf((f32::from(puzzle) - self.rating) / 400.0));
        let factor = (160.0 / (1.0 + self.answered as f32 / 4.0)).max(24.0);
        let rating = self.rating + factor * (f32::from(u8::from(solved)) - expected);
        let (least, most) = Puzzle::RATINGS.into_inner();
        Self {
            rating: rating.clamp(f32::from(least), f32::from(most)),
            answered: self.answered + 1,
        }
    }
}

/// The next puzzle for somebody, as its place in the list: of those with the theme and board that
/// were not seen, the one nearest to the rating; all are seen again once there is none left.
#[must_use]
pub fn next_puzzle(
    puzzles: &[Listing],
    rating: PlayerRating,
    theme: Option<Theme>,
    board: Option<&str>,
    seen: &HashSet<PuzzleId>,
) -> Option<usize> {
    let far = |puzzle: &Listing| puzzle.rating.abs_diff(rating.get());
    let nearest = |seen: &HashSet<PuzzleId>| {
        let all = puzzles.iter().enumerate();
        let unseen = all.filter(|(_, it)| it.fits(theme, board) && !seen.contains(&it.id));
        unseen.min_by_key(|(_, it)| far(it)).map(|(i, _)| i)
    };
    nearest(seen).or_else(|| nearest(&HashSet::new()))
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
