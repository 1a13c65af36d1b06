//! Why a move is refused.

use std::fmt;

use super::Position;
use super::progress::Stage;
use crate::cell::{Cell, Level};
use crate::few::sort_few;
use crate::notation::{MoveText, PlacementText};
use crate::placement::{Move, OrientationId, Placement, ShapeId};
use crate::shape::Letter;
use crate::team::Seat;

/// A rule of placing (section 4) that a placement breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// Rule 1: these cells are not on the board.
    OffBoard {
        /// The cells that the piece would need, as far as they have names.
        cells: Vec<Cell>,
    },
    /// Rule 2: no cube would be at level 0.
    AboveTheBoard {
        /// The cells of the piece's lowest cubes.
        cells: Vec<Cell>,
        /// The level of those cubes.
        level: u8,
    },
    /// Rule 3: these places beneath the piece would stay empty.
    Gap {
        /// Each place's cell and level.
        places: Vec<(Cell, u8)>,
    },
    /// Another piece's cubes are where the placement's own would be.
    Occupied {
        /// Each place's cell and level.
        places: Vec<(Cell, u8)>,
    },
}

impl Violation {
    /// The cells to mark on the board.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = match self {
            Self::OffBoard { cells } | Self::AboveTheBoard { cells, .. } => cells.clone(),
            Self::Gap { places } | Self::Occupied { places } => {
                places.iter().map(|(cell, _)| *cell).collect()
            }
        };
        cells.dedup();
        cells
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |cells: &[Cell]| list(cells.iter().map(Cell::to_string));
        let places = |places: &[(Cell, u8)]| {
            list(
                places
                    .iter()
                    .map(|(cell, level)| format!("{cell} at level {level}")),
            )
        };
        match self {
            // Beyond the last letter or number there are no names to give.
            Self::OffBoard { cells: off } if off.is_empty() => {
                f.write_str("part of the piece is not on the board")
            }
            Self::OffBoard { cells: off } if off.len() == 1 => {
                write!(f, "{} is not on the board", cells(off))
            }
            Self::OffBoard { cells: off } => write!(f, "{} are not on the board", cells(off)),
            Self::AboveTheBoard {
                cells: lowest,
                level,
            } => write!(
                f,
                "the piece would not touch the board: its lowest cubes, in {}, would be at level {level}",
                cells(lowest)
            ),
            Self::Gap { places: gaps } => write!(f, "a gap would stay under {}", places(gaps)),
            Self::Occupied { places: taken } => {
                write!(f, "other pieces already fill {}", places(taken))
            }
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: impl Iterator<Item = String>) -> String {
    let mut items: Vec<String> = items.collect();
    let last = items.pop().unwrap_or_default();
    if items.is_empty() {
        last
    } else {
        format!("{} and {last}", items.join(", "))
    }
}

/// Why a move is refused. The position is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat has the turn.
    #[error("it is the turn of {to_move}, not of {seat}")]
    NotYourTurn {
        /// The seat that wanted to play.
        seat: Seat,
        /// The seat that has the turn.
        to_move: Seat,
    },
    /// There is no such shape in this game.
    #[error("there is no piece {letter} in this game (there are: {known})")]
    UnknownShape {
        /// The letter.
        letter: Letter,
        /// The letters that there are.
        known: String,
    },
    /// The seat has no such piece left.
    #[error("{seat} has no {letter} left in its supply")]
    NotInSupply {
        /// The seat.
        seat: Seat,
        /// The shape.
        letter: Letter,
    },
    /// The neutral pieces come before all others.
    #[error("the neutral pieces come first: {seat} has to place {letter}")]
    NeutralFirst {
        /// The seat.
        seat: Seat,
        /// The neutral shape.
        letter: Letter,
    },
    /// The time for neutral pieces is over.
    #[error("the neutral pieces {letter} were placed before the first turn")]
    NeutralTooLate {
        /// The neutral shape.
        letter: Letter,
    },
    /// However it is turned, the shape does not fill these cells in this way.
    #[error("no way of turning {letter} fills {text}")]
    NotThisShape {
        /// The shape.
        letter: Letter,
        /// The cells, as in the move.
        text: String,
    },
    /// The placement breaks rules of placing.
    #[error("{}", list(.0.iter().map(Violation::to_string)))]
    Illegal(Vec<Violation>),
    /// `swap` cannot be answered.
    #[error("swap is not possible: {0}")]
    Swap(SwapRefusal),
    /// The placement was made for a game with other rules.
    #[error("this placement belongs to a game with another board or other pieces")]
    OtherRules,
}

