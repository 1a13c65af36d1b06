//! Reading a text from left to right, knowing the line and the column.

use core::fmt;

use super::{MoveText, NotationError, NotationFault, PlacementText, Shown};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::{Cell, Level};
use crate::shape::Letter;
use crate::small_sort::small_sort;

/// A position in a text, counted from 1, columns in characters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TextPos {
    /// The line.
    pub line: u32,
    /// The character in the line.
    pub column: u32,
}

impl fmt::Display for TextPos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The longest piece of a faulty text that is shown back.
const SHOWN: usize = 24;

/// A cursor over a text.
#[derive(Clone)]
pub(crate) struct Scanner<'t> {
    rest: &'t str,
    pos: TextPos,
}

impl<'t> Scanner<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self::at(text, TextPos { line: 1, column: 1 })
    }

    /// Over a part of a larger text, which begins at a position of that.
    pub(crate) const fn at(text: &'t str, pos: TextPos) -> Self {
        Self { rest: text, pos }
    }

    pub(crate) const fn pos(&self) -> TextPos {
        self.pos
    }

    pub(crate) const fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) const fn rest(&self) -> &'t str {
        self.rest
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.pos = TextPos {
                line: self.pos.line + 1,
                column: 1,
            };
        } else {
            self.pos.column += 1;
        }
        Some(next)
    }

    /// Takes characters while they pass the test.
    pub(crate) fn take_while(&mut self, test: impl Fn(char) -> bool) -> &'t str {
        let start = self.rest;
        while self.peek().is_some_and(&test) {
            self.bump();
        }
        &start[..start.len() - self.rest.len()]
    }

    /// Takes the character if it comes next.
    pub(crate) fn accept(&mut self, expected: char) -> bool {
        let here = self.peek() == Some(expected);
        if here {
            self.bump();
        }
        here
    }

    pub(crate) fn skip_whitespace(&mut self) {
        self.take_while(char::is_whitespace);
    }

    pub(crate) fn skip_separators(&mut self) {
        self.take_while(|c| c.is_whitespace() || c == ',');
    }

    pub(crate) const fn error(&self, fault: NotationFault) -> NotationError {
        NotationError {
            pos: self.pos,
            fault,
        }
    }

    /// What comes next, shortened and without control characters, for an error message.
    pub(crate) fn shown(&self) -> Shown {
        let word: String = self
            .rest
            .chars()
            .take_while(|c| !c.is_whitespace())
            .take(SHOWN + 1)
            .map(|c| if c.is_control() { '\u{fffd}' } else { c })
            .collect();
        if word.is_empty() {
            Shown::End
        } else if word.chars().count() > SHOWN {
            Shown::Word(word.chars().take(SHOWN).chain(['…']).collect())
        } else {
            Shown::Word(word)
        }
    }

    /// The letters that come next, as a word.
    pub(crate) fn peek_word(&self) -> &'t str {
        let letters = self
            .rest
            .bytes()
            .take_while(u8::is_ascii_alphabetic)
            .count();
        &self.rest[..letters]
    }

    /// Reads one move: `swap`, `resign`, or a shape's letter and its cells.
    pub(crate) fn read_move(&mut self) -> Result<MoveText, NotationError> {
        let word = self.peek_word();
        let named = match word {
            "swap" => Some(MoveText::Swap),
            "resign" => Some(MoveText::Resign),
            _ => None,
        };
        if let Some(named) = named {
            self.take_while(|c| c.is_ascii_alphabetic());
            return match self.peek() {
                Some(c) if c.is_ascii_digit() || c == '^' => {
                    let word = word.to_owned();
                    let shown = self.shown();
                    Err(self.error(NotationFault::FollowsWord { shown, word }))
                }
                _ => Ok(named),
            };
        }
        self.read_placement().map(MoveText::Place)
    }

    fn read_placement(&mut self) -> Result<PlacementText, NotationError> {
        let start = self.clone();
        let is_move = match self.peek_word() {
            // A letter alone needs its cells after a separator; "b2" is a cell, not a move.
            word if word.len() == 1 => !self.rest[1..].starts_with(|c: char| c.is_ascii_digit()),
            word => word.len() == 2,
        };
        let letter = self
            .peek()
            .and_then(Letter::new)
            .filter(|_| is_move)
            .ok_or_else(|| {
                start.error(NotationFault::NotAMove {
                    shown: start.shown(),
                })
            })?;
        self.bump();
        let mut columns: Vec<(Cell, u8)> = Vec::new();
        loop {
            let before = self.clone();
            self.skip_separators();
            if !self.at_cell() {
                // What follows the last cell is not this move's.
                *self = before;
                break;
            }
            let at = self.clone();
            let (cell, cubes) = self.read_column()?;
            let total = match columns.iter_mut().find(|(known, _)| *known == cell) {
                Some((_, known)) => {
                    *known += cubes;
                    *known
                }
                None => {
                    columns.push((cell, cubes));
                    cubes
                }
            };
            if usize::from(total) > Level::COUNT {
                return Err(at.error(NotationFault::TooManyCubes { cell }));
            }
            if columns.len() > 9 {
                return Err(at.error(NotationFault::TooManyCells));
            }
        }
        if columns.is_empty() {
            return Err(self.error(NotationFault::NoCells { letter }));
        }
        // "Lb2b3bb4" is a slip of the pen, not a move of L and one of B.
        if self.peek().is_some_and(|c| c.is_alphanumeric() || c == '^') {
            return Err(self.error(NotationFault::NotACell {
                shown: self.shown(),
            }));
        }
        small_sort(&mut columns);
        Ok(PlacementText { letter, columns })
    }

    /// Whether a cell comes next: one letter and then a digit.
    fn at_cell(&self) -> bool {
        let mut bytes = self.rest.bytes();
        bytes.next().is_some_and(|b| b.is_ascii_lowercase())
            && bytes.next().is_some_and(|b| b.is_ascii_digit())
    }

    fn read_column(&mut self) -> Result<(Cell, u8), NotationError> {
        let at = self.clone();
        let start = self.rest;
        self.bump();
        self.take_while(|c| c.is_ascii_digit());
        let name = &start[..start.len() - self.rest.len()];
        let cell = name
            .parse::<Cell>()
            .map_err(|_| at.error(NotationFault::BadCell { shown: at.shown() }))?;
        if !self.accept('^') {
            return Ok((cell, 1));
        }
        let cubes = match self.peek() {
            Some('2') => 2,
            Some('3') => 3,
            _ => return Err(self.error(NotationFault::BadCubes)),
        };
        self.bump();
        if self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(self.error(NotationFault::BadCubes));
        }
        Ok((cell, cubes))
    }
}
