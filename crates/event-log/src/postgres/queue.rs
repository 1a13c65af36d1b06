//! The queue of the writers.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::group::Write;

#[derive(Default)]
struct State {
    writes: Vec<Write>,
    closed: bool,
}

/// Many producers, and a few tasks that each take a group.
#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    filled: Notify,
}

/// Why the queue does not take a write.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum QueueError {
    Full,
    Closed,
}

impl Queue {
    /// Backpressure: a stuck server must not fill the memory.
    const MAX_QUEUED: usize = 50_000;

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// # Errors
    /// The write again, when the queue is full or closed.
    pub(super) fn push(&self, write: Write) -> Result<(), (Write, QueueError)> {
        let mut state = self.lock();
        if state.closed {
            return Err((write, QueueError::Closed));
        }
        if state.writes.len() >= Self::MAX_QUEUED {
            return Err((write, QueueError::Full));
        }
        state.writes.push(write);
        drop(state);
        self.filled.notify_one();
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.lock().writes.len()
    }

    /// Refuses further writes; those that are queued are still taken.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.filled.notify_waiters();
    }

    /// Waits for writes and takes up to `most`, the oldest first; `None` when the queue is
    /// closed and empty.
    pub(super) async fn take(&self, most: usize) -> Option<Vec<Write>> {
        loop {
            let filled = self.filled.notified();
            tokio::pin!(filled);
            // From now on a notification is not missed.
            filled.as_mut().enable();
            {
                let mut state = self.lock();
                if !state.writes.is_empty() {
                    let count = most.min(state.writes.len());
                    let rest = state.writes.split_off(count);
                    let group = std::mem::replace(&mut state.writes, rest);
                    if !state.writes.is_empty() {
                        self.filled.notify_one();
                    }
                    return Some(group);
                }
                if state.closed {
                    return None;
                }
            }
            filled.await;
        }
    }
}
