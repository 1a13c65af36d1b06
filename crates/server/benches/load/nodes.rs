//! CPU a move of three nodes beside one, on the same Postgres and NATS.

use caminos_test_services::{Nats, Postgres};

use crate::games::lists;
use crate::process::Process;
use crate::report::{Row, median};
use crate::{PLIES, client, runtime};

/// Runs of each; medians are printed.
const RUNS: usize = 3;
const SOCKETS: usize = 1000;

pub(crate) fn measure() -> Vec<Row> {
    let lists = lists();
    let postgres = Postgres::start_synced().expect("Postgres");
    let nats = Nats::start().expect("NATS");
    let nats = format!("nats://127.0.0.1:{}", nats.port());
    // In turns, so that whatever else the machine does meets both.
    let runs: Vec<(f64, f64)> = (1..=RUNS)
        .map(|run| {
            eprintln!("three nodes and one, {run} of {RUNS} …");
            let cpu_us = |nodes: usize| {
                let database = postgres.new_database(&format!("nodes_{nodes}_{run}"));
                cpu_us(nodes, &database.expect("a database"), &nats, &lists)
            };
            (cpu_us(3), cpu_us(1))
        })
        .collect();
    let ratio = median(runs.iter().map(|(three, one)| three / one));
    let three = median(runs.iter().map(|(three, _)| *three));
    let one = median(runs.iter().map(|(_, one)| *one));
    vec![Row {
        figure: format!("CPU of a move, three nodes, each player at another, {SOCKETS} sockets"),
        ours: format!("{three:.1} µs, {ratio:.2} ×"),
        anchor: format!("one node {one:.1} µs"),
        target: "≤ 1.6 × anchor".to_owned(),
        met: ratio <= 1.6,
    }]
}

/// Of all nodes together.
fn cpu_us(nodes: usize, database: &str, nats: &str, lists: &[Vec<String>]) -> f64 {
    let nodes: Vec<Process> = (0..nodes)
        .map(|_| Process::start(&["serve-postgres", database, nats]))
        .collect();
    let spent = || nodes.iter().map(Process::cpu_seconds).sum::<f64>();
    let addresses: Vec<_> = nodes.iter().map(Process::address).collect();
    runtime().block_on(async {
        let games = client::open_tables(addresses[0], SOCKETS / 2).await;
        let pairs = client::sit_down(&addresses, games).await;
        let before = spent();
        let _open = client::play_all(pairs, lists).await;
        (spent() - before) * 1e6 / (SOCKETS / 2 * PLIES) as f64
    })
}
