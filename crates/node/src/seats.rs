//! Which secret token holds which seat of a game.

use caminos_event_log::TokenHash;
use caminos_table::{Actor, Player};

/// The tokens that hold seats of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats(Vec<(Actor, TokenHash)>);

impl Seats {
    pub(crate) fn add(&mut self, actor: Actor, token: TokenHash) {
        self.0.push((actor, token));
    }

    pub(crate) fn free(&mut self, player: Player) {
        self.0.retain(|(actor, _)| *actor != Actor::Player(player));
    }

    /// Who holds this token.
    #[must_use]
    pub fn actor(&self, token: &TokenHash) -> Actor {
        // Every seat is compared, so that the time does not depend on which one it is.
        self.0
            .iter()
            .fold(Actor::Spectator, |found, (actor, hash)| {
                if hash.is(token) { *actor } else { found }
            })
    }
}
