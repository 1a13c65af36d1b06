//! A board, a material and options made ready to play: tables for the hot paths.

mod compile;
mod error;
mod placements;

use alloc::sync::Arc;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::Board;
use crate::material::Material;
use crate::options::{Options, Players};
use crate::placement::{OrientationId, ShapeId};
use crate::shape::{Letter, Orientation, Shape};
use crate::symmetry::Symmetries;
use crate::team::Seat;

pub(crate) use self::compile::{Footprint, Offsets, OrientationMasks, QuickFit};
use self::compile::{Source, Span};
pub use self::error::RulesError;

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
    narrow: bool,
    pub(crate) rim: u128,
    pub(crate) sides: Vec<u128>,
    /// For each side, the sides that it makes a goal with.
    pub(crate) partners: Vec<u16>,
    /// For each goal, what every path between its sides has to pass.
    pub(crate) spans: Vec<Span>,
    /// The orientations of the colours' shapes by the cells that they enter.
    pub(crate) footprints: Vec<Footprint>,
    /// Sides that between them belong to every goal.
    pub(crate) sources: Vec<Source>,
    symmetries: Symmetries,
}

impl Rules {
    /// Whether sets of cells fit into a `u64`, as [`Board::is_narrow`] says.
    #[inline]
    pub(crate) const fn is_narrow(&self) -> bool {
        self.narrow
    }

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
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
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
}
