//! What holds for every store.

use std::time::{Duration, SystemTime};

use caminos_event_log::{
    AppendError, Batch, GameKey, GameSummary, Heartbeat, Lifecycle, Outage, ReadError, Timekeeping,
    TokenHash,
};
use caminos_table::{Actor, CommandId, Moment, Player, Token};
use tokio::task::JoinSet;

use crate::fixture::{
    Fixture, TestClock, Written, append, append_as, append_with, batch, create, create_with, id,
    read, texts,
};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// A test for each of these, for one store.
macro_rules! suite {
    ($fixture:ty: $($name:ident),* $(,)?) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            $crate::suite::$name::<$fixture>().await;
        })*
    };
    ($fixture:ty) => {
        $crate::suite::suite!($fixture:
            batches_come_back_in_order_and_byte_for_byte,
            a_game_is_read_from_any_event_on,
            of_two_writers_one_wins,
            a_game_is_created_once,
            a_writer_that_knows_more_than_the_log_leaves_no_gap,
            an_unknown_game_is_no_error_to_read_and_one_to_append_to,
            heads_of_many_games_come_at_once,
            ten_thousand_appends_are_committed_in_groups,
            appends_to_many_games_at_once_are_all_there,
            what_is_stored_is_there_after_a_restart,
            a_closed_log_takes_nothing,
            a_probe_is_a_write,
            games_expire_by_the_time_that_servers_run,
            a_game_that_goes_on_is_not_deleted,
            the_key_of_a_deleted_game_is_not_used_again,
            a_lifecycle_is_stored_with_its_batch,
            games_whose_time_is_over_are_found,
            a_pause_in_the_heartbeats_is_an_outage,
            a_clock_that_was_ahead_hides_no_outage,
        );
    };
}
pub(crate) use suite;

pub(crate) fn is_conflict(written: &Written) -> bool {
    matches!(written, Err(AppendError::Conflict))
}

pub(crate) async fn batches_come_back_in_order_and_byte_for_byte<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let token = |letter: &str| TokenHash::of(&Token::new(&letter.repeat(24)).unwrap());
    let batches = [
        Batch {
            seat_token: Some(token("a")),
            ..batch(0, "opened")
        },
        Batch {
            actor: Actor::Player(Player::new(4).unwrap()),
            command: Some(CommandId::new("command-1").unwrap()),
            seat_token: Some(token("b")),
            ..batch(1, "claimed")
        },
        Batch {
            count: 3,
            actor: Actor::Computer,
            events: "[ 1,\t\"żółw 🐢 \\u0000 '\\\"\" ,null ]".into(),
            ..batch(2, "")
        },
        batch(5, "last"),
    ];
    let key = create_with(&log, &id(1), batches[0].clone()).await.unwrap();
    for batch in &batches[1..] {
        assert_eq!(append(&log, key, batch.clone()).await.unwrap(), key);
    }
    let game = read(&log, &id(1)).await;
    assert_eq!(game.batches, batches);
    assert_eq!((game.key, &game.id, game.events), (key, &id(1), 6));
    assert_eq!(read(&log, &id(1)).await, game, "reading changes nothing");
}

pub(crate) async fn a_game_is_read_from_any_event_on<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let three = Batch {
        count: 3,
        ..batch(1, "three")
    };
    append(&log, key, three).await.unwrap();
    append(&log, key, batch(4, "last")).await.unwrap();
    let firsts = async |from| {
        let game = log.read(&id(1), from).await.unwrap().unwrap();
        assert_eq!(game.events, 5);
        game.batches.iter().map(|b| b.first).collect::<Vec<_>>()
    };
    assert_eq!(firsts(0).await, [0, 1, 4]);
    for inside in 1..=3 {
        assert_eq!(firsts(inside).await, [1, 4], "a batch is never cut");
    }
    assert_eq!(firsts(4).await, [4]);
    assert!(firsts(5).await.is_empty());
    assert!(
        firsts(9).await.is_empty(),
        "the caller sees that there are fewer"
    );
}

