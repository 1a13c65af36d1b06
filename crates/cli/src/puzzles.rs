//! `caminos puzzles`: solve puzzles, check their certificates, make new ones.

mod make;
mod play;
mod verify;

use std::io::Write;

use clap::Subcommand;

use crate::failure::Failure;
use crate::output::Completion;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    Play(play::Args),
    Verify(verify::Args),
    Make(Box<make::Args>),
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    match &args.action {
        Action::Play(args) => play::run(args, out),
        Action::Verify(args) => verify::run(args, out),
        Action::Make(args) => make::run(args, out),
    }
}
