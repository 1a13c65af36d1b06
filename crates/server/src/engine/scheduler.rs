//! The threads that search, and what they take turns in.

use std::fmt;
use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use caminos_rules::MoveText;
use caminos_search::Strength;
use tokio::runtime::Handle;

use super::counts::EngineCounts;
use super::queue::{JobId, Lane, Length, Queue, QueueFull, QueueLimits};
use super::search::{self, SearchRequest, Start};
use super::worker::{EngineTask, Panicked, SliceResult};
use super::{EngineFailure, Job, OnMove, Pace};
use crate::limits::network;

#[derive(Debug, Default)]
struct Counters {
    slices: AtomicU64,
    moved: AtomicU64,
    fell_back: AtomicU64,
    failed: AtomicU64,
    cancelled: AtomicU64,
    refused: AtomicU64,
    panics: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

struct State {
    queue: Queue<EngineTask>,
    /// Threads for all jobs that have nothing to do.
    idle: usize,
    is_closing: bool,
}

pub(super) struct Shared {
    state: Mutex<State>,
    /// There may be something to do.
    work: Condvar,
    counters: Counters,
    runtime: Handle,
    start: Start,
}

/// The engine's threads: as many as half of the processors, and one more for short jobs alone.
/// They end when this is dropped.
pub struct Scheduler {
    shared: Arc<Shared>,
    pace: Pace,
}

/// A job that somebody waits for. Dropping it cancels the job.
#[must_use]
pub struct JobHandle {
    id: JobId,
    shared: Weak<Shared>,
    is_cancelled: Arc<AtomicBool>,
}

impl fmt::Debug for Scheduler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Scheduler").field(&self.counts()).finish()
    }
}

impl fmt::Debug for JobHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("JobHandle").field(&self.id).finish()
    }
}

impl Scheduler {
    /// Starts the threads. Answers are given on this runtime.
    ///
    /// # Errors
    /// When no threads can be started.
    pub fn start(pace: Pace, runtime: &Handle) -> io::Result<Self> {
        let threads = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::with(pace, runtime, threads.div_ceil(2), search::start)
    }

    pub(super) fn with(
        pace: Pace,
        runtime: &Handle,
        threads: usize,
        start: Start,
    ) -> io::Result<Self> {
        let state = State {
            queue: Queue::new(QueueLimits::for_threads(threads)),
            idle: 0,
            is_closing: false,
        };
        let scheduler = Self {
            shared: Arc::new(Shared {
                state: Mutex::new(state),
                work: Condvar::new(),
                counters: Counters::default(),
                runtime: runtime.clone(),
                start,
            }),
            pace,
        };
        for number in 0..=threads {
            // The first slice of a strong level takes longer than the others.
            let (name, lane) = match number {
                0 => ("engine short".to_owned(), Lane::Short),
                number => (format!("engine {number}"), Lane::All),
            };
            let shared = Arc::clone(&scheduler.shared);
            let thread = std::thread::Builder::new().name(name);
            thread.spawn(move || shared.work(lane))?;
        }
        Ok(scheduler)
    }

    /// Queues a job; `on_move` gets the move, no sooner than the pace allows.
    ///
    /// # Errors
    /// When there are too many jobs: the table's game waits, and submits again later.
    pub fn submit(&self, job: Job, on_move: OnMove) -> Result<JobHandle, QueueFull> {
        let not_before = Instant::now() + self.pace.pause(job.budget);
        self.submit_at(job, not_before, on_move)
    }

    /// The same for a job of another node, which keeps the pace itself.
    ///
    /// # Errors
    /// When there are too many jobs.
    pub fn submit_remote(&self, job: Job, on_move: OnMove) -> Result<JobHandle, QueueFull> {
        self.submit_at(job, Instant::now(), on_move)
    }

