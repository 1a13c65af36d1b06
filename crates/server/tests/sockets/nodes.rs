//! Several nodes on one Postgres and one NATS, both real.

use std::io::Write as _;
use std::net::TcpStream;
use std::sync::Arc;

use caminos_event_log::PostgresLog;
use caminos_protocol::socket::{GameId, ServerError};
use caminos_server::{NatsOptions, Options, SecretUrl};
use caminos_table::{Actor, Command, Match, MatchSetup, Player, Refusal, SeatSetup, Strength};
use caminos_test_services::{Nats, Postgres};

use crate::client::{Client, Fate, Raw, get, join_message, open, token};
use crate::server::{Server, options};
use crate::{SHORT, with_friend};

/// The engines that nodes share.
struct Engines {
    postgres: Postgres,
    nats: Option<Nats>,
    database: String,
}

impl Engines {
    fn start(name: &str) -> Self {
        let postgres = Postgres::start().unwrap();
        let database = postgres.new_database(name).unwrap();
        let nats = Some(Nats::start().unwrap());
        Self {
            postgres,
            nats,
            database,
        }
    }

    fn without_bus(name: &str) -> Self {
        let postgres = Postgres::start().unwrap();
        let database = postgres.new_database(name).unwrap();
        Self {
            postgres,
            nats: None,
            database,
        }
    }

    /// A node that cannot reach NATS.
    fn cut_off(&self) -> Server {
        self.node_with(None)
    }

    fn node(&self) -> Server {
        let nats = self.nats.as_ref().map(|nats| NatsOptions {
            url: SecretUrl::parse(&nats.url(), &["nats"]).unwrap(),
            credentials: None,
            root_certificates: None,
        });
        self.node_with(nats)
    }

    fn node_with(&self, nats: Option<NatsOptions>) -> Server {
        let url = self.database.clone();
        let options = Options { nats, ..options() };
        Server::on(options, move || async move {
            Arc::new(PostgresLog::open(&url).await.unwrap()) as _
        })
    }
}

/// Sends a command until the nodes can execute it.
fn insist(client: &mut Client, command: &Command) -> Fate {
    let id = client.new_id();
    loop {
        client.send(&id, command);
        match client.answer_to(&id) {
            Fate::Unavailable => std::thread::sleep(std::time::Duration::from_millis(50)),
            fate => return fate,
        }
    }
}

fn mv(ply: u16) -> Command {
    let text = SHORT[usize::from(ply)].to_owned();
    Command::Move { text, ply }
}

/// Plays the short game, each player on a node of their own.
fn play_short(ada: &mut Client, bo: &mut Client) {
    let known = ada.events.len();
    for ply in 0..5 {
        let player = if ply % 2 == 0 { &mut *ada } else { &mut *bo };
        player.wait_for(known + usize::from(ply));
        let fate = insist(player, &mv(ply));
        assert!(matches!(fate, Fate::Done(_)), "{ply}: {fate:?}");
    }
    ada.wait_for(known + 5);
    bo.wait_for(known + 5);
    assert_eq!(ada.events, bo.events);
    assert!(Match::from_events(&ada.events).unwrap().is_over());
}

fn claim() -> Command {
    Command::Claim { name: None }
}

#[test]
fn any_node_serves_any_game() {
    let engines = Engines::start("any_node");
    let nodes = [(); 3].map(|()| engines.node());
    let opened = open(nodes[0].address, &with_friend());
    let mut ada = Client::join(nodes[1].address, &opened.game, &opened.token);
    let mut bo = Client::join(nodes[2].address, &opened.game, &token(1));
    assert!(matches!(bo.command(&claim()), Fate::Done(_)));
    ada.wait_for(2);
    // Whoever is connected to another node is present, too.
    while ada.presence != Some((true, 1)) || bo.presence != Some((true, 1)) {
        if ada.presence != Some((true, 1)) {
            ada.take();
        } else {
            bo.take();
        }
    }
    play_short(&mut ada, &mut bo);
    let eve = Client::join(nodes[0].address, &opened.game, &token(2));
    assert_eq!(eve.events, ada.events);
    for node in &nodes {
        assert_eq!(get(node.address, "/healthz").status, 200);
    }
}

#[test]
fn without_a_bus_nodes_follow_the_log() {
    let engines = Engines::without_bus("no_bus");
    let nodes = [engines.node(), engines.node()];
    let opened = open(nodes[0].address, &with_friend());
    let mut ada = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut bo = Client::join(nodes[1].address, &opened.game, &token(1));
    assert!(matches!(bo.command(&claim()), Fate::Done(_)));
    ada.wait_for(2);
    play_short(&mut ada, &mut bo);
}

#[test]
fn play_goes_on_with_a_node_that_has_lost_the_bus() {
    let engines = Engines::start("cut_off");
    let nodes = [engines.node(), engines.cut_off()];
    let opened = open(nodes[0].address, &with_friend());
    let mut ada = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut bo = Client::join(nodes[1].address, &opened.game, &token(1));
    assert!(matches!(bo.command(&claim()), Fate::Done(_)));
    ada.wait_for(2);
    play_short(&mut ada, &mut bo);
}

