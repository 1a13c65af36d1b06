//! When a client is pinged, what its silence means, and how long its messages take.

use std::time::{Duration, Instant};

/// How often a client is pinged; one that has sent nothing for two intervals is gone.
pub(super) const PING_INTERVAL: Duration = Duration::from_secs(25);
/// The most that a move is dated back for the time that it spent in the network.
pub(crate) const MAX_LAG: Duration = Duration::from_millis(300);

/// Whether a client that is pinged at an interval is shown as away after such a silence. It is
/// asked when a ping is due: who has answered the last one is silent for less than an interval,
/// who has missed one for about one, who has missed two for about two. Half an interval is left
/// for answers that take their time.
pub(super) fn is_away(silence: Duration, ping_interval: Duration) -> bool {
    silence > ping_interval * 3 / 2
}

/// When a client is pinged again. Whoever is heard anyway is pinged only to measure the lag.
pub(super) fn next_ping(pinged: Instant, heard: Instant, interval: Duration) -> Instant {
    (pinged.max(heard) + interval).min(pinged + PING_INTERVAL)
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

    #[test]
    fn who_is_heard_is_pinged_only_to_measure_the_lag() {
        let interval = Duration::from_secs(2);
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        let silent = next_ping(at(10), at(9), interval);
        assert_eq!(silent, at(12));
        let heard = next_ping(at(10), at(11), interval);
        assert_eq!(heard, at(13));
        let heard_all_the_time = next_ping(at(10), at(34), interval);
        assert_eq!(heard_all_the_time, at(10) + PING_INTERVAL);
    }
}
