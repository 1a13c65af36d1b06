//! Answers to what the other side can do, as a tree and as text.

use std::fmt;
use std::str::FromStr;

use caminos_rules::MoveText;

use crate::error::ParsePuzzleError;

/// A move, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move.
    pub mv: MoveText,
    /// The answers to the moves of the other side that do not lose at once.
    pub cases: Vec<Case>,
}

/// The answer to some moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The moves; none stands for any move that no other case names.
    pub when: Vec<MoveText>,
    /// What is answered.
    pub answer: Answer,
}

/// The whole of a puzzle's proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate {
    /// The first move of the solution, and for a win the moves that follow.
    pub solution: Answer,
    /// What is answered to other moves than the solution: one list for each move of the
    /// solution whose uniqueness needs one.
    pub alternatives: Vec<Vec<Case>>,
}

impl Answer {
    /// A move after which nothing has to be listed.
    #[must_use]
    pub const fn new(mv: MoveText) -> Self {
        Self {
            mv,
            cases: Vec::new(),
        }
    }
}

/// The answer to a move among cases.
pub(crate) fn find<'c>(cases: &'c [Case], mv: &MoveText) -> Option<&'c Answer> {
    let named = cases.iter().find(|case| case.when.contains(mv));
    let any = || cases.iter().find(|case| case.when.is_empty());
    named.or_else(any).map(|case| &case.answer)
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.mv)?;
        if self.cases.is_empty() {
            return Ok(());
        }
        f.write_str("(")?;
        write_cases(f, &self.cases)?;
        f.write_str(")")
    }
}

fn write_cases(f: &mut fmt::Formatter<'_>, cases: &[Case]) -> fmt::Result {
    for (i, case) in cases.iter().enumerate() {
        if i > 0 {
            f.write_str(" ")?;
        }
        if case.when.is_empty() {
            f.write_str("*")?;
        }
        for (j, mv) in case.when.iter().enumerate() {
            write!(f, "{}{mv}", if j == 0 { "" } else { "," })?;
        }
        write!(f, ":{}", case.answer)?;
    }
    Ok(())
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.solution)?;
        for cases in &self.alternatives {
            f.write_str(" [")?;
            write_cases(f, cases)?;
            f.write_str("]")?;
        }
        Ok(())
    }
}

impl FromStr for Certificate {
    type Err = ParsePuzzleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader { text, at: 0 };
        let solution = reader.answer(0)?;
        let mut alternatives = Vec::new();
        while reader.at < text.len() {
            reader.expect(" [")?;
            alternatives.push(reader.cases(']', 0)?);
        }
        Ok(Self {
            solution,
            alternatives,
        })
    }
}

/// Deeper than any puzzle; what is nested is read by recursion.
const MAX_DEPTH: usize = 8;

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn fault(&self) -> ParsePuzzleError {
        ParsePuzzleError::Certificate {
            column: self.text[..self.at].chars().count() + 1,
        }
    }

    fn expect(&mut self, wanted: &str) -> Result<(), ParsePuzzleError> {
        if !self.rest().starts_with(wanted) {
            return Err(self.fault());
        }
        self.at += wanted.len();
        Ok(())
    }

    fn read_move(&mut self) -> Result<MoveText, ParsePuzzleError> {
        let rest = self.rest();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '^';
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let mv = rest[..end].parse().map_err(|_| self.fault())?;
        self.at += end;
        Ok(mv)
    }

    fn answer(&mut self, depth: usize) -> Result<Answer, ParsePuzzleError> {
        if depth > MAX_DEPTH {
            return Err(self.fault());
        }
        let mv = self.read_move()?;
        let cases = if self.rest().starts_with('(') {
            self.at += 1;
            self.cases(')', depth)?
        } else {
            Vec::new()
        };
        Ok(Answer { mv, cases })
    }

    /// Cases up to a closing bracket, which is read too.
    fn cases(&mut self, close: char, depth: usize) -> Result<Vec<Case>, ParsePuzzleError> {
        let mut cases = Vec::new();
        while !self.rest().starts_with(close) {
            if !cases.is_empty() {
                self.expect(" ")?;
            }
            let mut when = Vec::new();
            if self.rest().starts_with('*') {
                self.at += 1;
            } else {
                when.push(self.read_move()?);
                while self.rest().starts_with(',') {
                    self.at += 1;
                    when.push(self.read_move()?);
                }
            }
            self.expect(":")?;
            let answer = self.answer(depth + 1)?;
            cases.push(Case { when, answer });
        }
        self.at += close.len_utf8();
        Ok(cases)
    }
}
