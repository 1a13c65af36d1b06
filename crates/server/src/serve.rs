//! The server as a whole.

use std::future::Future;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, timeout};

use crate::address::{Clients, lan_origins};
use crate::app::{App, routes};
use crate::computer::{Pace, Thinkers};
use crate::door::Door;
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

/// How often connections are asked whether they are there.
const PING: Duration = Duration::from_secs(25);

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
    let sweeping = tokio::spawn(sweep(Arc::clone(&hall), gate.clone(), options.idle));
    let pinging = tokio::spawn(ping(Arc::clone(&hall)));
    let tidying = tokio::spawn(tidy(Arc::clone(&hall), options.keep));
    tracing::info!(%address, "listening");
    let door = Door {
        listener,
        routes: routes(Arc::clone(&app)),
        gate,
        clients: app.clients,
        metrics: Arc::clone(store.metrics()),
        closed: app.shutdown.clone(),
    };
    let serving = door.run();
    tokio::pin!(serving);
    tokio::select! {
        () = &mut serving => {}
        () = shutdown => {}
    }
    tracing::info!("closing");
    // Connections look at this; nobody may be there.
    let _ = closing.send(true);
    hall.close();
    let _ = timeout(TO_CLOSE, serving).await;
    sweeping.abort();
    pinging.abort();
    tidying.abort();
    let deadline = Instant::now() + TO_CLOSE;
    while store.metrics().sockets.get() > 0 && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::task::spawn_blocking(move || store.close())
        .await
        .map_err(io::Error::other)?;
    tracing::info!("closed");
    Ok(())
}

async fn sweep(hall: Arc<Hall>, gate: Gate, idle: Duration) {
    let mut clock = tokio::time::interval(idle.max(Duration::from_millis(10)) / 4);
    loop {
        clock.tick().await;
        hall.sweep(idle);
        gate.sweep();
    }
}

async fn ping(hall: Arc<Hall>) {
    let mut clock = tokio::time::interval(PING);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        hall.ping();
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
