//! The policy over thousands of random schedules, in virtual time: a tick is a slice.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};

use caminos_cei::Random;
use caminos_protocol::socket::GameId;

use super::queue::{JobId, Lane, Length, Queue, QueueFull, QueueLimits};

const LIMITS: QueueLimits = QueueLimits {
    jobs: 64,
    jobs_per_address: 12,
    jobs_per_table: 1,
    started: 4,
    started_per_address: 3,
};

fn address(number: u32) -> IpAddr {
    IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + number))
}

fn table(number: u32) -> GameId {
    GameId::new(&format!("table-{number:06}")).unwrap()
}

fn submit(queue: &mut Queue<u32>, number: u32, game: u32, length: Length) -> JobId {
    let submitted = queue.submit(address(number), table(game), length, game);
    submitted.map_err(|(full, _)| full).unwrap()
}

/// The tables of the next slices, if every job takes this many.
fn order(queue: &mut Queue<u32>, slices: u32) -> Vec<u32> {
    let mut left: HashMap<JobId, u32> = HashMap::new();
    let mut order = Vec::new();
    while let Some((id, game)) = queue.pick(Lane::All) {
        order.push(game);
        let left = left.entry(id).or_insert(slices);
        *left -= 1;
        if *left == 0 {
            assert!(queue.finish(id));
        } else {
            assert_eq!(queue.pause(id, game), None);
        }
    }
    order
}

#[test]
fn addresses_take_turns_however_much_one_has_to_do() {
    let mut queue = Queue::new(LIMITS);
    for game in 0..6 {
        submit(&mut queue, 1, game, Length::Long(9));
    }
    submit(&mut queue, 2, 10, Length::Long(9));
    submit(&mut queue, 3, 20, Length::Long(9));
    let order = order(&mut queue, 2);
    assert_eq!(order[..6], [0, 10, 20, 1, 10, 20], "{order:?}");
}

#[test]
fn short_jobs_come_first_and_the_smaller_search_before_the_larger() {
    let mut queue = Queue::new(LIMITS);
    submit(&mut queue, 1, 9, Length::Long(9));
    submit(&mut queue, 1, 7, Length::Long(7));
    submit(&mut queue, 1, 8, Length::Long(8));
    submit(&mut queue, 1, 1, Length::Short);
    submit(&mut queue, 2, 2, Length::Short);
    assert_eq!(order(&mut queue, 1), [1, 2, 7, 8, 9]);
}

#[test]
fn a_started_search_is_not_held_up_by_short_jobs_for_ever() {
    let mut queue = Queue::new(LIMITS);
    submit(&mut queue, 1, 0, Length::Long(9));
    let mut shorts = 0;
    for game in 1..100 {
        submit(&mut queue, 2, game, Length::Short);
        let (id, picked) = queue.pick(Lane::All).unwrap();
        assert!(queue.finish(id));
        if picked == 0 {
            break;
        }
        shorts += 1;
    }
    assert_eq!(shorts, 8);
}

#[test]
fn a_short_lane_takes_short_jobs_alone() {
    let mut queue = Queue::new(LIMITS);
    submit(&mut queue, 1, 0, Length::Long(6));
    assert_eq!(queue.pick(Lane::Short), None);
    submit(&mut queue, 1, 1, Length::Short);
    assert_eq!(queue.pick(Lane::Short).unwrap().1, 1);
}

#[test]
fn limits_hold_for_a_table_an_address_and_the_server() {
    let mut queue = Queue::new(LIMITS);
    let refused = |queue: &mut Queue<u32>, number, game| {
        let submitted = queue.submit(address(number), table(game), Length::Short, game);
        submitted.map_err(|(full, _)| full).err()
    };
    let first = submit(&mut queue, 1, 0, Length::Short);
    assert_eq!(refused(&mut queue, 2, 0), Some(QueueFull::Table));
    let mut mine = 1;
    while refused(&mut queue, 1, mine).is_none() {
        mine += 1;
    }
    assert!((2..=12).contains(&mine), "{mine}");
    assert_eq!(refused(&mut queue, 1, 99), Some(QueueFull::Address));
    assert_eq!(queue.cancel(first), Some(0));
    assert_eq!(
        refused(&mut queue, 1, 0),
        None,
        "a cancelled job is not counted"
    );
    let mut strangers = 0;
    let last = loop {
        strangers += 1;
        if let Some(full) = refused(&mut queue, 100 + strangers, 100 + strangers) {
            break full;
        }
    };
    assert_eq!(last, QueueFull::Server);
    assert!(strangers > 50, "there is room for newcomers: {strangers}");
}

#[test]
fn a_job_that_is_cancelled_while_it_runs_keeps_its_place_until_the_slice_is_over() {
    let mut queue = Queue::new(LIMITS);
    submit(&mut queue, 1, 0, Length::Long(9));
    let (id, job) = queue.pick(Lane::All).unwrap();
    assert_eq!(queue.cancel(id), None, "a worker has it");
    assert_eq!((queue.jobs(), queue.started()), (0, 1));
    let again = submit(&mut queue, 1, 0, Length::Long(9));
    assert_eq!(queue.pause(id, job), Some(0), "to be dropped");
    assert_eq!(queue.started(), 0);
    assert_eq!(queue.pick(Lane::All).unwrap().0, again);
    assert!(!queue.finish(id), "it is over already");
    assert!(queue.finish(again));
    assert_eq!((queue.jobs(), queue.started()), (0, 0));
}

