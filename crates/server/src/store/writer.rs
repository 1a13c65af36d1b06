//! The one thread that writes, with group commit.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use rusqlite::{CachedStatement, Connection, params};
use tokio::runtime::Handle;

use super::heads::{EntryKey, Heads};
use super::queue::Queue;
use super::{GameKey, Job, OnCommit, RoomEpoch, Write, WriteError, retention};
use crate::metrics::Metrics;
use crate::seats;

pub(super) struct Writer {
    pub(super) connection: Connection,
    pub(super) queue: Arc<Queue>,
    pub(super) callbacks: Arc<OnceLock<Handle>>,
    pub(super) metrics: Arc<Metrics>,
    pub(super) heads: Arc<Heads>,
    /// The newest entry.
    pub(super) newest: EntryKey,
    /// The newest entry at the last checkpoint of the heads.
    pub(super) checkpointed: EntryKey,
    /// Epochs with a failed write: nothing more of theirs is written.
    pub(super) fenced: HashSet<RoomEpoch>,
}

/// A callback with the result of its write.
type Notification = (OnCommit, Result<GameKey, WriteError>);

impl Writer {
    /// The largest group, so that its first write does not wait for long.
    const MAX_GROUP: usize = 4096;
    /// Callbacks that one task runs: few enough that all threads get some.
    const CALLBACKS_PER_TASK: usize = 32;
    /// After a group of this size the next commit waits for a larger group: a sync costs about
    /// the same whatever is in it.
    const BUSY_GROUP: usize = 32;
    const GROUP_DELAY: Duration = Duration::from_millis(5);
    /// Entries between checkpoints of the heads: a crash leaves no more to recover.
    const CHECKPOINT_AFTER: i64 = 1 << 16;

    /// Until the queue is closed and empty.
    pub(super) fn run(mut self) {
        let mut jobs = Vec::new();
        let mut before = 0;
        loop {
            if before >= Self::BUSY_GROUP && !self.queue.is_closed() {
                std::thread::sleep(Self::GROUP_DELAY);
            }
            self.queue.take(&mut jobs);
            before = jobs.len();
            if jobs.is_empty() {
                break;
            }
            while !jobs.is_empty() {
                let most = jobs.len().min(Self::MAX_GROUP);
                let group: Vec<Job> = jobs.drain(..most).collect();
                let notifications = self.write_all(group);
                self.notify(notifications);
            }
            if self.newest.0 - self.checkpointed.0 >= Self::CHECKPOINT_AFTER {
                self.checkpoint();
            }
        }
        self.checkpoint();
    }

    /// Nothing is lost when it fails: the next start recovers the heads.
    fn checkpoint(&mut self) {
        match self.heads.checkpoint(&mut self.connection, self.newest) {
            Ok(()) => self.checkpointed = self.newest,
            Err(error) => tracing::error!(%error, "the newest entries could not be checkpointed"),
        }
    }

    /// Several callbacks in one task: spawning a task and waking a thread for each costs more.
    fn notify(&self, notifications: Vec<Notification>) {
        let run = |notifications: Vec<Notification>| {
            for (on_commit, result) in notifications {
                on_commit(result);
            }
        };
        let Some(runtime) = self.callbacks.get() else {
            return run(notifications);
        };
        let mut rest = notifications.into_iter();
        loop {
            let some: Vec<_> = rest.by_ref().take(Self::CALLBACKS_PER_TASK).collect();
            if some.is_empty() {
                return;
            }
            runtime.spawn(async move { run(some) });
        }
    }

    fn write_all(&mut self, group: Vec<Job>) -> Vec<Notification> {
        let fenced = |job: &Job| matches!(job.write.epoch(), Some(a) if self.fenced.contains(&a));
        if group.iter().any(fenced) {
            return self.write_one_by_one(group);
        }
        match self.commit(&group) {
            Ok(keys) => {
                let callbacks = group.into_iter().map(|job| job.on_commit);
                callbacks.zip(keys.into_iter().map(Ok)).collect()
            }
            // A write that fails must not fail the others of its group.
            Err(error) => {
                tracing::warn!(%error, writes = group.len(), "a commit failed; trying one by one");
                self.write_one_by_one(group)
            }
        }
    }

    fn write_one_by_one(&mut self, group: Vec<Job>) -> Vec<Notification> {
        let write = |job: Job| {
            let epoch = job.write.epoch();
            if epoch.is_some_and(|epoch| self.fenced.contains(&epoch)) {
                return (job.on_commit, Err(WriteError::Fenced));
            }
            let written = self.commit(std::slice::from_ref(&job));
            let written = written.map_err(|error| {
                self.metrics.commits_failed.one();
                tracing::error!(%error, "a commit failed");
                self.fenced.extend(epoch);
                WriteError::Failed(Arc::new(error))
            });
            let key = written.map(|keys| keys.first().copied().unwrap_or(GameKey(0)));
            (job.on_commit, key)
        };
        group.into_iter().map(write).collect()
    }

    fn commit(&mut self, group: &[Job]) -> rusqlite::Result<Vec<GameKey>> {
        let start = Instant::now();
        if group
            .iter()
            .any(|job| matches!(job.write, Write::CheckpointHeads))
        {
            self.heads.checkpoint(&mut self.connection, self.newest)?;
            self.checkpointed = self.newest;
        }
        let transaction = self.connection.transaction()?;
        let mut inserts = Inserts::new(&transaction, &self.heads, self.newest)?;
        let keys = group
            .iter()
            .map(|job| inserts.insert(&job.write))
            .collect::<rusqlite::Result<_>>()?;
        let (newest, newer) = inserts.finish();
        transaction.commit()?;
        self.newest = newest;
        self.heads.extend(newer);
        self.metrics.committed(group.len(), start.elapsed());
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
                epoch: _,
                key,
                batch,
                claimed,
            } => {
                let number = self.next();
                let before = match self.newer.insert(*key, number) {
                    Some(before) => Some(before),
                    None => self.heads.find(self.connection, *key)?,
                };
                let before = before.ok_or(rusqlite::Error::QueryReturnedNoRows)?;
                let id = batch.id.as_ref().map(|id| id.as_str());
                let (since, by) = (batch.since, seats::stored_number(batch.by));
                let values = params![number.0, before.0, key.0, since, by, id, batch.events()];
                self.entry.execute(values)?;
                if let Some((player, token)) = claimed {
                    let values = params![key.0, player.number(), token.bytes()];
                    self.seat.execute(values)?;
                }
                Ok(*key)
            }
            Write::Classify(candidate, lifecycle) => {
                if !self.is_changed(candidate.key) {
                    retention::classify(self.connection, candidate, *lifecycle)?;
                }
                Ok(candidate.key)
            }
            Write::Delete(candidate) => {
                if !self.is_changed(candidate.key) {
                    retention::delete(self.connection, candidate)?;
                }
                Ok(candidate.key)
            }
            Write::CheckpointHeads | Write::Probe => Ok(GameKey(0)),
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
