//! A computer's turn in a match.

use std::net::IpAddr;

use caminos_protocol::socket::GameId;
use caminos_rules::Position;
use caminos_search::Strength;
use caminos_table::Match;

use crate::engine::Job;
use crate::token;

/// A computer's turn in a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    strength: Strength,
    /// The number of the game in its match.
    game: usize,
    pub(crate) ply: u16,
}

impl Turn {
    /// The turn that it is now, if it is a computer's.
    pub(crate) fn of(table: &Match) -> Option<Self> {
        let (_, strength) = table.computer_to_move()?;
        Some(Self {
            strength: Strength::new(strength)?,
            game: table.games().len(),
            ply: table.game().ply(),
        })
    }

    /// The engine's job, if the system has random numbers for it.
    pub(crate) fn job(self, game: GameId, owner: IpAddr, position: Position) -> Option<Job> {
        Some(Job {
            game,
            owner,
            position,
            strength: self.strength,
            // Another one each time, or a weak engine would always err in the same way.
            seed: token::random_seed().ok()?,
        })
    }
}
