//! Moves as small numbers.

/// The number of a shape in play ([`Rules::shapes`](crate::Rules::shapes)).
///
/// ```
/// use caminos_rules::{Options, Rules};
/// let rules = Rules::standard("square", Options::default())?;
/// for id in rules.shape_ids() {
///     assert_eq!(rules.shapes()[id.index()], *rules.shape(id));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShapeId(pub(crate) u8);

impl ShapeId {
    /// The index into [`Rules::shapes`](crate::Rules::shapes).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of an orientation of a shape in play.
///
/// ```
/// use caminos_rules::{Options, Rules};
/// let rules = Rules::standard("square", Options::default())?;
/// for (i, id) in rules.orientations().enumerate() {
///     assert_eq!(id.index(), i);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OrientationId(pub(crate) u8);

impl OrientationId {
    /// A number that counts through all orientations of all shapes in play.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An orientation of a shape at a place of the board, its lowest cubes at level 0.
///
/// It means something only with the [`Rules`](crate::Rules) that made it; whether it is
/// legal is for a [`Position`](crate::Position) to say.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    pub(crate) orientation: OrientationId,
    pub(crate) anchor: u8,
}

// Engines keep millions of these.
const _: () = assert!(size_of::<Placement>() == 2);

impl Placement {
    /// The orientation, which also gives the shape.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.placements()[0];
    /// let shape = position.rules().shape_of(placement.orientation());
    /// assert_eq!(position.rules().shape(shape).letter().as_char(), 'L');
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn orientation(self) -> OrientationId {
        self.orientation
    }
}

/// What a seat can do on its turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Place a piece.
    Place(Placement),
    /// Exchange seats instead of the first answer, where the swap rule is on.
    Swap,
    /// Give the game up for the team.
    Resign,
}

impl Move {
    /// The placement, if it is one.
    ///
    /// ```
    /// use caminos_rules::{Move, Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let placement = position.placements()[0];
    /// assert_eq!(Move::Place(placement).placement(), Some(placement));
    /// assert_eq!(Move::Swap.placement(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn placement(self) -> Option<Placement> {
        match self {
            Self::Place(placement) => Some(placement),
            Self::Swap | Self::Resign => None,
        }
    }
}

impl From<Placement> for Move {
    fn from(placement: Placement) -> Self {
        Self::Place(placement)
    }
}

const _: () = assert!(size_of::<Move>() <= 4);
