//! Playing moves, taking them back, and whose turn it is.

use super::{PlayError, Played, Position, Progress, SHAPES, Stage};
use crate::bits::Bits;
use crate::options::{Options, Out};
use crate::placement::{Move, Placement, ShapeId};
use crate::team::{Colour, Seat, Team};

impl Position {
    /// Plays a move for the seat to move.
    ///
    /// # Errors
    /// Says which rule the move breaks and where, and changes nothing.
    ///
    /// ```
    /// use caminos_rules::{Options, PlayError, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let first = position.legal_moves()[0];
    /// position.play(first)?;
    /// let before = position.clone();
    /// assert!(matches!(position.play(first), Err(PlayError::Illegal(_))));
    /// assert_eq!(position, before);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.check(mv)?;
        self.play_unchecked(mv);
        Ok(())
    }

    /// Plays a move for a seat, which must have the turn.
    ///
    /// # Errors
    /// As [`Position::play`], and when it is another seat's turn.
    pub fn play_as(&mut self, seat: Seat, mv: Move) -> Result<(), PlayError> {
        match self.to_move() {
            Some(to_move) if to_move != seat => Err(PlayError::NotYourTurn { seat, to_move }),
            _ => self.play(mv),
        }
    }

    /// Plays a move that is known to be legal, as those of [`Position::legal_moves`] are.
    ///
    /// With any other move the position is no longer one of the game; it may also panic.
    pub fn play_unchecked(&mut self, mv: Move) {
        let seat = self.to_move().unwrap_or(Seat::One);
        match mv {
            Move::Place(placement) if self.rules.narrow => self.place::<u64>(seat, placement),
            Move::Place(placement) => self.place::<u128>(seat, placement),
            Move::Swap => {
                self.remember(mv, seat, Colour::Neutral, false);
                self.progress.may_swap = false;
                self.progress.swapped = true;
            }
            Move::Resign => {
                self.remember(mv, seat, Colour::Neutral, false);
                self.progress.stage = Stage::Resigned(seat.team());
            }
        }
    }

    /// Takes the last move back and returns it; `None` on an untouched board.
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
    pub fn undo(&mut self) -> Option<Move> {
        let Played {
            mv,
            seat,
            colour,
            on_edge,
            before,
        } = self.played.pop()?;
        self.progress = before;
        if let Move::Place(placement) = mv {
            let shape = if self.rules.narrow {
                self.toggle::<u64>(colour, placement).shape
            } else {
                self.toggle::<u128>(colour, placement).shape
            };
            self.supply[seat.index()][shape.index() % SHAPES] += 1;
            self.edge_pieces[colour.index()] -= u8::from(on_edge);
        }
        Some(mv)
    }

    /// Whether the seat to move may answer `swap`.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.progress.may_swap
            && matches!(self.progress.stage, Stage::Turn(seat)
                if seat.team() != self.rules.options().first)
    }

    #[inline(always)]
    fn place<B: Bits>(&mut self, seat: Seat, placement: Placement) {
        let neutral = matches!(self.progress.stage, Stage::Neutral(_));
        let team = seat.team();
        let colour = if neutral {
            Colour::Neutral
        } else {
            team.into()
        };
        let Toggled {
            shape,
            cells,
            on_edge,
        } = self.toggle::<B>(colour, placement);
        self.remember(placement.into(), seat, colour, on_edge);
        self.supply[seat.index()][shape.index() % SHAPES] -= 1;
        self.edge_pieces[colour.index()] += u8::from(on_edge);
        if neutral {
            self.start_with_neutral(team.other());
            return;
        }
        self.progress.may_swap &= team == self.rules.options().first;
        if self.is_connected_through(team, cells) {
            self.progress.stage = Stage::Connected(team);
        } else {
            self.pass_turn_from(seat);
        }
    }

    #[inline(always)]
    fn remember(&mut self, mv: Move, seat: Seat, colour: Colour, on_edge: bool) {
        self.played.push(Played {
            mv,
            seat,
            colour,
            on_edge,
            before: self.progress,
        });
    }

    /// Puts the cubes of a placement on the board, or takes them off again.
    #[inline(always)]
    fn toggle<B: Bits>(&mut self, colour: Colour, placement: Placement) -> Toggled<B> {
        let turned = &self.rules.turned[placement.orientation.index()];
        let anchor = u32::from(placement.anchor);
        let levels = turned.levels.map(|level| B::narrow(level) << anchor);
        for (cubes, level) in self.cubes[colour.index()].iter_mut().zip(levels) {
            *cubes ^= level.widen();
        }
        Toggled {
            shape: turned.shape,
            cells: B::narrow(turned.footprint) << anchor,
            on_edge: levels[0].meets(B::narrow(self.rules.rim)),
        }
    }

    /// The turn of a team before the first ordinary one: a neutral piece, if any is left and
    /// fits, or else the game proper begins.
    pub(super) fn start_with_neutral(&mut self, team: Team) {
        let left = self.supply[team.first_seat().index()][self.rules.coloured];
        if left > 0 && self.neutral_fits() {
            self.progress.stage = Stage::Neutral(team);
        } else {
            let Options { players, first, .. } = *self.rules.options();
            self.pass_turn_from(first.first_seat().before(players));
        }
    }

    /// Gives the turn to the next seat that can place; those that cannot are out for good.
    #[inline(always)]
    fn pass_turn_from(&mut self, seat: Seat) {
        let Options { players, out, .. } = *self.rules.options();
        let mut next = seat;
        for _ in 0..players.count() {
            next = next.after(players);
            if self.is_out(next) {
                continue;
            }
            if self.can_place(next) {
                self.progress.stage = Stage::Turn(next);
                return;
            }
            self.progress.out |= match out {
                Out::Seat => 1 << next.index(),
                Out::Team => 0b0101 << next.team().index(),
            };
        }
        self.progress.stage = Stage::Exhausted;
    }
}

/// What a placement put on the board or took off it.
struct Toggled<B> {
    shape: ShapeId,
    cells: B,
    on_edge: bool,
}

// A move replaces this as a whole, in the hottest loop.
const _: () = assert!(size_of::<Progress>() <= 8);
