//! `caminos completions`: a script that lets a shell complete the arguments.

use std::io::Write;

use anyhow::Result;
use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::output::Answer;

const EXAMPLES: &str = "\
Examples:
  caminos completions bash > ~/.local/share/bash-completion/completions/caminos
  caminos completions fish > ~/.config/fish/completions/caminos.fish";

/// The raw arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Your shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    // By way of memory: the generator panics where writing fails.
    let mut script = Vec::new();
    clap_complete::generate(
        args.shell,
        &mut crate::Cli::command(),
        "caminos",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(Answer::Yes)
}
