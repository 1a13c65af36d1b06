//! A picture of a position, and what the text claims of it.

use caminos_rules::{Cell, Outcome, Position, Team};

use crate::guide_position::{GuideError, GuidePosition, Held, Rule};

/// A picture in the rules.
#[derive(Copy, Clone, Debug)]
pub struct Figure {
    /// Its name in messages.
    pub id: &'static str,
    /// The position.
    pub start: GuidePosition,
    /// A piece held over the board, as a move.
    pub held: Option<&'static str>,
    /// The cells to mark.
    pub marks: &'static [&'static str],
    /// What the text says of it.
    pub claim: Claim,
}

/// What the text says of a figure. A test holds it to that.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The board has so many cells and sides.
    Board {
        /// Cells.
        cells: u32,
        /// Sides.
        sides: u32,
    },
    /// The pieces reach just this height.
    Highest(u8),
    /// The held piece may be placed.
    Allowed,
    /// The held piece breaks this rule and no other.
    Refused(Rule),
    /// The team is connected by so many faces.
    Connected {
        /// The team.
        team: Team,
        /// The length of the path that counts.
        faces: u16,
        /// What it scores.
        points: u16,
    },
    /// From above the team looks connected, and is not.
    OnlyLooksConnected(Team),
    /// The two marked cells have tops of the team's that touch at a corner and are not joined.
    Apart(Team),
    /// The game was decided on the edge.
    Edges {
        /// The winner.
        winner: Team,
        /// Yellow's pieces there.
        yellow: u8,
        /// Green's.
        green: u8,
    },
}

impl Figure {
    /// A picture of a position with nothing marked.
    #[must_use]
    pub const fn new(id: &'static str, start: GuidePosition, claim: Claim) -> Self {
        Self {
            id,
            start,
            held: None,
            marks: &[],
            claim,
        }
    }

    /// With a piece held over the board.
    #[must_use]
    pub const fn holding(self, text: &'static str) -> Self {
        Self {
            held: Some(text),
            ..self
        }
    }

    /// With cells marked.
    #[must_use]
    pub const fn marking(self, marks: &'static [&'static str]) -> Self {
        Self { marks, ..self }
    }

    /// The message of its caption.
    #[must_use]
    pub fn caption(&self) -> String {
        format!("rules-figure-{}", self.id)
    }

    /// The held piece, if there is one.
    ///
    /// # Errors
    /// When its text names no piece.
    pub fn held(&self, position: &Position) -> Result<Option<Held>, GuideError> {
        self.held.map(|text| Held::read(position, text)).transpose()
    }

    /// The marked cells.
    #[must_use]
    pub fn marked(&self) -> Vec<Cell> {
        self.marks
            .iter()
            .filter_map(|name| name.parse().ok())
            .collect()
    }

    /// The team whose path is dotted.
    #[must_use]
    pub const fn path(&self) -> Option<Team> {
        match self.claim {
            Claim::Connected { team, .. } => Some(team),
            _ => None,
        }
    }

    /// The numbers that the caption may name.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, u32)> {
        match self.claim {
            Claim::Board { cells, sides } => vec![("cells", cells), ("sides", sides)],
            Claim::Connected { faces, points, .. } => {
                vec![("faces", faces.into()), ("points", points.into())]
            }
            Claim::Edges {
                winner,
                yellow,
                green,
            } => {
                let points = if winner == Team::Yellow {
                    green
                } else {
                    yellow
                };
                vec![
                    ("yellow", yellow.into()),
                    ("green", green.into()),
                    ("points", points.into()),
                ]
            }
            Claim::Highest(_)
            | Claim::Allowed
            | Claim::Refused(_)
            | Claim::OnlyLooksConnected(_)
            | Claim::Apart(_) => Vec::new(),
        }
    }

    /// Whether what the text claims is so.
    ///
    /// # Errors
    /// When the position cannot be set.
    pub fn holds(&self) -> Result<bool, GuideError> {
        let position = self.start.position()?;
        let held = self.held(&position)?;
        let board = position.rules().board();
        Ok(match self.claim {
            Claim::Board { cells, sides } => {
                board.cells().len() == cells && board.sides().len() as u32 == sides
            }
            Claim::Highest(height) => {
                let highest = board
                    .cells_in(board.cells())
                    .map(|cell| position.height(cell));
                highest.max() == Some(height)
            }
            Claim::Allowed => held.is_some_and(|held| held.refusal.is_none()),
            Claim::Refused(rule) => held.is_some_and(|held| held.broken() == [rule]),
            Claim::Connected {
                team,
                faces,
                points,
            } => {
                position.outcome()
                    == Some(Outcome::Connected {
                        team,
                        faces,
                        points,
                    })
            }
            Claim::OnlyLooksConnected(team) => {
                !position.is_connected(team) && position.looks_connected(team)
            }
            Claim::Apart(team) => match self.marked()[..] {
                [a, b] => {
                    let tops = position.tops(team);
                    let own = |cell| board.set_contains(tops, cell);
                    let corner = a.x().abs_diff(b.x()) == 1 && a.y().abs_diff(b.y()) == 1;
                    own(a)
                        && own(b)
                        && corner
                        && !board.set_contains(position.joined_with(team, a), b)
                }
                _ => false,
            },
            Claim::Edges {
                winner,
                yellow,
                green,
            } => matches!(
                position.outcome(),
                Some(Outcome::Edges { winner: won, pieces })
                    if won == winner && pieces.yellow == yellow && pieces.green == green
            ),
        })
    }
}
