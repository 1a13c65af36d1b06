//! `caminos restore`: a backup put into a data folder.

use std::io::Write;
use std::path::PathBuf;

use caminos_event_log::Existing;

use crate::failure::Failure;
use crate::language::tr;
use crate::output::Completion;
use crate::services::data_folder;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long)]
    replace: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let folder = data_folder(args.data.as_ref())?;
    let existing = if args.replace {
        Existing::MoveAway
    } else {
        Existing::Refuse
    };
    let restored = caminos_event_log::restore(&args.file, &folder, existing)?;
    let folder = folder.display().to_string();
    let done = tr!("restore-done", folder = folder, games = restored.games);
    writeln!(out, "{done}")?;
    if let Some(file) = restored.moved_to {
        let file = file.display().to_string();
        writeln!(out, "{}", tr!("restore-moved", file = file))?;
    }
    Ok(Completion::Success)
}
