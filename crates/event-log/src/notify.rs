//! Running callbacks of commits.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::runtime::Handle;

use crate::write::Written;
use crate::{AppendError, Cause, OnCommit};

/// A callback with the result of its write.
pub(crate) type Notification = (OnCommit, Written);

/// Callbacks that one task runs: few enough that all threads get some. A task for each, and
/// a thread woken for it, would cost more than what it does.
const PER_TASK: usize = 32;

/// Runs callbacks on the runtime: the writer has the next commit to make.
pub(crate) fn notify(runtime: &Handle, notifications: impl IntoIterator<Item = Notification>) {
    let mut rest = notifications.into_iter();
    loop {
        let some: Vec<_> = rest.by_ref().take(PER_TASK).collect();
        if some.is_empty() {
            return;
        }
        runtime.spawn(async move {
            for (on_commit, result) in some {
                // The others are of other games, which would wait for their results for ever.
                if catch_unwind(AssertUnwindSafe(|| on_commit(result))).is_err() {
                    tracing::error!("a callback of a commit panicked");
                }
            }
        });
    }
}

/// The callbacks of a group of writes until it has results. If none come, since the writer has
/// panicked, nobody knows what became of the writes, and each game has to ask the log.
pub(crate) struct Unanswered<'r> {
    runtime: &'r Handle,
    callbacks: Vec<OnCommit>,
}

impl<'r> Unanswered<'r> {
    pub(crate) const fn new(runtime: &'r Handle, callbacks: Vec<OnCommit>) -> Self {
        Self { runtime, callbacks }
    }

    pub(crate) fn answer(mut self, results: Vec<Written>) {
        let callbacks = std::mem::take(&mut self.callbacks);
        notify(self.runtime, callbacks.into_iter().zip(results));
    }
}

impl Drop for Unanswered<'_> {
    fn drop(&mut self) {
        let unknown = || AppendError::Unknown(Cause::new("the writer has panicked"));
        let callbacks = std::mem::take(&mut self.callbacks).into_iter();
        notify(self.runtime, callbacks.map(|c| (c, Err(unknown()))));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::GameKey;

    /// A callback that passes on what it is called with.
    fn sending(sender: &mpsc::Sender<Written>) -> OnCommit {
        let sender = sender.clone();
        Box::new(move |result| sender.send(result).unwrap())
    }

    /// The games of up to 31 others waited for ever.
    #[tokio::test]
    async fn a_callback_that_panics_keeps_no_others_from_being_called() {
        let (sender, received) = mpsc::channel();
        let panics: OnCommit = Box::new(|_| panic!("a fault of one game"));
        let callbacks = [sending(&sender), panics, sending(&sender)];
        let results = callbacks.into_iter().zip((0..).map(|n| Ok(GameKey(n))));
        notify(&Handle::current(), results);
        drop(sender);
        tokio::task::yield_now().await;
        let received: Vec<_> = received.iter().map(Result::unwrap).collect();
        assert_eq!(received, [GameKey(0), GameKey(2)]);
    }

    #[tokio::test]
    async fn whoever_has_no_result_learns_that_nobody_knows_it() {
        let (sender, received) = mpsc::channel();
        let runtime = Handle::current();
        let group = || Unanswered::new(&runtime, vec![sending(&sender), sending(&sender)]);
        group().answer(vec![Ok(GameKey(1)), Err(AppendError::Conflict)]);
        drop(group());
        tokio::task::yield_now().await;
        let received: Vec<_> = received.try_iter().collect();
        assert!(
            matches!(
                received[..],
                [
                    Ok(GameKey(1)),
                    Err(AppendError::Conflict),
                    Err(AppendError::Unknown(_)),
                    Err(AppendError::Unknown(_)),
                ]
            ),
            "{received:?}"
        );
    }
}
