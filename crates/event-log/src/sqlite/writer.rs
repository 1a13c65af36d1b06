//! The one thread that writes, with group commit.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::{CachedStatement, Connection, ErrorCode, TransactionBehavior, params};
use tokio::runtime::Handle;

use super::folder::Folder;
use super::queue::Queue;
use super::readers::Readers;
use super::{read, retention};
use crate::notify::Unanswered;
use crate::outage::to_i64;
use crate::retention_clock::RetentionClock;
use crate::stats::Counters;
use crate::write::{Write, WriteKind, Written};
use crate::{Append, AppendError, Batch, Cause, GameKey, Lifecycle, NewGame, actor_number};

pub(super) enum Job {
    Write(Write),
    /// Has a transaction of its own.
    Task(Box<dyn FnOnce(&mut Connection) + Send>),
}

pub(super) struct Writer {
    pub(super) connection: Connection,
    pub(super) queue: Arc<Queue>,
    pub(super) readers: Arc<Readers>,
    pub(super) clock: Arc<RetentionClock>,
    pub(super) counters: Arc<Counters>,
    pub(super) runtime: Handle,
    pub(super) heads: Heads,
    /// Held until the last write, so that no second program writes beside this one.
    pub(super) _folder: Folder,
}

impl Writer {
    /// The largest group, so that its first write does not wait for long.
    const MAX_GROUP: usize = 4096;
    /// After a group of this size the next commit waits for a larger group: a sync costs about
    /// the same whatever is in it.
    const BUSY_GROUP: usize = 32;
    const GROUP_DELAY: Duration = Duration::from_millis(5);

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
            let mut rest = jobs.drain(..).peekable();
            while rest.peek().is_some() {
                let (mut writes, mut tasks) = (Vec::new(), Vec::new());
                for job in rest.by_ref().take(Self::MAX_GROUP) {
                    match job {
                        Job::Write(write) => writes.push(write),
                        Job::Task(task) => tasks.push(task),
                    }
                }
                if !writes.is_empty() {
                    self.isolate(|writer| writer.write(writes));
                }
                for task in tasks {
                    self.isolate(|writer| task(&mut writer.connection));
                    // It may have deleted games.
                    self.heads.clear();
                }
            }
        }
        self.finish();
    }

    /// A panic undoes its own transaction. Whatever else there is to write must not wait for ever.
    fn isolate(&mut self, work: impl FnOnce(&mut Self)) {
        if catch_unwind(AssertUnwindSafe(|| work(self))).is_err() {
            self.heads.clear();
            self.counters.failed();
            tracing::error!("the writer of the event log has panicked");
        }
    }

    /// Leaves one file that is whole by itself.
    fn finish(self) {
        self.readers.close();
        let finished = retention::store_clock(&self.connection, self.clock.now()).and_then(|()| {
            let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
            self.connection.query_row(sql, [], |_| Ok(()))
        });
        if let Err(error) = finished {
            // Nothing is lost: it is in the write-ahead log.
            tracing::warn!(%error, "the write-ahead log could not be put into the database");
        }
        if let Err((_, error)) = self.connection.close() {
            tracing::warn!(%error, "the database could not be closed");
        }
    }

    fn write(&mut self, writes: Vec<Write>) {
        let start = Instant::now();
        let runtime = self.runtime.clone();
        let writes = writes
            .into_iter()
            .map(|write| (write.kind, write.on_commit));
        let (writes, callbacks): (Vec<_>, Vec<_>) = writes.unzip();
        let unanswered = Unanswered::new(&runtime, callbacks);
        let results = match self.commit(&writes) {
            Ok(results) => {
                self.counters.committed(writes.len(), start.elapsed());
                results
            }
            Err(error) => {
                // What it has noted was not written.
                self.heads.clear();
                self.counters.failed();
                tracing::error!(%error, writes = writes.len(), "a commit failed");
                writes.iter().map(|_| Err(error.clone())).collect()
            }
        };
        unanswered.answer(results);
    }

    /// # Errors
    /// What happened to all of them.
    fn commit(&mut self, writes: &[WriteKind]) -> Result<Vec<Written>, AppendError> {
        let failed = |error| AppendError::Failed(Cause::new(error));
        let now = self.clock.now();
        // A deferred transaction would not wait for the lock of another program.
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(failed)?;
        let mut results = Vec::with_capacity(writes.len());
        {
            let mut inserts = Inserts::new(&transaction, &mut self.heads, now).map_err(failed)?;
            for write in writes {
                let written = match write {
                    WriteKind::Create(game) => inserts.create(game),
                    WriteKind::Append(append) => inserts.append(append),
                };
                results.push(match written {
                    Ok(written) => written,
                    // Undoes its own statement only: the others of the group go on.
                    Err(error) if is_refusal(&error) && !transaction.is_autocommit() => {
                        tracing::error!(%error, "a batch was refused");
                        Err(failed(error))
                    }
                    Err(error) => return Err(failed(error)),
                });
            }
        }
        transaction
            .commit()
            .map_err(|error| match error.sqlite_error_code() {
                // The end of the write-ahead log may have reached the disk before the sync failed,
                // and then a start after a crash would find it.
                Some(ErrorCode::SystemIoFailure) => AppendError::Unknown(Cause::new(error)),
                _ => failed(error),
            })?;
        Ok(results)
    }
}

