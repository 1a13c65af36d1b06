//! `caminos puzzles`: solve puzzles, check their certificates, make new ones.

mod make;
mod play;
mod verify;

use std::borrow::Cow;
use std::io::Write;
use std::path::Path;

use caminos_puzzle::{Puzzle, parse_collection, shipped};
use clap::Subcommand;

use crate::failure::{Failure, WithContext as _};
use crate::input;
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

/// The puzzles of a file, or those that come with the program.
fn collection(file: Option<&Path>) -> Result<Cow<'static, [Puzzle]>, Failure> {
    let Some(path) = file else {
        return Ok(Cow::Borrowed(shipped()));
    };
    let text = input::read_text(path)?;
    let puzzles = parse_collection(&text).with_context(|| input::name(path))?;
    Ok(Cow::Owned(puzzles))
}
