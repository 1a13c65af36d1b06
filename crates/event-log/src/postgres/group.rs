//! Writes that are committed together, each kind in one statement.

use std::collections::{HashMap, HashSet};

use caminos_table::GameId;
use sqlx::{PgConnection, Row as _};

use crate::outage::to_i64;
use crate::write::Written;
use crate::{Append, AppendError, Batch, Cause, GameKey, Lifecycle, NewGame, actor_number};

/// A column for each field of batches.
#[derive(Default)]
pub(super) struct Columns<'b> {
    pub(super) firsts: Vec<i32>,
    pub(super) counts: Vec<i32>,
    pub(super) actors: Vec<i16>,
    pub(super) commands: Vec<Option<&'b str>>,
    pub(super) tokens: Vec<Option<&'b [u8]>>,
    pub(super) events: Vec<&'b str>,
}

impl<'b> Columns<'b> {
    pub(super) fn push(&mut self, batch: &'b Batch, actor: u8) {
        self.firsts.push(to_i32(batch.first));
        self.counts.push(to_i32(batch.count));
        self.actors.push(actor.into());
        self.commands
            .push(batch.command.as_ref().map(|id| id.as_str()));
        let token = batch.seat_token.as_ref();
        self.tokens.push(token.map(|token| &token.bytes()[..]));
        self.events.push(&batch.events);
    }
}

/// Numbers of events stay far below.
pub(super) fn to_i32(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

pub(super) fn spectator() -> AppendError {
    AppendError::Failed(Cause::new("a spectator's batch cannot be stored"))
}

/// Only after the event that the writer knew as the last one. That batch is locked, so that the game
/// is not deleted meanwhile. Of two writers that know the same end, the key lets one win: the other's
/// statement fails, and tried again it sees what the winner has written. `ON CONFLICT` would save
/// that, and cost every insert more than a retry now and then.
macro_rules! insert {
    () => {
        "WITH inserted AS (
    INSERT INTO caminos.batches (game, first, count, actor, written, command, seat_token, events)
    SELECT u.game, u.first, u.count, u.actor, $1, u.command, u.seat_token, u.events
    FROM unnest($2::bigint[], $3::int[], $4::int[], $5::smallint[], $6::text[], $7::bytea[], $8::text[])
        AS u (game, first, count, actor, command, seat_token, events)
    WHERE u.first = (SELECT b.first + b.count FROM caminos.batches AS b
                     WHERE b.game = u.game ORDER BY b.first DESC LIMIT 1 FOR KEY SHARE)
    RETURNING game)"
    };
}

const APPEND: &str = concat!(insert!(), "SELECT array_agg(game) FROM inserted");

/// The same with changed summaries.
const APPEND_AND_CHANGE: &str = concat!(
    insert!(),
    ", changed AS (
    UPDATE caminos.games AS g SET lifecycle = c.lifecycle, deadline = c.deadline,
        changed = CASE g.lifecycle WHEN c.lifecycle THEN g.changed ELSE $1 END
    FROM unnest($9::bigint[], $10::smallint[], $11::bigint[]) AS c (game, lifecycle, deadline)
    JOIN inserted ON inserted.game = c.game
    WHERE g.key = c.game)
    SELECT array_agg(game) FROM inserted"
);

