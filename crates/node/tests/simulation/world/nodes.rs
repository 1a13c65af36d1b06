//! The nodes' side of a simulation: replicas, their effects, the log and the bus.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use caminos_event_log::{Append, AppendError, Batch, Cause, GameKey};
use caminos_node::{
    Cursor, Effect, History, Origin, PublishedBatch, Replica, Reply, Turn, Writers,
};
use caminos_table::{Actor, CommandId};

use super::computers::RETRY;
use super::{NODES, World};
use crate::action::{Action, Answer, ConnectionId, Request};
use crate::client::Client;
use crate::faults::Faults;

/// A client that follows a game on a node.
#[derive(Debug)]
pub(super) struct Follower {
    pub(super) client: usize,
    pub(super) cursor: Cursor,
    /// Messages of one connection come in their order.
    pub(super) last_delivery: u64,
}

#[derive(Debug, Default)]
pub(super) struct Node {
    /// Counts restarts: what was meant for an earlier life is dropped.
    pub(super) life: u64,
    pub(super) paused_until: u64,
    /// The latest time that it has seen.
    pub(super) latest: Cell<u64>,
    pub(super) replicas: HashMap<usize, Replica<ConnectionId>>,
    pub(super) followers: BTreeMap<(usize, ConnectionId), Follower>,
    /// By game: the computer's turn that is taken care of.
    pub(super) turns: HashMap<usize, Turn>,
}

/// An error of a store.
fn cause(text: &str) -> Cause {
    Cause::new(text.to_owned())
}

impl World {
    pub(super) fn requested(
        &mut self,
        node: usize,
        connection: ConnectionId,
        client: usize,
        request: Request,
    ) {
        let game = self.clients[client].game;
        let token = self.clients[client].token;
        match request {
            Request::Join { since, head } => {
                if self.strikes(self.faults.read_fails) {
                    return self.answer(node, connection, client, Answer::Broken);
                }
                if !self.nodes[node].replicas.contains_key(&game) {
                    if !self.load(node, game) {
                        return;
                    }
                } else if self.nodes[node].replicas[&game].may_be_wrong(since, head.as_deref()) {
                    let tail = self.store.read(game, 0);
                    self.with_replica(node, game, Origin::Elsewhere, |replica| {
                        replica.tail_found(tail)
                    });
                }
                let following =
                    self.nodes[node].replicas[&game].follow(&token, since, head.as_deref());
                let follower = Follower {
                    client,
                    cursor: following.cursor,
                    last_delivery: 0,
                };
                self.nodes[node]
                    .followers
                    .insert((game, connection), follower);
                let since = following.cursor.events;
                self.answer(
                    node,
                    connection,
                    client,
                    Answer::Welcome {
                        you: following.actor,
                        since,
                    },
                );
                self.deliver(node, game);
                self.take_care(node, game, Origin::ThisNode);
            }
            Request::Command { id, command } => {
                if !self.nodes[node].followers.contains_key(&(game, connection)) {
                    return self.answer(node, connection, client, Answer::Broken);
                }
                let id = CommandId::new(&id).expect("the form of ids");
                let now = self.clock(node);
                self.with_replica(node, game, Origin::ThisNode, |replica| {
                    replica.submit(connection, token, id, command, now)
                });
            }
        }
    }

    /// Reads a game from the log; false if it is none.
    pub(super) fn load(&mut self, node: usize, game: usize) -> bool {
        match History::new(self.store.read(game, 0).batches) {
            Ok(history) => {
                let replica = Replica::new(GameKey(game as i64), history, Writers::Many);
                self.nodes[node].replicas.insert(game, replica);
                true
            }
            Err(error) => {
                self.fault = Some(error.to_string());
                false
            }
        }
    }

    pub(super) fn answer(
        &mut self,
        node: usize,
        connection: ConnectionId,
        client: usize,
        answer: Answer,
    ) {
        let delay = self.delay();
        let game = self.clients[client].game;
        let mut at = self.now + delay;
        if let Some(follower) = self.nodes[node].followers.get_mut(&(game, connection)) {
            at = at.max(follower.last_delivery);
            follower.last_delivery = at;
        }
        self.after(
            at - self.now,
            Action::ToClient {
                client,
                connection,
                answer,
            },
        );
    }

    /// Sends everybody on a node what is new to them.
    pub(super) fn deliver(&mut self, node: usize, game: usize) {
        let followers: Vec<(usize, ConnectionId)> = self.nodes[node]
            .followers
            .keys()
            .filter(|(other, _)| *other == game)
            .copied()
            .collect();
        for key in followers {
            loop {
                let Node {
                    replicas,
                    followers,
                    ..
                } = &mut self.nodes[node];
                let (Some(replica), Some(follower)) =
                    (replicas.get(&game), followers.get_mut(&key))
                else {
                    return;
                };
                let client = follower.client;
                let Some(page) = replica.history().page(&mut follower.cursor) else {
                    break;
                };
                let answer = Answer::Events {
                    since: page.since,
                    ids: page.ids,
                    head: page.head.to_string(),
                    events: page.events,
                };
                self.answer(node, key.1, client, answer);
            }
        }
    }

    pub(super) fn with_replica(
        &mut self,
        node: usize,
        game: usize,
        origin: Origin,
        change: impl FnOnce(&mut Replica<ConnectionId>) -> Vec<Effect<ConnectionId>>,
    ) {
        let Some(replica) = self.nodes[node].replicas.get_mut(&game) else {
            return;
        };
        for effect in change(replica) {
            self.carry_out(node, game, effect, origin);
        }
    }

