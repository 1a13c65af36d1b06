//! How long games stay on disk, and the deletion of those that are expired.

use std::time::Duration;

use caminos_protocol::socket::GameId;
use caminos_table::Match;
use rusqlite::{Connection, params};

use super::GameKey;

/// After what time without a new event a game is deleted.
#[derive(Copy, Clone, Debug)]
pub struct Retention {
    /// A game without a move.
    pub never_played: Duration,
    /// A match that has ended.
    pub finished: Duration,
    /// How often expired games are searched for.
    pub cleanup_every: Duration,
}

impl Retention {
    /// The shortest time after which any game is deleted.
    pub(crate) fn shortest(&self) -> Duration {
        self.never_played.min(self.finished)
    }
}

impl Default for Retention {
    fn default() -> Self {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        Self {
            never_played: DAY * 7,
            finished: DAY * 180,
            cleanup_every: DAY / 24,
        }
    }
}

/// How far a game has come, for retention. Any new event makes it unknown again.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lifecycle {
    Unknown,
    NeverPlayed,
    InPlay,
    Finished,
}

impl Lifecycle {
    pub(crate) fn of(game: &Match) -> Self {
        if game.is_over() {
            Self::Finished
        } else if game.games().len() == 1 && game.game().ply() == 0 {
            Self::NeverPlayed
        } else {
            Self::InPlay
        }
    }

    const fn number(self) -> u8 {
        match self {
            Self::Unknown => 0,
            Self::NeverPlayed => 1,
            Self::InPlay => 2,
            Self::Finished => 3,
        }
    }
}

/// A game that may be deleted, as it was when it was found.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) id: GameId,
    pub(super) key: GameKey,
    used: i64,
}

/// Up to `most` games in which nothing has happened for this long.
pub(super) fn unused(
    connection: &Connection,
    lifecycle: Lifecycle,
    unused: Duration,
    most: usize,
) -> rusqlite::Result<Vec<Candidate>> {
    let mut statement = connection.prepare_cached(
        "SELECT id, key, used FROM games
         WHERE stage = ? AND used <= unixepoch() - ? ORDER BY used LIMIT ?",
    )?;
    let values = params![lifecycle.number(), unused.as_secs() as i64, most as i64];
    let rows = statement.query_map(values, |row| {
        let (id, key, used): (String, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok((id, key, used))
    })?;
    let mut found = Vec::new();
    for row in rows {
        let (id, key, used) = row?;
        // What has no id of ours is not ours to delete.
        if let Ok(id) = GameId::new(&id) {
            let key = GameKey(key);
            found.push(Candidate { id, key, used });
        }
    }
    Ok(found)
}

pub(super) fn classify(
    connection: &Connection,
    candidate: &Candidate,
    lifecycle: Lifecycle,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE games SET stage = ? WHERE key = ? AND used = ?")?
        .execute(params![lifecycle.number(), candidate.key.0, candidate.used])?;
    Ok(())
}

/// Deletes a game with all its entries, unless something has happened in it since.
pub(super) fn delete(connection: &Connection, candidate: &Candidate) -> rusqlite::Result<()> {
    let values = params![candidate.key.0, candidate.used];
    let deleted: Vec<i64> = connection
        .prepare_cached("SELECT last FROM games WHERE key = ? AND used = ?")?
        .query_map(values, |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let Some(mut entry) = deleted.first().copied() else {
        return Ok(());
    };
    let mut remove = connection
        .prepare_cached("DELETE FROM entries WHERE key = ? AND game = ? RETURNING before")?;
    while entry != 0 {
        entry = remove.query_row([entry, candidate.key.0], |row| row.get(0))?;
    }
    for statement in [
        "DELETE FROM seats WHERE game = ?",
        "DELETE FROM games WHERE key = ?",
    ] {
        connection
            .prepare_cached(statement)?
            .execute([candidate.key.0])?;
    }
    Ok(())
}
