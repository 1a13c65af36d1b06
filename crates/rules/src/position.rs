//! A playable position.

mod check;
mod connection;
mod faces;
mod generate;
mod hash;
mod illegal_move;
mod parries;
mod path;
mod pieces;
mod progress;
mod threats;
mod turn;

use std::sync::Arc;

pub use illegal_move::{BrokenRule, IllegalMove, Spot};
pub use path::{Face, Path};
pub use pieces::{Piece, PieceId};

use self::progress::{Phase, Progress};
use crate::bits::CellSet;
use crate::cell::{Cell, Cube, Level};
use crate::outcome::Outcome;
use crate::placement::{Move, ShapeId};
use crate::rules::Rules;
use crate::team::{Colour, Seat, Team};

/// Room for the coloured shapes and the neutral one, as a power of two.
const SHAPES: usize = 16;
const _: () = assert!(crate::material::Material::MAX_SHAPES < SHAPES);

/// A move that was played, and what it replaced.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Played {
    mv: Move,
    seat: Seat,
    before: Progress,
}

// Every move of every search goes through one of these.
const _: () = assert!(size_of::<Played>() <= 8);

/// A position that was reached by legal moves, and in which moves can be played.
///
/// It keeps the moves that led to it, because pieces keep their identity, and so can
/// take them back. Only [`Position::new`] and playing make one.
///
/// ```
/// use caminos_rules::{Options, Position, Rules, Team};
/// let mut position = Position::new(Rules::standard("square", Options::default())?);
/// for text in "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8".split(' ') {
///     position.play_text(&text.parse()?)?;
/// }
/// assert!(position.is_connected(Team::Yellow));
/// assert_eq!(position.shortest_path(Team::Yellow).map(|path| path.faces().len()), Some(8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    rules: Arc<Rules>,
    /// By colour and level.
    cubes: [[u128; Level::COUNT]; 3],
    /// By seat and shape; the first seat of a team has its neutral pieces.
    supply: [[u8; SHAPES]; 4],
    progress: Progress,
    played: Vec<Played>,
}

impl Position {
    /// The empty board.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let position = Position::new(Rules::standard("ring", Options::default())?);
    /// assert_eq!(position.to_move(), Some(Seat::One));
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        let players = rules.options().players.count();
        let share = |shape: usize| rules.shapes()[shape].count() / (players / 2) as u8;
        let mut supply = [[0; SHAPES]; 4];
        for seat in &mut supply[..players] {
            for (shape, left) in seat[..rules.coloured].iter_mut().enumerate() {
                *left = share(shape);
            }
        }
        if let Some(neutral) = rules.shapes().get(rules.coloured) {
            for team in Team::ALL {
                supply[team.first_seat().index()][rules.coloured] = neutral.count();
            }
        }
        let first = rules.options().first;
        let mut position = Self {
            progress: Progress::new(Phase::Neutral(first), 0),
            rules,
            cubes: [[0; Level::COUNT]; 3],
            supply,
            played: Vec::new(),
        };
        position.start_with_neutral(first);
        position
    }

    /// Board, shapes and options.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The seat that has to play, or `None` when the game is over.
    #[must_use]
    pub const fn to_move(&self) -> Option<Seat> {
        match self.progress.phase() {
            Phase::Turn(seat) => Some(seat),
            Phase::Neutral(team) => Some(team.first_seat()),
            Phase::Connected(_) | Phase::Exhausted | Phase::Resigned(_) => None,
        }
    }

    /// Whether a neutral piece has to be placed now.
    #[must_use]
    pub const fn places_neutral(&self) -> bool {
        matches!(self.progress.phase(), Phase::Neutral(_))
    }

    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.progress.phase() {
            Phase::Turn(_) | Phase::Neutral(_) => None,
            Phase::Connected(team) => {
                let path = self
                    .shortest_path(team)
                    .expect("a connected team has a path");
                Some(Outcome::Connected {
                    team,
                    faces: path.length(),
                    points: path.points(),
                })
            }
            Phase::Exhausted => {
                let pieces = self.edge_pieces();
                let scoring = self.rules.options().scoring;
                let winner = match pieces.yellow.cmp(&pieces.green) {
                    std::cmp::Ordering::Less => Some(Team::Yellow),
                    std::cmp::Ordering::Equal => None,
                    std::cmp::Ordering::Greater => Some(Team::Green),
                };
                Some(match winner {
                    Some(winner) if scoring => Outcome::Edges { winner, pieces },
                    _ => Outcome::Draw { pieces },
                })
            }
            Phase::Resigned(team) => Some(Outcome::Resigned {
                winner: team.other(),
            }),
        }
    }

    /// Who has won, once the game has ended and somebody has; quicker than the whole
    /// [`Position::outcome`], which also counts the path.
    #[must_use]
    pub fn winner(&self) -> Option<Team> {
        match self.progress.phase() {
            Phase::Turn(_) | Phase::Neutral(_) => None,
            Phase::Connected(team) => Some(team),
            Phase::Resigned(team) => Some(team.other()),
            Phase::Exhausted if self.rules.options().scoring => self.outcome()?.winner(),
            Phase::Exhausted => None,
        }
    }

    /// Whether the seat is out for the rest of the game.
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.progress.out() >> seat.index() & 1 == 1
    }

    /// Whether the two people have exchanged seats by the swap rule.
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.played.iter().any(|played| played.mv == Move::Swap)
    }

    /// How many pieces of a shape the seat still has.
    #[must_use]
    pub fn supply(&self, seat: Seat, shape: ShapeId) -> u8 {
        self.supply[seat.index()][shape.index()]
    }

    /// How many cubes stand in a cell: 0 to 3, and 0 off the board.
    #[must_use]
    pub fn height(&self, cell: Cell) -> u8 {
        let Some(bit) = self.rules.board().bit(cell) else {
            return 0;
        };
        Level::all()
            .filter(|&level| self.occupied(level) >> bit & 1 == 1)
            .count() as u8
    }

    /// The colour of a cube, if there is one.
    #[must_use]
    pub fn colour_at(&self, cube: Cube) -> Option<Colour> {
        let bit = self.rules.board().bit(cube.cell)?;
        Colour::ALL
            .into_iter()
            .find(|colour| self.cubes[colour.index()][cube.level.index()] >> bit & 1 == 1)
    }

    /// The uppermost cube of a cell and its colour, if the cell is not empty.
    #[must_use]
    pub fn top(&self, cell: Cell) -> Option<(Cube, Colour)> {
        let level = Level::new(self.height(cell).checked_sub(1)?)?;
        let cube = Cube { cell, level };
        Some((cube, self.colour_at(cube)?))
    }

    /// The cells that have a cube at a level.
    #[must_use]
    pub const fn cells_built_to(&self, level: Level) -> CellSet {
        CellSet(self.occupied(level))
    }

    /// The cells that have a cube of a colour at a level.
    #[must_use]
    pub const fn cubes_of(&self, colour: Colour, level: Level) -> CellSet {
        CellSet(self.cubes[colour.index()][level.index()])
    }

    /// The moves that were played, with the seats that played them.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (Seat, Move)> + ExactSizeIterator {
        self.played.iter().map(|played| (played.seat, played.mv))
    }

    const fn occupied(&self, level: Level) -> u128 {
        let level = level.index();
        self.cubes[0][level] | self.cubes[1][level] | self.cubes[2][level]
    }
}
