//! A position that somebody puts together piece by piece, before turns have to explain it.

use alloc::sync::Arc;

use super::Position;
use super::illegal_move::IllegalMove;
use super::progress::{Phase, Progress};
use super::validate::attributed;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::Cell;
use crate::material::Material;
use crate::notation::MoveText;
use crate::placement::{Move, Placement};
use crate::rules::Rules;
use crate::setup::{Setup, SetupError, SetupPiece};
use crate::team::{Seat, Team};

/// Pieces on a board of which each lies as a piece can lie; whether turns lead there nobody has
/// asked yet. What a position editor works on: every change gives another [`Setup`].
///
/// ```
/// use caminos_rules::{Draft, Material, Seat};
/// let material = Material::standard();
/// // Two pieces of yellow and none of green: no order of turns leads there.
/// let setup = "square 2 - 1Ia1a2a3,1Ib1b2b3 1 -".parse()?;
/// let draft = Draft::new(&setup, material)?;
/// assert!(draft.settled(material).is_err());
/// let setup = draft.place(Some(Seat::Two), &"Ic1c2c3".parse()?)?;
/// let draft = Draft::new(&setup, material)?;
/// let text = "square 2 - 1Ia1a2a3,1Ib1b2b3,2Ic1c2c3 2 -";
/// assert_eq!(draft.settled(material)?.to_string(), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    setup: Setup,
    rules: Arc<Rules>,
    placed: Vec<(Option<Seat>, Placement)>,
}

impl Draft {
    /// The pieces of a setup as they lie.
    ///
    /// # Errors
    /// The first thing about board or pieces that is impossible. Turns are not looked at.
    ///
    /// ```
    /// use caminos_rules::{Draft, Material};
    /// // No way to lie for a row of three.
    /// let setup = "square 2 - 1Ia1b2c3 2 -".parse()?;
    /// assert!(Draft::new(&setup, Material::standard()).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(setup: &Setup, material: &Material) -> Result<Self, SetupError> {
        let (rules, placed) = setup.laid_out(material)?;
        let setup = setup.clone();
        Ok(Self {
            setup,
            rules,
            placed,
        })
    }

    /// What was put together so far.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board as a seat sees it that places next, or whoever places a neutral piece (`None`;
    /// nobody moves where none is left). It shows where pieces fit; as a position of a game it need not be possible.
    ///
    /// ```
    /// use caminos_rules::{Draft, Material, Seat};
    /// let setup = "square 2 - 1Ia1a2a3 2 -".parse()?;
    /// let draft = Draft::new(&setup, Material::standard())?;
    /// // Yellow again, though it is green's turn.
    /// let position = draft.turn_of(Some(Seat::One));
    /// assert_eq!(position.to_move(), Some(Seat::One));
    /// assert!(position.resolve(&"Ib1b2b3".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turn_of(&self, seat: Option<Seat>) -> Position {
        let pieces = attributed(&self.placed, Team::Yellow);
        let mut position = Position::with_pieces(self.rules.clone(), pieces);
        let phase = match seat {
            Some(seat) => Phase::Turn(seat),
            None => {
                let left = |team: &Team| {
                    let supply = position.supply[team.first_seat().index()];
                    supply[self.rules.coloured] > 0
                };
                let next = Team::ALL.into_iter().find(left);
                next.map_or(Phase::Exhausted, Phase::Neutral)
            }
        };
        position.progress = Progress::new(phase, 0);
        position
    }

    /// With another piece of a seat, or a neutral one. Moves that place nothing change nothing.
    ///
    /// # Errors
    /// Why the piece cannot be placed there.
    pub fn place(&self, seat: Option<Seat>, text: &MoveText) -> Result<Setup, IllegalMove> {
        let mut position = self.turn_of(seat);
        if let Move::Place(placement) = position.resolve(text)? {
            position.play(Move::Place(placement))?;
        }
        let pieces = position.setup().pieces;
        Ok(Setup {
            pieces,
            ..self.setup.clone()
        })
    }

    /// Without the piece whose cube is the uppermost in a cell; `None` where no piece is.
    ///
    /// ```
    /// use caminos_rules::{Draft, Material};
    /// let setup = "square 2 - 1Ia1a2a3,2Ic1c2c3 1 -".parse()?;
    /// let draft = Draft::new(&setup, Material::standard())?;
    /// let setup = draft.remove("c2".parse()?).expect("a piece");
    /// assert_eq!(setup.pieces.len(), 1);
    /// assert_eq!(draft.remove("h8".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn remove(&self, cell: Cell) -> Option<Setup> {
        let top = |piece: &SetupPiece| {
            let column = piece.columns.iter().find(|column| column.cell == cell)?;
            Some(column.bottom.get() + column.cubes)
        };
        let mut setup = self.setup.clone();
        let tops = setup.pieces.iter().enumerate();
        let tops = tops.filter_map(|(i, piece)| Some((top(piece)?, i)));
        let (_, uppermost) = tops.max()?;
        setup.pieces.remove(uppermost);
        Some(setup)
    }

    /// The position with the turn as written, and with those seats out that this needs: as
    /// written, or some of those that cannot place.
    ///
    /// # Errors
    /// The first thing that is impossible while nobody is out.
    ///
    /// ```
    /// use caminos_rules::{Draft, Material};
    /// let material = Material::standard();
    /// let of = |text: &str| Draft::new(&text.parse().expect("a setup"), material);
    /// assert!(of("square 2 - 1Ia1a2a3 2 -")?.position(material).is_ok());
    /// // Yellow has placed, so it is green's turn.
    /// assert!(of("square 2 - 1Ia1a2a3 1 -")?.position(material).is_err());
    /// # Ok::<(), caminos_rules::SetupError>(())
    /// ```
    pub fn position(&self, material: &Material) -> Result<Position, SetupError> {
        if let Ok(position) = self.finished_with(self.setup.out.clone(), material) {
            return Ok(position);
        }
        let board = self.turn_of(None);
        let cannot_place = |seat: &Seat| !board.can_place(*seat);
        let stuck: Vec<Seat> = self.rules.seats().filter(cannot_place).collect();
        let mut fault = None;
        for chosen in 0..1u8 << stuck.len() {
            let out = stuck.iter().enumerate();
            let out = out.filter(|(i, _)| chosen >> i & 1 == 1);
            match self.finished_with(out.map(|(_, seat)| *seat).collect(), material) {
                Ok(position) => return Ok(position),
                Err(error) => fault = fault.or(Some(error)),
            }
        }
        Err(fault.unwrap_or(SetupError::Turns))
    }

    fn finished_with(&self, out: Vec<Seat>, material: &Material) -> Result<Position, SetupError> {
        let setup = Setup {
            out,
            ..self.setup.clone()
        };
        setup.finish(material, &self.rules, &self.placed)
    }

    /// The position with the turn as written or, where that is impossible, with another one, or
    /// with none when the game is over.
    ///
    /// # Errors
    /// The first thing that is impossible with the turn as written.
    pub fn settled(&self, material: &Material) -> Result<Position, SetupError> {
        self.position(material).or_else(|fault| {
            let mut others = self.rules.seats().map(Some).chain([None]);
            let settled = others.find_map(|turn| {
                let mut other = self.clone();
                other.setup.turn = turn;
                other.position(material).ok()
            });
            settled.ok_or(fault)
        })
    }
}
