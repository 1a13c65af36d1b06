//! Which engine job goes on next: a pure policy, without threads and clocks.
//!
//! A worker picks a job, carries it on for one slice, and puts it back or ends it. Short jobs come
//! first, though not for ever; otherwise the addresses take turns, a slice each. A long search
//! holds memory from its first slice on, so only a few are started at a time, and no address may
//! hold all of those places.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::net::IpAddr;

use caminos_protocol::socket::GameId;

use crate::limits::fair_share;

/// How many jobs there may be.
#[derive(Copy, Clone, Debug)]
pub(crate) struct QueueLimits {
    /// In all.
    pub(crate) jobs: usize,
    /// Of one address; less when the queue fills.
    pub(crate) jobs_per_address: usize,
    /// Of one table.
    pub(crate) jobs_per_table: usize,
    /// Long searches that hold memory.
    pub(crate) started: usize,
    /// Such searches of one address.
    pub(crate) started_per_address: usize,
}

impl QueueLimits {
    /// For so many threads that search.
    pub(crate) fn for_threads(threads: usize) -> Self {
        // Each search ends after the same time however many share a thread, so more of them mean
        // sooner answers by weaker play.
        let started = 4 * threads.max(1);
        Self {
            jobs: 4096,
            jobs_per_address: 64,
            jobs_per_table: 1,
            started,
            started_per_address: started - started / 4,
        }
    }
}

/// Why a job is not taken now. It may be submitted again later.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QueueFull {
    /// Too many jobs in all.
    #[error("the computer has too much to do")]
    Server,
    /// Too many jobs of this address.
    #[error("too many computer turns of one address are waiting")]
    Address,
    /// This table has a job already.
    #[error("a computer turn of this table is waiting already")]
    Table,
}

/// Names a job. Later jobs are greater.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct JobId(u64);

/// How much a job asks for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Length {
    /// Done in a slice or two, with next to no memory.
    Short,
    /// Weighed against other long ones: the smallest first.
    Long(u8),
}

/// Which jobs a worker takes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    Short,
    All,
}

/// After so many short jobs in a row a long one has its turn.
const SHORTS_IN_A_ROW: u32 = 8;

/// Of the searches that an address starts, each fourth is its oldest, not its smallest.
const OLDEST_EVERY: u32 = 4;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stage {
    Queued,
    Running,
    /// A worker still has it; its memory is free when the slice is over.
    Cancelled,
}

#[derive(Debug)]
struct Entry<J> {
    address: IpAddr,
    table: GameId,
    length: Length,
    stage: Stage,
    /// Whether it has one of the places of started searches.
    is_started: bool,
    /// None while a worker has it.
    job: Option<J>,
}

/// The jobs of one address.
#[derive(Debug, Default)]
struct AddressJobs {
    /// Not cancelled.
    jobs: usize,
    short: VecDeque<JobId>,
    waiting: BTreeSet<(u8, JobId)>,
    /// Started, between two slices.
    paused: VecDeque<JobId>,
    started: usize,
    /// For [`OLDEST_EVERY`].
    starts: u32,
}

impl AddressJobs {
    fn is_unused(&self) -> bool {
        self.jobs == 0 && self.started == 0
    }

    /// The search to start next.
    fn pop_waiting(&mut self) -> Option<JobId> {
        self.starts = self.starts.wrapping_add(1);
        let next = if self.starts.is_multiple_of(OLDEST_EVERY) {
            *self.waiting.iter().min_by_key(|(_, id)| *id)?
        } else {
            *self.waiting.first()?
        };
        self.waiting.remove(&next);
        Some(next.1)
    }
}

/// The jobs that are not done yet.
#[derive(Debug)]
pub(crate) struct Queue<J> {
    limits: QueueLimits,
    next: u64,
    entries: HashMap<JobId, Entry<J>>,
    addresses: HashMap<IpAddr, AddressJobs>,
    tables: HashMap<GameId, usize>,
    /// Addresses with short jobs, and those with long ones: whose turn is next comes first.
    short_turns: VecDeque<IpAddr>,
    long_turns: VecDeque<IpAddr>,
    jobs: usize,
    started: usize,
    shorts_in_a_row: u32,
}

impl<J> Queue<J> {
    pub(crate) fn new(limits: QueueLimits) -> Self {
        Self {
            limits,
            next: 0,
            entries: HashMap::new(),
            addresses: HashMap::new(),
            tables: HashMap::new(),
            short_turns: VecDeque::new(),
            long_turns: VecDeque::new(),
            jobs: 0,
            started: 0,
            shorts_in_a_row: 0,
        }
    }

    /// Jobs that are queued, between slices or running.
    pub(crate) const fn jobs(&self) -> usize {
        self.jobs
    }

    /// Long searches that hold memory.
    pub(crate) const fn started(&self) -> usize {
        self.started
    }

    /// Adds a job, or gives it back if there are too many.
    pub(crate) fn submit(
        &mut self,
        address: IpAddr,
        table: GameId,
        length: Length,
        job: J,
    ) -> Result<JobId, (QueueFull, J)> {
        let limits = self.limits;
        if self.entries.len() >= limits.jobs {
            return Err((QueueFull::Server, job));
        }
        let of_address = self.addresses.get(&address).map_or(0, |own| own.jobs);
        let most = fair_share(limits.jobs, self.entries.len(), limits.jobs_per_address);
        if of_address >= most {
            return Err((QueueFull::Address, job));
        }
        let of_table = self.tables.entry(table.clone()).or_default();
        if *of_table >= limits.jobs_per_table {
            return Err((QueueFull::Table, job));
        }
        *of_table += 1;
        let id = JobId(self.next);
        self.next += 1;
        self.jobs += 1;
        self.addresses.entry(address).or_default().jobs += 1;
        let entry = Entry {
            address,
            table,
            length,
            stage: Stage::Queued,
            is_started: false,
            job: Some(job),
        };
        self.entries.insert(id, entry);
        self.enqueue(id);
        Ok(id)
    }

