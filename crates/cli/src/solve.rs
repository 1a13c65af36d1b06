//! `caminos solve`: the value of a position, decided completely, and its proof.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::time::Duration;

use caminos_puzzle::{GameProof, Value};
use caminos_solver::{SolveError, SolveOptions, SolveProgress, solve};

use crate::arg_value::number;
use crate::failure::{Failure, WithContext as _};
use crate::language::tr;
use crate::messages::{team, team_within};
use crate::output::Completion;
use crate::output_file::OutputFile;
use crate::start::{Start, StartArgs};
use crate::{input, interrupt};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = number(1_usize..=65_536))]
    memory: usize,
    #[arg(long, value_name = "MS", value_parser = number(1_u64..))]
    time: Option<u64>,
    #[arg(long, value_name = "N", value_parser = number(1_u64..))]
    nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "proof")]
    verify: Option<PathBuf>,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, material } = args.start.resolve()?;
    if let Some(path) = &args.verify {
        let text = input::read_text(path)?;
        let context = || input::name(path);
        let proof = GameProof::parse(&text, &material).with_context(context)?;
        proof
            .verify()
            .map_err(caminos_puzzle::GameProofError::from)
            .with_context(context)?;
        writeln!(out, "{}", proof.position)?;
        writeln!(out, "{}", value(proof.value))?;
        writeln!(out, "{}", tr!("solve-verified"))?;
        return Ok(Completion::Success);
    }
    // What cannot be written is refused before the work begins.
    let file = args.proof.as_deref().map(OutputFile::new).transpose()?;
    let interrupt = interrupt::on_signal().map_err(Failure::Signals)?;
    let options = SolveOptions {
        memory: args.memory,
        nodes: args.nodes,
        time: args.time.map(Duration::from_millis),
    };
    let solved = solve(&position, options, &interrupt, &mut progress);
    clear();
    let proof = match solved {
        Err(SolveError::Stopped(progress)) => return undecided(progress, out),
        solved => solved?,
    };
    writeln!(out, "{}", value(proof.value))?;
    let moves: usize = proof.moves.iter().map(Vec::len).sum();
    writeln!(out, "{}", tr!("solve-moves", count = moves))?;
    if let Some(file) = file {
        file.write(&proof.to_string(), out)?;
    }
    Ok(Completion::Success)
}

fn value(value: Value) -> String {
    match value {
        Value::Wins(winner) => tr!("solve-wins", team = team(winner)),
        Value::Draw => tr!("solve-draw"),
    }
}

/// From here on a search has had to forget positions, in percent.
const FULL: u8 = 90;

/// Prints what is known of a position when the search for its value was ended.
fn undecided(progress: SolveProgress, out: &mut dyn Write) -> Result<Completion, Failure> {
    let known = match progress {
        SolveProgress { proof: 0, .. } => Some(Value::Wins(progress.team)),
        SolveProgress {
            disproof: 0,
            other_does_not_win: true,
            ..
        } => Some(Value::Draw),
        _ => None,
    };
    if let Some(known) = known {
        writeln!(out, "{}", value(known))?;
        writeln!(out, "{}", tr!("solve-proof-unfinished"))?;
    } else {
        writeln!(out, "{}", tr!("solve-undecided"))?;
        let (asked, other) = (progress.team, progress.team.other());
        let excluded = [
            progress.other_does_not_win.then_some(other),
            (progress.disproof == 0).then_some(asked),
        ];
        for loser in excluded.into_iter().flatten() {
            writeln!(out, "{}", tr!("solve-does-not-win", team = team(loser)))?;
        }
    }
    writeln!(out, "{}", progress_text(progress))?;
    if progress.memory >= FULL {
        writeln!(out, "{}", tr!("solve-memory-full"))?;
    }
    Ok(Completion::Undecided)
}

/// In a line that fits a terminal.
fn progress_text(progress: SolveProgress) -> String {
    let question = if progress.proof == 0 || progress.disproof == 0 {
        tr!("solve-listing")
    } else {
        tr!(
            "solve-progress",
            team = team_within(progress.team),
            proof = progress.proof.to_string(),
            disproof = progress.disproof.to_string()
        )
    };
    let effort = tr!(
        "solve-effort",
        nodes = progress.nodes.to_string(),
        seconds = progress.elapsed.as_secs().to_string()
    );
    format!("{question}; {effort}")
}

/// Says how far it is, on a line that is written over again.
fn progress(progress: SolveProgress) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let said = progress_text(progress);
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{said}");
        let _ = err.flush();
    }
}

fn clear() {
    let mut err = io::stderr();
    if err.is_terminal() {
        let _ = write!(err, "\r\u{1b}[K");
    }
}
