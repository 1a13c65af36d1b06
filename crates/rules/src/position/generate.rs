//! The legal placements.
//!
//! With no gaps, a position is a height map. An orientation is legal exactly where each
//! of its columns stands on a cell of the right height, so the legal anchors of one
//! orientation are an AND of shifted masks, one a column.

use super::progress::Stage;
use super::{Position, SHAPES};
use crate::bits::{Bits, CellSet};
use crate::cell::{Cell, Level};
use crate::placement::{Move, OrientationId, Placement, ShapeId};
use crate::rules::{Easy, Turned};
use crate::straight::{self, Shifted};
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
    #[must_use]
    pub fn placements(&self) -> Vec<Placement> {
        let mut placements = Vec::with_capacity(self.count_placements() as usize);
        self.for_each_placement(|placement| placements.push(placement));
        placements
    }

    /// Calls `visit` for every legal placement of the seat to move.
    pub fn for_each_placement(&self, visit: impl FnMut(Placement)) {
        if self.rules.narrow {
            self.visit_placements::<u64>(visit);
        } else {
            self.visit_placements::<u128>(visit);
        }
    }

    /// Calls `visit` for every orientation with a legal placement, with the set of lower
    /// left corners ([`Rules::corner`](crate::Rules::corner)) of its legal placements.
    pub fn for_each_orientation(&self, mut visit: impl FnMut(OrientationId, CellSet)) {
        if self.rules.narrow {
            self.visit_orientations(|id, corners: u64| visit(id, CellSet(corners.wide())));
        } else {
            self.visit_orientations(|id, corners: u128| visit(id, CellSet(corners)));
        }
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
        if self.rules.narrow {
            self.count_in::<u64>()
        } else {
            self.count_in::<u128>()
        }
    }

    /// The legal placements of one shape.
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
    #[must_use]
    pub fn nth_placement(&self, n: u32) -> Option<Placement> {
        if self.rules.narrow {
            self.nth_in::<u64>(n)
        } else {
            self.nth_in::<u128>(n)
        }
    }

    /// Whether the placement is legal now.
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
        if self.rules.narrow {
            self.any_fits_in::<u64>(wanted)
        } else {
            self.any_fits_in::<u128>(wanted)
        }
    }

    /// Tries the orientations that need least first, and so mostly ends at the first.
    #[inline(always)]
    fn any_fits_in<B: Bits>(&self, wanted: impl Fn(ShapeId) -> bool) -> bool {
        let fits_on = |easy: &Easy, heights: [B; Level::COUNT]| {
            let fits = B::narrow(easy.fits);
            let corners = easy
                .columns()
                .iter()
                .fold(fits, |corners, &(offset, height)| {
                    corners & (heights[usize::from(height)] >> u32::from(offset))
                });
            !corners.is_empty()
        };
        let (on_empty_cells, others) = self.rules.easiest.split_at(self.rules.on_empty_cells);
        let empty = !self.built_to::<B>(0);
        on_empty_cells
            .iter()
            .any(|easy| wanted(easy.shape) && fits_on(easy, [empty; 3]))
            || {
                let heights = self.cells_of_height();
                others
                    .iter()
                    .any(|easy| wanted(easy.shape) && fits_on(easy, heights))
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
                let corners = self.corners(&shifted, id);
                if !corners.is_empty() {
                    visit(OrientationId(id as u8), corners);
                }
            }
        }
    }

    #[inline(always)]
    pub(super) fn visit_placements<B: Bits>(&self, mut visit: impl FnMut(Placement)) {
        self.visit_orientations(|orientation, corners: B| {
            let mut rest = corners;
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
                let corners = self.corners(&shifted, id);
                if left < corners.count() {
                    let nth = (0..left).fold(corners, |rest, _| rest.without_lowest());
                    let orientation = OrientationId(id as u8);
                    return Some(Placement {
                        orientation,
                        anchor: nth.lowest() as u8,
                    });
                }
                left -= corners.count();
            }
        }
        None
    }

    fn count_in<B: Bits>(&self) -> u32 {
        let shifted = self.shifted_heights::<B>();
        if let Stage::Turn(seat) = self.progress.stage()
            && self.rules.straight
        {
            return straight::count(&shifted, &self.rules.fits, &self.supply[seat.index()]);
        }
        let mut count = 0;
        for shape in self.playable_shapes() {
            for id in self.rules.ranges[shape].clone() {
                count += self.corners(&shifted, id).count();
            }
        }
        count
    }

    /// The legal anchors of one orientation.
    #[inline(always)]
    pub(super) fn corners<B: Bits>(&self, shifted: &Shifted<B>, id: usize) -> B {
        let terms = &self.rules.turned[id].terms;
        let mask = |i: usize| shifted[usize::from(terms[i]) % 32];
        let corners = B::narrow(self.rules.fits[id]) & mask(0) & mask(1) & mask(2) & mask(3);
        if terms[4] == Turned::ANY {
            return corners;
        }
        (4..Turned::MAX_COLUMNS).fold(corners, |corners, i| corners & mask(i))
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
        std::array::from_fn(|level| self.built_to(level))
    }

    #[inline(always)]
    fn built_to<B: Bits>(&self, level: usize) -> B {
        let [yellow, green, neutral] = &self.cubes;
        B::narrow(yellow[level]) | B::narrow(green[level]) | B::narrow(neutral[level])
    }
}
