//! Whether a move is legal, and what a text means in a position.

use super::Position;
use super::illegal_move::{BrokenRule, IllegalMove, Spot};
use super::progress::Phase;
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::cell::{Cell, Level};
use crate::notation::{MoveText, PlacementText};
use crate::placement::{Move, OrientationId, Placement, ShapeId};
use crate::team::Seat;

/// An orientation dropped straight down on the board, resting where it first touches.
struct Landing {
    orientation: OrientationId,
    broken: Vec<BrokenRule>,
    /// How far from legal: places left empty, then the level of the lowest cubes.
    badness: (usize, u8),
}

impl Position {
    /// Whether a move can be played now.
    ///
    /// # Errors
    /// The reason why not.
    ///
    /// ```
    /// use caminos_rules::{IllegalMove, Move, Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.check(Move::Resign), Ok(()));
    /// assert_eq!(position.check(Move::Swap), Err(IllegalMove::SwapOff));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let seat = self.to_move().ok_or(IllegalMove::GameOver)?;
        match mv {
            Move::Resign => Ok(()),
            Move::Swap => self.check_swap(),
            Move::Place(placement) => self.check_placement(seat, placement),
        }
    }

    /// The move that a text names in this position, if it is legal.
    ///
    /// # Errors
    /// The reason why it is not. Where the text alone does not say how the piece was meant
    /// to be turned, the reason is the one of the orientation that comes nearest.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ic2d2e2".parse()?)?;
    /// let refusal = position.resolve(&"Lb2^3c2".parse()?).unwrap_err();
    /// assert_eq!(refusal.to_string(), "a gap would stay under c2 at level 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resolve(&self, text: &MoveText) -> Result<Move, IllegalMove> {
        let mv = match text {
            MoveText::Swap => Move::Swap,
            MoveText::Resign => Move::Resign,
            MoveText::Place(text) => return self.resolve_placement(text).map(Move::Place),
        };
        self.check(mv)?;
        Ok(mv)
    }

    /// Plays the move that a text names and returns it.
    ///
    /// # Errors
    /// As [`Position::resolve`]; nothing is changed then.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// assert!(position.play_text(&"Lb2^3c2".parse()?).is_err());
    /// assert_eq!(position.to_string(), "square 2 - 1Lb2^3c2 2 -");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_text(&mut self, text: &MoveText) -> Result<Move, IllegalMove> {
        let mv = self.resolve(text)?;
        self.play_unchecked(mv);
        Ok(mv)
    }

    /// The placement of an orientation dropped with its bounding box's lower left corner at
    /// a cell, if it is legal: what a table asks while a piece hovers over the board.
    ///
    /// # Errors
    /// The reason why it is not.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// let row = position.rules().shape_by_letter("I".parse()?).unwrap();
    /// let northward = position.rules().orientations_of(row).next().unwrap();
    /// let placement = position.place_at(northward, "a6".parse()?)?;
    /// assert_eq!(position.rules().text(placement.into()).to_string(), "Ia6a7a8");
    /// assert!(position.place_at(northward, "a7".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn place_at(
        &self,
        orientation: OrientationId,
        anchor: Cell,
    ) -> Result<Placement, IllegalMove> {
        let seat = self.to_move().ok_or(IllegalMove::GameOver)?;
        if orientation.index() >= self.rules.masks.len() {
            return Err(IllegalMove::OtherRules);
        }
        self.check_supply(seat, self.rules.shape_of(orientation))?;
        let landing = self.landing(orientation, anchor);
        match self.rules.placement(orientation, anchor) {
            Some(placement) if landing.broken.is_empty() => Ok(placement),
            _ => Err(IllegalMove::Placement {
                broken: landing.broken,
            }),
        }
    }

    /// The level at which an orientation's lowest cubes come to rest when it is dropped
    /// straight down with its bounding box's lower left corner at a cell: 0 where it touches
    /// the board. What is not above the board falls freely.
    ///
    /// ```
    /// use caminos_rules::{Letter, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// let row = Letter::new('I').and_then(|letter| position.rules().shape_by_letter(letter)).unwrap();
    /// let standing = position.rules().orientations_of(row).next().unwrap();
    /// assert_eq!(position.rest_level(standing, "a1".parse()?), 3);
    /// assert_eq!(position.rest_level(standing, "b1".parse()?), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rest_level(&self, orientation: OrientationId, anchor: Cell) -> u8 {
        let columns = self.rules.orientation(orientation).columns().iter();
        let rests = columns.filter_map(|column| {
            let cell = Cell::new(anchor.x() + column.dx, anchor.y() + column.dy)?;
            Some(self.height(cell).saturating_sub(column.bottom))
        });
        rests.max().unwrap_or(0)
    }

    fn check_swap(&self) -> Result<(), IllegalMove> {
        if self.may_swap() {
            Ok(())
        } else if self.rules.options().swap {
            Err(IllegalMove::SwapNotNow)
        } else {
            Err(IllegalMove::SwapOff)
        }
    }

    fn check_placement(&self, seat: Seat, placement: Placement) -> Result<(), IllegalMove> {
        let id = placement.orientation.index();
        let fits = self.rules.fits.get(id).ok_or(IllegalMove::OtherRules)?;
        if fits.checked_shr(u32::from(placement.anchor)).unwrap_or(0) & 1 == 0 {
            return Err(IllegalMove::OtherRules);
        }
        self.check_supply(seat, self.rules.shape_of(placement.orientation))?;
        let (mut gaps, mut occupied) = (Vec::new(), Vec::new());
        for (cell, column) in self.rules.columns(placement) {
            let height = self.height(cell);
            gaps.extend((height..column.bottom).map(|level| Spot { cell, level }));
            occupied.extend(
                (column.bottom..height.min(column.top())).map(|level| Spot { cell, level }),
            );
        }
        let mut broken = Vec::new();
        if !occupied.is_empty() {
            broken.push(BrokenRule::Occupied { spots: occupied });
        }
        if !gaps.is_empty() {
            broken.push(BrokenRule::Gap { spots: gaps });
        }
        if broken.is_empty() {
            Ok(())
        } else {
            Err(IllegalMove::Placement { broken })
        }
    }

    fn check_supply(&self, seat: Seat, shape: ShapeId) -> Result<(), IllegalMove> {
        let letter = self.rules.shape(shape).letter();
        match self.progress.phase() {
            Phase::Neutral(_) if !self.rules.is_neutral(shape) => {
                let letter = self.rules.shapes()[self.rules.coloured].letter();
                Err(IllegalMove::NeutralFirst { seat, letter })
            }
            Phase::Neutral(_) => Ok(()),
            _ if self.rules.is_neutral(shape) => Err(IllegalMove::NeutralTooLate { letter }),
            _ if self.supply(seat, shape) == 0 => Err(IllegalMove::NotInSupply { seat, letter }),
            _ => Ok(()),
        }
    }

    fn resolve_placement(&self, text: &PlacementText) -> Result<Placement, IllegalMove> {
        let seat = self.to_move().ok_or(IllegalMove::GameOver)?;
        let letter = text.letter();
        let shape = self.rules.shape_by_letter(letter).ok_or_else(|| {
            let letters = self
                .rules
                .shapes()
                .iter()
                .map(|shape| shape.letter().to_string());
            IllegalMove::UnknownShape {
                letter,
                known: letters.collect::<Vec<_>>().join(", "),
            }
        })?;
        self.check_supply(seat, shape)?;
        let anchor = text.anchor();
        let nearest = self
            .rules
            .orientations_of(shape)
            .filter(|&orientation| self.has_form(orientation, anchor, text))
            .map(|orientation| self.landing(orientation, anchor))
            .min_by_key(|landing| landing.badness)
            .ok_or_else(|| self.not_this_shape(text))?;
        match self.rules.placement(nearest.orientation, anchor) {
            Some(placement) if nearest.broken.is_empty() => Ok(placement),
            _ => Err(IllegalMove::Placement {
                broken: nearest.broken,
            }),
        }
    }

    /// What is wrong with a text that no orientation has: cells that there are not come first.
    fn not_this_shape(&self, text: &PlacementText) -> IllegalMove {
        let cells = text.columns().iter().map(|&(cell, _)| cell);
        let off: Vec<Cell> = cells
            .filter(|&cell| !self.rules.board().contains(cell))
            .collect();
        if off.is_empty() {
            IllegalMove::NotThisShape {
                letter: text.letter(),
                text: text.cells_text(),
            }
        } else {
            IllegalMove::Placement {
                broken: vec![BrokenRule::OffBoard { cells: off }],
            }
        }
    }

    /// Whether the orientation enters just these cells with these numbers of cubes.
    fn has_form(&self, id: OrientationId, anchor: Cell, text: &PlacementText) -> bool {
        let columns = self.rules.orientation(id).columns();
        columns.len() == text.columns().len()
            && columns
                .iter()
                .zip(text.columns())
                .all(|(column, &(cell, cubes))| {
                    column.dx == cell.x() - anchor.x()
                        && column.dy == cell.y() - anchor.y()
                        && column.cubes == cubes
                })
    }

    fn landing(&self, orientation: OrientationId, anchor: Cell) -> Landing {
        let columns: Vec<_> = self
            .rules
            .orientation(orientation)
            .columns()
            .iter()
            .map(|&column| {
                (
                    Cell::new(anchor.x() + column.dx, anchor.y() + column.dy),
                    column,
                )
            })
            .collect();
        let on_board = |cell: Cell| self.rules.board().contains(cell);
        let off: Vec<Cell> = columns
            .iter()
            .filter_map(|(cell, _)| cell.filter(|&cell| !on_board(cell)))
            .collect();
        let unnamed = columns.iter().filter(|(cell, _)| cell.is_none()).count();
        if off.len() + unnamed > 0 {
            let badness = (usize::MAX, Level::COUNT as u8);
            let broken = vec![BrokenRule::OffBoard { cells: off }];
            return Landing {
                orientation,
                broken,
                badness,
            };
        }
        let columns: Vec<_> = columns
            .into_iter()
            .filter_map(|(cell, column)| Some((cell?, column)))
            .collect();
        let rest = self.rest_level(orientation, anchor);
        let mut broken = Vec::new();
        if rest > 0 {
            let lowest = columns.iter().filter(|(_, column)| column.bottom == 0);
            let cells = lowest.map(|&(cell, _)| cell).collect();
            broken.push(BrokenRule::AboveTheBoard { cells, level: rest });
        }
        let spots: Vec<Spot> = columns
            .iter()
            .flat_map(|&(cell, column)| {
                (self.height(cell)..column.bottom + rest).map(move |level| Spot { cell, level })
            })
            .collect();
        let badness = (spots.len(), rest);
        if !spots.is_empty() {
            broken.push(BrokenRule::Gap { spots });
        }
        Landing {
            orientation,
            broken,
            badness,
        }
    }
}
