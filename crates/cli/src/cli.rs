//! The command line: the program's arguments and its sub-commands.

use caminos_text::Language;
use clap::{Parser, Subcommand};

use crate::arg_value::value;
use crate::failure::UsageError;
use crate::{
    analyse, arena, backup, bench, completions, conformance, doctor, engine, migrate_data, moves,
    perft, play, puzzles, replay, restore, rules, serve, show, solve, tune,
};

#[derive(Parser)]
#[command(name = "caminos", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, value_name = "LANG", global = true, value_parser = value(parse_language))]
    lang: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Play(play::Args),
    Moves(moves::Args),
    Rules(rules::Args),
    Show(show::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Puzzles(puzzles::Args),
    Solve(solve::Args),
    Conformance(conformance::Args),
    Engine(engine::Args),
    Arena(Box<arena::Args>),
    Serve(Box<serve::Args>),
    Doctor(doctor::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    MigrateData(migrate_data::Args),
    Tune(tune::Args),
    Bench(bench::Args),
    Completions(completions::Args),
}

fn parse_language(name: &str) -> Result<Language, UsageError> {
    Language::named(name).ok_or(UsageError::Language)
}
