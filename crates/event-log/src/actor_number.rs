//! The numbers that stand for actors in a store.

use caminos_table::{Actor, Player};

const COMPUTER: u8 = 5;
const SERVER: u8 = 6;

/// An actor's number. A spectator has none: whoever claims a seat is stored as the player that
/// they become.
pub(crate) const fn number(actor: Actor) -> Option<u8> {
    match actor {
        Actor::Owner => Some(0),
        Actor::Player(player) => Some(player.number()),
        Actor::Computer => Some(COMPUTER),
        Actor::Server => Some(SERVER),
        Actor::Spectator => None,
    }
}

/// The actor with this number.
pub(crate) fn actor(number: u8) -> Option<Actor> {
    match number {
        0 => Some(Actor::Owner),
        COMPUTER => Some(Actor::Computer),
        SERVER => Some(Actor::Server),
        _ => Player::new(number).map(Actor::Player),
    }
}