/// Whether the database refused one statement, and has no trouble of its own.
fn is_refusal(error: &rusqlite::Error) -> bool {
    match error.sqlite_error_code() {
        Some(code) => matches!(
            code,
            ErrorCode::ConstraintViolation | ErrorCode::TooBig | ErrorCode::TypeMismatch
        ),
        None => true,
    }
}

/// How many events the games have that were lately appended to. To look it up costs half as much as
/// the insert; whatever else is written, or undone, makes the writer forget all of them.
#[derive(Default)]
pub(super) struct Heads(HashMap<GameKey, u32>);

impl Heads {
    /// Games that are remembered, in about 0.5 MiB.
    const MOST: usize = 16_384;

    fn remove(&mut self, game: GameKey) -> Option<u32> {
        self.0.remove(&game)
    }

    fn insert(&mut self, game: GameKey, events: u32) {
        if self.0.len() >= Self::MOST {
            self.clear();
        }
        self.0.insert(game, events);
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

/// A batch, without a look at what is before it.
pub(super) const INSERT: &str =
    "INSERT INTO batches (game, first, count, actor, written, command, seat_token, events)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)";

/// The statements, looked up once a commit.
struct Inserts<'c> {
    connection: &'c Connection,
    heads: &'c mut Heads,
    head: CachedStatement<'c>,
    game: CachedStatement<'c>,
    batch: CachedStatement<'c>,
    summary: CachedStatement<'c>,
    now: i64,
}

impl<'c> Inserts<'c> {
    fn new(connection: &'c Connection, heads: &'c mut Heads, now: i64) -> rusqlite::Result<Self> {
        const GAME: &str =
            "INSERT INTO games (id, lifecycle, changed, deadline) VALUES (?, ?, ?, ?)
            ON CONFLICT (id) DO NOTHING";
        const SUMMARY: &str = "UPDATE games SET lifecycle = ?1, deadline = ?2,
            changed = CASE lifecycle WHEN ?1 THEN changed ELSE ?3 END WHERE key = ?4";
        Ok(Self {
            connection,
            heads,
            head: connection.prepare_cached(read::HEAD)?,
            game: connection.prepare_cached(GAME)?,
            batch: connection.prepare_cached(INSERT)?,
            summary: connection.prepare_cached(SUMMARY)?,
            now,
        })
    }

    fn create(&mut self, game: &NewGame) -> rusqlite::Result<Written> {
        if game.batch.first != 0 {
            return Ok(Err(AppendError::Conflict));
        }
        let never_played = Lifecycle::NeverPlayed.number();
        let deadline = game.deadline.map(to_i64);
        let values = params![game.id.as_str(), never_played, self.now, deadline];
        if self.game.execute(values)? == 0 {
            return Ok(Err(AppendError::Conflict));
        }
        let key = GameKey(self.connection.last_insert_rowid());
        let inserted = insert(&mut self.batch, key, &game.batch, self.now);
        if !matches!(inserted, Ok(Ok(1))) {
            // No game without a batch.
            self.connection
                .prepare_cached("DELETE FROM games WHERE key = ?")?
                .execute([key.0])?;
        }
        Ok(inserted?.map(|_| key))
    }

    fn append(&mut self, append: &Append) -> rusqlite::Result<Written> {
        // Only after the event that the writer knew as the last one. This thread alone writes, so
        // that nothing comes between; to check it in the insert would need a statement journal.
        // What is remembered is forgotten until the batch is in.
        let end = match self.heads.remove(append.game) {
            Some(end) => Some(end),
            None => read::head_by(&mut self.head, append.game)?,
        };
        match end {
            Some(end) if end == append.batch.first => {}
            Some(_) => return Ok(Err(AppendError::Conflict)),
            None => return Ok(Err(AppendError::NoSuchGame)),
        }
        if let Err(error) = insert(&mut self.batch, append.game, &append.batch, self.now)? {
            return Ok(Err(error));
        }
        if let Some(summary) = append.summary {
            let lifecycle = summary.lifecycle.number();
            let deadline = summary.deadline.map(to_i64);
            let values = params![lifecycle, deadline, self.now, append.game.0];
            self.summary.execute(values)?;
        }
        self.heads.insert(append.game, append.batch.end());
        Ok(Ok(append.game))
    }
}

/// Gives how many rows were inserted.
pub(super) fn insert(
    statement: &mut CachedStatement<'_>,
    game: GameKey,
    batch: &Batch,
    now: i64,
) -> rusqlite::Result<Result<usize, AppendError>> {
    let Some(actor) = actor_number::number(batch.actor) else {
        let cause = Cause::new("a spectator's batch cannot be stored");
        return Ok(Err(AppendError::Failed(cause)));
    };
    let values = params![
        game.0,
        batch.first,
        batch.count,
        actor,
        now,
        batch.command.as_ref().map(|id| id.as_str()),
        batch.seat_token.as_ref().map(|token| &token.bytes()[..]),
        &batch.events,
    ];
    statement.execute(values).map(Ok)
}
