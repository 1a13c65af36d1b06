//! Copying between stores.

use std::sync::Arc;
use std::time::Duration;

use caminos_event_log::{
    Batch, CopyError, EventLog as _, GameSummary, Heartbeat, Lifecycle, Location, MonotonicClock,
    Outage, PostgresLog, Progress, SqliteLog, StoredGame, Target, TokenHash, Transfer, copy,
};
use caminos_table::{Actor, CommandId, Moment, Token};
use tokio::runtime::Handle;

use crate::fixture::{Fixture, Log, Pg, Sqlite, append, append_with, batch, create_with, id, read};

const GAMES: usize = 300;

async fn sqlite(store: &Sqlite) -> Arc<SqliteLog> {
    let opened = SqliteLog::open_with(store.0.path(), Handle::current(), MonotonicClock::default());
    Arc::new(opened.unwrap())
}

async fn postgres(store: &Pg) -> Arc<PostgresLog> {
    Arc::new(PostgresLog::open(&store.url).await.unwrap())
}

/// Games of every kind; gives how many batches there are.
async fn fill(log: Log) -> usize {
    let mut batches = 0;
    for number in 0..GAMES {
        let token = Token::new(&format!("{number:030}")).unwrap();
        let first = Batch {
            seat_token: Some(TokenHash::of(&token)),
            ..batch(0, "opened")
        };
        let key = create_with(&log, &id(number), first).await.unwrap();
        for first in 1..=(number % 4) as u32 {
            let lifecycle = match first {
                1 => Some(Lifecycle::InPlay),
                3 => Some(Lifecycle::Finished),
                _ => None,
            };
            let batch = Batch {
                actor: Actor::Computer,
                command: Some(CommandId::new(&format!("command-{number}")).unwrap()),
                ..batch(first, "played")
            };
            let summary = lifecycle.map(|lifecycle| GameSummary {
                lifecycle,
                deadline: (first == 1).then_some(Moment(number as u64)),
            });
            append_with(&log, key, batch, summary).await.unwrap();
        }
        batches += 1 + number % 4;
    }
    batches
}

