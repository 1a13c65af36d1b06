//! The computers' side of a simulation: turns that nodes take care of.

use caminos_event_log::Batch;
use caminos_faults::any_move;
use caminos_node::{Care, History, Origin, Turn, Writers};
use caminos_table::{Event, EventKind};

use super::World;
use crate::action::Action;

/// Pause before something is tried again, in milliseconds.
pub(super) const RETRY: u64 = 1000;
/// How long a node waits for a move that another one may be searching.
const TAKEOVER: u64 = 8000;
/// The longest search.
const SEARCH: u64 = 1000;

impl World {
    pub(super) fn take_care(&mut self, node: usize, game: usize, origin: Origin) {
        let Some(replica) = self.nodes[node].replicas.get(&game) else {
            return;
        };
        let match_state = replica.history().match_state();
        let taken = self.nodes[node].turns.get(&game).copied();
        let mut followers = self.nodes[node].followers.keys();
        let is_followed = followers.any(|(followed, _)| *followed == game);
        match Care::of(match_state, taken, is_followed, origin, Writers::Many) {
            Care::AsBefore => {}
            Care::Nothing => {
                self.nodes[node].turns.remove(&game);
            }
            Care::Search(turn) => {
                let position = match_state.position();
                let text = any_move(position, &mut self.random);
                if let Some(text) = &text {
                    let found = (game, position.fingerprint(), text.clone());
                    self.found.insert(found);
                }
                let time = 1 + self.random.below(SEARCH);
                self.search(node, game, turn, text, time);
            }
            Care::Watch(turn) => self.search(node, game, turn, None, TAKEOVER),
        }
    }

    /// Takes care of a turn: with a move, or with another look at the game.
    fn search(&mut self, node: usize, game: usize, turn: Turn, text: Option<String>, time: u64) {
        let life = self.nodes[node].life;
        self.nodes[node].turns.insert(game, turn);
        self.after(
            time,
            Action::Searched {
                node,
                life,
                game,
                turn,
                text,
            },
        );
    }

    pub(super) fn searched(&mut self, node: usize, game: usize, turn: Turn, text: Option<String>) {
        if self.nodes[node].turns.get(&game) != Some(&turn) {
            return;
        }
        let now = self.clock(node);
        match text {
            Some(text) => self.with_replica(node, game, Origin::ThisNode, |replica| {
                replica.submit_computer_move(turn, text, now)
            }),
            None => {
                self.nodes[node].turns.remove(&game);
                self.take_care(node, game, Origin::ThisNode);
            }
        }
    }

    pub(super) fn computer_move_refused(&mut self, node: usize, game: usize, turn: Turn) {
        self.totals.outdated += 1;
        if self.nodes[node].turns.get(&game) == Some(&turn) {
            self.search(node, game, turn, None, RETRY);
        }
    }

    /// A computer's move that reaches the log was found for the position that the log has then.
    pub(super) fn check_computer_move(&mut self, game: usize, batch: &Batch) {
        let stored = &self.store.games[game];
        if stored.last().map(Batch::end) != Some(batch.first) {
            // It will be refused.
            return;
        }
        let events: Vec<Event> = serde_json::from_str(&batch.events).expect("a batch");
        let Ok(history) = History::new(stored.iter().cloned()) else {
            return;
        };
        let position = history.match_state().position().fingerprint();
        for event in events {
            if let EventKind::Moved { mv, .. } = event.kind
                && !self.found.contains(&(game, position, mv.clone()))
            {
                self.fault = Some(format!("{mv} was found for another position"));
            }
        }
    }
}
