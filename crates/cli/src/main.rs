//! `caminos`: the board game Caminos in the terminal.
//!
//! This file parses, wires and exits; each sub-command is a file of its own.

mod analyse;
mod arena;
mod bench;
mod cei;
mod completions;
mod conformance;
mod connection;
mod draw;
mod engine;
mod input;
mod moves;
mod output;
mod perft;
mod play;
mod players;
mod replay;
mod serve;
mod show;
mod start;
mod tune;
mod verdict;
mod words;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Play, check and draw games of Caminos, the connection game in three dimensions.
#[derive(Parser)]
#[command(name = "caminos", version, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  caminos play                               two players at this terminal
  caminos play --level 3                     you against the computer
  caminos serve                              the table in a browser, for you and your friends
  caminos replay game.caminos                check a record and tell how it ended
  caminos analyse game.caminos               what the engine thinks of every move
  caminos show --record game.caminos         draw its last position
  caminos moves --board ring --cell c3       the legal placements that enter c3
  caminos perft --board diamond --depth 2    how many ways the first two turns can go

A move is a piece's letter and its cells: Lb2b3b4c4 lies flat, Lb2^3c2 stands three high in b2.
Exit codes: 0 all is well, 1 the answer is no or the input is refused, 2 wrong usage.";

#[derive(Subcommand)]
enum Command {
    /// Play at this terminal, against each other or the computer
    Play(play::Args),
    /// List the legal moves of a position
    Moves(moves::Args),
    /// Draw a position in the terminal or as a picture
    Show(show::Args),
    /// Count the ways that a game can go on
    Perft(perft::Args),
    /// Check a game record and tell how it ended
    Replay(replay::Args),
    /// Say what the engine thinks of every move of a record, and annotate it
    Analyse(analyse::Args),
    /// Check conformance files against the rules
    Conformance(conformance::Args),
    /// Play behind the engine protocol, for match runners and other programs
    Engine(engine::Args),
    /// Play matches between engines, levels and other programs
    Arena(Box<arena::Args>),
    /// Open the table in a browser, for this machine and the network around it
    Serve(serve::Args),
    /// Let the engine learn from games against itself
    Tune(tune::Args),
    /// Measure how fast the rules are on this machine
    Bench(bench::Args),
    /// Print a completion script for your shell
    Completions(completions::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = output::stdout();
    let answer = match &cli.command {
        Command::Play(args) => play::run(args, &mut out),
        Command::Moves(args) => moves::run(args, &mut out),
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
