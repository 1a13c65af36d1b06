//! Positions as short texts that can stand in an address (`docs/notation.md`, "Links").
//!
//! `1.square.2.` and then a few characters a move: the number of the orientation and the
//! number of the placement's first cell, each in the base64 alphabet for addresses. So
//! the order of orientations and cells must never change; a test pins it.

use alloc::sync::Arc;

#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::material::Material;
use crate::options::{Options, Out, Players};
use crate::placement::{Move, Placement};
use crate::position::{IllegalMove, Position};
use crate::rules::{Rules, RulesError};
use crate::setup::{Setup, SetupError};
use crate::team::Team;

const VERSION: &str = "1";
/// A position that did not begin with the empty board, as its setup.
const SETUP_VERSION: &str = "2";
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SWAP: char = 's';
const RESIGN: char = 'r';

/// Why a link leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("character {at} of the link: {fault}")]
pub struct LinkError {
    /// The character, counted from 1; one past the last where the link is too short.
    pub at: usize,
    /// What is wrong there.
    pub fault: LinkFault,
}

/// What can be wrong with a link.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LinkFault {
    /// It is of another version, or no link at all.
    #[error("a link begins with \"1.\" or \"2.\", its version")]
    Version,
    /// The position in the link is impossible, or none.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A part is missing.
    #[error("the link ends too early")]
    TooShort,
    /// The options are wrong.
    #[error("options are 2 or 4 and then some of n, p, t, s and g in this order")]
    Options,
    /// The board is not in the box, or cannot be played with these options.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The box is another one.
    #[error("the link was made with another material than \"{0}\"")]
    OtherMaterial(String),
    /// A character that no link has here.
    #[error("{0:?} does not belong here")]
    Character(char),
    /// The numbers of no placement.
    #[error("this is not a placement on this board")]
    NoPlacement,
    /// A move that cannot be played.
    #[error("move {number} cannot be played: {reason}")]
    IllegalMove {
        /// Counted from 1.
        number: usize,
        /// The rule that it breaks.
        reason: IllegalMove,
    },
}

impl LinkFault {
    const fn at(self, index: usize) -> LinkError {
        LinkError {
            at: index + 1,
            fault: self,
        }
    }
}

impl Position {
    /// The position as a short text of characters that need no escaping in an address: the
    /// moves, or the position itself where it began with a [`Setup`].
    ///
    /// ```
    /// use caminos_rules::{Material, Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// let link = position.link();
    /// assert_eq!(link, "1.square.2.BA");
    /// assert_eq!(Position::from_link(&link, Material::standard())?, position);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn link(&self) -> String {
        if self.began_with_setup() {
            return format!("{SETUP_VERSION}.{}", self.setup().to_link());
        }
        let rules = self.rules();
        let coder = Coder::new(rules);
        let mut link = format!("{VERSION}.{}.{}", rules.board().name(), options_text(rules));
        link.push_str(&coder.check());
        link.push('.');
        for (_, mv) in self.moves_in_turn() {
            coder.push_move(&mut link, mv);
        }
        link
    }

    /// The position that a link leads to.
    ///
    /// # Errors
    /// Which character is wrong and why.
    ///
    /// ```
    /// use caminos_rules::{LinkFault, Material, Position};
    /// let position = Position::from_link("1.square.2.BA", Material::standard())?;
    /// assert_eq!(position.to_string(), "square 2 - 1La1a2a3b3 2 -");
    /// let error = Position::from_link("1.square.2.B", Material::standard()).unwrap_err();
    /// assert_eq!(error.fault, LinkFault::TooShort);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_link(link: &str, material: &Material) -> Result<Self, LinkError> {
        let mut reader = Reader::new(link);
        let version = reader.field()?;
        if version == SETUP_VERSION {
            let setup = Setup::from_link(&link[reader.at..]);
            let position = setup.and_then(|setup| setup.position(material));
            return position.map_err(|error| LinkFault::Setup(error).at(reader.at));
        }
        if version != VERSION {
            return Err(LinkFault::Version.at(0));
        }
        let board_at = reader.at;
        let board = reader.field()?;
        let options_at = reader.at;
        let field = reader.field()?;
        let (letters, check) = match field.find('_') {
            Some(end) => field.split_at(end),
            None => (field.as_str(), ""),
        };
        let options = read_options(letters).ok_or(LinkFault::Options.at(options_at))?;
        let rules = Rules::new(material, &board, options).map_err(|error| {
            let unknown_board = matches!(error, RulesError::UnknownBoard { .. });
            let at = if unknown_board { board_at } else { options_at };
            LinkFault::Rules(error).at(at)
        })?;
        let coder = Coder::new(&rules);
        if coder.check() != check {
            let other = LinkFault::OtherMaterial(material.name().to_owned());
            return Err(other.at(options_at + letters.len()));
        }
        let mut position = Self::new(Arc::clone(&rules));
        while let Some(first) = reader.peek() {
            let at = reader.at;
            let mv = coder.read_move(&mut reader, first)?;
            position.play(mv).map_err(|reason| {
                let number = position.history().len() + 1;
                LinkFault::IllegalMove { number, reason }.at(at)
            })?;
        }
        Ok(position)
    }
}

