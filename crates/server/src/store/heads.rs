//! Where the newest entry of each game is.
//!
//! An entry names the one before it in its game, so that a commit only appends: an index
//! over all entries would cost it about a page a move. The newest entry is written to the
//! row of its game only at checkpoints (table `settled`). Between them it is held in memory,
//! and recovered after a crash from the entries that are newer than the last checkpoint.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OptionalExtension as _, Transaction};

use super::GameKey;

/// The key of a row in `entries`. Later ones have higher keys.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct EntryKey(pub(super) i64);

/// The newest entries that the rows of their games do not name yet.
#[derive(Debug, Default)]
pub(super) struct Heads(Mutex<HashMap<GameKey, EntryKey>>);

impl Heads {
    fn lock(&self) -> MutexGuard<'_, HashMap<GameKey, EntryKey>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn contains(&self, game: GameKey) -> bool {
        self.lock().contains_key(&game)
    }

    /// These are durable.
    pub(super) fn extend(&self, newer: HashMap<GameKey, EntryKey>) {
        self.lock().extend(newer);
    }

    /// The newest entry of a game. Memory comes first: a checkpoint updates the row before it
    /// clears the memory.
    pub(super) fn find(
        &self,
        connection: &Connection,
        game: GameKey,
    ) -> rusqlite::Result<Option<EntryKey>> {
        let here = self.lock().get(&game).copied();
        if here.is_some() {
            return Ok(here);
        }
        connection
            .prepare_cached("SELECT last FROM games WHERE key = ?")?
            .query_row([game.0], |row| row.get(0).map(EntryKey))
            .optional()
    }

    /// Writes all of them to the rows of their games. `newest` is the newest entry of all.
    pub(super) fn checkpoint(
        &self,
        connection: &mut Connection,
        newest: EntryKey,
    ) -> rusqlite::Result<()> {
        let heads = self.lock().clone();
        if heads.is_empty() {
            return Ok(());
        }
        let transaction = connection.transaction()?;
        {
            let mut update = transaction.prepare_cached(
                "UPDATE games SET last = ?, used = unixepoch(), stage = 0 WHERE key = ?",
            )?;
            for (game, entry) in &heads {
                update.execute([entry.0, game.0])?;
            }
        }
        transaction.execute("UPDATE settled SET entry = ?", [newest.0])?;
        transaction.commit()?;
        // Nobody else adds to them: this is the writer's thread.
        self.lock().clear();
        Ok(())
    }
}

/// Checkpoints what a crash has left, and gives the newest entry of all.
pub(super) fn recover(transaction: &Transaction<'_>) -> rusqlite::Result<EntryKey> {
    transaction.execute(
        "UPDATE games SET last = newer.key, used = unixepoch(), stage = 0
         FROM (SELECT game, max(key) AS key FROM entries
               WHERE key > (SELECT entry FROM settled) GROUP BY game) AS newer
         WHERE games.key = newer.game",
        [],
    )?;
    // Keys of deleted entries are not used again.
    transaction.execute(
        "UPDATE settled SET entry = max(entry, coalesce((SELECT max(key) FROM entries), 0))",
        [],
    )?;
    transaction.query_row("SELECT entry FROM settled", [], |row| {
        row.get(0).map(EntryKey)
    })
}
