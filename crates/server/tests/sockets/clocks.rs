//! Clocks on the server: flags that fall with nobody there, and outages that cost nobody time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use caminos_event_log::PostgresLog;
use caminos_protocol::socket::GameId;
use caminos_server::{Heartbeats, Options};
use caminos_table::{EventKind, Match, MatchSetup, TimeControl};
use caminos_test_services::Postgres;
use rusqlite::Connection;

use crate::client::{Client, Fate, open};
use crate::server::{Server, options};
use crate::{SHORT, folder, hot_seat};

/// As short as a clock can be.
const BASE: u32 = 1;

fn timed(base: u32) -> MatchSetup {
    MatchSetup {
        clock: Some(TimeControl::Increment { base, increment: 0 }),
        ..hot_seat()
    }
}

/// A server that looks often, and drops games from memory at once.
fn hasty() -> Options {
    Options {
        idle: Duration::from_millis(200),
        heartbeats: Heartbeats {
            every: Duration::from_millis(50),
            tolerance: Duration::from_millis(400),
        },
        ..options()
    }
}

/// Plays until somebody's clock runs, and leaves.
fn start_clock(server: &Server, base: u32) -> GameId {
    let opened = open(server.address, &timed(base));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    // The first move of each player is free.
    for ply in 0..2 {
        let fate = ada.play(SHORT[usize::from(ply)], ply);
        assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    }
    opened.game
}

/// What the database holds of the only game, without asking the server.
fn stored(folder: &Path) -> Vec<EventKind> {
    let database = Connection::open(folder.join("caminos.db")).unwrap();
    let mut rows = database
        .prepare("SELECT events FROM batches ORDER BY first")
        .unwrap();
    let batches = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let events = batches.flat_map(|batch| {
        let events: Vec<caminos_table::Event> = serde_json::from_str(&batch.unwrap()).unwrap();
        events
    });
    events.map(|event| event.kind).collect()
}

fn has_flag(events: &[EventKind]) -> bool {
    let is_flag = |kind: &EventKind| matches!(kind, EventKind::TimeExpired { .. });
    events.iter().any(is_flag)
}

fn wait_for_flag(folder: &Path) {
    while !has_flag(&stored(folder)) {
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_flag_falls_with_nobody_connected() {
    let folder = folder();
    let server = Server::with(folder.path(), hasty());
    start_clock(&server, BASE);
    wait_for_flag(folder.path());
}

#[test]
fn a_flag_falls_after_a_restart_with_nobody_connected() {
    let folder = folder();
    let server = Server::with(folder.path(), hasty());
    start_clock(&server, BASE);
    server.stop();
    assert!(!has_flag(&stored(folder.path())));
    let _server = Server::with(folder.path(), hasty());
    wait_for_flag(folder.path());
}

/// Nobody loses on time because the server was down.
#[test]
fn an_outage_is_credited_to_the_clock_that_ran() {
    let folder = folder();
    let server = Server::with(folder.path(), hasty());
    let opened = open(server.address, &timed(2));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    for ply in 0..2 {
        ada.play(SHORT[usize::from(ply)], ply);
    }
    server.stop();
    // Longer than the clock has left.
    std::thread::sleep(Duration::from_millis(2500));
    let server = Server::with(folder.path(), hasty());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let fate = ada.play(SHORT[2], 2);
    assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    let is_credit = |kind: &EventKind| matches!(kind, EventKind::Credited { .. });
    assert_eq!(ada.events.iter().filter(|e| is_credit(&e.kind)).count(), 1);
    assert!(!has_flag(&stored(folder.path())));
}

/// The same when the server ran and its database did not.
#[test]
fn time_without_a_database_is_credited() {
    let mut postgres = Postgres::start().unwrap();
    let url = postgres.new_database("clocks").unwrap();
    let server = Server::on(hasty(), move || async move {
        Arc::new(PostgresLog::open(&url).await.unwrap()) as _
    });
    let opened = open(server.address, &timed(3));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    for ply in 0..2 {
        ada.play(SHORT[usize::from(ply)], ply);
    }
    postgres.stop();
    std::thread::sleep(Duration::from_millis(3500));
    postgres.restart().unwrap();
    let fate = loop {
        match ada.play(SHORT[2], 2) {
            Fate::Unavailable => std::thread::sleep(Duration::from_millis(50)),
            fate => break fate,
        }
    };
    assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    let match_state = Match::from_events(&ada.events).unwrap();
    assert_eq!(match_state.game().ply(), 3);
}
