//! Clocks on the server: flags that fall with nobody there, and outages that cost nobody time.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use caminos_event_log::{EventLog as _, PostgresLog};
use caminos_protocol::socket::Opened;
use caminos_server::{Heartbeats, Options};
use caminos_table::{EventKind, Match, MatchSetup, SeatSetup, Strength, TimeControl};
use caminos_test_services::Postgres;
use rusqlite::Connection;

use crate::client::{Client, Fate, open};
use crate::manual_clock::ManualClock;
use crate::server::{Server, options};
use crate::{SHORT, folder, hot_seat};

/// More than a player has, and less than would be an outage.
const FLAG: Duration = Duration::from_secs(5);
/// More than a player has, and an outage.
const OUTAGE: Duration = Duration::from_secs(60);

fn timed() -> MatchSetup {
    MatchSetup {
        clock: Some(TimeControl::Increment {
            base: 1,
            increment: 0,
        }),
        ..hot_seat()
    }
}

/// A server that looks often, and drops games from memory at once.
fn hasty(clock: &Arc<ManualClock>) -> Options {
    Options {
        idle: Duration::from_millis(200),
        heartbeats: Heartbeats {
            every: Duration::from_millis(50),
            ..Heartbeats::default()
        },
        wall_clock: Arc::clone(clock) as _,
        ..options()
    }
}

/// Plays until somebody's clock runs.
fn start_clock(server: &Server) -> (Opened, Client) {
    let opened = open(server.address, &timed());
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    // The first move of each player is free.
    for ply in 0..2 {
        let fate = ada.play(SHORT[usize::from(ply)], ply);
        assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    }
    (opened, ada)
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

/// The server writes it as soon as it looks.
fn wait_for_flag(folder: &Path) {
    while !has_flag(&stored(folder)) {
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_flag_falls_with_nobody_connected() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    drop(start_clock(&server));
    clock.advance(FLAG);
    wait_for_flag(folder.path());
}

#[test]
fn no_flag_falls_before_the_time_is_over() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    let (_, mut ada) = start_clock(&server);
    clock.advance(Duration::from_millis(999));
    let fate = ada.play(SHORT[2], 2);
    assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    assert!(!has_flag(&stored(folder.path())));
}

#[test]
fn a_flag_falls_after_a_restart_with_nobody_connected() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    drop(start_clock(&server));
    server.stop();
    assert!(!has_flag(&stored(folder.path())));
    let _server = Server::with(folder.path(), hasty(&clock));
    clock.advance(FLAG);
    wait_for_flag(folder.path());
}

/// They were tried first each time, and no others were found.
#[test]
fn games_that_cannot_be_read_keep_no_flag_from_falling() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    drop(start_clock(&server));
    server.stop();
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    database
        .execute_batch(
            "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300)
             INSERT INTO games (id, lifecycle, changed, deadline)
             SELECT printf('Damaged%05d', n), 2, 0, n FROM numbers;
             INSERT INTO batches (game, first, count, actor, written, events)
             SELECT key, 0, 1, 0, 0, '[]' FROM games WHERE id LIKE 'Damaged%';",
        )
        .unwrap();
    let _server = Server::with(folder.path(), hasty(&clock));
    clock.advance(FLAG);
    wait_for_flag(folder.path());
}

/// It knew the game from before its clock ran, and did not look again while it was in memory.
#[test]
fn a_flag_falls_on_a_node_that_is_behind() {
    let clock = Arc::default();
    let postgres = Postgres::start().unwrap();
    let url = postgres.new_database("behind").unwrap();
    let node = || {
        let (url, clock) = (url.clone(), Arc::clone(&clock));
        // The game stays in memory.
        let options = Options {
            idle: Duration::from_secs(3600),
            ..hasty(&clock)
        };
        Server::on(options, move || async move {
            Arc::new(PostgresLog::open(&url).await.unwrap()) as _
        })
    };
    let [here, there] = [node(), node()];
    let opened = open(there.address, &timed());
    drop(Client::join(here.address, &opened.game, &opened.token));
    while here.metric("caminos_sockets ") > 0 {}
    let mut ada = Client::join(there.address, &opened.game, &opened.token);
    for ply in 0..2 {
        let fate = ada.play(SHORT[usize::from(ply)], ply);
        assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    }
    drop(ada);
    there.stop();
    ManualClock::advance(&clock, FLAG);
    let events = || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let log = PostgresLog::open(&url).await.unwrap();
            let game = log.read(&opened.game, 0).await.unwrap().unwrap();
            log.close().await;
            game.batches
        })
    };
    while !events()
        .iter()
        .any(|batch| batch.events.contains("time-expired"))
    {}
}

