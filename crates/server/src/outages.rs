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
    /// In the order in which they ended.
    outages: Vec<Learnt>,
}

/// An outage, and when this node heard of it.
#[derive(Copy, Clone, Debug)]
struct Learnt {
    outage: Outage,
    at: Moment,
}

impl Known {
    /// Puts what the log holds in the place of what was known. What was known already was heard of
    /// when it was.
    fn learn(&mut self, outages: Vec<Outage>, now: Moment) {
        let before = std::mem::take(&mut self.outages);
        let learn = |outage| {
            let known = before.iter().find(|learnt| learnt.outage == outage);
            known.copied().unwrap_or(Learnt { outage, at: now })
        };
        self.outages = outages.into_iter().map(learn).collect();
    }
}

/// What a clock gets back that has run since the last event: all outages since then, as one of the
/// same length which ends with the last.
///
/// None lasts longer than until this node heard of it, whatever the clock said of the node that has
/// noted it. So the credit is later than every outage in it, and nothing is given back twice: not
/// with the next event, not after a restart.
fn credit(outages: &[Learnt], last_event: Moment) -> Option<Outage> {
    let later = outages.iter().rev();
    let later = later.take_while(|learnt| learnt.outage.until > last_event);
    let (mut lost, mut end) = (0, Moment(0));
    for Learnt { outage, at } in later {
        let until = outage.until.min(*at);
        let part = until.0.saturating_sub(outage.since.max(last_event).0);
        if part > 0 {
            lost += part;
            end = end.max(until);
        }
    }
    (lost > 0).then(|| Outage {
        since: Moment(end.0.saturating_sub(lost)),
        until: end,
    })
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

    /// Notes that this node is up; gives how many outages there are, if it has learnt of any.
    ///
    /// # Errors
    /// When the log takes no writes.
    pub(crate) async fn heartbeat(
        &self,
        log: &dyn EventLog,
        now: Moment,
    ) -> Result<usize, ProbeError> {
        let beat = Heartbeat {
            now,
            tolerance: self.tolerance,
            known: self.lock().outages.len(),
        };
        let outages = log.heartbeat(beat).await?;
        let mut known = self.lock();
        known.heartbeat = Some(now);
        let count = outages.len();
        if count > 0 {
            known.learn(outages, now);
        }
        Ok(count)
    }

    /// Whether no outage could have escaped this node.
    pub(crate) fn are_known(&self, now: Moment) -> bool {
        let heartbeat = self.lock().heartbeat;
        heartbeat.is_some_and(|at| now.saturating_duration_since(at) <= self.tolerance)
    }

    /// What a clock gets back that has run since the last event.
    pub(crate) fn since(&self, last_event: Moment) -> Option<Outage> {
        credit(&self.lock().outages, last_event)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Outages of which this node has heard at this moment.
    fn known(times: &[(u64, u64)], at: u64) -> Known {
        let mut known = Known::default();
        let outages = times.iter().map(|(since, until)| Outage {
            since: Moment(*since),
            until: Moment(*until),
        });
        known.learn(outages.collect(), Moment(at));
        known
    }

    /// The end and the length of what is given back.
    fn lost(known: &Known, last_event: u64) -> Option<(u64, u64)> {
        let lost = credit(&known.outages, Moment(last_event))?;
        Some((lost.until.0, lost.until.0 - lost.since.0))
    }

    #[test]
    fn what_was_lost_since_a_moment_is_added_up() {
        let known = known(&[(100, 200), (1000, 1500), (3000, 3100)], 3100);
        assert_eq!(lost(&known, 0), Some((3100, 700)));
        assert_eq!(lost(&known, 150), Some((3100, 650)));
        assert_eq!(lost(&known, 2000), Some((3100, 100)));
        assert_eq!(lost(&known, 3050), Some((3100, 50)));
        assert_eq!(lost(&known, 3100), None);
    }

    /// Every load of a game gave all time back since its last event, until the wrong clock's day.
    #[test]
    fn an_outage_is_over_when_it_is_heard_of() {
        let mut known = known(&[(1000, 1500), (3000, u64::MAX)], 3100);
        assert_eq!(lost(&known, 2000), Some((3100, 100)));
        assert_eq!(lost(&known, 3100), None, "the credit is an event of then");
        // With the next one it is heard of again, and ends no later.
        let next = [(1000, 1500), (4000, 4200), (3000, u64::MAX)];
        let next = next.map(|(since, until)| Outage {
            since: Moment(since),
            until: Moment(until),
        });
        known.learn(next.to_vec(), Moment(4200));
        assert_eq!(lost(&known, 3100), Some((4200, 200)));
        assert_eq!(lost(&known, 2000), Some((4200, 300)));
        assert_eq!(lost(&known, 4200), None);
    }

    #[test]
    fn an_outage_of_the_future_takes_nothing() {
        assert_eq!(lost(&known(&[(5000, 9000)], 3100), 2000), None);
    }

    #[test]
    fn without_a_recent_heartbeat_time_is_not_known() {
        let outages = Outages::new(Heartbeats::default());
        assert!(!outages.are_known(Moment(5)));
        outages.lock().heartbeat = Some(Moment(10_000));
        assert!(outages.are_known(Moment(16_000)));
        assert!(!outages.are_known(Moment(16_001)));
    }
}
