//! The one thread that writes.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use caminos_table::Actor;
use rusqlite::{CachedStatement, Connection, params};
use tokio::runtime::Handle;

use super::heads::{EntryKey, Heads};
use super::queue::Queue;
use super::{Author, Done, GameKey, Job, Write, WriteError, tidy};
use crate::metrics::Metrics;

pub(super) struct Writer {
    pub(super) connection: Connection,
    pub(super) queue: Arc<Queue>,
    pub(super) tellers: Arc<OnceLock<Handle>>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) heads: Arc<Heads>,
    /// The newest entry.
    pub(super) newest: EntryKey,
    /// The newest entry when the heads were last settled.
    pub(super) settled: EntryKey,
    /// Whose entries are no longer taken: one of them is missing.
    pub(super) failed: HashSet<Author>,
}

/// Somebody to tell what became of a write.
type News = (Done, Result<GameKey, WriteError>);

impl Writer {
    /// So that the first of a commit does not wait for ever.
    const MOST_AT_ONCE: usize = 4096;
    /// So many are told by one task: few enough to be shared out among threads.
    const TOLD_BY_ONE: usize = 32;
    /// After a commit of so many there is much to do, and the next one waits a little for
    /// company: it costs about the same whatever is in it. Nobody notices so short a time.
    const BUSY: usize = 32;
    const FOR_COMPANY: Duration = Duration::from_millis(5);
    /// Entries after which the heads are settled: a crash leaves no more to look through.
    const UNSETTLED: i64 = 1 << 16;

    /// Until nobody can hand in more.
    pub(super) fn run(mut self) {
        let mut jobs = Vec::new();
        let mut before = 0;
        loop {
            if before >= Self::BUSY && !self.queue.is_closed() {
                std::thread::sleep(Self::FOR_COMPANY);
            }
            self.queue.take(&mut jobs);
            before = jobs.len();
            if jobs.is_empty() {
                break;
            }
            while !jobs.is_empty() {
                let most = jobs.len().min(Self::MOST_AT_ONCE);
                let batch: Vec<Job> = jobs.drain(..most).collect();
                let news = self.write_all(batch);
                self.tell(news);
            }
            if self.newest.0 - self.settled.0 >= Self::UNSETTLED {
                self.settle();
            }
        }
        self.settle();
    }

    /// Nothing is lost when it fails: the next start looks for what is missing.
    fn settle(&mut self) {
        match self.heads.settle(&mut self.connection, self.newest) {
            Ok(()) => self.settled = self.newest,
            Err(error) => tracing::error!(%error, "the newest entries could not be settled"),
        }
    }

    /// Not one by one: a task has to be started for each, and a thread to be woken.
    fn tell(&self, news: Vec<News>) {
        let tell = |news: Vec<News>| {
            for (done, result) in news {
                done(result);
            }
        };
        let Some(runtime) = self.tellers.get() else {
            return tell(news);
        };
        let mut rest = news.into_iter();
        loop {
            let some: Vec<News> = rest.by_ref().take(Self::TOLD_BY_ONE).collect();
            if some.is_empty() {
                return;
            }
            runtime.spawn(async move { tell(some) });
        }
    }

    fn write_all(&mut self, batch: Vec<Job>) -> Vec<News> {
        let outcast = |job: &Job| matches!(job.write.author(), Some(a) if self.failed.contains(&a));
        if batch.iter().any(outcast) {
            return self.write_one_by_one(batch);
        }
        match self.commit(&batch) {
            Ok(keys) => {
                let dones = batch.into_iter().map(|job| job.done);
                dones.zip(keys.into_iter().map(Ok)).collect()
            }
            // One that cannot be written must not keep the others from it.
            Err(error) => {
                tracing::warn!(%error, entries = batch.len(), "a commit failed; trying one by one");
                self.write_one_by_one(batch)
            }
        }
    }

    fn write_one_by_one(&mut self, batch: Vec<Job>) -> Vec<News> {
        let write = |job: Job| {
            let author = job.write.author();
            if author.is_some_and(|author| self.failed.contains(&author)) {
                return (job.done, Err(WriteError::Gap));
            }
            let written = self.commit(std::slice::from_ref(&job));
            let written = written.map_err(|error| {
                self.metrics.store_failures.one();
                tracing::error!(%error, "a commit failed");
                self.failed.extend(author);
                WriteError::Failed(Arc::new(error))
            });
            let key = written.map(|keys| keys.first().copied().unwrap_or(GameKey(0)));
            (job.done, key)
        };
        batch.into_iter().map(write).collect()
    }

