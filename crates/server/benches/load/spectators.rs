//! A game that thousands look on at: what a move costs then, and whether players wait for it.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::client::{Pair, Socket};
use crate::games::lists;
use crate::process::Process;
use crate::report::{Row, median};
use crate::servers::ACCEPT;
use crate::{PLIES, client, runtime};

const SPECTATORS: usize = 4000;

pub(crate) fn measure() -> Vec<Row> {
    eprintln!("{SPECTATORS} spectators …");
    let moves = &lists()[0];
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a plain path");
    let server = Process::start(&["serve-sqlite", path]);
    runtime().block_on(async {
        let address = server.address();
        let games = client::open_tables(address, 3).await;
        let mut pairs = client::sit_down(&[address], games).await;
        let quiet = waits(&mut pairs[0], moves).await;

        let game = pairs[1].game.clone();
        let spectators = client::spectators(address, &game, SPECTATORS).await;
        settle(&server).await;
        let before = server.cpu_seconds();
        for ply in 0..PLIES {
            play(&mut pairs[1], moves, ply).await;
            // Or the next move would go in the same frame.
            settle(&server).await;
        }
        let cpu_ms = (server.cpu_seconds() - before) * 1e3 / PLIES as f64;
        check_all(spectators, moves).await;

        let game = pairs[2].game.clone();
        let spectators = client::spectators(address, &game, SPECTATORS).await;
        settle(&server).await;
        let watched = waits(&mut pairs[2], moves).await;
        check_all(spectators, moves).await;
        rows(cpu_ms, bare_sends_ms().await, quiet, watched)
    })
}

/// What the kernel takes for the sends alone, one after the other and without a web socket.
async fn bare_sends_ms() -> f64 {
    let server = Process::start(&["serve-broadcast"]);
    let mut order = TcpStream::connect(server.address()).expect("a connection");
    let _others: Vec<TcpStream> = (0..SPECTATORS)
        .map(|_| {
            order.write_all(&ACCEPT).expect("it is taken");
            TcpStream::connect(server.address()).expect("a connection")
        })
        .collect();
    settle(&server).await;
    let before = server.cpu_seconds();
    for _ in 0..PLIES {
        order.write_all(b"!").expect("it is taken");
        settle(&server).await;
    }
    (server.cpu_seconds() - before) * 1e3 / PLIES as f64
}

fn rows(cpu_ms: f64, bare_ms: f64, quiet: f64, watched: f64) -> Vec<Row> {
    vec![
        Row {
            figure: format!("CPU of a move broadcast to {SPECTATORS} spectators"),
            ours: format!("{cpu_ms:.1} ms"),
            anchor: format!("the sends alone {bare_ms:.1} ms"),
            target: "≤ 25 ms".to_owned(),
            met: cpu_ms <= 25.0,
        },
        Row {
            figure: format!("players' wait for a move, {SPECTATORS} spectators, moves at once"),
            ours: format!("{watched:.1} ms"),
            anchor: format!("without spectators {quiet:.1} ms"),
            target: "≤ anchor + 5 ms".to_owned(),
            met: watched <= quiet + 5.0,
        },
    ]
}

/// Until the server has nothing to do.
async fn settle(server: &Process) {
    let mut before = server.cpu_seconds();
    loop {
        sleep(Duration::from_millis(50)).await;
        let now = server.cpu_seconds();
        if now - before < 0.0005 {
            return;
        }
        before = now;
    }
}

/// Plays a move until both players have it.
async fn play(pair: &mut Pair, moves: &[String], ply: usize) {
    let command = client::command(pair.game.as_str(), ply, &moves[ply]);
    client::send(&mut pair.sockets[ply % 2], command).await;
    for socket in &mut pair.sockets {
        client::until(socket, "\"moved\"").await;
    }
}

/// How long both players wait for a move when the next one follows at once, in milliseconds: the
/// median. The spectators do not read meanwhile, so that this process does not compete with
/// the server.
async fn waits(pair: &mut Pair, moves: &[String]) -> f64 {
    let mut waits = Vec::new();
    for ply in 0..PLIES {
        let start = Instant::now();
        play(pair, moves, ply).await;
        waits.push(start.elapsed().as_secs_f64() * 1e3);
    }
    median(waits)
}

/// Everybody gets the last move.
async fn check_all(spectators: Vec<Socket>, moves: &[String]) {
    let last = moves.last().expect("a move");
    for mut socket in spectators {
        client::until(&mut socket, last).await;
    }
}