pub(crate) async fn of_two_writers_one_wins<F: Fixture>() {
    let store = F::new().await;
    let [one, two] = store.two_nodes().await;
    let key = create(&one, &id(1)).await.unwrap();
    let mut expected = vec![r#"[{"opened":0}]"#.to_owned()];
    for first in 1..=40 {
        let results = tokio::join!(
            append(&one, key, batch(first, "one")),
            append(&two, key, batch(first, "two")),
        );
        let winner = match results {
            (Ok(_), Err(AppendError::Conflict)) => "one",
            (Err(AppendError::Conflict), Ok(_)) => "two",
            other => panic!("{other:?}"),
        };
        expected.push(format!("[{{\"{winner}\":{first}}}]"));
        for late in 0..first {
            let stale = append(&two, key, batch(late, "late")).await;
            assert!(is_conflict(&stale), "{stale:?}");
        }
    }
    assert_eq!(texts(&read(&two, &id(1)).await), expected);
}

pub(crate) async fn a_game_is_created_once<F: Fixture>() {
    let store = F::new().await;
    let [one, two] = store.two_nodes().await;
    for number in 0..20 {
        let id = id(number);
        let results = tokio::join!(
            create_with(&one, &id, batch(0, "one")),
            create_with(&one, &id, batch(0, "one")),
            create_with(&two, &id, batch(0, "two")),
        );
        let results = [results.0, results.1, results.2];
        let created: Vec<_> = results.iter().flatten().collect();
        assert_eq!(created.len(), 1, "{results:?}");
        assert_eq!(results.iter().filter(|r| is_conflict(r)).count(), 2);
        let again = create(&two, &id).await;
        assert!(is_conflict(&again), "{again:?}");
        let game = read(&one, &id).await;
        assert_eq!((&game.key, game.batches.len()), (created[0], 1));
    }
}

pub(crate) async fn a_writer_that_knows_more_than_the_log_leaves_no_gap<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let two = Batch {
        count: 2,
        ..batch(1, "two")
    };
    append(&log, key, two).await.unwrap();
    for wrong in [0, 1, 2, 4, 5] {
        let written = append(&log, key, batch(wrong, "wrong")).await;
        assert!(is_conflict(&written), "{wrong}: {written:?}");
    }
    append(&log, key, batch(3, "right")).await.unwrap();
    assert_eq!(read(&log, &id(1)).await.events, 4);
}

pub(crate) async fn an_unknown_game_is_no_error_to_read_and_one_to_append_to<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    assert_eq!(log.read(&id(1), 0).await.unwrap(), None);
    let written = append(&log, GameKey(77), batch(0, "x")).await;
    assert!(
        matches!(written, Err(AppendError::NoSuchGame)),
        "{written:?}"
    );
    let key = create(&log, &id(1)).await.unwrap();
    assert!(append(&log, key, batch(1, "x")).await.is_ok());
    assert_eq!(log.read(&id(2), 0).await.unwrap(), None);
}

pub(crate) async fn heads_of_many_games_come_at_once<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let mut expected = Vec::new();
    for number in 0..20 {
        let key = create(&log, &id(number)).await.unwrap();
        let events = number as u32 % 3;
        for first in 1..=events {
            append(&log, key, batch(first, "x")).await.unwrap();
        }
        expected.push((key, events + 1));
    }
    let mut asked: Vec<GameKey> = expected.iter().map(|(key, _)| *key).collect();
    asked.push(GameKey(9999));
    let mut heads = log.heads(asked).await.unwrap();
    heads.sort_unstable();
    assert_eq!(heads, expected, "and none of the game that there is not");
    assert_eq!(log.heads(Vec::new()).await.unwrap(), []);
}

pub(crate) async fn ten_thousand_appends_are_committed_in_groups<F: Fixture>() {
    const GAMES: usize = 100;
    let store = F::new().await;
    let log = store.open().await;
    let mut games = JoinSet::new();
    for number in 0..GAMES {
        let log = log.clone();
        games.spawn(async move {
            let key = create(&log, &id(number)).await.unwrap();
            for first in 1..=100 {
                append(&log, key, batch(first, "x")).await.unwrap();
            }
        });
    }
    games.join_all().await;
    for number in 0..GAMES {
        assert_eq!(read(&log, &id(number)).await.events, 101);
    }
    let stats = log.stats();
    assert_eq!((stats.writes, stats.failed_commits), (100 * 101, 0));
    assert!(stats.commits < stats.writes / 4, "{stats:?}");
}

