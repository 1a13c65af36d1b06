//! What leaves the program: the answer, its exit code, and the end of a closed pipe.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use crate::causes;
use crate::language::tr;

/// Standard output for results. A command flushes it where a reader may be waiting.
pub(crate) fn stdout() -> impl Write {
    BufWriter::new(io::stdout().lock())
}

/// What a command answered.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// All is well.
    Yes,
    /// The command ran, and what it checked does not hold.
    No,
}

/// The arguments do not go together, which only resolving them shows.
#[derive(Debug)]
pub(crate) struct UsageError(pub(crate) String);

impl std::fmt::Display for UsageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UsageError {}

/// The exit code of a run; reports an error on standard error. A reader that has closed
/// the pipe has all that it wants, so that is no error.
pub(crate) fn exit_code(answer: anyhow::Result<Answer>) -> ExitCode {
    let error = match answer {
        Ok(Answer::Yes) => return ExitCode::SUCCESS,
        Ok(Answer::No) => return ExitCode::from(1),
        Err(error) => error,
    };
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause
            .downcast_ref::<io::Error>()
            .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    // Standard error may be closed too; there is nobody left to tell.
    let _ = writeln!(io::stderr(), "{}", tr!("error", text = told(&error)));
    ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
}

/// A warning on standard error.
pub(crate) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "{}", tr!("warning", text = text));
}

/// An error in the chosen language: what was being done, and the causes as far as a text
/// tells them.
pub(crate) fn told(error: &anyhow::Error) -> String {
    let mut parts = Vec::new();
    for cause in error.chain() {
        if let Some(text) = causes::told(cause) {
            parts.push(text);
            // It tells its own causes.
            break;
        }
        parts.push(cause.to_string());
    }
    parts.join(": ")
}
