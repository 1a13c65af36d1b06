//! Placements of a game: by orientation and anchor, by number, and the cells that they enter.

use super::Rules;
use crate::bits::CellSet;
use crate::cell::{Cell, Cube, Level};
use crate::placement::{OrientationId, Placement};
use crate::shape::Column;

impl Rules {
    /// The placement of an orientation with its bounding box's lower left corner at `anchor`,
    /// if every column is on the board.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// let northward = rules.orientations_of(row).next().unwrap();
    /// let placement = rules.placement(northward, "a1".parse()?).unwrap();
    /// assert_eq!(rules.text(placement.into()).to_string(), "Ia1a2a3");
    /// assert_eq!(rules.placement(northward, "a7".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placement(&self, orientation: OrientationId, anchor: Cell) -> Option<Placement> {
        let anchor = self.board.grid_bit(anchor)?;
        let fits = self.fits.get(orientation.index())?;
        (fits >> anchor & 1 == 1).then_some(Placement {
            orientation,
            anchor,
        })
    }

    /// How many placements stay on the board, whatever the heights.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.placement_count(), rules.all_placements().count());
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn placement_count(&self) -> usize {
        let last = self
            .fits
            .last()
            .map_or(0, |fits| fits.count_ones() as usize);
        self.placement_starts
            .last()
            .map_or(0, |start| usize::from(*start) + last)
    }

    /// The number of a placement in the order of [`Rules::all_placements`], from 0, for
    /// tables with one entry a placement.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("diamond", Options::default())?;
    /// for (i, placement) in rules.all_placements().enumerate() {
    ///     assert_eq!(rules.placement_index(placement), i);
    ///     assert_eq!(rules.placement_at(i), Some(placement));
    /// }
    /// assert_eq!(rules.placement_at(rules.placement_count()), None);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn placement_index(&self, placement: Placement) -> usize {
        let orientation = placement.orientation.index();
        let before = self.fits[orientation] & ((1 << placement.anchor) - 1);
        usize::from(self.placement_starts[orientation]) + before.count_ones() as usize
    }

    /// The placement with a number of [`Rules::placement_index`].
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let placement = rules.placement_at(100).unwrap();
    /// assert_eq!(rules.placement_index(placement), 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placement_at(&self, index: usize) -> Option<Placement> {
        let starts = &self.placement_starts;
        let orientation = starts.partition_point(|&start| usize::from(start) <= index);
        let orientation = orientation.checked_sub(1)?;
        let nth = index - usize::from(starts[orientation]);
        let anchor = CellSet(self.fits[orientation]).indices().nth(nth)?;
        Some(Placement {
            orientation: OrientationId(orientation as u8),
            anchor,
        })
    }

    /// Every placement that stays on the board, whatever the heights.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// // More than the legal ones: some orientations need other pieces to stand on.
    /// assert!(rules.all_placements().count() > Position::new(rules.clone()).placements().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn all_placements(&self) -> impl Iterator<Item = Placement> {
        self.orientations().flat_map(|orientation| {
            let fits = CellSet(self.fits[orientation.index()]);
            fits.indices().map(move |anchor| Placement {
                orientation,
                anchor,
            })
        })
    }

    /// The lower left corner of a placement's bounding box, which need not be a cell of the board.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.resolve(&"Lb2^3c2".parse()?)?.placement().unwrap();
    /// assert_eq!(position.rules().anchor(placement), "b2".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn anchor(&self, placement: Placement) -> Cell {
        self.board.cell_at(placement.anchor)
    }

    /// The cells that a placement enters, with its columns, in the order of notation.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.resolve(&"Lb2^3c2".parse()?)?.placement().unwrap();
    /// let cubes = position.rules().columns(placement).map(|(_, column)| column.cubes);
    /// assert!(cubes.eq([3, 1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn columns(&self, placement: Placement) -> impl Iterator<Item = (Cell, Column)> {
        let anchor = self.anchor(placement);
        self.masks[placement.orientation.index()]
            .orientation
            .columns()
            .iter()
            .map(move |&column| {
                (
                    Cell::on_grid(anchor.x() + column.dx, anchor.y() + column.dy),
                    column,
                )
            })
    }

    /// The cubes of a placement, cell by cell, lowest first.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.resolve(&"Lb2^3c2".parse()?)?.placement().unwrap();
    /// let levels = position.rules().cubes(placement).map(|cube| cube.level.get());
    /// assert!(levels.eq([0, 1, 2, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cubes(&self, placement: Placement) -> impl Iterator<Item = Cube> {
        self.columns(placement).flat_map(|(cell, column)| {
            Level::all()
                .filter(move |level| (column.bottom..column.top()).contains(&level.get()))
                .map(move |level| Cube { cell, level })
        })
    }

    /// The cells that a placement enters.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.resolve(&"Lb2^3c2".parse()?)?.placement().unwrap();
    /// let cells = position.rules().board().set_of(["b2".parse()?, "c2".parse()?]);
    /// assert_eq!(position.rules().footprint(placement), cells);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn footprint(&self, placement: Placement) -> CellSet {
        CellSet(self.masks[placement.orientation.index()].footprint << placement.anchor)
    }
}
