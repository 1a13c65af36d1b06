//! Where a game stands, apart from the cubes.

use crate::team::{Seat, Team};

/// What comes next, or how the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// This seat places a piece.
    Turn(Seat),
    /// Before the first turn, this team places a neutral piece.
    Neutral(Team),
    /// This team is connected and has won.
    Connected(Team),
    /// This team has resigned.
    Resigned(Team),
    /// No seat can place any more.
    Exhausted,
}

/// The phase and the seats that are out, in one word: every move saves and replaces both,
/// and a processor stalls when it loads together what was stored in parts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Progress(u16);

impl Progress {
    /// Four bits for the seats that are out, two for who, and the kind of the phase.
    pub(super) const fn new(phase: Phase, out: u8) -> Self {
        let (kind, who) = match phase {
            Phase::Turn(seat) => (0, seat.index()),
            Phase::Neutral(team) => (1, team.index()),
            Phase::Connected(team) => (2, team.index()),
            Phase::Resigned(team) => (3, team.index()),
            Phase::Exhausted => (4, 0),
        };
        Self((kind << 6 | (who as u16) << 4) | (out & 0xF) as u16)
    }

    #[inline(always)]
    pub(super) const fn phase(self) -> Phase {
        let seat = Seat::ALL[(self.0 >> 4 & 3) as usize];
        match self.0 >> 6 {
            0 => Phase::Turn(seat),
            1 => Phase::Neutral(seat.team()),
            2 => Phase::Connected(seat.team()),
            3 => Phase::Resigned(seat.team()),
            _ => Phase::Exhausted,
        }
    }

    /// The seat that has to play, or `None` when the game is over.
    #[inline(always)]
    pub(super) const fn to_move(self) -> Option<Seat> {
        match self.phase() {
            Phase::Turn(seat) => Some(seat),
            Phase::Neutral(team) => Some(team.first_seat()),
            Phase::Connected(_) | Phase::Exhausted | Phase::Resigned(_) => None,
        }
    }

    /// A bit for each seat that is out for the rest of the game.
    pub(super) const fn out(self) -> u8 {
        (self.0 & 0xF) as u8
    }

    pub(super) const fn with_phase(self, phase: Phase) -> Self {
        Self::new(phase, self.out())
    }

    /// The whole word, for hashing.
    pub(super) const fn key(self) -> u64 {
        self.0 as u64
    }
}
