//! The simulated world: time, nodes, connections, the bus.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::sync::Arc;

use caminos_event_log::{Append, AppendError, Batch, Cause, GameKey, TokenHash};
use caminos_faults::{Fate, Random, Sent};
use caminos_node::{Cursor, Effect, History, PublishedBatch, Replica, Reply, Writers};
use caminos_protocol::socket::{CommandId, Token};
use caminos_table::{Actor, Command, Match, Moment, SeatSetup, Setup, TimeControl};

use crate::client::Client;
use crate::faults::Faults;
use crate::store::Store;

const NODES: usize = 3;
const GAMES: usize = 2;
/// How long there are faults, in milliseconds.
const TROUBLE: u64 = 20_000;

type ConnectionId = u64;

/// What has happened in a world.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) accepted: u64,
    pub(crate) refused: u64,
    pub(crate) repeated: u64,
    pub(crate) conflicts: u64,
    pub(crate) unknown: u64,
    pub(crate) lost_messages: u64,
    pub(crate) crashes: u64,
    pub(crate) pauses: u64,
    pub(crate) resyncs: u64,
    /// Flags that fell.
    pub(crate) flags: u64,
}

impl Totals {
    pub(crate) fn add(&mut self, other: Self) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.repeated += other.repeated;
        self.conflicts += other.conflicts;
        self.unknown += other.unknown;
        self.lost_messages += other.lost_messages;
        self.crashes += other.crashes;
        self.pauses += other.pauses;
        self.resyncs += other.resyncs;
        self.flags += other.flags;
    }
}

/// A client that follows a game on a node.
#[derive(Debug)]
struct Follower {
    client: usize,
    cursor: Cursor,
    /// Messages of one connection come in their order.
    last_delivery: u64,
}

#[derive(Debug, Default)]
struct Node {
    /// Counts restarts: what was meant for an earlier life is dropped.
    life: u64,
    paused_until: u64,
    replicas: HashMap<usize, Replica<ConnectionId>>,
    followers: BTreeMap<(usize, ConnectionId), Follower>,
}

/// What a client sends.
#[derive(Clone, Debug)]
enum Request {
    Join { since: u32, head: Option<String> },
    Command { id: String, command: Command },
}

/// What a client gets.
#[derive(Clone, Debug)]
enum Answer {
    Welcome {
        you: Actor,
        since: u32,
    },
    Events {
        since: u32,
        ids: Vec<CommandId>,
        head: String,
        events: String,
    },
    Refused(String),
    Unavailable,
    Broken,
}

#[derive(Debug)]
enum Action {
    /// Somebody does something: plays, reconnects.
    Act {
        client: usize,
    },
    ToNode {
        node: usize,
        life: u64,
        connection: ConnectionId,
        client: usize,
        request: Request,
    },
    ToClient {
        client: usize,
        connection: ConnectionId,
        answer: Answer,
    },
    /// An append reaches the log.
    Commit {
        node: usize,
        life: u64,
        game: usize,
        append: Append,
        late: bool,
    },
    Appended {
        node: usize,
        life: u64,
        game: usize,
        result: Result<(), AppendError>,
    },
    /// A read reaches the log.
    Read {
        node: usize,
        life: u64,
        game: usize,
        from: u32,
    },
    WasRead {
        node: usize,
        life: u64,
        game: usize,
        batches: Option<Vec<Batch>>,
    },
    Published {
        node: usize,
        life: u64,
        game: usize,
        published: PublishedBatch,
    },
    /// A node compares its games with the heads of the log.
    Poll {
        node: usize,
    },
    Trouble,
}

#[derive(Debug)]
struct Queued {
    at: u64,
    order: u64,
    action: Action,
}

