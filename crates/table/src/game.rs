//! One game of a match.

use std::time::Duration;

use caminos_rules::{Outcome, Position, Seat};

use crate::clock::Clocks;
use crate::party::Player;
use crate::time_control::TimeControl;

/// A game of a match, under way or ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) position: Position,
    /// Who made each move; with a swap the seat does not say it.
    pub(crate) movers: Vec<Player>,
    /// Rematches before this game.
    pub(crate) rematches: u32,
    /// Its number in the series, from 1.
    pub(crate) round: u8,
    /// The clocks of a timed game.
    pub(crate) clocks: Option<Box<Clocks>>,
    /// Whether the player who lost ran out of time. The position has it as a resignation, which the
    /// rules know.
    pub(crate) out_of_time: bool,
}

impl Game {
    pub(crate) fn new(
        position: Position,
        rematches: u32,
        round: u8,
        control: Option<TimeControl>,
    ) -> Self {
        Self {
            position,
            movers: Vec::new(),
            rematches,
            round,
            clocks: control.map(|control| Box::new(Clocks::new(control))),
            out_of_time: false,
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Who made each move.
    #[must_use]
    pub fn movers(&self) -> &[Player] {
        &self.movers
    }

    /// Its number in the series, from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How many rematches there had been.
    #[must_use]
    pub const fn rematches(&self) -> u32 {
        self.rematches
    }

    /// How many moves were played; a resignation is none.
    #[must_use]
    pub fn ply(&self) -> u16 {
        self.movers.len() as u16
    }

    /// By move, what its mover had left after it; nothing without clocks.
    pub fn time_after_moves(&self) -> impl Iterator<Item = Duration> {
        let after = self
            .clocks
            .as_ref()
            .map_or(&[][..], |clocks| clocks.after());
        after.iter().copied().map(Duration::from_millis)
    }

    /// Whether it ended by a resignation or on time, which cannot be taken back.
    #[must_use]
    pub fn is_resigned(&self) -> bool {
        matches!(
            self.outcome(),
            Some(Outcome::Resigned { .. } | Outcome::Time { .. })
        )
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.position.outcome()? {
            Outcome::Resigned { winner } if self.out_of_time => Some(Outcome::Time { winner }),
            outcome => Some(outcome),
        }
    }

    /// Whether it has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.position.is_over()
    }

    /// The seat to move, unless the game is over.
    #[must_use]
    pub fn seat_to_move(&self) -> Option<Seat> {
        self.position.to_move()
    }

    fn seats(&self) -> usize {
        self.position.rules().options().players.count()
    }

    /// The seat from which a player began this game: one further with every rematch.
    #[must_use]
    pub fn first_seat_of(&self, player: Player) -> Seat {
        let turns = self.rematches as usize % self.seats();
        Seat::ALL[(player.index() + turns) % self.seats()]
    }

    /// The seat from which a player plays now: a swap exchanges two.
    #[must_use]
    pub fn seat_of(&self, player: Player) -> Seat {
        let seat = self.first_seat_of(player);
        // Without the rule there is no move to look for.
        let swapped = || self.position.rules().options().swap && self.position.is_swapped();
        match seat {
            Seat::One if swapped() => Seat::Two,
            Seat::Two if swapped() => Seat::One,
            _ => seat,
        }
    }

    /// The player who has to move, unless the game is over.
    #[must_use]
    pub fn player_to_move(&self) -> Option<Player> {
        let seat = self.seat_to_move()?;
        Player::all(self.seats()).find(|player| self.seat_of(*player) == seat)
    }
}
