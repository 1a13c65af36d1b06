//! CPU a move and memory a connection, beside a bare echo.

use crate::games::lists;
use crate::process::{Process, kernel_kib};
use crate::report::{Row, median};
use crate::{PLIES, client, runtime};

/// Runs of each; medians are printed.
const RUNS: usize = 5;

/// What a server spent on each message, and on each connection.
struct Cost {
    cpu_us: f64,
    kib: f64,
}

pub(crate) fn measure() -> Vec<Row> {
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
        let of = |figure: fn(&(Cost, Cost)) -> f64| median(runs.iter().map(figure));
        let ratio = of(|(echo, table)| table.cpu_us / echo.cpu_us);
        rows.push(Row {
            figure: format!("CPU of a durable move sent to two, {sockets} sockets"),
            ours: format!("{:.1} µs, {ratio:.2} ×", of(|(_, table)| table.cpu_us)),
            anchor: format!("echo {:.1} µs", of(|(echo, _)| echo.cpu_us)),
            target: "≤ 3.2 × anchor".to_owned(),
            met: ratio <= 3.2,
        });
        let kib = of(|(_, table)| table.kib);
        rows.push(Row {
            figure: format!("memory of a connection, kernel included, {sockets} sockets"),
            ours: format!("{kib:.1} KiB"),
            anchor: format!("echo {:.1} KiB", of(|(echo, _)| echo.kib)),
            target: "≤ 32 KiB".to_owned(),
            met: kib <= 32.0,
        });
    }
    rows
}

fn echo(sockets: usize) -> Cost {
    let server = Process::start(&["serve-echo"]);
    runtime().block_on(async {
        let before = server.resident_kib() + kernel_kib();
        let clients = client::echoes(server.address(), sockets).await;
        let kib = (server.resident_kib() + kernel_kib() - before) / sockets as f64;
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
    let server = Process::start(&["serve-sqlite", path]);
    runtime().block_on(async {
        let address = server.address();
        let games = client::open_tables(address, sockets / 2).await;
        let before = server.resident_kib() + kernel_kib();
        let pairs = client::sit_down(&[address], games).await;
        let kib = (server.resident_kib() + kernel_kib() - before) / sockets as f64;
        let spent = server.cpu_seconds();
        let _open = client::play_all(pairs, lists).await;
        let spent = server.cpu_seconds() - spent;
        Cost {
            cpu_us: spent * 1e6 / (sockets / 2 * PLIES) as f64,
            kib,
        }
    })
}
