//! The tasks that write. Several groups may be on their way at once: their games differ, or the
//! database lets one win.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgDatabaseError, PgSeverity};
use sqlx::{Connection as _, PgConnection, Postgres};

use super::Shared;
use super::group;
use super::queue::Queue;
use crate::notify::Unanswered;
use crate::write::{WriteKind, Written};
use crate::{Append, AppendError, Cause, NewGame};

/// The largest group, so that its first write does not wait for long.
const MAX_GROUP: usize = 1024;
/// Longer than the server's own limit: without an answer until then the connection is lost.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// A connection that was quiet for so long is asked whether it still works.
const QUIET: Duration = Duration::from_secs(10);
/// Times that a group is tried when the database stopped it because of others.
const ATTEMPTS: usize = 4;

/// Until the queue is closed and empty. One that panics begins anew.
pub(super) async fn run(shared: Arc<Shared>) {
    while let Err(error) = tokio::spawn(write_groups(Arc::clone(&shared))).await {
        if !error.is_panic() {
            // The runtime is shutting down.
            return;
        }
        shared.counters.failed();
        tracing::error!("a writer of the event log has panicked");
    }
}

async fn write_groups(shared: Arc<Shared>) {
    let mut connection = WriterConnection::default();
    while let Some(writes) = shared.queue.take(MAX_GROUP).await {
        let start = Instant::now();
        let writes = writes
            .into_iter()
            .map(|write| (write.kind, write.on_commit));
        let (writes, callbacks): (Vec<_>, Vec<_>) = writes.unzip();
        let unanswered = Unanswered::new(&shared.runtime, callbacks);
        let taken = Taken(&shared.queue);
        let results = write(&shared, &mut connection, &writes).await;
        drop(taken);
        let unwritten =
            |error: &AppendError| matches!(error, AppendError::Unknown(_) | AppendError::Failed(_));
        match results
            .iter()
            .find_map(|r| r.as_ref().err().filter(|e| unwritten(e)))
        {
            Some(error) => {
                shared.counters.failed();
                tracing::error!(%error, writes = writes.len(), "a commit failed");
            }
            None => shared.counters.committed(writes.len(), start.elapsed()),
        }
        unanswered.answer(results);
    }
}

/// A group that is under way until this is dropped.
struct Taken<'q>(&'q Queue);

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.0.finish();
    }
}

/// A writer's own connection, made anew when it is lost.
#[derive(Default)]
struct WriterConnection {
    open: Option<PoolConnection<Postgres>>,
    used: Option<Instant>,
}

impl WriterConnection {
    /// # Errors
    /// When no connection can be made: nothing was sent.
    async fn get(&mut self, shared: &Shared) -> sqlx::Result<&mut PgConnection> {
        let quiet = self.used.is_none_or(|used| used.elapsed() > QUIET);
        self.used = Some(Instant::now());
        if let Some(open) = &mut self.open
            && quiet
        {
            let answer = tokio::time::timeout(ANSWER_TIMEOUT, open.ping()).await;
            if !matches!(answer, Ok(Ok(()))) {
                self.lose();
            }
        }
        if self.open.is_none() {
            self.open = Some(shared.writers.acquire().await?);
        }
        Ok(self.open.as_mut().expect("it was made"))
    }

    /// The connection is of no use any more, and must not be used for anything else.
    fn lose(&mut self) {
        if let Some(open) = self.open.take() {
            drop(open.detach());
        }
    }
}

async fn write(
    shared: &Shared,
    connection: &mut WriterConnection,
    writes: &[WriteKind],
) -> Vec<Written> {
    let (mut creates, mut appends): (Vec<&NewGame>, Vec<&Append>) = (Vec::new(), Vec::new());
    for write in writes {
        match write {
            WriteKind::Create(game) => creates.push(game),
            WriteKind::Append(append) => appends.push(append),
        }
    }
    let mut created = Statement::Create(&creates)
        .run(shared, connection)
        .await
        .into_iter();
    let mut appended = Statement::Append(&appends)
        .run(shared, connection)
        .await
        .into_iter();
    let result = |write: &WriteKind| match write {
        WriteKind::Create(_) => created.next(),
        WriteKind::Append(_) => appended.next(),
    };
    let results = writes.iter().map(result);
    results.map(|r| r.expect("a result for each")).collect()
}

