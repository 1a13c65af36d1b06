//! Engine jobs: the moves of computer seats, searched on a few threads of their own, so that a
//! search never holds up a connection.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Instant;

use caminos_cei::{Engine as _, Limits, Stop};
use caminos_rules::Position;
use caminos_search::{PuctEngine, Settings, Strength};
use tokio::runtime::Handle;

use crate::engine::Pace;
use crate::room::Room;

/// The turn that a job searches a move for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) strength: u8,
    /// The number of the game in its match.
    pub(crate) game: usize,
    pub(crate) ply: u16,
}

/// A job that a room waits for. Dropping it cancels the search.
#[derive(Debug)]
pub(crate) struct EngineJob {
    turn: Turn,
    stop: Stop,
}

impl EngineJob {
    pub(crate) const fn turn(&self) -> Turn {
        self.turn
    }
}

impl Drop for EngineJob {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct QueuedJob {
    room: Weak<Room>,
    position: Position,
    turn: Turn,
    stop: Stop,
    submitted: Instant,
}

/// The threads that search.
#[derive(Debug)]
pub(crate) struct EnginePool {
    jobs: Mutex<Sender<QueuedJob>>,
}

impl EnginePool {
    /// MiB for each search.
    const MEMORY: usize = 64;

    /// As many threads as half of the processors. They end when this is dropped.
    pub(crate) fn start(pace: Pace, runtime: &Handle) -> std::io::Result<Self> {
        let threads = std::thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        let (jobs, inbox) = channel();
        let inbox = Arc::new(Mutex::new(inbox));
        for number in 1..=threads {
            let (inbox, runtime) = (Arc::clone(&inbox), runtime.clone());
            std::thread::Builder::new()
                .name(format!("engine {number}"))
                .spawn(move || work(&inbox, pace, &runtime))?;
        }
        Ok(Self {
            jobs: Mutex::new(jobs),
        })
    }

    /// Queues a search; the room gets its move through [`Room::engine_moves`].
    pub(crate) fn submit(
        &self,
        room: Weak<Room>,
        position: Position,
        turn: Turn,
    ) -> Option<EngineJob> {
        let stop = Stop::new();
        let job = QueuedJob {
            room,
            position,
            turn,
            stop: stop.clone(),
            submitted: Instant::now(),
        };
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.send(job).ok()?;
        Some(EngineJob { turn, stop })
    }
}

fn work(inbox: &Mutex<Receiver<QueuedJob>>, pace: Pace, runtime: &Handle) {
    loop {
        let job = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if job.stop.is_stopped() || job.room.strong_count() == 0 {
            continue;
        }
        let Ok(text) = catch_unwind(AssertUnwindSafe(|| choose(&job, pace))) else {
            tracing::error!("the engine panicked");
            continue;
        };
        let Some(text) = text else { continue };
        // The pause is a timer, so that the thread is free for the next job.
        runtime.spawn(async move {
            tokio::time::sleep_until((job.submitted + pace.at_least).into()).await;
            if let Some(room) = job.room.upgrade()
                && !job.stop.is_stopped()
            {
                room.engine_moves(text, job.turn.ply);
            }
        });
    }
}

fn choose(job: &QueuedJob, pace: Pace) -> Option<String> {
    let Turn { strength, game, .. } = job.turn;
    // Another seed each game, or a weak engine would always err in the same way.
    let seed = game as u64 ^ job.submitted.elapsed().as_nanos() as u64;
    let mut engine = PuctEngine::new(Settings {
        strength: Strength::new(strength)?,
        seed,
        mix_ply: true,
        memory: EnginePool::MEMORY,
        ..Settings::default()
    });
    let limits = Limits {
        move_time: Some(pace.at_most),
        ..Limits::default()
    };
    let info = engine.choose(&job.position, &limits, &job.stop, &mut |_| {})?;
    info.best().map(ToString::to_string)
}
