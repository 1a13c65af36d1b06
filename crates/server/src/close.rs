//! Why a connection ends, and the close code that says so (RFC 6455, section 7.4).

use axum::extract::ws::{CloseCode, close_code};
use caminos_protocol::socket::ServerError;
use tungstenite::Error;

use crate::metrics::Metrics;

/// Why a connection ends.
#[derive(Debug)]
pub(crate) enum CloseCause {
    /// The client is gone.
    Disconnected,
    ClosedByClient,
    /// Said to the client in a message before the close frame.
    Fault(ServerError),
    /// The client does not take what is sent, so it gets no message either.
    TooSlow,
    /// Messages are text.
    Binary,
    TooLong,
    NotUtf8,
    Protocol,
}

impl CloseCause {
    /// None if there is nobody to send it to.
    pub(crate) const fn code(&self) -> Option<CloseCode> {
        Some(match self {
            Self::Disconnected | Self::ClosedByClient => return None,
            Self::TooSlow => close_code::AGAIN,
            Self::Binary => close_code::UNSUPPORTED,
            Self::TooLong => close_code::SIZE,
            Self::NotUtf8 => close_code::INVALID,
            Self::Protocol => close_code::PROTOCOL,
            Self::Fault(ServerError::Closing) => close_code::AWAY,
            Self::Fault(ServerError::Unavailable) => close_code::ERROR,
            Self::Fault(_) => close_code::POLICY,
        })
    }

    pub(crate) fn count(&self, metrics: &Metrics) {
        match self {
            Self::Disconnected | Self::ClosedByClient => {}
            Self::TooSlow => metrics.closed_too_slow.increment(),
            Self::Fault(ServerError::Closing) => metrics.closed_shutdown.increment(),
            Self::Fault(ServerError::Unavailable) => metrics.closed_unavailable.increment(),
            _ => metrics.closed_protocol.increment(),
        }
    }
}

impl From<ServerError> for CloseCause {
    fn from(error: ServerError) -> Self {
        Self::Fault(error)
    }
}

impl From<axum::Error> for CloseCause {
    fn from(error: axum::Error) -> Self {
        match error.into_inner().downcast_ref::<Error>() {
            Some(Error::Capacity(_)) => Self::TooLong,
            Some(Error::Utf8(_)) => Self::NotUtf8,
            Some(Error::Protocol(
                tungstenite::error::ProtocolError::ResetWithoutClosingHandshake,
            )) => Self::Disconnected,
            Some(Error::Protocol(_)) => Self::Protocol,
            _ => Self::Disconnected,
        }
    }
}
