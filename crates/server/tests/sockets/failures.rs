//! Stores that cannot be opened, and stores that fail.

use caminos_protocol::socket::ServerError;
use caminos_server::{OpenError, Store};
use caminos_table::Command;
use rusqlite::Connection;

use crate::client::{Client, Fate, Raw, join_message, open};
use crate::server::Server;
use crate::{SHORT, folder, hot_seat};

#[test]
fn a_folder_that_cannot_be_used_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let error = Store::open(&file).unwrap_err();
    assert!(matches!(&error, OpenError::Folder { .. }), "{error}");
    assert!(error.to_string().contains(file.to_str().unwrap()));
}

#[test]
fn a_folder_has_one_server_at_a_time() {
    let folder = folder();
    let first = Store::open(folder.path()).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert!(matches!(error, OpenError::InUse(_)), "{error}");
    drop(first);
    assert!(Store::open(folder.path()).is_ok());
}

#[test]
fn a_damaged_database_is_refused_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("caminos.db");
    std::fs::write(
        &path,
        "this is no database, whatever its name says\n".repeat(100),
    )
    .unwrap();
    let before = std::fs::read(&path).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert!(matches!(&error, OpenError::Damaged { .. }), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[test]
fn a_database_with_a_broken_page_is_refused() {
    let folder = folder();
    {
        let server = Server::start(folder.path());
        for _ in 0..30 {
            open(server.address, &hot_seat());
        }
    }
    let path = folder.path().join("caminos.db");
    let whole = Connection::open(&path).unwrap();
    whole
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
        .unwrap();
    drop(whole);
    let mut bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() > 3 * 4096);
    bytes[4096..3 * 4096].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let error = Store::open(folder.path()).unwrap_err();
    assert!(matches!(&error, OpenError::Damaged { .. }), "{error}");
}

#[test]
fn a_database_of_a_newer_program_is_refused() {
    let folder = folder();
    drop(Store::open(folder.path()).unwrap());
    let path = folder.path().join("caminos.db");
    let database = Connection::open(&path).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    drop(database);
    let error = Store::open(folder.path()).unwrap_err();
    assert!(
        matches!(error, OpenError::Newer { found: 99, .. }),
        "{error}"
    );
}

/// From this event on, the database refuses: as a full disk would.
fn refuse_from(folder: &std::path::Path, since: u32) {
    let database = Connection::open(folder.join("caminos.db")).unwrap();
    database
        .execute_batch(&format!(
            "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.since >= {since}
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
    let id = ada.new_id();
    let text = SHORT[2].to_owned();
    ada.send(&id, &Command::Move { text, ply: 2 });
    assert_eq!(ada.raw.last_fault(), ServerError::Unavailable);
    let again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(again.events, ada.events, "as it was before");
    assert!(server.metric(r#"caminos_commits_total{result="failed"}"#) >= 1);
}

/// A gap in the log would make the whole game unreadable.
#[test]
fn nothing_is_stored_after_a_failed_write() {
    let folder = folder();
    let server = Server::start(folder.path());
    let opened = open(server.address, &hot_seat());
    let database = Connection::open(folder.path().join("caminos.db")).unwrap();
    database
        .execute_batch(
            "CREATE TRIGGER once BEFORE INSERT ON entries WHEN NEW.since = 2
             BEGIN SELECT RAISE(ABORT, 'a bad moment'); END;",
        )
        .unwrap();
    let mut ada = Client::join(server.address, &opened.game, &opened.token);
    for (ply, text) in (0..).zip(SHORT) {
        let id = ada.new_id();
        let text = text.to_owned();
        ada.send(&id, &Command::Move { text, ply });
    }
    assert_eq!(ada.raw.last_fault(), ServerError::Unavailable);
    database.execute_batch("DROP TRIGGER once").unwrap();
    let mut again = Client::join(server.address, &opened.game, &opened.token);
    assert_eq!(again.events.len(), 2);
    assert!(matches!(again.play(SHORT[1], 1), Fate::Done(_)));
}

#[test]
fn a_game_that_fails_does_not_disturb_others() {
    let folder = folder();
    let server = Server::start(folder.path());
    let bad = open(server.address, &hot_seat());
    refuse_from(folder.path(), 2);
    let mut ada = Client::join(server.address, &bad.game, &bad.token);
    assert!(matches!(ada.play(SHORT[0], 0), Fate::Done(_)));
    let id = ada.new_id();
    let text = SHORT[1].to_owned();
    ada.send(&id, &Command::Move { text, ply: 1 });
    let good = open(server.address, &hot_seat());
    let mut bo = Client::join(server.address, &good.game, &good.token);
    assert!(matches!(bo.play(SHORT[0], 0), Fate::Done(_)));
    assert_eq!(ada.raw.last_fault(), ServerError::Unavailable);
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
            "INSERT INTO entries (key, before, game, since, actor, events)
             SELECT last + 1, last, key, 1, 0, ? FROM games",
            [entry],
        )
        .unwrap();
    database
        .execute("UPDATE games SET last = last + 1", [])
        .unwrap();
    let mut raw = Raw::connect(server.address);
    raw.send(&join_message(&opened.game, &opened.token, 0));
    assert_eq!(raw.last_fault(), ServerError::Unavailable);
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
