//! What every store does.

use std::fmt::Debug;
use std::pin::Pin;
use std::time::Duration;

use caminos_table::{GameId, Moment};

use crate::{
    Append, AppendError, GameKey, GameVersion, Heartbeat, Lifecycle, NewGame, Outage, ProbeError,
    ReadError, RetentionError, Stats, StoredGame,
};

/// A future in a box.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Called once a batch is durable, or is not: on the runtime, several in one task, and never
/// from within the call that it was given to.
pub type OnCommit = Box<dyn FnOnce(Result<GameKey, AppendError>) + Send>;

/// The events of all games.
///
/// A writer has at most one append of a game on the way: the next one has to know that the one
/// before is durable.
pub trait EventLog: Send + Sync + Debug + 'static {
    /// Whether other processes append to it, too.
    fn is_shared(&self) -> bool;

    /// Creates a game with its first batch. A second one of the same id is a conflict.
    fn create(&self, game: NewGame, on_commit: OnCommit);

    /// Appends a batch, if the game ends where it begins. Never blocks; what is queued
    /// meanwhile is committed together.
    fn append(&self, append: Append, on_commit: OnCommit);

    /// A game with its batches from this sequence number on; `None` when there is none.
    fn read(
        &self,
        game: &GameId,
        from: u32,
    ) -> BoxFuture<'static, Result<Option<StoredGame>, ReadError>>;

    /// How many events games have, in any order: one query for many games. Those that do not
    /// exist are left out.
    fn heads(
        &self,
        games: Vec<GameKey>,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, u32)>, ReadError>>;

    /// Writes something and commits it, to learn whether the store takes writes.
    fn probe(&self) -> BoxFuture<'static, Result<(), ProbeError>>;

    /// Up to `most` games in which the clock of the player to move has run out by this moment,
    /// the longest ago first.
    fn overdue(
        &self,
        by: Moment,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameId>, ReadError>>;

    /// Notes that a server is up; gives all outages, in the order in which they ended, if there
    /// are others than the server knows.
    fn heartbeat(&self, beat: Heartbeat) -> BoxFuture<'static, Result<Vec<Outage>, ProbeError>>;

    /// Up to `most` games of this lifecycle in which nothing has happened while servers ran for
    /// so long. Wall clocks have no part in it: one that jumps ahead expires nothing.
    fn expired(
        &self,
        lifecycle: Lifecycle,
        age: Duration,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>>;

    /// Deletes games, except those in which something has happened since they were found.
    /// Gives how many were deleted.
    fn delete(&self, games: Vec<GameVersion>) -> BoxFuture<'static, Result<usize, RetentionError>>;

    /// Up to `most` games of an older database whose lifecycle is not known. They do not expire.
    fn unclassified(&self, most: usize) -> BoxFuture<'static, Result<Vec<GameVersion>, ReadError>>;

    /// Writes lifecycles of games that had none, except of those in which something has
    /// happened since.
    fn classify(
        &self,
        games: Vec<(GameVersion, Lifecycle)>,
    ) -> BoxFuture<'static, Result<(), RetentionError>>;

    /// What it has done, for metrics.
    fn stats(&self) -> Stats;

    /// Commits what is queued and takes nothing more. A SQLite file is whole by itself then.
    fn close(&self) -> BoxFuture<'static, ()>;
}
