//! `caminos doctor`: whether a server would run well here, and what to do if not.

mod checks;
mod nats;

use std::io::Write;

use caminos_message::Message;
use serde_json::json;

use crate::failure::Failure;
use crate::language::{message_text, tr};
use crate::output::Completion;
use crate::services::ServiceArgs;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    services: ServiceArgs,
    #[arg(long)]
    json: bool,
}

/// How a check went.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Grade {
    Ok,
    /// It runs, but not for long or not well.
    Warning,
    /// It does not run.
    Error,
}

/// What was found, and what to do about it.
#[derive(Debug)]
struct Finding {
    /// The same in every language, for programs.
    check: &'static str,
    grade: Grade,
    found: Message,
    advice: Option<Message>,
}

impl Finding {
    const fn ok(check: &'static str, found: Message) -> Self {
        Self {
            check,
            grade: Grade::Ok,
            found,
            advice: None,
        }
    }

    const fn new(check: &'static str, grade: Grade, found: Message, advice: Message) -> Self {
        Self {
            check,
            grade,
            found,
            advice: Some(advice),
        }
    }
}

impl Grade {
    const fn name(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    fn shown(self) -> String {
        match self {
            Self::Ok => tr!("doctor-ok"),
            Self::Warning => tr!("doctor-warning"),
            Self::Error => tr!("doctor-error"),
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let findings = checks::all(&args.services)?;
    if args.json {
        let list: Vec<_> = findings
            .iter()
            .map(|finding| {
                json!({
                    "check": finding.check,
                    "result": finding.grade.name(),
                    "found": message_text(&finding.found),
                    "advice": finding.advice.as_ref().map(message_text),
                })
            })
            .collect();
        writeln!(out, "{}", json!(list))?;
    } else {
        for finding in &findings {
            print(finding, out)?;
        }
    }
    let worst = findings.iter().map(|finding| finding.grade).max();
    Ok(match worst {
        Some(Grade::Error) => Completion::CheckFailed,
        _ => Completion::Success,
    })
}

fn print(finding: &Finding, out: &mut dyn Write) -> Result<(), Failure> {
    let grade = finding.grade.shown();
    writeln!(out, "{grade}: {}", message_text(&finding.found))?;
    if let Some(advice) = &finding.advice {
        writeln!(out, "  -> {}", message_text(advice))?;
    }
    Ok(())
}
