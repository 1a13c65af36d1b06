//! Running callbacks of commits.

use tokio::runtime::Handle;

use crate::{AppendError, GameKey, OnCommit};

/// A callback with the result of its write.
pub(crate) type Notification = (OnCommit, Result<GameKey, AppendError>);

/// Callbacks that one task runs: few enough that all threads get some. A task for each, and
/// a thread woken for it, would cost more than what it does.
const PER_TASK: usize = 32;

/// Runs callbacks on the runtime: the writer has the next commit to make.
pub(crate) fn notify(runtime: &Handle, notifications: Vec<Notification>) {
    let mut rest = notifications.into_iter();
    loop {
        let some: Vec<_> = rest.by_ref().take(PER_TASK).collect();
        if some.is_empty() {
            return;
        }
        runtime.spawn(async move {
            for (on_commit, result) in some {
                on_commit(result);
            }
        });
    }
}
