//! The time of day by which matches are played.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime};

use caminos_event_log::BoxFuture;
use caminos_table::Moment;

/// The time of day by which matches are played: when events happen, and when a flag falls. Pauses
/// between retries, pings and rate limits are not its business.
pub trait WallClock: Debug + Send + Sync {
    /// The time; it never runs backwards.
    fn now(&self) -> Moment;

    /// Until it is at least so late.
    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()>;
}

/// The system's clock. Where the system sets it back, it goes on from where it was, so that the clocks
/// of players neither stand still nor run twice.
#[derive(Debug)]
pub struct SystemClock {
    started: Instant,
    /// How much later it has ever been than the time since the start, in milliseconds.
    offset: AtomicU64,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self {
            started: Instant::now(),
            offset: AtomicU64::new(0),
        }
    }
}

impl SystemClock {
    /// The time, so long after the start, when the system says that it is so late.
    fn reading(&self, since_start: u64, system: u64) -> Moment {
        let offset = system.saturating_sub(since_start);
        let latest = self.offset.fetch_max(offset, Ordering::Relaxed).max(offset);
        Moment(latest + since_start)
    }
}

impl WallClock for SystemClock {
    fn now(&self) -> Moment {
        let since_start = self.started.elapsed().as_millis() as u64;
        let system = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let system = system.map_or(0, |since| since.as_millis() as u64);
        self.reading(since_start, system)
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(
            moment.saturating_duration_since(self.now()),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No flag fell for as long as the clock had been ahead.
    #[test]
    fn a_clock_that_is_set_back_goes_on() {
        let clock = SystemClock::default();
        assert_eq!(clock.reading(0, 1_000_000), Moment(1_000_000));
        assert_eq!(clock.reading(500, 1_000_500), Moment(1_000_500));
        // Ahead by a day, and corrected.
        assert_eq!(clock.reading(1000, 87_401_000), Moment(87_401_000));
        assert_eq!(clock.reading(2000, 1_002_000), Moment(87_402_000));
        assert_eq!(clock.reading(62_000, 1_062_000), Moment(87_462_000));
        // The machine slept: the time since the start did not go on meanwhile.
        assert_eq!(clock.reading(62_000, 90_000_000), Moment(90_000_000));
    }
}
