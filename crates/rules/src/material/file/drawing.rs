//! Cells and cubes as drawings: `#` is there, `.` is not.

use toml::Spanned;

use super::{MaterialFault, MaterialFileError, Source};
use crate::board::{Board, BoardError};
use crate::cell::{Cell, Level};
use crate::material::MaterialError;
use crate::shape::{Letter, Shape, ShapeError};

/// The line between two layers of a shape.
const NEXT_LAYER: &str = "-";

/// A `#` of a drawing: its column, its line, its layer.
type Point = [usize; 3];

impl Source<'_> {
    /// The cubes of a drawing. Layers are drawn from the lowest to the highest.
    pub(super) fn cubes(
        &self,
        letter: Letter,
        drawing: &Spanned<String>,
    ) -> Result<Vec<[i8; 3]>, MaterialFileError> {
        let (points, _) = self.points(drawing, true)?;
        let refuse = |error| {
            let error = MaterialError::Shape { letter, error };
            self.error(drawing.span().start, error)
        };
        let mut least = [usize::MAX; 3];
        let mut most = [0; 3];
        for point in &points {
            for axis in 0..3 {
                least[axis] = least[axis].min(point[axis]);
                most[axis] = most[axis].max(point[axis]);
            }
        }
        if points.is_empty() {
            return Err(refuse(ShapeError::Empty));
        }
        // Before the numbers are cut to size.
        if let Some(length) = (0..3).map(|axis| most[axis] - least[axis] + 1).max()
            && length > Level::COUNT
        {
            let shown = u8::try_from(length).unwrap_or(u8::MAX);
            return Err(refuse(ShapeError::TooLong(shown)));
        }
        let place = |point: &Point| {
            let [x, y, z] = [0, 1, 2].map(|axis| (point[axis] - least[axis]) as i8);
            // Lines are drawn from the top, and y grows upwards.
            [x, -y, z]
        };
        Ok(points.iter().map(place).collect())
    }

    /// The cells of a drawing, whose last line is row 1.
    pub(super) fn cells(
        &self,
        name: &str,
        drawing: &Spanned<String>,
    ) -> Result<Vec<Cell>, MaterialFileError> {
        let (points, lines) = self.points(drawing, false)?;
        let width = points.iter().map(|point| point[0] + 1).max().unwrap_or(0);
        let top = points.iter().map(|point| point[1]).min().unwrap_or(lines);
        let height = lines - top;
        let cell = |point: &Point| {
            let row = u8::try_from(lines - 1 - point[1]).ok()?;
            Cell::new(u8::try_from(point[0]).ok()?, row)
        };
        let cells: Option<Vec<Cell>> = points.iter().map(cell).collect();
        let name = name.chars().take(40).collect();
        let error = match cells {
            Some(cells) if cells.is_empty() => BoardError::Empty(name),
            // The board itself knows how large it may be.
            Some(cells) => return Ok(cells),
            None => BoardError::TooLarge {
                name,
                width,
                height,
            },
        };
        Err(self.error(drawing.span().start, error))
    }

    /// Every `#`, and how many lines the last layer has. Space around lines and empty
    /// lines at the end do not count; short lines are as good as padded ones.
    fn points(
        &self,
        drawing: &Spanned<String>,
        layers: bool,
    ) -> Result<(Vec<Point>, usize), MaterialFileError> {
        let mut points = Vec::new();
        let (mut y, mut z, mut at) = (0, 0, 0);
        for line in drawing.get_ref().trim_end().split_inclusive('\n') {
            let start = at + (line.len() - line.trim_start().len());
            at += line.len();
            let line = line.trim();
            if layers && line == NEXT_LAYER {
                (y, z) = (0, z + 1);
                continue;
            }
            for (x, c) in line.char_indices() {
                match c {
                    '#' => points.push([x, y, z]),
                    '.' => {}
                    other => {
                        let fault = MaterialFault::BadDrawing(other);
                        return Err(self.error_in(drawing, start + x, fault));
                    }
                }
            }
            y += 1;
        }
        Ok((points, y))
    }
}

/// The drawing of a shape as it lies in its first orientation.
pub(super) fn of_shape(shape: &Shape) -> String {
    let Some(orientation) = shape.orientations().first() else {
        return String::new();
    };
    let columns = orientation.columns();
    let top = columns.iter().map(|c| c.top()).max().unwrap_or(0);
    let layer = |z: u8| {
        grid(orientation.width(), orientation.depth(), |x, y| {
            let mut here = columns.iter().filter(|c| (c.dx, c.dy) == (x, y));
            here.any(|c| (c.bottom..c.top()).contains(&z))
        })
    };
    let layers: Vec<String> = (0..top).map(layer).collect();
    layers.join(&format!("{NEXT_LAYER}\n"))
}

/// The drawing of a board.
pub(super) fn of_board(board: &Board) -> String {
    grid(board.width(), board.height(), |x, y| {
        Cell::new(x, y).is_some_and(|cell| board.contains(cell))
    })
}

fn grid(width: u8, height: u8, filled: impl Fn(u8, u8) -> bool) -> String {
    let mut drawing = String::new();
    for y in (0..height).rev() {
        drawing.extend((0..width).map(|x| if filled(x, y) { '#' } else { '.' }));
        drawing.push('\n');
    }
    drawing
}
