//! The scheduler with real engines, and with ones that panic.

use std::net::IpAddr;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use caminos_protocol::socket::GameId;
use caminos_rules::{MoveText, Options, Position, Rules};
use caminos_search::Strength;
use tokio::runtime::{Handle, Runtime};

use super::queue::{Lane, Length, Queue, QueueLimits};
use super::scheduler::Scheduler;
use super::search::{self, Search, SearchRequest, Start};
use super::worker::{EngineTask, SliceResult};
use super::{EngineFailure, Job, OnMove, Pace, RemoteJob};

const PACE: Pace = Pace {
    at_least: Duration::ZERO,
    at_most: Duration::from_secs(60),
};

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap()
}

fn position() -> Position {
    let rules = Rules::standard("square", Options::default()).unwrap();
    let mut position = Position::new(rules);
    position.play_text(&"Ld4d5d6e6".parse().unwrap()).unwrap();
    position
}

fn table(number: usize) -> GameId {
    GameId::new(&format!("table-{number:06}")).unwrap()
}

fn job(address: &str, number: usize, strength: u8) -> Job {
    Job {
        game: table(number),
        address: address.parse().unwrap(),
        position: position(),
        strength: Strength::new(strength).unwrap(),
        seed: number as u64,
        budget: None,
    }
}

type Moved = Result<MoveText, EngineFailure>;

fn inbox() -> (OnMove, Receiver<Moved>) {
    let (sender, receiver) = channel();
    let on_move: OnMove = Box::new(move |moved| {
        // A test that is over does not listen any more.
        let _ = sender.send(moved);
    });
    (on_move, receiver)
}

fn scheduler(runtime: &Handle, start: Start) -> Scheduler {
    Scheduler::with(PACE, runtime, 1, start).unwrap()
}

/// One thread, real searches: what was over 40 s before is the next slice.
#[test]
fn a_short_job_of_a_stranger_is_answered_at_the_next_slice_of_a_flood() {
    let mut queue: Queue<EngineTask> = Queue::new(QueueLimits::for_threads(1));
    let task = |job: Job| {
        let request = SearchRequest {
            position: job.position,
            strength: job.strength,
            seed: job.seed,
            at_most: PACE.at_most,
            deadline: None,
        };
        EngineTask::new(request, Instant::now(), Box::new(drop))
    };
    let slice = |queue: &mut Queue<EngineTask>| {
        let (id, mut task) = queue.pick(Lane::All).expect("there is a job");
        let (result, _) = task.run_slice(search::start);
        match result {
            SliceResult::Paused => assert!(queue.pause(id, task).is_none()),
            _ => assert!(queue.finish(id)),
        }
        id
    };
    let flood: IpAddr = "192.0.2.1".parse().unwrap();
    for number in 0..40 {
        let task = task(job("192.0.2.1", number, 9));
        assert!(
            queue
                .submit(flood, table(number), Length::Long(9), task)
                .is_ok()
        );
    }
    for _ in 0..20 {
        slice(&mut queue);
    }
    assert_eq!(queue.started(), 3, "one place is left for others");
    let stranger: IpAddr = "198.51.100.1".parse().unwrap();
    let (short, long) = (job("198.51.100.1", 100, 1), job("198.51.100.1", 101, 9));
    let long = queue.submit(stranger, table(101), Length::Long(9), task(long));
    let short = queue.submit(stranger, table(100), Length::Short, task(short));
    let ids = [short, long].map(|id| id.map_err(|(full, _)| full).unwrap());
    let next: Vec<_> = (0..9).map(|_| slice(&mut queue)).collect();
    assert_eq!(next[0], ids[0], "the short one comes first, and is done");
    assert_eq!(next.iter().filter(|id| **id == ids[0]).count(), 1);
    let own = next[1..].iter().filter(|id| **id == ids[1]);
    assert_eq!(
        own.count(),
        4,
        "every other slice is the stranger's: {next:?}"
    );
}

/// The same on threads. First come, first served would be some ten thousand slices.
#[test]
fn a_flood_of_strong_computers_leaves_threads_for_a_weak_one() {
    let runtime = runtime();
    let scheduler = scheduler(runtime.handle(), search::start);
    let flood: Vec<_> = (0..40)
        .map(|number| {
            let (on_move, _) = inbox();
            scheduler
                .submit(job("192.0.2.1", number, 9), on_move)
                .unwrap()
        })
        .collect();
    while scheduler.counts().slices < 10 {
        std::thread::yield_now();
    }
    let before = scheduler.counts().slices;
    let (on_move, moved) = inbox();
    let _handle = scheduler
        .submit(job("198.51.100.1", 100, 1), on_move)
        .unwrap();
    let text = moved.recv().unwrap().unwrap();
    let slices = scheduler.counts().slices - before;
    assert!(slices <= 100, "{slices}");
    position().play_text(&text).unwrap();
    assert!(!scheduler.has_free_core());
    drop(flood);
    while scheduler.counts().started > 0 {
        std::thread::yield_now();
    }
    assert_eq!(scheduler.counts().cancelled, 40);
    while !scheduler.has_free_core() {
        std::thread::yield_now();
    }
}

#[test]
fn a_cancelled_job_is_not_answered_and_leaves_nothing_behind() {
    let runtime = runtime();
    let scheduler = scheduler(runtime.handle(), search::start);
    let (on_move, moved) = inbox();
    let handle = scheduler.submit(job("192.0.2.1", 1, 9), on_move).unwrap();
    while scheduler.counts().slices == 0 {
        std::thread::yield_now();
    }
    drop(handle);
    assert_eq!(scheduler.counts().jobs, 0);
    assert!(moved.recv().is_err(), "its callback was dropped");
    assert_eq!(scheduler.counts().started, 0);
}

