//! From a [`Setup`] to a position: everything that can be impossible is looked at, in the
//! order of `docs/notation.md`.

use alloc::sync::Arc;

use super::Position;
use super::progress::{Phase, Progress};
#[cfg(not(feature = "std"))]
use crate::alloc_prelude::*;
use crate::bits::CellSet;
use crate::cell::{Cell, Level};
use crate::material::Material;
use crate::options::{Options, Out, Players};
use crate::placement::{Placement, ShapeId};
use crate::rules::Rules;
use crate::setup::{Setup, SetupError, SetupPiece};
use crate::small_sort::small_sort_by;
use crate::team::{Seat, Team};

/// Rules, and the pieces in an order in which they can be placed.
pub(super) type LaidOut = (Arc<Rules>, Vec<(Option<Seat>, Placement)>);

impl Setup {
    /// The position, if it is possible. It has no history: nothing can be taken back.
    ///
    /// Who began does not stand in the text. It is yellow where the numbers of pieces, the
    /// turn and the seats that are out can be explained so, or else green.
    ///
    /// # Errors
    /// The first thing that is impossible.
    ///
    /// ```
    /// use caminos_rules::{Material, Seat, Setup};
    /// let setup: Setup = "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -".parse()?;
    /// let mut position = setup.position(Material::standard())?;
    /// assert_eq!(position.to_move(), Some(Seat::One));
    /// position.play_text(&"La1a2a3b1".parse()?)?;
    /// assert_eq!(position.to_string(), "square 2 - 1Ic3c4c5,1La1a2a3b1,2Tb3^3c3@2 2 -");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn position(&self, material: &Material) -> Result<Position, SetupError> {
        let (rules, placed) = self.laid_out(material)?;
        self.finish(material, &rules, &placed)
    }

    /// The pieces in an order in which they can be placed, whatever turns say.
    pub(super) fn laid_out(&self, material: &Material) -> Result<LaidOut, SetupError> {
        let rules = Rules::new(material, &self.board, self.options(Team::Yellow))?;
        // In canonical order, so that the first fault is the same however the text was ordered.
        let mut pieces: Vec<&SetupPiece> = self.pieces.iter().collect();
        small_sort_by(&mut pieces, |a, b| a.to_string() < b.to_string());
        self.check_seats(&pieces)?;
        let shapes = shapes(&rules, &pieces)?;
        check_cubes(&rules, &pieces)?;
        let placed = pieces.iter().zip(&shapes);
        let placed = placed
            .map(|(piece, &shape)| Ok((piece.seat, placement(&rules, piece, shape)?)))
            .collect::<Result<Vec<_>, SetupError>>()?;
        self.check_counts(&rules, &pieces, &shapes)?;
        let placed = in_order(&rules, placed)?;
        Ok((rules, placed))
    }

    fn options(&self, first: Team) -> Options {
        Options {
            players: self.players,
            neutral: self.neutral,
            scoring: self.scoring,
            out: self.out_rule,
            swap: self.swap,
            first,
        }
    }

    fn check_seats(&self, pieces: &[&SetupPiece]) -> Result<(), SetupError> {
        let written = pieces.iter().filter_map(|piece| piece.seat);
        let mut written = written.chain(self.turn).chain(self.out.iter().copied());
        match written.find(|seat| seat.index() >= self.players.count()) {
            Some(seat) => Err(SetupError::UnknownSeat { seat }),
            None => Ok(()),
        }
    }

    fn check_counts(
        &self,
        rules: &Rules,
        pieces: &[&SetupPiece],
        shapes: &[ShapeId],
    ) -> Result<(), SetupError> {
        for (piece, &shape) in pieces.iter().zip(shapes) {
            let same =
                |other: &&&SetupPiece| (other.seat, other.letter) == (piece.seat, piece.letter);
            let count = pieces.iter().filter(same).count();
            let all = usize::from(rules.shape(shape).count());
            let most = match piece.seat {
                Some(_) => all / (self.players.count() / 2),
                None => all * Team::ALL.len(),
            };
            if count > most {
                return Err(SetupError::TooMany {
                    seat: piece.seat,
                    letter: piece.letter,
                });
            }
        }
        Ok(())
    }

    /// Who has won, who is out and who has the turn.
    pub(super) fn finish(
        &self,
        material: &Material,
        rules: &Arc<Rules>,
        placed: &[(Option<Seat>, Placement)],
    ) -> Result<Position, SetupError> {
        let out = self.out.iter().fold(0, |set, seat| set | 1 << seat.index());
        if let Some(seat) = self.turn.filter(|seat| self.out.contains(seat)) {
            return Err(SetupError::TurnOfOut { seat });
        }
        let pieces = attributed(placed, Team::Yellow);
        let position = Position::with_pieces(rules.clone(), pieces);
        let winner = match Team::ALL.map(|team| position.is_connected(team)) {
            [true, true] => return Err(SetupError::BothConnected),
            [true, false] => Some(Team::Yellow),
            [false, true] => Some(Team::Green),
            [false, false] => None,
        };
        match (winner, self.turn) {
            (Some(team), Some(_)) => return Err(SetupError::GameOver { team }),
            (None, None) if self.out.len() < self.players.count() => {
                return Err(SetupError::GameNotOver);
            }
            _ => {}
        }
        let (first, phase) = match self.neutral_turn(rules, placed)? {
            Some((first, team)) => (first, Phase::Neutral(team)),
            None => {
                let first = self.first_team(&position, winner, out)?;
                let phase = match (winner, self.turn) {
                    (Some(team), _) => Phase::Connected(team),
                    (None, Some(seat)) => Phase::Turn(seat),
                    (None, None) => Phase::Exhausted,
                };
                (first, phase)
            }
        };
        let mut position = match first {
            Team::Yellow => position,
            Team::Green => {
                let rules = Rules::new(material, &self.board, self.options(first))?;
                Position::with_pieces(rules, attributed(placed, first))
            }
        };
        position.progress = Progress::new(phase, out);
        Ok(position)
    }

    /// While neutral pieces are placed: the team that began and the one to place now.
    fn neutral_turn(
        &self,
        rules: &Arc<Rules>,
        placed: &[(Option<Seat>, Placement)],
    ) -> Result<Option<(Team, Team)>, SetupError> {
        let Some(shape) = rules.shapes().get(rules.coloured) else {
            return Ok(None);
        };
        let count = placed.iter().take_while(|(seat, _)| seat.is_none()).count();
        let before =
            Position::with_pieces(rules.clone(), attributed(&placed[..count], Team::Yellow));
        if count == usize::from(shape.count()) * Team::ALL.len() || !before.neutral_fits() {
            return Ok(None);
        }
        let turn = self.turn.filter(|seat| *seat == seat.team().first_seat());
        match turn {
            Some(seat) if count == placed.len() && self.out.is_empty() => {
                let team = seat.team();
                let first = if count.is_multiple_of(2) {
                    team
                } else {
                    team.other()
                };
                Ok(Some((first, team)))
            }
            _ => Err(SetupError::Turns),
        }
    }

    /// The team that began, once the neutral pieces are placed.
    fn first_team(
        &self,
        position: &Position,
        winner: Option<Team>,
        out: u8,
    ) -> Result<Team, SetupError> {
        let mut counts = [0; 4];
        for seat in self.pieces.iter().filter_map(|piece| piece.seat) {
            counts[seat.index()] += 1;
        }
        let turns = Turns {
            players: self.players,
            rule: self.out_rule,
            counts,
            out,
            turn: self.turn,
            winner,
        };
        let mut error = SetupError::Turns;
        for first in Team::ALL {
            let Some(stuck) = turns.explained_by(first) else {
                continue;
            };
            match stuck.into_iter().find(|&seat| position.can_place(seat)) {
                Some(seat) if error == SetupError::Turns => error = SetupError::NotOut { seat },
                Some(_) => {}
                None => {
                    return match self.turn.filter(|&seat| !position.can_place(seat)) {
                        Some(seat) => Err(SetupError::NothingToPlace { seat }),
                        None => Ok(first),
                    };
                }
            }
        }
        Err(error)
    }
}

