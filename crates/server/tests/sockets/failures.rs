//! Stores that cannot be opened, and stores that fail.

use caminos_protocol::socket::ServerError;
use caminos_table::{MatchSetup, SeatSetup, Strength};
use rusqlite::Connection;

use crate::client::{Client, Fate, Raw, join_message, open};
use crate::server::Server;
use crate::{SHORT, folder, hot_seat};

/// From this event on, the database refuses: as a full disk would.
fn refuse_from(folder: &std::path::Path, since: u32) {
    let database = Connection::open(folder.join("caminos.db")).unwrap();
    database
        .execute_batch(&format!(
            "CREATE TRIGGER full BEFORE INSERT ON batches WHEN NEW.first >= {since}
             BEGIN SELECT RAISE(ABORT, 'the disk is full'); END;"
        ))
        .unwrap();
}

#[test]
fn events_that_could_not_be_stored_were_never_broadcast() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    refuse_from(folder.path(), 3);
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    assert!(matches!(ada.play(SHORT[1], 1), Fate::Done(_)));
    assert_eq!(ada.play(SHORT[2], 2), Fate::Unavailable);
    let again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(again.events, ada.events, "as it was before");
    assert!(server.metric(r#"caminos_append_failures_total{reason="failed"}"#) >= 1);
}

#[test]
fn a_game_goes_on_after_a_failed_write() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    database
        .execute_batch(
            "CREATE TRIGGER once BEFORE INSERT ON batches WHEN NEW.first = 2
             BEGIN SELECT RAISE(ABORT, 'a bad moment'); END;",
        )
        .unwrap();
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    assert_eq!(ada.play(SHORT[1], 1), Fate::Unavailable);
    database.execute_batch("DROP TRIGGER once").unwrap();
    assert!(matches!(ada.play(SHORT[1], 1), Fate::Done(_)));
    let again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(again.events, ada.events);
}

/// The computer's move was lost with the write, and the game stood still.
#[test]
fn the_computer_moves_after_a_failed_write() {
    let folder = folder();
    let server = Server::start(folder.path());
    let seats = vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)];
    let opened = open(server.address, &MatchSetup::new("square", seats));
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    let once = "CREATE TRIGGER once BEFORE INSERT ON batches WHEN NEW.first = 2
                BEGIN SELECT RAISE(ABORT, 'a bad moment'); END;";
    database.execute_batch(once).unwrap();
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    while server.metric(r#"caminos_append_failures_total{reason="failed"}"#) == 0 {}
    database.execute_batch("DROP TRIGGER once").unwrap();
    ada.wait_for(3);
}

#[test]
fn a_game_that_fails_does_not_disturb_others() {
    let folder = folder();
    let server = Server::start(folder.path());
    let bad = open(server.address, &hot_seat());
    refuse_from(folder.path(), 2);
    let mut ada = Client::join(server.address, &bad.game, &bad.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    assert_eq!(ada.play(SHORT[1], 1), Fate::Unavailable);
    let good = open(server.address, &hot_seat());
    let mut bo = Client::join(server.address, &good.game, &good.token);
    assert!(matches!(bo.play(SHORT[0], 0), Fate::Done(_)));
}

#[test]
fn a_game_with_an_impossible_log_is_not_loaded() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    let entry = r#"[{"at":1,"type":"moved","player":2,"move":"Ia1a2a3"}]"#;
    database
        .execute(
            "INSERT INTO batches (game, first, count, actor, written, events)
             SELECT key, 1, 1, 0, 0, ? FROM games",
            [entry],
        )
        .unwrap();
    let mut raw = Raw::greet(server.address);
    raw.send(&join_message(&opened.game, &opened.token, 0));
    assert_eq!(raw.fault(), ServerError::Unavailable);
}

/// The database file of another test would do as well; only the seats are looked at here.
#[test]
fn tokens_are_not_in_the_database() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    Client::join(server.address, &opened.game, &opened.token);
    server.stop();
    let secret = opened.token.as_str().as_bytes();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret));
    }
}
