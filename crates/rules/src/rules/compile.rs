//! The tables that rules are compiled into, made once for all positions of a game.

use super::Rules;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::{Board, Goal, SideId};
use crate::cell::{Cell, Level};
use crate::options::Options;
use crate::placement::ShapeId;
use crate::position::hash::orientation_keys;
use crate::shape::{Orientation, Shape};
use crate::small_sort::small_sort_by;
use crate::standard_count;
use crate::symmetry::Symmetries;

/// One orientation of one shape, compiled for a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OrientationMasks {
    pub(crate) shape: ShapeId,
    pub(crate) orientation: Orientation,
    /// The columns as indices into the shifted height masks; the rest is [`OrientationMasks::ANY`].
    pub(crate) terms: [u8; Self::MAX_COLUMNS],
    /// The cubes of each level, with the anchor at bit 0.
    pub(crate) levels: [u128; Level::COUNT],
    /// The cells that it enters, with the anchor at bit 0.
    pub(crate) footprint: u128,
    /// The same as offsets.
    pub(crate) offsets: Offsets,
    /// By colour, what it adds to the hash with the anchor at bit 0.
    pub(crate) keys: [u128; 3],
}

impl OrientationMasks {
    pub(crate) const MAX_COLUMNS: usize = 9;
    /// The index of the mask that holds every cell.
    pub(crate) const ANY: u8 = 27;

    fn new(shape: ShapeId, orientation: &Orientation, board: &Board) -> Self {
        let mut terms = [Self::ANY; Self::MAX_COLUMNS];
        let mut levels = [0; Level::COUNT];
        for (term, column) in terms.iter_mut().zip(orientation.columns()) {
            *term = column.bottom * 9 + column.offset(3);
            for level in column.bottom..column.top() {
                levels[usize::from(level)] |= 1 << column.offset(board.stride());
            }
        }
        let footprint = levels.iter().fold(0, |all, level| all | level);
        Self {
            shape,
            orientation: orientation.clone(),
            terms,
            levels,
            footprint,
            offsets: Offsets::of(orientation),
            keys: orientation_keys(levels, board.is_narrow()),
        }
    }

    /// The anchors from which every column is on the board.
    fn fits(&self, board: &Board) -> u128 {
        let (width, depth) = (self.orientation.width(), self.orientation.depth());
        let mut fits = 0;
        for y in 0..(board.height() + 1).saturating_sub(depth) {
            for x in 0..(board.width() + 1).saturating_sub(width) {
                let anchor = y * board.stride() + x;
                if (self.footprint << anchor) & !board.cells().0 == 0 {
                    fits |= 1 << anchor;
                }
            }
        }
        fits
    }
}

/// The cells that an orientation enters, as offsets from its anchor in a box of 3 by 3
/// (`dy * 3 + dx`), in ascending order. What is left of the array repeats the last one.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offsets(pub(crate) [u8; OrientationMasks::MAX_COLUMNS]);

impl Offsets {
    fn of(orientation: &Orientation) -> Self {
        let columns = orientation.columns().iter();
        let entered = columns.fold(0u16, |set, c| set | 1 << c.offset(3));
        let mut offsets = [0; OrientationMasks::MAX_COLUMNS];
        let mut left = entered;
        let mut last = 0;
        for offset in &mut offsets {
            if left != 0 {
                last = left.trailing_zeros() as u8;
                left &= left - 1;
            }
            *offset = last;
        }
        Self(offsets)
    }
}

/// Orientations of the colours' shapes that enter the same cells, seen from their anchor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Footprint {
    pub(crate) offsets: Offsets,
    /// Where they are in [`Rules::masks`](super::Rules).
    pub(crate) orientations: Vec<u8>,
}

impl Footprint {
    /// Those of the orientations that are given.
    fn all(masks: &[OrientationMasks]) -> Vec<Self> {
        let mut footprints: Vec<Self> = Vec::new();
        for (id, masks) in masks.iter().enumerate() {
            let offsets = masks.offsets;
            let id = id as u8;
            match footprints.iter_mut().find(|known| known.offsets == offsets) {
                Some(known) => known.orientations.push(id),
                None => footprints.push(Self {
                    offsets,
                    orientations: vec![id],
                }),
            }
        }
        footprints
    }
}

/// What [`Position`](crate::Position) needs to see quickly whether an orientation fits anywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct QuickFit {
    pub(crate) shape: ShapeId,
    pub(crate) fits: u128,
    /// Each column's offset from the anchor and the height that it needs.
    columns: [(u8, u8); OrientationMasks::MAX_COLUMNS],
    len: u8,
}

impl QuickFit {
    fn new(masks: &OrientationMasks, fits: u128, board: &Board) -> Self {
        let mut columns = [(0, 0); OrientationMasks::MAX_COLUMNS];
        let own = masks.orientation.columns();
        for (slot, column) in columns.iter_mut().zip(own) {
            *slot = (column.offset(board.stride()), column.bottom);
        }
        Self {
            shape: masks.shape,
            fits,
            columns,
            len: own.len() as u8,
        }
    }

