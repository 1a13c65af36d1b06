//! The servers that are compared.

use std::io::{Read as _, Write as _};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::Message;
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use caminos_event_log::{EventLog, PostgresLog, SqliteLog};
use caminos_server::{Limits, NatsOptions, Options, Pace, Page, Rate, SecretUrl, serve};
use tokio::net::TcpListener;

async fn listen() -> TcpListener {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    println!("{}", listener.local_addr().expect("its address"));
    std::io::stdout().flush().expect("somebody reads it");
    listener
}

/// As little as axum can do: every message goes back.
pub(crate) fn echo() {
    async fn upgrade(upgrade: WebSocketUpgrade) -> Response {
        let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(0);
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if let Message::Text(_) = message
                    && socket.send(message).await.is_err()
                {
                    return;
                }
            }
        })
    }
    crate::runtime().block_on(async {
        let listener = listen().await.tap_io(|stream| {
            stream.set_nodelay(true).expect("a TCP connection");
        });
        let routes = Router::new().route("/socket", get(upgrade));
        axum::serve(listener, routes).await.expect("it serves");
    });
}

/// As little as a broadcast can cost: a byte of the first connection sends a frame to all others.
pub(crate) fn broadcast() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    println!("{}", listener.local_addr().expect("its address"));
    std::io::stdout().flush().expect("somebody reads it");
    let mut first = listener.accept().expect("a connection").0;
    let mut others: Vec<std::net::TcpStream> = Vec::new();
    let mut order = [0];
    while first.read_exact(&mut order).is_ok() {
        if order == ACCEPT {
            others.push(listener.accept().expect("a connection").0);
            others[others.len() - 1]
                .set_nodelay(true)
                .expect("an option");
        } else {
            for stream in &mut others {
                stream.write_all(&FRAME).expect("room in the buffer");
            }
        }
    }
}

/// Lets [`broadcast`] accept a connection; every other byte is a broadcast.
pub(crate) const ACCEPT: [u8; 1] = [b'+'];
/// As long as a move.
const FRAME: [u8; 220] = [b'x'; 220];

/// Ours, with limits that one machine as client does not meet.
fn generous() -> Options {
    let plenty = Rate {
        burst: 1 << 20,
        every: Duration::from_micros(1),
    };
    Options {
        page: Page::default(),
        limits: Limits {
            sockets_per_address: u32::MAX,
            sockets: u32::MAX,
            games: plenty,
            messages: plenty,
            http_per_address: u32::MAX,
            http: u32::MAX,
            ..Limits::default()
        },
        ..Options::default()
    }
}

/// One process on SQLite.
pub(crate) fn sqlite(folder: &str) {
    run(generous(), || open_sqlite(folder));
}

/// The same with the limits of every day, and a computer that answers as soon as it can.
pub(crate) fn strict(folder: &str) {
    let options = Options {
        page: Page::default(),
        pace: Pace {
            at_least: Duration::ZERO,
            ..Pace::default()
        },
        ..Options::default()
    };
    run(options, || open_sqlite(folder));
}

/// A node on Postgres and NATS.
pub(crate) fn postgres(database: &str, nats: &str) {
    let nats = NatsOptions {
        url: SecretUrl::parse(nats, &["nats"]).expect("an address"),
        credentials: None,
        root_certificates: None,
    };
    let options = Options {
        nats: Some(nats),
        ..generous()
    };
    run(options, async || {
        Arc::new(PostgresLog::open(database).await.expect("a log")) as _
    });
}

async fn open_sqlite(folder: &str) -> Arc<dyn EventLog> {
    let runtime = tokio::runtime::Handle::current();
    Arc::new(SqliteLog::open(folder, runtime).expect("a log"))
}

fn run(options: Options, open: impl AsyncFnOnce() -> Arc<dyn EventLog>) {
    crate::runtime().block_on(async {
        let log = open().await;
        let listener = listen().await;
        let forever = std::future::pending();
        serve(listener, log, options, forever)
            .await
            .expect("it serves");
    });
}