impl PlayError {
    /// The cells to mark on the board, each once, where the refusal is about cells.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let Self::Illegal(violations) = self else {
            return Vec::new();
        };
        let mut cells: Vec<Cell> = violations.iter().flat_map(Violation::cells).collect();
        sort_few(&mut cells);
        cells.dedup();
        cells
    }
}

/// Why `swap` cannot be answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SwapRefusal {
    /// The game is played without it.
    #[error("the swap rule is off")]
    Off,
    /// It is only an answer to the first move.
    #[error("only the second player may swap, as the first answer")]
    NotNow,
}

/// An orientation dropped straight down on the board, resting where it first touches.
struct Drop {
    orientation: OrientationId,
    violations: Vec<Violation>,
    /// How far from legal: places left empty, then the level of the lowest cubes.
    badness: (usize, u8),
}

impl Position {
    /// Whether a move can be played now.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), PlayError> {
        let seat = self.to_move().ok_or(PlayError::GameOver)?;
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
    pub fn resolve(&self, text: &MoveText) -> Result<Move, PlayError> {
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
    pub fn play_text(&mut self, text: &MoveText) -> Result<Move, PlayError> {
        let mv = self.resolve(text)?;
        self.play_unchecked(mv);
        Ok(mv)
    }

    /// The placement of an orientation dropped with its bounding box's lower left corner at
    /// a cell, if it is legal: what a table asks while a piece hovers over the board.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn drop(&self, orientation: OrientationId, corner: Cell) -> Result<Placement, PlayError> {
        let seat = self.to_move().ok_or(PlayError::GameOver)?;
        if orientation.index() >= self.rules.turned.len() {
            return Err(PlayError::OtherRules);
        }
        self.check_supply(seat, self.rules.shape_of(orientation))?;
        let dropped = self.dropped(orientation, corner);
        match self.rules.placement(orientation, corner) {
            Some(placement) if dropped.violations.is_empty() => Ok(placement),
            _ => Err(PlayError::Illegal(dropped.violations)),
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
    pub fn rest_level(&self, orientation: OrientationId, corner: Cell) -> u8 {
        let columns = self.rules.orientation(orientation).columns().iter();
        let rests = columns.filter_map(|column| {
            let cell = Cell::new(corner.x() + column.dx, corner.y() + column.dy)?;
            Some(self.height(cell).saturating_sub(column.bottom))
        });
        rests.max().unwrap_or(0)
    }

    fn check_swap(&self) -> Result<(), PlayError> {
        if self.may_swap() {
            Ok(())
        } else if self.rules.options().swap {
            Err(PlayError::Swap(SwapRefusal::NotNow))
        } else {
            Err(PlayError::Swap(SwapRefusal::Off))
        }
    }

    fn check_placement(&self, seat: Seat, placement: Placement) -> Result<(), PlayError> {
        let id = placement.orientation.index();
        let fits = self.rules.fits.get(id).ok_or(PlayError::OtherRules)?;
        if fits.checked_shr(u32::from(placement.anchor)).unwrap_or(0) & 1 == 0 {
            return Err(PlayError::OtherRules);
        }
        self.check_supply(seat, self.rules.shape_of(placement.orientation))?;
        let (mut gaps, mut occupied) = (Vec::new(), Vec::new());
        for (cell, column) in self.rules.columns(placement) {
            let height = self.height(cell);
            gaps.extend((height..column.bottom).map(|level| (cell, level)));
            occupied.extend((column.bottom..height.min(column.top())).map(|level| (cell, level)));
        }
        let mut violations = Vec::new();
        if !occupied.is_empty() {
            violations.push(Violation::Occupied { places: occupied });
        }
        if !gaps.is_empty() {
            violations.push(Violation::Gap { places: gaps });
        }
        if violations.is_empty() {
            Ok(())
        } else {
            Err(PlayError::Illegal(violations))
        }
    }

    fn check_supply(&self, seat: Seat, shape: ShapeId) -> Result<(), PlayError> {
        let letter = self.rules.shape(shape).letter();
        match self.progress.stage() {
            Stage::Neutral(_) if !self.rules.is_neutral(shape) => {
                let letter = self.rules.shapes()[self.rules.coloured].letter();
                Err(PlayError::NeutralFirst { seat, letter })
            }
            Stage::Neutral(_) => Ok(()),
            _ if self.rules.is_neutral(shape) => Err(PlayError::NeutralTooLate { letter }),
            _ if self.supply(seat, shape) == 0 => Err(PlayError::NotInSupply { seat, letter }),
            _ => Ok(()),
        }
    }

    fn resolve_placement(&self, text: &PlacementText) -> Result<Placement, PlayError> {
        let seat = self.to_move().ok_or(PlayError::GameOver)?;
        let letter = text.letter();
        let shape = self.rules.shape_by_letter(letter).ok_or_else(|| {
            let letters = self
                .rules
                .shapes()
                .iter()
                .map(|shape| shape.letter().to_string());
            PlayError::UnknownShape {
                letter,
                known: letters.collect::<Vec<_>>().join(", "),
            }
        })?;
        self.check_supply(seat, shape)?;
        let corner = text.corner();
        let nearest = self
            .rules
            .orientations_of(shape)
            .filter(|&orientation| self.has_form(orientation, corner, text))
            .map(|orientation| self.dropped(orientation, corner))
            .min_by_key(|drop| drop.badness)
            .ok_or_else(|| PlayError::NotThisShape {
                letter,
                text: text.cells_text(),
            })?;
        match self.rules.placement(nearest.orientation, corner) {
            Some(placement) if nearest.violations.is_empty() => Ok(placement),
            _ => Err(PlayError::Illegal(nearest.violations)),
        }
    }

    /// Whether the orientation enters just these cells with these numbers of cubes.
    fn has_form(&self, id: OrientationId, corner: Cell, text: &PlacementText) -> bool {
        let columns = self.rules.orientation(id).columns();
        columns.len() == text.columns().len()
            && columns
                .iter()
                .zip(text.columns())
                .all(|(column, &(cell, cubes))| {
                    column.dx == cell.x() - corner.x()
                        && column.dy == cell.y() - corner.y()
                        && column.cubes == cubes
                })
    }

    fn dropped(&self, orientation: OrientationId, corner: Cell) -> Drop {
        let columns: Vec<_> = self
            .rules
            .orientation(orientation)
            .columns()
            .iter()
            .map(|&column| {
                (
                    Cell::new(corner.x() + column.dx, corner.y() + column.dy),
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
            let violations = vec![Violation::OffBoard { cells: off }];
            return Drop {
                orientation,
                violations,
                badness,
            };
        }
        let columns: Vec<_> = columns
            .into_iter()
            .filter_map(|(cell, column)| Some((cell?, column)))
            .collect();
        let rest = self.rest_level(orientation, corner);
        let mut violations = Vec::new();
        if rest > 0 {
            let lowest = columns.iter().filter(|(_, column)| column.bottom == 0);
            let cells = lowest.map(|&(cell, _)| cell).collect();
            violations.push(Violation::AboveTheBoard { cells, level: rest });
        }
        let places: Vec<(Cell, u8)> = columns
            .iter()
            .flat_map(|&(cell, column)| {
                (self.height(cell)..column.bottom + rest).map(move |level| (cell, level))
            })
            .collect();
        let badness = (places.len(), rest);
        if !places.is_empty() {
            violations.push(Violation::Gap { places });
        }
        Drop {
            orientation,
            violations,
            badness,
        }
    }
}
