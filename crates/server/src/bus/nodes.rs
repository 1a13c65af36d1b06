//! Which other nodes live: each says so now and then, and one that has become silent serves nobody.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::NodeId;

/// How often a node says that it lives: one message, whatever it serves.
pub(super) const ALIVE_INTERVAL: Duration = Duration::from_secs(1);

/// How often it is looked who has become silent.
pub(crate) const CHECK_INTERVAL: Duration = Duration::from_millis(500);

/// After so long without a word a node is taken for dead.
const SILENCE: Duration = Duration::from_secs(4);

/// When a silent node is forgotten: rooms have forgotten it by then.
const FORGET: Duration = Duration::from_secs(120);

/// The other nodes that have ever said that they live.
#[derive(Debug, Default)]
pub(super) struct Nodes(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    nodes: HashMap<NodeId, Node>,
    /// Whether another one is silent than when somebody asked last.
    changed: bool,
}

#[derive(Debug)]
struct Node {
    heard: Instant,
    is_silent: bool,
}

impl Nodes {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node has said that it lives.
    pub(super) fn heard(&self, node: NodeId, now: Instant) {
        let mut known = self.lock();
        let fresh = Node {
            heard: now,
            is_silent: false,
        };
        let before = known.nodes.insert(node, fresh);
        known.changed |= before.is_some_and(|before| before.is_silent);
    }

    /// Whether a node lived and has become silent. One of an older version never says that it lives.
    pub(super) fn is_silent(&self, node: NodeId) -> bool {
        let known = self.lock();
        known.nodes.get(&node).is_some_and(|node| node.is_silent)
    }

    /// Finds those that have become silent; gives whether others are so than before. While this
    /// node is not connected itself it hears nobody, and that says nothing about them.
    pub(super) fn check(&self, now: Instant, is_connected: bool) -> bool {
        let mut known = self.lock();
        let mut changed = std::mem::take(&mut known.changed);
        known.nodes.retain(|_, node| {
            if !is_connected && !node.is_silent {
                node.heard = now;
            }
            let silence = now.saturating_duration_since(node.heard);
            changed |= !node.is_silent && silence >= SILENCE;
            node.is_silent |= silence >= SILENCE;
            silence < FORGET
        });
        changed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODE: NodeId = NodeId(7);

    struct Seconds(Instant);

    impl Seconds {
        fn at(&self, seconds: u64) -> Instant {
            self.0 + Duration::from_secs(seconds)
        }
    }

    /// The players of a node that was killed were shown as present for up to a minute.
    #[test]
    fn the_players_of_a_dead_node_are_away_within_five_seconds() {
        assert!(SILENCE + CHECK_INTERVAL < Duration::from_secs(5));
        assert!(ALIVE_INTERVAL * 3 < SILENCE, "a lost message does no harm");
    }

    #[test]
    fn a_node_is_silent_until_it_is_heard_again() {
        let (nodes, time) = (Nodes::default(), Seconds(Instant::now()));
        nodes.heard(NODE, time.at(0));
        assert!(!nodes.check(time.at(3), true) && !nodes.is_silent(NODE));
        assert!(nodes.check(time.at(4), true) && nodes.is_silent(NODE));
        assert!(!nodes.check(time.at(5), true), "it was said before");
        nodes.heard(NODE, time.at(6));
        assert!(nodes.check(time.at(6), true) && !nodes.is_silent(NODE));
        assert!(nodes.check(time.at(10), true) && nodes.is_silent(NODE));
        nodes.check(time.at(1000), true);
        assert!(nodes.lock().nodes.is_empty(), "it was another run");
    }

    #[test]
    fn who_hears_nothing_takes_nobody_for_dead() {
        let (nodes, time) = (Nodes::default(), Seconds(Instant::now()));
        nodes.heard(NODE, time.at(0));
        for second in 1..100 {
            assert!(!nodes.check(time.at(second), false) && !nodes.is_silent(NODE));
        }
        assert!(!nodes.check(time.at(102), true) && !nodes.is_silent(NODE));
        assert!(nodes.check(time.at(103), true) && nodes.is_silent(NODE));
    }

    #[test]
    fn a_node_that_never_says_that_it_lives_is_not_silent() {
        let (nodes, time) = (Nodes::default(), Seconds(Instant::now()));
        assert!(!nodes.check(time.at(100), true) && !nodes.is_silent(NODE));
    }
}
