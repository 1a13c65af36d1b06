//! The simulated world: time, nodes, connections, the bus.

mod clients;
mod computers;
mod nodes;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use caminos_event_log::{Batch, TokenHash};
use caminos_faults::Random;
use caminos_node::{History, Origin, ReadFailure};
use caminos_table::{
    Actor, Command, Match, MatchSetup, Moment, SeatSetup, Strength, TimeControl, Token,
};

use self::nodes::Node;
use crate::action::{Action, ConnectionId, Queued};
use crate::client::Client;
use crate::faults::Faults;
use crate::store::Store;
use crate::totals::Totals;

const NODES: usize = 3;
/// Without clocks, with clocks, and against a computer.
const GAMES: usize = 3;
const AGAINST_COMPUTER: usize = 2;
/// How far the clocks of nodes are ahead if nobody sets them, in milliseconds.
const CLOCKS: [i64; NODES] = [0, 120, 240];
/// How long there are faults, in milliseconds.
const TROUBLE: u64 = 20_000;

pub(crate) struct World {
    pub(crate) now: u64,
    order: u64,
    queue: BinaryHeap<Reverse<Queued>>,
    random: Random,
    faults: Faults,
    trace: bool,
    nodes: Vec<Node>,
    /// By node: how far its clock is ahead.
    ahead: [i64; NODES],
    /// Moves that were found for computers: the game, the position, the move.
    found: HashSet<(usize, u64, String)>,
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
            ahead: CLOCKS,
            found: HashSet::new(),
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
        let opponent = if game == AGAINST_COMPUTER {
            SeatSetup::computer(Strength::FIRST)
        } else {
            SeatSetup::link()
        };
        let seats = vec![SeatSetup::here("Ada"), opponent];
        let clock = (game == 1).then_some(TimeControl::Increment {
            base: 5,
            increment: 1,
        });
        let setup = MatchSetup {
            clock,
            ..MatchSetup::new("ring", seats)
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
        self.ahead = CLOCKS;
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
                    self.with_replica(node, game, Origin::ThisNode, |replica| {
                        replica.appended(result)
                    });
                }
            }
            Action::Read {
                node,
                life,
                game,
                from,
            } => {
                let tail = if self.strikes(self.faults.read_fails) {
                    Err(ReadFailure::Unavailable)
                } else {
                    Ok(self.store.read(game, from))
                };
                let delay = self.delay();
                self.after(
                    delay,
                    Action::WasRead {
                        node,
                        life,
                        game,
                        tail,
                    },
                );
            }
            Action::WasRead {
                node,
                life,
                game,
                tail,
            } => {
                let action = Action::WasRead {
                    node,
                    life,
                    game,
                    tail: tail.clone(),
                };
                if self.is_up(node, life, action) {
                    self.with_replica(node, game, Origin::Elsewhere, |replica| {
                        replica.read_finished(tail)
                    });
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
                    self.with_replica(node, game, Origin::Elsewhere, |replica| {
                        replica.published(published)
                    });
                }
            }
            Action::Searched {
                node,
                life,
                game,
                turn,
                text,
            } => {
                let action = Action::Searched {
                    node,
                    life,
                    game,
                    turn,
                    text: text.clone(),
                };
                if self.is_up(node, life, action) {
                    self.searched(node, game, turn, text);
                }
            }
            Action::RetryDuties { node, life, game } => {
                if self.is_up(node, life, Action::RetryDuties { node, life, game }) {
                    self.nodes[node].turns.remove(&game);
                    self.take_care(node, game, Origin::ThisNode);
                }
            }
            Action::Poll { node } => {
                for game in 0..GAMES {
                    let events = self.store.games[game].last().map_or(0, Batch::end);
                    if self.now >= self.nodes[node].paused_until
                        && self.nodes[node].replicas.contains_key(&game)
                    {
                        self.with_replica(node, game, Origin::Elsewhere, |replica| {
                            replica.heard_of(events)
                        });
                    }
                    self.keep_time(node, game);
                }
                self.after(2000, Action::Poll { node });
            }
            Action::Trouble => self.trouble(),
        }
    }

    /// The clock of a node: they differ, and one that is set back stands still.
    fn clock(&self, node: usize) -> Moment {
        let now = self.now.saturating_add_signed(self.ahead[node]);
        let latest = &self.nodes[node].latest;
        latest.set(latest.get().max(now));
        Moment(latest.get())
    }

    /// Lets the flag fall in a game whose time is over, whether the node has it or not.
    fn keep_time(&mut self, node: usize, game: usize) {
        if self.now < self.nodes[node].paused_until {
            return;
        }
        let now = self.clock(node);
        let is_overdue =
            |history: &History| history.match_state().deadline().is_some_and(|at| at <= now);
        if !self.nodes[node].replicas.contains_key(&game) {
            let stored = History::new(self.store.read(game, 0).batches);
            if !stored.is_ok_and(|history| is_overdue(&history)) || !self.load(node, game) {
                return;
            }
        }
        if is_overdue(self.nodes[node].replicas[&game].history()) {
            self.with_replica(node, game, Origin::ThisNode, |replica| {
                replica.submit_as_server(Command::Flag, now)
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
        } else if self.strikes(self.faults.clock_jumps) {
            self.totals.clock_jumps += 1;
            self.ahead[node] = self.random.below(6000) as i64 - 2000;
        }
        self.after(100, Action::Trouble);
    }
}