pub(crate) async fn appends_to_many_games_at_once_are_all_there<F: Fixture>() {
    let store = F::new().await;
    let nodes = store.two_nodes().await;
    let key = create(&nodes[0], &id(0)).await.unwrap();
    let mut writers = JoinSet::new();
    for number in 1..=40 {
        let log = nodes[number % 2].clone();
        writers.spawn(async move {
            // Games of their own, and one that all of them play in.
            let own = create(&log, &id(number)).await.unwrap();
            for first in 1..=10 {
                append(&log, own, batch(first, "own")).await.unwrap();
                let mut head = log.heads(vec![key]).await.unwrap()[0].1;
                while let Err(error) = append(&log, key, batch(head, &number.to_string())).await {
                    assert!(matches!(error, AppendError::Conflict), "{error}");
                    head = log.heads(vec![key]).await.unwrap()[0].1;
                }
            }
        });
    }
    writers.join_all().await;
    let shared = read(&nodes[1], &id(0)).await;
    assert_eq!(shared.events, 401);
    for number in 1..=40 {
        let own = format!("{{\"{number}\":");
        let count = texts(&shared).iter().filter(|t| t.contains(&own)).count();
        assert_eq!(count, 10);
        assert_eq!(read(&nodes[0], &id(number)).await.events, 11);
    }
}

pub(crate) async fn what_is_stored_is_there_after_a_restart<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    append(&log, key, batch(1, "x")).await.unwrap();
    let before = read(&log, &id(1)).await;
    log.close().await;
    drop(log);
    let log = store.open().await;
    assert_eq!(read(&log, &id(1)).await, before);
    append(&log, key, batch(2, "x")).await.unwrap();
}

pub(crate) async fn a_closed_log_takes_nothing<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    // What was queued before is committed.
    let queued = tokio::spawn({
        let log = log.clone();
        async move { append(&log, key, batch(1, "x")).await }
    });
    while log.stats().writes + (log.stats().queued as u64) < 2 {
        tokio::task::yield_now().await;
    }
    log.close().await;
    queued.await.unwrap().unwrap();
    let closed = |written: &Written| matches!(written, Err(AppendError::Closed));
    assert!(closed(&append(&log, key, batch(2, "x")).await));
    assert!(closed(&create(&log, &id(2)).await));
    assert!(matches!(log.read(&id(1), 0).await, Err(ReadError::Closed)));
    assert!(log.probe().await.is_err());
    log.close().await;
}

pub(crate) async fn a_probe_is_a_write<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    log.probe().await.unwrap();
    log.probe().await.unwrap();
}

/// A clock 400 days ahead deleted games for good.
pub(crate) async fn games_expire_by_the_time_that_servers_run<F: Fixture>() {
    let store = F::new().await;
    let clock = TestClock::default();
    let log = store.open_with(clock.monotonic()).await;
    let expired = async |log: &crate::fixture::Log, lifecycle, age| {
        let found = log.expired(lifecycle, age, 10).await.unwrap();
        found.into_iter().map(|c| c.id).collect::<Vec<_>>()
    };
    let key = create(&log, &id(1)).await.unwrap();
    create(&log, &id(2)).await.unwrap();
    assert_eq!(expired(&log, Lifecycle::NeverPlayed, HOUR).await, []);
    clock.advance(HOUR / 2);
    // Something happens in the first one, such as a claimed seat.
    append(&log, key, batch(1, "claimed")).await.unwrap();
    assert_eq!(expired(&log, Lifecycle::NeverPlayed, HOUR).await, []);
    clock.advance(HOUR / 2);
    assert_eq!(expired(&log, Lifecycle::NeverPlayed, HOUR).await, [id(2)]);
    assert_eq!(expired(&log, Lifecycle::Finished, HOUR).await, []);
    log.close().await;
    drop(log);

    // However long it was out of use, and whatever the wall clock is now: it goes on from there.
    let clock = TestClock::default();
    clock.advance(HOUR * 24 * 400);
    let log = store.open_with(clock.monotonic()).await;
    assert_eq!(expired(&log, Lifecycle::NeverPlayed, HOUR).await, [id(2)]);
    clock.advance(HOUR / 2);
    let found = log.expired(Lifecycle::NeverPlayed, HOUR, 10).await.unwrap();
    assert_eq!(found.len(), 2);
    let one = log.expired(Lifecycle::NeverPlayed, HOUR, 1).await.unwrap();
    assert_eq!(one.len(), 1);
    assert_eq!(log.delete(found).await.unwrap(), 2);
    assert_eq!(log.read(&id(1), 0).await.unwrap(), None);
    assert_eq!(expired(&log, Lifecycle::NeverPlayed, HOUR).await, []);
}

