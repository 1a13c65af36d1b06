//! The computer's seats: a few threads of their own, so that thinking never holds up a
//! connection.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use caminos_rules::Position;
use caminos_search::{Engine as _, Limits, PuctEngine, Settings, Stop, Strength};
use tokio::runtime::Handle;

use crate::room::Room;

/// How quickly the computer answers.
#[derive(Copy, Clone, Debug)]
pub struct Pace {
    /// However easy the move is, so that a person can follow.
    pub at_least: Duration,
    /// The strongest level thinks this long.
    pub at_most: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            at_least: Duration::from_millis(800),
            at_most: Duration::from_secs(4),
        }
    }
}

/// What a thought is about: the level, the number of games and the number of moves.
pub(crate) type About = (u8, usize, u16);

/// A thought that a room waits for. Dropping it stops it.
#[derive(Debug)]
pub(crate) struct Thought {
    about: About,
    stop: Stop,
}

impl Thought {
    pub(crate) const fn about(&self) -> About {
        self.about
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

struct Job {
    room: Weak<Room>,
    position: Position,
    about: About,
    stop: Stop,
    asked: Instant,
}

/// The threads that think.
#[derive(Debug)]
pub(crate) struct Thinkers {
    jobs: Mutex<Sender<Job>>,
}

impl Thinkers {
    /// MiB of a search.
    const MEMORY: usize = 64;

    /// As many threads as half of the processors. They end when this is dropped.
    pub(crate) fn start(pace: Pace, runtime: &Handle) -> std::io::Result<Self> {
        let threads = std::thread::available_parallelism().map_or(1, |all| all.get().div_ceil(2));
        let (jobs, inbox) = channel();
        let inbox = Arc::new(Mutex::new(inbox));
        for number in 1..=threads {
            let (inbox, runtime) = (Arc::clone(&inbox), runtime.clone());
            std::thread::Builder::new()
                .name(format!("thinker {number}"))
                .spawn(move || work(&inbox, pace, &runtime))?;
        }
        Ok(Self {
            jobs: Mutex::new(jobs),
        })
    }

    /// Looks for a move; the room is told in its time.
    pub(crate) fn think(
        &self,
        room: Weak<Room>,
        position: Position,
        about: About,
    ) -> Option<Thought> {
        let stop = Stop::new();
        let job = Job {
            room,
            position,
            about,
            stop: stop.clone(),
            asked: Instant::now(),
        };
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.send(job).ok()?;
        Some(Thought { about, stop })
    }
}

fn work(inbox: &Mutex<Receiver<Job>>, pace: Pace, runtime: &Handle) {
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
        // Nobody waits for a computer that only waits.
        runtime.spawn(async move {
            tokio::time::sleep_until((job.asked + pace.at_least).into()).await;
            if let Some(room) = job.room.upgrade()
                && !job.stop.is_stopped()
            {
                room.computer_moves(text, job.about.2);
            }
        });
    }
}

fn choose(job: &Job, pace: Pace) -> Option<String> {
    let (level, games, ply) = job.about;
    // Another seed a move and a game, or a weak level would always err the same way.
    let seed = u64::from(ply) << 32 | games as u64;
    let mut engine = PuctEngine::new(Settings {
        strength: Strength::new(level)?,
        seed: seed ^ job.asked.elapsed().as_nanos() as u64,
        memory: Thinkers::MEMORY,
        ..Settings::default()
    });
    let limits = Limits {
        move_time: Some(pace.at_most),
        ..Limits::default()
    };
    let info = engine.choose(&job.position, &limits, &job.stop, &mut |_| {})?;
    let mv = info.best()?;
    Some(job.position.rules().text(mv).to_string())
}
