//! The shapes of pieces and the ways each can be turned.

use core::fmt;
use core::str::FromStr;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::small_sort::small_sort;

/// The capital letter that names a shape in moves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Letter(u8);

impl Letter {
    /// The letter, if it is an ASCII letter; lower case is taken for upper case.
    ///
    /// ```
    /// use caminos_rules::Letter;
    /// assert_eq!(Letter::new('l'), Letter::new('L'));
    /// assert_eq!(Letter::new('7'), None);
    /// ```
    #[must_use]
    pub const fn new(letter: char) -> Option<Self> {
        if letter.is_ascii_alphabetic() {
            Some(Self(letter.to_ascii_uppercase() as u8))
        } else {
            None
        }
    }

    /// The capital letter.
    ///
    /// ```
    /// use caminos_rules::Letter;
    /// assert_eq!(Letter::new('l').map(Letter::as_char), Some('L'));
    /// ```
    #[must_use]
    pub const fn as_char(self) -> char {
        self.0 as char
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_char())
    }
}

/// A text that is not one letter from A to Z.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a shape's letter: write one letter from A to Z")]
pub struct ParseLetterError(pub String);

impl FromStr for Letter {
    type Err = ParseLetterError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut characters = text.chars();
        match (characters.next().and_then(Self::new), characters.next()) {
            (Some(letter), None) => Ok(letter),
            _ => Err(ParseLetterError(text.chars().take(24).collect())),
        }
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The cubes that one orientation puts into one cell.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column {
    /// Columns to the right of the piece's leftmost.
    pub dx: u8,
    /// Rows above the piece's lowest.
    pub dy: u8,
    /// The level of its lowest cube when the piece touches the board.
    pub bottom: u8,
    /// How many cubes stand here, one upon the other.
    pub cubes: u8,
}

impl Column {
    /// The cell's height once the piece is placed.
    ///
    /// ```
    /// use caminos_rules::Column;
    /// let column = Column { dx: 0, dy: 0, bottom: 1, cubes: 2 };
    /// assert_eq!(column.top(), 3);
    /// ```
    #[must_use]
    pub const fn top(self) -> u8 {
        self.bottom + self.cubes
    }

    /// How far the bit of its cell is from the bit of the anchor, in a set of cells with this
    /// stride ([`Board::stride`](crate::Board::stride)).
    ///
    /// ```
    /// use caminos_rules::{Board, Column};
    /// let column = Column { dx: 1, dy: 2, bottom: 0, cubes: 1 };
    /// assert_eq!(column.offset(Board::square().stride()), 17);
    /// ```
    #[must_use]
    #[inline]
    pub const fn offset(self, stride: u8) -> u8 {
        self.dy * stride + self.dx
    }
}

/// One distinct way of turning a shape: its columns, in order of column and row.
///
/// ```
/// use caminos_rules::Shape;
/// let row = Shape::new("I".parse()?, 2, &[[0, 0, 0], [1, 0, 0], [2, 0, 0]])?;
/// let northward = &row.orientations()[0];
/// assert_eq!((northward.width(), northward.depth(), northward.height()), (1, 3, 1));
/// assert_eq!(northward.columns().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation {
    columns: Vec<Column>,
}

impl Orientation {
    /// The columns, sorted by `dx` and then `dy`.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// How many columns of cells it spans.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.columns.iter().map(|c| c.dx + 1).max().unwrap_or(0)
    }

    /// How many rows of cells it spans.
    #[must_use]
    pub fn depth(&self) -> u8 {
        self.columns.iter().map(|c| c.dy + 1).max().unwrap_or(0)
    }

    /// How many levels it spans.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.columns.iter().map(|c| c.top()).max().unwrap_or(0)
    }

    /// The column nearest to the middle of its cells, by which a hand holds it.
    ///
    /// ```
    /// use caminos_rules::Shape;
    /// let row = Shape::new("I".parse()?, 2, &[[0, 0, 0], [1, 0, 0], [2, 0, 0]])?;
    /// let middle = row.orientations()[0].middle();
    /// assert_eq!((middle.dx, middle.dy), (0, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn middle(&self) -> Column {
        let count = self.columns.len() as i32;
        let sum =
            |of: fn(&Column) -> u8| -> i32 { self.columns.iter().map(|c| i32::from(of(c))).sum() };
        let (east, north) = (sum(|c| c.dx), sum(|c| c.dy));
        // In units of one cell by the number of cells, so that nothing is rounded.
        let away = |c: &Column| {
            let (x, y) = (
                i32::from(c.dx) * count - east,
                i32::from(c.dy) * count - north,
            );
            x * x + y * y
        };
        let nearest = self.columns.iter().min_by_key(|column| away(column));
        *nearest.expect("an orientation has a column")
    }

    /// From cubes that start at 0 on every axis; `None` if a cube would stand over a
    /// gap inside the piece's own column, which rule 3 of placing never allows.
    fn from_cubes(cubes: &[[i8; 3]]) -> Option<Self> {
        let mut columns: Vec<Column> = Vec::new();
        let mut sorted = cubes.to_vec();
        small_sort(&mut sorted);
        for [x, y, z] in sorted.into_iter().map(|cube| cube.map(|v| v as u8)) {
            match columns.last_mut() {
                Some(last) if (last.dx, last.dy) == (x, y) => {
                    if last.top() != z {
                        return None;
                    }
                    last.cubes += 1;
                }
                _ => columns.push(Column {
                    dx: x,
                    dy: y,
                    bottom: z,
                    cubes: 1,
                }),
            }
        }
        Some(Self { columns })
    }
}

