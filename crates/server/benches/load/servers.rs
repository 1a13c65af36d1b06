//! The two servers that are compared.

use std::io::Write as _;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::extract::ws::Message;
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use caminos_event_log::SqliteLog;
use caminos_server::{Limits, Options, Page, Rate, serve};
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

/// Ours, with limits that one machine as client does not meet.
pub(crate) fn table(folder: &str) {
    let plenty = Rate {
        burst: 1 << 20,
        every: Duration::from_micros(1),
    };
    let options = Options {
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
    };
    let folder = folder.to_owned();
    crate::runtime().block_on(async {
        let log = SqliteLog::open(folder, tokio::runtime::Handle::current()).expect("a log");
        let listener = listen().await;
        let forever = std::future::pending();
        serve(listener, Arc::new(log), options, forever)
            .await
            .expect("it serves");
    });
}
