//! The server as a whole.

use std::future::{Future, IntoFuture as _};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::address::{Clients, lan_origins};
use crate::app::{App, routes};
use crate::computer::{Pace, Thinkers};
use crate::hall::Hall;
use crate::limits::{Gate, Limits};
use crate::page::Page;
use crate::store::{Keep, Store};

/// What can be chosen about a server. The defaults are what people want.
#[derive(Clone, Debug)]
pub struct Options {
    /// The page.
    pub page: Page,
    /// How much anybody may ask.
    pub limits: Limits,
    /// How quickly the computer answers.
    pub pace: Pace,
    /// How clients come.
    pub clients: Clients,
    /// After what time a game that nobody uses is dropped from memory.
    pub idle: Duration,
    /// How long games are kept on disk.
    pub keep: Keep,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            page: Page::embedded(),
            limits: Limits::default(),
            pace: Pace::default(),
            clients: Clients::default(),
            idle: Duration::from_secs(120),
            keep: Keep::default(),
        }
    }
}

/// How long connections have to end when the server stops.
const TO_CLOSE: Duration = Duration::from_secs(5);

/// Serves until `shutdown` is done; then connections are told and closed, what is waiting is
/// written, and the store is closed.
///
/// # Errors
/// When connections cannot be taken or threads not be started.
pub async fn serve(
    listener: TcpListener,
    store: Store,
    options: Options,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    let store = Arc::new(store);
    let thinkers = Thinkers::start(options.pace, &tokio::runtime::Handle::current())?;
    let hall = Arc::new(Hall::new(Arc::clone(&store), thinkers));
    let (closing, closed) = watch::channel(false);
    let gate = Gate::new(options.limits);
    let app = Arc::new(App {
        hall: Arc::clone(&hall),
        gate: gate.clone(),
        page: options.page,
        clients: options.clients,
        origins: lan_origins(address),
        shutdown: closed,
    });
    let sweeping = tokio::spawn(sweep(Arc::clone(&hall), gate, options.idle));
    let tidying = tokio::spawn(tidy(Arc::clone(&hall), options.keep));
    let service = routes(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| {
        // A move is small and somebody waits for it.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
    });
    tracing::info!(%address, "listening");
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        shutdown.await;
        tracing::info!("closing");
        // Connections look at this; nobody may be there.
        let _ = closing.send(true);
    });
    let mut closed = app.shutdown.clone();
    let overdue = async {
        let _ = closed.changed().await;
        tokio::time::sleep(TO_CLOSE).await;
    };
    let served = tokio::select! {
        served = serving.into_future() => served,
        () = overdue => Ok(()),
    };
    sweeping.abort();
    tidying.abort();
    let deadline = Instant::now() + TO_CLOSE;
    while store.metrics().sockets.get() > 0 && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::task::spawn_blocking(move || store.close())
        .await
        .map_err(io::Error::other)?;
    tracing::info!("closed");
    served
}

async fn sweep(hall: Arc<Hall>, gate: Gate, idle: Duration) {
    let mut clock = tokio::time::interval(idle.max(Duration::from_millis(10)) / 4);
    loop {
        clock.tick().await;
        hall.sweep(idle);
        gate.sweep();
    }
}

async fn tidy(hall: Arc<Hall>, keep: Keep) {
    let mut clock = tokio::time::interval(keep.look_every.max(Duration::from_millis(10)));
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        if let Err(error) = hall.tidy(keep).await {
            tracing::error!(%error, "old games could not be looked for");
        }
    }
}
