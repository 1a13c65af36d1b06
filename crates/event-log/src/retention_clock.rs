//! The clock by which games grow old.
//!
//! It counts the time that servers have run, in seconds, and goes on from where it was stored
//! when one starts. So neither a wall clock that jumps nor a long time out of use deletes
//! anything.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time since some moment that never runs backwards: a function, so that tests have their own.
#[derive(Clone)]
pub struct MonotonicClock(Arc<dyn Fn() -> Duration + Send + Sync>);

impl MonotonicClock {
    /// Given by a function.
    pub fn by(elapsed: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Arc::new(elapsed))
    }

    fn now(&self) -> Duration {
        (self.0)()
    }
}

impl Default for MonotonicClock {
    /// Since now, by the system's monotonic clock.
    fn default() -> Self {
        let start = Instant::now();
        Self::by(move || start.elapsed())
    }
}

impl fmt::Debug for MonotonicClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MonotonicClock").field(&self.now()).finish()
    }
}

/// The stored value that was last seen, and when.
#[derive(Copy, Clone, Debug)]
struct Seen {
    stored: i64,
    at: Duration,
}

/// The stored clock, carried on by the time that has elapsed since it was read. A node writes
/// the larger of its own and the stored value, so several nodes do not make it run faster.
#[derive(Debug)]
pub(crate) struct RetentionClock {
    monotonic: MonotonicClock,
    seen: Mutex<Seen>,
}

impl RetentionClock {
    pub(crate) fn new(monotonic: MonotonicClock, stored: i64) -> Self {
        let at = monotonic.now();
        let seen = Mutex::new(Seen { stored, at });
        Self { monotonic, seen }
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// In seconds.
    pub(crate) fn now(&self) -> i64 {
        let seen = *self.lock();
        let since = self.monotonic.now().saturating_sub(seen.at);
        seen.stored.saturating_add(since.as_secs() as i64)
    }

    /// Another node may be ahead.
    #[cfg(any(test, feature = "postgres"))]
    pub(crate) fn saw(&self, stored: i64) {
        if stored > self.now() {
            let at = self.monotonic.now();
            *self.lock() = Seen { stored, at };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn it_goes_on_from_the_stored_value_and_follows_one_that_is_ahead() {
        let seconds = Arc::new(AtomicU64::new(5));
        let time = Arc::clone(&seconds);
        let monotonic =
            MonotonicClock::by(move || Duration::from_secs(time.load(Ordering::Relaxed)));
        let clock = RetentionClock::new(monotonic, 100);
        assert_eq!(clock.now(), 100);
        seconds.store(15, Ordering::Relaxed);
        assert_eq!(clock.now(), 110);
        clock.saw(90);
        assert_eq!(clock.now(), 110);
        clock.saw(200);
        seconds.store(16, Ordering::Relaxed);
        assert_eq!(clock.now(), 201);
    }
}