impl PartialEq for Queued {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Queued {}
impl PartialOrd for Queued {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Queued {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

pub(crate) struct World {
    pub(crate) now: u64,
    order: u64,
    queue: BinaryHeap<Reverse<Queued>>,
    random: Random,
    faults: Faults,
    trace: bool,
    nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) store: Store,
    next_connection: ConnectionId,
    next_command: u64,
    is_settling: bool,
    pub(crate) fault: Option<String>,
    pub(crate) totals: Totals,
}

fn token(name: &str) -> Token {
    Token::new(&format!("{name:_<24}")).expect("the form of tokens")
}

/// An error of a store.
fn cause(text: &str) -> Cause {
    Cause::new(text.to_owned())
}

impl World {
    pub(crate) fn new(seed: u64, faults: Faults, trace: bool) -> Self {
        let mut world = Self {
            now: 0,
            order: 0,
            queue: BinaryHeap::new(),
            random: Random::new(seed),
            faults,
            trace,
            nodes: (0..NODES).map(|_| Node::default()).collect(),
            clients: Vec::new(),
            store: Store::default(),
            next_connection: 0,
            next_command: 0,
            is_settling: false,
            fault: None,
            totals: Totals::default(),
        };
        for game in 0..GAMES {
            world.open(game);
        }
        for client in 0..world.clients.len() {
            world.after(client as u64, Action::Act { client });
        }
        for node in 0..NODES {
            world.after(500 + node as u64, Action::Poll { node });
        }
        world.after(100, Action::Trouble);
        world
    }

    fn open(&mut self, game: usize) {
        let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
        // The first game has no clocks, the others have.
        let clock = (game > 0).then_some(TimeControl::Increment {
            base: 5,
            increment: 1,
        });
        let setup = Setup {
            clock,
            ..Setup::new("ring", seats)
        };
        let (_, opened) = Match::open(setup, Moment(0)).expect("a setup");
        let owner = token(&format!("owner-{game}"));
        self.store.games.push(vec![Batch {
            first: 0,
            count: 1,
            actor: Actor::Owner,
            command: None,
            seat_token: Some(TokenHash::of(&owner)),
            events: serde_json::to_string(&[opened])
                .expect("events serialise")
                .into(),
        }]);
        for name in ["owner", "guest", "other-guest", "spectator"] {
            let name = format!("{name}-{game}");
            let token = token(&name);
            self.clients.push(Client::new(name, game, &token));
        }
    }

    fn after(&mut self, delay: u64, action: Action) {
        self.order += 1;
        let queued = Queued {
            at: self.now + delay,
            order: self.order,
            action,
        };
        self.queue.push(Reverse(queued));
    }

    fn delay(&mut self) -> u64 {
        let most = if self.is_settling {
            1
        } else {
            self.faults.delay
        };
        1 + self.random.below(most)
    }

    /// Whether a fault strikes that does so often in a thousand.
    fn strikes(&mut self, per_thousand: u64) -> bool {
        !self.is_settling && self.random.happens(per_thousand)
    }

    pub(crate) fn run(&mut self) {
        self.run_until(TROUBLE);
    }

    /// No more faults: everybody connects, sends again what was not answered, and waits.
    pub(crate) fn settle(&mut self) {
        self.is_settling = true;
        for node in &mut self.nodes {
            node.paused_until = 0;
        }
        self.run_until(TROUBLE + 60_000);
    }

    fn run_until(&mut self, end: u64) {
        while self.fault.is_none()
            && let Some(Reverse(next)) = self.queue.peek()
            && next.at <= end
            && let Some(Reverse(next)) = self.queue.pop()
        {
            self.now = next.at;
            if self.trace {
                println!("{:>6} {:?}", self.now, next.action);
            }
            self.step(next.action);
        }
    }