    pub(crate) fn columns(&self) -> &[(u8, u8)] {
        &self.columns[..usize::from(self.len)]
    }

    /// The greatest height that it needs.
    fn highest(&self) -> u8 {
        self.columns()
            .iter()
            .map(|&(_, height)| height)
            .max()
            .unwrap_or(0)
    }
}

/// The rows and columns that every path between the sides of a goal has to pass, at their
/// first bits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) rows: u128,
    pub(crate) columns: u128,
}

impl Span {
    fn of(board: &Board, goal: &Goal) -> Self {
        let [from, to] = goal.sides.map(|side| board.sides()[side.index()].cells());
        let between = |coordinate: fn(Cell) -> u8| {
            let bounds = |set| {
                let of_set = board.cells_in(set).map(coordinate);
                of_set.fold((u8::MAX, 0), |(low, high), at| (low.min(at), high.max(at)))
            };
            let ((a_low, a_high), (b_low, b_high)) = (bounds(from), bounds(to));
            // Where the sides overlap in this direction, nothing has to be passed.
            if a_high < b_low {
                a_high..b_low + 1
            } else if b_high < a_low {
                b_high..a_low + 1
            } else {
                0..0
            }
        };
        Self {
            rows: between(Cell::y).fold(0, |set, y| set | 1 << (y * board.stride())),
            columns: between(Cell::x).fold(0, |set, x| set | 1 << x),
        }
    }
}

/// A side, and the cells that a path from it has to reach.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) side: u128,
    pub(crate) targets: u128,
}

impl Source {
    /// Few sides that cover all goals: always the one with the most goals left.
    fn all(board: &Board) -> Vec<Self> {
        let mut goals = board.goals().to_vec();
        let mut sources = Vec::new();
        let cells = |side: SideId| board.sides()[side.index()].cells().0;
        let sides = || (0..board.sides().len() as u8).map(SideId);
        while let Some(most) =
            sides().max_by_key(|side| goals.iter().filter(|g| g.sides.contains(side)).count())
            && !goals.is_empty()
        {
            let other = |goal: &Goal| goal.sides.into_iter().find(|&side| side != most);
            let own = goals
                .iter()
                .filter(|goal| goal.sides.contains(&most))
                .filter_map(other);
            let targets = own.fold(0, |set, side| set | cells(side));
            sources.push(Self {
                side: cells(most),
                targets,
            });
            goals.retain(|goal| !goal.sides.contains(&most));
        }
        sources
    }
}

impl Rules {
    pub(super) fn compile(
        material: &str,
        board: Board,
        options: Options,
        shapes: Vec<Shape>,
        coloured: usize,
    ) -> Self {
        let mut masks: Vec<OrientationMasks> = Vec::new();
        let mut ranges = Vec::new();
        for (i, shape) in shapes.iter().enumerate() {
            let start = masks.len();
            let id = ShapeId(i as u8);
            masks.extend(
                shape
                    .orientations()
                    .iter()
                    .map(|o| OrientationMasks::new(id, o, &board)),
            );
            ranges.push(start..masks.len());
        }
        let fits: Vec<u128> = masks.iter().map(|t| t.fits(&board)).collect();
        let mut placements = 0;
        let placement_starts = fits.iter().map(|fits| {
            let start = placements;
            placements += fits.count_ones() as u16;
            start
        });
        let placement_starts = placement_starts.collect();
        let mut quick_fits: Vec<QuickFit> = masks
            .iter()
            .zip(&fits)
            .map(|(t, &fits)| QuickFit::new(t, fits, &board))
            .collect();
        let effort = |quick: &QuickFit| (quick.highest(), quick.columns().len());
        small_sort_by(&mut quick_fits, |a, b| effort(a) < effort(b));
        let on_empty_cells = quick_fits.partition_point(|quick| quick.highest() == 0);
        let side_sets: Vec<u128> = board.sides().iter().map(|side| side.cells().0).collect();
        let mut partners = vec![0u16; side_sets.len()];
        for goal in board.goals() {
            let [a, b] = goal.sides.map(SideId::index);
            partners[a] |= 1 << b;
            partners[b] |= 1 << a;
        }
        Self {
            material: material.to_owned(),
            narrow: board.is_narrow(),
            rim: board.rim().0,
            sides: side_sets,
            partners,
            spans: board
                .goals()
                .iter()
                .map(|goal| Span::of(&board, goal))
                .collect(),
            sources: Source::all(&board),
            footprints: Footprint::all(
                &masks[..ranges[..coloured].last().map_or(0, |range| range.end)],
            ),
            standard_shapes: standard_count::applies(&masks, coloured),
            symmetries: Symmetries::of(&board, &masks, &ranges),
            board,
            options,
            shapes,
            coloured,
            masks,
            fits,
            placement_starts,
            ranges,
            quick_fits,
            on_empty_cells,
        }
    }
}
