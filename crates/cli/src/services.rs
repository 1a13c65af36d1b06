//! What a server stands on: arguments that `serve` and `doctor` share.

use std::net::SocketAddr;
use std::path::PathBuf;

use caminos_server::SecretUrl;

use crate::arg_value::{number, value};
use crate::failure::UsageError;

/// The raw arguments. Addresses with a password can be given in the environment instead, where
/// other users do not see them.
#[derive(clap::Args, Debug)]
pub(crate) struct ServiceArgs {
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8377", value_parser = value(parse_address))]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "URL", value_parser = value(parse_database))]
    database: Option<SecretUrl>,
    #[arg(long, value_name = "URL", value_parser = value(parse_nats))]
    nats: Option<SecretUrl>,
    #[arg(long, value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    nats_certificates: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value = "10000", value_parser = number(1..=1_000_000_u32))]
    pub(crate) max_sockets: u32,
}

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Storage {
    Folder(PathBuf),
    Postgres(SecretUrl),
}

/// The bus that connects the nodes of one database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nats {
    pub(crate) url: SecretUrl,
    pub(crate) credentials: Option<PathBuf>,
    pub(crate) root_certificates: Option<PathBuf>,
}

impl ServiceArgs {
    pub(crate) fn storage(&self) -> Result<Storage, UsageError> {
        if let Some(data) = &self.data {
            return Ok(Storage::Folder(data.clone()));
        }
        let database = match &self.database {
            Some(database) => Some(database.clone()),
            None => environment("CAMINOS_DATABASE", parse_database)?,
        };
        match database {
            Some(database) => Ok(Storage::Postgres(database)),
            None => usual_data_folder().map(Storage::Folder),
        }
    }

    pub(crate) fn nats(&self) -> Result<Option<Nats>, UsageError> {
        let url = match &self.nats {
            Some(url) => Some(url.clone()),
            None => environment("CAMINOS_NATS", parse_nats)?,
        };
        Ok(url.map(|url| Nats {
            url,
            credentials: self.nats_credentials.clone(),
            root_certificates: self.nats_certificates.clone(),
        }))
    }
}

fn environment(
    name: &str,
    parse: fn(&str) -> Result<SecretUrl, UsageError>,
) -> Result<Option<SecretUrl>, UsageError> {
    let text = std::env::var(name).ok().filter(|text| !text.is_empty());
    text.map(|text| parse(&text)).transpose()
}

fn parse_address(text: &str) -> Result<SocketAddr, UsageError> {
    text.parse().map_err(|_| UsageError::Address)
}

fn parse_database(text: &str) -> Result<SecretUrl, UsageError> {
    let url = SecretUrl::parse(text, &["postgres", "postgresql"]).ok_or(UsageError::Database)?;
    cluster(url)
}

fn parse_nats(text: &str) -> Result<SecretUrl, UsageError> {
    let url = SecretUrl::parse(text, &["nats", "tls"]).ok_or(UsageError::Nats)?;
    cluster(url)
}

/// What needs Postgres or NATS, if this program has them.
pub(crate) fn cluster<T>(service: T) -> Result<T, UsageError> {
    if cfg!(feature = "cluster") {
        Ok(service)
    } else {
        Err(UsageError::NoCluster)
    }
}

/// The folder that was asked for, or the usual one.
pub(crate) fn data_folder(asked: Option<&PathBuf>) -> Result<PathBuf, UsageError> {
    asked.map_or_else(usual_data_folder, |folder| Ok(folder.clone()))
}

/// As the XDG rules have it, and what other systems use instead.
fn usual_data_folder() -> Result<PathBuf, UsageError> {
    let folder = |name: &str| {
        let folder = std::env::var_os(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"))
        .map(|data| data.join("caminos"))
        .ok_or(UsageError::NoDataFolder)
}
