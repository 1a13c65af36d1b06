//! `caminos`: the board game Caminos in the terminal.
//!
//! This file parses, wires and exits; each sub-command is a file of its own.

mod analyse;
mod arena;
mod arg_error;
mod arg_value;
mod backup;
mod bench;
mod cli;
mod completions;
mod conformance;
mod doctor;
mod draw;
mod engine;
mod failure;
mod games;
mod help;
mod input;
mod interrupt;
mod language;
mod messages;
mod migrate_data;
mod moves;
mod output;
mod output_file;
mod pager;
mod perft;
mod play;
mod players;
mod puzzles;
mod replay;
mod restore;
mod rules;
mod serve;
mod services;
mod show;
mod solve;
mod start;
mod terminal_guard;
mod tune;
mod wrap;

use std::io::Write as _;
use std::process::ExitCode;

use clap::FromArgMatches as _;

use crate::cli::{Cli, Command};

/// The arguments; help, the version and what is wrong are printed here.
fn parse() -> Result<Cli, ExitCode> {
    let command = help::command();
    let matches = command.clone().try_get_matches();
    let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    parsed.map_err(
        |error| match arg_error::explain(&error, &command, std::env::args_os()) {
            Some(text) => {
                // Nobody may be there to read it.
                let _ = write!(std::io::stderr(), "{text}");
                ExitCode::from(2)
            }
            None => {
                let _ = error.print();
                ExitCode::from(error.exit_code() as u8)
            }
        },
    )
}

fn main() -> ExitCode {
    language::choose(std::env::args_os());
    let cli = match parse() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut out = output::stdout();
    let result = match &cli.command {
        Command::Play(args) => play::run(args, &mut out),
        Command::Moves(args) => moves::run(args, &mut out),
        Command::Rules(args) => rules::run(args, &mut out),
        Command::Show(args) => show::run(args, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Replay(args) => replay::run(args, &mut out),
        Command::Analyse(args) => analyse::run(args, &mut out),
        Command::Puzzles(args) => puzzles::run(args, &mut out),
        Command::Solve(args) => solve::run(args, &mut out),
        Command::Conformance(args) => conformance::run(args, &mut out),
        Command::Engine(args) => engine::run(args, &mut out),
        Command::Arena(args) => arena::run(args, &mut out),
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Backup(args) => backup::run(args, &mut out),
        Command::Restore(args) => restore::run(args, &mut out),
        Command::MigrateData(args) => migrate_data::run(args, &mut out),
        Command::Doctor(args) => doctor::run(args, &mut out),
        Command::Tune(args) => tune::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Completions(args) => completions::run(args, &mut out),
    };
    let result = result.and_then(|completion| {
        out.flush()?;
        Ok(completion)
    });
    output::exit_code(result)
}