/// Writes of one kind.
#[derive(Copy, Clone)]
enum Statement<'w> {
    Create(&'w [&'w NewGame]),
    Append(&'w [&'w Append]),
}

/// What became of a statement that did not succeed.
enum Failure {
    /// Nothing of it is stored; it may succeed when it is tried again.
    Retryable(sqlx::Error),
    /// Nothing of it is stored: another node was quicker in one of its games. Tried again, it sees
    /// what that one has written.
    Overtaken,
    /// Nothing of it is stored: a value cannot be.
    Value(sqlx::Error),
    /// Nothing of it is stored.
    Failed(sqlx::Error),
    /// Nobody knows.
    Unknown(Cause),
}

impl<'w> Statement<'w> {
    const fn len(self) -> usize {
        match self {
            Self::Create(games) => games.len(),
            Self::Append(appends) => appends.len(),
        }
    }

    fn one_by_one(self) -> impl Iterator<Item = Self> {
        let len = self.len();
        (0..len).map(move |index| match self {
            Self::Create(games) => Self::Create(&games[index..=index]),
            Self::Append(appends) => Self::Append(&appends[index..=index]),
        })
    }

    /// A result for each.
    async fn run(self, shared: &Shared, connection: &mut WriterConnection) -> Vec<Written> {
        if self.len() == 0 {
            return Vec::new();
        }
        let all = |error: &AppendError| vec![Err(error.clone()); self.len()];
        for attempt in 1.. {
            let error = match self.attempt(shared, connection).await {
                Ok(results) => return results,
                Err(Failure::Retryable(error)) if attempt < ATTEMPTS => {
                    tracing::info!(%error, "a commit is tried again");
                    continue;
                }
                Err(Failure::Overtaken) if attempt < ATTEMPTS => continue,
                // It must not fail the others of its group.
                Err(Failure::Value(_) | Failure::Overtaken) if self.len() > 1 => {
                    let mut results = Vec::with_capacity(self.len());
                    for one in self.one_by_one() {
                        results.extend(Box::pin(one.run(shared, connection)).await);
                    }
                    return results;
                }
                Err(Failure::Retryable(error) | Failure::Value(error) | Failure::Failed(error)) => {
                    AppendError::Failed(Cause::new(error))
                }
                Err(Failure::Overtaken) => AppendError::Conflict,
                Err(Failure::Unknown(cause)) => AppendError::Unknown(cause),
            };
            return all(&error);
        }
        unreachable!("the last attempt returns")
    }

    async fn attempt(
        self,
        shared: &Shared,
        connection: &mut WriterConnection,
    ) -> Result<Vec<Written>, Failure> {
        let now = shared.clock.now();
        let open = connection.get(shared).await.map_err(Failure::Failed)?;
        let work = async {
            match self {
                Self::Create(games) => group::create(open, now, games).await,
                Self::Append(appends) => group::append(open, now, appends).await,
            }
        };
        let failure = match tokio::time::timeout(ANSWER_TIMEOUT, work).await {
            Ok(Ok(results)) => return Ok(results),
            Ok(Err(error)) => classify(error),
            Err(_) => Failure::Unknown(Cause::new("the database does not answer")),
        };
        if matches!(failure, Failure::Unknown(_)) {
            connection.lose();
        }
        Err(failure)
    }
}

/// An error of the statement undoes all of it. Whatever ends the connection may come after the
/// commit and before its answer.
fn classify(error: sqlx::Error) -> Failure {
    let answer = error
        .as_database_error()
        .and_then(|error| error.try_downcast_ref::<PgDatabaseError>())
        .map(|error| (error.severity(), error.code().to_owned()));
    match answer {
        Some((PgSeverity::Error, code)) => match code.as_str() {
            // Deadlock, serialization failure.
            "40P01" | "40001" => Failure::Retryable(error),
            // The key is there already.
            "23505" => Failure::Overtaken,
            code if code.starts_with("22") || code.starts_with("23") => Failure::Value(error),
            _ => Failure::Failed(error),
        },
        _ => Failure::Unknown(Cause::new(error)),
    }
}
