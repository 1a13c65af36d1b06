//! A collection of puzzles, and a trainer's answers.

use std::collections::HashSet;

use caminos_message::Localise as _;
use caminos_protocol::study::{PuzzleView, RatingView, VerdictView};
use caminos_puzzle::{
    Attempt, Listing, ParsePuzzleError, PlayerRating, Puzzle, PuzzleId, Theme, Verdict,
    daily_puzzle, list_collection, next_puzzle,
};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The puzzle is not in the collection.
    #[error("there is no such puzzle")]
    NoPuzzle,
    /// Its line is broken.
    #[error(transparent)]
    Parse(#[from] ParsePuzzleError),
    /// A move that is not legal, or does not belong to the attempt.
    #[error("{0} cannot be answered")]
    Move(String),
}

/// The puzzles of a file. A puzzle is read when it is looked at: to check all positions would
/// take a second.
#[derive(Clone, Debug)]
pub struct Puzzles {
    listings: Vec<Listing>,
    lines: Vec<String>,
}

impl Puzzles {
    /// Reads a file of puzzles.
    ///
    /// # Errors
    /// The first line that is none.
    pub fn new(text: &str) -> Result<Self, ParsePuzzleError> {
        let (listings, lines) = list_collection(text)?
            .into_iter()
            .map(|(listing, line)| (listing, line.to_owned()))
            .unzip();
        Ok(Self { listings, lines })
    }

    /// How many have this theme and board.
    #[must_use]
    pub fn count(&self, theme: Option<Theme>, board: Option<&str>) -> usize {
        let all = self.listings.iter();
        all.filter(|listing| listing.fits(theme, board)).count()
    }

    /// The next one for somebody.
    #[must_use]
    pub fn next(
        &self,
        rating: RatingView,
        theme: Option<Theme>,
        board: Option<&str>,
        answered: &HashSet<PuzzleId>,
    ) -> Option<PuzzleId> {
        let rating = PlayerRating::new(rating.rating, rating.answered);
        let next = next_puzzle(&self.listings, rating, theme, board, answered)?;
        Some(self.listings[next].id)
    }

    /// The one of a day, counted from any day.
    #[must_use]
    pub fn daily(&self, day: u32) -> Option<PuzzleId> {
        let daily = daily_puzzle(self.listings.len(), day)?;
        Some(self.listings[daily].id)
    }

    fn read(&self, id: PuzzleId) -> Result<Puzzle, PuzzleError> {
        let at = self.listings.iter().position(|listing| listing.id == id);
        let line = at.and_then(|at| self.lines.get(at));
        Ok(line.ok_or(PuzzleError::NoPuzzle)?.parse()?)
    }

    /// A puzzle as it is shown.
    ///
    /// # Errors
    /// When there is none with this id, or it cannot be read.
    pub fn view(&self, id: PuzzleId) -> Result<PuzzleView, PuzzleError> {
        let puzzle = self.read(id)?;
        let task = Attempt::new(&puzzle).task();
        let theme = |theme: &Theme| (theme.name().to_owned(), theme.message());
        Ok(PuzzleView {
            id: id.to_string(),
            setup: puzzle.position.to_string(),
            task: task.ok_or(PuzzleError::NoPuzzle)?,
            themes: puzzle.themes.iter().map(theme).collect(),
            rating: puzzle.rating,
            line: puzzle.line.iter().map(ToString::to_string).collect(),
        })
    }

    /// What is said to a move, after own moves that were right.
    ///
    /// # Errors
    /// When there is no such puzzle, a move before was not right, or the move is not legal.
    pub fn answer(
        &self,
        id: PuzzleId,
        before: &[String],
        mv: &str,
    ) -> Result<VerdictView, PuzzleError> {
        let puzzle = self.read(id)?;
        let mut attempt = Attempt::new(&puzzle);
        let mut answer = |text: &str| {
            let unfit = || PuzzleError::Move(text.to_owned());
            let mv = text.parse().map_err(|_| unfit())?;
            attempt.answer(&mv).map_err(|_| unfit())
        };
        for own in before {
            if !matches!(answer(own)?, Verdict::GoOn { .. }) {
                return Err(PuzzleError::Move(own.clone()));
            }
        }
        let verdict = answer(mv)?;
        Ok(match verdict {
            Verdict::GoOn { reply } => VerdictView::GoOn {
                reply: reply.to_string(),
                task: attempt.task().ok_or(PuzzleError::NoPuzzle)?,
            },
            Verdict::Solved => VerdictView::Solved,
            Verdict::Wrong { refutation } => VerdictView::Wrong {
                refutation: refutation.map(|reply| reply.to_string()),
            },
            Verdict::FewerPoints { points, best } => VerdictView::FewerPoints { points, best },
        })
    }
}

/// A rating after a puzzle was solved at the first try, or was not.
#[must_use]
pub fn rated(before: RatingView, puzzle: u16, solved: bool) -> RatingView {
    let after = PlayerRating::new(before.rating, before.answered).after(puzzle, solved);
    RatingView {
        rating: after.get(),
        answered: after.answered(),
    }
}