impl Position {
    /// As [`Setup::position`].
    ///
    /// # Errors
    /// The first thing that is impossible.
    ///
    /// ```
    /// use caminos_rules::{Material, Position};
    /// let setup = "octagon 4 nt - 1 -".parse()?;
    /// assert!(Position::from_setup(&setup, Material::standard())?.places_neutral());
    /// # Ok::<(), caminos_rules::SetupError>(())
    /// ```
    pub fn from_setup(setup: &Setup, material: &Material) -> Result<Self, SetupError> {
        setup.position(material)
    }
}

/// Each neutral piece with the first seat of the team that placed it, in turn.
pub(super) fn attributed(
    placed: &[(Option<Seat>, Placement)],
    first: Team,
) -> Vec<(Seat, Placement)> {
    let neutral = |i: usize| {
        let team = if i.is_multiple_of(2) {
            first
        } else {
            first.other()
        };
        team.first_seat()
    };
    let placed = placed.iter().enumerate();
    placed
        .map(|(i, &(seat, placement))| (seat.unwrap_or_else(|| neutral(i)), placement))
        .collect()
}

fn shapes(rules: &Rules, pieces: &[&SetupPiece]) -> Result<Vec<ShapeId>, SetupError> {
    let shape = |piece: &&SetupPiece| {
        rules
            .shape_by_letter(piece.letter)
            .filter(|&shape| rules.is_neutral(shape) == piece.seat.is_none())
            .ok_or_else(|| SetupError::UnknownShape {
                piece: piece.to_string(),
                letter: piece.letter,
            })
    };
    pieces.iter().map(shape).collect()
}

