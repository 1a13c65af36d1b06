//! A board, a material and options made ready to play: tables for the hot paths.

use alloc::sync::Arc;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::CellSet;
use crate::board::{Board, Goal, SideId};
use crate::cell::{Cell, Cube, Direction, Level};
use crate::material::Material;
use crate::options::{Options, Players};
use crate::placement::{OrientationId, Placement, ShapeId};
use crate::position::hash::orientation_keys;
use crate::shape::{Column, Letter, Orientation, Shape};
use crate::small_sort::small_sort_by;
use crate::standard_count;
use crate::symmetry::Symmetries;
use crate::team::Seat;

/// Why a board, a material and options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        tag = "fault",
        rename_all = "kebab-case",
        rename_all_fields = "camelCase"
    )
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesError {
    /// The material has no such board.
    #[error("there is no board \"{name}\" (there are: {known})")]
    UnknownBoard {
        /// What was asked for.
        name: String,
        /// The boards that there are.
        known: String,
    },
    /// A shape cannot be split between partners.
    #[error("four players need even counts, and there are {count} pieces of shape {letter}")]
    OddCount {
        /// The shape.
        letter: Letter,
        /// Its count.
        count: u8,
    },
    /// The material has no neutral pieces.
    #[error(
        "the material \"{material}\" has no neutral piece, so the neutral variant cannot be played"
    )]
    NoNeutral {
        /// The material.
        material: String,
    },
    /// Swapping is for two.
    #[error("the swap rule is for two players only")]
    SwapWithFour,
}

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
            *term = column.bottom * 9 + column.dy * 3 + column.dx;
            for level in column.bottom..column.top() {
                levels[usize::from(level)] |= 1 << (column.dy * board.stride() + column.dx);
            }
        }
        let footprint = levels.iter().fold(0, |all, level| all | level);
        Self {
            shape,
            orientation: orientation.clone(),
            terms,
            levels,
            footprint,
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
            *slot = (column.dy * board.stride() + column.dx, column.bottom);
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

/// Everything that is fixed during a game: board, shapes, options, and tables made from them.
///
/// Shared by all positions of a game and cheap to hand around.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// let rules = Rules::standard("diamond", Options::default())?;
/// assert_eq!(Position::new(rules).count_placements(), 1201);
/// # Ok::<(), caminos_rules::RulesError>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Rules {
    material: String,
    board: Board,
    options: Options,
    /// The colours' shapes and then the neutral one, if it is played.
    shapes: Vec<Shape>,
    pub(crate) coloured: usize,
    pub(crate) masks: Vec<OrientationMasks>,
    /// Beside `masks`: where each fits on the empty board.
    pub(crate) fits: Vec<u128>,
    /// Beside `masks`: the number of placements of all orientations before it.
    placement_starts: Vec<u16>,
    /// Where each shape's orientations are in `masks`.
    pub(crate) ranges: Vec<core::ops::Range<usize>>,
    /// All orientations, in the order in which one most likely fits.
    pub(crate) quick_fits: Vec<QuickFit>,
    /// How many of those need nothing but empty cells; they come first.
    pub(crate) on_empty_cells: usize,
    /// Whether the shapes are the standard ones, which have code of their own.
    pub(crate) standard_shapes: bool,
    /// Whether sets of cells fit into a `u64`.
    pub(crate) narrow: bool,
    pub(crate) rim: u128,
    /// Cells with a neighbour to the east.
    pub(crate) has_east: u128,
    pub(crate) sides: Vec<u128>,
    /// For each side, the sides that it makes a goal with.
    pub(crate) partners: Vec<u16>,
    /// For each goal, what every path between its sides has to pass.
    pub(crate) spans: Vec<Span>,
    /// Sides that between them belong to every goal.
    pub(crate) sources: Vec<Source>,
    symmetries: Symmetries,
}