    fn step(&mut self, action: Action) {
        match action {
            Action::Act { client } => self.act(client),
            Action::ToNode {
                node,
                life,
                connection,
                client,
                request,
            } => {
                let action = Action::ToNode {
                    node,
                    life,
                    connection,
                    client,
                    request: request.clone(),
                };
                if self.is_up(node, life, action) {
                    self.requested(node, connection, client, request);
                }
            }
            Action::ToClient {
                client,
                connection,
                answer,
            } => self.answered(client, connection, answer),
            Action::Commit {
                node,
                life,
                game,
                append,
                late,
            } => self.commit(node, life, game, &append, late),
            Action::Appended {
                node,
                life,
                game,
                result,
            } => {
                let action = Action::Appended {
                    node,
                    life,
                    game,
                    result: result.clone(),
                };
                if self.is_up(node, life, action) {
                    self.with_replica(node, game, |replica| replica.appended(result));
                }
            }
            Action::Read {
                node,
                life,
                game,
                from,
            } => {
                let batches =
                    (!self.strikes(self.faults.read_fails)).then(|| self.store.read(game, from));
                let delay = self.delay();
                self.after(
                    delay,
                    Action::WasRead {
                        node,
                        life,
                        game,
                        batches,
                    },
                );
            }
            Action::WasRead {
                node,
                life,
                game,
                batches,
            } => {
                let action = Action::WasRead {
                    node,
                    life,
                    game,
                    batches: batches.clone(),
                };
                if self.is_up(node, life, action) {
                    self.with_replica(node, game, |replica| replica.read(batches));
                }
            }
            Action::Published {
                node,
                life,
                game,
                published,
            } => {
                let action = Action::Published {
                    node,
                    life,
                    game,
                    published: published.clone(),
                };
                if self.is_up(node, life, action) && self.nodes[node].replicas.contains_key(&game) {
                    self.with_replica(node, game, |replica| replica.published(published));
                }
            }
            Action::Poll { node } => {
                for game in 0..GAMES {
                    let events = self.store.games[game].last().map_or(0, Batch::end);
                    if self.now >= self.nodes[node].paused_until
                        && self.nodes[node].replicas.contains_key(&game)
                    {
                        self.with_replica(node, game, |replica| replica.heard_of(events));
                    }
                    self.keep_time(node, game);
                }
                self.after(2000, Action::Poll { node });
            }
            Action::Trouble => self.trouble(),
        }
    }

    /// The clock of a node: they differ a little.
    fn clock(&self, node: usize) -> Moment {
        Moment(self.now + 120 * node as u64)
    }

    /// Lets the flag fall in a game whose time is over, whether the node has it or not.
    fn keep_time(&mut self, node: usize, game: usize) {
        if self.now < self.nodes[node].paused_until {
            return;
        }
        let now = self.clock(node);
        let is_overdue = |history: &History| history.game().deadline().is_some_and(|at| at <= now);
        if !self.nodes[node].replicas.contains_key(&game) {
            let stored = History::new(self.store.read(game, 0));
            if !stored.is_ok_and(|history| is_overdue(&history)) || !self.load(node, game) {
                return;
            }
        }
        if is_overdue(self.nodes[node].replicas[&game].history()) {
            self.with_replica(node, game, |replica| {
                replica.server_command(Actor::Server, Command::Flag, now)
            });
        }
    }

    /// What comes to a paused node waits; what comes to an earlier life of it is lost.
    fn is_up(&mut self, node: usize, life: u64, action: Action) -> bool {
        let Node {
            life: current,
            paused_until,
            ..
        } = self.nodes[node];
        if life != current {
            return false;
        }
        if self.now < paused_until {
            self.after(paused_until - self.now, action);
            return false;
        }
        true
    }

    fn trouble(&mut self) {
        if self.is_settling {
            return;
        }
        let node = self.random.below(NODES as u64) as usize;
        if self.strikes(self.faults.crash) {
            self.totals.crashes += 1;
            self.nodes[node] = Node {
                life: self.nodes[node].life + 1,
                ..Node::default()
            };
            for client in 0..self.clients.len() {
                if self.clients[client]
                    .connection
                    .is_some_and(|(_, to)| to == node)
                {
                    self.hang_up(client);
                }
            }
        } else if self.strikes(self.faults.pause) {
            self.totals.pauses += 1;
            let pause = 1 + self.random.below(5000);
            self.nodes[node].paused_until = self.now + pause;
        }
        self.after(100, Action::Trouble);
    }

    fn hang_up(&mut self, client: usize) {
        let client = &mut self.clients[client];
        client.connection = None;
        client.welcomed = false;
    }

