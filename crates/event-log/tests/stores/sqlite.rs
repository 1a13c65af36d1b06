//! What holds for a data folder.

use std::path::Path;
use std::sync::Arc;

use caminos_event_log::{AppendError, OpenError, SqliteLog, inspect};
use rusqlite::Connection;
use tokio::runtime::Handle;

use crate::fixture::{Fixture, Log, Sqlite, append, batch, create, id, read};

mod every_store {
    crate::suite::suite!(crate::fixture::Sqlite);
}

fn database(folder: &Path) -> Connection {
    Connection::open(folder.join("caminos.db")).unwrap()
}

fn open(folder: &Path) -> Result<SqliteLog, OpenError> {
    SqliteLog::open(folder, Handle::current())
}

fn open_error(folder: &Path) -> OpenError {
    open(folder).expect_err("it cannot be opened")
}

#[tokio::test]
async fn a_folder_that_cannot_be_used_is_named() {
    let store = Sqlite::new().await;
    let file = store.0.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let error = open_error(&file);
    assert!(matches!(&error, OpenError::Folder { .. }), "{error}");
    assert!(error.to_string().contains(file.to_str().unwrap()));
}

#[tokio::test]
async fn a_folder_has_one_process_at_a_time() {
    let store = Sqlite::new().await;
    let first = store.open().await;
    let error = open_error(store.0.path());
    assert!(matches!(error, OpenError::InUse(_)), "{error}");
    first.close().await;
    assert!(open(store.0.path()).is_ok(), "closing it gives it free");
}

