//! `caminos perft`: how many positions there are after a number of placements.

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use caminos_rules::{Options, Placement, Position, perft};
use serde_json::{Map, Value, json};

use crate::arg_value::number;
use crate::failure::Failure;
use crate::output::Completion;
use crate::start::{Start, StartArgs};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "N", value_parser = number(1..=999_u32))]
    depth: u32,
    #[arg(long, value_name = "T", value_parser = number(1..=1024_u16))]
    threads: Option<u16>,
    #[arg(long)]
    divide: bool,
    #[arg(long)]
    json: bool,
    // Last: its heading would also stand over what follows.
    #[command(flatten)]
    start: StartArgs,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    let Start { position, .. } = args.start.resolve()?;
    let threads = args.threads.map_or_else(all_threads, usize::from);
    let mut table = Vec::new();
    let mut divided = None;
    for depth in 1..=args.depth {
        let nodes = if args.divide && depth == args.depth {
            let behind = divided.insert(named(&position, divide(&position, depth, threads)));
            if !args.json {
                for (text, nodes) in &*behind {
                    writeln!(out, "{text} {nodes}")?;
                }
            }
            behind.iter().map(|(_, nodes)| nodes).sum()
        } else {
            count(&position, depth, threads)
        };
        table.push(nodes);
        if !args.json {
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
        }
    }
    if args.json {
        writeln!(out, "{}", object(&position, &table, divided))?;
    }
    Ok(Completion::Success)
}

pub(crate) fn all_threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// As [`perft`], by several threads.
pub(crate) fn count(position: &Position, depth: u32, threads: usize) -> u64 {
    match depth {
        0 | 1 => perft(&mut position.clone(), depth),
        _ => divide(position, depth, threads)
            .into_iter()
            .map(|(_, nodes)| nodes)
            .sum(),
    }
}

/// The positions behind every first placement, in the order of the generator. Threads take
/// the next placement that nobody has taken, so which thread counts what is left to chance,
/// and what is counted is not.
fn divide(position: &Position, depth: u32, threads: usize) -> Vec<(Placement, u64)> {
    let roots = position.placements();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut position = position.clone();
        let mut counted = Vec::new();
        while let Some(&root) = roots.get(next.fetch_add(1, Ordering::Relaxed)) {
            position.play_unchecked(root.into());
            counted.push((root, perft(&mut position, depth - 1)));
            position.undo();
        }
        counted
    };
    let mut counted = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(roots.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let mut counted = work();
        for other in others {
            counted.extend(other.join().expect("counting does not panic"));
        }
        counted
    });
    counted.sort_unstable();
    counted
}

fn named(position: &Position, counted: Vec<(Placement, u64)>) -> Vec<(String, u64)> {
    let text = |placement: Placement| position.rules().text(placement.into()).to_string();
    let mut named: Vec<_> = counted
        .into_iter()
        .map(|(placement, nodes)| (text(placement), nodes))
        .collect();
    named.sort_unstable();
    named
}

fn object(position: &Position, table: &[u64], divided: Option<Vec<(String, u64)>>) -> Value {
    let rules = position.rules();
    let moves: Vec<String> = position
        .history()
        .map(|(_, mv)| rules.text(mv).to_string())
        .collect();
    let mut object = json!({
        "board": rules.board().name(),
        "players": rules.options().players.count(),
        "neutral": rules.options().neutral,
        "moves": moves,
        "perft": table,
    });
    // Only what differs from the usual game, as the conformance files have it.
    let (own, usual) = (rules.options(), Options::default());
    for (key, differs, value) in [
        ("scoring", own.scoring != usual.scoring, json!(own.scoring)),
        ("out", own.out != usual.out, json!(own.out.to_string())),
        ("swap", own.swap != usual.swap, json!(own.swap)),
        ("first", own.first != usual.first, json!(own.first.name())),
    ] {
        if differs {
            object[key] = value;
        }
    }
    let start = position.start();
    if start.pieces().next().is_some() {
        object["position"] = json!(start.setup().to_string());
    }
    if let Some(divided) = divided {
        let entries = divided
            .into_iter()
            .map(|(text, nodes)| (text, json!(nodes)));
        object["divide"] = Value::Object(entries.collect::<Map<_, _>>());
    }
    object
}
