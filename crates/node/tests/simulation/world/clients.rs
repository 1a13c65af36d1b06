//! The clients' side of a simulation: they connect, send, and keep what they are shown.

use caminos_event_log::Batch;
use caminos_faults::{Fate, Sent};

use super::{NODES, World};
use crate::action::{Action, Answer, ConnectionId, Request};

impl World {
    pub(super) fn hang_up(&mut self, client: usize) {
        let client = &mut self.clients[client];
        client.connection = None;
        client.welcomed = false;
    }

    /// A client connects, sends a command, or waits.
    pub(super) fn act(&mut self, index: usize) {
        if self.clients[index].connection.is_some() && self.strikes(self.faults.connection_breaks) {
            self.totals.lost_messages += 1;
            self.hang_up(index);
        }
        let is_pending = !self.clients[index].player.pending().is_empty();
        let waits = !self.clients[index].welcomed || is_pending;
        // In the end who has everything only looks on.
        let pause = match (self.is_settling, waits) {
            (false, _) => 400,
            (true, true) => 100,
            (true, false) => 2000,
        };
        let again = 20 + self.random.below(pause);
        self.after(again, Action::Act { client: index });
        // A client that hears nothing for long tries elsewhere.
        if waits && self.clients[index].connection.is_some() && self.random.happens(50) {
            self.hang_up(index);
        }
        let Some((connection, node)) = self.clients[index].connection else {
            return self.connect(index);
        };
        if waits || self.is_settling {
            return;
        }
        if let Some(command) = self.clients[index].player.want(&mut self.random) {
            self.next_command += 1;
            let id = format!("command-{}", self.next_command);
            let sent = Sent {
                command: command.clone(),
                fate: Fate::Pending,
                copies: 0,
            };
            self.clients[index].player.sent.insert(id.clone(), sent);
            self.send(index, connection, node, Request::Command { id, command });
        }
    }

    pub(super) fn connect(&mut self, index: usize) {
        self.next_connection += 1;
        let connection = self.next_connection;
        let node = self.random.below(NODES as u64) as usize;
        let client = &mut self.clients[index];
        client.connection = Some((connection, node));
        client.welcomed = false;
        let join = Request::Join {
            since: client.player.events.len() as u32,
            head: client.player.head.clone(),
        };
        self.send(index, connection, node, join);
    }

    pub(super) fn send(
        &mut self,
        client: usize,
        connection: ConnectionId,
        node: usize,
        request: Request,
    ) {
        let durable = self.store.games[self.clients[client].game]
            .last()
            .map_or(0, Batch::end);
        if let Request::Command { id, .. } = &request
            && let Some(sent) = self.clients[client].player.sent.get_mut(id)
        {
            sent.copies += 1;
            let at = &mut self.clients[client].durable_when_sent;
            at.entry((connection, id.clone())).or_insert(durable);
        }
        let life = self.nodes[node].life;
        let delay = self.delay();
        self.after(
            delay,
            Action::ToNode {
                node,
                life,
                connection,
                client,
                request,
            },
        );
    }

    pub(super) fn answered(&mut self, index: usize, connection: ConnectionId, answer: Answer) {
        if self.clients[index].connection.map(|(id, _)| id) != Some(connection) {
            return;
        }
        let client = &mut self.clients[index];
        match answer {
            Answer::Welcome { you, since } => {
                client.player.you = you;
                client.welcomed = true;
                if since == 0 && !client.player.events.is_empty() {
                    // Only a store that was set back has another history.
                    self.fault = Some(format!("{} had another history", client.player.name));
                    self.totals.resyncs += 1;
                }
                let pending = self.clients[index].player.pending();
                if let Some((_, node)) = self.clients[index].connection {
                    for (id, command) in pending {
                        self.send(index, connection, node, Request::Command { id, command });
                    }
                }
            }
            Answer::Events {
                since,
                ids,
                head,
                events,
            } => {
                if let Err(fault) = client.player.shown(since, &ids, &head, &events) {
                    self.fault = Some(fault);
                }
            }
            Answer::Refused(id) => {
                self.totals.refused += 1;
                if let Some(sent) = client.player.sent.get_mut(&id)
                    && sent.fate == Fate::Pending
                {
                    sent.fate = Fate::Refused;
                }
            }
            Answer::Unavailable | Answer::Broken => self.hang_up(index),
        }
    }
}
