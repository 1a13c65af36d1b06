//! Expired games are deleted.

use std::path::Path;
use std::time::Duration;

use caminos_server::{Options, Retention};
use rusqlite::Connection;

use crate::client::open;
use crate::server::{Server, options};
use crate::{folder, hot_seat};

fn database(folder: &Path) -> Connection {
    Connection::open(folder.join("caminos.db")).unwrap()
}

/// The games of the database, by number.
fn games(folder: &Path) -> Vec<i64> {
    let database = database(folder);
    let mut statement = database
        .prepare("SELECT key FROM games ORDER BY key")
        .unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// It ended the whole search, every hour again, and no game expired any more.
#[test]
fn a_damaged_game_of_an_older_database_keeps_no_others_from_expiring() {
    let folder = folder();
    let server = Server::with(folder.path(), options());
    for _ in 0..3 {
        open(server.address, &hot_seat());
    }
    server.stop();
    database(folder.path())
        .execute_batch(
            "UPDATE games SET lifecycle = 0;
             UPDATE batches SET count = 0, events = '[' WHERE game = 2;",
        )
        .unwrap();
    let options = Options {
        retention: Retention {
            never_played: Duration::ZERO,
            cleanup_every: Duration::from_millis(20),
            ..Retention::default()
        },
        ..options()
    };
    let server = Server::with(folder.path(), options);
    let is_done = (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        server.metric("caminos_cleanups_total ") > 0
    });
    assert!(is_done, "nothing expires");
    assert_eq!(games(folder.path()), [2], "somebody may repair it");
}
