//! Whether this node can really serve: it can write, and is not about to close.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tokio::time::timeout;

/// What `/readyz` says of a node that is ready, or why it is not.
pub(crate) type ReadyAnswer = Result<String, String>;

/// Writes and publishes something.
pub(crate) type ReadyCheck =
    Box<dyn Fn() -> Pin<Box<dyn Future<Output = ReadyAnswer> + Send>> + Send + Sync>;

/// So long an answer is given again: a check really writes, and anybody can ask.
const FRESH: Duration = Duration::from_secs(1);

/// Answers `/readyz`.
pub(crate) struct Readiness {
    check: ReadyCheck,
    /// A check that takes longer has failed.
    timeout: Duration,
    /// One check at a time.
    last: tokio::sync::Mutex<Option<(Instant, ReadyAnswer)>>,
    is_draining: AtomicBool,
}

impl fmt::Debug for Readiness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readiness")
            .field("is_draining", &self.is_draining)
            .finish_non_exhaustive()
    }
}

impl Readiness {
    pub(crate) fn new(check: ReadyCheck) -> Self {
        Self {
            check,
            timeout: Duration::from_secs(5),
            last: tokio::sync::Mutex::new(None),
            is_draining: AtomicBool::new(false),
        }
    }

    /// From now on it is not ready: load balancers send newcomers elsewhere.
    pub(crate) fn drain(&self) {
        self.is_draining.store(true, Ordering::Release);
    }

    /// What to say, or what is wrong.
    pub(crate) async fn check(&self) -> ReadyAnswer {
        if self.is_draining.load(Ordering::Acquire) {
            return Err("closing".to_owned());
        }
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < FRESH
        {
            return answer.clone();
        }
        let answer = timeout(self.timeout, (self.check)()).await;
        let answer = answer.unwrap_or_else(|_| Err("no answer".to_owned()));
        if let Err(error) = &answer {
            tracing::error!(%error, "not ready");
        }
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicU32;

    use super::*;

    #[tokio::test]
    async fn a_check_is_not_repeated_at_once_and_a_draining_node_is_not_ready() {
        let checks = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&checks);
        let ready = Readiness::new(Box::new(move || {
            counted.fetch_add(1, Ordering::Relaxed);
            Box::pin(async { Ok("ok".to_owned()) })
        }));
        assert_eq!(ready.check().await, Ok("ok".to_owned()));
        assert_eq!(ready.check().await, Ok("ok".to_owned()));
        assert!(checks.load(Ordering::Relaxed) <= 2);
        ready.drain();
        assert_eq!(ready.check().await, Err("closing".to_owned()));
    }

    #[tokio::test]
    async fn a_check_that_hangs_has_failed() {
        let mut ready = Readiness::new(Box::new(|| Box::pin(std::future::pending())));
        ready.timeout = Duration::from_millis(1);
        assert_eq!(ready.check().await, Err("no answer".to_owned()));
    }
}
