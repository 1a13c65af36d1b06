//! The one thread that writes.

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Instant;

use caminos_table::Actor;
use rusqlite::{Connection, params};

use super::{GameKey, Job, Write, WriteError};
use crate::metrics::{Count, Metrics};

pub(super) struct Writer {
    connection: Connection,
    inbox: Receiver<Job>,
    waiting: Arc<Count>,
    metrics: Arc<Metrics>,
}

impl Writer {
    /// So that the first of a commit does not wait for ever.
    const MOST_AT_ONCE: usize = 4096;

    pub(super) const fn new(
        connection: Connection,
        inbox: Receiver<Job>,
        waiting: Arc<Count>,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            connection,
            inbox,
            waiting,
            metrics,
        }
    }

    /// Until nobody can hand in more.
    pub(super) fn run(mut self) {
        let mut batch = Vec::new();
        while let Ok(job) = self.inbox.recv() {
            batch.push(job);
            while batch.len() < Self::MOST_AT_ONCE
                && let Ok(job) = self.inbox.try_recv()
            {
                batch.push(job);
            }
            for _ in &batch {
                self.waiting.less_one();
            }
            self.write_all(&mut batch);
        }
    }

    fn write_all(&mut self, batch: &mut Vec<Job>) {
        match self.commit(batch) {
            Ok(keys) => {
                for (job, key) in batch.drain(..).zip(keys) {
                    (job.done)(Ok(key));
                }
            }
            // One that cannot be written must not keep the others from it.
            Err(error) if batch.len() > 1 => {
                tracing::warn!(%error, entries = batch.len(), "a commit failed; trying one by one");
                for job in batch.drain(..) {
                    self.write_all(&mut vec![job]);
                }
            }
            Err(error) => {
                self.metrics.store_failures.one();
                tracing::error!(%error, "a commit failed");
                let error = WriteError::Failed(Arc::new(error));
                for job in batch.drain(..) {
                    (job.done)(Err(error.clone()));
                }
            }
        }
    }

    fn commit(&mut self, batch: &[Job]) -> rusqlite::Result<Vec<GameKey>> {
        let start = Instant::now();
        let transaction = self.connection.transaction()?;
        let keys = batch
            .iter()
            .map(|job| insert(&transaction, &job.write))
            .collect::<rusqlite::Result<_>>()?;
        transaction.commit()?;
        self.metrics.committed(batch.len(), start.elapsed());
        Ok(keys)
    }
}

fn insert(connection: &Connection, write: &Write) -> rusqlite::Result<GameKey> {
    const SEAT: &str = "INSERT INTO seats (game, player, token) VALUES (?, ?, ?)";
    const ENTRY: &str =
        "INSERT INTO entries (game, since, actor, command, events) VALUES (?, ?, ?, ?, ?)";
    let seat = |game: GameKey, player: u8, token: &crate::token::TokenHash| {
        let values = params![game.0, player, token.bytes()];
        connection.prepare_cached(SEAT)?.execute(values)
    };
    match write {
        Write::Open {
            game,
            owner,
            events,
        } => {
            connection
                .prepare_cached("INSERT INTO games (id) VALUES (?)")?
                .execute([game.as_str()])?;
            let key = GameKey(connection.last_insert_rowid());
            seat(key, 0, owner)?;
            let values = params![key.0, 0, 0, None::<&str>, events];
            connection.prepare_cached(ENTRY)?.execute(values)?;
            Ok(key)
        }
        Write::Append {
            key,
            since,
            by,
            id,
            events,
            claimed,
        } => {
            let id = id.as_ref().map(|id| id.as_str());
            let values = params![key.0, since, actor_number(*by), id, events];
            connection.prepare_cached(ENTRY)?.execute(values)?;
            if let Some((player, token)) = claimed {
                seat(*key, player.number(), token)?;
            }
            Ok(*key)
        }
        Write::Nothing => Ok(GameKey(0)),
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