/// A server in virtual time.
struct Simulation {
    queue: Queue<u32>,
    random: Random,
    now: u64,
    next_table: u32,
    jobs: HashMap<JobId, Simulated>,
    running: Vec<(JobId, u32)>,
}

struct Simulated {
    /// The number of its address.
    number: u32,
    length: Length,
    submitted: u64,
    started: Option<u64>,
    slices: u64,
}

/// From its first slice on a search lasts at most so many ticks.
const LONGEST: u64 = 40;
const ADDRESSES: u32 = 9;

impl Simulation {
    fn new(seed: u64) -> Self {
        Self {
            queue: Queue::new(LIMITS),
            random: Random::new(seed),
            now: 0,
            next_table: 0,
            jobs: HashMap::new(),
            running: Vec::new(),
        }
    }

    fn submit(&mut self, number: u32, length: Length) -> Result<JobId, QueueFull> {
        self.next_table += 1;
        let game = self.next_table;
        let submitted = self
            .queue
            .submit(address(number), table(game), length, game);
        let id = submitted.map_err(|(full, _)| full)?;
        let slices = match length {
            Length::Short => 1,
            Length::Long(_) => 1 + u64::from(self.random.below(60)),
        };
        let job = Simulated {
            number,
            length,
            submitted: self.now,
            started: None,
            slices,
        };
        self.jobs.insert(id, job);
        Ok(id)
    }

    /// One slice of two workers and of the one for short jobs.
    fn tick(&mut self) {
        self.now += 1;
        for lane in [Lane::All, Lane::All, Lane::Short] {
            if let Some((id, game)) = self.queue.pick(lane) {
                let job = self.jobs.get_mut(&id).expect("it is not over");
                job.started.get_or_insert(self.now);
                job.slices -= 1;
                self.running.push((id, game));
            }
        }
        self.check();
        for (id, game) in std::mem::take(&mut self.running) {
            let Some(job) = self.jobs.get(&id) else {
                assert_eq!(self.queue.pause(id, game), Some(game), "it was cancelled");
                continue;
            };
            let late = job.started.is_some_and(|at| self.now - at >= LONGEST);
            if job.slices == 0 || late {
                assert!(self.queue.finish(id));
                self.jobs.remove(&id);
            } else {
                assert_eq!(self.queue.pause(id, game), None);
            }
        }
    }

    fn check(&self) {
        assert_eq!(self.queue.jobs(), self.jobs.len());
        assert!(self.jobs.len() <= LIMITS.jobs && self.queue.started() <= LIMITS.started);
        let mut by_address = [(0, 0); ADDRESSES as usize + 1];
        for job in self.jobs.values() {
            let (jobs, started) = &mut by_address[job.number as usize];
            *jobs += 1;
            *started += usize::from(job.started.is_some() && job.length != Length::Short);
        }
        for (jobs, started) in by_address {
            assert!(jobs <= LIMITS.jobs_per_address && started <= LIMITS.started_per_address);
        }
    }

    /// Random jobs of many addresses, some of which flood, and random cancellations.
    fn disturb(&mut self) {
        for _ in 0..self.random.below(6) {
            let number = self
                .random
                .below(ADDRESSES)
                .min(self.random.below(ADDRESSES));
            let length = match self.random.below(10) {
                0..3 => Length::Short,
                more => Length::Long(6 + (more % 4) as u8),
            };
            // Refused when the address has too many.
            let _ = self.submit(number, length);
        }
        if self.random.below(4) == 0 {
            let mut ids: Vec<JobId> = self.jobs.keys().copied().collect();
            ids.sort_unstable();
            if !ids.is_empty() {
                let id = ids[self.random.below(ids.len() as u32) as usize];
                if self.jobs[&id].number != ADDRESSES {
                    self.queue.cancel(id);
                    self.jobs.remove(&id);
                }
            }
        }
    }
}

/// While others flood, a stranger's jobs end within a bound, nothing is above its limit, and
/// everything that was submitted ends.
#[test]
fn no_job_starves_in_thousands_of_random_schedules() {
    // At most so many addresses start a search before the stranger; each of them waits for a place
    // for as long as a search lasts, and short jobs go in between.
    let bound = u64::from(ADDRESSES + 1) * (LONGEST + u64::from(ADDRESSES));
    for seed in 0..2000 {
        let mut simulation = Simulation::new(seed);
        for _ in 0..simulation.random.below(120) {
            simulation.disturb();
            simulation.tick();
        }
        let stranger = [Length::Short, Length::Long(9)]
            .map(|length| simulation.submit(ADDRESSES, length).unwrap());
        while stranger.iter().any(|id| simulation.jobs.contains_key(id)) {
            simulation.disturb();
            simulation.tick();
            let (short, long) = (stranger[0], stranger[1]);
            if let Some(job) = simulation.jobs.get(&short) {
                let waited = simulation.now - job.submitted;
                assert!(waited <= u64::from(LIMITS.jobs as u32), "seed {seed}");
            }
            if let Some(job) = simulation.jobs.get(&long) {
                assert!(simulation.now - job.submitted <= bound, "seed {seed}");
            }
        }
        let deadline = simulation.now + LIMITS.jobs as u64 * (LONGEST + 1);
        while !simulation.jobs.is_empty() {
            simulation.tick();
            assert!(simulation.now <= deadline, "seed {seed}");
        }
        assert_eq!(simulation.queue.started(), 0);
        assert_eq!(simulation.queue.pick(Lane::All), None);
    }
}
