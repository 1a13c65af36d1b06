//! The server as a whole: wiring, background tasks, shutdown.

use std::future::Future;
use std::io;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use caminos_event_log::EventLog;
use caminos_node::Writers;
use futures_util::FutureExt as _;
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, timeout};

use crate::accept::Acceptor;
use crate::address::{AddressSource, lan_origins};
use crate::app::{App, routes};
use crate::bus::{Bus, CHECK_INTERVAL, NatsOptions};
use crate::descriptors::DescriptorLimit;
use crate::engine::{Pace, Scheduler};
use crate::hosts::Hosts;
use crate::limits::{Limits, Quotas};
use crate::metrics::Metrics;
use crate::outages::{Heartbeats, Outages};
use crate::page::Page;
use crate::preview::Previews;
use crate::readiness::Readiness;
use crate::retention::Retention;
use crate::rooms::Rooms;
use crate::services::Services;
use crate::wall_clock::{SystemClock, WallClock};

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
    pub address_source: AddressSource,
    /// Names of this server beside those of the machine and of the network around it.
    pub hosts: Vec<String>,
    /// How long the server goes on after it was asked to stop, so that load balancers see that it
    /// is not ready any more.
    pub drain: Duration,
    /// After what time a game that nobody uses is dropped from memory.
    pub idle: Duration,
    /// How long games are kept.
    pub retention: Retention,
    /// How often the server notes that it is up, so that clocks lose no time by an outage.
    pub heartbeats: Heartbeats,
    /// Where other nodes hear of commits at once.
    pub nats: Option<NatsOptions>,
    /// The time of day by which matches are played.
    pub wall_clock: Arc<dyn WallClock>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            page: Page::built(),
            limits: Limits::default(),
            pace: Pace::default(),
            address_source: AddressSource::default(),
            hosts: Vec::new(),
            drain: Duration::ZERO,
            idle: Duration::from_secs(120),
            retention: Retention::default(),
            heartbeats: Heartbeats::default(),
            nats: None,
            wall_clock: Arc::new(SystemClock::default()),
        }
    }
}

/// How often the games that somebody follows are compared with the log while the bus works: for
/// messages that it has lost, and for nodes that have lost the bus and play on without it. A
/// thousand games are one query.
const POLL_WITH_BUS: Duration = Duration::from_secs(2);

/// The same while there is no bus, so that play goes on.
const POLL_WITHOUT_BUS: Duration = Duration::from_secs(1);

/// How often nodes say again who is connected to them.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(15);

/// Before a task begins anew that has panicked, and may do so at once.
const PAUSE_AFTER_PANIC: Duration = Duration::from_millis(100);

/// How long connections have to end when the server stops.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves until `shutdown` is done; then connections are closed, queued writes are committed, and
/// the log is closed.
///
/// # Errors
/// When the listener fails, no threads can be started, or the bus cannot be used as it is set up.
pub async fn serve(
    listener: TcpListener,
    log: Arc<dyn EventLog>,
    options: Options,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    let services = start_services(Arc::clone(&log), &options).await?;
    let metrics = Arc::clone(&services.metrics);
    let _jobs = services.bus.take_jobs(Arc::downgrade(&services));
    let _alive = services.bus.exchange_alive();
    let rooms = Arc::new(Rooms::new(services));
    // Before the first game: what its clock has lost has to be known.
    rooms.keep_time().await;
    let (closing, closed) = watch::channel(false);
    let quotas = Quotas::new(options.limits);
    check_descriptors(&options.limits);
    let background = start_background(&rooms, &quotas, &options);
    let app = Arc::new(App {
        rooms: Arc::clone(&rooms),
        quotas: quotas.clone(),
        page: options.page,
        address_source: options.address_source,
        origins: lan_origins(address),
        shutdown: closed,
        hosts: Hosts::new(options.address_source, &options.hosts),
        readiness: readiness(&rooms),
        previews: Previews::default(),
    });
    tracing::info!(%address, "listening");
    let acceptor = Acceptor {
        listener,
        routes: routes(Arc::clone(&app)),
        quotas,
        address_source: app.address_source,
        metrics: Arc::clone(&metrics),
        closed: app.shutdown.clone(),
    };
    let serving = acceptor.run();
    tokio::pin!(serving);
    let asked = async {
        shutdown.await;
        app.readiness.drain();
        tracing::info!(seconds = options.drain.as_secs(), "draining");
        tokio::time::sleep(options.drain).await;
    };
    tokio::select! {
        () = &mut serving => {}
        () = asked => {}
    }
    tracing::info!("closing");
    // Fails only if no connection is open.
    let _ = closing.send(true);
    let _ = timeout(CLOSE_TIMEOUT, serving).await;
    drop(background);
    let deadline = Instant::now() + CLOSE_TIMEOUT;
    while metrics.sockets.get() > 0 && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    log.close().await;
    tracing::info!("closed");
    Ok(())
}

