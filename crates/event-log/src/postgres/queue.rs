//! The queue of the writers.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::write::{QueueError, Write};

#[derive(Default)]
struct State {
    writes: Vec<Write>,
    /// Groups that were taken and are not finished.
    under_way: usize,
    /// When the last one was taken.
    taken_at: Option<Instant>,
    closed: bool,
}

/// Many producers, and a few tasks that each take a group.
#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    filled: Notify,
}

impl State {
    /// How many writes make a group now.
    fn least(&self) -> usize {
        let waited = self
            .taken_at
            .is_none_or(|at| at.elapsed() >= Queue::PATIENCE);
        if self.under_way == 0 || waited {
            1
        } else {
            Queue::MIN_SECOND_GROUP
        }
    }
}

impl Queue {
    /// While a group is under way, a second one waits until it is this large: a commit costs about
    /// the same whatever is in it, and a lone write would only compete with the large groups.
    const MIN_SECOND_GROUP: usize = 32;
    /// It does not wait for longer: the first one's connection may be stuck.
    const PATIENCE: Duration = Duration::from_millis(50);
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
        // Whoever is woken by the first one takes it or waits for the rest of its group: in between
        // there is nothing to do.
        let wake = matches!(state.writes.len(), 1 | Self::MIN_SECOND_GROUP);
        drop(state);
        if wake {
            self.filled.notify_one();
        }
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

    /// A group that was taken is stored, or has failed.
    pub(super) fn finish(&self) {
        self.lock().under_way -= 1;
        self.filled.notify_one();
    }

    /// Waits for writes and takes up to `most`, the oldest first; `None` when the queue is
    /// closed and empty. [`Queue::finish`] has to follow.
    pub(super) async fn take(&self, most: usize) -> Option<Vec<Write>> {
        loop {
            let filled = self.filled.notified();
            tokio::pin!(filled);
            // From now on a notification is not missed.
            filled.as_mut().enable();
            let is_queued = {
                let mut state = self.lock();
                if state.writes.len() >= state.least() {
                    state.under_way += 1;
                    state.taken_at = Some(Instant::now());
                    let count = most.min(state.writes.len());
                    let rest = state.writes.split_off(count);
                    let group = std::mem::replace(&mut state.writes, rest);
                    if !state.writes.is_empty() {
                        self.filled.notify_one();
                    }
                    return Some(group);
                }
                if state.closed && state.writes.is_empty() {
                    return None;
                }
                !state.writes.is_empty()
            };
            if is_queued {
                // Whether it was filled or not: the queue is looked at again.
                let _ = tokio::time::timeout(Self::PATIENCE, filled).await;
            } else {
                filled.await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_group_is_large_unless_the_first_one_is_stuck() {
        let just_now = Instant::now() + Duration::from_secs(3600);
        let state = |under_way, taken_at| State {
            under_way,
            taken_at,
            ..State::default()
        };
        assert_eq!(state(0, Some(just_now)).least(), 1);
        assert_eq!(state(1, Some(just_now)).least(), Queue::MIN_SECOND_GROUP);
        let long_ago = Instant::now().checked_sub(Queue::PATIENCE);
        assert_eq!(state(1, long_ago).least(), 1);
    }
}
