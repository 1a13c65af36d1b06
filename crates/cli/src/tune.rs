//! `caminos tune`: the engine learns from games against itself.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use caminos_rules::Rules;
use caminos_search::Weights;
use caminos_search::tune::{self, Losses, TrainingGame};

use crate::arg_value::number;
use crate::failure::{Failure, InPlace as _};
use crate::language::tr;
use crate::output::Completion;
use crate::start::StartArgs;
use crate::{input, perft};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    start: StartArgs,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = number(10_u64..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = number(10_u64..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u64>(..))]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = number(1_usize..))]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let rules = args.start.resolve()?.position.rules().clone();
    let start = match &args.from {
        Some(path) => read(path)?,
        None => Weights::of(rules.board().name()).clone(),
    };
    let games = play(args, &rules, &start);
    let (teach, show) = games.split_at(games.len() * 9 / 10);
    let learned = tune::fit(&start, teach);
    report(&tr!("tune-before"), tune::losses(&start, show));
    report(&tr!("tune-after"), tune::losses(&learned, show));
    write!(out, "{learned}")?;
    Ok(Completion::Success)
}

/// What a file of weights says.
pub(crate) fn read(path: &Path) -> Result<Weights, Failure> {
    let text = input::read_text(path)?;
    text.parse::<Weights>().in_place(|| input::name(path))
}

/// Plays the games on all threads; the order of the games is that of their seeds.
fn play(args: &Args, rules: &Arc<Rules>, weights: &Weights) -> Vec<TrainingGame> {
    let threads = args.threads.unwrap_or_else(perft::all_threads);
    let next = AtomicU64::new(0);
    let one_thread = || {
        let mut games = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                return games;
            }
            progress(game, args.games);
            let seed = args.seed.wrapping_mul(1 << 32).wrapping_add(game);
            games.push((game, tune::play_game(rules, weights, args.nodes, seed)));
        }
    };
    let mut games: Vec<(u64, TrainingGame)> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(one_thread)).collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined
            .flat_map(|games| games.expect("a thread that plays does not panic"))
            .collect()
    });
    progress(args.games, args.games);
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().map(|(_, game)| game).collect()
}

/// Says how far it is, on a line that is written over again.
fn progress(done: u64, games: u64) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let said = tr!("tune-progress", game = done, games = games);
        let end = if done == games { "\n" } else { "" };
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{said}{end}");
        let _ = err.flush();
    }
}

fn report(when: &str, errors: Losses) {
    let Losses { value, policy } = errors;
    let said = tr!(
        "tune-errors",
        when = when,
        value = format!("{value:.4}"),
        policy = format!("{policy:.4}")
    );
    let _ = writeln!(io::stderr(), "{said}");
}
