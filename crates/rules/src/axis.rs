//! Rotating a piece in the hand: which orientation a quarter turn leads to.

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::placement::OrientationId;
use crate::rules::Rules;
use crate::small_sort::small_sort;

/// An axis to rotate a piece about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// Upright: the piece rotates on the board, clockwise seen from above.
    Upright,
    /// From west to east: the piece tips towards the south.
    Across,
    /// From south to north: the piece tips sideways.
    Along,
}

impl Axis {
    /// The three axes.
    pub const ALL: [Self; 3] = [Self::Upright, Self::Across, Self::Along];

    /// Where a quarter turn about the axis takes a cube.
    const fn rotate(self, [x, y, z]: [i8; 3]) -> [i8; 3] {
        match self {
            Self::Upright => [y, -x, z],
            Self::Across => [x, -z, y],
            Self::Along => [-z, y, x],
        }
    }
}

impl Rules {
    /// The orientation after a quarter turn about an axis, or after as many as it takes to
    /// reach another one that the shape has: some look the same, and some would stand over a
    /// gap. The same orientation where no rotation leads to another.
    ///
    /// ```
    /// use caminos_rules::{Axis, Letter, Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let l = Letter::new('L').and_then(|letter| rules.shape_by_letter(letter)).unwrap();
    /// let start = rules.orientations_of(l).next().unwrap();
    /// let round = (0..4).fold(start, |id, _| rules.rotated(id, Axis::Upright));
    /// assert_eq!(round, start);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn rotated(&self, orientation: OrientationId, axis: Axis) -> OrientationId {
        let shape = self.shape_of(orientation);
        let mut cubes = self.cubes_in_hand(orientation);
        for _ in 0..3 {
            cubes = normalised(cubes.into_iter().map(|cube| axis.rotate(cube)));
            let rotated = self
                .orientations_of(shape)
                .find(|&id| id != orientation && self.cubes_in_hand(id) == cubes);
            if let Some(rotated) = rotated {
                return rotated;
            }
        }
        orientation
    }

    /// The cubes of an orientation, sorted.
    fn cubes_in_hand(&self, id: OrientationId) -> Vec<[i8; 3]> {
        let columns = self.orientation(id).columns().iter();
        normalised(columns.flat_map(|column| {
            (column.bottom..column.top()).map(|z| [column.dx, column.dy, z].map(|v| v as i8))
        }))
    }
}

fn normalised(cubes: impl Iterator<Item = [i8; 3]>) -> Vec<[i8; 3]> {
    let mut cubes: Vec<[i8; 3]> = cubes.collect();
    let least: [i8; 3] =
        core::array::from_fn(|axis| cubes.iter().map(|cube| cube[axis]).min().unwrap_or(0));
    for cube in &mut cubes {
        *cube = core::array::from_fn(|axis| cube[axis] - least[axis]);
    }
    small_sort(&mut cubes);
    cubes
}
