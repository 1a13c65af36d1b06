//! A position of a figure or lesson, written as its moves.

use caminos_rules::{
    BrokenRule, Cell, IllegalMove, MoveText, NotationError, Options, OrientationId, Position,
    Rules, RulesError,
};

/// A board, what was agreed on, and the moves that were made.
#[derive(Copy, Clone, Debug)]
pub struct GuidePosition {
    /// The board's name.
    pub board: &'static str,
    /// The variant.
    pub options: Options,
    /// The moves in notation.
    pub moves: &'static str,
}

/// Why a stage cannot be set: it would be a mistake of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuideError {
    /// A move cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// There is no such board.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// A move is refused.
    #[error("{text} is refused: {reason}")]
    Refused {
        /// The move.
        text: String,
        /// Why.
        reason: IllegalMove,
    },
    /// The text of a held piece names none.
    #[error("{0} is no piece to hold over the board")]
    NothingHeld(String),
}

/// A rule of placing (section 4).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Every cube is above a cell of the board.
    OnTheBoard,
    /// At least one cube rests on the board.
    TouchesTheBoard,
    /// No gap stays beneath.
    NoGap,
}

impl Rule {
    /// The rule that is broken.
    #[must_use]
    pub const fn broken_by(rule: &BrokenRule) -> Self {
        match rule {
            BrokenRule::OffBoard { .. } => Self::OnTheBoard,
            BrokenRule::AboveTheBoard { .. } => Self::TouchesTheBoard,
            BrokenRule::Gap { .. } | BrokenRule::Occupied { .. } => Self::NoGap,
        }
    }

    /// The rules that a refusal names.
    #[must_use]
    pub fn broken(refusal: &IllegalMove) -> Vec<Self> {
        match refusal {
            IllegalMove::Placement { broken } => broken.iter().map(Self::broken_by).collect(),
            _ => Vec::new(),
        }
    }
}

/// A piece held over the board, and what the rules say to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// How it is turned.
    pub orientation: OrientationId,
    /// The lower left cell of the box around it.
    pub anchor: Cell,
    /// Why it may not be placed there, if so.
    pub refusal: Option<IllegalMove>,
}

impl GuidePosition {
    /// A game of two on the square without variants.
    #[must_use]
    pub const fn square(moves: &'static str) -> Self {
        Self::on("square", moves)
    }

    /// A game of two on some board without variants.
    #[must_use]
    pub const fn on(board: &'static str, moves: &'static str) -> Self {
        Self {
            board,
            options: Options::PLAIN,
            moves,
        }
    }

    /// The position after the moves.
    ///
    /// # Errors
    /// What is wrong with the start.
    pub fn position(&self) -> Result<Position, GuideError> {
        let mut position = Position::new(Rules::standard(self.board, self.options)?);
        for text in self.moves.split_whitespace() {
            let text: MoveText = text.parse()?;
            position
                .play_text(&text)
                .map_err(|reason| GuideError::Refused {
                    text: text.to_string(),
                    reason,
                })?;
        }
        Ok(position)
    }
}

impl Held {
    /// The piece that a move's text names, whether or not it may be placed there.
    ///
    /// # Errors
    /// When the text is not that of a piece in the box.
    pub fn read(position: &Position, text: &str) -> Result<Self, GuideError> {
        let nothing = || GuideError::NothingHeld(text.to_owned());
        let MoveText::Place(wanted) = text.parse()? else {
            return Err(nothing());
        };
        let refusal = position.resolve(&MoveText::Place(wanted.clone())).err();
        let rules = position.rules();
        let shape = rules.shape_by_letter(wanted.letter()).ok_or_else(nothing)?;
        let columns = wanted.columns();
        let least = |part: fn(Cell) -> u8| columns.iter().map(|&(cell, _)| part(cell)).min();
        let anchor = least(Cell::x)
            .zip(least(Cell::y))
            .and_then(|(x, y)| Cell::new(x, y))
            .ok_or_else(nothing)?;
        let same_form = |&id: &OrientationId| {
            let own = rules.orientation(id).columns();
            own.len() == columns.len()
                && columns.iter().all(|&(cell, cubes)| {
                    own.iter().any(|column| {
                        column.dx == cell.x() - anchor.x()
                            && column.dy == cell.y() - anchor.y()
                            && column.cubes == cubes
                    })
                })
        };
        // Two ways of lying can have one text; the one that the rules took it for is meant.
        let orientation = rules
            .orientations_of(shape)
            .filter(same_form)
            .find(|&id| position.place_at(id, anchor).err() == refusal)
            .ok_or_else(nothing)?;
        Ok(Self {
            orientation,
            anchor,
            refusal,
        })
    }

    /// The rules of placing that it breaks.
    #[must_use]
    pub fn broken(&self) -> Vec<Rule> {
        self.refusal.as_ref().map_or_else(Vec::new, Rule::broken)
    }
}
