//! Backup and restore of a data folder.

use std::sync::Arc;

use caminos_event_log::{BackupError, Existing, OpenError, RestoreError, backup, restore};

use crate::fixture::{Fixture, Sqlite, append, batch, create, id, read};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_is_restored() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    let key = create(&log, &id(1)).await.unwrap();
    // It goes on all the time.
    let playing = tokio::spawn({
        let log = Arc::clone(&log);
        async move {
            for first in 1..300 {
                append(&log, key, batch(first, "x")).await.unwrap();
            }
        }
    });
    while read(&log, &id(1)).await.events < 50 {}
    let elsewhere = Sqlite::new().await;
    let file = elsewhere.0.path().join("games.backup");
    let made = backup(store.0.path(), &file).unwrap();
    assert_eq!(made.games, 1);
    playing.await.unwrap();
    assert_eq!(read(&log, &id(1)).await.events, 300);
    let names: Vec<_> = std::fs::read_dir(elsewhere.0.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["games.backup"], "one file and nothing beside it");

    // A folder in use, and one with games, are left alone.
    let refused = restore(&file, store.0.path(), Existing::MoveAway).unwrap_err();
    let in_use = RestoreError::Database(OpenError::InUse(store.0.path().to_owned()));
    assert_eq!(refused.to_string(), in_use.to_string());
    log.close().await;
    let refused = restore(&file, store.0.path(), Existing::Refuse).unwrap_err();
    assert!(matches!(refused, RestoreError::Exists(_)), "{refused}");
    assert_eq!(read(&store.open().await, &id(1)).await.events, 300);

    for round in 1..=2 {
        let restored = restore(&file, store.0.path(), Existing::MoveAway).unwrap();
        assert_eq!(restored.games, 1);
        let moved = restored.moved_to.expect("there were games");
        let name = moved.file_name().unwrap().to_str().unwrap();
        assert_eq!(name, format!("caminos.db.replaced-{round}"));
        let log = store.open().await;
        let game = read(&log, &id(1)).await;
        assert!((50..=300).contains(&game.events));
        append(&log, game.key, batch(game.events, "goes on"))
            .await
            .unwrap();
        log.close().await;
    }
    // What was replaced is whole.
    let before = Sqlite::new().await;
    let replaced = store.0.path().join("caminos.db.replaced-1");
    std::fs::copy(replaced, before.0.path().join("caminos.db")).unwrap();
    assert_eq!(read(&before.open().await, &id(1)).await.events, 300);
}

/// After a crash the newest games are in the write-ahead log only.
#[tokio::test]
async fn a_database_that_was_not_closed_is_backed_up_whole() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    create(&log, &id(1)).await.unwrap();
    let crashed = Sqlite::new().await;
    for file in ["caminos.db", "caminos.db-wal"] {
        let [from, to] = [&store, &crashed].map(|folder| folder.0.path().join(file));
        std::fs::copy(from, to).unwrap();
    }
    let file = crashed.0.path().join("backup");
    assert_eq!(backup(crashed.0.path(), &file).unwrap().games, 1);
    let new = Sqlite::new().await;
    let restored = restore(&file, new.0.path(), Existing::Refuse).unwrap();
    assert_eq!((restored.games, restored.moved_to), (1, None));
    assert_eq!(read(&new.open().await, &id(1)).await.events, 1);
}

/// Whoever had moved a damaged database away, but not its `-wal`, got the damage into the backup: SQLite
/// puts into a database what it finds beside it.
#[tokio::test]
async fn a_write_ahead_log_that_was_left_alone_does_not_get_into_a_backup() {
    let backed_up = Sqlite::new().await;
    let log = backed_up.open().await;
    create(&log, &id(1)).await.unwrap();
    let file = backed_up.0.path().join("backup");
    backup(backed_up.0.path(), &file).unwrap();

    let running = Sqlite::new().await;
    let log = running.open().await;
    for number in 2..50 {
        create(&log, &id(number)).await.unwrap();
    }
    let crashed = Sqlite::new().await;
    let path = |folder: &Sqlite, name| folder.0.path().join(name);
    let wal = path(&crashed, "caminos.db-wal");
    std::fs::copy(path(&running, "caminos.db-wal"), &wal).unwrap();

    let refused = restore(&file, crashed.0.path(), Existing::Refuse).unwrap_err();
    assert!(matches!(&refused, RestoreError::Exists(there) if *there == wal));
    for round in 1..=2 {
        let restored = restore(&file, crashed.0.path(), Existing::MoveAway).unwrap();
        let name = format!("caminos.db.replaced-{round}-wal");
        let moved = crashed.0.path().join(name);
        assert!(moved.exists() && !wal.exists());
        assert_eq!(restored.moved_to, Some(moved));
        let log = crashed.open().await;
        assert_eq!(read(&log, &id(1)).await.events, 1);
        assert_eq!(log.read(&id(2), 0).await.unwrap(), None);
        log.close().await;
        // And again, with the log of the other one.
        std::fs::remove_file(path(&crashed, "caminos.db")).unwrap();
        std::fs::copy(path(&running, "caminos.db-wal"), &wal).unwrap();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_its_owners_only() {
    use std::os::unix::fs::PermissionsExt as _;
    let store = Sqlite::new().await;
    store.open().await.close().await;
    let file = store.0.path().join("backup");
    backup(store.0.path(), &file).unwrap();
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn what_is_no_backup_changes_nothing() {
    let store = Sqlite::new().await;
    let log = store.open().await;
    create(&log, &id(1)).await.unwrap();
    log.close().await;
    let wrong = store.0.path().join("wrong");
    std::fs::write(&wrong, "no database at all\n".repeat(500)).unwrap();
    let refused = restore(&wrong, store.0.path(), Existing::MoveAway).unwrap_err();
    let damaged = matches!(&refused, RestoreError::Database(OpenError::Damaged { .. }));
    assert!(damaged, "{refused}");
    let missing = store.0.path().join("missing");
    let refused = restore(&missing, store.0.path(), Existing::MoveAway).unwrap_err();
    assert!(matches!(refused, RestoreError::Read { .. }), "{refused}");
    assert_eq!(read(&store.open().await, &id(1)).await.events, 1);

    let refused = backup(store.0.path(), &wrong).unwrap_err();
    assert!(matches!(refused, BackupError::Exists(_)), "{refused}");
    let refused = backup(&missing, &store.0.path().join("new")).unwrap_err();
    let missing = matches!(&refused, BackupError::Database(OpenError::Missing(_)));
    assert!(missing, "{refused}");
    let nowhere = store.0.path().join("no/such/folder");
    let refused = backup(store.0.path(), &nowhere).unwrap_err();
    assert!(matches!(refused, BackupError::Write { .. }), "{refused}");
}
