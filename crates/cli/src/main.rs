//! `caminos`: the board game Caminos in the terminal.
//!
//! This file parses, wires and exits; each sub-command is a file of its own.

mod analyse;
mod arena;
mod bench;
mod causes;
mod cei;
mod completions;
mod conformance;
mod connection;
mod draw;
mod engine;
mod help;
mod input;
mod language;
mod moves;
mod output;
mod perft;
mod play;
mod players;
mod replay;
mod rules;
mod serve;
mod show;
mod start;
mod tune;
mod verdict;
mod words;

use std::io::Write as _;
use std::process::ExitCode;

use caminos_text::Language;
use clap::{FromArgMatches as _, Parser, Subcommand};

use crate::language::tr;

#[derive(Parser)]
#[command(name = "caminos", version, max_term_width = 100)]
struct Cli {
    #[arg(long, value_name = "LANG", global = true, value_parser = parse_language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Moves(moves::Args),
    Rules(rules::Args),
    Show(show::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Conformance(conformance::Args),
    Engine(engine::Args),
    Arena(Box<arena::Args>),
    Serve(serve::Args),
    Tune(tune::Args),
    Bench(bench::Args),
    Completions(completions::Args),
}

fn parse_language(name: &str) -> Result<Language, String> {
    Language::named(name).ok_or_else(|| {
        let codes = Language::ALL.map(Language::code).join(", ");
        tr!("bad-language", codes = codes)
    })
}

/// The arguments; help, the version and what is wrong are told here.
fn parse() -> Result<Cli, ExitCode> {
    let matches = help::command().try_get_matches();
    let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    parsed.map_err(|error| match help::refused(&error) {
        Some(text) => {
            // Nobody may be there to read it.
            let _ = write!(std::io::stderr(), "{text}");
            ExitCode::from(2)
        }
        None => {
            let _ = error.print();
            ExitCode::from(error.exit_code() as u8)
        }
    })
}

fn main() -> ExitCode {
    language::choose(std::env::args_os());
    let cli = match parse() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let mut out = output::stdout();
    let answer = match &cli.command {
        Command::Play(args) => play::run(args, &mut out),
        Command::Moves(args) => moves::run(args, &mut out),
        Command::Rules(args) => rules::run(args, &mut out),
        Command::Show(args) => show::run(args, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Replay(args) => replay::run(args, &mut out),
        Command::Analyse(args) => analyse::run(args, &mut out),
        Command::Conformance(args) => conformance::run(args, &mut out),
        Command::Engine(args) => engine::run(args, &mut out),
        Command::Arena(args) => arena::run(args, &mut out),
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Tune(args) => tune::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Completions(args) => completions::run(args, &mut out),
    };
    let answer = answer.and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    output::exit_code(answer)
}