pub(crate) async fn a_game_that_goes_on_is_not_deleted<F: Fixture>() {
    let store = F::new().await;
    let [one, two] = store.two_nodes().await;
    let key = create(&one, &id(1)).await.unwrap();
    let zero = Duration::ZERO;
    let found = one.expired(Lifecycle::NeverPlayed, zero, 10).await.unwrap();
    assert_eq!(found.len(), 1);
    append(&two, key, batch(1, "x")).await.unwrap();
    assert_eq!(one.delete(found).await.unwrap(), 0);
    assert_eq!(read(&one, &id(1)).await.events, 2);
    // Deletion and appends at the same time: what is acknowledged is there.
    for number in 2..30 {
        let id = id(number);
        let key = create(&one, &id).await.unwrap();
        let found = one
            .expired(Lifecycle::NeverPlayed, zero, 100)
            .await
            .unwrap();
        let (deleted, appended) = tokio::join!(one.delete(found), append(&two, key, batch(1, "x")));
        deleted.unwrap();
        let game = one.read(&id, 0).await.unwrap();
        match appended {
            Ok(_) => assert_eq!(game.expect("it was acknowledged").events, 2),
            Err(AppendError::NoSuchGame) => assert_eq!(game, None),
            Err(error) => panic!("{error}"),
        }
    }
}

/// A node may still know the deleted game under that key.
pub(crate) async fn the_key_of_a_deleted_game_is_not_used_again<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    append(&log, key, batch(1, "x")).await.unwrap();
    let found = log
        .expired(Lifecycle::NeverPlayed, Duration::ZERO, 10)
        .await
        .unwrap();
    assert_eq!(log.delete(found).await.unwrap(), 1);
    let other = create(&log, &id(2)).await.unwrap();
    assert_ne!(other, key);
    let written = append(&log, key, batch(2, "x")).await;
    assert!(
        matches!(written, Err(AppendError::NoSuchGame)),
        "{written:?}"
    );
    let again = create(&log, &id(1)).await.unwrap();
    assert!(again != key && again != other);
}

pub(crate) async fn a_lifecycle_is_stored_with_its_batch<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let lifecycle = async || read(&log, &id(1)).await.lifecycle;
    assert_eq!(lifecycle().await, Some(Lifecycle::NeverPlayed));
    let in_play = Some(Lifecycle::InPlay);
    append_as(&log, key, batch(1, "x"), in_play).await.unwrap();
    assert_eq!(lifecycle().await, in_play);
    let lost = append_as(&log, key, batch(1, "y"), Some(Lifecycle::Finished)).await;
    assert!(is_conflict(&lost), "{lost:?}");
    append(&log, key, batch(2, "x")).await.unwrap();
    assert_eq!(lifecycle().await, in_play, "as it was");
    let zero = Duration::ZERO;
    assert_eq!(
        log.expired(Lifecycle::Finished, zero, 10).await.unwrap(),
        []
    );
    let finished = Some(Lifecycle::Finished);
    append_as(&log, key, batch(3, "x"), finished).await.unwrap();
    let found = log.expired(Lifecycle::Finished, zero, 10).await.unwrap();
    assert_eq!((found[0].key, found[0].events), (key, 4));
    assert_eq!(log.unclassified(10).await.unwrap(), []);
}

