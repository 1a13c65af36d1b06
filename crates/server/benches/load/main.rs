//! What the server costs, beside anchors in the same run. `docs/performance.md` has the method. Arguments: names of
//! parts (all of them if there is none), and `--check`, which fails below a target.
//!
//! The servers run as processes of their own (this program again), so that their CPU time
//! and memory are theirs alone. It needs Linux, where `/proc` has both.

mod client;
mod connections;
mod durable;
mod flood;
mod games;
mod nodes;
mod pgbench;
mod process;
mod report;
mod servers;
mod spectators;
mod stalled;

use std::process::ExitCode;

use self::report::{Row, print};

/// Moves that each game plays.
const PLIES: usize = 20;

type Measure = fn() -> Vec<Row>;

/// What can be measured by itself.
const PARTS: [(&str, Measure); 6] = [
    ("connections", connections::measure),
    ("stalled", stalled::measure),
    ("durable", durable::measure),
    ("nodes", nodes::measure),
    ("spectators", spectators::measure),
    ("flood", flood::measure),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve-echo"] => servers::echo(),
        ["serve-broadcast"] => servers::broadcast(),
        ["serve-sqlite", folder] => servers::sqlite(folder),
        ["serve-strict", folder] => servers::strict(folder),
        ["serve-postgres", database, nats] => servers::postgres(database, nats),
        _ => return measure(&words),
    }
    ExitCode::SUCCESS
}

fn measure(words: &[&str]) -> ExitCode {
    let named = |part: &str| words.contains(&part);
    let all = !PARTS.iter().any(|(part, _)| named(part));
    let mut rows = Vec::new();
    for (part, measure) in PARTS {
        if all || named(part) {
            rows.extend(measure());
        }
    }
    let met = print(&rows);
    if named("--check") && !met {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("threads")
}
