//! Where connections come in: how many there may be, and for how long, before they have
//! become sockets.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::address::Clients;
use crate::limits::{Gate, Ticket};
use crate::metrics::Metrics;

/// After an error that is the server's own, such as too many open files.
const TO_RECOVER: Duration = Duration::from_secs(1);

pub(crate) struct Door {
    pub(crate) listener: TcpListener,
    pub(crate) routes: Router,
    pub(crate) gate: Gate,
    pub(crate) clients: Clients,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) closed: watch::Receiver<bool>,
}

impl Door {
    /// Lets connections in until the server closes, and waits for those that are there.
    pub(crate) async fn run(mut self) {
        let routes = TowerToHyperService::new(self.routes.clone());
        let mut visits = JoinSet::new();
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                Some(_) = visits.join_next() => continue,
                _ = self.closed.changed() => break,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) if is_the_clients(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "no connection can be taken");
                    sleep(TO_RECOVER).await;
                    continue;
                }
            };
            // Behind a proxy all of them have its address.
            let address = match self.clients {
                Clients::Direct => Some(peer.ip()),
                Clients::BehindProxy => None,
            };
            let Some(ticket) = self.gate.visit(address) else {
                self.metrics.visits_refused.one();
                continue;
            };
            let visit = Visit {
                peer,
                routes: routes.clone(),
                closed: self.closed.clone(),
                ticket,
            };
            visits.spawn(visit.serve(stream));
        }
        drop(self.listener);
        while visits.join_next().await.is_some() {}
    }
}

/// A connection that is not a socket, or not yet.
struct Visit {
    peer: SocketAddr,
    routes: TowerToHyperService<Router>,
    closed: watch::Receiver<bool>,
    /// Gives the place back at the end.
    ticket: Ticket,
}

impl Visit {
    /// Ends when the connection becomes a socket, too.
    async fn serve(self, stream: TcpStream) {
        let Self {
            peer,
            routes,
            mut closed,
            ticket,
        } = self;
        // A move is small and somebody waits for it.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
        let limits = ticket.limits();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            routes.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.header_within)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        tokio::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => return,
            () = sleep(limits.visit) => {}
            _ = closed.changed() => {}
        }
        // What is being answered may still be; then it is over, whoever dawdles.
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.visit, connection).await;
    }
}

fn is_the_clients(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionReset
    )
}
