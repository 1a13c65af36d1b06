//! Playing moves, taking them back, and whose turn it is.

use super::{PlayError, Played, Position, Progress, Stage};
use crate::bits::Bits;
use crate::options::Out;
use crate::placement::{Move, Placement};
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
        self.played.push(Played {
            mv,
            seat,
            before: self.progress,
        });
        match mv {
            Move::Place(placement) if self.rules.narrow => self.place::<u64>(seat, placement),
            Move::Place(placement) => self.place::<u128>(seat, placement),
            Move::Swap => {
                self.progress.may_swap = false;
                self.progress.swapped = true;
            }
            Move::Resign => self.progress.stage = Stage::Resigned(seat.team()),
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
        let Played { mv, seat, before } = self.played.pop()?;
        self.progress = before;
        if let Move::Place(placement) = mv {
            let colour = self.colour_of(seat, placement);
            if self.rules.narrow {
                self.toggle::<u64>(colour, placement);
            } else {
                self.toggle::<u128>(colour, placement);
            }
            let on_edge = self.is_on_edge(placement);
            match colour.team() {
                Some(team) => {
                    let shape = self.rules.shape_of(placement.orientation);
                    self.supply[seat.index()][shape.index()] += 1;
                    self.edge_pieces[team.index()] -= u8::from(on_edge);
                }
                None => self.neutrals[seat.team().index()] += 1,
            }
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
        let colour = self.colour_of(seat, placement);
        self.toggle::<B>(colour, placement);
        let Some(team) = colour.team() else {
            self.neutrals[seat.team().index()] -= 1;
            self.start_with_neutral(seat.team().other());
            return;
        };
        let turned = &self.rules.turned[placement.orientation.index()];
        let cells = B::narrow(turned.footprint) << u32::from(placement.anchor);
        self.supply[seat.index()][turned.shape.index()] -= 1;
        self.edge_pieces[team.index()] += u8::from(self.is_on_edge(placement));
        self.progress.may_swap &= team == self.rules.options().first;
        if self.is_connected_through(team, cells) {
            self.progress.stage = Stage::Connected(team);
        } else {
            self.pass_turn_from(seat);
        }
    }

    fn colour_of(&self, seat: Seat, placement: Placement) -> Colour {
        let shape = self.rules.shape_of(placement.orientation);
        if self.rules.is_neutral(shape) {
            Colour::Neutral
        } else {
            seat.team().into()
        }
    }

    /// Puts the cubes of a placement on the board, or takes them off again.
    #[inline(always)]
    fn toggle<B: Bits>(&mut self, colour: Colour, placement: Placement) {
        let turned = &self.rules.turned[placement.orientation.index()];
        for (cubes, level) in self.cubes[colour.index()].iter_mut().zip(turned.levels) {
            *cubes ^= (B::narrow(level) << u32::from(placement.anchor)).widen();
        }
    }

    fn is_on_edge(&self, placement: Placement) -> bool {
        let lowest = self.rules.turned[placement.orientation.index()].levels[0];
        (lowest << placement.anchor) & self.rules.rim != 0
    }

    /// The turn of a team before the first ordinary one: a neutral piece, if any is left and
    /// fits, or else the game proper begins.
    pub(super) fn start_with_neutral(&mut self, team: Team) {
        if self.neutrals[team.index()] > 0 && self.neutral_fits() {
            self.progress.stage = Stage::Neutral(team);
        } else {
            let players = self.rules.options().players.count();
            let first = self.rules.options().first.first_seat();
            // The seat before the first one, so that the first is asked first.
            self.pass_turn_from(Seat::ALL[(first.index() + players - 1) % players]);
        }
    }

    /// Gives the turn to the next seat that can place; those that cannot are out for good.
    fn pass_turn_from(&mut self, seat: Seat) {
        let players = self.rules.options().players.count();
        let mut next = seat;
        for _ in 0..players {
            next = next.next(players);
            if self.is_out(next) {
                continue;
            }
            if self.can_place(next) {
                self.progress.stage = Stage::Turn(next);
                return;
            }
            self.progress.out |= match self.rules.options().out {
                Out::Seat => 1 << next.index(),
                Out::Team => 0b0101 << next.team().index(),
            };
        }
        self.progress.stage = Stage::Exhausted;
    }
}

// A move replaces this as a whole, in the hottest loop.
const _: () = assert!(size_of::<Progress>() <= 8);