/// `2` or `4`, and a letter for each choice that is not the usual one.
fn options_text(rules: &Rules) -> String {
    let options = rules.options();
    let letters = [
        ('n', options.neutral),
        ('p', options.scoring),
        ('t', options.out == Out::Team),
        ('s', options.swap),
        ('g', options.first == Team::Green),
    ];
    let letters = letters.iter().filter(|(_, on)| *on);
    options.players.to_string() + &letters.map(|(letter, _)| *letter).collect::<String>()
}

fn read_options(text: &str) -> Option<Options> {
    let mut letters = text.chars();
    let players = match letters.next()? {
        '2' => Players::Two,
        '4' => Players::Four,
        _ => return None,
    };
    let mut letters = letters.peekable();
    let mut accept = |letter| letters.next_if_eq(&letter).is_some();
    let options = Options {
        players,
        neutral: accept('n'),
        scoring: accept('p'),
        out: if accept('t') { Out::Team } else { Out::Seat },
        swap: accept('s'),
        first: if accept('g') {
            Team::Green
        } else {
            Team::Yellow
        },
    };
    letters.next().is_none().then_some(options)
}

/// The characters of a link, one by one.
struct Reader {
    characters: Vec<char>,
    at: usize,
}

impl Reader {
    fn new(link: &str) -> Self {
        Self {
            characters: link.chars().collect(),
            at: 0,
        }
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn next(&mut self) -> Result<char, LinkError> {
        let next = self.peek().ok_or(LinkFault::TooShort.at(self.at))?;
        self.at += 1;
        Ok(next)
    }

    /// The characters up to the next point, which is skipped.
    fn field(&mut self) -> Result<String, LinkError> {
        let mut field = String::new();
        loop {
            match self.next()? {
                '.' => return Ok(field),
                c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_') => field.push(c),
                other => return Err(LinkFault::Character(other).at(self.at - 1)),
            }
        }
    }

    /// A number of so many characters, the most significant first.
    fn number(&mut self, digits: usize) -> Result<usize, LinkError> {
        let mut number = 0;
        for _ in 0..digits {
            let c = self.next()?;
            let digit = ALPHABET.iter().position(|&known| char::from(known) == c);
            let digit = digit.ok_or(LinkFault::Character(c).at(self.at - 1))?;
            number = number * ALPHABET.len() + digit;
        }
        Ok(number)
    }
}

/// Moves as characters, for the board and the shapes of some rules.
struct Coder<'r> {
    rules: &'r Rules,
    cells: Vec<crate::cell::Cell>,
    orientation_digits: usize,
    cell_digits: usize,
}

