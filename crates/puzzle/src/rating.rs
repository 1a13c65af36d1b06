//! What somebody can solve.

use crate::puzzle::Puzzle;

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
            rating: f32::from(Self::START),
            answered: 0,
        }
    }
}

/// So many points above a puzzle's rating somebody solves it ten times as often as not.
const SCALE: f32 = 400.0;
/// How much the first answer counts at most.
const FIRST_FACTOR: f32 = 160.0;
/// After so many answers one counts half as much as the first.
const HALVED_AFTER: f32 = 4.0;
/// How much an answer counts in the end.
const LAST_FACTOR: f32 = 24.0;

impl PlayerRating {
    /// The rating of somebody new: near that of the easiest wins in two on the square, which come first.
    pub const START: u16 = 1000;

    /// After so many answers somebody is no longer new, and neutral pieces, scoring and four players come.
    pub const KNOWN: u32 = 10;

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
        let expected = 1.0 / (1.0 + 10_f32.powf((f32::from(puzzle) - self.rating) / SCALE));
        let factor = FIRST_FACTOR / (1.0 + self.answered as f32 / HALVED_AFTER);
        let factor = factor.max(LAST_FACTOR);
        let rating = self.rating + factor * (f32::from(u8::from(solved)) - expected);
        let (least, most) = Puzzle::RATINGS.into_inner();
        Self {
            rating: rating.clamp(f32::from(least), f32::from(most)),
            answered: self.answered + 1,
        }
    }
}
