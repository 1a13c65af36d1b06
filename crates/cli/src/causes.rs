//! Errors of the arena that are still texts, and their causes.

use std::error::Error;
use std::fmt;
use std::io;

use caminos_cei::{ClientError, PROTOCOL};

use crate::arena::ParseContenderError;
use crate::failure::Failure;
use crate::language::{localised, texts, tr};

/// The arguments do not go together, which only resolving them shows.
#[derive(Debug)]
pub(crate) struct UsageText(pub(crate) String);

impl fmt::Display for UsageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for UsageText {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&localised(self))
    }
}

impl Error for Failure {}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        let error = match error.downcast::<Self>() {
            Ok(failure) => return failure,
            Err(error) => error,
        };
        let error = match error.downcast::<io::Error>() {
            Ok(error) => return Self::Output(error),
            Err(error) => error,
        };
        let mut parts = Vec::new();
        for cause in error.chain() {
            if let Some(text) = known(cause) {
                parts.push(text);
                break;
            }
            parts.push(cause.to_string());
        }
        Self::Text {
            text: parts.join(": "),
            is_usage: error.is::<UsageText>(),
        }
    }
}

fn known(cause: &(dyn Error + 'static)) -> Option<String> {
    if let Some(text) = texts().error(cause) {
        return Some(text);
    }
    if let Some(error) = cause.downcast_ref() {
        return Some(contender(error));
    }
    cause.downcast_ref().map(client)
}

pub(crate) fn contender(error: &ParseContenderError) -> String {
    match error {
        ParseContenderError::Unknown(text) => tr!("bad-contender", text = text),
        ParseContenderError::NoCommand => tr!("contender-no-command"),
        ParseContenderError::OpenQuote(text) => tr!("contender-open-quote", text = text),
    }
}

/// Why an engine does not answer.
pub(crate) fn client(error: &ClientError) -> String {
    match error {
        ClientError::NotStarted(why) => tr!("engine-not-started", reason = why),
        ClientError::Ended(how) => tr!("engine-ended", reason = how),
        ClientError::Timeout => tr!("engine-late"),
        ClientError::OtherProtocol(version) => {
            tr!("engine-other-protocol", version = *version, own = PROTOCOL)
        }
        ClientError::Refused(why) => tr!("engine-refused", reason = why),
        ClientError::Interrupted => tr!("engine-interrupted"),
        // The library may get more of them.
        other => other.to_string(),
    }
}
