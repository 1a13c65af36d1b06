//! `caminos backup`: the games of a data folder in one file.

use std::io::Write;
use std::path::PathBuf;

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
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let folder = data_folder(args.data.as_ref())?;
    let made = caminos_event_log::backup(&folder, &args.file)?;
    let file = args.file.display().to_string();
    writeln!(
        out,
        "{}",
        tr!("backup-done", file = file, games = made.games)
    )?;
    Ok(Completion::Success)
}
