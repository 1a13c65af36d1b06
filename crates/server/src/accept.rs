//! Accepts connections: how many there may be, and for how long, before they have become
//! WebSockets.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::address::AddressSource;
use crate::limits::{Permit, Quotas};
use crate::metered::{MeteredStream, SocketLimits, UpgradeFlag};
use crate::metrics::Metrics;

/// Pause after an error of the server's own, such as too many open files.
const ACCEPT_BACKOFF: Duration = Duration::from_secs(1);

/// The longest head of a request. A browser's has about 1 KiB.
const MAX_HEAD: usize = 16 << 10;

/// The most headers of a request.
const MAX_HEADERS: usize = 64;

/// What the kernel may hold of what a client sends and does not read; it takes about twice as much
/// memory. A WebSocket gets a smaller buffer to send from, but the page has some hundred KiB.
const RECEIVE_BUFFER: usize = 16 << 10;
const SEND_BUFFER: usize = 128 << 10;

pub(crate) struct Acceptor {
    pub(crate) listener: TcpListener,
    pub(crate) routes: Router,
    pub(crate) quotas: Quotas,
    pub(crate) address_source: AddressSource,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) closed: watch::Receiver<bool>,
}

impl Acceptor {
    /// Accepts connections until the server closes, and then waits for the open ones.
    pub(crate) async fn run(mut self) {
        let routes = TowerToHyperService::new(self.routes.clone());
        // Connections inherit it, and agree on their windows by it.
        let listener = SockRef::from(&self.listener);
        let capped = listener
            .set_recv_buffer_size(RECEIVE_BUFFER)
            .and_then(|()| listener.set_send_buffer_size(SEND_BUFFER));
        if let Err(error) = capped {
            tracing::warn!(%error, "the kernel's buffers cannot be limited");
        }
        let mut connections = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(_) = connections.join_next() => continue,
                _ = self.closed.changed() => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) if is_client_error(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "connections cannot be accepted");
                    sleep(ACCEPT_BACKOFF).await;
                    continue;
                }
            };
            // Behind a proxy all connections have its address.
            let address = match self.address_source {
                AddressSource::Direct => Some(peer.ip()),
                AddressSource::BehindProxy => None,
            };
            let Some(permit) = self.quotas.http(address) else {
                self.metrics.refused_http.increment();
                continue;
            };
            let connection = HttpConnection {
                peer,
                routes: routes.clone(),
                closed: self.closed.clone(),
                permit,
            };
            connections.spawn(connection.serve(stream));
        }
        drop(self.listener);
        while connections.join_next().await.is_some() {}
    }
}

/// A connection that is not a WebSocket, or not yet.
struct HttpConnection {
    peer: SocketAddr,
    routes: TowerToHyperService<Router>,
    closed: watch::Receiver<bool>,
    /// Counts against the limits until the connection ends.
    permit: Permit,
}

impl HttpConnection {
    /// Also ends when the connection is upgraded to a WebSocket.
    async fn serve(self, stream: TcpStream) {
        let Self {
            peer,
            routes,
            mut closed,
            permit,
        } = self;
        // A move is small and somebody waits for it.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
        let limits = permit.limits();
        let upgraded = UpgradeFlag::default();
        let flag = upgraded.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            let response = routes.call(request);
            let flag = flag.clone();
            async move {
                let response = response.await?;
                if response.status() == StatusCode::SWITCHING_PROTOCOLS {
                    flag.set();
                }
                Ok::<_, Infallible>(response)
            }
        });
        let socket_limits = SocketLimits {
            rate: limits.socket_bytes,
            send_buffer: limits.socket_send_buffer,
        };
        let stream = MeteredStream::new(stream, socket_limits, upgraded);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.header_timeout)
            .max_buf_size(MAX_HEAD)
            .max_headers(MAX_HEADERS)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => return,
            () = sleep(limits.http_time) => {}
            _ = closed.changed() => {}
        }
        // A response in progress may still be finished, within a limit.
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.http_time, connection).await;
    }
}

fn is_client_error(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    )
}
