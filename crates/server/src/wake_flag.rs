//! What a task was woken for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake};

use futures_util::task::AtomicWaker;

/// Wakes a task and remembers it, so that a task which waits for several things polls only those
/// that have woken it.
#[derive(Debug, Default)]
pub(crate) struct WakeFlag {
    is_woken: AtomicBool,
    task: AtomicWaker,
}

impl WakeFlag {
    pub(crate) fn wake(&self) {
        if !self.is_woken.swap(true, Ordering::AcqRel) {
            self.task.wake();
        }
    }

    /// Ready if it was woken since the last time; otherwise the task is woken when it is.
    pub(crate) fn poll_woken(&self, cx: &mut Context<'_>) -> Poll<()> {
        if self.take() {
            return Poll::Ready(());
        }
        self.task.register(cx.waker());
        // Whoever came before the task was registered has not woken it.
        if self.take() {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }

    fn take(&self) -> bool {
        self.is_woken.swap(false, Ordering::AcqRel)
    }
}

impl Wake for WakeFlag {
    fn wake(self: Arc<Self>) {
        Self::wake(&self);
    }

    fn wake_by_ref(self: &Arc<Self>) {
        Self::wake(self);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::task::Waker;

    use super::*;

    #[derive(Default)]
    struct CountingTask(AtomicUsize);

    impl Wake for CountingTask {
        fn wake(self: Arc<Self>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_task_is_woken_once_for_what_it_has_not_seen() {
        let task = Arc::new(CountingTask::default());
        let waker = Waker::from(Arc::clone(&task));
        let cx = &mut Context::from_waker(&waker);
        let flag = WakeFlag::default();
        assert!(flag.poll_woken(cx).is_pending());
        flag.wake();
        flag.wake();
        assert_eq!(task.0.load(Ordering::Relaxed), 1);
        assert!(flag.poll_woken(cx).is_ready());
        assert!(flag.poll_woken(cx).is_pending());
    }

    #[test]
    fn what_happens_before_the_first_poll_is_seen() {
        let cx = &mut Context::from_waker(Waker::noop());
        let flag = WakeFlag::default();
        flag.wake();
        assert!(flag.poll_woken(cx).is_ready());
    }
}
