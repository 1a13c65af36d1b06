//! How NATS is reached, and why it is not.

use std::path::PathBuf;

/// Where NATS is, and how to get in.
#[derive(Clone, Debug)]
pub struct NatsOptions {
    /// `nats://host:4222`, `tls://…`, perhaps with a user and a password or a token; several
    /// servers of a cluster are separated by commas.
    pub url: String,
    /// A credentials file, as NATS makes them.
    pub credentials: Option<PathBuf>,
    /// A file with certificates of authorities to trust beside those of the system.
    pub root_certificates: Option<PathBuf>,
}

/// Why the bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The URL is none.
    #[error("{url} is no address of NATS: {detail}")]
    Url {
        /// What was given.
        url: String,
        /// What is wrong.
        detail: String,
    },
    /// The credentials cannot be read.
    #[error("the credentials in {path} cannot be read: {error}")]
    Credentials {
        /// The file.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// Built without the feature `nats`.
    #[error("this program was built without NATS")]
    NotBuilt,
    /// Messages do not get through.
    #[error("NATS does not answer: {0}")]
    Unavailable(String),
}
