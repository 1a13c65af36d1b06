//! Opening books: fixed lists of openings, so that every match of a board can be repeated with
//! any engine.

use caminos_cei::Random;
use caminos_rules::{IllegalMove, Move, MoveText, NotationError, Position, Rules};

/// The openings of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningBook {
    name: String,
    openings: Vec<Vec<Move>>,
}

/// Why a text is no opening book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BookError {
    /// A line has something that is no move.
    #[error("line {line}: {error}")]
    NotAMove {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        error: NotationError,
    },
    /// A move cannot be played.
    #[error("line {line}: {text}: {error}")]
    IllegalMove {
        /// The line, from 1.
        line: usize,
        /// The move.
        text: MoveText,
        /// Why not.
        error: IllegalMove,
    },
    /// An opening ends the game.
    #[error("line {line}: the game is over after it")]
    Over {
        /// The line, from 1.
        line: usize,
    },
    /// There is no opening.
    #[error("there is no opening in it")]
    Empty,
}

/// The books that come with the arena, by board; `testdata/openings` has them.
const STANDARD: [(&str, &str, &str); 4] = [
    (
        "square",
        include_str!("../../../testdata/openings/square.txt"),
        include_str!("../../../testdata/openings/square-neutral.txt"),
    ),
    (
        "diamond",
        include_str!("../../../testdata/openings/diamond.txt"),
        include_str!("../../../testdata/openings/diamond-neutral.txt"),
    ),
    (
        "octagon",
        include_str!("../../../testdata/openings/octagon.txt"),
        include_str!("../../../testdata/openings/octagon-neutral.txt"),
    ),
    (
        "ring",
        include_str!("../../../testdata/openings/ring.txt"),
        include_str!("../../../testdata/openings/ring-neutral.txt"),
    ),
];

impl OpeningBook {
    /// Reads a book: an opening a line, its moves separated by spaces; empty lines and lines
    /// that begin with `#` are passed over. Each opening is played from `start`.
    ///
    /// # Errors
    /// Which line is wrong and why.
    pub fn parse(name: &str, text: &str, start: &Position) -> Result<Self, BookError> {
        let mut openings = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let mut position = start.clone();
            let moves = MoveText::parse_list(text);
            let moves = moves.map_err(|error| BookError::NotAMove { line, error })?;
            let mut opening = Vec::new();
            for text in moves {
                match position.play_text(&text) {
                    Ok(mv) => opening.push(mv),
                    Err(error) => return Err(BookError::IllegalMove { line, text, error }),
                }
            }
            if position.is_over() {
                return Err(BookError::Over { line });
            }
            openings.push(opening);
        }
        if openings.is_empty() {
            return Err(BookError::Empty);
        }
        Ok(Self {
            name: name.to_owned(),
            openings,
        })
    }

    /// The book that comes with the arena for games that begin here: on the empty board of a
    /// standard game without the swap rule, which an opening would skip.
    ///
    /// ```
    /// use caminos_arena::OpeningBook;
    /// use caminos_rules::{Options, Position, Rules};
    /// let start = Position::new(Rules::standard("ring", Options::default())?);
    /// assert!(OpeningBook::standard(&start).is_some_and(|book| book.len() >= 200));
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn standard(start: &Position) -> Option<Self> {
        let rules = start.rules();
        let options = *rules.options();
        let name = rules.board().name();
        let same = Rules::standard(name, options).ok()?;
        if options.swap || Position::new(same) != *start {
            return None;
        }
        let (name, plain, neutral) = STANDARD.into_iter().find(|(board, ..)| *board == name)?;
        let (title, text) = if options.neutral {
            (format!("{name}-neutral 1"), neutral)
        } else {
            (format!("{name} 1"), plain)
        };
        Self::parse(&title, text, start).ok()
    }

    /// What it is called, with its version.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many openings it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.openings.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.openings.is_empty()
    }

    /// The opening of a pair of games: the book in an order that the seed gives, over and over.
    #[must_use]
    pub fn of_pair(&self, seed: u64, pair: u32) -> &[Move] {
        let mut order: Vec<usize> = (0..self.openings.len()).collect();
        let mut random = Random::new(seed);
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last as u32 + 1) as usize);
        }
        &self.openings[order[pair as usize % order.len()]]
    }

    /// A number that depends on every opening, to tell books of one name apart.
    #[must_use]
    pub fn fingerprint(&self, rules: &Rules) -> u32 {
        let texts = self.openings.iter().flatten();
        let texts = texts.map(|&mv| rules.text(mv).to_string());
        // FNV-1a.
        texts.fold(0x811c_9dc5, |hash, text| {
            let bytes = text.bytes().chain([b' ']);
            bytes.fold(hash, |hash: u32, byte| {
                (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
            })
        })
    }
}
