//! The queue of the writer.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::writer::Job;
use crate::write::QueueError;

#[derive(Default)]
struct State {
    jobs: Vec<Job>,
    closed: bool,
    /// Waking costs a system call, and a busy writer looks by itself anyway.
    writer_sleeps: bool,
}

/// Many producers; the one writer takes everything at once.
#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    filled: Condvar,
}

impl Queue {
    /// Backpressure: a stuck disk must not fill the memory.
    const MAX_QUEUED: usize = 100_000;

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// # Errors
    /// The job again, when the queue is full or closed.
    pub(super) fn push(&self, job: Job) -> Result<(), (Job, QueueError)> {
        let mut state = self.lock();
        if state.closed {
            return Err((job, QueueError::Closed));
        }
        if state.jobs.len() >= Self::MAX_QUEUED {
            return Err((job, QueueError::Full));
        }
        state.jobs.push(job);
        let wake = std::mem::take(&mut state.writer_sleeps);
        drop(state);
        if wake {
            self.filled.notify_one();
        }
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.lock().jobs.len()
    }

    pub(super) fn is_closed(&self) -> bool {
        self.lock().closed
    }

    /// Refuses further jobs; those that are queued are still taken.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.filled.notify_one();
    }

    /// Waits for jobs and swaps all of them into an empty list. The list stays empty when the
    /// queue is closed.
    pub(super) fn take(&self, jobs: &mut Vec<Job>) {
        let mut state = self.lock();
        while state.jobs.is_empty() && !state.closed {
            state.writer_sleeps = true;
            state = self
                .filled
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        state.writer_sleeps = false;
        std::mem::swap(&mut state.jobs, jobs);
    }
}