/// A node that says what a test wants.
struct FakeNode(TcpStream);

impl FakeNode {
    const NAME: &str = "00000000000000ff";

    fn connect(nats: &Nats) -> Self {
        let mut stream = TcpStream::connect(("127.0.0.1", nats.port())).unwrap();
        stream
            .write_all(b"CONNECT {\"verbose\":false}\r\n")
            .unwrap();
        Self(stream)
    }

    fn publish(&mut self, subject: &str, text: &str) {
        let length = text.len();
        write!(self.0, "PUB {subject} {length}\r\n{text}\r\n").unwrap();
    }

    fn says_it_lives(&mut self) {
        self.publish("caminos.alive", Self::NAME);
    }

    fn serves(&mut self, game: &GameId, actor: Actor) {
        let actor = serde_json::to_string(&actor).unwrap();
        let presence = format!(r#"{{"from":255,"kind":"presence","actors":[{actor}]}}"#);
        self.publish(&format!("caminos.game.{game}"), &presence);
    }
}

/// They were shown as present for up to a minute.
#[test]
fn the_players_of_a_node_that_dies_are_away() {
    let engines = Engines::start("dead_node");
    let node = engines.node();
    let opened = open(node.address, &with_friend());
    let mut ada = Client::join(node.address, &opened.game, &opened.token);
    wait_until_it_says(&node, "ok\nbus: ok\n");
    let mut other = FakeNode::connect(engines.nats.as_ref().unwrap());
    let player = Player::new(2).unwrap();
    other.says_it_lives();
    while ada.presence != Some((true, 1)) {
        other.serves(&opened.game, Actor::Player(player));
        ada.take();
    }
    // It is heard no more, though what it has said of this game is new enough.
    while ada.presence != Some((true, 0)) {
        other.serves(&opened.game, Actor::Player(player));
        ada.take();
    }
    other.says_it_lives();
    while ada.presence != Some((true, 1)) {
        ada.take();
    }
}

#[test]
fn play_goes_on_while_nats_is_down_and_after() {
    let mut engines = Engines::start("nats_down");
    let nodes = [engines.node(), engines.node()];
    let opened = open(nodes[0].address, &with_friend());
    let mut ada = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut bo = Client::join(nodes[1].address, &opened.game, &token(1));
    assert!(matches!(bo.command(&claim()), Fate::Done(_)));
    ada.wait_for(2);
    engines.nats.as_mut().unwrap().kill();
    play_short(&mut ada, &mut bo);
    assert!(matches!(insist(&mut ada, &Command::Rematch), Fate::Done(_)));
    engines.nats.as_mut().unwrap().restart().unwrap();
    bo.wait_for(ada.events.len());
    assert!(matches!(insist(&mut bo, &Command::Agree), Fate::Done(_)));
    ada.wait_for(bo.events.len());
    assert_eq!(ada.events, bo.events);
}

/// What a node says of itself; it is ready all the time.
fn wait_until_it_says(node: &Server, what: &str) {
    loop {
        let answer = get(node.address, "/readyz");
        assert_eq!(answer.status, 200, "{}", answer.text());
        if answer.text().starts_with(what) {
            return;
        }
    }
}

/// All nodes have lost the same NATS: a proxy that asks would have sent players to none.
#[test]
fn without_nats_a_node_is_ready_and_says_what_is_down() {
    let mut engines = Engines::start("ready");
    let node = engines.node();
    let nats = engines.nats.as_mut().unwrap();
    wait_until_it_says(&node, "ok\nbus: ok\n");
    assert_eq!(node.metric("caminos_bus_connected "), 1);
    // It is connected and gets no answer.
    nats.pause();
    wait_until_it_says(&node, "ok\nbus: NATS does not answer");
    assert_eq!(node.metric("caminos_bus_connected "), 1);
    nats.resume();
    wait_until_it_says(&node, "ok\nbus: ok\n");
    nats.kill();
    wait_until_it_says(&node, "ok\nbus: NATS does not answer");
    while node.metric("caminos_bus_connected ") == 1 {}
    engines.postgres.stop();
    while get(node.address, "/readyz").status == 200 {}
}

#[test]
fn a_restart_of_postgres_loses_no_acknowledged_move() {
    let mut engines = Engines::start("postgres_restart");
    let nodes = [engines.node(), engines.node()];
    let opened = open(nodes[0].address, &with_friend());
    let mut ada = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut bo = Client::join(nodes[1].address, &opened.game, &token(1));
    assert!(matches!(bo.command(&claim()), Fate::Done(_)));
    ada.wait_for(2);
    assert!(matches!(insist(&mut ada, &mv(0)), Fate::Done(_)));
    engines.postgres.kill();
    let id = bo.new_id();
    bo.wait_for(3);
    bo.send(&id, &mv(1));
    engines.postgres.restart().unwrap();
    loop {
        match bo.answer_to(&id) {
            Fate::Done(_) => break,
            Fate::Unavailable => bo.send(&id, &mv(1)),
            Fate::Refused(refusal) => panic!("{refusal:?}"),
        }
    }
    ada.wait_for(4);
    assert_eq!(ada.events, bo.events);
    let eve = Client::join(nodes[0].address, &opened.game, &token(2));
    assert_eq!(eve.events, bo.events);
}

/// It was welcomed with the older history that the node had, and lost what it had seen.
#[test]
fn whoever_knows_more_than_the_node_waits_for_the_log() {
    let mut engines = Engines::without_bus("join_behind");
    let node = engines.node();
    let opened = open(node.address, &with_friend());
    let _ada = Client::join(node.address, &opened.game, &opened.token);
    engines.postgres.stop();
    let mut bo = Raw::greet(node.address);
    bo.send(&join_message(&opened.game, &token(1), 9));
    assert_eq!(bo.fault(), ServerError::Unavailable);
}

/// Both nodes validate on the same history; the log lets one of them in.
#[test]
fn of_two_who_claim_one_seat_on_two_nodes_one_gets_it() {
    let engines = Engines::start("claims");
    let nodes = [engines.node(), engines.node()];
    for round in 0..10 {
        let seats = vec![SeatSetup::here("Ada"), SeatSetup::link()];
        let opened = open(nodes[0].address, &MatchSetup::new("ring", seats));
        let mut clients: Vec<Client> = nodes
            .iter()
            .zip(1..)
            .map(|(node, n)| Client::join(node.address, &opened.game, &token(10 * round + n)))
            .collect();
        let ids: Vec<_> = clients.iter_mut().map(Client::new_id).collect();
        for (client, id) in clients.iter_mut().zip(&ids) {
            client.send(id, &claim());
        }
        let fates: Vec<Fate> = clients
            .iter_mut()
            .zip(&ids)
            .map(|(client, id)| client.answer_to(id))
            .collect();
        let refused = Fate::Refused(Refusal::NoSeatFree);
        let done = fates.iter().filter(|fate| matches!(fate, Fate::Done(_)));
        assert_eq!(done.count(), 1, "{fates:?}");
        assert!(fates.contains(&refused), "{fates:?}");
    }
}

#[test]
fn a_command_sent_again_to_another_node_happens_once() {
    let engines = Engines::start("again");
    let nodes = [engines.node(), engines.node()];
    let opened = open(nodes[0].address, &with_friend());
    let mut here = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut there = Client::join(nodes[1].address, &opened.game, &opened.token);
    assert_eq!(there.actor, Actor::Owner);
    let id = here.new_id();
    here.send(&id, &mv(0));
    there.send(&id, &mv(0));
    let fates = [here.answer_to(&id), there.answer_to(&id)];
    assert!(matches!(fates[0], Fate::Done(_)));
    assert_eq!(fates[0], fates[1]);
    let eve = Client::join(nodes[1].address, &opened.game, &token(3));
    assert_eq!(eve.events.len(), 2);
}

/// What the node had missed came after the answer, and the client had to join again.
#[test]
fn a_repeated_command_is_answered_after_what_came_before_it() {
    let engines = Engines::without_bus("in_order");
    let nodes = [engines.node(), engines.node()];
    let opened = open(nodes[0].address, &with_friend());
    let mut here = Client::join(nodes[0].address, &opened.game, &opened.token);
    let mut there = Client::join(nodes[1].address, &opened.game, &opened.token);
    let player = Player::new(1).unwrap();
    for round in 0..5 {
        let name = format!("Ada {round}");
        assert!(matches!(
            here.command(&Command::Name { player, name }),
            Fate::Done(_)
        ));
        let (id, name) = (here.new_id(), format!("Eva {round}"));
        let command = Command::Name { player, name };
        here.send(&id, &command);
        assert!(matches!(here.answer_to(&id), Fate::Done(_)));
        // Its node has heard of neither; the client fails on a gap.
        there.send(&id, &command);
        assert!(matches!(there.answer_to(&id), Fate::Done(_)));
        assert_eq!(there.events, here.events);
    }
}

/// A node whose cores are busy has others search for it.
#[test]
fn a_computers_turn_is_taken_by_a_node_with_a_free_core() {
    let engines = Engines::start("free_core");
    let [busy, free] = [engines.node(), engines.node()];
    let computers = MatchSetup::new("square", vec![SeatSetup::computer(Strength::FULL); 4]);
    let watched: Vec<Client> = (0..4)
        .map(|_| open(busy.address, &computers))
        .map(|opened| Client::join(busy.address, &opened.game, &opened.token))
        .collect();
    while busy.metric("caminos_engine_moves_elsewhere_total") == 0 {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(free.metric(r#"caminos_engine_jobs_total{result="moved"}"#) > 0);
    drop(watched);
}