impl Rules {
    /// The rules for a board of a material.
    ///
    /// # Errors
    /// When the material has no such board or cannot be played with these options.
    ///
    /// ```
    /// use caminos_rules::{Material, Options, Rules, RulesError};
    /// let rules = Rules::new(Material::standard(), "ring", Options::default())?;
    /// assert_eq!(rules.board().name(), "ring");
    /// let error = Rules::new(Material::standard(), "hexagon", Options::default()).unwrap_err();
    /// assert!(matches!(error, RulesError::UnknownBoard { .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        material: &Material,
        board: &str,
        options: Options,
    ) -> Result<Arc<Self>, RulesError> {
        let board = material
            .board(board)
            .ok_or_else(|| RulesError::UnknownBoard {
                name: board.to_owned(),
                known: material
                    .boards()
                    .iter()
                    .map(Board::name)
                    .collect::<Vec<_>>()
                    .join(", "),
            })?;
        if options.players == Players::Four {
            if options.swap {
                return Err(RulesError::SwapWithFour);
            }
            if let Some(odd) = material
                .shapes()
                .iter()
                .find(|shape| shape.count() % 2 == 1)
            {
                return Err(RulesError::OddCount {
                    letter: odd.letter(),
                    count: odd.count(),
                });
            }
        }
        let mut shapes = material.shapes().to_vec();
        let coloured = shapes.len();
        if options.neutral {
            let neutral = material.neutral().ok_or_else(|| RulesError::NoNeutral {
                material: material.name().to_owned(),
            })?;
            shapes.push(neutral.clone());
        }
        Ok(Arc::new(Self::compile(
            material.name(),
            board.clone(),
            options,
            shapes,
            coloured,
        )))
    }

    /// The rules for a board of the standard material.
    ///
    /// # Errors
    /// When there is no such board, or four players would swap.
    ///
    /// ```
    /// use caminos_rules::{Options, Players, Rules};
    /// let options = Options { players: Players::Four, ..Options::default() };
    /// let rules = Rules::standard("octagon", options)?;
    /// assert_eq!(rules.seats().count(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standard(board: &str, options: Options) -> Result<Arc<Self>, RulesError> {
        Self::new(Material::standard(), board, options)
    }

    fn compile(
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
        let has_east = board.set_of(board.cells_in(board.cells()).filter(|cell| {
            cell.step(Direction::East)
                .is_some_and(|east| board.contains(east))
        }));
        Self {
            material: material.to_owned(),
            narrow: board.is_narrow(),
            rim: board.rim().0,
            has_east: has_east.0,
            sides: side_sets,
            partners,
            spans: board
                .goals()
                .iter()
                .map(|goal| Span::of(&board, goal))
                .collect(),
            sources: Source::all(&board),
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

    /// The name of the material.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.material(), "standard");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn material(&self) -> &str {
        &self.material
    }

    /// The board.
    ///
    /// ```
    /// use caminos_rules::{Board, Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.board(), &Board::square());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What the players agreed on.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let options = Options { scoring: true, ..Options::default() };
    /// let rules = Rules::standard("square", options)?;
    /// assert_eq!(rules.options(), &options);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The seats that play, in order.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.seats().count(), 2);
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::ALL.into_iter().take(self.options.players.count())
    }

    /// The shapes in play; the neutral one, if it is played, comes last.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let options = Options { neutral: true, ..Options::default() };
    /// let rules = Rules::standard("square", options)?;
    /// let letters: String = rules.shapes().iter().map(|shape| shape.letter().as_char()).collect();
    /// assert_eq!(letters, "LTZIN");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// The numbers of the shapes in play.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let pieces: u8 = rules.shape_ids().map(|id| rules.shape(id).count()).sum();
    /// assert_eq!(pieces, 14);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shape_ids(&self) -> impl Iterator<Item = ShapeId> + use<> {
        (0..self.shapes.len() as u8).map(ShapeId)
    }

    /// The shape with this number.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// assert_eq!(rules.shape(row).cubes(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[id.index()]
    }

    /// The number of the shape with this letter.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let t = rules.shape_by_letter("T".parse()?);
    /// assert_eq!(t.map(|id| id.index()), Some(1));
    /// assert_eq!(rules.shape_by_letter("X".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape_by_letter(&self, letter: Letter) -> Option<ShapeId> {
        self.shapes
            .iter()
            .position(|shape| shape.letter() == letter)
            .map(|i| ShapeId(i as u8))
    }

    /// Whether the shape is the neutral one.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options { neutral: true, ..Options::default() })?;
    /// let neutral: Vec<_> = rules.shape_ids().map(|id| rules.is_neutral(id)).collect();
    /// assert_eq!(neutral, [false, false, false, false, true]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_neutral(&self, shape: ShapeId) -> bool {
        shape.index() >= self.coloured
    }

    /// The ways to turn a shape.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// assert_eq!(rules.orientations_of(row).count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn orientations_of(&self, shape: ShapeId) -> impl Iterator<Item = OrientationId> + use<> {
        self.ranges[shape.index()]
            .clone()
            .map(|i| OrientationId(i as u8))
    }

    /// All orientations of all shapes in play.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let of_shapes = rules.shape_ids().flat_map(|shape| rules.orientations_of(shape));
    /// assert!(rules.orientations().eq(of_shapes));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn orientations(&self) -> impl Iterator<Item = OrientationId> + use<> {
        (0..self.masks.len() as u8).map(OrientationId)
    }

    /// The columns of an orientation.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// let heights = rules.orientations_of(row).map(|id| rules.orientation(id).height());
    /// assert!(heights.eq([1, 1, 3]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn orientation(&self, id: OrientationId) -> &Orientation {
        &self.masks[id.index()].orientation
    }

    /// The shape that an orientation turns.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// let row = rules.shape_by_letter("I".parse()?).unwrap();
    /// assert!(rules.orientations_of(row).all(|id| rules.shape_of(id) == row));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape_of(&self, id: OrientationId) -> ShapeId {
        self.masks[id.index()].shape
    }

    /// The symmetries of the board with its goals and shapes.
    ///
    /// ```
    /// use caminos_rules::{Options, Rules};
    /// let rules = Rules::standard("square", Options::default())?;
    /// assert_eq!(rules.symmetries().iter().count(), 8);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn symmetries(&self) -> &Symmetries {
        &self.symmetries
    }

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
