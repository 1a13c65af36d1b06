//! The causes of errors that this program's own parts and the server know, for people.

use std::error::Error;

use caminos_search::{ParseStrengthError, WeightsError};
use caminos_server::OpenError;

use crate::arena::{ParseContenderError, Silence};
use crate::cei::PROTOCOL;
use crate::language::{texts, tr};
use crate::play::ParseWhoError;

/// What a cause says, if it is known.
pub(crate) fn told(cause: &(dyn Error + 'static)) -> Option<String> {
    if let Some(text) = texts().error(cause) {
        return Some(text);
    }
    if let Some(ParseWhoError(text)) = cause.downcast_ref() {
        return Some(tr!("bad-player", text = text));
    }
    if let Some(ParseStrengthError(text)) = cause.downcast_ref() {
        return Some(tr!("bad-level", text = text));
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
        ParseContenderError::Unknown(text) => tr!("bad-contender", text = text),
        ParseContenderError::NoCommand => tr!("contender-no-command"),
        ParseContenderError::OpenQuote(text) => tr!("contender-open-quote", text = text),
    }
}

/// Why a program does not answer.
pub(crate) fn silence(error: &Silence) -> String {
    match error {
        Silence::NotStarted(why) => tr!("engine-not-started", reason = why),
        Silence::Ended(how) => tr!("engine-ended", reason = how),
        Silence::Late => tr!("engine-late"),
        Silence::OtherProtocol(version) => {
            tr!("engine-other-protocol", version = *version, own = PROTOCOL)
        }
        Silence::Refused(why) => tr!("engine-refused", reason = why),
        Silence::Interrupted => tr!("engine-interrupted"),
    }
}

fn store(error: &OpenError) -> String {
    let cause =
        |error: &(dyn Error + 'static)| texts().error(error).unwrap_or_else(|| error.to_string());
    match error {
        OpenError::Folder { path, error } => tr!(
            "store-folder",
            path = path.display().to_string(),
            reason = cause(error)
        ),
        OpenError::InUse(path) => tr!("store-in-use", path = path.display().to_string()),
        OpenError::Damaged { path, detail } => tr!(
            "store-damaged",
            path = path.display().to_string(),
            reason = detail
        ),
        OpenError::Newer { path, found, known } => tr!(
            "store-newer",
            path = path.display().to_string(),
            found = *found,
            known = *known
        ),
        OpenError::Database { path, error } => tr!(
            "store-database",
            path = path.display().to_string(),
            reason = error.to_string()
        ),
        OpenError::Thread(error) => tr!("store-thread", reason = cause(error)),
    }
}

fn weights(error: &WeightsError) -> String {
    match error {
        WeightsError::Unknown { line, name } => {
            tr!("weights-unknown", line = *line, name = name)
        }
        WeightsError::Numbers { line, name, count } => {
            tr!("weights-numbers", line = *line, name = name, count = *count)
        }
        WeightsError::Hidden { count } => tr!("weights-hidden", count = *count),
        WeightsError::Missing(name) => tr!("weights-missing", name = *name),
    }
}
