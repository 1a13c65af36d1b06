//! The material: which shapes and boards there are.

#[cfg(feature = "material-files")]
mod file;

#[cfg(feature = "material-files")]
pub use file::{MaterialFault, MaterialFileError};

use alloc::boxed::Box;

use once_cell::race::OnceBox;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::{Board, BoardError, is_plain_name};
use crate::shape::{Letter, Shape, ShapeError};

/// Why shapes and boards do not make a material.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum MaterialError {
    /// The name cannot be used in records and links.
    #[error("material name \"{0}\" is not made of 1 to 32 lower-case letters, digits and hyphens")]
    BadName(String),
    /// Records and links of the standard material do not name it, so no other may have its name.
    #[error("the name \"standard\" is kept for the standard material: choose another name")]
    ReservedName,
    /// A shape is impossible.
    #[error("shape {letter}: {error}")]
    Shape {
        /// Its letter.
        letter: Letter,
        /// What is wrong with it.
        error: ShapeError,
    },
    /// A board is impossible.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// Two shapes share a letter.
    #[error("two shapes have the letter {0}")]
    RepeatedLetter(Letter),
    /// Two boards share a name.
    #[error("two boards are named \"{0}\"")]
    RepeatedBoard(String),
    /// A shape without pieces, or with more than fit on any board.
    #[error("shape {letter} has a count of {count}; it must be from 1 to {max}", max = Material::MAX_COUNT)]
    BadCount {
        /// Its letter.
        letter: Letter,
        /// What was given.
        count: u8,
    },
    /// There are no shapes to play with.
    #[error("there is no shape to play with")]
    NoShapes,
    /// More shapes than fit.
    #[error("there are {0} shapes; the limit is {max}", max = Material::MAX_SHAPES)]
    TooManyShapes(usize),
    /// There is nothing to play on.
    #[error("there is no board to play on")]
    NoBoards,
}

/// A box of pieces and boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    name: String,
    shapes: Vec<Shape>,
    neutral: Option<Shape>,
    boards: Vec<Board>,
}

impl Material {
    /// The most shapes that a colour may have.
    pub const MAX_SHAPES: usize = 8;
    /// The most pieces of one shape that a colour may have.
    pub const MAX_COUNT: u8 = 64;

    /// A box with these shapes for each colour, a neutral shape if there is one, and
    /// these boards.
    ///
    /// # Errors
    /// When letters or names are used twice, or there is nothing to play with, or another
    /// box than the standard one is named so.
    ///
    /// ```
    /// use caminos_rules::{Board, Material, Options, Rules, Shape};
    /// let row = Shape::new("I".parse()?, 8, &[[0, 0, 0], [1, 0, 0], [2, 0, 0]])?;
    /// let material = Material::new("rows", vec![row], None, vec![Board::square()])?;
    /// let rules = Rules::new(&material, "square", Options::default())?;
    /// assert_eq!(rules.shapes().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        name: &str,
        shapes: Vec<Shape>,
        neutral: Option<Shape>,
        boards: Vec<Board>,
    ) -> Result<Self, MaterialError> {
        let material = Self::assemble(name, shapes, neutral, boards)?;
        if name == "standard" && material != *Self::standard() {
            return Err(MaterialError::ReservedName);
        }
        Ok(material)
    }

    fn assemble(
        name: &str,
        shapes: Vec<Shape>,
        neutral: Option<Shape>,
        boards: Vec<Board>,
    ) -> Result<Self, MaterialError> {
        if !is_plain_name(name) {
            return Err(MaterialError::BadName(name.chars().take(40).collect()));
        }
        if shapes.is_empty() {
            return Err(MaterialError::NoShapes);
        }
        if shapes.len() > Self::MAX_SHAPES {
            return Err(MaterialError::TooManyShapes(shapes.len()));
        }
        if boards.is_empty() {
            return Err(MaterialError::NoBoards);
        }
        let mut letters = Vec::new();
        for shape in shapes.iter().chain(&neutral) {
            let (letter, count) = (shape.letter(), shape.count());
            if letters.contains(&letter) {
                return Err(MaterialError::RepeatedLetter(letter));
            }
            letters.push(letter);
            if count == 0 || count > Self::MAX_COUNT {
                return Err(MaterialError::BadCount { letter, count });
            }
        }
        for (i, board) in boards.iter().enumerate() {
            if boards[..i]
                .iter()
                .any(|earlier| earlier.name() == board.name())
            {
                return Err(MaterialError::RepeatedBoard(board.name().to_owned()));
            }
        }
        Ok(Self {
            name: name.to_owned(),
            shapes,
            neutral,
            boards,
        })
    }

    /// The standard material of this project: it fits every fact that the text of the
    /// published rule sheets gives; they show shapes and boards only in pictures.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// let pieces: u32 = Material::standard().shapes().iter().map(|s| u32::from(s.count())).sum();
    /// assert_eq!(pieces, 14);
    /// ```
    #[must_use]
    pub fn standard() -> &'static Self {
        static STANDARD: OnceBox<Material> = OnceBox::new();
        STANDARD.get_or_init(|| {
            let shape = |letter, count, cubes: &[[i8; 3]]| {
                let letter = Letter::new(letter).expect("an ASCII letter");
                Shape::new(letter, count, cubes)
                    .unwrap_or_else(|_| unreachable!("the standard shapes are valid"))
            };
            let row = [[0, 0, 0], [1, 0, 0], [2, 0, 0]];
            let shapes = vec![
                shape('L', 4, &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]]),
                shape('T', 4, &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]]),
                shape('Z', 4, &[[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]]),
                shape('I', 2, &row),
            ];
            let boards = vec![
                Board::square(),
                Board::diamond(),
                Board::octagon(),
                Board::ring(),
            ];
            let neutral = Some(shape('N', 1, &row));
            let material = Material::assemble("standard", shapes, neutral, boards);
            Box::new(material.unwrap_or_else(|_| unreachable!("the standard material is valid")))
        })
    }

    /// The name of the box.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// assert_eq!(Material::standard().name(), "standard");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The shapes that each colour has.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// let shapes = Material::standard().shapes();
    /// let letters: String = shapes.iter().map(|shape| shape.letter().as_char()).collect();
    /// assert_eq!(letters, "LTZI");
    /// ```
    #[must_use]
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The shape of the neutral pieces; its count is the number a team places.
    ///
    /// ```
    /// use caminos_rules::Material;
    /// let neutral = Material::standard().neutral().unwrap();
    /// assert_eq!((neutral.letter().as_char(), neutral.count()), ('N', 1));
    /// ```
    #[must_use]
    pub const fn neutral(&self) -> Option<&Shape> {
        self.neutral.as_ref()
    }

    /// The boards.
    ///
    /// ```
    /// use caminos_rules::{Board, Material};
    /// let names: Vec<_> = Material::standard().boards().iter().map(Board::name).collect();
    /// assert_eq!(names, Board::STANDARD);
    /// ```
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The board with this name.
    ///
    /// ```
    /// use caminos_rules::{Board, Material};
    /// let material = Material::standard();
    /// assert_eq!(material.board("ring"), Some(&Board::ring()));
    /// assert_eq!(material.board("hexagon"), None);
    /// ```
    #[must_use]
    pub fn board(&self, name: &str) -> Option<&Board> {
        self.boards.iter().find(|board| board.name() == name)
    }
}
