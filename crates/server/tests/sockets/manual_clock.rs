//! A clock that a test sets on.

use std::time::Duration;

use caminos_event_log::BoxFuture;
use caminos_server::WallClock;
use caminos_table::Moment;
use tokio::sync::watch;

#[derive(Debug)]
pub(crate) struct ManualClock {
    now: watch::Sender<Moment>,
    /// How much later it is whenever somebody looks.
    tick: Duration,
}

impl Default for ManualClock {
    /// It stands still.
    fn default() -> Self {
        Self {
            now: watch::Sender::new(Moment(1_000_000)),
            tick: Duration::ZERO,
        }
    }
}

impl ManualClock {
    /// No two events happen at the same time.
    pub(crate) fn ticking() -> Self {
        Self {
            tick: Duration::from_millis(1),
            ..Self::default()
        }
    }

    pub(crate) fn advance(&self, by: Duration) {
        self.now.send_modify(|now| *now = now.saturating_add(by));
    }
}

impl WallClock for ManualClock {
    fn now(&self) -> Moment {
        self.advance(self.tick);
        *self.now.borrow()
    }

    fn sleep_until(&self, moment: Moment) -> BoxFuture<'static, ()> {
        let mut now = self.now.subscribe();
        Box::pin(async move {
            // Fails only when the clock is gone, and with it the server that sleeps.
            let _ = now.wait_for(|now| *now >= moment).await;
        })
    }
}