pub(crate) async fn games_whose_time_is_over_are_found<F: Fixture>() {
    let store = F::new().await;
    let log = store.open().await;
    let until = |deadline: Option<u64>| {
        Some(GameSummary {
            lifecycle: Lifecycle::InPlay,
            deadline: deadline.map(Moment),
        })
    };
    let mut keys = Vec::new();
    for (number, deadline) in [(1, Some(5000)), (2, Some(3000)), (3, None)] {
        let key = create(&log, &id(number)).await.unwrap();
        let written = append_with(&log, key, batch(1, "x"), until(deadline)).await;
        keys.push(written.unwrap());
    }
    let overdue = async |by| log.overdue(Moment(by), 10).await.unwrap();
    assert_eq!(overdue(2999).await, []);
    assert_eq!(overdue(3000).await, [id(2)]);
    assert_eq!(overdue(9000).await, [id(2), id(1)], "the longest ago first");
    assert_eq!(log.overdue(Moment(9000), 1).await.unwrap(), [id(2)]);
    assert_eq!(read(&log, &id(1)).await.deadline, Some(Moment(5000)));
    // What is not stored changes nothing, and neither does a batch that says nothing of it.
    let lost = append_with(&log, keys[0], batch(1, "y"), until(None)).await;
    assert!(is_conflict(&lost), "{lost:?}");
    append(&log, keys[0], batch(2, "x")).await.unwrap();
    assert_eq!(overdue(9000).await.len(), 2);
    append_with(&log, keys[1], batch(2, "x"), until(None))
        .await
        .unwrap();
    assert_eq!(overdue(9000).await, [id(1)]);
    // A deadline alone does not make a game younger.
    let zero = Duration::ZERO;
    let found = log.expired(Lifecycle::InPlay, zero, 10).await.unwrap();
    assert_eq!(found.len(), 3);
}

const fn outage(since: u64, until: u64) -> Outage {
    Outage {
        since: Moment(since),
        until: Moment(until),
    }
}

pub(crate) async fn a_pause_in_the_heartbeats_is_an_outage<F: Fixture>() {
    let store = F::new().await;
    let [one, two] = store.two_nodes().await;
    let beat = |now, known| Heartbeat {
        now: Moment(now),
        tolerance: Duration::from_millis(500),
        known,
    };
    // The first one of all ends nothing.
    assert_eq!(one.heartbeat(beat(10_000, 0)).await.unwrap(), []);
    assert_eq!(two.heartbeat(beat(10_400, 0)).await.unwrap(), []);
    // One node alone is enough, and a clock that is behind does no harm.
    assert_eq!(one.heartbeat(beat(10_900, 0)).await.unwrap(), []);
    assert_eq!(two.heartbeat(beat(10_100, 0)).await.unwrap(), []);
    let first = outage(10_900, 20_000);
    assert_eq!(one.heartbeat(beat(20_000, 0)).await.unwrap(), [first]);
    assert_eq!(one.heartbeat(beat(20_100, 1)).await.unwrap(), []);
    // The other node learns of it, and notes it no second time.
    assert_eq!(two.heartbeat(beat(20_200, 0)).await.unwrap(), [first]);
    let both = [first, outage(20_200, 30_000)];
    assert_eq!(two.heartbeat(beat(30_000, 1)).await.unwrap(), both);
    assert_eq!(one.heartbeat(beat(30_100, 1)).await.unwrap(), both);
    assert_eq!(one.heartbeat(beat(30_200, 2)).await.unwrap(), []);
}

/// For as long as it had been ahead, no outage was noted, and none was given that had been.
pub(crate) async fn a_clock_that_was_ahead_hides_no_outage<F: Fixture>() {
    let store = F::new().await;
    let log = store.open_transfer().await;
    // By the clock of the database, where there is one.
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.unwrap().as_millis() as u64;
    let far = now + 400 * 24 * 60 * 60 * 1000;
    let ahead = Timekeeping {
        heartbeat: Moment(far),
        outages: vec![
            outage(now - 50_000, now - 40_000),
            outage(now - 20_000, far),
        ],
    };
    log.set_timekeeping(ahead).await.unwrap();
    let beat = |now, known| Heartbeat {
        now: Moment(now),
        tolerance: Duration::from_secs(6),
        known,
    };
    let known = log.heartbeat(beat(now, 0)).await.unwrap();
    assert_eq!(known[0], outage(now - 50_000, now - 40_000));
    assert_eq!(known[1].since, Moment(now - 20_000));
    let until = known[1].until.0;
    assert!((now..far / 2 + now / 2).contains(&until), "it ends now");
    let known = log.heartbeat(beat(until + 50_000, 2)).await.unwrap();
    assert_eq!(known[2..], [outage(until, until + 50_000)]);
}