/// What all games of this node share.
pub(crate) async fn start_services(
    log: Arc<dyn EventLog>,
    options: &Options,
) -> io::Result<Arc<Services>> {
    let bus = match &options.nats {
        Some(nats) => Bus::nats(nats).await.map_err(io::Error::other)?,
        None => Bus::none(),
    };
    Ok(Arc::new(Services {
        writers: if log.is_shared() {
            Writers::Many
        } else {
            Writers::One
        },
        log,
        bus,
        engines: Scheduler::start(options.pace, &Handle::current())?,
        metrics: Arc::new(Metrics::default()),
        wall_clock: Arc::clone(&options.wall_clock),
        outages: Outages::new(options.heartbeats),
    }))
}

fn readiness(rooms: &Arc<Rooms>) -> Readiness {
    let rooms = Arc::clone(rooms);
    Readiness::new(Box::new(move || {
        let rooms = Arc::clone(&rooms);
        Box::pin(async move { rooms.services().probe().await })
    }))
}

/// What runs beside the connections; dropping the set ends it.
fn start_background(rooms: &Arc<Rooms>, quotas: &Quotas, options: &Options) -> JoinSet<()> {
    let Options {
        idle,
        heartbeats,
        retention,
        ..
    } = *options;
    let quotas = quotas.clone();
    let rooms = || Arc::clone(rooms);
    let mut tasks = JoinSet::new();
    tasks.spawn(keep_running(rooms(), move |rooms| {
        drop_idle(rooms, quotas.clone(), idle)
    }));
    tasks.spawn(keep_running(rooms(), poll));
    tasks.spawn(keep_running(rooms(), move |rooms| {
        keep_time(rooms, heartbeats)
    }));
    tasks.spawn(keep_running(rooms(), move |rooms| {
        load_overdue(rooms, heartbeats)
    }));
    tasks.spawn(keep_running(rooms(), refresh_presence));
    tasks.spawn(keep_running(rooms(), check_nodes));
    tasks.spawn(keep_running(rooms(), move |rooms| {
        clean_up(rooms, retention)
    }));
    tasks
}

/// Begins a task anew that has panicked: without heartbeats, say, the clocks of this node would
/// stand still for ever, without a message.
async fn keep_running<T, F: Future<Output = ()>>(of: Arc<T>, task: impl Fn(Arc<T>) -> F) {
    while AssertUnwindSafe(task(Arc::clone(&of)))
        .catch_unwind()
        .await
        .is_err()
    {
        tracing::error!("a task in the background has panicked, and begins anew");
        tokio::time::sleep(PAUSE_AFTER_PANIC).await;
    }
}

/// Every connection is a descriptor, and so is every file.
fn check_descriptors(limits: &Limits) {
    let Some(limit) = DescriptorLimit::raise() else {
        return;
    };
    let connections = u64::from(limits.sockets) + u64::from(limits.http);
    if !limit.is_enough_for(connections) {
        tracing::warn!(
            limit = limit.soft,
            needed = DescriptorLimit::needed(connections),
            "too few file descriptors for all connections: raise the limit (ulimit -n, or \
             LimitNOFILE of systemd), or lower --max-sockets"
        );
    }
}

async fn drop_idle(rooms: Arc<Rooms>, quotas: Quotas, idle: Duration) {
    let mut clock = tokio::time::interval(idle.max(Duration::from_millis(10)) / 4);
    loop {
        clock.tick().await;
        rooms.drop_idle(idle);
        quotas.sweep();
    }
}

async fn poll(rooms: Arc<Rooms>) {
    loop {
        let pause = if rooms.services().bus.is_connected() {
            POLL_WITH_BUS
        } else {
            POLL_WITHOUT_BUS
        };
        tokio::time::sleep(pause).await;
        rooms.poll().await;
    }
}

async fn keep_time(rooms: Arc<Rooms>, heartbeats: Heartbeats) {
    loop {
        tokio::time::sleep(heartbeats.every).await;
        rooms.keep_time().await;
    }
}

/// Beside the heartbeats, since it reads games.
async fn load_overdue(rooms: Arc<Rooms>, heartbeats: Heartbeats) {
    loop {
        tokio::time::sleep(heartbeats.every).await;
        rooms.load_overdue().await;
    }
}

async fn refresh_presence(rooms: Arc<Rooms>) {
    let mut clock = tokio::time::interval(PRESENCE_INTERVAL);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        rooms.refresh_presence();
    }
}

async fn check_nodes(rooms: Arc<Rooms>) {
    let mut clock = tokio::time::interval(CHECK_INTERVAL);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        rooms.check_nodes();
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

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    /// Moves of a node that had lost the bus were seen elsewhere up to 15 s later.
    #[test]
    fn moves_are_seen_within_two_seconds_whatever_the_bus_loses() {
        assert!(POLL_WITH_BUS.max(POLL_WITHOUT_BUS) <= Duration::from_secs(2));
    }

    /// A panic ended the heartbeats, and the node stayed ready.
    #[tokio::test]
    async fn a_task_that_panics_begins_anew() {
        let rounds = Arc::new(AtomicU32::new(0));
        let task = |rounds: Arc<AtomicU32>| async move {
            let round = rounds.fetch_add(1, Ordering::Relaxed);
            assert_ne!(round, 0, "a fault in the first round");
        };
        keep_running(Arc::clone(&rounds), task).await;
        assert_eq!(rounds.load(Ordering::Relaxed), 2);
    }
}
