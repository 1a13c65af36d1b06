//! What the server costs: CPU a move beside a bare echo, and memory a connection. `docs/performance.md` has the method; `--check` fails below a target.
//!
//! The servers run as processes of their own (this program again), so that their CPU time
//! and memory are theirs alone. It needs Linux, where `/proc` has both.

mod client;
mod process;
mod servers;

use std::process::ExitCode;

use caminos_rules::{Options, Position, Rules};

use self::process::Process;

/// Moves that each game plays.
const PLIES: usize = 20;
/// Runs of everything; the medians are printed.
const RUNS: usize = 5;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["serve-echo"] => servers::echo(),
        ["serve-table", folder] => servers::table(folder),
        _ => return measure(words.contains(&"--check")),
    }
    ExitCode::SUCCESS
}

/// Random games that do not end early.
fn lists() -> Vec<Vec<String>> {
    let rules = Rules::standard("square", Options::default()).expect("a standard board");
    let mut random = 1_u64;
    let mut next = move |below: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let mut lists = Vec::new();
    while lists.len() < 64 {
        let mut position = Position::new(rules.clone());
        let mut list = Vec::new();
        while list.len() < PLIES && !position.is_over() {
            let moves = position.legal_moves();
            let mv = moves[next(moves.len())];
            list.push(rules.text(mv).to_string());
            position.play_unchecked(mv);
        }
        if list.len() == PLIES {
            lists.push(list);
        }
    }
    lists
}

struct Row {
    figure: String,
    ours: String,
    anchor: String,
    target: String,
    met: bool,
}

fn measure(check: bool) -> ExitCode {
    let lists = lists();
    let mut rows = Vec::new();
    for sockets in [1000, 5000] {
        // In turns, so that whatever else the machine does meets both.
        let runs: Vec<(Cost, Cost)> = (1..=RUNS)
            .map(|run| {
                eprintln!("{sockets} sockets, {run} of {RUNS} …");
                (echo(sockets), table(sockets, &lists))
            })
            .collect();
        let of = |figure: fn(&(Cost, Cost)) -> f64| median(runs.iter().map(figure).collect());
        let ratio = of(|(echo, table)| table.cpu_us / echo.cpu_us);
        rows.push(Row {
            figure: format!("CPU a durable move sent to two, {sockets} sockets"),
            ours: format!("{:.1} µs", of(|(_, table)| table.cpu_us)),
            anchor: format!("{:.1} µs", of(|(echo, _)| echo.cpu_us)),
            target: format!("{ratio:.2} of ≤ 3.2 × anchor"),
            met: ratio <= 3.2,
        });
        let kib = of(|(_, table)| table.kib);
        rows.push(Row {
            figure: format!("memory a connection, {sockets} sockets"),
            ours: format!("{kib:.1} KiB"),
            anchor: format!("{:.1} KiB", of(|(echo, _)| echo.kib)),
            target: "≤ 32 KiB".to_owned(),
            met: kib <= 32.0,
        });
    }
    println!("| figure | ours | anchor | target | |\n|---|---|---|---|---|");
    for Row {
        figure,
        ours,
        anchor,
        target,
        met,
    } in &rows
    {
        let met = if *met { "met" } else { "MISSED" };
        println!("| {figure} | {ours} | {anchor} | {target} | {met} |");
    }
    if check && rows.iter().any(|row| !row.met) {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// What a server spent on each message, and on each connection.
struct Cost {
    cpu_us: f64,
    kib: f64,
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("threads")
}

fn echo(sockets: usize) -> Cost {
    let server = Process::start(&["serve-echo"]);
    runtime().block_on(async {
        let before = server.resident_kib();
        let clients = client::echoes(server.address(), sockets).await;
        let kib = (server.resident_kib() - before) / sockets as f64;
        let spent = server.cpu_seconds();
        let _open = client::echo_all(clients, PLIES).await;
        let spent = server.cpu_seconds() - spent;
        Cost {
            cpu_us: spent * 1e6 / (sockets * PLIES) as f64,
            kib,
        }
    })
}

fn table(sockets: usize, lists: &[Vec<String>]) -> Cost {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a plain path");
    let server = Process::start(&["serve-table", path]);
    runtime().block_on(async {
        let games = client::open_tables(server.address(), sockets / 2).await;
        let before = server.resident_kib();
        let pairs = client::sit_down(server.address(), games).await;
        let kib = (server.resident_kib() - before) / sockets as f64;
        let spent = server.cpu_seconds();
        let _open = client::play_all(pairs, lists).await;
        let spent = server.cpu_seconds() - spent;
        Cost {
            cpu_us: spent * 1e6 / (sockets / 2 * PLIES) as f64,
            kib,
        }
    })
}
