//! The causes of errors that this program's own parts and the server know, for people.

use std::error::Error;

use caminos_search::{ParseStrengthError, WeightsError};
use caminos_server::OpenError;

use crate::arena::{ParseContenderError, Silence};
use crate::cei::PROTOCOL;
use crate::language::{say, texts};
use crate::play::ParseWhoError;

/// What a cause says, if it is known.
pub(crate) fn told(cause: &(dyn Error + 'static)) -> Option<String> {
    if let Some(text) = texts().error(cause) {
        return Some(text);
    }
    if let Some(ParseWhoError(text)) = cause.downcast_ref() {
        return Some(say!("bad-player", text = text));
    }
    if let Some(ParseStrengthError(text)) = cause.downcast_ref() {
        return Some(say!("bad-level", text = text));
    }
    if let Some(error) = cause.downcast_ref() {
        return Some(contender(error));
    }
    if let Some(error) = cause.downcast_ref() {
        return Some(silence(error));
    }
    if let Some(error) = cause.downcast_ref() {
        return Some(store(error));
    }
    cause.downcast_ref().map(weights)
}

fn contender(error: &ParseContenderError) -> String {
    match error {
        ParseContenderError::Unknown(text) => say!("bad-contender", text = text),
        ParseContenderError::NoCommand => say!("contender-no-command"),
        ParseContenderError::OpenQuote(text) => say!("contender-open-quote", text = text),
    }
}

/// Why a program does not answer.
pub(crate) fn silence(error: &Silence) -> String {
    match error {
        Silence::NotStarted(why) => say!("engine-not-started", reason = why),
        Silence::Ended(how) => say!("engine-ended", reason = how),
        Silence::Late => say!("engine-late"),
        Silence::OtherProtocol(version) => {
            say!("engine-other-protocol", version = *version, own = PROTOCOL)
        }
        Silence::Refused(why) => say!("engine-refused", reason = why),
        Silence::Interrupted => say!("engine-interrupted"),
    }
}

fn store(error: &OpenError) -> String {
    let cause =
        |error: &(dyn Error + 'static)| texts().error(error).unwrap_or_else(|| error.to_string());
    match error {
        OpenError::Folder { path, error } => say!(
            "store-folder",
            path = path.display().to_string(),
            reason = cause(error)
        ),
        OpenError::InUse(path) => say!("store-in-use", path = path.display().to_string()),
        OpenError::Damaged { path, detail } => say!(
            "store-damaged",
            path = path.display().to_string(),
            reason = detail
        ),
        OpenError::Newer { path, found, known } => say!(
            "store-newer",
            path = path.display().to_string(),
            found = *found,
            known = *known
        ),
        OpenError::Database { path, error } => say!(
            "store-database",
            path = path.display().to_string(),
            reason = error.to_string()
        ),
        OpenError::Thread(error) => say!("store-thread", reason = cause(error)),
    }
}

fn weights(error: &WeightsError) -> String {
    match error {
        WeightsError::Unknown { line, name } => {
            say!("weights-unknown", line = *line, name = name)
        }
        WeightsError::Numbers { line, name, count } => {
            say!("weights-numbers", line = *line, name = name, count = *count)
        }
        WeightsError::Hidden { count } => say!("weights-hidden", count = *count),
        WeightsError::Missing(name) => say!("weights-missing", name = *name),
    }
}