async fn everything(log: &Log) -> Vec<StoredGame> {
    let mut games = Vec::new();
    for number in 0..GAMES {
        let mut game = read(log, &id(number)).await;
        // Keys belong to a store.
        game.key = caminos_event_log::GameKey(0);
        games.push(game);
    }
    games
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_to_postgres_and_back_unchanged() {
    let (folder, database, back) = (Sqlite::new().await, Pg::new().await, Sqlite::new().await);
    let (from, middle, to) = (
        sqlite(&folder).await,
        postgres(&database).await,
        sqlite(&back).await,
    );
    let batches = fill(from.clone()).await;
    let mut seen = Vec::new();
    let copied = copy(&*from, &*middle, Target::Empty, |progress| {
        seen.push(progress)
    })
    .await;
    let whole = Progress {
        games: GAMES,
        batches,
        verified: GAMES,
    };
    assert_eq!(copied.unwrap().progress, whole);
    assert_eq!(seen.last(), Some(&whole));
    assert!(seen.len() > 4, "it is reported on the way");
    copy(&*middle, &*to, Target::Empty, |_| {}).await.unwrap();
    let logs: [Log; 3] = [from, middle, to];
    let expected = everything(&logs[0]).await;
    for log in &logs[1..] {
        assert_eq!(everything(log).await, expected);
    }
}

/// Clocks that ran lost the time of the copy, and every outage before it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_times_without_a_server_go_to_postgres_and_back() {
    let (folder, database, back) = (Sqlite::new().await, Pg::new().await, Sqlite::new().await);
    let (from, middle, to) = (
        sqlite(&folder).await,
        postgres(&database).await,
        sqlite(&back).await,
    );
    let beat = |now| Heartbeat {
        now: Moment(now),
        tolerance: Duration::from_secs(6),
        known: 0,
    };
    let outage = |since, until| Outage {
        since: Moment(since),
        until: Moment(until),
    };
    from.heartbeat(beat(1_000)).await.unwrap();
    from.heartbeat(beat(61_000)).await.unwrap();
    // A server ran on the empty target before; then the copy was interrupted, and goes on.
    middle.heartbeat(beat(500)).await.unwrap();
    middle.heartbeat(beat(90_000)).await.unwrap();
    for target in [Target::Empty, Target::Interrupted, Target::Interrupted] {
        copy(&*from, &*middle, target, |_| {}).await.unwrap();
    }
    let known = middle.heartbeat(beat(200_000)).await.unwrap();
    let expected = [outage(1_000, 61_000), outage(61_000, 200_000)];
    assert_eq!(known, expected);
    copy(&*middle, &*to, Target::Empty, |_| {}).await.unwrap();
    let known = to.heartbeat(beat(300_000)).await.unwrap();
    assert_eq!(known[..2], expected);
    assert_eq!(known[2..], [outage(200_000, 300_000)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_target_with_games_is_refused_unless_a_copy_goes_on() {
    let (folder, database) = (Sqlite::new().await, Pg::new().await);
    let (from, to) = (sqlite(&folder).await, postgres(&database).await);
    fill(from.clone()).await;
    // A part of it, as an interrupted copy leaves it.
    let some = from.read(&id(3), 0).await.unwrap().unwrap();
    to.import(vec![some]).await.unwrap();
    let refused = copy(&*from, &*to, Target::Empty, |_| {}).await;
    assert!(matches!(refused, Err(CopyError::NotEmpty)), "{refused:?}");
    let copied = copy(&*from, &*to, Target::Interrupted, |_| {})
        .await
        .unwrap();
    assert_eq!(copied.progress.games, GAMES);
    // Again there is nothing to do.
    copy(&*from, &*to, Target::Interrupted, |_| {})
        .await
        .unwrap();

    // The target has gone on by itself.
    let log: Log = to.clone();
    let game = read(&log, &id(5)).await;
    append(&log, game.key, batch(game.events, "elsewhere"))
        .await
        .unwrap();
    let refused = copy(&*from, &*to, Target::Interrupted, |_| {}).await;
    let different = matches!(&refused, Err(CopyError::Different { game, .. }) if *game == id(5));
    assert!(different, "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_the_target_alone_is_noticed() {
    let (folder, other) = (Sqlite::new().await, Sqlite::new().await);
    let (from, to) = (sqlite(&folder).await, sqlite(&other).await);
    fill(from.clone()).await;
    let log: Log = to.clone();
    create_with(&log, &id(GAMES), batch(0, "x")).await.unwrap();
    let refused = copy(&*from, &*to, Target::Interrupted, |_| {}).await;
    let more = matches!(refused, Err(CopyError::Count { from: GAMES, to }) if to == GAMES + 1);
    assert!(more, "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unreadable_game_is_left_out_and_named() {
    let (folder, other) = (Sqlite::new().await, Sqlite::new().await);
    let (from, to) = (sqlite(&folder).await, sqlite(&other).await);
    fill(from.clone()).await;
    let game = from.read(&id(7), 0).await.unwrap().unwrap();
    let database = rusqlite::Connection::open(from.path()).unwrap();
    let sql = "DELETE FROM batches WHERE game = ? AND first = 1";
    database.execute(sql, [game.key.0]).unwrap();
    let copied = copy(&*from, &*to, Target::Empty, |_| {}).await.unwrap();
    assert_eq!(copied.unreadable, [id(7)]);
    assert_eq!(copied.progress.games, GAMES - 1);
}

#[tokio::test]
async fn what_is_not_there_is_not_made_to_be_copied() {
    let folder = Sqlite::new().await;
    let missing = folder.0.path().join("missing");
    let location = Location::Sqlite(missing.clone());
    assert!(location.open_existing().await.is_err());
    assert!(!missing.exists());
    location.open().await.unwrap().close().await;
    assert!(location.open_existing().await.is_ok());
}
