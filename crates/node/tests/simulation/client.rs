//! A simulated client: a player with a connection.

use std::collections::HashMap;

use caminos_event_log::TokenHash;
use caminos_faults::Player;
use caminos_table::Token;

use crate::action::ConnectionId;

#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) player: Player,
    pub(crate) game: usize,
    pub(crate) token: TokenHash,
    /// How many events the log had when a command was first sent over a connection. Copies of it
    /// over several connections are answered by themselves.
    pub(crate) durable_when_sent: HashMap<(ConnectionId, String), u32>,
    /// The connection, and the node that it leads to.
    pub(crate) connection: Option<(u64, usize)>,
    /// Whether it was welcomed on this connection.
    pub(crate) welcomed: bool,
}

impl Client {
    pub(crate) fn new(name: String, game: usize, token: &Token) -> Self {
        Self {
            player: Player::new(name),
            game,
            token: TokenHash::of(token),
            durable_when_sent: HashMap::new(),
            connection: None,
            welcomed: false,
        }
    }
}
