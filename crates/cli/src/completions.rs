//! `caminos completions`: a script that lets a shell complete the arguments.

use std::io::Write;

use clap_complete::Shell;

use crate::failure::Failure;
use crate::help;
use crate::output::Completion;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    // By way of memory: the generator panics where writing fails.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(), "caminos", &mut script);
    out.write_all(&script)?;
    Ok(Completion::Success)
}
