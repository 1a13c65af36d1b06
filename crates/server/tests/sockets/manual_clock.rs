//! A clock that stands still until a test sets it on.

use std::time::Duration;

use caminos_event_log::BoxFuture;
use caminos_server::WallClock;
use caminos_table::Moment;
use tokio::sync::watch;

#[derive(Debug)]
pub(crate) struct ManualClock(watch::Sender<Moment>);

impl Default for ManualClock {
    fn default() -> Self {
        Self(watch::Sender::new(Moment(1_000_000)))
    }
}

impl ManualClock {
    pub(crate) fn advance(&self, by: Duration) {
        self.0.send_modify(|now| *now = now.saturating_add(by));
    }
}

impl WallClock for ManualClock {
    fn now(&self) -> Moment {
        *self.0.borrow()
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            // Fails only when the clock is gone, and with it the server that sleeps.
            let _ = now.wait_for(|now| *now >= moment).await;
        })
    }
}
