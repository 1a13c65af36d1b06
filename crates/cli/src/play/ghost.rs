//! The piece in hand: how it is rotated and over which cells it hovers.

use caminos_rules::{Axis, Cell, OrientationId, Placement, Position, Rules, ShapeId};

/// A piece over the board. Its bounding box stays inside the board's bounding rectangle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ghost {
    orientation: OrientationId,
    anchor: Cell,
}

impl Ghost {
    /// A piece as it is taken up: as flat as it fits anywhere, near to a cell. Where it fits
    /// nowhere, flat with its middle there.
    pub(crate) fn taken(position: &Position, shape: ShapeId, near: Cell) -> Option<Self> {
        let rules = position.rules();
        let mut orientations: Vec<OrientationId> = rules.orientations_of(shape).collect();
        orientations.sort_by_key(|&id| {
            let orientation = rules.orientation(id);
            (orientation.height(), orientation.depth())
        });
        let mut flattest_first = orientations.iter();
        if let Some(placement) = flattest_first.find_map(|&id| position.placement_near(id, near)) {
            return Some(Self::over(rules, placement));
        }
        let mut ghost = Self {
            orientation: *orientations.first()?,
            anchor: near,
        };
        ghost.centre_on(rules, near);
        Some(ghost)
    }

    /// A piece over the place where it would be put.
    pub(crate) fn over(rules: &Rules, placement: Placement) -> Self {
        Self {
            orientation: placement.orientation(),
            anchor: rules.anchor(placement),
        }
    }

    pub(crate) const fn orientation(&self) -> OrientationId {
        self.orientation
    }

    pub(crate) const fn anchor(&self) -> Cell {
        self.anchor
    }

    pub(crate) fn shape(&self, rules: &Rules) -> ShapeId {
        rules.shape_of(self.orientation)
    }

    /// The cell under the middle of the piece.
    pub(crate) fn middle(&self, rules: &Rules) -> Cell {
        let middle = rules.orientation(self.orientation).middle();
        Cell::new(self.anchor.x() + middle.dx, self.anchor.y() + middle.dy).unwrap_or(self.anchor)
    }

    /// The cells that it hovers over, each with its number of cubes.
    pub(crate) fn columns(&self, rules: &Rules) -> Vec<(Cell, u8)> {
        let columns = rules.orientation(self.orientation).columns();
        columns
            .iter()
            .filter_map(|column| {
                let cell = Cell::new(self.anchor.x() + column.dx, self.anchor.y() + column.dy)?;
                Some((cell, column.cubes))
            })
            .collect()
    }

    /// Moves it by columns and rows, as far as the rectangle allows.
    pub(crate) fn shift(&mut self, rules: &Rules, dx: i8, dy: i8) {
        let x = self.anchor.x().saturating_add_signed(dx);
        let y = self.anchor.y().saturating_add_signed(dy);
        self.put_anchor(rules, x, y);
    }

    /// Rotates it about an axis to the next orientation, round its middle.
    pub(crate) fn rotate(&mut self, rules: &Rules, axis: Axis) {
        let middle = self.middle(rules);
        self.orientation = rules.rotated(self.orientation, axis);
        self.centre_on(rules, middle);
    }

    /// Moves it over a cell: to the nearest place where it may be put and covers the cell, or else
    /// with its middle there.
    pub(crate) fn point_at(&mut self, position: &Position, cell: Cell) {
        let rules = position.rules();
        match position.nearest_placement(self.orientation, cell) {
            Some(placement) => self.anchor = rules.anchor(placement),
            None => self.centre_on(rules, cell),
        }
    }

    /// Whether it hovers over a cell.
    pub(crate) fn covers(&self, rules: &Rules, cell: Cell) -> bool {
        self.columns(rules).iter().any(|&(own, _)| own == cell)
    }

    fn centre_on(&mut self, rules: &Rules, middle: Cell) {
        let held = rules.orientation(self.orientation).middle();
        let x = middle.x().saturating_sub(held.dx);
        let y = middle.y().saturating_sub(held.dy);
        self.put_anchor(rules, x, y);
    }

