//! The legal placements.
//!
//! With no gaps, a position is a height map. An orientation is legal exactly where each
//! of its columns stands on a cell of the right height, so the legal anchors of one
//! orientation are an AND of shifted masks, one a column.

use super::progress::Phase;
use super::{Position, SHAPES};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::{Bits, CellSet, with_word};
use crate::cell::{Cell, Level};
use crate::placement::{Move, OrientationId, Placement, ShapeId};
use crate::rules::{OrientationMasks, QuickFit};
use crate::standard_count::{self, Shifted};
use crate::team::Seat;

impl Position {
    /// Every legal move: the placements, and `swap` where it may be answered. Resigning
    /// is always possible and is not listed.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.legal_moves().len(), 1344);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.placements().into_iter().map(Move::Place).collect();
        moves.extend(self.may_swap().then_some(Move::Swap));
        moves
    }

    /// Every legal placement of the seat to move.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.placements().len(), 1344);
    /// assert!(position.placements().into_iter().all(|placement| position.is_legal(placement)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placements(&self) -> Vec<Placement> {
        let mut placements = Vec::with_capacity(self.count_placements() as usize);
        self.for_each_placement(|placement| placements.push(placement));
        placements
    }

    /// Calls `visit` for every legal placement of the seat to move.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let mut count = 0;
    /// position.for_each_placement(|_| count += 1);
    /// assert_eq!(count, position.count_placements());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_each_placement(&self, visit: impl FnMut(Placement)) {
        with_word!(self.rules, B => self.visit_placements::<B>(visit));
    }

    /// Calls `visit` for every orientation with a legal placement, with the set of lower
    /// left anchors ([`Rules::anchor`](crate::Rules::anchor)) of its legal placements.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let mut count = 0;
    /// position.for_each_orientation(|_, anchors| count += anchors.len());
    /// assert_eq!(count, position.count_placements());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_each_orientation(&self, mut visit: impl FnMut(OrientationId, CellSet)) {
        with_word!(self.rules, B => {
            self.visit_orientations(|id, anchors: B| visit(id, CellSet(anchors.wide())));
        });
    }

    /// How many placements are legal, without listing them.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("ring", Options::default())?);
    /// assert_eq!(position.count_placements(), 792);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn count_placements(&self) -> u32 {
        with_word!(self.rules, B => self.count_in::<B>())
    }

    /// The legal placements of one shape.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let row = position.rules().shape_by_letter("I".parse()?).unwrap();
    /// // Upright in 64 cells, and 6 places in each of 8 rows and 8 columns.
    /// assert_eq!(position.placements_of(row).len(), 160);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placements_of(&self, shape: ShapeId) -> Vec<Placement> {
        let mut placements = self.placements();
        placements.retain(|placement| self.rules.shape_of(placement.orientation) == shape);
        placements
    }

    /// The legal placements that enter a cell.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.placements_at("a1".parse()?).len(), 23);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn placements_at(&self, cell: Cell) -> Vec<Placement> {
        let Some(bit) = self.rules.board().bit(cell) else {
            return Vec::new();
        };
        let mut placements = self.placements();
        placements.retain(|&placement| self.rules.footprint(placement).0 >> bit & 1 == 1);
        placements
    }

    /// The `n`th legal placement in the order of [`Position::placements`], for drawing
    /// one at random without listing them.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.nth_placement(99), Some(position.placements()[99]));
    /// assert_eq!(position.nth_placement(position.count_placements()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn nth_placement(&self, n: u32) -> Option<Placement> {
        with_word!(self.rules, B => self.nth_in::<B>(n))
    }

    /// Whether the placement is legal now.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.placements()[0];
    /// assert!(position.is_legal(placement));
    /// position.play(placement.into())?;
    /// assert!(!position.is_legal(placement));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, placement: Placement) -> bool {
        self.check(placement.into()).is_ok()
    }

    /// Whether the seat could place one of its pieces if it had the turn now.
    #[inline(always)]
    pub(super) fn can_place(&self, seat: Seat) -> bool {
        let supply = &self.supply[seat.index()];
        let coloured = self.rules.coloured;
        self.any_fits(|shape| shape.index() < coloured && supply[shape.index() % SHAPES] > 0)
    }

    /// Whether a neutral piece would fit anywhere.
    pub(super) fn neutral_fits(&self) -> bool {
        self.any_fits(|shape| self.rules.is_neutral(shape))
    }

    #[inline(always)]
    fn any_fits(&self, wanted: impl Fn(ShapeId) -> bool) -> bool {
        with_word!(self.rules, B => self.any_fits_in::<B>(wanted))
    }

    /// Tries the orientations that need least first, and so mostly ends at the first.
    #[inline(always)]
    fn any_fits_in<B: Bits>(&self, wanted: impl Fn(ShapeId) -> bool) -> bool {
        let fits_on = |quick: &QuickFit, heights: [B; Level::COUNT]| {
            let fits = B::narrow(quick.fits);
            let anchors = quick
                .columns()
                .iter()
                .fold(fits, |anchors, &(offset, height)| {
                    anchors & (heights[usize::from(height)] >> u32::from(offset))
                });
            !anchors.is_empty()
        };
        let (on_empty_cells, others) = self.rules.quick_fits.split_at(self.rules.on_empty_cells);
        let empty = !self.built_to::<B>(0);
        on_empty_cells
            .iter()
            .any(|quick| wanted(quick.shape) && fits_on(quick, [empty; 3]))
            || {
                let heights = self.cells_of_height();
                others
                    .iter()
                    .any(|quick| wanted(quick.shape) && fits_on(quick, heights))
            }
    }

    /// The shapes that the seat to move may place.
    fn playable_shapes(&self) -> impl Iterator<Item = usize> {
        let coloured = self.rules.coloured;
        let (shapes, seat) = match (self.to_move(), self.places_neutral()) {
            (None, _) => (0..0, Seat::One),
            (Some(seat), true) => (coloured..coloured + 1, seat),
            (Some(seat), false) => (0..coloured, seat),
        };
        let supply = &self.supply[seat.index()];
        shapes.filter(move |&shape| shape >= coloured || supply[shape] > 0)
    }

    #[inline(always)]
    pub(super) fn visit_orientations<B: Bits>(&self, mut visit: impl FnMut(OrientationId, B)) {
        let shifted = self.shifted_heights::<B>();
        for shape in self.playable_shapes() {
            for id in self.rules.ranges[shape].clone() {
                let anchors = self.anchors(&shifted, id);
                if !anchors.is_empty() {
                    visit(OrientationId(id as u8), anchors);
                }
            }
        }
    }

    #[inline(always)]
    pub(super) fn visit_placements<B: Bits>(&self, mut visit: impl FnMut(Placement)) {
        self.visit_orientations(|orientation, anchors: B| {
            let mut rest = anchors;
            while !rest.is_empty() {
                visit(Placement {
                    orientation,
                    anchor: rest.lowest() as u8,
                });
                rest = rest.without_lowest();
            }
        });
    }

    fn nth_in<B: Bits>(&self, n: u32) -> Option<Placement> {
        let shifted = self.shifted_heights::<B>();
        let mut left = n;
        for shape in self.playable_shapes() {
            for id in self.rules.ranges[shape].clone() {
                let anchors = self.anchors(&shifted, id);
                if left < anchors.count() {
                    let nth = (0..left).fold(anchors, |rest, _| rest.without_lowest());
                    let orientation = OrientationId(id as u8);
                    return Some(Placement {
                        orientation,
                        anchor: nth.lowest() as u8,
                    });
                }
                left -= anchors.count();
            }
        }
        None
    }

    fn count_in<B: Bits>(&self) -> u32 {
        let shifted = self.shifted_heights::<B>();
        if let Phase::Turn(seat) = self.progress.phase()
            && self.rules.standard_shapes
        {
            return standard_count::standard_count(
                &shifted,
                &self.rules.fits,
                &self.supply[seat.index()],
            );
        }
        let mut count = 0;
        for shape in self.playable_shapes() {
            for id in self.rules.ranges[shape].clone() {
                count += self.anchors(&shifted, id).count();
            }
        }
        count
    }

    /// The legal anchors of one orientation.
    #[inline(always)]
    pub(super) fn anchors<B: Bits>(&self, shifted: &Shifted<B>, id: usize) -> B {
        let terms = &self.rules.masks[id].terms;
        let mask = |i: usize| shifted[usize::from(terms[i]) % 32];
        let anchors = B::narrow(self.rules.fits[id]) & mask(0) & mask(1) & mask(2) & mask(3);
        if terms[4] == OrientationMasks::ANY {
            return anchors;
        }
        (4..OrientationMasks::MAX_COLUMNS).fold(anchors, |anchors, i| anchors & mask(i))
    }

    #[inline(always)]
    fn cells_of_height<B: Bits>(&self) -> [B; Level::COUNT] {
        let [low, middle, high] = self.built::<B>();
        [!low, low & !middle, middle & !high]
    }

    #[inline(always)]
    pub(super) fn shifted_heights<B: Bits>(&self) -> Shifted<B> {
        let mut shifted = [!B::EMPTY; 32];
        for (height, cells) in self.cells_of_height::<B>().into_iter().enumerate() {
            for dy in 0..3 {
                for dx in 0..3 {
                    shifted[height * 9 + dy * 3 + dx] =
                        cells >> (dy as u32 * B::STRIDE + dx as u32);
                }
            }
        }
        shifted
    }

    /// The cells built to each level.
    #[inline(always)]
    pub(super) fn built<B: Bits>(&self) -> [B; Level::COUNT] {
        core::array::from_fn(|level| self.built_to(level))
    }

    #[inline(always)]
    fn built_to<B: Bits>(&self, level: usize) -> B {
        let [yellow, green, neutral] = &self.cubes;
        B::narrow(yellow[level]) | B::narrow(green[level]) | B::narrow(neutral[level])
    }
}
