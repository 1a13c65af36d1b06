//! Copying all games from one store to another.

use std::collections::HashMap;

use caminos_table::GameId;
use tokio::task::JoinSet;

use crate::{BoxFuture, Cause, EventLog, GameKey, HistoryHash, ReadError, StoredGame, Timekeeping};

/// A store that can be copied.
pub trait Transfer: EventLog {
    /// Up to `most` games in the order of their keys, after this one.
    fn list(
        &self,
        after: Option<GameKey>,
        most: usize,
    ) -> BoxFuture<'static, Result<Vec<(GameKey, GameId)>, ReadError>>;

    /// Stores whole games in one transaction, under keys of this store. Their age begins anew.
    fn import(&self, games: Vec<StoredGame>) -> BoxFuture<'static, Result<(), ImportError>>;

    /// What is known of the times in which servers ran: clocks lose none of the others.
    fn timekeeping(&self) -> BoxFuture<'static, Result<Timekeeping, ReadError>>;

    /// Stores what another store knows, in the place of what this one does.
    fn set_timekeeping(
        &self,
        timekeeping: Timekeeping,
    ) -> BoxFuture<'static, Result<(), ImportError>>;
}

/// Why games were not imported.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ImportError {
    /// The store refuses, for example because there is a game of the same id.
    #[error("games could not be stored: {0}")]
    Failed(Cause),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// Why a copy is not whole.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CopyError {
    /// There are games in the target already.
    #[error("the target holds games already")]
    NotEmpty,
    /// A store cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The target does not take the games.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// A game of the target has another history.
    #[error("game {game} differs: {from} in the source, {to} in the target")]
    Different {
        /// The game.
        game: GameId,
        /// Its history in the source.
        from: HistoryHash,
        /// Its history in the target.
        to: HistoryHash,
    },
    /// The target holds more games than were copied.
    #[error("{from} games were copied, and the target holds {to}")]
    Count {
        /// Copied ones.
        from: usize,
        /// Those in the target.
        to: usize,
    },
}

/// What to do with a target that holds games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// Refuse it.
    Empty,
    /// Carry on a copy that was interrupted: games that are there already must be the same.
    Interrupted,
}

/// How far a copy has come.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Progress {
    /// Games that are copied, or were there.
    pub games: usize,
    /// Their batches.
    pub batches: usize,
    /// Games that were read again from both and compared.
    pub verified: usize,
}

/// A whole copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// What was done.
    pub progress: Progress,
    /// Games of the source that cannot be read. They are left out, and stay in the source.
    pub unreadable: Vec<GameId>,
}

/// Games at once.
const CHUNK: usize = 128;

/// Copies all games, and then compares every one of them. With them goes when servers ran, so that
/// the time of the copy is given back to clocks as any other outage is. Nothing may write to either
/// store meanwhile.
///
/// # Errors
/// When something cannot be read or written, or the stores differ in the end.
pub async fn copy(
    from: &dyn Transfer,
    to: &dyn Transfer,
    target: Target,
    mut on_progress: impl FnMut(Progress),
) -> Result<Copied, CopyError> {
    if target == Target::Empty && !to.list(None, 1).await?.is_empty() {
        return Err(CopyError::NotEmpty);
    }
    let mut progress = Progress::default();
    let mut unreadable = Vec::new();
    let mut after = None;
    loop {
        let (games, next) = chunk(from, after, &mut unreadable).await?;
        let there = match target {
            Target::Empty => HashMap::new(),
            Target::Interrupted => read_all(to, games.iter().map(|g| g.id.clone())).await?,
        };
        progress.games += games.len();
        progress.batches += games.iter().map(|game| game.batches.len()).sum::<usize>();
        let mut missing = Vec::new();
        for game in games {
            match there.get(&game.id) {
                Some(there) => check_same(&game, there)?,
                None => missing.push(game),
            }
        }
        if !missing.is_empty() {
            to.import(missing).await?;
        }
        on_progress(progress);
        after = next;
        if after.is_none() {
            break;
        }
    }
    verify(from, to, &mut progress, &mut on_progress).await?;
    let count = count(to).await?;
    if count != progress.games {
        let from = progress.games;
        return Err(CopyError::Count { from, to: count });
    }
    // Last, since a target that has gone on by itself knows better.
    to.set_timekeeping(from.timekeeping().await?).await?;
    Ok(Copied {
        progress,
        unreadable,
    })
}

/// Reads both again and compares every game.
async fn verify(
    from: &dyn Transfer,
    to: &dyn Transfer,
    progress: &mut Progress,
    on_progress: &mut impl FnMut(Progress),
) -> Result<(), CopyError> {
    let mut after = None;
    loop {
        let (games, next) = chunk(from, after, &mut Vec::new()).await?;
        let copies = read_all(to, games.iter().map(|game| game.id.clone())).await?;
        for game in &games {
            match copies.get(&game.id) {
                Some(copy) => check_same(game, copy)?,
                None => {
                    return Err(CopyError::Different {
                        game: game.id.clone(),
                        from: HistoryHash::of(&game.batches),
                        to: HistoryHash::default(),
                    });
                }
            }
        }
        progress.verified += games.len();
        on_progress(*progress);
        after = next;
        if after.is_none() {
            return Ok(());
        }
    }
}

/// The next games of a store, and the key after which to go on.
async fn chunk(
    store: &dyn Transfer,
    after: Option<GameKey>,
    unreadable: &mut Vec<GameId>,
) -> Result<(Vec<StoredGame>, Option<GameKey>), CopyError> {
    let listed = store.list(after, CHUNK).await?;
    let next = listed.last().map(|(key, _)| *key);
    let mut reads = JoinSet::new();
    for (_, id) in listed {
        reads.spawn(store.read(&id, 0));
    }
    let mut games = Vec::new();
    for read in reads.join_all().await {
        match read {
            Ok(game) => games.extend(game),
            // Somebody may be able to repair it.
            Err(ReadError::Damaged { game, .. }) => unreadable.push(game),
            Err(error) => return Err(error.into()),
        }
    }
    games.sort_unstable_by_key(|game| game.key);
    Ok((games, next))
}

async fn read_all(
    store: &dyn Transfer,
    ids: impl Iterator<Item = GameId>,
) -> Result<HashMap<GameId, StoredGame>, CopyError> {
    let mut reads = JoinSet::new();
    for id in ids {
        reads.spawn(store.read(&id, 0));
    }
    let mut games = HashMap::new();
    for read in reads.join_all().await {
        if let Some(game) = read? {
            games.insert(game.id.clone(), game);
        }
    }
    Ok(games)
}

fn check_same(game: &StoredGame, copy: &StoredGame) -> Result<(), CopyError> {
    if (&game.batches, game.lifecycle) == (&copy.batches, copy.lifecycle) {
        return Ok(());
    }
    Err(CopyError::Different {
        game: game.id.clone(),
        from: HistoryHash::of(&game.batches),
        to: HistoryHash::of(&copy.batches),
    })
}

async fn count(store: &dyn Transfer) -> Result<usize, CopyError> {
    const MANY: usize = 10_000;
    let (mut count, mut after) = (0, None);
    loop {
        let listed = store.list(after, MANY).await?;
        count += listed.len();
        match listed.last() {
            Some((key, _)) => after = Some(*key),
            None => return Ok(count),
        }
    }
}