    fn put_anchor(&mut self, rules: &Rules, x: u8, y: u8) {
        let orientation = rules.orientation(self.orientation);
        let x = x.min(rules.board().width().saturating_sub(orientation.width()));
        let y = y.min(rules.board().height().saturating_sub(orientation.depth()));
        if let Some(anchor) = Cell::new(x, y) {
            self.anchor = anchor;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Arc;

    use caminos_rules::{Letter, Options};

    use super::*;

    fn ghost(rules: &Arc<Rules>, letter: char) -> Ghost {
        let shape = rules.shape_by_letter(Letter::new(letter).unwrap()).unwrap();
        taken(&Position::new(Arc::clone(rules)), shape)
    }

    fn taken(position: &Position, shape: ShapeId) -> Ghost {
        Ghost::taken(position, shape, "d4".parse().unwrap()).unwrap()
    }

    #[test]
    fn a_piece_begins_on_the_nearest_place_where_it_may_lie() {
        let rules = Rules::standard("square", Options::default()).unwrap();
        let mut position = Position::new(rules.clone());
        for text in ["Lc4c5d4e4", "Zb4^2c4^2", "Zb5^2c5^2", "Ld4e4f4^2"] {
            position.play_text(&text.parse().unwrap()).unwrap();
            for shape in rules.shape_ids().filter(|&shape| !rules.is_neutral(shape)) {
                let ghost = taken(&position, shape);
                let placed = position.place_at(ghost.orientation(), ghost.anchor());
                assert!(placed.is_ok(), "{text}: {placed:?}");
                let held = ghost.middle(&rules);
                let away = held.x().abs_diff(3).max(held.y().abs_diff(3));
                assert!(away <= 3, "{text}: {held}");
            }
        }
    }

    #[test]
    fn rotating_reaches_every_orientation_of_every_shape() {
        let rules = Rules::standard("square", Options::default()).unwrap();
        for shape in rules.shape_ids() {
            let first = taken(&Position::new(rules.clone()), shape);
            let mut reached = BTreeSet::from([first.orientation()]);
            let mut queue = vec![first];
            while let Some(from) = queue.pop() {
                for axis in Axis::ALL {
                    let mut to = from;
                    to.rotate(&rules, axis);
                    assert_eq!(to.shape(&rules), shape);
                    if reached.insert(to.orientation()) {
                        queue.push(to);
                    }
                }
            }
            assert_eq!(reached, rules.orientations_of(shape).collect());
        }
    }

    #[test]
    fn four_rotations_about_an_axis_come_round_to_the_start() {
        let rules = Rules::standard("square", Options::default()).unwrap();
        let start = ghost(&rules, 'L');
        for axis in Axis::ALL {
            let mut rotated = start;
            let mut seen = BTreeSet::new();
            for _ in 0..4 {
                rotated.rotate(&rules, axis);
                seen.insert(rotated.orientation());
            }
            assert_eq!(rotated.orientation(), start.orientation(), "{axis:?}");
            assert_eq!(seen.len(), 4, "{axis:?}");
        }
    }

    #[test]
    fn rotations_that_change_nothing_are_skipped() {
        let rules = Rules::standard("square", Options::default()).unwrap();
        let lying = ghost(&rules, 'I');
        assert_eq!(lying.columns(&rules).len(), 3);
        let mut rotated = lying;
        rotated.rotate(&rules, Axis::Across);
        assert_eq!(rotated, lying, "a row looks the same about its own axis");
        rotated.rotate(&rules, Axis::Along);
        assert_eq!(rotated.columns(&rules).len(), 1, "on its end");
        let standing = rotated;
        rotated.rotate(&rules, Axis::Upright);
        assert_eq!(rotated, standing);
    }

    #[test]
    fn the_piece_stays_inside_the_rectangle() {
        for board in ["square", "diamond", "octagon", "ring"] {
            let rules = Rules::standard(board, Options::default()).unwrap();
            let mut ghost = ghost(&rules, 'L');
            let (width, height) = (rules.board().width(), rules.board().height());
            let steps = [(-20, 0), (0, -20), (20, 0), (0, 20), (1, 1), (-1, 0)];
            for (i, (dx, dy)) in steps.into_iter().cycle().take(60).enumerate() {
                ghost.shift(&rules, dx, dy);
                ghost.rotate(&rules, Axis::ALL[i % 3]);
                let columns = ghost.columns(&rules);
                assert!(
                    columns
                        .iter()
                        .all(|(cell, _)| cell.x() < width && cell.y() < height)
                );
                let cubes: u8 = columns.iter().map(|(_, cubes)| cubes).sum();
                assert_eq!(cubes, 4);
            }
        }
    }

    #[test]
    fn rotating_about_the_upright_axis_is_clockwise_from_above() {
        let rules = Rules::standard("square", Options::default()).unwrap();
        let mut piece = ghost(&rules, 'L');
        // Find the L with its foot at the upper right, then turn it to the lower right.
        let form = |piece: &Ghost| {
            let anchor = piece.anchor();
            let cells = piece.columns(&rules).into_iter();
            cells
                .map(|(cell, _)| (cell.x() - anchor.x(), cell.y() - anchor.y()))
                .collect::<Vec<_>>()
        };
        while form(&piece) != [(0, 0), (1, 0), (2, 0), (2, 1)] {
            if piece.columns(&rules).len() == 4 && form(&piece).len() == 4 {
                let before = piece.orientation();
                piece.rotate(&rules, Axis::Upright);
                assert_ne!(piece.orientation(), before);
            }
            if form(&piece) == [(0, 0), (0, 1), (1, 0), (2, 0)] {
                piece.rotate(&rules, Axis::Across);
                piece.rotate(&rules, Axis::Across);
            }
        }
        piece.rotate(&rules, Axis::Upright);
        assert_eq!(form(&piece), [(0, 0), (0, 1), (0, 2), (1, 0)]);
    }
}
