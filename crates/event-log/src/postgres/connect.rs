//! Connecting.

use std::io;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, PgPool};

use super::schema::{self, Refused};
use crate::{Cause, OpenError};

/// Within this time a connection is made or it fails.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Within this time a statement ends, or the server stops it.
const STATEMENT_TIMEOUT: &str = "5s";

/// A database that is there and has its tables.
pub(super) struct Connected {
    pub(super) options: PgConnectOptions,
    /// Its address without the password.
    pub(super) location: String,
    /// The stored retention clock.
    pub(super) clock: i64,
}

/// Connects once and migrates.
pub(super) async fn connect(url: &str) -> Result<Connected, OpenError> {
    let is_ours = ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| url.starts_with(scheme));
    if !is_ours {
        let detail = "it does not begin with postgres://".to_owned();
        return Err(OpenError::Address { detail });
    }
    let options = PgConnectOptions::from_str(url).map_err(|error| OpenError::Address {
        detail: error.to_string(),
    })?;
    let options = options
        .application_name("caminos")
        .disable_statement_logging();
    let location = location(&options);
    let explain = |error| explain(&location, error);
    let connecting = tokio::time::timeout(CONNECT_TIMEOUT, PgConnection::connect_with(&options));
    let mut connection = connecting
        .await
        .unwrap_or_else(|_| Err(io::Error::from(io::ErrorKind::TimedOut).into()))
        .map_err(explain)?;
    let clock = match schema::migrate(&mut connection).await.map_err(explain)? {
        Ok(clock) => clock,
        Err(Refused::Newer { found, known }) => {
            return Err(OpenError::Newer {
                location,
                found,
                known,
            });
        }
        Err(Refused::Locked { by }) => {
            let cause = Cause::new(format!("another node is making its tables: {by}"));
            return Err(OpenError::Database { location, cause });
        }
    };
    warn_of_lost_commits(&mut connection, &location).await;
    // It has done its work.
    let _ = connection.close().await;
    Ok(Connected {
        options,
        location,
        clock,
    })
}

/// A server that does not sync loses acknowledged moves with its power.
async fn warn_of_lost_commits(connection: &mut PgConnection, location: &str) {
    let fsync: sqlx::Result<String> = sqlx::query_scalar("SHOW fsync").fetch_one(connection).await;
    if fsync.is_ok_and(|value| value == "off") {
        tracing::warn!(
            database = location,
            "fsync is off: a power loss loses moves"
        );
    }
}

/// Without the password.
fn location(options: &PgConnectOptions) -> String {
    format!(
        "postgres://{}@{}:{}/{}",
        options.get_username(),
        options.get_host(),
        options.get_port(),
        options
            .get_database()
            .unwrap_or_else(|| options.get_username())
    )
}

fn explain(location: &str, error: sqlx::Error) -> OpenError {
    let location = location.to_owned();
    match error {
        sqlx::Error::Io(error) => OpenError::Unreachable { location, error },
        error => OpenError::Database {
            location,
            cause: Cause::new(error),
        },
    }
}

/// Connections that are made when they are wanted.
pub(super) fn pool(options: &PgConnectOptions, most: u32) -> PgPool {
    PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(CONNECT_TIMEOUT)
        .after_connect(|connection, _| {
            Box::pin(async move {
                // Whatever the server's own setting is, what is acknowledged is on its disk.
                let sql = "SELECT set_config('synchronous_commit', 'on', false)
                           WHERE current_setting('synchronous_commit') = 'off'";
                sqlx::query(sql).execute(&mut *connection).await?;
                sqlx::query("SELECT set_config('statement_timeout', $1, false)")
                    .bind(STATEMENT_TIMEOUT)
                    .execute(&mut *connection)
                    .await?;
                Ok(())
            })
        })
        .connect_lazy_with(options.clone())
}
