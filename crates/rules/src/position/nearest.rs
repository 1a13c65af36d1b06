//! The legal placement that a hand over a cell most likely means.

use super::Position;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::placement::{OrientationId, Placement};

impl Position {
    /// The legal placement of an orientation that enters `cell`, with the middle of the piece
    /// ([`Orientation::middle`](crate::Orientation::middle)) as near to it as can be. Of two
    /// that are as near, the one further south, then the one further west.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let rules = position.rules();
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// let northward = rules.orientations_of(row).next().unwrap();
    /// let over = |cell: &str| {
    ///     let placement = position.nearest_placement(northward, cell.parse().unwrap()).unwrap();
    ///     rules.text(placement.into()).to_string()
    /// };
    /// assert_eq!(over("c4"), "Ic3c4c5");
    /// // At the rim the piece stays on the board.
    /// assert_eq!(over("c8"), "Ic6c7c8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn nearest_placement(&self, orientation: OrientationId, cell: Cell) -> Option<Placement> {
        self.nearest_of(self.placements_at(cell), orientation, cell)
    }

    /// The same or, where no placement enters the cell, the nearest one beside it: where a piece
    /// that is taken up begins.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Tc3c4c5d4".parse()?)?;
    /// let rules = position.rules();
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// let northward = rules.orientations_of(row).next().unwrap();
    /// let c4 = "c4".parse()?;
    /// // On the T it would not touch the board.
    /// assert_eq!(position.nearest_placement(northward, c4), None);
    /// let beside = position.placement_near(northward, c4).unwrap();
    /// assert_eq!(rules.text(beside.into()).to_string(), "Ib3b4b5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placement_near(&self, orientation: OrientationId, cell: Cell) -> Option<Placement> {
        self.nearest_placement(orientation, cell)
            .or_else(|| self.nearest_of(self.placements(), orientation, cell))
    }

    fn nearest_of(
        &self,
        mut placements: Vec<Placement>,
        orientation: OrientationId,
        cell: Cell,
    ) -> Option<Placement> {
        placements.retain(|placement| placement.orientation() == orientation);
        let middle = self.rules.orientation(orientation).middle();
        placements.into_iter().min_by_key(|&placement| {
            let anchor = self.rules.anchor(placement);
            let east = u32::from((anchor.x() + middle.dx).abs_diff(cell.x()));
            let north = u32::from((anchor.y() + middle.dy).abs_diff(cell.y()));
            (east * east + north * north, anchor.y(), anchor.x())
        })
    }
}
