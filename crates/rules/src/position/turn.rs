//! Playing moves, taking them back, and whose turn it is.

use super::faces::Faces;
use super::progress::{Phase, Progress};
use super::{IllegalMove, Played, Position, SHAPES};
use crate::bits::Bits;
use crate::options::Options;
use crate::placement::{Move, Placement, ShapeId};
use crate::team::{Colour, Seat, Team};

impl Position {
    /// Plays a move for the seat to move.
    ///
    /// # Errors
    /// Says which rule the move breaks and where, and changes nothing.
    ///
    /// ```
    /// use caminos_rules::{Options, IllegalMove, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let first = position.legal_moves()[0];
    /// position.play(first)?;
    /// let before = position.clone();
    /// assert!(matches!(position.play(first), Err(IllegalMove::Placement { .. })));
    /// assert_eq!(position, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move for a seat, which must have the turn.
    ///
    /// # Errors
    /// As [`Position::play`], and when it is another seat's turn.
    pub fn play_as(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        match self.to_move() {
            Some(to_move) if to_move != seat => Err(IllegalMove::NotYourTurn { seat, to_move }),
            _ => self.play(mv),
        }
    }

    /// Plays a move that is known to be legal, as those of [`Position::legal_moves`] are.
    ///
    /// With any other move the position is no longer one of the game; it may also panic.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        let seat = self.to_move().unwrap_or(Seat::One);
        self.played.push(Played {
            mv,
            seat,
            before: self.progress,
        });
        match mv {
            Move::Place(placement) if self.rules.narrow => self.place::<u64>(seat, placement),
            Move::Place(placement) => self.place::<u128>(seat, placement),
            Move::Swap => {}
            Move::Resign => self.enter(Phase::Resigned(seat.team())),
        }
    }

    /// Takes the last move back and returns it; `None` where the position began.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let start = Position::new(Rules::standard("square", Options::default())?);
    /// let mut position = start.clone();
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// assert!(position.undo().is_some());
    /// assert_eq!(position, start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn undo(&mut self) -> Option<Move> {
        let Played { mv, seat, before } = self.played.pop()?;
        self.progress = before;
        if let Move::Place(placement) = mv {
            let shape = if self.rules.narrow {
                self.toggle::<u64>(seat, placement).0
            } else {
                self.toggle::<u128>(seat, placement).0
            };
            self.supply[seat.index()][shape.index() % SHAPES] += 1;
        }
        Some(mv)
    }

    /// Whether the seat to move may answer `swap`: where the rule is on, the second player's
    /// first turn.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        let Options { swap, first, .. } = *self.rules.options();
        let second_turn = |seat: Seat| {
            seat.team() != first
                && !self.is_swapped()
                && !self
                    .pieces()
                    .any(|piece| piece.colour == seat.team().into())
        };
        swap && matches!(self.progress.phase(), Phase::Turn(seat) if second_turn(seat))
    }

    /// Puts a piece of a setup on the board.
    pub(super) fn put(&mut self, seat: Seat, placement: Placement) {
        let (shape, _) = self.toggle::<u128>(seat, placement);
        self.supply[seat.index()][shape.index() % SHAPES] -= 1;
    }

    #[inline(always)]
    fn place<B: Bits>(&mut self, seat: Seat, placement: Placement) {
        let (shape, cells) = self.toggle::<B>(seat, placement);
        self.supply[seat.index()][shape.index() % SHAPES] -= 1;
        let team = seat.team();
        if self.rules.is_neutral(shape) {
            self.start_with_neutral(team.other());
        } else if Faces::of(self, team).are_connected_through(cells) {
            self.enter(Phase::Connected(team));
        } else {
            self.pass_turn_from(seat);
        }
    }

    /// Puts the cubes of a placement on the board, or takes them off again. Gives back the
    /// shape and the cells that it enters.
    #[inline(always)]
    fn toggle<B: Bits>(&mut self, seat: Seat, placement: Placement) -> (ShapeId, B) {
        let masks = &self.rules.masks[placement.orientation.index()];
        let neutral = self.rules.is_neutral(masks.shape);
        let colour = if neutral {
            Colour::Neutral
        } else {
            seat.team().into()
        };
        let anchor = u32::from(placement.anchor);
        for (cubes, level) in self.cubes[colour.index()].iter_mut().zip(masks.levels) {
            *cubes ^= (B::narrow(level) << anchor).wide();
        }
        (masks.shape, B::narrow(masks.footprint) << anchor)
    }

    /// The turn of a team before the first ordinary one: a neutral piece, if any is left and
    /// fits, or else the game proper begins.
    pub(super) fn start_with_neutral(&mut self, team: Team) {
        let left = self.supply[team.first_seat().index()][self.rules.coloured];
        if left > 0 && self.neutral_fits() {
            self.enter(Phase::Neutral(team));
        } else {
            let Options { players, first, .. } = *self.rules.options();
            self.pass_turn_from(first.first_seat().before(players));
        }
    }

    /// Gives the turn to the next seat that can place; those that cannot are out for good.
    #[inline(always)]
    fn pass_turn_from(&mut self, seat: Seat) {
        let Options {
            players, out: rule, ..
        } = *self.rules.options();
        let mut out = self.progress.out();
        let mut next = seat;
        for _ in 0..players.count() {
            next = next.after(players);
            if out >> next.index() & 1 == 1 {
                continue;
            }
            if self.can_place(next) {
                self.progress = Progress::new(Phase::Turn(next), out);
                return;
            }
            out |= rule.bits(next);
        }
        self.progress = Progress::new(Phase::Exhausted, out);
    }

    #[inline(always)]
    fn enter(&mut self, phase: Phase) {
        self.progress = self.progress.with_phase(phase);
    }
}
