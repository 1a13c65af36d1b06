//! A process that is killed, and a disk that is full: what was acknowledged is there.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use caminos_event_log::{AppendError, PostgresLog, SqliteLog};
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use crate::fixture::{Fixture, Log, Pg, Sqlite, append, batch, create, id, read};

const LOCATION: &str = "CAMINOS_TEST_STORE";
const GAMES: usize = 20;

async fn open(location: &str) -> Log {
    if location.starts_with("postgres://") {
        return Arc::new(PostgresLog::open(location).await.unwrap());
    }
    Arc::new(SqliteLog::open(location, Handle::current()).unwrap())
}

/// Prints a line for each batch that is acknowledged, until one fails.
async fn append_until_failure(log: Log, number: usize) -> AppendError {
    let print = |first: u32| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "acknowledged {number} {first}").unwrap();
        out.flush().unwrap();
    };
    let key = match create(&log, &id(number)).await {
        Ok(key) => key,
        Err(error) => return error,
    };
    print(0);
    // Large enough that a disk can be full of them.
    let text = "x".repeat(200);
    for first in 1.. {
        if let Err(error) = append(&log, key, batch(first, &text)).await {
            return error;
        }
        print(first);
    }
    unreachable!("it ends by a failure")
}

/// Run by the tests below in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a part of other tests"]
async fn a_process_that_appends() {
    let log = open(&std::env::var(LOCATION).unwrap()).await;
    println!();
    let mut games = JoinSet::new();
    for number in 0..GAMES {
        games.spawn(append_until_failure(Arc::clone(&log), number));
    }
    for error in games.join_all().await {
        assert!(
            matches!(error, AppendError::Failed(_) | AppendError::Unknown(_)),
            "{error}"
        );
        println!("failed: {error}");
    }
}

/// The process that appends, perhaps by way of a shell.
pub(crate) fn start(location: &str, shell: Option<&str>) -> Child {
    let test = std::env::current_exe().unwrap();
    let mut command = match shell {
        Some(script) => {
            let mut command = Command::new("sh");
            command.args(["-c", script]).arg(test);
            command
        }
        None => Command::new(test),
    };
    command
        .args([
            "--exact",
            "crash::a_process_that_appends",
            "--ignored",
            "--nocapture",
        ])
        .env(LOCATION, location)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The last acknowledged event of each game, read to the end of the output; after so many
/// lines the process is killed.
pub(crate) fn acknowledged(
    mut process: Child,
    kill_after: Option<usize>,
) -> (HashMap<usize, u32>, usize) {
    let mut last = HashMap::new();
    let (mut count, mut failed) = (0, 0);
    for line in BufReader::new(process.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        failed += usize::from(line.starts_with("failed"));
        let Some(numbers) = line.strip_prefix("acknowledged ") else {
            continue;
        };
        // The last line may be cut.
        let Some((game, first)) = numbers.split_once(' ') else {
            continue;
        };
        let (Ok(game), Ok(first)) = (game.parse(), first.parse()) else {
            continue;
        };
        last.insert(game, first);
        count += 1;
        if kill_after == Some(count) {
            process.kill().unwrap();
        }
    }
    process.wait().unwrap();
    (last, failed)
}

/// Everything that was acknowledged is there, and at most one batch a game that was on its way.
pub(crate) async fn nothing_is_lost(log: &Log, acknowledged: &HashMap<usize, u32>) {
    assert!(!acknowledged.is_empty());
    for (number, last) in acknowledged {
        let game = read(log, &id(*number)).await;
        let rest = game.events - (last + 1);
        assert!(
            rest <= 1,
            "game {number}: {last} acknowledged, {} stored",
            game.events
        );
        append(log, game.key, batch(game.events, "goes on"))
            .await
            .unwrap();
    }
}

async fn survives_a_kill(location: &str, kill_after: usize) {
    let process = start(location, None);
    let acknowledged = move || acknowledged(process, Some(kill_after));
    let (acknowledged, _) = tokio::task::spawn_blocking(acknowledged).await.unwrap();
    nothing_is_lost(&open(location).await, &acknowledged).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_process_loses_nothing_that_was_acknowledged() {
    let store = Sqlite::new().await;
    for round in 1..=3 {
        let folder = store.0.path().join(round.to_string());
        survives_a_kill(folder.to_str().unwrap(), round * 500).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_loses_nothing_that_was_acknowledged() {
    for round in 1..=2 {
        let store = Pg::new().await;
        survives_a_kill(&store.url, round * 500).await;
    }
}

/// No file may become larger than 4 MiB, which is what a full disk says as well.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let store = Sqlite::new().await;
    let folder = store.0.path().join("full");
    let limit = "trap '' XFSZ; ulimit -f 4096; exec \"$0\" \"$@\"";
    let process = start(folder.to_str().unwrap(), Some(limit));
    let (acknowledged, failed) = acknowledged(process, None);
    assert_eq!(failed, GAMES, "every game met the limit");
    let size = |name: &str| std::fs::metadata(Path::new(&folder).join(name)).map_or(0, |f| f.len());
    assert!(size("caminos.db").max(size("caminos.db-wal")) <= 4 << 20);
    let log = open(folder.to_str().unwrap()).await;
    nothing_is_lost(&log, &acknowledged).await;
}
