//! A playable position.

mod check;
mod connection;
mod draft;
mod faces;
mod generate;
pub(crate) mod hash;
mod illegal_move;
mod nearest;
mod parries;
mod path;
mod pieces;
mod progress;
mod threats;
mod turn;
mod validate;

use alloc::sync::Arc;

pub use draft::Draft;
pub use illegal_move::{BrokenRule, IllegalMove, Spot};
pub use path::{Face, Path};
pub use pieces::{Piece, PieceId};

use self::progress::{Phase, Progress};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::CellSet;
use crate::cell::{Cell, Cube, Level};
use crate::outcome::Outcome;
use crate::placement::{Move, Placement, ShapeId};
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

/// A position in which moves can be played.
///
/// It begins with the empty board ([`Position::new`]) or with a checked
/// [`Setup`](crate::Setup), and keeps the moves that were played since, because pieces keep
/// their identity; so it can take them back.
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
    /// The cubes' part of the hash ([`hash`]).
    cubes_key: u128,
    /// By colour, how many pieces touch the outer edge.
    edges: [u8; 3],
    /// By seat and shape; the first seat of a team has its neutral pieces.
    supply: [[u8; SHAPES]; 4],
    progress: Progress,
    /// The pieces that were there from the beginning, where it was a setup.
    initial: Vec<(Seat, Placement)>,
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
        let first = rules.options().first;
        let mut position = Self::with_pieces(rules, Vec::new());
        position.start_with_neutral(first);
        position
    }

    /// These pieces on the board, each of which can stand on the ones before it. The turn is
    /// for the caller to set.
    fn with_pieces(rules: Arc<Rules>, initial: Vec<(Seat, Placement)>) -> Self {
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
        let mut position = Self {
            progress: Progress::new(Phase::Exhausted, 0),
            rules,
            cubes: [[0; Level::COUNT]; 3],
            cubes_key: 0,
            edges: [0; 3],
            supply,
            initial: Vec::new(),
            played: Vec::new(),
        };
        for &(seat, placement) in &initial {
            position.put(seat, placement);
        }
        position.initial = initial;
        position
    }

    /// Board, shapes and options.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.rules().board().name(), "square");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The seat that has to play, or `None` when the game is over.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// assert_eq!(position.to_move(), Some(Seat::Two));
    /// position.resign(Seat::Two)?;
    /// assert_eq!(position.to_move(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn to_move(&self) -> Option<Seat> {
        self.progress.to_move()
    }

    /// Whether a neutral piece has to be placed now.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let options = Options { neutral: true, ..Options::default() };
    /// let mut position = Position::new(Rules::standard("square", options)?);
    /// assert!(position.places_neutral());
    /// position.play_text(&"Na1^3".parse()?)?;
    /// position.play_text(&"Nh8^3".parse()?)?;
    /// assert!(!position.places_neutral());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn places_neutral(&self) -> bool {
        matches!(self.progress.phase(), Phase::Neutral(_))
    }

    /// Whether the game has ended.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// assert!(!position.is_over());
    /// position.resign(Seat::One)?;
    /// assert!(position.is_over());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// How the game ended, once it has.
    ///
    /// ```
    /// use caminos_rules::{Options, Outcome, Position, Rules, Seat, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.outcome(), None);
    /// position.resign(Seat::One)?;
    /// assert_eq!(position.outcome(), Some(Outcome::Resigned { winner: Team::Green }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
                    core::cmp::Ordering::Less => Some(Team::Yellow),
                    core::cmp::Ordering::Equal => None,
                    core::cmp::Ordering::Greater => Some(Team::Green),
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
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// assert_eq!(position.winner(), None);
    /// position.resign(Seat::One)?;
    /// assert_eq!(position.winner(), Some(Team::Green));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let position = Position::new(Rules::standard("square", Options::default())?);
    /// assert!(!position.is_out(Seat::Two));
    /// # Ok::<(), caminos_rules::RulesError>(())
    /// ```
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.progress.out() >> seat.index() & 1 == 1
    }

    /// Whether the two people have exchanged seats by the swap rule.
    ///
    /// ```
    /// use caminos_rules::{Move, Options, Position, Rules};
    /// let options = Options { swap: true, ..Options::default() };
    /// let mut position = Position::new(Rules::standard("square", options)?);
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// position.play(Move::Swap)?;
    /// assert!(position.is_swapped());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_swapped(&self) -> bool {
        self.played.iter().any(|played| played.mv == Move::Swap)
    }

    /// How many pieces of a shape the seat still has.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let row = position.rules().shape_by_letter("I".parse()?).unwrap();
    /// assert_eq!(position.supply(Seat::One, row), 2);
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// assert_eq!(position.supply(Seat::One, row), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn supply(&self, seat: Seat, shape: ShapeId) -> u8 {
        self.supply[seat.index()][shape.index()]
    }

    /// How many cubes stand in a cell: 0 to 3, and 0 off the board.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// assert_eq!(position.height("b2".parse()?), 3);
    /// assert_eq!(position.height("c2".parse()?), 1);
    /// assert_eq!(position.height("d2".parse()?), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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
    ///
    /// ```
    /// use caminos_rules::{Colour, Cube, Level, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// let cube = Cube { cell: "b2".parse()?, level: Level::new(1).unwrap() };
    /// assert_eq!(position.colour_at(cube), Some(Colour::Yellow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn colour_at(&self, cube: Cube) -> Option<Colour> {
        let bit = self.rules.board().bit(cube.cell)?;
        Colour::ALL
            .into_iter()
            .find(|colour| self.cubes[colour.index()][cube.level.index()] >> bit & 1 == 1)
    }

    /// The uppermost cube of a cell and its colour, if the cell is not empty.
    ///
    /// ```
    /// use caminos_rules::{Colour, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// let (cube, colour) = position.top("b2".parse()?).unwrap();
    /// assert_eq!((cube.level.get(), colour), (2, Colour::Yellow));
    /// assert_eq!(position.top("d2".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn top(&self, cell: Cell) -> Option<(Cube, Colour)> {
        let level = Level::new(self.height(cell).checked_sub(1)?)?;
        let cube = Cube { cell, level };
        Some((cube, self.colour_at(cube)?))
    }

    /// The cells that have a cube at a level.
    ///
    /// ```
    /// use caminos_rules::{Level, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// let sizes = Level::all().map(|level| position.cells_built_to(level).len());
    /// assert!(sizes.eq([2, 1, 1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn cells_built_to(&self, level: Level) -> CellSet {
        CellSet(self.occupied(level))
    }

    /// The cells that have a cube of a colour at a level.
    ///
    /// ```
    /// use caminos_rules::{Colour, Level, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Lb2^3c2".parse()?)?;
    /// let ground = Level::new(0).unwrap();
    /// assert_eq!(position.cubes_of(Colour::Yellow, ground).len(), 2);
    /// assert!(position.cubes_of(Colour::Green, ground).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn cubes_of(&self, colour: Colour, level: Level) -> CellSet {
        CellSet(self.cubes[colour.index()][level.index()])
    }

    /// Whether it began with pieces on the board.
    pub(crate) const fn began_with_setup(&self) -> bool {
        !self.initial.is_empty()
    }

    /// The position before the first move that it remembers.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let rules = Rules::standard("ring", Options::default())?;
    /// let mut position = Position::new(rules.clone());
    /// position.play_text(&"Ia3a4a5".parse()?)?;
    /// assert_eq!(position.start(), Position::new(rules));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> Self {
        let mut start = self.clone();
        while start.undo().is_some() {}
        start
    }

    /// Whether a seat has swapped and nothing was placed since.
    pub(crate) fn has_just_swapped(&self) -> bool {
        let mut moves = self.history().rev().map(|(_, mv)| mv);
        moves.find(|mv| *mv != Move::Resign) == Some(Move::Swap)
    }

    /// The seat to move; in a game that was given up, the one that had the turn.
    pub(crate) fn to_move_before_resigning(&self) -> Option<Seat> {
        match self.played.last() {
            Some(last) if last.mv == Move::Resign => last.before.to_move(),
            _ => self.to_move(),
        }
    }

    /// The moves that were played, with the seats that played them.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let first = position.play_text(&"Ia1^3".parse()?)?;
    /// let second = position.play_text(&"Ih8^3".parse()?)?;
    /// assert!(position.history().eq([(Seat::One, first), (Seat::Two, second)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (Seat, Move)> + ExactSizeIterator {
        self.played.iter().map(|played| (played.seat, played.mv))
    }

    const fn occupied(&self, level: Level) -> u128 {
        let level = level.index();
        self.cubes[0][level] | self.cubes[1][level] | self.cubes[2][level]
    }
}
