//! How NATS is reached, and why it is not.

use std::path::PathBuf;

use crate::SecretUrl;

/// Where NATS is, and how to get in.
#[derive(Clone, Debug)]
pub struct NatsOptions {
    /// `nats://host:4222`, `tls://…`, perhaps with a user and a password or a token; several
    /// servers of a cluster are separated by commas.
    pub url: SecretUrl,
    /// A credentials file, as NATS makes them.
    pub credentials: Option<PathBuf>,
    /// A file with certificates of authorities to trust beside those of the system.
    pub root_certificates: Option<PathBuf>,
}

/// Why the bus cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The URL is none. It is not named, since it may hold a password or a token.
    #[error("the address of NATS cannot be used: {detail}")]
    Url {
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

#[cfg(all(test, feature = "nats"))]
mod tests {
    use super::*;
    use crate::bus::Bus;

    /// The message about a wrong port named the whole address.
    #[tokio::test]
    async fn a_wrong_address_is_refused_without_its_password() {
        for url in ["nats://ada:secret@db:port", "nats://secret@db:99999"] {
            let options = NatsOptions {
                url: SecretUrl::parse(url, &["nats"]).unwrap(),
                credentials: None,
                root_certificates: None,
            };
            let error = Bus::nats(&options).await.unwrap_err();
            for text in [error.to_string(), format!("{error:?} {options:?}")] {
                assert!(!text.contains("secret"), "{text}");
            }
        }
    }
}
