//! What leaves the program: results, warnings, the exit code, and the end of a closed pipe.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use crate::failure::Failure;
use crate::language::{localised, tr};

/// Standard output for results. A command flushes it where a reader may be waiting.
pub(crate) fn stdout() -> impl Write {
    BufWriter::new(io::stdout().lock())
}

/// How a command ended that could do its work.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Completion {
    Success,
    /// What it checked does not hold.
    CheckFailed,
    /// It was ended before it knew the answer.
    Undecided,
}

/// The exit code of a run; reports a failure on standard error. A reader that has closed
/// the pipe has all that it wants, so that is no failure.
pub(crate) fn exit_code(result: Result<Completion, Failure>) -> ExitCode {
    let failure = match result {
        Ok(Completion::Success) => return ExitCode::SUCCESS,
        Ok(Completion::CheckFailed) => return ExitCode::from(1),
        Ok(Completion::Undecided) => return ExitCode::from(3),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => {
            return ExitCode::SUCCESS;
        }
        Err(failure) => failure,
    };
    // Standard error may be closed too; there is nobody left to read it.
    let _ = writeln!(io::stderr(), "{}", tr!("error", text = localised(&failure)));
    ExitCode::from(match failure {
        Failure::Usage(_) => 2,
        _ => 1,
    })
}

/// A warning on standard error.
pub(crate) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "{}", tr!("warning", text = text));
}
