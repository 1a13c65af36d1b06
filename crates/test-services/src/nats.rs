//! NATS.

use std::fs::File;
use std::io::Read as _;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use rustix::process::Signal;
use tempfile::TempDir;

use crate::install::folder_of;
use crate::port::free_port;
use crate::process::{Process, StartError};

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    port: u16,
    program: PathBuf,
    folder: TempDir,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// When it cannot be installed or does not start.
    pub fn start() -> Result<Self, StartError> {
        const ATTEMPTS: usize = 5;
        let program = folder_of("nats-server", "nats-server", usual_folders)?;
        let mut server = Self {
            process: None,
            port: 0,
            program: program.join("nats-server"),
            folder: tempfile::Builder::new().prefix("caminos-nats-").tempdir()?,
        };
        for attempt in 1.. {
            server.port = free_port().ok_or(StartError::NoPort)?;
            match server.launch() {
                // Somebody else has taken the port meanwhile.
                Err(StartError::Failed { .. }) if attempt < ATTEMPTS => {}
                result => return result.map(|()| server),
            }
        }
        unreachable!("the last attempt returns")
    }

    fn launch(&mut self) -> Result<(), StartError> {
        let log = self.folder.path().join("log");
        let output = File::options().create(true).append(true).open(&log)?;
        let port = self.port;
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        command.stdout(output.try_clone()?).stderr(output);
        let process = Process::start(
            "nats-server",
            &mut command,
            || is_ready(port),
            || std::fs::read_to_string(&log).unwrap_or_default(),
        )?;
        self.process = Some(process);
        Ok(())
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Stops it; connections are closed.
    pub fn stop(&mut self) {
        if let Some(process) = self.process.take() {
            process.end(Signal::INT);
        }
    }

    /// Kills it, as a crash does.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }

    /// Starts it again at the same port.
    ///
    /// # Errors
    /// When it does not start.
    pub fn restart(&mut self) -> Result<(), StartError> {
        self.stop();
        self.launch()
    }

    /// It does not run any more, and its connections stay open.
    pub fn pause(&self) {
        if let Some(process) = &self.process {
            process.signal(Signal::STOP);
        }
    }

    /// After [`Nats::pause`].
    pub fn resume(&self) {
        if let Some(process) = &self.process {
            process.signal(Signal::CONT);
        }
    }
}

fn usual_folders() -> Vec<PathBuf> {
    ["/usr/sbin", "/usr/bin"].map(PathBuf::from).to_vec()
}

/// It greets whoever connects.
fn is_ready(port: u16) -> bool {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let timeout = Duration::from_secs(1);
    let Ok(mut stream) = TcpStream::connect_timeout(&address, timeout) else {
        return false;
    };
    let mut greeting = [0; 4];
    stream.set_read_timeout(Some(timeout)).is_ok()
        && stream.read_exact(&mut greeting).is_ok()
        && &greeting == b"INFO"
}
