//! When the service was down, as far as this node knows: time that nobody's clock loses.
//!
//! Every server notes in the log now and then that it is up and can write. A long pause in these
//! heartbeats was an outage: no server ran, or none could write.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use caminos_event_log::{EventLog, Heartbeat, Outage, ProbeError};
use caminos_table::Moment;

/// How often servers note that they are up.
#[derive(Copy, Clone, Debug)]
pub struct Heartbeats {
    /// The pause between two.
    pub every: Duration,
    /// A longer pause was an outage, which is credited to the clocks that ran.
    pub tolerance: Duration,
}

impl Default for Heartbeats {
    fn default() -> Self {
        Self {
            every: Duration::from_secs(2),
            tolerance: Duration::from_secs(6),
        }
    }
}

#[derive(Debug, Default)]
struct Known {
    /// When this node last heard of all outages.
    heartbeat: Option<Moment>,
    /// In order.
    outages: Vec<Outage>,
}

/// When the service was down.
#[derive(Debug)]
pub(crate) struct Outages {
    tolerance: Duration,
    known: Mutex<Known>,
}

impl Outages {
    pub(crate) fn new(heartbeats: Heartbeats) -> Self {
        Self {
            tolerance: heartbeats.tolerance,
            known: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that this node is up; gives how many outages it has learnt of.
    ///
    /// # Errors
    /// When the log takes no writes.
    pub(crate) async fn heartbeat(
        &self,
        log: &dyn EventLog,
        now: Moment,
    ) -> Result<usize, ProbeError> {
        let known = self.lock().outages.last().map(|outage| outage.until);
        let beat = Heartbeat {
            now,
            tolerance: self.tolerance,
            known: known.unwrap_or(Moment(0)),
        };
        let outages = log.heartbeat(beat).await?;
        let mut known = self.lock();
        known.heartbeat = Some(now);
        let count = outages.len();
        known.outages.extend(outages);
        Ok(count)
    }

    /// Whether no outage could have escaped this node.
    pub(crate) fn are_known(&self, now: Moment) -> bool {
        let heartbeat = self.lock().heartbeat;
        heartbeat.is_some_and(|at| now.saturating_duration_since(at) <= self.tolerance)
    }

    /// All outages since a moment as one of the same length, which ends with the last.
    pub(crate) fn since(&self, moment: Moment) -> Option<Outage> {
        let known = self.lock();
        let later = known.outages.iter().rev();
        let later = later.take_while(|outage| outage.until > moment);
        let lost = later.map(|outage| outage.until.0 - outage.since.max(moment).0);
        let lost: u64 = lost.sum();
        let until = known.outages.last()?.until;
        (lost > 0).then_some(Outage {
            since: Moment(until.0 - lost),
            until,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages(times: &[(u64, u64)]) -> Outages {
        let outages = Outages::new(Heartbeats::default());
        outages.lock().outages = times
            .iter()
            .map(|(since, until)| Outage {
                since: Moment(*since),
                until: Moment(*until),
            })
            .collect();
        outages
    }

    #[test]
    fn what_was_lost_since_a_moment_is_added_up() {
        let outages = outages(&[(100, 200), (1000, 1500), (3000, 3100)]);
        let lost = |moment| {
            let lost = outages.since(Moment(moment));
            lost.map(|lost| (lost.until.0, lost.until.0 - lost.since.0))
        };
        assert_eq!(lost(0), Some((3100, 700)));
        assert_eq!(lost(150), Some((3100, 650)));
        assert_eq!(lost(2000), Some((3100, 100)));
        assert_eq!(lost(3050), Some((3100, 50)));
        assert_eq!(lost(3100), None);
    }

    #[test]
    fn without_a_recent_heartbeat_time_is_not_known() {
        let outages = outages(&[]);
        assert!(!outages.are_known(Moment(5)));
        outages.lock().heartbeat = Some(Moment(10_000));
        assert!(outages.are_known(Moment(16_000)));
        assert!(!outages.are_known(Moment(16_001)));
    }
}
