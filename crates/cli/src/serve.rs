//! `caminos serve`: the table in a browser.

use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, anyhow};
use caminos_server::{Clients, Options, Store, lan_origins, serve};
use tokio::net::TcpListener;

use crate::output::{Answer, UsageError};

const EXAMPLES: &str = "\
Examples:
  caminos serve                               at port 8377, also for your network
  caminos serve --listen 127.0.0.1:8377       for this machine alone
  caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

Games are kept on disk and survive a restart. Stop it with Ctrl+C.";

/// The raw arguments.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen: an address and a port, 0 for any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "0.0.0.0:8377")]
    listen: SocketAddr,
    /// The folder for games [default: caminos in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// Clients come through a proxy: take their address from X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// What to log on standard error
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

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Answer> {
    log_to_stderr(args.log);
    let data = match &args.data {
        Some(data) => data.clone(),
        None => usual_data_folder()?,
    };
    let store = Store::open(data)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server's threads cannot be started")?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen)
            .await
            .map_err(|error| explain(args.listen, error))?;
        let address = listener.local_addr()?;
        tell(out, address, &store)?;
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
        serve(listener, store, options, stop_wished()).await?;
        Ok(Answer::Yes)
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

/// As the XDG rules have it, and what other systems use instead.
fn usual_data_folder() -> Result<PathBuf> {
    let folder = |name: &str| {
        let folder = std::env::var_os(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
        .or_else(|| folder("LOCALAPPDATA"))
        .map(|data| data.join("caminos"))
        .ok_or_else(|| {
            let why = "there is no data folder here (neither XDG_DATA_HOME nor HOME is set): \
                       choose one with --data";
            UsageError(why.to_owned()).into()
        })
}

fn explain(address: SocketAddr, error: io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "another program listens at {address} already, perhaps this one: choose another port \
             with --listen {}:PORT",
            address.ip()
        ),
        ErrorKind::PermissionDenied => {
            anyhow!("listening at {address} is not allowed: choose a port from 1024 up")
        }
        ErrorKind::AddrNotAvailable => anyhow!("this machine has no address {}", address.ip()),
        _ => anyhow::Error::new(error).context(format!("listening at {address} failed")),
    }
}

fn local_link(address: SocketAddr) -> String {
    let ip = match address.ip() {
        ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

fn tell(out: &mut dyn Write, address: SocketAddr, store: &Store) -> io::Result<()> {
    writeln!(out, "Caminos is at {}", local_link(address))?;
    for origin in lan_origins(address) {
        writeln!(out, "In this network: {origin}/")?;
    }
    writeln!(out, "Games are kept in {}", store.path().display())?;
    writeln!(out, "Stop it with Ctrl+C.")?;
    out.flush()
}

/// Opens the page where there is a desktop. If that fails, the address was told.
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

async fn stop_wished() {
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
