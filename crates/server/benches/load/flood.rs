//! How long a stranger waits for the weakest computer while one address floods the server with
//! tables of the strongest.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use caminos_table::{MatchSetup, SeatSetup, Strength};
use tokio::time::sleep;

use crate::client::{self, Socket, THIS_MACHINE};
use crate::games::lists;
use crate::process::Process;
use crate::report::{Row, median};
use crate::runtime;

/// As many tables as one address may open at once.
const TABLES: usize = 40;
/// Games that one connection may follow.
const TOPICS: usize = 16;
const REPLIES: usize = 15;
const FLOODER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

pub(crate) fn measure() -> Vec<Row> {
    eprintln!("a flood of {TABLES} tables …");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a plain path");
    let server = Process::start(&["serve-strict", path]);
    let (idle, flooded) = runtime().block_on(async {
        let idle = reply_ms(&server).await;
        let _flood = flood(&server).await;
        // Until all threads of the engine search.
        sleep(Duration::from_secs(2)).await;
        (idle, reply_ms(&server).await)
    });
    let bound = 2.0 * idle + 100.0;
    vec![Row {
        figure: format!(
            "a stranger's reply of level 1 while one address has {TABLES} tables of four level 9"
        ),
        ours: format!("{flooded:.0} ms"),
        anchor: format!("idle {idle:.0} ms"),
        target: format!("≤ 2 × anchor + 100 ms = {bound:.0} ms"),
        met: flooded <= bound,
    }]
}

async fn flood(server: &Process) -> Vec<Socket> {
    let seats = vec![SeatSetup::computer(Strength::FULL); 4];
    let setup = MatchSetup::new("square", seats);
    let address = server.address();
    let tables = client::open(address, setup, TABLES, FLOODER).await;
    let mut sockets = Vec::new();
    for tables in tables.chunks(TOPICS) {
        let stream = client::connect_from(FLOODER, address).await;
        let mut socket = client::upgrade(address, stream).await;
        client::hello(&mut socket).await;
        for table in tables {
            client::join(&mut socket, &table.game, table.token.as_str()).await;
        }
        sockets.push(socket);
    }
    sockets
}

/// The median wait from a move to the computer's.
async fn reply_ms(server: &Process) -> f64 {
    let address = server.address();
    let setup = MatchSetup::new(
        "square",
        vec![SeatSetup::here("Ada"), SeatSetup::computer(Strength::FIRST)],
    );
    let openings = lists();
    let mut waits = Vec::new();
    for moves in openings.iter().take(REPLIES) {
        let tables = client::open(address, setup.clone(), 1, THIS_MACHINE).await;
        let table = &tables[0];
        let mut socket = client::connect(address).await;
        client::hello(&mut socket).await;
        client::join(&mut socket, &table.game, table.token.as_str()).await;
        let start = Instant::now();
        let command = client::command(table.game.as_str(), 0, &moves[0]);
        client::send(&mut socket, command).await;
        client::until(&mut socket, "\"moved\"").await;
        client::until(&mut socket, "\"moved\"").await;
        waits.push(start.elapsed().as_secs_f64() * 1e3);
    }
    median(waits)
}
