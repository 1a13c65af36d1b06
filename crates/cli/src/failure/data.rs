//! What can go wrong with stored games.

use caminos_event_log::{BackupError, CopyError, OpenError, RestoreError};
use caminos_message::{Localise as _, Message, message};

use super::{UsageError, with_cause};

pub(super) fn open(error: &OpenError) -> Message {
    let shown = |path: &std::path::Path| path.display().to_string();
    match error {
        OpenError::Folder { path, error } => {
            message!("store-folder", path = shown(path), reason = error.message())
        }
        OpenError::InUse(path) => message!("store-in-use", path = shown(path)),
        OpenError::Missing(path) => message!("store-missing", path = shown(path)),
        OpenError::Damaged { location, detail } => {
            message!("store-damaged", path = location, reason = detail)
        }
        OpenError::Newer {
            location,
            found,
            known,
        } => message!(
            "store-newer",
            path = location,
            found = *found,
            known = *known
        ),
        OpenError::Address { detail } => message!("store-address", reason = detail),
        OpenError::Unreachable { location, error } => {
            message!(
                "store-unreachable",
                path = location,
                reason = error.message()
            )
        }
        OpenError::Database { location, cause } => {
            message!(
                "store-database",
                path = location,
                reason = cause.to_string()
            )
        }
        OpenError::NoPostgres => UsageError::NoCluster.message(),
        OpenError::Thread(error) => message!("store-thread", reason = error.message()),
    }
}

pub(super) fn copy(error: &CopyError) -> Message {
    match error {
        CopyError::NotEmpty => message!("copy-not-empty"),
        CopyError::Read(error) => message!("copy-read", reason = error.to_string()),
        CopyError::Import(error) => message!("copy-write", reason = error.to_string()),
        CopyError::Different { game, from, to } => message!(
            "copy-different",
            game = game.as_str(),
            from = from.to_string(),
            to = to.to_string()
        ),
        CopyError::Count { from, to } => message!("copy-count", from = *from, to = *to),
    }
}

pub(super) fn backup(error: &BackupError) -> Message {
    match error {
        BackupError::Database(error) => open(error),
        BackupError::Exists(path) => message!("backup-exists", file = path.display().to_string()),
        BackupError::Write { path, error } => {
            let file = path.display().to_string();
            with_cause(message!("cannot-write", file = file), error.message())
        }
    }
}

pub(super) fn restore(error: &RestoreError) -> Message {
    match error {
        RestoreError::Database(error) => open(error),
        RestoreError::Exists(path) => {
            message!("restore-exists", file = path.display().to_string())
        }
        RestoreError::Read { path, error } => {
            let file = path.display().to_string();
            with_cause(message!("cannot-read", file = file), error.message())
        }
        RestoreError::Write { path, error } => {
            let file = path.display().to_string();
            with_cause(message!("cannot-write", file = file), error.message())
        }
    }
}
