//! `caminos serve`: the table in a browser.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use caminos_event_log::{EventLog, Location, OpenError, SqliteLog};
use caminos_server::{AddressSource, Limits, NatsOptions, Options, lan_origins, serve};
use tokio::net::TcpListener;
use tokio::runtime::Handle;

use crate::arg_value::number;
use crate::failure::{Failure, UsageError};
use crate::language::tr;
use crate::output::{Completion, warn};
use crate::services::{ServiceArgs, Storage};

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    services: ServiceArgs,
    #[arg(long)]
    no_open: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    #[arg(long, value_name = "SECONDS", default_value = "0", value_parser = number(0..=3600_u64))]
    drain: u64,
    #[arg(long, value_enum, default_value_t = Log::Warn)]
    log: Log,
    #[arg(long, value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
}

#[derive(Copy, Clone, Debug, clap::ValueEnum)]
enum Log {
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Copy, Clone, Debug, clap::ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    log_to_stderr(args.log, args.log_format);
    let options = options(args)?;
    let storage = args.services.storage()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::NoThreads)?;
    let wanted = args.services.listen;
    let listen = |error| Failure::Listen {
        address: wanted,
        error,
    };
    runtime.block_on(async {
        let (log, location) = open_log(storage).await?;
        let listener = TcpListener::bind(wanted).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        if args.behind_proxy && !address.ip().is_loopback() {
            warn(&tr!("serve-proxy-open", address = address.to_string()));
        }
        let stop = stop_requested().map_err(Failure::Signals)?;
        announce(out, address, &location)?;
        if !args.no_open {
            open_browser(&local_link(address));
        }
        let served = serve(listener, log, options, stop).await;
        served.map_err(Failure::Serve)?;
        Ok(Completion::Success)
    })
}

/// The games, and where they are kept.
async fn open_log(storage: Storage) -> Result<(Arc<dyn EventLog>, String), OpenError> {
    Ok(match storage {
        Storage::Folder(folder) => {
            let log = SqliteLog::open(folder, Handle::current())?;
            let location = log.path().display().to_string();
            (Arc::new(log), location)
        }
        Storage::Postgres(url) => {
            let log = Location::Postgres(url.secret().to_owned()).open().await?;
            (log, url.to_string())
        }
    })
}

fn options(args: &Args) -> Result<Options, UsageError> {
    let options = Options::default();
    let nats = args.services.nats()?.map(|nats| NatsOptions {
        url: nats.url,
        credentials: nats.credentials,
        root_certificates: nats.root_certificates,
    });
    Ok(Options {
        nats,
        address_source: if args.behind_proxy {
            AddressSource::BehindProxy
        } else {
            AddressSource::Direct
        },
        hosts: args.host.clone(),
        drain: Duration::from_secs(args.drain),
        limits: Limits {
            sockets: args.services.max_sockets,
            ..options.limits
        },
        ..options
    })
}

/// `RUST_LOG` says more than the options can: `info,caminos_server::engine=debug`.
fn log_to_stderr(log: Log, format: LogFormat) {
    use tracing_subscriber::filter::{LevelFilter, Targets};
    use tracing_subscriber::layer::SubscriberExt as _;
    use tracing_subscriber::util::SubscriberInitExt as _;
    let level = match log {
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    let asked = std::env::var("RUST_LOG").ok();
    let asked = asked.and_then(|text| text.parse::<Targets>().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(level));
    let registry = tracing_subscriber::registry().with(filter);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    match format {
        LogFormat::Text => registry.with(lines).init(),
        LogFormat::Json => registry.with(lines.json().flatten_event(true)).init(),
    }
}

fn local_link(address: SocketAddr) -> String {
    let ip = match address.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

fn announce(out: &mut dyn Write, address: SocketAddr, location: &str) -> io::Result<()> {
    writeln!(out, "{}", tr!("serve-at", link = local_link(address)))?;
    for origin in lan_origins(address) {
        writeln!(out, "{}", tr!("serve-network", link = format!("{origin}/")))?;
    }
    writeln!(out, "{}", tr!("serve-folder", folder = location))?;
    writeln!(out, "{}", tr!("serve-stop"))?;
    out.flush()
}

/// Opens the page where there is a desktop. If that fails, the address was printed.
fn open_browser(link: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
    {
        ("xdg-open", &[])
    } else {
        return;
    };
    let started = Command::new(program)
        .args(arguments)
        .arg(link)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut browser) = started {
        // Waited for, so that nothing of it is left behind.
        std::thread::spawn(move || browser.wait());
    }
}

/// Ends at Ctrl-C, or when the process is asked to end. The signals are handled from this call on,
/// before the future is polled: who has read the address may send one at once.
#[cfg(unix)]
fn stop_requested() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Ends at Ctrl-C.
#[cfg(not(unix))]
fn stop_requested() -> io::Result<impl Future<Output = ()>> {
    let interrupted = tokio::signal::ctrl_c();
    Ok(async move {
        // Without a way to hear of it, it goes on until it is killed.
        if interrupted.await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