fn panics(_: &SearchRequest) -> Option<Box<dyn Search>> {
    panic!("on purpose");
}

fn panics_with_the_first_seed(request: &SearchRequest) -> Option<Box<dyn Search>> {
    assert_ne!(request.seed, 1, "on purpose");
    search::start(request)
}

#[derive(Debug)]
struct PanicsLater(u32);

impl Search for PanicsLater {
    fn step(&mut self, _: Duration) -> bool {
        self.0 -= 1;
        assert_ne!(self.0, 0, "on purpose");
        false
    }

    fn best(&self) -> Option<MoveText> {
        None
    }
}

fn panics_later(_: &SearchRequest) -> Option<Box<dyn Search>> {
    Some(Box::new(PanicsLater(3)))
}

/// It left the game waiting for ever.
#[test]
fn a_panic_of_the_engine_does_not_end_the_game() {
    let runtime = runtime();
    let cases: [(Start, u64, u64); 3] = [
        (panics, 2, 1),
        (panics_with_the_first_seed, 1, 0),
        (panics_later, 2, 1),
    ];
    for (start, panics, fell_back) in cases {
        let scheduler = scheduler(runtime.handle(), start);
        for strength in [1, 6] {
            let (on_move, moved) = inbox();
            let job = job("192.0.2.1", 1, strength);
            let _handle = scheduler.submit(job, on_move).unwrap();
            let text = moved.recv().unwrap().unwrap();
            position().play_text(&text).unwrap();
        }
        let counts = scheduler.counts();
        assert_eq!(
            (counts.panics, counts.fell_back),
            (2 * panics, 2 * fell_back)
        );
        assert_eq!((counts.jobs, counts.started, counts.failed), (0, 0, 0));
    }
}

/// Time in the queue counts, and neither pace nor search goes beyond what the clock leaves.
#[test]
fn a_seat_with_a_clock_is_answered_in_the_time_that_it_leaves() {
    let submitted = Instant::now();
    let request = SearchRequest {
        position: position(),
        strength: Strength::FULL,
        seed: 1,
        at_most: Duration::from_secs(4),
        deadline: Some(submitted + Duration::from_secs(1)),
    };
    let time_after = |ms| {
        request
            .time(submitted + Duration::from_millis(ms))
            .as_millis()
    };
    assert_eq!([0, 300, 1_000, 2_000].map(time_after), [1_000, 700, 0, 0]);

    let runtime = runtime();
    let an_hour = Duration::from_secs(3600);
    let slow = Pace {
        at_least: an_hour,
        at_most: an_hour,
    };
    let scheduler = Scheduler::with(slow, runtime.handle(), 1, search::start).unwrap();
    let (on_move, moved) = inbox();
    let job = Job {
        budget: Some(Duration::from_millis(20)),
        ..job("192.0.2.1", 1, 9)
    };
    let _handle = scheduler.submit(job, on_move).unwrap();
    let text = moved.recv_timeout(Duration::from_secs(300)).unwrap();
    position().play_text(&text.unwrap()).unwrap();
}

#[test]
fn a_game_that_is_over_has_no_turn() {
    let runtime = runtime();
    let scheduler = scheduler(runtime.handle(), search::start);
    let mut position = Position::new(Rules::standard("square", Options::default()).unwrap());
    let list = "La1a2a3b3 Tg2h1h2h3 La4a5a6b6 Tg5h4h5h6 La7a8b8c8";
    for text in MoveText::parse_list(list).unwrap() {
        position.play_text(&text).unwrap();
    }
    let job = Job {
        position,
        ..job("192.0.2.1", 1, 3)
    };
    let (on_move, moved) = inbox();
    let _handle = scheduler.submit(job, on_move).unwrap();
    assert_eq!(moved.recv().unwrap(), Err(EngineFailure::NoTurn));
}

/// The move of another node is the one that this node would have found.
#[test]
fn a_job_of_another_node_is_the_same_job() {
    let runtime = runtime();
    let scheduler = scheduler(runtime.handle(), search::start);
    let here = Job {
        budget: Some(Duration::from_secs(60)),
        ..job("192.0.2.1", 1, 5)
    };
    let sent = serde_json::to_string(&RemoteJob::from(&here)).unwrap();
    let received: RemoteJob = serde_json::from_str(&sent).unwrap();
    let there = Job::try_from(&received).unwrap();
    assert_eq!(there.position, here.position);
    assert_eq!(there.budget, here.budget);
    let (on_move, moved) = inbox();
    let _handle = scheduler.submit(here, on_move).unwrap();
    let expected = moved.recv().unwrap().unwrap();
    let (on_move, moved) = inbox();
    let _handle = scheduler.submit_remote(there, on_move).unwrap();
    assert_eq!(moved.recv().unwrap().unwrap(), expected);
    let unknown = sent.replace("\"strength\":5", "\"strength\":10");
    assert_ne!(unknown, sent);
    let error = serde_json::from_str::<RemoteJob>(&unknown).unwrap_err();
    assert!(
        error.to_string().contains("\"10\" is not a level"),
        "{error}"
    );
    let unreadable = RemoteJob {
        position: "1.moon.2.".to_owned(),
        ..received
    };
    assert!(Job::try_from(&unreadable).is_err());
}
