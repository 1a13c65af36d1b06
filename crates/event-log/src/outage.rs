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
    /// How many outages are known.
    pub known: usize,
}

/// What a heartbeat changes in a store.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Noted {
    /// The newest heartbeat, and the outage that has ended with it.
    Up {
        heartbeat: Moment,
        outage: Option<Outage>,
    },
    /// Everything that is stored for later than this was noted by a clock that was ahead: it is
    /// of this moment.
    SetBack(Moment),
}

/// The clock of a node is ahead of the store's. Others would go by what it notes for as long.
#[cfg(feature = "postgres")]
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the clock of this node is more than a minute ahead of the database's")]
pub(crate) struct ClockAhead;

impl Heartbeat {
    /// How much clocks of nodes and of a database may differ.
    const CLOCK_DIFFERENCE: Duration = Duration::from_secs(60);

    /// What follows from the last heartbeat that is stored, and the time by the clock of the store.
    pub(crate) fn note(&self, last: Moment, clock: Moment) -> Noted {
        if last > clock.saturating_add(Self::CLOCK_DIFFERENCE) {
            return Noted::SetBack(clock);
        }
        Noted::Up {
            heartbeat: last.max(self.now),
            outage: self.outage_since(last),
        }
    }

    /// # Errors
    /// When the clock of this node is ahead of that of the store.
    #[cfg(feature = "postgres")]
    pub(crate) fn check_clock(&self, clock: Moment) -> Result<(), ClockAhead> {
        if self.now > clock.saturating_add(Self::CLOCK_DIFFERENCE) {
            return Err(ClockAhead);
        }
        Ok(())
    }

    /// The outage that this heartbeat ends, if there was one since the last.
    fn outage_since(&self, last: Moment) -> Option<Outage> {
        let pause = self.now.saturating_duration_since(last);
        (last > Moment(0) && pause > self.tolerance).then_some(Outage {
            since: last,
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

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_000_000_000;

    fn beat(now: u64) -> Heartbeat {
        Heartbeat {
            now: Moment(now),
            tolerance: Duration::from_secs(6),
            known: 0,
        }
    }

    fn note(now: u64, last: u64, clock: u64) -> Noted {
        beat(now).note(Moment(last), Moment(clock))
    }

    fn up(heartbeat: u64, outage: Option<(u64, u64)>) -> Noted {
        Noted::Up {
            heartbeat: Moment(heartbeat),
            outage: outage.map(|(since, until)| Outage {
                since: Moment(since),
                until: Moment(until),
            }),
        }
    }

    #[test]
    fn a_pause_that_is_too_long_was_an_outage() {
        assert_eq!(note(NOW, 0, NOW), up(NOW, None), "the first one of all");
        assert_eq!(note(NOW, NOW - 6000, NOW), up(NOW, None));
        let outage = Some((NOW - 6001, NOW));
        assert_eq!(note(NOW, NOW - 6001, NOW), up(NOW, outage));
        // Another node is a little ahead.
        assert_eq!(note(NOW, NOW + 5000, NOW), up(NOW + 5000, None));
    }

    /// Nothing was an outage any more until the right clock had caught up.
    #[test]
    fn a_stored_heartbeat_that_is_far_ahead_is_set_back() {
        assert_eq!(note(NOW, NOW + 60_000, NOW), up(NOW + 60_000, None));
        let set_back = Noted::SetBack(Moment(NOW));
        assert_eq!(note(NOW, NOW + 60_001, NOW), set_back);
        assert_eq!(note(NOW, u64::MAX, NOW), set_back);
        // A node whose own clock is behind sets nothing back.
        assert_eq!(note(NOW - 3_600_000, NOW, NOW), up(NOW, None));
    }

    #[cfg(feature = "postgres")]
    #[test]
    fn a_clock_far_ahead_of_the_stores_notes_nothing() {
        let check = |now| beat(now).check_clock(Moment(NOW));
        assert_eq!(check(NOW + 60_001), Err(ClockAhead));
        assert_eq!(check(NOW + 60_000), Ok(()));
    }
}
