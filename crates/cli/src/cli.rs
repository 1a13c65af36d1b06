//! The command line: the program's arguments and its sub-commands.

use caminos_text::Language;
use clap::{Parser, Subcommand};

use crate::arg_value::value;
use crate::failure::UsageError;
use crate::help;
use crate::{
    analyse, arena, backup, bench, completions, conformance, doctor, engine, migrate_data, moves,
    perft, play, puzzles, replay, restore, rules, serve, show, solve, tune,
};

#[derive(Parser)]
#[command(name = "caminos", version, max_term_width = help::MAX_WIDTH)]
pub(crate) struct Cli {
    #[arg(long, value_name = "LANG", global = true, value_parser = value(parse_language))]
    lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    // As help lists them: to play and to learn, then files, engines, and the server's data.
    Play(play::Args),
    Serve(Box<serve::Args>),
    Rules(rules::Args),
    Puzzles(puzzles::Args),
    Analyse(analyse::Args),
    Show(show::Args),
    Replay(replay::Args),
    Moves(moves::Args),
    Solve(solve::Args),
    Arena(Box<arena::Args>),
    Engine(engine::Args),
    Tune(tune::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Conformance(conformance::Args),
    Doctor(doctor::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    MigrateData(migrate_data::Args),
    Completions(completions::Args),
}

fn parse_language(name: &str) -> Result<Language, UsageError> {
    Language::named(name).ok_or(UsageError::Language)
}