impl<'r> Coder<'r> {
    fn new(rules: &'r Rules) -> Self {
        let cells: Vec<_> = rules.board().cells_in(rules.board().cells()).collect();
        let digits = |count: usize| if count <= ALPHABET.len() { 1 } else { 2 };
        Self {
            rules,
            orientation_digits: digits(rules.orientations().count()),
            cell_digits: digits(cells.len()),
            cells,
        }
    }

    /// Nothing for the standard material, or else `_` and a hash of all that gives the
    /// moves their meaning.
    fn check(&self) -> String {
        if self.rules.material() == "standard" {
            return String::new();
        }
        let mut hash = Fnv::new();
        let board = self.rules.board();
        hash.text(self.rules.material());
        hash.text(board.name());
        self.cells
            .iter()
            .for_each(|cell| hash.text(&cell.to_string()));
        for side in board.sides() {
            hash.text(side.name());
            let cells = board.cells_in(side.cells());
            cells.for_each(|cell| hash.text(&cell.to_string()));
        }
        for goal in board.goals() {
            let [from, to] = goal.sides.map(|side| side.index() as u8);
            hash.bytes(&[from, to, u8::from(goal.doubled)]);
        }
        for shape in self.rules.shapes() {
            hash.text(&shape.letter().to_string());
            hash.bytes(&[shape.count(), shape.orientations().len() as u8]);
            for column in shape.orientations().iter().flat_map(|o| o.columns()) {
                hash.bytes(&[column.dx, column.dy, column.bottom, column.cubes]);
            }
        }
        let mut check = String::from("_");
        push_number(&mut check, (hash.0 % (1 << 36)) as usize, 6);
        check
    }

    fn push_move(&self, link: &mut String, mv: Move) {
        match mv {
            Move::Place(placement) => self.push_placement(link, placement),
            Move::Swap => link.extend(['~', SWAP]),
            Move::Resign => link.extend(['~', RESIGN]),
        }
    }

    fn push_placement(&self, link: &mut String, placement: Placement) {
        let first = self.rules.columns(placement).next().map(|(cell, _)| cell);
        let cell = self.cells.iter().position(|&cell| Some(cell) == first);
        let cell = cell.expect("a placement enters cells of the board");
        push_number(
            link,
            placement.orientation().index(),
            self.orientation_digits,
        );
        push_number(link, cell, self.cell_digits);
    }

    fn read_move(&self, reader: &mut Reader, first: char) -> Result<Move, LinkError> {
        if first != '~' {
            return self.read_placement(reader).map(Move::Place);
        }
        reader.next()?;
        match reader.next()? {
            SWAP => Ok(Move::Swap),
            RESIGN => Ok(Move::Resign),
            other => Err(LinkFault::Character(other).at(reader.at - 1)),
        }
    }

    fn read_placement(&self, reader: &mut Reader) -> Result<Placement, LinkError> {
        let at = reader.at;
        let orientation = reader.number(self.orientation_digits)?;
        let cell = reader.number(self.cell_digits)?;
        self.placement(orientation, cell)
            .ok_or(LinkFault::NoPlacement.at(at))
    }

    fn placement(&self, orientation: usize, cell: usize) -> Option<Placement> {
        let orientation = self.rules.orientations().nth(orientation)?;
        let first = self.rules.orientation(orientation).columns().first()?;
        let cell = self.cells.get(cell)?;
        let anchor = crate::cell::Cell::new(
            cell.x().checked_sub(first.dx)?,
            cell.y().checked_sub(first.dy)?,
        )?;
        self.rules.placement(orientation, anchor)
    }
}

fn push_number(link: &mut String, number: usize, digits: usize) {
    for place in (0..digits).rev() {
        let digit = (number >> (6 * place)) % ALPHABET.len();
        link.push(char::from(ALPHABET[digit]));
    }
}

/// The FNV-1a hash: no secret to keep, and the same everywhere and for ever.
struct Fnv(u64);

impl Fnv {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// With its length, so that the parts of a list cannot run together.
    fn text(&mut self, text: &str) {
        self.bytes(&(text.len() as u64).to_le_bytes());
        self.bytes(text.as_bytes());
    }
}
