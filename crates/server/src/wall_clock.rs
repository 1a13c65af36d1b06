//! The time of day by which matches are played.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

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

/// The system's clock, held still where the system sets it back.
#[derive(Debug, Default)]
pub struct SystemClock {
    latest: AtomicU64,
}

impl WallClock for SystemClock {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        let now = since.map_or(0, |since| since.as_millis() as u64);
        Moment(self.latest.fetch_max(now, Ordering::Relaxed).max(now))
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        Box::pin(tokio::time::sleep(
            moment.saturating_duration_since(self.now()),
        ))
    }
}
