//! Where games are stored, as people write it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use tokio::runtime::Handle;

use crate::{OpenError, SqliteLog, Transfer};

/// Where games are stored: `sqlite:FOLDER`, or `postgres://user:password@host/database`.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A data folder.
    Sqlite(PathBuf),
    /// The address of a Postgres database.
    Postgres(String),
}

/// A text that is no location.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("games are stored in sqlite:FOLDER or postgres://…")]
pub struct LocationError;

impl FromStr for Location {
    type Err = LocationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:") {
            Some(folder) if !folder.is_empty() => Ok(Self::Sqlite(folder.into())),
            _ => Err(LocationError),
        }
    }
}

/// Not the address: it may hold a password.
impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(folder) => f.debug_tuple("Sqlite").field(folder).finish(),
            Self::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

impl Location {
    /// Opens the log, and makes it if it is not there.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open(&self) -> Result<Arc<dyn Transfer>, OpenError> {
        Ok(match self {
            Self::Sqlite(folder) => Arc::new(SqliteLog::open(folder, Handle::current())?),
            #[cfg(feature = "postgres")]
            Self::Postgres(url) => Arc::new(crate::PostgresLog::open(url).await?),
            #[cfg(not(feature = "postgres"))]
            Self::Postgres(_) => return Err(OpenError::NoPostgres),
        })
    }

    /// Opens a log that is there.
    ///
    /// # Errors
    /// When it cannot be opened, or a folder has no database.
    pub async fn open_existing(&self) -> Result<Arc<dyn Transfer>, OpenError> {
        if let Self::Sqlite(folder) = self {
            let database = crate::sqlite::database(folder);
            if !database.is_file() {
                return Err(OpenError::Missing(database));
            }
        }
        self.open().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_read_and_passwords_not_shown() {
        let postgres: Location = "postgres://ada:secret@host/games".parse().unwrap();
        assert!(!format!("{postgres:?}").contains("secret"));
        assert_eq!("sqlite:/a/b".parse(), Ok(Location::Sqlite("/a/b".into())));
        for wrong in ["", "sqlite:", "/a/b", "mysql://x"] {
            assert_eq!(wrong.parse::<Location>(), Err(LocationError));
        }
    }
}
