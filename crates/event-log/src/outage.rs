//! When no server was up: time that nobody's clock may lose.

use std::time::Duration;

use caminos_table::Moment;

/// A time in which nobody could play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When a server was last up.
    pub since: Moment,
    /// When one was up again.
    pub until: Moment,
}

/// What a store knows of the times in which servers ran.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timekeeping {
    /// When one was last up; 0 if none ever was.
    pub heartbeat: Moment,
    /// When none was, in order.
    pub outages: Vec<Outage>,
}

/// A server is up and can write.
#[derive(Copy, Clone, Debug)]
pub struct Heartbeat {
    /// Now.
    pub now: Moment,
    /// A pause between heartbeats of all servers that is longer was an outage.
    pub tolerance: Duration,
    /// Outages that ended by then are known.
    pub known: Moment,
}

impl Heartbeat {
    /// The outage that this heartbeat ends, if there was one since the last.
    pub(crate) fn outage_since(&self, last: i64) -> Option<Outage> {
        let last = u64::try_from(last).ok().filter(|last| *last > 0)?;
        let since = Moment(last);
        let pause = self.now.saturating_duration_since(since);
        (pause > self.tolerance).then_some(Outage {
            since,
            until: self.now,
        })
    }
}

/// As stores hold it. Real times stay far below.
pub(crate) fn to_i64(moment: Moment) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

/// As stores hold it.
pub(crate) fn from_i64(stored: i64) -> Moment {
    Moment(stored.max(0).cast_unsigned())
}
