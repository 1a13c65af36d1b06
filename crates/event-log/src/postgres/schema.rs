//! The tables of the database, and how older ones become newer ones.

use sqlx::{Connection as _, PgConnection, Row as _};

/// One script a version. Those that were released are never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("migration_1.sql"),
    include_str!("migration_2.sql"),
];

/// Any number that other programs hardly use: "caminos" in ASCII.
const LOCK: i64 = 0x0063_616d_696e_6f73;

/// The version of the database is not one that this program knows.
pub(super) struct NewerVersion {
    pub(super) found: u32,
    pub(super) known: u32,
}

/// Makes or migrates the tables, and gives the stored retention clock. Several nodes may do
/// this at once: a lock lets one after the other.
pub(super) async fn migrate(
    connection: &mut PgConnection,
) -> sqlx::Result<Result<i64, NewerVersion>> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *transaction)
        .await?;
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
        return Ok(Err(NewerVersion {
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

async fn value(connection: &mut PgConnection, name: &str) -> sqlx::Result<i64> {
    sqlx::query("SELECT value FROM caminos.meta WHERE name = $1")
        .bind(name)
        .fetch_one(connection)
        .await?
        .try_get(0)
}
