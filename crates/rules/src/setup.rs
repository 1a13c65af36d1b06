//! Positions as text (`docs/notation.md`, "Positions as text"): one line that holds a whole
//! position, in the manner of chess's FEN.

mod error;
mod parse;

use core::fmt;

pub use error::SetupError;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::board::Board;
use crate::cell::{Cell, Level};
use crate::options::{Options, Out, Players};
use crate::position::Position;
use crate::shape::Letter;
use crate::small_sort::small_sort;
use crate::team::{Seat, Team};

/// A position as written, which nobody has checked: only [`Setup::position`] makes a
/// [`Position`] of it.
///
/// ```
/// use caminos_rules::{Material, Setup};
/// let text = "square 2 - 1Lb2^3c2,2Tc3d2d3@2d4 1 -";
/// let setup: Setup = text.parse()?;
/// assert_eq!(setup.to_string(), text);
/// assert_eq!(
///     setup.position(Material::standard()).unwrap_err().to_string(),
///     "there is a gap beneath a cube in d3"
/// );
/// # Ok::<(), caminos_rules::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Setup {
    /// The board's name.
    pub board: String,
    /// Two or four players.
    pub players: Players,
    /// Whether neutral pieces are played.
    pub neutral: bool,
    /// Whether a game that nobody connects is decided by the edge pieces.
    pub scoring: bool,
    /// Whether the second player may swap seats.
    pub swap: bool,
    /// Who is out when a seat cannot place.
    pub out_rule: Out,
    /// The pieces on the board, in any order.
    pub pieces: Vec<SetupPiece>,
    /// The seat to move; `None` when the game is over.
    pub turn: Option<Seat>,
    /// The seats that are out, in any order.
    pub out: Vec<Seat>,
}

/// A piece of a [`Setup`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SetupPiece {
    /// The seat that placed it; `None` for a neutral piece.
    pub seat: Option<Seat>,
    /// Its shape.
    pub letter: Letter,
    /// Its cubes, cell by cell.
    pub columns: Vec<SetupColumn>,
}

/// The cubes of a piece in one cell.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SetupColumn {
    /// The cell.
    pub cell: Cell,
    /// The level of the lowest cube.
    pub bottom: Level,
    /// How many cubes stand there, one upon the other.
    pub cubes: u8,
}

impl Setup {
    /// More pieces are not read: each needs a cell of the board of its own.
    pub const MAX_PIECES: usize = (Board::MAX_SIZE as usize).pow(2);

    /// The text with characters that need no escaping in an address: `.` between fields,
    /// and among the pieces `~` for a comma, `_` for `@` and `-` for `^`.
    ///
    /// ```
    /// use caminos_rules::Setup;
    /// let setup: Setup = "ring 2 - 1Lb2@2c2d2^2,2Ia3^3 1 -".parse()?;
    /// assert_eq!(setup.to_link(), "ring.2.-.1Lb2_2c2d2-2~2Ia3-3.1.-");
    /// assert_eq!(Setup::from_link(&setup.to_link()), Ok(setup));
    /// # Ok::<(), caminos_rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn to_link(&self) -> String {
        let text = self.to_string();
        let fields = text.split(' ').enumerate().map(|(i, field)| {
            if i == PIECES && field != "-" {
                field.replace(',', "~").replace('@', "_").replace('^', "-")
            } else {
                field.to_owned()
            }
        });
        fields.collect::<Vec<_>>().join(".")
    }

    /// Reads what [`Setup::to_link`] writes.
    ///
    /// # Errors
    /// Why the text is no position.
    ///
    /// ```
    /// use caminos_rules::Setup;
    /// let setup = Setup::from_link("ring.2.-.2Ia3-3.1.-")?;
    /// assert_eq!(setup.to_string(), "ring 2 - 2Ia3^3 1 -");
    /// assert!(Setup::from_link("ring.2").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_link(link: &str) -> Result<Self, SetupError> {
        let fields = link.split('.').enumerate().map(|(i, field)| {
            if i == PIECES && field != "-" {
                field.replace('~', ",").replace('_', "@").replace('-', "^")
            } else {
                field.to_owned()
            }
        });
        fields.collect::<Vec<_>>().join(" ").parse()
    }
}

/// The index of the field that lists the pieces.
const PIECES: usize = 3;

impl fmt::Display for Setup {
    /// The canonical text, whatever the order of the pieces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variants = [
            ("n", self.neutral),
            ("s", self.scoring),
            ("p", self.swap),
            ("t", self.out_rule == Out::Team),
        ];
        let variants = variants.iter().filter(|(_, on)| *on);
        let variants: String = variants.map(|(letter, _)| *letter).collect();
        let mut pieces: Vec<String> = self.pieces.iter().map(SetupPiece::to_string).collect();
        small_sort(&mut pieces);
        let mut out = self.out.clone();
        small_sort(&mut out);
        let out: String = out.iter().map(|seat| seat.number().to_string()).collect();
        let or_dash = |text: String| {
            if text.is_empty() {
                "-".to_owned()
            } else {
                text
            }
        };
        write!(
            f,
            "{} {} {} {} {} {}",
            self.board,
            self.players,
            or_dash(variants),
            or_dash(pieces.join(",")),
            or_dash(self.turn.map_or(String::new(), |s| s.number().to_string())),
            or_dash(out)
        )
    }
}

impl fmt::Display for SetupPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat.map_or(0, Seat::number), self.letter)?;
        let mut columns = self.columns.clone();
        small_sort(&mut columns);
        for column in columns {
            write!(f, "{}", column.cell)?;
            if column.bottom.get() > 0 {
                write!(f, "@{}", column.bottom.get() + 1)?;
            }
            if column.cubes > 1 {
                write!(f, "^{}", column.cubes)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// As its [`Setup`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.setup(), f)
    }
}

impl Position {
    /// The position as it would be written, without the moves that led to it.
    ///
    /// A resignation is no part of a position: a game that was given up is written as it
    /// stood before. Once somebody has swapped and nothing was placed since, it is written
    /// without the swap rule, which has nothing left to say.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"Ic3c4c5".parse()?)?;
    /// position.play_text(&"Tb3^3c3".parse()?)?;
    /// assert_eq!(position.setup().to_string(), "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn setup(&self) -> Setup {
        let rules = self.rules();
        let Options {
            players,
            neutral,
            scoring,
            out,
            swap,
            first: _,
        } = *rules.options();
        let pieces = self.pieces().map(|piece| SetupPiece {
            seat: piece.colour.team().map(|_: Team| piece.seat),
            letter: rules.shape(piece.shape).letter(),
            columns: rules
                .columns(piece.placement)
                .filter_map(|(cell, column)| {
                    Some(SetupColumn {
                        cell,
                        bottom: Level::new(column.bottom)?,
                        cubes: column.cubes,
                    })
                })
                .collect(),
        });
        Setup {
            board: rules.board().name().to_owned(),
            players,
            neutral,
            scoring,
            swap: swap && !self.has_just_swapped(),
            out_rule: out,
            pieces: pieces.collect(),
            turn: self.to_move_before_resigning(),
            out: rules.seats().filter(|&seat| self.is_out(seat)).collect(),
        }
    }
}
