//! What holds for Postgres.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use caminos_event_log::{AppendError, Heartbeat, Lifecycle, OpenError, PostgresLog};
use caminos_table::Moment;
use caminos_test_services::Postgres;
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use crate::fixture::{Fixture, Log, Pg, append, batch, create, id, read};

mod every_store {
    crate::suite::suite!(crate::fixture::Pg);
}

fn psql(server: &Postgres, url: &str) -> Command {
    let mut command = server.client("psql");
    command.args([
        "--no-psqlrc",
        "--tuples-only",
        "--no-align",
        "--set=ON_ERROR_STOP=1",
    ]);
    command.args(["--dbname", url]);
    command
}

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// Runs SQL beside the log.
fn sql(store: &Pg, sql: &str) -> String {
    output(psql(store.server(), &store.url).args(["--command", sql]))
}

async fn open_error(url: &str) -> OpenError {
    PostgresLog::open(url)
        .await
        .expect_err("it cannot be opened")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_at_once_make_the_tables_once() {
    let store = Pg::new().await;
    let mut nodes = JoinSet::new();
    for number in 0..6 {
        let url = store.url.clone();
        nodes.spawn(async move {
            let log: Log = Arc::new(PostgresLog::open(&url).await.unwrap());
            create(&log, &id(number)).await.unwrap();
        });
    }
    nodes.join_all().await;
    assert_eq!(sql(&store, "SELECT count(*) FROM caminos.games"), "6");
    assert_eq!(
        sql(
            &store,
            "SELECT value FROM caminos.meta WHERE name = 'version'"
        ),
        "2"
    );
}

#[tokio::test]
async fn a_wrong_address_is_reported_without_the_password() {
    for wrong in [
        "mysql://u:secret@h/d",
        "postgres://u:secret@h:port/d",
        "games",
        "",
    ] {
        let error = open_error(wrong).await;
        assert!(
            matches!(error, OpenError::Address { .. }),
            "{wrong}: {error}"
        );
        assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    }
    // Nobody listens there.
    let error = open_error("postgres://u:secret@127.0.0.1:1/d").await;
    assert!(matches!(error, OpenError::Unreachable { .. }), "{error}");
    assert!(error.to_string().contains("u@127.0.0.1:1/d"), "{error}");
    assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    let store = Pg::new().await;
    let error = open_error(&format!("{}_missing", store.url)).await;
    assert!(matches!(error, OpenError::Database { .. }), "{error}");
    assert!(error.to_string().contains("does not exist"), "{error}");
    // The server has no certificate.
    let error = open_error(&format!("{}?sslmode=require", store.url)).await;
    assert!(error.to_string().to_lowercase().contains("tls"), "{error}");
}

/// A database of the first version, with a game that goes on.
#[tokio::test]
async fn the_first_version_is_migrated() {
    let store = Pg::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    log.close().await;
    let back = "ALTER TABLE caminos.games DROP COLUMN deadline; DROP TABLE caminos.outages;
        DELETE FROM caminos.meta WHERE name = 'heartbeat';
        UPDATE caminos.meta SET value = 1 WHERE name = 'version'";
    sql(&store, back);
    let log = store.open().await;
    append(&log, key, batch(1, "x")).await.unwrap();
    let game = read(&log, &id(1)).await;
    assert_eq!((game.events, game.deadline), (2, None));
}

#[tokio::test]
async fn tables_of_a_newer_program_are_refused() {
    let store = Pg::new().await;
    store.open().await.close().await;
    sql(
        &store,
        "UPDATE caminos.meta SET value = 99 WHERE name = 'version'",
    );
    let error = open_error(&store.url).await;
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 99,
                known: 2,
                ..
            }
        ),
        "{error}"
    );
}

/// Every start, and `caminos doctor`, waited without a word for a node that had been stopped in it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_waits_too_long_for_a_node_that_makes_the_tables_is_told_for_whom() {
    let store = Pg::new().await;
    let stopped = Transaction::begin(
        &store,
        "DO $$ BEGIN PERFORM pg_advisory_xact_lock(27973145242529651); END $$",
    );
    let error = open_error(&format!("{}?options[lock_timeout]=100ms", store.url)).await;
    let error = error.to_string();
    assert!(
        error.contains("another node") && error.contains("process "),
        "{error}"
    );
    drop(stopped);
    store.open().await.probe().await.unwrap();
}

