//! The pieces on the board, each with its own identity.

use super::Position;
use crate::cell::Cube;
use crate::placement::{Move, Placement, ShapeId};
use crate::team::{Colour, PerTeam, Seat};

/// The number of a piece on the board, in the order in which they were placed.
///
/// ```
/// use caminos_rules::{Options, Position, Rules};
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// position.play_text(&"Ia1^3".parse()?)?;
/// position.play_text(&"Ih8^3".parse()?)?;
/// assert!(position.pieces().map(|piece| piece.id.index()).eq([0, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceId(u8);

impl PieceId {
    /// Counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// The seat that placed it.
    pub seat: Seat,
    /// Its colour: the seat's team's, or neutral.
    pub colour: Colour,
    /// Its shape.
    pub shape: ShapeId,
    /// Where and how it lies.
    pub placement: Placement,
}

impl Position {
    /// The pieces in the order in which they were placed; those of a setup come first, in a
    /// fixed order in which they can be placed.
    ///
    /// ```
    /// use caminos_rules::{Colour, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// position.play_text(&"Ih8^3".parse()?)?;
    /// let colours: Vec<_> = position.pieces().map(|piece| piece.colour).collect();
    /// assert_eq!(colours, [Colour::Yellow, Colour::Green]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        let played = self.played.iter().filter_map(|played| match played.mv {
            Move::Place(placement) => Some((played.seat, placement)),
            Move::Swap | Move::Resign => None,
        });
        let placed = self.initial.iter().copied().chain(played);
        placed.enumerate().map(|(i, (seat, placement))| {
            let shape = self.rules.shape_of(placement.orientation);
            let neutral = self.rules.is_neutral(shape);
            let colour = if neutral {
                Colour::Neutral
            } else {
                seat.team().into()
            };
            Piece {
                id: PieceId(i as u8),
                seat,
                colour,
                shape,
                placement,
            }
        })
    }

    /// How many pieces each team has on the outer edge: those with a cube at level 0 in a
    /// cell of a side.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// position.play_text(&"Ih1^3".parse()?)?;
    /// assert_eq!((position.edge_pieces().yellow, position.edge_pieces().green), (0, 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn edge_pieces(&self) -> PerTeam<u8> {
        let [yellow, green, _] = self.edges;
        PerTeam { yellow, green }
    }

    /// The piece that a cube belongs to, if there is a cube.
    ///
    /// ```
    /// use caminos_rules::{Cube, Level, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// let top = Cube { cell: "b2".parse()?, level: Level::new(2).unwrap() };
    /// assert_eq!(position.owner(top).map(|piece| piece.id.index()), Some(0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn owner(&self, cube: Cube) -> Option<Piece> {
        self.pieces()
            .find(|piece| self.rules.cubes(piece.placement).any(|own| own == cube))
    }
}