/// Appends a group in one statement, which is one transaction.
pub(super) async fn append(
    connection: &mut PgConnection,
    now: i64,
    appends: &[&Append],
) -> sqlx::Result<Vec<Written>> {
    let mut sent: Vec<(&Append, u8)> = Vec::with_capacity(appends.len());
    let mut seen = HashSet::with_capacity(appends.len());
    // What is not sent has its result already.
    let mut results: Vec<Option<Written>> = Vec::with_capacity(appends.len());
    for append in appends {
        let Some(actor) = actor_number::number(append.batch.actor) else {
            results.push(Some(Err(spectator())));
            continue;
        };
        // A second one of a game cannot follow on what its writer knew.
        if !seen.insert(append.game) {
            results.push(Some(Err(AppendError::Conflict)));
            continue;
        }
        results.push(None);
        sent.push((append, actor));
    }
    // In one order, so that two groups do not wait for each other.
    sent.sort_unstable_by_key(|(append, _)| append.game);
    let mut columns = Columns::default();
    let mut games: Vec<i64> = Vec::with_capacity(sent.len());
    let (mut changed, mut lifecycles, mut deadlines) = (Vec::new(), Vec::new(), Vec::new());
    for (append, actor) in sent {
        games.push(append.game.0);
        columns.push(&append.batch, actor);
        if let Some(summary) = append.summary {
            changed.push(append.game.0);
            lifecycles.push(summary.lifecycle.number());
            deadlines.push(summary.deadline.map(to_i64));
        }
    }
    let sql = if changed.is_empty() {
        APPEND
    } else {
        APPEND_AND_CHANGE
    };
    let mut query = sqlx::query(sql)
        .bind(now)
        .bind(&games)
        .bind(&columns.firsts)
        .bind(&columns.counts)
        .bind(&columns.actors)
        .bind(&columns.commands)
        .bind(&columns.tokens)
        .bind(&columns.events);
    if !changed.is_empty() {
        query = query.bind(&changed).bind(&lifecycles).bind(&deadlines);
    }
    let row = query.fetch_one(&mut *connection).await?;
    let inserted: Option<Vec<i64>> = row.try_get(0)?;
    let inserted: HashSet<i64> = inserted.unwrap_or_default().into_iter().collect();
    let lost: Vec<i64> = games
        .iter()
        .copied()
        .filter(|game| !inserted.contains(game))
        .collect();
    let there = existing(connection, &lost).await;
    let result = |append: &&Append| {
        let game = append.game.0;
        match &there {
            _ if inserted.contains(&game) => Ok(append.game),
            Ok(there) if !there.contains(&game) => Err(AppendError::NoSuchGame),
            // Reading the log says more.
            _ => Err(AppendError::Conflict),
        }
    };
    let results = appends.iter().zip(results);
    Ok(results
        .map(|(append, known)| known.unwrap_or_else(|| result(append)))
        .collect())
}

/// Which of these games there are.
async fn existing(connection: &mut PgConnection, games: &[i64]) -> sqlx::Result<HashSet<i64>> {
    if games.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = sqlx::query("SELECT key FROM caminos.games WHERE key = ANY ($1)")
        .bind(games)
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

const CREATE: &str = "
    WITH created AS (
    INSERT INTO caminos.games (id, lifecycle, changed, deadline)
    SELECT u.id, $9, $1, u.deadline FROM unnest($2::text[], $10::bigint[]) AS u (id, deadline)
    ORDER BY u.id
    ON CONFLICT (id) DO NOTHING
    RETURNING key, id),
    begun AS (
    INSERT INTO caminos.batches (game, first, count, actor, written, command, seat_token, events)
    SELECT c.key, u.first, u.count, u.actor, $1, u.command, u.seat_token, u.events
    FROM unnest($2::text[], $3::int[], $4::int[], $5::smallint[], $6::text[], $7::bytea[], $8::text[])
        AS u (id, first, count, actor, command, seat_token, events)
    JOIN created AS c ON c.id = u.id)
    SELECT key, id FROM created";

/// Creates a group of games in one statement.
pub(super) async fn create(
    connection: &mut PgConnection,
    now: i64,
    creates: &[&NewGame],
) -> sqlx::Result<Vec<Written>> {
    let mut columns = Columns::default();
    let mut ids: Vec<&str> = Vec::with_capacity(creates.len());
    let mut deadlines: Vec<Option<i64>> = Vec::with_capacity(creates.len());
    let mut seen: HashSet<&GameId> = HashSet::with_capacity(creates.len());
    let mut results: Vec<Option<Written>> = Vec::with_capacity(creates.len());
    for game in creates {
        let Some(actor) = actor_number::number(game.batch.actor) else {
            results.push(Some(Err(spectator())));
            continue;
        };
        if game.batch.first != 0 || !seen.insert(&game.id) {
            results.push(Some(Err(AppendError::Conflict)));
            continue;
        }
        results.push(None);
        ids.push(game.id.as_str());
        deadlines.push(game.deadline.map(to_i64));
        columns.push(&game.batch, actor);
    }
    let rows = sqlx::query(CREATE)
        .bind(now)
        .bind(&ids)
        .bind(&columns.firsts)
        .bind(&columns.counts)
        .bind(&columns.actors)
        .bind(&columns.commands)
        .bind(&columns.tokens)
        .bind(&columns.events)
        .bind(Lifecycle::NeverPlayed.number())
        .bind(&deadlines)
        .fetch_all(connection)
        .await?;
    let keys: HashMap<String, i64> = rows
        .iter()
        .map(|row| Ok((row.try_get(1)?, row.try_get(0)?)))
        .collect::<sqlx::Result<_>>()?;
    let result = |game: &&NewGame| {
        let key = keys.get(game.id.as_str());
        key.map(|key| GameKey(*key)).ok_or(AppendError::Conflict)
    };
    let results = creates.iter().zip(results);
    Ok(results
        .map(|(game, known)| known.unwrap_or_else(|| result(game)))
        .collect())
}
