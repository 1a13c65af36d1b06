//! Playing moves, taking them back, and whose turn it is.

use super::faces::Faces;
use super::progress::{Phase, Progress};
use super::{IllegalMove, Played, Position, SHAPES};
use crate::bits::{Bits, with_word};
use crate::cell::Level;
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
    ///
    /// ```
    /// use caminos_rules::{IllegalMove, Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// let mv = position.legal_moves()[0];
    /// assert!(matches!(position.play_as(Seat::Two, mv), Err(IllegalMove::NotYourTurn { .. })));
    /// position.play_as(Seat::One, mv)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_as(&mut self, seat: Seat, mv: Move) -> Result<(), IllegalMove> {
        match self.to_move() {
            Some(to_move) if to_move != seat => Err(IllegalMove::NotYourTurn { seat, to_move }),
            _ => self.play(mv),
        }
    }

    /// Plays a move that is known to be legal, as those of [`Position::legal_moves`] are.
    ///
    /// With any other move, or once the game is over, the position is no longer one of the
    /// game; it may also panic, and does so in debug builds when the game is over.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// for mv in position.legal_moves() {
    ///     position.play_unchecked(mv);
    ///     assert_eq!(position.undo(), Some(mv));
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert!(!self.is_over(), "the game is over");
        let seat = self.to_move().unwrap_or(Seat::One);
        self.played.push(Played {
            mv,
            seat,
            before: self.progress,
        });
        match mv {
            Move::Place(placement) => {
                with_word!(self.rules, B => self.place::<B>(seat, placement));
            }
            Move::Swap => {}
            Move::Resign => self.enter(Phase::Resigned(seat.team())),
        }
    }

    /// A seat gives up for its team, whether or not it has the turn. Out of turn it is no move
    /// that a record or a link could hold: there the result says so.
    ///
    /// # Errors
    /// When the game is over.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat, Team};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.resign(Seat::Two)?;
    /// assert_eq!(position.winner(), Some(Team::Yellow));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resign(&mut self, seat: Seat) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        self.played.push(Played {
            mv: Move::Resign,
            seat,
            before: self.progress,
        });
        self.enter(Phase::Resigned(seat.team()));
        Ok(())
    }

    /// The moves that were played in turn: all but a resignation of a seat that did not have
    /// the turn.
    pub(crate) fn moves_in_turn(&self) -> impl Iterator<Item = (Seat, Move)> {
        let in_turn = |played: &&Played| played.before.to_move() == Some(played.seat);
        let played = self.played.iter().filter(in_turn);
        played.map(|played| (played.seat, played.mv))
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
            with_word!(self.rules, B => self.take_off::<B>(seat, placement));
        }
        Some(mv)
    }

    /// Whether the seat to move may answer `swap`: where the rule is on, the second player's
    /// first turn.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules};
    /// let options = Options { swap: true, ..Options::default() };
    /// let mut position = Position::new(Rules::standard("square", options)?);
    /// assert!(!position.may_swap());
    /// position.play_text(&"Ia1^3".parse()?)?;
    /// assert!(position.may_swap());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn may_swap(&self) -> bool {
        let Options { swap, first, .. } = *self.rules.options();
        let swapped = || matches!(self.played.last(), Some(last) if last.mv == Move::Swap);
        let second_turn = |seat: Seat| {
            let own = self.cubes[Colour::from(seat.team()).index()];
            seat.team() != first && own == [0; Level::COUNT] && !swapped()
        };
        swap && matches!(self.progress.phase(), Phase::Turn(seat) if second_turn(seat))
    }

    /// The position as if a seat had the turn, which shows what it could do with several moves in a
    /// row; as a position of a game it need not be possible. `None` when the game is over, neutral
    /// pieces are placed, or the seat cannot place.
    ///
    /// ```
    /// use caminos_rules::{Options, Position, Rules, Seat};
    /// let mut position = Position::new(Rules::standard("square", Options::default())?);
    /// position.play_text(&"La1a2a3b3".parse()?)?;
    /// let again = position.turn_of(Seat::One).expect("a turn");
    /// assert_eq!(again.to_move(), Some(Seat::One));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turn_of(&self, seat: Seat) -> Option<Self> {
        let plays = matches!(self.progress.phase(), Phase::Turn(_));
        if !plays || self.is_out(seat) || !self.can_place(seat) {
            return None;
        }
        let mut position = self.clone();
        position.enter(Phase::Turn(seat));
        Some(position)
    }

    /// Puts a piece of a setup on the board.
    pub(super) fn put(&mut self, seat: Seat, placement: Placement) {
        with_word!(self.rules, B => { self.put_on::<B>(seat, placement); });
    }

    #[inline(always)]
    fn place<B: Bits>(&mut self, seat: Seat, placement: Placement) {
        let (shape, cells) = self.put_on::<B>(seat, placement);
        let team = seat.team();
        if self.rules.is_neutral(shape) {
            self.start_with_neutral(team.other());
        } else if Faces::of(self, team).are_connected_through(cells) {
            self.enter(Phase::Connected(team));
        } else {
            self.pass_turn_from(seat);
        }
    }

    /// Puts a piece on the board. Gives back its shape and the cells that it enters.
    #[inline(always)]
    fn put_on<B: Bits>(&mut self, seat: Seat, placement: Placement) -> (ShapeId, B) {
        let (colour, shape, cells, on_edge) = self.toggle::<B>(seat, placement);
        self.supply[seat.index()][shape.index() % SHAPES] -= 1;
        self.edges[colour.index()] += u8::from(on_edge);
        (shape, cells)
    }

    /// Takes a piece off the board and gives it back to its seat.
    #[inline(always)]
    fn take_off<B: Bits>(&mut self, seat: Seat, placement: Placement) {
        let (colour, shape, _, on_edge) = self.toggle::<B>(seat, placement);
        self.supply[seat.index()][shape.index() % SHAPES] += 1;
        self.edges[colour.index()] -= u8::from(on_edge);
    }

    /// Puts the cubes of a placement on the board, or takes them off again. Gives back its
    /// colour and shape, the cells that it enters, and whether it touches the outer edge.
    #[inline(always)]
    fn toggle<B: Bits>(&mut self, seat: Seat, placement: Placement) -> (Colour, ShapeId, B, bool) {
        let masks = &self.rules.masks[placement.orientation.index()];
        let neutral = self.rules.is_neutral(masks.shape);
        let colour = if neutral {
            Colour::Neutral
        } else {
            seat.team().into()
        };
        let anchor = u32::from(placement.anchor);
        let levels = masks.levels.map(|level| B::narrow(level) << anchor);
        for (cubes, level) in self.cubes[colour.index()].iter_mut().zip(levels) {
            *cubes ^= level.wide();
        }
        self.cubes_key ^= B::narrow(masks.keys[colour.index()]).rotated(anchor).wide();
        let on_edge = levels[0].meets(B::narrow(self.rules.rim));
        (
            colour,
            masks.shape,
            B::narrow(masks.footprint) << anchor,
            on_edge,
        )
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
