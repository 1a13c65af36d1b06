//! The tables of the database, and how older ones become newer ones.

use sqlx::error::DatabaseError;
use sqlx::{Connection as _, PgConnection, Row as _};

/// One script a version. Those that were released are never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("migration_1.sql"),
    include_str!("migration_2.sql"),
];

/// Any number that other programs hardly use: "caminos" in ASCII.
const LOCK: i64 = 0x0063_616d_696e_6f73;

/// How long a node waits while another one makes or migrates the tables, or holds one of them, unless
/// the address of the database says something else.
const PATIENCE: &str = "30s";

/// Why the tables cannot be used.
pub(super) enum Refused {
    /// The version of the database is not one that this program knows.
    Newer { found: u32, known: u32 },
    /// Another node does not come to an end.
    Locked { by: String },
}

/// Makes or migrates the tables, and gives the stored retention clock. Several nodes may do
/// this at once: a lock lets one after the other.
pub(super) async fn migrate(connection: &mut PgConnection) -> sqlx::Result<Result<i64, Refused>> {
    let mut transaction = connection.begin().await?;
    sqlx::query(
        "SELECT set_config('lock_timeout', $1, true) WHERE current_setting('lock_timeout') = '0'",
    )
    .bind(PATIENCE)
    .execute(&mut *transaction)
    .await?;
    let locked = sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *transaction)
        .await;
    match locked {
        Err(error) if is_lock_timeout(&error) => {
            transaction.rollback().await?;
            let by = holder(connection).await?;
            return Ok(Err(Refused::Locked { by }));
        }
        locked => locked?,
    };
    // Asked for first: to make a schema that is there needs a right that not everybody has.
    let there: bool = sqlx::query("SELECT to_regclass('caminos.meta') IS NOT NULL")
        .fetch_one(&mut *transaction)
        .await?
        .try_get(0)?;
    if !there {
        let meta = "CREATE SCHEMA IF NOT EXISTS caminos;
            -- The version of the tables; the retention clock: how long servers have run, in seconds.
            CREATE TABLE caminos.meta (name text PRIMARY KEY, value bigint NOT NULL);
            INSERT INTO caminos.meta VALUES ('version', 0), ('clock', 0), ('probe', 0);";
        sqlx::raw_sql(meta).execute(&mut *transaction).await?;
    }
    let found = value(&mut transaction, "version").await?;
    let known = MIGRATIONS.len();
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    if found > known {
        return Ok(Err(Refused::Newer {
            found: u32::try_from(found).unwrap_or(u32::MAX),
            known: known as u32,
        }));
    }
    for script in &MIGRATIONS[found..] {
        sqlx::raw_sql(*script).execute(&mut *transaction).await?;
    }
    sqlx::query("UPDATE caminos.meta SET value = $1 WHERE name = 'version'")
        .bind(known as i64)
        .execute(&mut *transaction)
        .await?;
    let clock = value(&mut transaction, "clock").await?;
    transaction.commit().await?;
    Ok(Ok(clock))
}

fn is_lock_timeout(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code == "55P03")
}

/// Who holds the lock, for people.
async fn holder(connection: &mut PgConnection) -> sqlx::Result<String> {
    // A lock by a number of 64 bits is shown as its two halves.
    let sql = "SELECT format('process %s of the database, of a client at %s, since %s', pid,
            coalesce(host(client_addr), 'the same machine'), xact_start)
        FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND granted
            AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND (classid::bigint << 32) | objid::bigint = $1";
    let holder: Option<String> = sqlx::query_scalar(sql)
        .bind(LOCK)
        .fetch_optional(connection)
        .await?;
    Ok(holder.unwrap_or_else(|| "somebody who has ended by now".to_owned()))
}

async fn value(connection: &mut PgConnection, name: &str) -> sqlx::Result<i64> {
    sqlx::query("SELECT value FROM caminos.meta WHERE name = $1")
        .bind(name)
        .fetch_one(connection)
        .await?
        .try_get(0)
}