/// The owner made the tables; the program's own user need not be allowed to make any.
#[tokio::test]
async fn a_user_without_the_right_to_make_tables_is_enough() {
    let store = Pg::new().await;
    store.open().await.close().await;
    let role = format!("player_of_{}", store.url.rsplit('/').next().unwrap());
    sql(
        &store,
        &format!(
            "CREATE ROLE {role} LOGIN; GRANT USAGE ON SCHEMA caminos TO {role};
         GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA caminos TO {role};"
        ),
    );
    let url = store.url.replace("postgres@", &format!("{role}@"));
    let log: Log = Arc::new(PostgresLog::open(&url).await.unwrap());
    let key = create(&log, &id(1)).await.unwrap();
    append(&log, key, batch(1, "x")).await.unwrap();
    log.probe().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commits_are_synced_whatever_the_servers_setting_is() {
    let store = Pg::new().await;
    let name = store.url.rsplit('/').next().unwrap();
    sql(
        &store,
        &format!("ALTER DATABASE {name} SET synchronous_commit = off"),
    );
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    // The writer says what it runs with.
    sql(
        &store,
        "CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.events := current_setting('synchronous_commit'); RETURN NEW; END $$;
        CREATE TRIGGER note BEFORE INSERT ON caminos.batches FOR EACH ROW EXECUTE FUNCTION note()",
    );
    append(&log, key, batch(1, "x")).await.unwrap();
    assert_eq!(&*read(&log, &id(1)).await.batches[1].events, "on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_is_refused_does_not_disturb_others() {
    let store = Pg::new().await;
    let log = store.open().await;
    let mut keys = Vec::new();
    for number in 0..20 {
        keys.push(create(&log, &id(number)).await.unwrap());
    }
    let mut appends = JoinSet::new();
    for (number, key) in keys.into_iter().enumerate() {
        let log = Arc::clone(&log);
        appends.spawn(async move {
            // Postgres has no zero character.
            let text = if number == 7 { "\0" } else { "x" };
            (number, append(&log, key, batch(1, text)).await)
        });
    }
    for (number, written) in appends.join_all().await {
        match written {
            Ok(_) => assert_ne!(number, 7),
            Err(AppendError::Failed(_)) => assert_eq!(number, 7),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Groups of two nodes in opposite order, all about the same games.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_do_not_wait_for_each_other_in_a_circle() {
    const GAMES: usize = 30;
    let store = Pg::new().await;
    let nodes = store.two_nodes().await;
    let mut keys = Vec::new();
    for number in 0..GAMES {
        keys.push(create(&nodes[0], &id(number)).await.unwrap());
    }
    for first in 1..=10 {
        let mut appends = JoinSet::new();
        for index in 0..GAMES {
            for (node, key) in [(0, keys[index]), (1, keys[GAMES - 1 - index])] {
                let log = Arc::clone(&nodes[node]);
                appends.spawn(async move { append(&log, key, batch(first, "x")).await });
            }
        }
        let results = appends.join_all().await;
        assert_eq!(results.iter().filter(|r| r.is_ok()).count(), GAMES);
        let conflicts = results
            .iter()
            .filter(|r| matches!(r, Err(AppendError::Conflict)));
        assert_eq!(conflicts.count(), GAMES);
    }
}

/// A transaction of somebody else that is open.
struct Transaction(Child);

impl Transaction {
    /// Executes statements and leaves the transaction open.
    fn begin(store: &Pg, statements: &str) -> Self {
        let mut child = psql(store.server(), &store.url)
            .arg("--quiet")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let script = format!("BEGIN; {statements};\n\\echo begun\n");
        child
            .stdin
            .as_mut()
            .unwrap()
            .write_all(script.as_bytes())
            .unwrap();
        let mut begun = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut begun)
            .unwrap();
        assert_eq!(begun, "begun\n");
        Self(child)
    }

    /// Commits once somebody waits for it.
    fn commit_when_awaited(self, store: &Pg) {
        self.commit_when_awaited_by(1, store, || {});
    }

    /// The same once so many wait, after something else.
    fn commit_when_awaited_by(mut self, count: u32, store: &Pg, then: impl FnOnce()) {
        let waiting = "SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'";
        while sql(store, waiting).parse::<u32>().unwrap() < count {}
        then();
        self.0
            .stdin
            .take()
            .unwrap()
            .write_all(b"COMMIT;\n")
            .unwrap();
        assert!(self.0.wait().unwrap().success());
    }
}

const INSERT: &str = "INSERT INTO caminos.batches (game, first, count, actor, written, events)";

/// The commit of another node comes between the look at the log and the insert.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_that_is_overtaken_in_one_game_loses_only_that_one() {
    let store = Pg::new().await;
    let log = store.open().await;
    let mut keys = Vec::new();
    for number in 0..20 {
        keys.push(create(&log, &id(number)).await.unwrap());
    }
    let other = Transaction::begin(
        &store,
        &format!("{INSERT} VALUES ({}, 1, 1, 0, 0, '[]')", keys[7].0),
    );
    let mut appends = JoinSet::new();
    for (number, key) in keys.into_iter().enumerate() {
        let log = Arc::clone(&log);
        appends.spawn(async move { (number, append(&log, key, batch(1, "x")).await) });
    }
    tokio::task::block_in_place(|| other.commit_when_awaited(&store));
    for (number, written) in appends.join_all().await {
        match written {
            Ok(_) => assert_ne!(number, 7),
            Err(AppendError::Conflict) => assert_eq!(number, 7),
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(&*read(&log, &id(7)).await.batches[1].events, "[]");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_waits_for_a_deletion_and_finds_no_game() {
    let store = Pg::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let deletion = format!(
        "DELETE FROM caminos.batches WHERE game = {0}; DELETE FROM caminos.games WHERE key = {0}",
        key.0
    );
    let deletion = Transaction::begin(&store, &deletion);
    let appending = tokio::spawn(async move { append(&log, key, batch(1, "x")).await });
    tokio::task::block_in_place(|| deletion.commit_when_awaited(&store));
    let written = appending.await.unwrap();
    assert!(
        matches!(written, Err(AppendError::NoSuchGame)),
        "{written:?}"
    );
    assert_eq!(sql(&store, "SELECT count(*) FROM caminos.batches"), "0");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deletion_waits_for_an_append_and_leaves_the_game() {
    let store = Pg::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let found = log.expired(Lifecycle::NeverPlayed, Duration::ZERO, 10);
    let found = found.await.unwrap();
    // As an append of another node does it.
    let append = format!(
        "SELECT FROM caminos.batches WHERE game = {0} FOR KEY SHARE; {INSERT} VALUES ({0}, 1, 1, 0, 0, '[]')",
        key.0
    );
    let append = Transaction::begin(&store, &append);
    let deleting = tokio::spawn({
        let log = Arc::clone(&log);
        async move { log.delete(found).await }
    });
    tokio::task::block_in_place(|| append.commit_when_awaited(&store));
    assert_eq!(deleting.await.unwrap().unwrap(), 0);
    assert_eq!(read(&log, &id(1)).await.events, 2);
}

/// They waited for their turn behind whatever games were read, and clocks with them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn probes_heartbeats_and_flags_wait_for_no_reads() {
    let store = Pg::new().await;
    let log = store.open().await;
    let locked = Transaction::begin(&store, "LOCK TABLE caminos.batches");
    let mut reads: JoinSet<_> = (0..8).map(|_| log.read(&id(1), 0)).collect();
    let beat = Heartbeat {
        now: Moment(1_000),
        tolerance: Duration::from_secs(6),
        known: 0,
    };
    let watch = async {
        log.probe().await.unwrap();
        log.heartbeat(beat).await.unwrap();
        log.overdue(Moment(1_000), 10).await.unwrap();
        assert!(reads.try_join_next().is_none(), "all reads still wait");
    };
    tokio::task::block_in_place(|| {
        // As many as there are connections for them.
        locked.commit_when_awaited_by(4, &store, || Handle::current().block_on(watch));
    });
    let read = reads.join_all().await;
    assert!(read.iter().all(|read| matches!(read, Ok(None))), "{read:?}");
}

/// An outage until its day was noted and credited, and the real ones after it were not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_clock_is_far_ahead_notes_nothing() {
    let store = Pg::new().await;
    let [right, ahead] = store.two_nodes().await;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = Moment(now.unwrap().as_millis() as u64);
    let beat = |now| Heartbeat {
        now,
        tolerance: Duration::from_secs(6),
        known: 0,
    };
    assert_eq!(right.heartbeat(beat(now)).await.unwrap(), []);
    let far = now.saturating_add(Duration::from_secs(400 * 24 * 60 * 60));
    let refused = ahead.heartbeat(beat(far)).await.unwrap_err();
    assert!(refused.to_string().contains("ahead"), "{refused}");
    assert_eq!(right.heartbeat(beat(now)).await.unwrap(), []);
}

/// What a node does with an outcome that it does not know: it reads.
async fn append_until_stored(log: &Log, number: usize, first: u32) {
    loop {
        let game = match log.read(&id(number), 0).await {
            Ok(game) => game.expect("it was created"),
            Err(_) => continue,
        };
        if game.events > first {
            return;
        }
        match append(log, game.key, batch(first, "x")).await {
            Ok(_) => return,
            Err(AppendError::Unknown(_) | AppendError::Failed(_) | AppendError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

async fn recovers_from(fault: fn(&mut Postgres)) {
    const GAMES: usize = 20;
    const EVENTS: u32 = 60;
    let start = || Postgres::start().unwrap();
    let mut server = tokio::task::spawn_blocking(start).await.unwrap();
    let url = server.new_database("games").unwrap();
    let log: Log = Arc::new(PostgresLog::open(&url).await.unwrap());
    let mut games = JoinSet::new();
    for number in 0..GAMES {
        create(&log, &id(number)).await.unwrap();
        let log = Arc::clone(&log);
        games.spawn(async move {
            for first in 1..=EVENTS {
                append_until_stored(&log, number, first).await;
            }
        });
    }
    for _ in 0..3 {
        let before = log.stats().writes;
        while log.stats().writes < before + 100 && !games.is_empty() {
            while games.try_join_next().is_some() {}
            tokio::task::yield_now().await;
        }
        server = tokio::task::spawn_blocking(move || {
            fault(&mut server);
            server
        })
        .await
        .unwrap();
    }
    games.join_all().await;
    for number in 0..GAMES {
        let game = read(&log, &id(number)).await;
        assert_eq!(game.events, EVENTS + 1, "nothing twice, nothing lost");
    }
    log.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_restarts_loses_and_doubles_nothing() {
    recovers_from(|server| server.restart().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_loses_and_doubles_nothing() {
    recovers_from(|server| {
        server.kill();
        server.restart().unwrap();
    })
    .await;
}

/// The answer to a statement that was sent is lost: it may be stored or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_answer_is_an_unknown_outcome() {
    let start = || Postgres::start().unwrap();
    let mut server = tokio::task::spawn_blocking(start).await.unwrap();
    let url = server.new_database("games").unwrap();
    let log: Log = Arc::new(PostgresLog::open(&url).await.unwrap());
    let key = create(&log, &id(1)).await.unwrap();
    // Somebody holds the game, so that the statement is under way for long.
    let mut holder = psql(&server, &url)
        .args([
            "--command",
            "BEGIN; SELECT FROM caminos.batches FOR UPDATE; SELECT pg_sleep(60)",
        ])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let lost = tokio::spawn({
        let log = Arc::clone(&log);
        async move {
            loop {
                // Until the holder is there, appends succeed.
                let game = read(&log, &id(1)).await;
                if let Err(error) = append(&log, key, batch(game.events, "x")).await {
                    return error;
                }
            }
        }
    });
    let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted";
    let server = tokio::task::spawn_blocking(move || {
        while output(psql(&server, &url).args(["--command", waiting])) == "0" {}
        server.kill();
        holder.wait().unwrap();
        server
    });
    let mut server = server.await.unwrap();
    let lost = lost.await.unwrap();
    assert!(matches!(lost, AppendError::Unknown(_)), "{lost:?}");
    // Now nothing can be sent at all, once the connections that are left have noticed.
    let refused = loop {
        match append(&log, key, batch(2, "x")).await {
            Err(AppendError::Unknown(_)) => {}
            other => break other,
        }
    };
    assert!(
        matches!(refused, Err(AppendError::Failed(_))),
        "{refused:?}"
    );
    assert!(log.probe().await.is_err());
    let restart = move || server.restart().map(|()| server);
    let _server = tokio::task::spawn_blocking(restart).await.unwrap().unwrap();
    append_until_stored(&log, 1, read(&log, &id(1)).await.events).await;
}

/// The address says how sure the client wants to be of the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_when_the_address_says_so() {
    let start = || Postgres::start().unwrap();
    let server = tokio::task::spawn_blocking(start).await.unwrap();
    let url = server.new_database("games").unwrap();
    let certificate = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games \
        -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
        -keyout server.key -out server.crt 2>/dev/null && chmod 600 server.key";
    let make = format!("COPY (SELECT 1) TO PROGRAM '{certificate}'");
    for command in [
        &make,
        "ALTER SYSTEM SET ssl = on",
        "SELECT pg_reload_conf()",
    ] {
        output(psql(&server, &url).args(["--command", command]));
    }
    let read = "SELECT pg_read_file('server.crt')";
    let certificate = output(psql(&server, &url).args(["--command", read]));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("root.crt");
    std::fs::write(&file, certificate).unwrap();

    let sure = |host: &str| {
        let url = url.replace("127.0.0.1", host);
        let file = file.display();
        format!("{url}?sslmode=verify-full&sslrootcert={file}")
    };
    // The new settings come into force a moment later.
    let log: Log = loop {
        match PostgresLog::open(&sure("localhost")).await {
            Ok(log) => break Arc::new(log),
            Err(error) => assert!(error.to_string().contains("does not support"), "{error}"),
        }
    };
    create(&log, &id(1)).await.unwrap();
    let encrypted = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE application_name = 'caminos'";
    assert_eq!(
        output(psql(&server, &url).args(["--command", encrypted])),
        "t"
    );
    // A server of another name, and one that nobody vouches for, are refused.
    for wrong in [sure("127.0.0.1"), format!("{url}?sslmode=verify-full")] {
        open_error(&wrong).await;
    }
}