    fn submit_at(
        &self,
        job: Job,
        not_before: Instant,
        on_move: OnMove,
    ) -> Result<JobHandle, QueueFull> {
        let is_cancelled = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&is_cancelled);
        let on_move: OnMove = Box::new(move |moved| {
            if !flag.load(Ordering::Acquire) {
                on_move(moved);
            }
        });
        // Waiting for other jobs takes from the seat's clock as well.
        let deadline = job.budget.map(|budget| Instant::now() + budget);
        let request = SearchRequest {
            position: job.position,
            strength: job.strength,
            seed: job.seed,
            at_most: self.pace.at_most,
            deadline,
        };
        let length = search::length(job.strength);
        let task = EngineTask::new(request, not_before, on_move);
        let address = network(job.address);
        let submitted = {
            let mut state = self.shared.lock();
            state.queue.submit(address, job.game, length, task)
        };
        match submitted {
            Ok(id) => {
                self.shared.work.notify_all();
                Ok(JobHandle {
                    id,
                    shared: Arc::downgrade(&self.shared),
                    is_cancelled,
                })
            }
            Err((full, _)) => {
                count(&self.shared.counters.refused);
                Err(full)
            }
        }
    }

    /// How quickly the computer answers.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Whether a turn of this strength would have to wait for others. Short ones never do for
    /// long.
    #[must_use]
    pub fn would_wait(&self, strength: Strength) -> bool {
        search::length(strength) != Length::Short && !self.has_free_core()
    }

    /// Whether a job of another node would not have to wait.
    #[must_use]
    pub fn has_free_core(&self) -> bool {
        let state = self.shared.lock();
        state.idle > 0 && state.queue.jobs() == 0
    }

    /// What became of the jobs so far, and what there is to do.
    #[must_use]
    pub fn counts(&self) -> EngineCounts {
        let counters = &self.shared.counters;
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let state = self.shared.lock();
        EngineCounts {
            jobs: state.queue.jobs() as u64,
            started: state.queue.started() as u64,
            slices: read(&counters.slices),
            moved: read(&counters.moved),
            fell_back: read(&counters.fell_back),
            failed: read(&counters.failed),
            cancelled: read(&counters.cancelled),
            refused: read(&counters.refused),
            panics: read(&counters.panics),
        }
    }
}

impl Drop for Scheduler {
    fn drop(&mut self) {
        self.shared.lock().is_closing = true;
        self.shared.work.notify_all();
    }
}

impl Drop for JobHandle {
    fn drop(&mut self) {
        self.is_cancelled.store(true, Ordering::Release);
        let Some(shared) = self.shared.upgrade() else {
            return;
        };
        let task = shared.lock().queue.cancel(self.id);
        if task.is_some() {
            count(&shared.counters.cancelled);
        }
        // Only now, since dropping what waits for the move may cancel other jobs.
        drop(task);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of a thread.
    fn work(&self, lane: Lane) {
        while let Some((id, mut task)) = self.next(lane) {
            count(&self.counters.slices);
            let (result, panicked) = task.run_slice(self.start);
            if panicked == Panicked::Yes {
                count(&self.counters.panics);
                tracing::error!(strength = %task.request.strength, "the engine panicked");
            }
            match result {
                SliceResult::Paused => {
                    let cancelled = self.lock().queue.pause(id, task);
                    if cancelled.is_some() {
                        count(&self.counters.cancelled);
                    }
                    drop(cancelled);
                }
                SliceResult::Moved(text) => self.finish(id, task, Ok(text), &self.counters.moved),
                SliceResult::FellBack(text) => {
                    self.finish(id, task, Ok(text), &self.counters.fell_back);
                }
                SliceResult::Failed(failure) => {
                    self.finish(id, task, Err(failure), &self.counters.failed);
                }
            }
        }
    }

    /// Waits for something to do; `None` when the threads are to end.
    fn next(&self, lane: Lane) -> Option<(JobId, EngineTask)> {
        let mut state = self.lock();
        loop {
            if state.is_closing {
                return None;
            }
            if let Some(picked) = state.queue.pick(lane) {
                return Some(picked);
            }
            let idle = usize::from(lane == Lane::All);
            state.idle += idle;
            state = self
                .work
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
            state.idle -= idle;
        }
    }

    fn finish(
        &self,
        id: JobId,
        task: EngineTask,
        moved: Result<MoveText, EngineFailure>,
        counter: &AtomicU64,
    ) {
        if !self.lock().queue.finish(id) {
            count(&self.counters.cancelled);
            return;
        }
        count(counter);
        // A place for another search may be free.
        self.work.notify_all();
        // The search's memory is free from now on.
        let (not_before, on_move) = task.into_answer();
        // The pause is a timer, so that the thread is free for the next job.
        self.runtime.spawn(async move {
            tokio::time::sleep_until(not_before.into()).await;
            on_move(moved);
        });
    }
}
