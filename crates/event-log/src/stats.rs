//! Counters of a store.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What a store has done since it was opened.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Stats {
    /// Groups that were committed.
    pub commits: u64,
    /// Groups that failed, or whose outcome is unknown.
    pub failed_commits: u64,
    /// Writes in committed groups.
    pub writes: u64,
    /// The time that commits took.
    pub commit_time: Duration,
    /// Writes that wait.
    pub queued: usize,
}

#[derive(Default, Debug)]
pub(crate) struct Counters {
    commits: AtomicU64,
    failed: AtomicU64,
    writes: AtomicU64,
    nanoseconds: AtomicU64,
}

impl Counters {
    pub(crate) fn committed(&self, writes: usize, time: Duration) {
        self.commits.fetch_add(1, Relaxed);
        self.writes.fetch_add(writes as u64, Relaxed);
        let time = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.nanoseconds.fetch_add(time, Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.failed.fetch_add(1, Relaxed);
    }

    pub(crate) fn stats(&self, queued: usize) -> Stats {
        Stats {
            commits: self.commits.load(Relaxed),
            failed_commits: self.failed.load(Relaxed),
            writes: self.writes.load(Relaxed),
            commit_time: Duration::from_nanos(self.nanoseconds.load(Relaxed)),
            queued,
        }
    }
}