/// Nobody loses on time because the server was down.
#[test]
fn an_outage_is_credited_to_the_clock_that_ran() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    let (opened, _) = start_clock(&server);
    server.stop();
    clock.advance(OUTAGE);
    let server = Server::with(folder.path(), hasty(&clock));
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    let fate = ada.play(SHORT[2], 2);
    assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    let is_credit = |kind: &EventKind| matches!(kind, EventKind::Credited { .. });
    assert_eq!(ada.events.iter().filter(|e| is_credit(&e.kind)).count(), 1);
    assert!(!has_flag(&stored(folder.path())));
}

/// Every load of the game gave back all time since its last event, until the day came that the clock
/// had shown once.
#[test]
fn a_clock_that_was_ahead_once_holds_up_no_flag() {
    let (folder, clock) = (folder(), Arc::default());
    let server = Server::with(folder.path(), hasty(&clock));
    drop(start_clock(&server));
    server.stop();
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    let ahead = "UPDATE meta SET value = 35000000000 WHERE name = 'heartbeat';
        INSERT INTO outages VALUES (1000000, 35000000000);";
    database.execute_batch(ahead).unwrap();
    drop(database);
    let server = Server::with(folder.path(), hasty(&clock));
    // It answers once it has noted that it is up.
    server.metric("caminos_rooms ");
    clock.advance(FLAG);
    wait_for_flag(folder.path());
}

/// The same when the server ran and its database did not.
#[test]
fn time_without_a_database_is_credited() {
    let clock = Arc::default();
    let mut postgres = Postgres::start().unwrap();
    let url = postgres.new_database("clocks").unwrap();
    let server = Server::on(hasty(&clock), move || async move {
        Arc::new(PostgresLog::open(&url).await.unwrap()) as _
    });
    let (_, mut ada) = start_clock(&server);
    postgres.stop();
    clock.advance(OUTAGE);
    postgres.restart().unwrap();
    // Until the server has found its database again.
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

/// Each commit brought another credit, until the match could hold no more events.
#[test]
fn an_outage_noted_by_a_clock_ahead_is_credited_once() {
    let postgres = Postgres::start().unwrap();
    let url = postgres.new_database("two_clocks").unwrap();
    let node = |clock: &Arc<ManualClock>| {
        let url = url.clone();
        Server::on(hasty(clock), move || async move {
            Arc::new(PostgresLog::open(&url).await.unwrap()) as _
        })
    };
    let setup = MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..hot_seat()
    };
    let (here, ahead) = (Arc::new(ManualClock::ticking()), Arc::default());
    let server = node(&here);
    let opened = open(server.address, &setup);
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    ManualClock::advance(&ahead, OUTAGE);
    let _ahead = node(&ahead);
    // The opening and the credit.
    ada.wait_for(2);
    for ply in 0..4 {
        let fate = ada.play(SHORT[usize::from(ply)], ply);
        assert!(matches!(fate, Fate::Done(_)), "{fate:?}");
    }
    let is_credit = |kind: &EventKind| matches!(kind, EventKind::Credited { .. });
    assert_eq!(ada.events.iter().filter(|e| is_credit(&e.kind)).count(), 1);
}

/// The search ended with the connection, and the clock did not.
#[test]
fn a_computer_whose_clock_runs_moves_with_nobody_connected() {
    let (folder, clock) = (folder(), Arc::default());
    let mut options = hasty(&clock);
    // Longer than it takes to notice that nobody is there any more.
    options.pace.at_least = Duration::from_secs(1);
    let server = Server::with(folder.path(), options);
    let setup = MatchSetup {
        clock: Some(TimeControl::Days { days: 1 }),
        ..MatchSetup::new(
            "square",
            vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)],
        )
    };
    let opened = open(server.address, &setup);
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    drop(ada);
    let moves = || {
        let events = stored(folder.path());
        let is_move = |kind: &&EventKind| matches!(kind, EventKind::Moved { .. });
        events.iter().filter(is_move).count()
    };
    let moved = (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        moves() == 2
    });
    assert!(moved, "nobody searches");
    // The clock of who has left runs now, and the game need not be in memory.
    while server.metric("caminos_rooms ") > 0 {}
}