    fn commit(&mut self, batch: &[Job]) -> rusqlite::Result<Vec<GameKey>> {
        let start = Instant::now();
        if batch.iter().any(|job| matches!(job.write, Write::Settle)) {
            self.heads.settle(&mut self.connection, self.newest)?;
            self.settled = self.newest;
        }
        let transaction = self.connection.transaction()?;
        let mut inserts = Inserts::new(&transaction, &self.heads, self.newest)?;
        let keys = batch
            .iter()
            .map(|job| inserts.insert(&job.write))
            .collect::<rusqlite::Result<_>>()?;
        let (newest, newer) = inserts.finish();
        transaction.commit()?;
        self.newest = newest;
        self.heads.extend(newer);
        self.metrics.committed(batch.len(), start.elapsed());
        Ok(keys)
    }
}

/// The statements, looked up once a commit, and what it makes new.
struct Inserts<'c> {
    connection: &'c Connection,
    game: CachedStatement<'c>,
    seat: CachedStatement<'c>,
    entry: CachedStatement<'c>,
    heads: &'c Heads,
    newer: HashMap<GameKey, EntryKey>,
    newest: EntryKey,
}

impl<'c> Inserts<'c> {
    fn new(
        connection: &'c Connection,
        heads: &'c Heads,
        newest: EntryKey,
    ) -> rusqlite::Result<Self> {
        const ENTRY: &str = "INSERT INTO entries (key, before, game, since, actor, command, events)
            VALUES (?, ?, ?, ?, ?, ?, ?)";
        Ok(Self {
            connection,
            game: connection
                .prepare_cached("INSERT INTO games (id, last, used) VALUES (?, ?, unixepoch())")?,
            seat: connection
                .prepare_cached("INSERT INTO seats (game, player, token) VALUES (?, ?, ?)")?,
            entry: connection.prepare_cached(ENTRY)?,
            heads,
            newer: HashMap::new(),
            newest,
        })
    }

    fn next(&mut self) -> EntryKey {
        self.newest.0 += 1;
        self.newest
    }

    fn insert(&mut self, write: &Write) -> rusqlite::Result<GameKey> {
        match write {
            Write::Open {
                game,
                owner,
                events,
            } => {
                let entry = self.next();
                self.game.execute(params![game.as_str(), entry.0])?;
                let key = GameKey(self.connection.last_insert_rowid());
                self.seat.execute(params![key.0, 0, owner.bytes()])?;
                let values = params![entry.0, 0, key.0, 0, 0, None::<&str>, events];
                self.entry.execute(values)?;
                Ok(key)
            }
            Write::Append {
                author: _,
                key,
                entry,
                claimed,
            } => {
                let number = self.next();
                let before = match self.newer.insert(*key, number) {
                    Some(before) => Some(before),
                    None => self.heads.find(self.connection, *key)?,
                };
                let before = before.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
                let id = entry.id.as_ref().map(|id| id.as_str());
                let (since, by) = (entry.since, actor_number(entry.by));
                let values = params![number.0, before.0, key.0, since, by, id, entry.events()];
                self.entry.execute(values)?;
                if let Some((player, token)) = claimed {
                    let values = params![key.0, player.number(), token.bytes()];
                    self.seat.execute(values)?;
                }
                Ok(*key)
            }
            Write::Judge(candidate, stage) => {
                if !self.is_changed(candidate.key) {
                    tidy::judge(self.connection, candidate, *stage)?;
                }
                Ok(candidate.key)
            }
            Write::Delete(candidate) => {
                if !self.is_changed(candidate.key) {
                    tidy::delete(self.connection, candidate)?;
                }
                Ok(candidate.key)
            }
            Write::Settle | Write::Nothing => Ok(GameKey(0)),
        }
    }

    fn finish(self) -> (EntryKey, HashMap<GameKey, EntryKey>) {
        (self.newest, self.newer)
    }

    /// Whether something happened in a game that its row does not know of yet.
    fn is_changed(&self, game: GameKey) -> bool {
        self.newer.contains_key(&game) || self.heads.contains(game)
    }
}

const COMPUTER: u8 = 5;

const fn actor_number(actor: Actor) -> u8 {
    match actor {
        Actor::Owner => 0,
        Actor::Link(player) => player.number(),
        Actor::Computer => COMPUTER,
        // A stranger who claims a seat is written down as the player they become.
        Actor::Stranger => u8::MAX,
    }
}

/// The actor with this number in the store.
pub(super) fn actor(number: u8) -> Option<Actor> {
    match number {
        0 => Some(Actor::Owner),
        COMPUTER => Some(Actor::Computer),
        _ => caminos_table::Player::new(number).map(Actor::Link),
    }
}
