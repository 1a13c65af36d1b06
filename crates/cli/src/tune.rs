//! `caminos tune`: the engine learns from games against itself.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};
use caminos_rules::Rules;
use caminos_search::Knowledge;
use caminos_search::tune::{self, Errors, Lesson};

use crate::input;
use crate::language::say;
use crate::output::Answer;
use crate::start::StartArgs;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    start: StartArgs,
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(10..))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1_500, value_parser = clap::value_parser!(u64).range(10..))]
    nodes: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    let rules = args.start.resolve()?.position.rules().clone();
    let start = match &args.from {
        Some(path) => read(path)?,
        None => Knowledge::of(rules.board().name()).clone(),
    };
    let lessons = play(args, &rules, &start);
    let (teach, show) = lessons.split_at(lessons.len() * 9 / 10);
    let learned = tune::learn(&start, teach);
    tell(&say!("tune-before"), tune::errors(&start, show));
    tell(&say!("tune-after"), tune::errors(&learned, show));
    write!(out, "{learned}")?;
    Ok(Answer::Yes)
}

/// What a file of weights says.
pub(crate) fn read(path: &str) -> Result<Knowledge> {
    let text = input::read_text(path)?;
    text.parse().with_context(|| input::name(path))
}

/// Plays the games on all threads; the order of the games is that of their seeds.
fn play(args: &Args, rules: &Arc<Rules>, knowledge: &Knowledge) -> Vec<Lesson> {
    let threads = args
        .threads
        .or_else(|| thread::available_parallelism().ok());
    let next = AtomicU64::new(0);
    let one_thread = || {
        let mut lessons = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                return lessons;
            }
            progress(game, args.games);
            let seed = args.seed.wrapping_mul(1 << 32).wrapping_add(game);
            lessons.push((game, tune::play_game(rules, knowledge, args.nodes, seed)));
        }
    };
    let mut lessons: Vec<(u64, Lesson)> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads.map_or(1, NonZero::get))
            .map(|_| scope.spawn(one_thread))
            .collect();
        let joined = running.into_iter().map(|thread| thread.join());
        joined
            .flat_map(|lessons| lessons.expect("a thread that plays does not panic"))
            .collect()
    });
    progress(args.games, args.games);
    lessons.sort_by_key(|(game, _)| *game);
    lessons.into_iter().map(|(_, lesson)| lesson).collect()
}

/// Says how far it is, on a line that is written over again.
fn progress(done: u64, games: u64) {
    let mut err = io::stderr();
    if err.is_terminal() {
        let said = say!("tune-progress", game = done, games = games);
        let end = if done == games { "\n" } else { "" };
        // Nothing is lost if nobody reads it.
        let _ = write!(err, "\r\u{1b}[K{said}{end}");
        let _ = err.flush();
    }
}

fn tell(when: &str, errors: Errors) {
    let Errors { value, policy } = errors;
    let said = say!(
        "tune-errors",
        when = when,
        value = format!("{value:.4}"),
        policy = format!("{policy:.4}")
    );
    let _ = writeln!(io::stderr(), "{said}");
}