#[tokio::test]
async fn a_damaged_database_is_refused_and_left_alone() {
    let store = Sqlite::new().await;
    let path = store.0.path().join("caminos.db");
    let text = "this is no database, whatever its name says\n".repeat(100);
    std::fs::write(&path, &text).unwrap();
    let error = open_error(store.0.path());
    assert!(matches!(&error, OpenError::Damaged { .. }), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn a_database_with_a_broken_page_is_refused() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    for number in 0..300 {
        create(&log, &id(number)).await.unwrap();
    }
    log.close().await;
    let path = store.0.path().join("caminos.db");
    let mut bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() > 8 * 4096);
    bytes[4096..8 * 4096].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let error = open_error(store.0.path());
    assert!(matches!(&error, OpenError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let store = Sqlite::new().await;
    store.open().await.close().await;
    let newer = database(store.0.path());
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let error = open_error(store.0.path());
    assert!(
        matches!(error, OpenError::Newer { found: 99, .. }),
        "{error}"
    );
}

#[tokio::test]
async fn a_look_at_a_database_sees_what_a_server_would_and_changes_nothing() {
    let store = Sqlite::new().await;
    let names = |folder: &Path| {
        let names = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(inspect(store.0.path()).unwrap(), None);
    assert!(names(store.0.path()).is_empty());
    let log = store.open().await;
    let version = inspect(store.0.path()).unwrap();
    assert!(version.is_some(), "while a server uses it");
    // After a crash the newest version is in the write-ahead log only.
    database(store.0.path())
        .pragma_update(None, "user_version", 99)
        .unwrap();
    let crashed = Sqlite::new().await;
    let content = |folder: &Path| {
        ["caminos.db", "caminos.db-wal"].map(|file| std::fs::read(folder.join(file)).unwrap())
    };
    let before = content(store.0.path());
    for (file, bytes) in ["caminos.db", "caminos.db-wal"].iter().zip(&before) {
        std::fs::write(crashed.0.path().join(file), bytes).unwrap();
    }
    let error = inspect(crashed.0.path()).unwrap_err();
    assert!(matches!(error, OpenError::Newer { found: 99, .. }));
    assert_eq!(content(crashed.0.path()), before);
    database(store.0.path())
        .pragma_update(None, "user_version", version.unwrap())
        .unwrap();
    log.close().await;
    let before = names(store.0.path());
    assert_eq!(inspect(store.0.path()).unwrap(), version);
    assert_eq!(names(store.0.path()), before);
}

/// The copied file had no tables: everything was in the write-ahead log.
#[tokio::test]
async fn the_database_copied_alone_after_a_clean_stop_is_whole() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    create(&log, &id(1)).await.unwrap();
    read(&log, &id(1)).await;
    log.close().await;
    let copy = Sqlite::new().await;
    let file = |folder: &Sqlite| folder.0.path().join("caminos.db");
    std::fs::copy(file(&store), file(&copy)).unwrap();
    let copied = copy.open().await;
    assert_eq!(read(&copied, &id(1)).await.events, 1);
    // Dropping is a clean stop as well.
    let key = create(&copied, &id(2)).await.unwrap();
    append(&copied, key, batch(1, "x")).await.unwrap();
    drop(copied);
    let again = Sqlite::new().await;
    std::fs::copy(file(&copy), file(&again)).unwrap();
    assert_eq!(read(&again.open().await, &id(2)).await.events, 2);
}

#[cfg(unix)]
#[tokio::test]
async fn an_open_folder_becomes_its_owners_only() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o7777;
    let store = Sqlite::new().await;
    for (before, after) in [
        (0o755, 0o700),
        (0o750, 0o700),
        (0o700, 0o700),
        (0o1777, 0o1777),
    ] {
        std::fs::set_permissions(store.0.path(), Permissions::from_mode(before)).unwrap();
        let log = store.open().await;
        create(&log, &id(before as usize)).await.unwrap();
        assert_eq!(mode(store.0.path()), after);
        for file in ["caminos.db", "caminos.db-wal", "caminos.db-shm"] {
            assert_eq!(mode(&store.0.path().join(file)), 0o600, "{file}");
        }
        log.close().await;
    }
    let new = store.0.path().join("new/folder");
    drop(open(&new).unwrap());
    assert_eq!(mode(&new), 0o700);
}

/// It failed at once: a transaction that begins with reading does not wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_waits_for_the_lock_of_another_program() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    let other = database(store.0.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let waiting = tokio::spawn({
        let log = Arc::clone(&log);
        async move { append(&log, key, batch(1, "x")).await }
    });
    // Long enough that it would have failed.
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(!waiting.is_finished());
    other.execute_batch("COMMIT").unwrap();
    waiting.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_is_refused_does_not_disturb_others() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    let (bad, good, third) = (id(1), id(2), id(3));
    let keys = [
        create(&log, &bad).await.unwrap(),
        create(&log, &good).await.unwrap(),
    ];
    database(store.0.path())
        .execute_batch(&format!(
            "CREATE TRIGGER refuse BEFORE INSERT ON batches WHEN NEW.game = {} OR NEW.first = 0
             BEGIN SELECT RAISE(ABORT, 'a bad moment'); END;",
            keys[0].0
        ))
        .unwrap();
    for first in 1..10 {
        let (refused, written, created) = tokio::join!(
            append(&log, keys[0], batch(1, "x")),
            append(&log, keys[1], batch(first, "x")),
            create(&log, &third),
        );
        assert!(
            matches!(refused, Err(AppendError::Failed(_))),
            "{refused:?}"
        );
        assert!(
            matches!(created, Err(AppendError::Failed(_))),
            "{created:?}"
        );
        written.unwrap();
    }
    assert_eq!(read(&log, &bad).await.events, 1);
    assert_eq!(read(&log, &good).await.events, 10);
    assert_eq!(
        log.read(&third, 0).await.unwrap(),
        None,
        "no game without a batch"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_undone_with_its_group_can_be_appended_again() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    let keys = [
        create(&log, &id(1)).await.unwrap(),
        create(&log, &id(2)).await.unwrap(),
        create(&log, &id(3)).await.unwrap(),
    ];
    let other = database(store.0.path());
    let trigger = format!(
        "CREATE TRIGGER undo BEFORE INSERT ON batches WHEN NEW.game = {}
         BEGIN SELECT RAISE(ROLLBACK, 'a bad moment'); END;",
        keys[2].0
    );
    other.execute_batch(&trigger).unwrap();
    // While one write waits for the lock, the next two come into one group.
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let lock = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        other.execute_batch("COMMIT").unwrap();
    };
    let late = async {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        tokio::join!(
            append(&log, keys[1], batch(1, "x")),
            append(&log, keys[2], batch(1, "x")),
        )
    };
    let (first, (undone, bad), ()) = tokio::join!(append(&log, keys[0], batch(1, "x")), late, lock);
    first.unwrap();
    assert!(matches!(bad, Err(AppendError::Failed(_))), "{bad:?}");
    assert!(matches!(undone, Err(AppendError::Failed(_))), "{undone:?}");
    append(&log, keys[1], batch(1, "x")).await.unwrap();
    append(&log, keys[1], batch(2, "x")).await.unwrap();
    assert_eq!(read(&log, &id(2)).await.events, 3);
}

#[tokio::test]
async fn a_game_with_a_gap_is_not_read_and_disturbs_no_other() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    for number in 1..=2 {
        let key = create(&log, &id(number)).await.unwrap();
        for first in 1..4 {
            append(&log, key, batch(first, "x")).await.unwrap();
        }
    }
    let other = database(store.0.path());
    other
        .execute("DELETE FROM batches WHERE game = 1 AND first = 2", [])
        .unwrap();
    let error = log.read(&id(1), 0).await.unwrap_err();
    assert!(error.to_string().contains("event 2"), "{error}");
    assert_eq!(read(&log, &id(2)).await.events, 4);
}

#[tokio::test]
async fn tokens_are_not_in_the_database() {
    use caminos_event_log::{Batch, TokenHash};
    let store = Sqlite::new().await;
    let log: Log = store.open().await;
    let secret = "s".repeat(24);
    let token = caminos_table::Token::new(&secret).unwrap();
    let first = Batch {
        seat_token: Some(TokenHash::of(&token)),
        ..batch(0, "opened")
    };
    crate::fixture::create_with(&log, &id(1), first)
        .await
        .unwrap();
    log.close().await;
    let bytes = std::fs::read(store.0.path().join("caminos.db")).unwrap();
    assert!(
        !bytes
            .windows(secret.len())
            .any(|part| part == secret.as_bytes())
    );
}
