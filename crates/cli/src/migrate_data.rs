//! `caminos migrate-data`: all games copied from one database to another.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use caminos_event_log::{Copied, CopyError, Location, Progress, Target, Transfer, copy};

use crate::arg_value::value;
use crate::failure::{Failure, UsageError};
use crate::language::tr;
use crate::output::Completion;
use crate::services::cluster;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "DATABASE", value_parser = value(parse_location))]
    from: Location,
    #[arg(long, value_name = "DATABASE", value_parser = value(parse_location))]
    to: Location,
    #[arg(long)]
    resume: bool,
}

fn parse_location(text: &str) -> Result<Location, UsageError> {
    match text.parse() {
        Ok(postgres @ Location::Postgres(_)) => cluster(postgres),
        Ok(folder) => Ok(folder),
        Err(_) => Err(UsageError::Location),
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::NoThreads)?;
    let copied = runtime.block_on(async {
        let from = args.from.open_existing().await?;
        let to = args.to.open().await?;
        let copied = copy_all(&*from, &*to, args.resume).await;
        // Before the result is known to people: a SQLite file is whole only then.
        from.close().await;
        to.close().await;
        copied.map_err(Failure::Copy)
    })?;
    let Progress { games, batches, .. } = copied.progress;
    let done = tr!("copy-done", games = games, batches = batches);
    writeln!(out, "{done}")?;
    if copied.unreadable.is_empty() {
        return Ok(Completion::Success);
    }
    let ids: Vec<&str> = copied.unreadable.iter().map(|id| id.as_str()).collect();
    writeln!(out, "{}", tr!("copy-unreadable", games = ids.join(", ")))?;
    Ok(Completion::CheckFailed)
}

async fn copy_all(
    from: &dyn Transfer,
    to: &dyn Transfer,
    resume: bool,
) -> Result<Copied, CopyError> {
    /// Often enough to see that it goes on.
    const REPORT_EVERY: Duration = Duration::from_secs(2);
    let target = if resume {
        Target::Interrupted
    } else {
        Target::Empty
    };
    let mut reported = Instant::now();
    copy(from, to, target, |progress| {
        if reported.elapsed() < REPORT_EVERY {
            return;
        }
        reported = Instant::now();
        let Progress {
            games,
            batches,
            verified,
        } = progress;
        let line = tr!(
            "copy-progress",
            games = games,
            batches = batches,
            verified = verified
        );
        // Nobody may be there to read it.
        let _ = writeln!(io::stderr(), "{line}");
    })
    .await
}