    fn carry_out(
        &mut self,
        node: usize,
        game: usize,
        effect: Effect<ConnectionId>,
        origin: Origin,
    ) {
        let life = self.nodes[node].life;
        match effect {
            Effect::Append(append) => {
                let delay = self.delay();
                self.after(
                    delay,
                    Action::Commit {
                        node,
                        life,
                        game,
                        append,
                        late: false,
                    },
                );
            }
            Effect::Read { from } => {
                let delay = self.delay();
                self.after(
                    delay,
                    Action::Read {
                        node,
                        life,
                        game,
                        from,
                    },
                );
            }
            Effect::Publish(published) => {
                for other in (0..NODES).filter(|other| *other != node) {
                    self.publish(other, game, &published);
                }
            }
            Effect::Advanced(_) => {
                self.deliver(node, game);
                self.take_care(node, game, origin);
            }
            Effect::RetryServerCommand => {
                self.after(RETRY, Action::RetryDuties { node, life, game });
            }
            Effect::ComputerMoveRefused(turn) => self.computer_move_refused(node, game, turn),
            Effect::Reply { to, id, reply } => {
                let Some(follower) = self.nodes[node].followers.get(&(game, to)) else {
                    return;
                };
                let client = follower.client;
                let id = id.as_str().to_owned();
                let answer = match reply {
                    Reply::Refused { .. } => {
                        self.check_refusal(node, game, client, to, &id);
                        Answer::Refused(id)
                    }
                    Reply::Unavailable => Answer::Unavailable,
                    Reply::Repeated { first } => {
                        self.totals.repeated += 1;
                        let page = self.nodes[node].replicas[&game].history().batch_at(first);
                        let Some(page) = page else {
                            self.fault = Some("a repeated command has no events".to_owned());
                            return;
                        };
                        let head = page.head.to_string();
                        Answer::Events {
                            since: page.since,
                            ids: page.ids,
                            head,
                            events: page.events,
                        }
                    }
                };
                self.answer(node, to, client, answer);
            }
            Effect::Abandon(reason) => self.fault = Some(reason.to_string()),
        }
    }

    /// A node that is behind must not refuse what the log allows.
    pub(super) fn check_refusal(
        &mut self,
        node: usize,
        game: usize,
        client: usize,
        connection: ConnectionId,
        id: &str,
    ) {
        let batches = &self.store.games[game];
        let end = batches.last().map_or(0, Batch::end);
        let Client {
            token,
            player,
            durable_when_sent,
            ..
        } = &self.clients[client];
        let Some(sent) = player.sent.get(id) else {
            return;
        };
        let name = &player.name;
        let is_behind = self.nodes[node].replicas[&game].history().events() < end;
        if !is_behind || durable_when_sent.get(&(connection, id.to_owned())) != Some(&end) {
            return;
        }
        if let Ok(history) = History::new(batches.iter().cloned()) {
            let actor = history.seats().actor(token);
            let mut match_state = history.match_state().clone();
            let handled = match_state.handle(actor, &sent.command, self.clock(node));
            if handled.is_ok() {
                self.fault = Some(format!(
                    "{id} of {name} was refused by a node that was behind"
                ));
            }
        }
    }

    pub(super) fn publish(&mut self, node: usize, game: usize, published: &PublishedBatch) {
        let copies = match () {
            () if self.strikes(self.faults.bus_loses) => {
                self.totals.lost_messages += 1;
                0
            }
            () if self.strikes(self.faults.bus_doubles) => 2,
            () => 1,
        };
        let life = self.nodes[node].life;
        for _ in 0..copies {
            let (delay, published) = (self.delay(), published.clone());
            self.after(
                delay,
                Action::Published {
                    node,
                    life,
                    game,
                    published,
                },
            );
        }
    }

    /// An append reaches the log.
    pub(super) fn commit(
        &mut self,
        node: usize,
        life: u64,
        game: usize,
        append: &Append,
        late: bool,
    ) {
        let Faults {
            append_fails,
            reply_lost,
            append_late,
            forget_commits,
            ignore_conflicts,
            ..
        } = self.faults;
        if late {
            // Whoever waited for it has been answered.
            let _ = self.store.append(game, &append.batch, ignore_conflicts);
            return;
        }
        if append.batch.actor == Actor::Computer {
            self.check_computer_move(game, &append.batch);
        }
        let result = if self.strikes(append_fails) {
            Err(AppendError::Failed(cause("disk full")))
        } else if self.strikes(append_late) {
            self.totals.unknown += 1;
            let delay = 1 + self.random.below(3000);
            let append = append.clone();
            self.after(
                delay,
                Action::Commit {
                    node,
                    life,
                    game,
                    append,
                    late: true,
                },
            );
            Err(AppendError::Unknown(cause("timeout")))
        } else if self.strikes(reply_lost) {
            self.totals.unknown += 1;
            if self.random.happens(500) {
                let _ = self.store.append(game, &append.batch, ignore_conflicts);
            }
            Err(AppendError::Unknown(cause("connection lost")))
        } else if self.strikes(forget_commits) {
            Ok(())
        } else {
            match self.store.append(game, &append.batch, ignore_conflicts) {
                Ok(()) => {
                    self.totals.accepted += 1;
                    self.totals.flags += u64::from(append.batch.events.contains("time-expired"));
                    Ok(())
                }
                Err(_) => {
                    self.totals.conflicts += 1;
                    Err(AppendError::Conflict)
                }
            }
        };
        let delay = self.delay();
        self.after(
            delay,
            Action::Appended {
                node,
                life,
                game,
                result,
            },
        );
    }
}

/// The compiler's proof that a replica may be shared between threads.
const _: fn() = || {
    fn is_send<T: Send>() {}
    is_send::<Arc<std::sync::Mutex<Replica<ConnectionId>>>>();
};
