//! `caminos serve`: the table in a browser.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use caminos_event_log::SqliteLog;
use caminos_server::{Clients, Options, lan_origins, serve};
use tokio::net::TcpListener;

use crate::arg_value::value;
use crate::failure::{Failure, UsageError};
use crate::language::tr;
use crate::output::Completion;

/// The raw arguments.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8377", value_parser = value(parse_address))]
    listen: SocketAddr,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[arg(long)]
    no_open: bool,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_enum, default_value_t = Log::Warn)]
    log: Log,
}

#[derive(Copy, Clone, Debug, clap::ValueEnum)]
enum Log {
    Error,
    Warn,
    Info,
    Debug,
}

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Completion, Failure> {
    log_to_stderr(args.log);
    let data = data_folder(args.data.as_ref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::NoThreads)?;
    let log = SqliteLog::open(data, runtime.handle().clone())?;
    let listen = |error| Failure::Listen {
        address: args.listen,
        error,
    };
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen).await.map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        announce(out, address, &log)?;
        if !args.no_open {
            open_browser(&local_link(address));
        }
        let options = Options {
            clients: if args.behind_proxy {
                Clients::BehindProxy
            } else {
                Clients::Direct
            },
            ..Options::default()
        };
        let served = serve(listener, Arc::new(log), options, stop_requested()).await;
        served.map_err(Failure::Serve)?;
        Ok(Completion::Success)
    })
}

fn log_to_stderr(log: Log) {
    use tracing_subscriber::filter::LevelFilter;
    let level = match log {
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(io::stderr)
        .init();
}

/// The folder that was asked for, or the usual one.
pub(crate) fn data_folder(asked: Option<&PathBuf>) -> Result<PathBuf, UsageError> {
    asked.map_or_else(usual_data_folder, |folder| Ok(folder.clone()))
}

/// As the XDG rules have it, and what other systems use instead.
fn usual_data_folder() -> Result<PathBuf, UsageError> {
    let folder = |name: &str| {
        let folder = std::env::var_os(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"))
        .map(|data| data.join("caminos"))
        .ok_or(UsageError::NoDataFolder)
}

fn parse_address(text: &str) -> Result<SocketAddr, UsageError> {
    text.parse().map_err(|_| UsageError::Address)
}

fn local_link(address: SocketAddr) -> String {
    let ip = match address.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

fn announce(out: &mut dyn Write, address: SocketAddr, log: &SqliteLog) -> io::Result<()> {
    writeln!(out, "{}", tr!("serve-at", link = local_link(address)))?;
    for origin in lan_origins(address) {
        writeln!(out, "{}", tr!("serve-network", link = format!("{origin}/")))?;
    }
    let folder = log.path().display().to_string();
    writeln!(out, "{}", tr!("serve-folder", folder = folder))?;
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

/// Ends at Ctrl-C, or when the process is asked to end.
async fn stop_requested() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    // Without a way to hear of it, it goes on until it is killed.
    if interrupted.await.is_err() {
        std::future::pending::<()>().await;
    }
}
