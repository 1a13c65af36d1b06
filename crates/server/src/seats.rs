//! Who somebody is at a table: the one place that maps tokens, actors and the numbers in the
//! database to each other.

use caminos_table::{Actor, Player};

use crate::token::TokenHash;

/// The tokens that hold seats of one game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seats(Vec<(Actor, TokenHash)>);

impl Seats {
    pub(crate) fn add(&mut self, actor: Actor, token: TokenHash) {
        self.0.push((actor, token));
    }

    /// Who holds this token.
    pub(crate) fn actor(&self, token: &TokenHash) -> Actor {
        // every seat is compared: constant time.
        self.0
            .iter()
            .fold(Actor::Spectator, |found, (actor, hash)| {
                if hash.is(token) { *actor } else { found }
            })
    }
}

/// For logs.
pub(crate) const fn name(actor: Actor) -> &'static str {
    match actor {
        Actor::Owner => "owner",
        Actor::Player(_) => "player",
        Actor::Computer => "computer",
        Actor::Spectator => "spectator",
        Actor::Server => "server",
    }
}

const COMPUTER: u8 = 5;
const SERVER: u8 = 6;

/// An actor's number in the database.
pub(crate) const fn stored_number(actor: Actor) -> u8 {
    match actor {
        Actor::Owner => 0,
        Actor::Player(player) => player.number(),
        Actor::Computer => COMPUTER,
        Actor::Server => SERVER,
        // Never stored: a spectator who claims a seat is stored as the player they become.
        Actor::Spectator => u8::MAX,
    }
}

/// The actor with this number in the database.
pub(crate) fn from_stored(number: u8) -> Option<Actor> {
    match number {
        0 => Some(Actor::Owner),
        COMPUTER => Some(Actor::Computer),
        SERVER => Some(Actor::Server),
        _ => Player::new(number).map(Actor::Player),
    }
}