    /// A client connects, sends a command, or waits.
    fn act(&mut self, index: usize) {
        let again = 20 + self.random.below(if self.is_settling { 100 } else { 400 });
        self.after(again, Action::Act { client: index });
        if self.clients[index].connection.is_some() && self.strikes(self.faults.connection_breaks) {
            self.totals.lost_messages += 1;
            self.hang_up(index);
        }
        // A client that hears nothing for long tries elsewhere.
        let waits =
            !self.clients[index].welcomed || !self.clients[index].player.pending().is_empty();
        if waits && self.clients[index].connection.is_some() && self.random.happens(50) {
            self.hang_up(index);
        }
        let Some((connection, node)) = self.clients[index].connection else {
            return self.connect(index);
        };
        if !self.clients[index].welcomed
            || self.is_settling
            || !self.clients[index].player.pending().is_empty()
        {
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

    fn connect(&mut self, index: usize) {
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

    fn send(&mut self, client: usize, connection: ConnectionId, node: usize, request: Request) {
        let durable = self.store.games[self.clients[client].game]
            .last()
            .map_or(0, Batch::end);
        if let Request::Command { id, .. } = &request
            && let Some(sent) = self.clients[client].player.sent.get_mut(id)
        {
            sent.copies += 1;
            let at = &mut self.clients[client].durable_when_sent;
            at.insert(id.clone(), durable);
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

    fn answered(&mut self, index: usize, connection: ConnectionId, answer: Answer) {
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

    fn requested(
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
                } else if self.nodes[node].replicas[&game].is_behind(since) {
                    let known = self.nodes[node].replicas[&game].history().events();
                    let batches = self.store.read(game, known);
                    self.with_replica(node, game, |replica| replica.found(batches));
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
            }
            Request::Command { id, command } => {
                if !self.nodes[node].followers.contains_key(&(game, connection)) {
                    return self.answer(node, connection, client, Answer::Broken);
                }
                let id = CommandId::new(&id).expect("the form of ids");
                let now = self.clock(node);
                self.with_replica(node, game, |replica| {
                    replica.command(connection, token, id, command, now)
                });
            }
        }
    }

    /// Reads a game from the log; false if it is none.
    fn load(&mut self, node: usize, game: usize) -> bool {
        match History::new(self.store.read(game, 0)) {
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

    fn answer(&mut self, node: usize, connection: ConnectionId, client: usize, answer: Answer) {
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
    fn deliver(&mut self, node: usize, game: usize) {
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

    fn with_replica(
        &mut self,
        node: usize,
        game: usize,
        change: impl FnOnce(&mut Replica<ConnectionId>) -> Vec<Effect<ConnectionId>>,
    ) {
        let Some(replica) = self.nodes[node].replicas.get_mut(&game) else {
            return;
        };
        for effect in change(replica) {
            self.carry_out(node, game, effect);
        }
    }

    fn carry_out(&mut self, node: usize, game: usize, effect: Effect<ConnectionId>) {
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
            Effect::Advanced(_) => self.deliver(node, game),
            Effect::Undone => {}
            Effect::Reply { to, id, reply } => {
                let Some(follower) = self.nodes[node].followers.get(&(game, to)) else {
                    return;
                };
                let client = follower.client;
                let id = id.as_str().to_owned();
                let answer = match reply {
                    Reply::Refused { .. } => {
                        self.check_refusal(node, game, client, &id);
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
    fn check_refusal(&mut self, node: usize, game: usize, client: usize, id: &str) {
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
        if !is_behind || durable_when_sent.get(id) != Some(&end) {
            return;
        }
        if let Ok(history) = History::new(batches.iter().cloned()) {
            let actor = history.seats().actor(token);
            let decision = history
                .game()
                .decide(actor, &sent.command, self.clock(node));
            if decision.is_ok() {
                self.fault = Some(format!(
                    "{id} of {name} was refused by a node that was behind"
                ));
            }
        }
    }

    fn publish(&mut self, node: usize, game: usize, published: &PublishedBatch) {
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
    fn commit(&mut self, node: usize, life: u64, game: usize, append: &Append, late: bool) {
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