/// Why a set of cubes is no shape.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ShapeError {
    /// Nothing was drawn.
    #[error("it has no cubes")]
    Empty,
    /// The cubes do not hang together by faces.
    #[error("its cubes are not connected face to face")]
    Disconnected,
    /// Longer than three cubes, so a height could pass 3.
    #[error("it is {0} cubes long, and no piece may be longer than 3 (heights would pass 3)")]
    TooLong(u8),
    /// No way of turning it stands without a gap.
    #[error("however it is turned, a gap stays beneath one of its cubes")]
    AlwaysGaps,
}

/// A kind of piece: a letter, its form, and how many there are.
///
/// ```
/// use caminos_rules::Shape;
/// let row = Shape::new("I".parse()?, 2, &[[0, 0, 0], [1, 0, 0], [2, 0, 0]])?;
/// assert_eq!((row.letter().as_char(), row.count(), row.cubes()), ('I', 2, 3));
/// assert_eq!(row.orientations().len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    letter: Letter,
    count: u8,
    cubes: u8,
    orientations: Vec<Orientation>,
}

impl Shape {
    /// A shape from the places of its cubes (`x`, `y`, `z`), with `count` pieces a colour.
    ///
    /// # Errors
    /// When the cubes are none, not connected, or longer than 3 in a row.
    ///
    /// ```
    /// use caminos_rules::{Letter, Shape};
    /// let t = Shape::new(Letter::new('T').unwrap(), 4, &[[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]])?;
    /// assert_eq!(t.orientations().len(), 12);
    /// # Ok::<(), caminos_rules::ShapeError>(())
    /// ```
    pub fn new(letter: Letter, count: u8, cubes: &[[i8; 3]]) -> Result<Self, ShapeError> {
        let mut cubes = normalised(cubes);
        small_sort(&mut cubes);
        cubes.dedup();
        let longest = *cubes.iter().flatten().max().ok_or(ShapeError::Empty)? as u8 + 1;
        if longest > 3 {
            return Err(ShapeError::TooLong(longest));
        }
        if !is_connected(&cubes) {
            return Err(ShapeError::Disconnected);
        }
        let mut orientations: Vec<Orientation> = rotations()
            .filter_map(|rotation| {
                let rotated: Vec<_> = cubes.iter().map(|&cube| rotation.apply(cube)).collect();
                Orientation::from_cubes(&normalised(&rotated))
            })
            .collect();
        small_sort(&mut orientations);
        orientations.dedup();
        if orientations.is_empty() {
            return Err(ShapeError::AlwaysGaps);
        }
        Ok(Self {
            letter,
            count,
            cubes: cubes.len() as u8,
            orientations,
        })
    }

    /// The letter that names it in moves.
    #[must_use]
    pub const fn letter(&self) -> Letter {
        self.letter
    }

    /// How many pieces each colour has of it.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Of how many cubes it is made.
    #[must_use]
    pub const fn cubes(&self) -> u8 {
        self.cubes
    }

    /// The distinct ways to turn it in space, in a fixed order.
    #[must_use]
    pub fn orientations(&self) -> &[Orientation] {
        &self.orientations
    }
}

fn normalised(cubes: &[[i8; 3]]) -> Vec<[i8; 3]> {
    let least: [i8; 3] =
        core::array::from_fn(|axis| cubes.iter().map(|cube| cube[axis]).min().unwrap_or(0));
    cubes
        .iter()
        .map(|cube| core::array::from_fn(|axis| cube[axis].saturating_sub(least[axis])))
        .collect()
}

fn is_connected(cubes: &[[i8; 3]]) -> bool {
    let touches = |a: &[i8; 3], b: &[i8; 3]| {
        a.iter()
            .zip(b)
            .map(|(p, q)| i32::from(p.abs_diff(*q)))
            .sum::<i32>()
            == 1
    };
    let mut reached = vec![false; cubes.len()];
    let mut queue = vec![0];
    reached[0] = true;
    while let Some(from) = queue.pop() {
        for to in 0..cubes.len() {
            if !reached[to] && touches(&cubes[from], &cubes[to]) {
                reached[to] = true;
                queue.push(to);
            }
        }
    }
    reached.into_iter().all(|seen| seen)
}

/// A turn in space: which axis goes where, and which are reversed.
struct Rotation {
    axes: [usize; 3],
    signs: [i8; 3],
}

impl Rotation {
    fn apply(&self, cube: [i8; 3]) -> [i8; 3] {
        core::array::from_fn(|i| cube[self.axes[i]] * self.signs[i])
    }
}

/// The 24 turns: signed axis permutations that are no mirror images.
fn rotations() -> impl Iterator<Item = Rotation> {
    const AXES: [([usize; 3], i8); 6] = [
        ([0, 1, 2], 1),
        ([1, 2, 0], 1),
        ([2, 0, 1], 1),
        ([0, 2, 1], -1),
        ([2, 1, 0], -1),
        ([1, 0, 2], -1),
    ];
    AXES.into_iter().flat_map(|(axes, parity)| {
        (0..8u8).filter_map(move |flips| {
            let signs: [i8; 3] = core::array::from_fn(|i| if flips >> i & 1 == 1 { -1 } else { 1 });
            (signs.iter().product::<i8>() == parity).then_some(Rotation { axes, signs })
        })
    })
}