/// Every cube is on the board, alone in its place and over no gap, and every piece touches
/// the board.
fn check_cubes(rules: &Rules, pieces: &[&SetupPiece]) -> Result<(), SetupError> {
    let board = rules.board();
    let mut built = [0u128; Level::COUNT];
    for piece in pieces {
        let off = piece.columns.iter().find(|c| !board.contains(c.cell));
        if let Some(column) = off {
            return Err(SetupError::UnknownCell {
                piece: piece.to_string(),
                cell: column.cell,
            });
        }
    }
    for column in pieces.iter().flat_map(|piece| &piece.columns) {
        let CellSet(cell) = board.set_of([column.cell]);
        let levels = built.iter_mut().skip(column.bottom.index());
        for level in levels.take(usize::from(column.cubes)) {
            if *level & cell != 0 {
                return Err(SetupError::Overlap { cell: column.cell });
            }
            *level |= cell;
        }
    }
    let [low, middle, high] = built;
    let gaps = CellSet((middle & !low) | (high & !middle));
    if let Some(cell) = board.cells_in(gaps).next() {
        return Err(SetupError::Gap { cell });
    }
    let touches = |piece: &&&SetupPiece| piece.columns.iter().any(|c| c.bottom.get() == 0);
    match pieces.iter().find(|piece| !touches(piece)) {
        Some(piece) => Err(SetupError::AboveTheBoard {
            piece: piece.to_string(),
        }),
        None => Ok(()),
    }
}

/// The placement whose cubes these are.
fn placement(rules: &Rules, piece: &SetupPiece, shape: ShapeId) -> Result<Placement, SetupError> {
    let cells = || piece.columns.iter().map(|column| column.cell);
    let (x, y) = (cells().map(Cell::x).min(), cells().map(Cell::y).min());
    let anchor = x.zip(y).and_then(|(x, y)| Cell::new(x, y));
    let mut own: Vec<_> = piece.columns.iter().collect();
    small_sort_by(&mut own, |a, b| a < b);
    let found = anchor.and_then(|anchor| {
        let has_form = |&id: &_| {
            let columns = rules.orientation(id).columns();
            columns.len() == own.len()
                && columns.iter().zip(&own).all(|(column, own)| {
                    let at = (anchor.x() + column.dx, anchor.y() + column.dy);
                    at == (own.cell.x(), own.cell.y())
                        && column.bottom == own.bottom.get()
                        && column.cubes == own.cubes
                })
        };
        let id = rules.orientations_of(shape).find(has_form)?;
        rules.placement(id, anchor)
    });
    found.ok_or_else(|| SetupError::NotThisShape {
        piece: piece.to_string(),
        letter: piece.letter,
    })
}

/// An order in which the pieces can be placed, the neutral ones first.
fn in_order(
    rules: &Rules,
    pieces: Vec<(Option<Seat>, Placement)>,
) -> Result<Vec<(Option<Seat>, Placement)>, SetupError> {
    let (neutral, coloured): (Vec<_>, Vec<_>) =
        pieces.into_iter().partition(|(seat, _)| seat.is_none());
    let mut built = [0u128; Level::COUNT];
    let mut order = Vec::new();
    for mut waiting in [neutral, coloured] {
        while !waiting.is_empty() {
            let next = waiting.iter().position(|&(_, placement)| {
                let masks = &rules.masks[placement.orientation.index()];
                let [low, middle, high] = masks.levels.map(|level| level << placement.anchor);
                // What is beneath the piece belongs to it or stands already.
                (middle & !low & !built[0]) | (high & !middle & !built[1]) == 0
            });
            let placed = waiting.remove(next.ok_or(SetupError::Ring)?);
            let masks = &rules.masks[placed.1.orientation.index()];
            for (built, level) in built.iter_mut().zip(masks.levels) {
                *built |= level << placed.1.anchor;
            }
            order.push(placed);
        }
    }
    Ok(order)
}

/// Numbers of pieces and who is out, to be explained by taking turns.
struct Turns {
    players: Players,
    rule: Out,
    counts: [u8; 4],
    out: u8,
    turn: Option<Seat>,
    winner: Option<Team>,
}

impl Turns {
    /// The seats that could not place after the last placement, if turns that begin with
    /// this team lead here. Each seat places in its turn until it has placed all its pieces
    /// that are on the board; then it is out, or the turn is its own.
    fn explained_by(&self, first: Team) -> Option<Vec<Seat>> {
        let all = (1u8 << self.players.count()) - 1;
        let (mut placed, mut out, mut stuck) = ([0; 4], 0u8, Vec::new());
        let mut seat = first.first_seat();
        while out != all {
            let i = seat.index();
            if out >> i & 1 == 1 {
                // Its turn is skipped.
            } else if placed[i] < self.counts[i] {
                placed[i] += 1;
                stuck.clear();
                let reached = placed == self.counts && out == self.out;
                if reached && self.winner == Some(seat.team()) {
                    return Some(stuck);
                }
            } else if self.out >> i & 1 == 1 {
                out |= self.rule.bits(seat) & all;
                stuck.push(seat);
            } else {
                let reached = placed == self.counts && out == self.out;
                return (reached && self.turn == Some(seat)).then_some(stuck);
            }
            seat = seat.after(self.players);
        }
        let reached = placed == self.counts && out == self.out;
        (reached && self.turn.is_none() && self.winner.is_none()).then_some(stuck)
    }
}
