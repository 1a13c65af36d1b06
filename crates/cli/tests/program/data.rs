//! `caminos backup`, `restore` and `migrate-data`.

use std::path::Path;
use std::sync::Arc;

use caminos_event_log::{Batch, EventLog as _, NewGame, SqliteLog};
use caminos_protocol::socket::GameId;
use caminos_table::Actor;
use caminos_test_services::Postgres;
use tokio::runtime::Runtime;

use crate::run::{Ran, caminos};

/// A data folder with so many games.
fn make_games(folder: &Path, games: usize) {
    let runtime = Runtime::new().unwrap();
    let log = SqliteLog::open(folder, runtime.handle().clone()).unwrap();
    for number in 0..games {
        let batch = Arc::new(Batch {
            first: 0,
            count: 1,
            actor: Actor::Owner,
            command: None,
            seat_token: None,
            events: "[{}]".into(),
        });
        let id = GameId::new(&format!("game-{number:04}")).unwrap();
        let on_commit = |written: Result<_, _>| assert!(written.is_ok());
        let deadline = None;
        let new = NewGame {
            id,
            batch,
            deadline,
        };
        log.create(new, Box::new(on_commit));
    }
    runtime.block_on(log.close());
}

#[test]
fn a_backup_is_made_and_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (data, other, file) = (path("data"), path("other"), path("games.backup"));
    make_games(data.as_ref(), 3);
    let said = caminos(&["backup", &file, "--data", &data]).ok();
    assert_eq!(said, format!("Games in {file}: 3\n"));
    let refused = caminos(&["backup", &file, "--data", &data]).refused(1);
    assert!(refused.contains("already"), "{refused}");
    let said = caminos(&["restore", &file, "--data", &other]).ok();
    assert_eq!(said, format!("Games in {other} now: 3\n"));
    let refused = caminos(&["restore", &file, "--data", &other]).refused(1);
    assert!(refused.contains("--replace"), "{refused}");
    let said = caminos(&["restore", &file, "--data", &other, "--replace"]).ok();
    assert!(said.contains("caminos.db.replaced-1"), "{said}");
    let refused = caminos(&["backup", &path("new"), "--data", &path("missing")]).refused(1);
    assert!(refused.contains("there is no database"), "{refused}");
    let refused = caminos(&["restore", &path("missing"), "--data", &other]).refused(1);
    assert!(
        refused.contains("cannot be read") || refused.contains("cannot read"),
        "{refused}"
    );
}

/// What it printed. A slow copy reports its progress on standard error.
fn printed(ran: Ran) -> String {
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out
}

#[test]
fn games_are_moved_to_postgres_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    make_games(&folder.path().join("data"), 200);
    let server = Postgres::start().unwrap();
    let url = server.new_database("games").unwrap();
    let copy = |from: &str, to: &str| caminos(&["migrate-data", "--from", from, "--to", to]);
    let done = "Copied and compared: games 200, commands 200.\n";
    assert_eq!(printed(copy(&path("data"), &url)), done);
    let refused = copy(&path("data"), &url).refused(1);
    assert!(refused.contains("--resume"), "{refused}");
    let again = [
        "migrate-data",
        "--resume",
        "--from",
        &path("data"),
        "--to",
        &url,
    ];
    assert_eq!(printed(caminos(&again)), done);
    assert_eq!(printed(copy(&url, &path("back"))), done);

    // As docs/operations.md says.
    let dump = folder.path().join("games.dump");
    let dump = dump.to_str().unwrap();
    let run = |program: &str, arguments: &[&str]| {
        let output = server.client(program).args(arguments).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{error}");
    };
    run(
        "pg_dump",
        &["--format=custom", "--schema=caminos", "--file", dump, &url],
    );
    let other = server.new_database("other").unwrap();
    let restore = [
        "--clean",
        "--if-exists",
        "--single-transaction",
        "--dbname",
        &other,
        dump,
    ];
    run("pg_restore", &restore);
    run("pg_restore", &restore);
    assert_eq!(printed(copy(&other, &path("restored"))), done);
}

#[test]
fn what_cannot_be_copied_is_reported_without_a_password() {
    let folder = tempfile::tempdir().unwrap();
    let missing = format!("sqlite:{}/missing", folder.path().display());
    let target = format!("sqlite:{}/target", folder.path().display());
    let refused = caminos(&["migrate-data", "--from", &missing, "--to", &target]).refused(1);
    assert!(refused.contains("there is no database"), "{refused}");
    let down = "postgres://ada:secret@127.0.0.1:1/games";
    let refused = caminos(&["migrate-data", "--from", down, "--to", &target]).refused(1);
    assert!(
        refused.contains("ada@127.0.0.1:1/games") && !refused.contains("secret"),
        "{refused}"
    );
}
