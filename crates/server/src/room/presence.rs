//! Who of the players is connected, on this node and on others.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use caminos_protocol::socket::{GameId, ServerMessage};
use caminos_table::{Actor, Player};

use super::{FollowerId, Room, State};
use crate::bus::{BusMessage, NodeId};

/// Who is connected, and which message says so.
#[derive(Debug, Default)]
pub(super) struct Presence {
    here: Vec<Actor>,
    /// What each of the other nodes has said that has players.
    nodes: HashMap<NodeId, (Vec<Actor>, Instant)>,
    /// Who is connected to those of them that live.
    elsewhere: Vec<Actor>,
    /// Counts changes.
    pub(super) version: u64,
    pub(super) text: Utf8Bytes,
}

impl Room {
    /// After so long without news of another node about this game, its clients are taken for gone.
    const PRESENCE_EXPIRY: Duration = Duration::from_secs(45);

    /// Who of the players is connected to this node has perhaps changed.
    pub(super) fn update_presence(&self, state: &mut State) {
        let seats = state.replica.history().seats();
        let mut here: Vec<Actor> = state
            .players
            .iter()
            .filter(|player| !player.away)
            .map(|player| seats.actor(&player.token))
            .collect();
        here.sort_unstable();
        here.dedup();
        if here != state.presence.here || state.presence.version == 0 {
            state.presence.here = here;
            self.publish_presence(state);
        }
        self.announce_presence(state);
    }

    /// Another node has said who of the players is connected to it.
    pub(super) fn heard_presence(&self, state: &mut State, node: NodeId, actors: Vec<Actor>) {
        if state.presence.heard(node, actors) {
            self.publish_presence(state);
        }
        self.announce_presence(state);
    }

    fn publish_presence(&self, state: &State) {
        let message = BusMessage::Presence {
            node: self.services.bus.node(),
            actors: state.presence.here.clone(),
        };
        self.services.publish(&self.id, &message);
    }

    /// Wakes everybody if the players who are connected to any node are others than before.
    fn announce_presence(&self, state: &mut State) {
        let presence = &mut state.presence;
        let expiry = Self::PRESENCE_EXPIRY;
        presence.nodes.retain(|_, (_, at)| at.elapsed() < expiry);
        let alive = presence.nodes.iter();
        let alive = alive.filter(|(node, _)| !self.services.bus.is_silent(**node));
        presence.elsewhere = alive
            .flat_map(|(_, (actors, _))| actors.iter().copied())
            .collect();
        let message = presence.message(&self.id);
        if presence.version > 0 && *presence.text == *message {
            return;
        }
        presence.text = message.into();
        presence.version += 1;
        self.wake_all(state);
    }

    /// Presence of other nodes expires, and theirs of this one is refreshed.
    pub(crate) fn refresh_presence(&self) {
        let mut state = self.lock();
        if !state.presence.here.is_empty() {
            self.publish_presence(&state);
        }
        self.announce_presence(&mut state);
    }

    /// Another node has become silent, or is heard again.
    pub(crate) fn nodes_changed(&self) {
        self.announce_presence(&mut self.lock());
    }

    /// A connection has not answered for a while, or is heard again.
    pub(super) fn set_away(&self, follower: FollowerId, away: bool) {
        let mut state = self.lock();
        let mut players = state.players.iter_mut();
        if let Some(player) = players.find(|player| player.id == follower) {
            player.away = away;
            self.update_presence(&mut state);
        }
    }
}

impl Presence {
    /// Who is connected to another node; gives whether it has to be answered. A node that has just
    /// begun to listen knows nobody yet. It says so by an empty list if only spectators are there;
    /// one that is empty since the last player left is answered as well, which does no harm. Empty
    /// lists are no answers, so that this ends.
    fn heard(&mut self, node: NodeId, actors: Vec<Actor>) -> bool {
        let is_new = if actors.is_empty() {
            self.nodes.remove(&node);
            true
        } else {
            self.nodes.insert(node, (actors, Instant::now())).is_none()
        };
        is_new && !self.here.is_empty()
    }

    fn all(&self) -> impl Iterator<Item = &Actor> {
        self.here.iter().chain(&self.elsewhere)
    }

    /// Whether anybody but this player is connected.
    pub(super) fn has_others(&self, own: Actor) -> bool {
        own != Actor::Spectator && self.all().any(|actor| *actor != own)
    }

    fn message(&self, game: &GameId) -> String {
        let mut players: Vec<Player> = self
            .all()
            .filter_map(|actor| match actor {
                Actor::Player(player) => Some(*player),
                _ => None,
            })
            .collect();
        players.sort_unstable();
        players.dedup();
        let message = ServerMessage::Presence {
            game: game.clone(),
            owner: self.all().any(|actor| *actor == Actor::Owner),
            players,
        };
        serde_json::to_string(&message).expect("messages serialise")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODE: NodeId = NodeId::new(7);

    fn with(here: &[Actor]) -> Presence {
        Presence {
            here: here.to_vec(),
            ..Presence::default()
        }
    }

    /// They saw nobody for up to 15 s.
    #[test]
    fn a_node_with_spectators_alone_is_told_who_plays() {
        let mut presence = with(&[Actor::Owner]);
        assert!(presence.heard(NODE, Vec::new()));
        assert!(presence.heard(NODE, Vec::new()), "it has begun anew");
    }

    #[test]
    fn nodes_do_not_answer_each_other_for_ever() {
        let mut presence = with(&[Actor::Owner]);
        let player = vec![Actor::Player(Player::new(1).unwrap())];
        assert!(presence.heard(NODE, player.clone()));
        assert!(!presence.heard(NODE, player.clone()));
        let mut empty = with(&[]);
        assert!(!empty.heard(NODE, Vec::new()));
        assert!(!empty.heard(NODE, player));
    }
}