    /// Puts a job into the line of its address, and the address into the line of addresses.
    fn enqueue(&mut self, id: JobId) {
        let Some(entry) = self.entries.get(&id) else {
            return;
        };
        let own = self.addresses.entry(entry.address).or_default();
        let turns = match entry.length {
            Length::Short => {
                own.short.push_back(id);
                &mut self.short_turns
            }
            Length::Long(_) if entry.is_started => {
                own.paused.push_back(id);
                &mut self.long_turns
            }
            Length::Long(size) => {
                own.waiting.insert((size, id));
                &mut self.long_turns
            }
        };
        if !turns.contains(&entry.address) {
            turns.push_back(entry.address);
        }
    }

    /// The job to carry on for a slice. It has to be given to [`Self::pause`] or
    /// [`Self::finish`] afterwards.
    pub(crate) fn pick(&mut self, lane: Lane) -> Option<(JobId, J)> {
        let id = match lane {
            Lane::Short => self.pick_short(),
            Lane::All if self.shorts_in_a_row >= SHORTS_IN_A_ROW => {
                self.pick_long().or_else(|| self.pick_short())
            }
            Lane::All => {
                let short = self.pick_short();
                self.shorts_in_a_row += u32::from(short.is_some());
                short.or_else(|| self.pick_long())
            }
        }?;
        let entry = self.entries.get_mut(&id)?;
        entry.stage = Stage::Running;
        let job = entry.job.take();
        Some((id, job.expect("a queued job is here")))
    }

    fn pick_short(&mut self) -> Option<JobId> {
        let address = self.short_turns.pop_front()?;
        let own = self.addresses.get_mut(&address)?;
        let id = own.short.pop_front();
        if !own.short.is_empty() {
            self.short_turns.push_back(address);
        }
        id
    }

    /// An address that can do nothing now, since all places are taken, keeps its turn.
    fn pick_long(&mut self) -> Option<JobId> {
        for index in 0..self.long_turns.len() {
            let address = self.long_turns[index];
            let Some(own) = self.addresses.get_mut(&address) else {
                continue;
            };
            let may_start = self.started < self.limits.started
                && own.started < self.limits.started_per_address
                && !own.waiting.is_empty();
            let id = if may_start {
                own.pop_waiting()
            } else {
                own.paused.pop_front()
            };
            let Some(id) = id else { continue };
            if may_start && let Some(entry) = self.entries.get_mut(&id) {
                own.started += 1;
                self.started += 1;
                entry.is_started = true;
            }
            self.shorts_in_a_row = 0;
            self.long_turns.remove(index);
            if !own.waiting.is_empty() || !own.paused.is_empty() {
                self.long_turns.push_back(address);
            }
            return Some(id);
        }
        None
    }

    /// Its slice is over and it has more to do. Given back if it was cancelled meanwhile.
    pub(crate) fn pause(&mut self, id: JobId, job: J) -> Option<J> {
        let Some(entry) = self.entries.get_mut(&id) else {
            return Some(job);
        };
        if entry.stage == Stage::Cancelled {
            self.remove(id);
            return Some(job);
        }
        entry.stage = Stage::Queued;
        entry.job = Some(job);
        self.enqueue(id);
        None
    }

    /// It is done; whether somebody still waits for it.
    pub(crate) fn finish(&mut self, id: JobId) -> bool {
        let stage = self.entries.get(&id).map(|entry| entry.stage);
        if stage == Some(Stage::Running) {
            self.discount(id);
        }
        self.remove(id);
        stage == Some(Stage::Running)
    }

    /// Nobody waits for it any more. Given back unless a worker has it, to be dropped when the
    /// queue is not locked.
    pub(crate) fn cancel(&mut self, id: JobId) -> Option<J> {
        let entry = self.entries.get_mut(&id)?;
        match entry.stage {
            Stage::Cancelled => None,
            Stage::Running => {
                entry.stage = Stage::Cancelled;
                self.discount(id);
                None
            }
            Stage::Queued => {
                let (address, length) = (entry.address, entry.length);
                let job = entry.job.take();
                if let Some(own) = self.addresses.get_mut(&address) {
                    own.short.retain(|other| *other != id);
                    own.paused.retain(|other| *other != id);
                    if let Length::Long(size) = length {
                        own.waiting.remove(&(size, id));
                    }
                    if own.short.is_empty() {
                        self.short_turns.retain(|other| *other != address);
                    }
                    if own.waiting.is_empty() && own.paused.is_empty() {
                        self.long_turns.retain(|other| *other != address);
                    }
                }
                self.discount(id);
                self.remove(id);
                job
            }
        }
    }

    /// It counts against no limit of jobs any more.
    fn discount(&mut self, id: JobId) {
        let Some(entry) = self.entries.get(&id) else {
            return;
        };
        self.jobs -= 1;
        if let Some(own) = self.addresses.get_mut(&entry.address) {
            own.jobs -= 1;
        }
        if let Some(jobs) = self.tables.get_mut(&entry.table) {
            *jobs -= 1;
            if *jobs == 0 {
                self.tables.remove(&entry.table);
            }
        }
    }

    fn remove(&mut self, id: JobId) {
        let Some(entry) = self.entries.remove(&id) else {
            return;
        };
        if let Some(own) = self.addresses.get_mut(&entry.address) {
            if entry.is_started {
                own.started -= 1;
                self.started -= 1;
            }
            if own.is_unused() {
                self.addresses.remove(&entry.address);
            }
        }
    }
}
