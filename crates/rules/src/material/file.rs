//! Materials as TOML texts (`docs/materials.md`).

mod drawing;
mod sides;

use alloc::collections::BTreeMap;
use core::fmt::Write;
use core::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::{Material, MaterialError};
use crate::board::{Board, BoardError, Side};
use crate::cell::{Cell, ParseCellError};
use crate::notation::TextPos;
use crate::shape::{Letter, Shape};

/// Why a text describes no material, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{pos}: {fault}")]
pub struct MaterialFileError {
    /// Where.
    pub pos: TextPos,
    /// What is wrong there.
    pub fault: MaterialFault,
}

/// What is wrong with a text that should describe a material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MaterialFault {
    /// The text is no TOML, or holds something else; as the TOML library says it.
    #[error("{0}")]
    Toml(String),
    /// It describes something that cannot be played.
    #[error(transparent)]
    Material(#[from] MaterialError),
    /// A cell's name is wrong.
    #[error(transparent)]
    Cell(#[from] ParseCellError),
    /// More than one neutral shape.
    #[error("a second shape is neutral; there can be only one")]
    SecondNeutral,
    /// Not a letter.
    #[error("a shape's letter is one letter from A to Z")]
    BadLetter,
    /// Too many or too few pieces.
    #[error("shape {letter} has a count of {count}; it must be from 1 to {max}", max = Material::MAX_COUNT)]
    BadCount {
        /// The shape.
        letter: Letter,
        /// What the text says.
        count: i64,
    },
    /// A goal that was there before.
    #[error("the goal {0} is given twice")]
    RepeatedGoal(String),
    /// What is doubled is no goal.
    #[error("{0} is doubled and is not a goal")]
    DoubledNoGoal(String),
    /// Not a pair of sides.
    #[error("a goal is two sides with a hyphen between them, as in \"N-S\"")]
    BadGoal,
    /// A character that no drawing has.
    #[error("{0:?} does not belong in a drawing: drawings are made of # and .")]
    BadDrawing(char),
    /// Two cells without a line between them.
    #[error("{from}-{to} is not a range: its ends must share a row, a column or a diagonal")]
    BadRange {
        /// One end.
        from: Cell,
        /// The other.
        to: Cell,
    },
}

impl From<BoardError> for MaterialFault {
    fn from(error: BoardError) -> Self {
        MaterialError::from(error).into()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MaterialText {
    name: Spanned<String>,
    #[serde(default)]
    shape: Vec<ShapeText>,
    #[serde(default)]
    board: Vec<BoardText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShapeText {
    letter: Spanned<String>,
    count: Spanned<i64>,
    cubes: Spanned<String>,
    #[serde(default)]
    neutral: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardText {
    name: Spanned<String>,
    cells: Spanned<String>,
    sides: BTreeMap<Spanned<String>, Spanned<String>>,
    goals: Spanned<Vec<Spanned<String>>>,
    #[serde(default)]
    doubled: Vec<Spanned<String>>,
}

impl Material {
    /// Reads a material. Where it has no shapes or no boards, it has the standard ones.
    ///
    /// # Errors
    /// Where and why the text describes no material.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// let material = Material::from_toml(r#"
    ///     name = "bars"
    ///     [[shape]]
    ///     letter = "I"
    ///     count = 12
    ///     cubes = '###'
    /// "#)?;
    /// assert_eq!(material.shapes().len(), 1);
    /// assert_eq!(material.boards().len(), 4);
    /// # Ok::<(), caminos_rules::MaterialFileError>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Self, MaterialFileError> {
        Source { text }.material()
    }

    /// The material as a text that [`Material::from_toml`] reads.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// let standard = Material::standard();
    /// assert_eq!(&Material::from_toml(&standard.to_toml())?, standard);
    /// # Ok::<(), caminos_rules::MaterialFileError>(())
    /// ```
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = format!("name = \"{}\"\n", self.name());
        for shape in self.shapes().iter().chain(self.neutral()) {
            let neutral = self.neutral() == Some(shape);
            text.push_str("\n[[shape]]\n");
            text.push_str(&line("letter", &shape.letter().to_string()));
            text.push_str(&format!("count = {}\n", shape.count()));
            if neutral {
                text.push_str("neutral = true\n");
            }
            let _ = writeln!(text, "cubes = \"\"\"\n{}\"\"\"", drawing::of_shape(shape));
        }
        for board in self.boards() {
            text.push_str("\n[[board]]\n");
            text.push_str(&line("name", board.name()));
            let _ = writeln!(text, "cells = \"\"\"\n{}\"\"\"", drawing::of_board(board));
            let pair = |sides: [crate::board::SideId; 2]| {
                let [a, b] = sides.map(|side| board.sides()[side.index()].name());
                format!("\"{a}-{b}\"")
            };
            let goals: Vec<String> = board.goals().iter().map(|goal| pair(goal.sides)).collect();
            let _ = writeln!(text, "goals = [{}]", goals.join(", "));
            let doubled = board.goals().iter().filter(|goal| goal.doubled);
            let doubled: Vec<String> = doubled.map(|goal| pair(goal.sides)).collect();
            if !doubled.is_empty() {
                let _ = writeln!(text, "doubled = [{}]", doubled.join(", "));
            }
            text.push_str("\n[board.sides]\n");
            for side in board.sides() {
                text.push_str(&line(side.name(), &sides::text_of(board, side)));
            }
        }
        text
    }
}

/// Names and cells need no escapes.
fn line(key: &str, value: &str) -> String {
    format!("{key} = \"{value}\"\n")
}

/// The text that is being read, to find places in it.
struct Source<'t> {
    text: &'t str,
}

impl Source<'_> {
    /// An error at a byte of the text.
    fn error(&self, at: usize, fault: impl Into<MaterialFault>) -> MaterialFileError {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        MaterialFileError {
            pos: TextPos {
                line: before.matches('\n').count() as u32 + 1,
                column: before[line_start..].chars().count() as u32 + 1,
            },
            fault: fault.into(),
        }
    }

    /// An error at a byte of a string's value: the quotes before it are skipped, unless
    /// escapes make the value differ from what is written.
    fn error_in(
        &self,
        value: &Spanned<String>,
        at: usize,
        fault: impl Into<MaterialFault>,
    ) -> MaterialFileError {
        let Range { start, end } = value.span();
        let written = self.text.get(start..end).unwrap_or_default();
        let offset = written.find(value.get_ref().as_str());
        self.error(start + offset.map_or(0, |offset| offset + at), fault)
    }

    fn material(&self) -> Result<Material, MaterialFileError> {
        let file: MaterialText = toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, MaterialFault::Toml(error.message().to_owned()))
        })?;
        let (shapes, neutral) = if file.shape.is_empty() {
            let standard = Material::standard();
            (standard.shapes().to_vec(), standard.neutral().cloned())
        } else {
            self.shapes(&file.shape)?
        };
        let boards = if file.board.is_empty() {
            Material::standard().boards().to_vec()
        } else {
            self.boards(&file.board)?
        };
        let name = file.name.get_ref();
        Material::new(name, shapes, neutral, boards)
            .map_err(|error| self.error(file.name.span().start, error))
    }

    fn shapes(
        &self,
        texts: &[ShapeText],
    ) -> Result<(Vec<Shape>, Option<Shape>), MaterialFileError> {
        let (mut shapes, mut neutral): (Vec<Shape>, Option<Shape>) = (Vec::new(), None);
        for text in texts {
            let shape = self.shape(text)?;
            let at = text.letter.span().start;
            let mut known = shapes.iter().chain(&neutral).map(Shape::letter);
            if known.any(|letter| letter == shape.letter()) {
                let error = MaterialError::RepeatedLetter(shape.letter());
                return Err(self.error(at, error));
            }
            if !text.neutral {
                shapes.push(shape);
            } else if neutral.is_none() {
                neutral = Some(shape);
            } else {
                return Err(self.error(at, MaterialFault::SecondNeutral));
            }
            // Before the search for repeated letters could become long.
            if shapes.len() > Material::MAX_SHAPES {
                let error = MaterialError::TooManyShapes(texts.len());
                return Err(self.error(at, error));
            }
        }
        Ok((shapes, neutral))
    }

    fn shape(&self, text: &ShapeText) -> Result<Shape, MaterialFileError> {
        let mut characters = text.letter.get_ref().chars();
        let letter = match (characters.next().and_then(Letter::new), characters.next()) {
            (Some(letter), None) => letter,
            _ => {
                return Err(self.error(text.letter.span().start, MaterialFault::BadLetter));
            }
        };
        let count = *text.count.get_ref();
        let fits = (1..=i64::from(Material::MAX_COUNT)).contains(&count);
        let Some(count) = u8::try_from(count).ok().filter(|_| fits) else {
            let fault = MaterialFault::BadCount { letter, count };
            return Err(self.error(text.count.span().start, fault));
        };
        let cubes = self.cubes(letter, &text.cubes)?;
        Shape::new(letter, count, &cubes).map_err(|error| self.shape_error(letter, text, error))
    }

    fn shape_error(
        &self,
        letter: Letter,
        text: &ShapeText,
        error: crate::shape::ShapeError,
    ) -> MaterialFileError {
        let error = MaterialError::Shape { letter, error };
        self.error(text.cubes.span().start, error)
    }

    fn boards(&self, texts: &[BoardText]) -> Result<Vec<Board>, MaterialFileError> {
        let mut boards: Vec<Board> = Vec::new();
        let mut names = alloc::collections::BTreeSet::new();
        for text in texts {
            if !names.insert(text.name.get_ref()) {
                let error = MaterialError::RepeatedBoard(text.name.get_ref().clone());
                return Err(self.error(text.name.span().start, error));
            }
            boards.push(self.board(text)?);
        }
        Ok(boards)
    }

    fn board(&self, text: &BoardText) -> Result<Board, MaterialFileError> {
        let name = text.name.get_ref();
        let cells = self.cells(name, &text.cells)?;
        // In the order of the file, which is the order of the board's sides.
        let mut in_order: Vec<_> = text.sides.iter().collect();
        in_order.sort_by_key(|(side, _)| side.span().start);
        let mut sides = Vec::new();
        for (side, list) in &in_order {
            let listed = self.side_cells(name, side.get_ref(), list, &cells)?;
            sides.push((side.get_ref().as_str(), listed));
        }
        let goals = self.goals(text)?;
        Board::new(name, &cells, &sides, &goals).map_err(|error| {
            let at = match &error {
                BoardError::BadName(_) | BoardError::TooManySides { .. } => text.name.span(),
                BoardError::Empty(_) | BoardError::TooLarge { .. } => text.cells.span(),
                BoardError::NoGoals(_) => text.goals.span(),
                BoardError::BadSideName { side, .. }
                | BoardError::EmptySide { side, .. }
                | BoardError::RepeatedSide { side, .. }
                | BoardError::SideOffBoard { side, .. } => in_order
                    .iter()
                    .find(|(known, _)| known.get_ref() == side)
                    .map_or(text.name.span(), |(known, _)| known.span()),
                BoardError::UnknownSide { side, .. } | BoardError::GoalWithItself { side, .. } => {
                    let names_it = |goal: &&Spanned<String>| {
                        goal.get_ref().split('-').any(|s| s.trim() == side)
                    };
                    let goal = text.goals.get_ref().iter().find(names_it);
                    goal.map_or(text.goals.span(), Spanned::span)
                }
            };
            self.error(at.start, error)
        })
    }

    /// The goals as pairs of side names, each with whether it counts double.
    fn goals<'b>(
        &self,
        text: &'b BoardText,
    ) -> Result<Vec<(&'b str, &'b str, bool)>, MaterialFileError> {
        let same = |a: (&str, &str), b: (&str, &str)| a == b || a == (b.1, b.0);
        let mut goals: Vec<(&str, &str, bool)> = Vec::new();
        for goal in text.goals.get_ref() {
            let pair = self.pair(goal)?;
            if goals.iter().any(|&(a, b, _)| same(pair, (a, b))) {
                let fault = MaterialFault::RepeatedGoal(goal.get_ref().clone());
                return Err(self.error(goal.span().start, fault));
            }
            goals.push((pair.0, pair.1, false));
        }
        for goal in &text.doubled {
            let pair = self.pair(goal)?;
            match goals.iter_mut().find(|(a, b, _)| same(pair, (a, b))) {
                Some((_, _, doubled)) => *doubled = true,
                None => {
                    let fault = MaterialFault::DoubledNoGoal(goal.get_ref().clone());
                    return Err(self.error(goal.span().start, fault));
                }
            }
        }
        Ok(goals)
    }

    fn pair<'b>(&self, goal: &'b Spanned<String>) -> Result<(&'b str, &'b str), MaterialFileError> {
        let text = goal.get_ref();
        let pair = text.split_once('-').map(|(a, b)| (a.trim(), b.trim()));
        pair.ok_or_else(|| self.error(goal.span().start, MaterialFault::BadGoal))
    }
}
