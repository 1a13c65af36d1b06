//! When a client is pinged, what its silence means, and how long its messages take.

use std::time::{Duration, Instant};

/// How often a client is pinged; one that has sent nothing for two intervals is gone.
pub(super) const PING_INTERVAL: Duration = Duration::from_secs(25);
/// The most that a move is dated back for the time that it spent in the network.
pub(crate) const MAX_LAG: Duration = Duration::from_millis(300);

/// When a client was pinged and heard.
pub(super) struct Pings {
    /// The last one.
    sent: Instant,
    heard: Instant,
}

impl Pings {
    /// A client that has just been heard, and was pinged then.
    pub(super) fn new(now: Instant) -> Self {
        Self {
            sent: now,
            heard: now,
        }
    }

    pub(super) fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// When the client is pinged again. Whoever is heard anyway is pinged only to measure the lag.
    pub(super) fn due(&self, interval: Duration) -> Instant {
        (self.sent.max(self.heard) + interval).min(self.sent + PING_INTERVAL)
    }

    /// The client is pinged. Whether it is away: it has not said a word since the last ping, which
    /// was an interval ago at least. How long it was silent before says nothing, since nobody asked:
    /// the interval may have been a longer one.
    pub(super) fn send(&mut self, now: Instant) -> bool {
        let is_away = self.heard < self.sent;
        self.sent = now;
        is_away
    }

    pub(super) fn silence(&self, now: Instant) -> Duration {
        now.saturating_duration_since(self.heard)
    }
}

/// How long a message takes from the client to here, as far as pings have measured it.
pub(super) struct Lag {
    /// Where the times in pings begin.
    epoch: Instant,
    estimate: Duration,
}

impl Lag {
    pub(super) fn new(now: Instant) -> Self {
        Self {
            epoch: now,
            estimate: Duration::ZERO,
        }
    }

    pub(super) fn estimate(&self) -> Duration {
        self.estimate
    }

    /// What a ping holds now, for the answer to bring back.
    pub(super) fn ping_payload(&self) -> [u8; 8] {
        (self.epoch.elapsed().as_micros() as u64).to_be_bytes()
    }

    /// Half of the time that a ping took. A client could only make it longer, up to the most that
    /// is compensated.
    pub(super) fn measure(&mut self, payload: &[u8]) {
        let Ok(sent) = payload.try_into().map(u64::from_be_bytes) else {
            return;
        };
        let round_trip = self
            .epoch
            .elapsed()
            .checked_sub(Duration::from_micros(sent));
        if let Some(round_trip) = round_trip {
            self.estimate = (round_trip / 2).min(MAX_LAG);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERVAL: Duration = Duration::from_secs(2);

    struct Seconds(Instant);

    impl Seconds {
        fn at(&self, seconds: u64) -> Instant {
            self.0 + Duration::from_secs(seconds)
        }
    }

    #[test]
    fn who_is_heard_is_pinged_only_to_measure_the_lag() {
        let time = Seconds(Instant::now());
        let mut pings = Pings::new(time.at(9));
        pings.send(time.at(10));
        assert_eq!(pings.due(INTERVAL), time.at(12));
        pings.heard(time.at(11));
        assert_eq!(pings.due(INTERVAL), time.at(13));
        pings.heard(time.at(34));
        assert_eq!(pings.due(INTERVAL), time.at(10) + PING_INTERVAL);
    }

    #[test]
    fn who_does_not_answer_a_ping_until_the_next_is_away() {
        let time = Seconds(Instant::now());
        let mut pings = Pings::new(time.at(0));
        pings.heard(time.at(1));
        assert!(!pings.send(time.at(3)), "nobody has asked");
        assert!(pings.send(time.at(5)));
        pings.heard(time.at(6));
        assert!(!pings.send(time.at(8)));
    }

    /// Whoever waited alone was shown as away in the moment in which somebody came.
    #[test]
    fn who_is_silent_before_anybody_waits_is_not_away() {
        let time = Seconds(Instant::now());
        let mut pings = Pings::new(time.at(0));
        pings.heard(time.at(10));
        assert_eq!(pings.due(PING_INTERVAL), time.at(25));
        // Somebody else comes, and from now on the interval is short.
        let now = time.at(20);
        assert!(pings.due(INTERVAL) < now);
        assert!(!pings.send(now));
        assert!(pings.send(pings.due(INTERVAL)));
    }
}
