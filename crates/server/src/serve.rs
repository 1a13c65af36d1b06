//! The server as a whole: wiring, background tasks, shutdown.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, timeout};

use crate::accept::Acceptor;
use crate::address::{Clients, lan_origins};
use crate::app::{App, routes};
use crate::engine::Pace;
use crate::limits::{Limits, Quotas};
use crate::page::Page;
use crate::rooms::Rooms;
use crate::store::{Retention, Store};

/// What can be chosen about a server. The defaults are what people want.
#[derive(Clone, Debug)]
pub struct Options {
    /// The page.
    pub page: Page,
    /// Limits per address and in all.
    pub limits: Limits,
    /// How quickly the computer answers.
    pub pace: Pace,
    /// Where the address of a client is found.
    pub clients: Clients,
    /// After what time a game that nobody uses is dropped from memory.
    pub idle: Duration,
    /// How long games stay on disk.
    pub retention: Retention,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            page: Page::built(),
            limits: Limits::default(),
            pace: Pace::default(),
            clients: Clients::default(),
            idle: Duration::from_secs(120),
            retention: Retention::default(),
        }
    }
}

/// How often connections are pinged.
const PING_INTERVAL: Duration = Duration::from_secs(25);

/// How long connections have to end when the server stops.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves until `shutdown` is done; then connections are closed, queued writes are committed, and
/// the store is closed.
///
/// # Errors
/// When the listener fails or no threads can be started.
pub async fn serve(
    listener: TcpListener,
    store: Store,
    options: Options,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    let store = Arc::new(store);
    let rooms = Arc::new(Rooms::new(Arc::clone(&store), options.pace)?);
    let (closing, closed) = watch::channel(false);
    let quotas = Quotas::new(options.limits);
    let app = Arc::new(App {
        rooms: Arc::clone(&rooms),
        quotas: quotas.clone(),
        page: options.page,
        clients: options.clients,
        origins: lan_origins(address),
        shutdown: closed,
    });
    let idling = tokio::spawn(drop_idle(Arc::clone(&rooms), quotas.clone(), options.idle));
    let pinging = tokio::spawn(ping(Arc::clone(&rooms)));
    let cleaning = tokio::spawn(clean_up(Arc::clone(&rooms), options.retention));
    tracing::info!(%address, "listening");
    let acceptor = Acceptor {
        listener,
        routes: routes(Arc::clone(&app)),
        quotas,
        clients: app.clients,
        metrics: Arc::clone(store.metrics()),
        closed: app.shutdown.clone(),
    };
    let serving = acceptor.run();
    tokio::pin!(serving);
    tokio::select! {
        () = &mut serving => {}
        () = shutdown => {}
    }
    tracing::info!("closing");
    // Fails only if no connection is open.
    let _ = closing.send(true);
    rooms.close();
    let _ = timeout(CLOSE_TIMEOUT, serving).await;
    idling.abort();
    pinging.abort();
    cleaning.abort();
    let deadline = Instant::now() + CLOSE_TIMEOUT;
    while store.metrics().sockets.get() > 0 && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::task::spawn_blocking(move || store.close())
        .await
        .map_err(io::Error::other)?;
    tracing::info!("closed");
    Ok(())
}

async fn drop_idle(rooms: Arc<Rooms>, quotas: Quotas, idle: Duration) {
    let mut clock = tokio::time::interval(idle.max(Duration::from_millis(10)) / 4);
    loop {
        clock.tick().await;
        rooms.drop_idle(idle);
        quotas.sweep();
    }
}

async fn ping(rooms: Arc<Rooms>) {
    let mut clock = tokio::time::interval(PING_INTERVAL);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        rooms.ping();
    }
}

async fn clean_up(rooms: Arc<Rooms>, retention: Retention) {
    let mut clock = tokio::time::interval(retention.cleanup_every.max(Duration::from_millis(10)));
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        if let Err(error) = rooms.delete_expired(retention).await {
            tracing::error!(%error, "expired games could not be deleted");
        }
    }
}
