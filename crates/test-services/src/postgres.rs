//! Postgres.

use std::fs::File;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustix::process::Signal;
use tempfile::TempDir;

use crate::install::{folder_of, is_root};
use crate::port::free_port;
use crate::process::{Process, StartError};

/// Whether commits survive a power loss.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Durability {
    /// As Postgres is by default.
    Synced,
    /// Quicker; enough for tests, where the machine goes on.
    Unsynced,
}

/// A Postgres server.
#[derive(Debug)]
pub struct Postgres {
    process: Option<Process>,
    port: u16,
    programs: PathBuf,
    durability: Durability,
    folder: TempDir,
}

impl Postgres {
    /// Starts one for tests. Its commits are not synced to the disk: they survive whatever
    /// happens to its processes, and a power loss is not tested here.
    ///
    /// # Errors
    /// When it cannot be installed or does not start.
    pub fn start() -> Result<Self, StartError> {
        Self::start_with(Durability::Unsynced, &std::env::temp_dir())
    }

    /// Starts one for measurements, which syncs as every other server does.
    ///
    /// # Errors
    /// When it cannot be installed or does not start.
    pub fn start_synced() -> Result<Self, StartError> {
        Self::start_synced_in(&std::env::temp_dir())
    }

    /// The same with its data in a folder below this one.
    ///
    /// # Errors
    /// When it cannot be installed or does not start.
    pub fn start_synced_in(parent: &Path) -> Result<Self, StartError> {
        Self::start_with(Durability::Synced, parent)
    }

    fn start_with(durability: Durability, parent: &Path) -> Result<Self, StartError> {
        const ATTEMPTS: usize = 5;
        let programs = folder_of("initdb", "postgresql", usual_folders)?;
        let folder = tempfile::Builder::new()
            .prefix("caminos-postgres-")
            .tempdir_in(parent)?;
        if let Some((user, group)) = service_user() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group))?;
        }
        let mut server = Self {
            process: None,
            port: 0,
            programs,
            durability,
            folder,
        };
        server.make_cluster()?;
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

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// A program of Postgres. It refuses to run as root.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.folder.path());
        if let Some((user, group)) = service_user() {
            command.uid(user).gid(group);
        }
        command
    }

    fn make_cluster(&self) -> Result<(), StartError> {
        let mut command = self.command("initdb");
        command.args(["--no-sync", "--auth=trust", "--username=postgres"]);
        command.args(["--encoding=UTF8", "--locale=C", "--pgdata"]);
        let output = command.arg(self.data()).stdin(Stdio::null()).output()?;
        if output.status.success() {
            return Ok(());
        }
        Err(StartError::Failed {
            program: "initdb",
            log: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }

    fn launch(&mut self) -> Result<(), StartError> {
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data());
        command.arg("-k").arg(self.folder.path());
        command.args(["-p", &self.port.to_string()]);
        let sync = match self.durability {
            Durability::Synced => "on",
            Durability::Unsynced => "off",
        };
        for setting in [
            "listen_addresses=127.0.0.1",
            "max_connections=200",
            &format!("fsync={sync}"),
        ] {
            command.args(["-c", setting]);
        }
        let log = File::options().create(true).append(true).open(self.log())?;
        command.stdout(log.try_clone()?).stderr(log);
        let pid_file = self.data().join("postmaster.pid");
        let _ = std::fs::remove_file(&pid_file);
        let log = self.log();
        let process = Process::start(
            "postgres",
            &mut command,
            || is_ready(&pid_file),
            || end(&log),
        )?;
        self.process = Some(process);
        Ok(())
    }

    /// The address of a database of this name.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database and gives its address.
    ///
    /// # Errors
    /// When it cannot be made, for example because there is one of this name.
    pub fn new_database(&self, name: &str) -> Result<String, StartError> {
        let output = self
            .client("createdb")
            .args(["--template=template0", name])
            .output()?;
        if output.status.success() {
            return Ok(self.url(name));
        }
        Err(StartError::Failed {
            program: "createdb",
            log: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }

    /// A client program of Postgres, such as `psql` or `pgbench`, that connects to this server.
    #[must_use]
    pub fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command
            .env("PGHOST", "127.0.0.1")
            .env("PGPORT", self.port.to_string())
            .env("PGUSER", "postgres")
            .stdin(Stdio::null());
        command
    }

    /// Where it listens.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Stops it as an administrator does: connections are cut, what is committed is stored.
    pub fn stop(&mut self) {
        if let Some(process) = self.process.take() {
            process.end(Signal::INT);
        }
    }

    /// Kills it and its connections, as a crash does.
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

    /// Whether it still runs: a full disk may have ended it.
    pub fn is_running(&mut self) -> bool {
        self.process.as_mut().is_some_and(Process::is_running)
    }

    /// Nothing of it runs any more, and its connections stay open.
    pub fn pause(&self) {
        if let Some(process) = &self.process {
            process.signal_all(Signal::STOP);
        }
    }

    /// After [`Postgres::pause`].
    pub fn resume(&self) {
        if let Some(process) = &self.process {
            process.signal_all(Signal::CONT);
        }
    }
}

/// Debian has them out of the path, a folder a version; the newest first.
fn usual_folders() -> Vec<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .collect();
    versions.sort_unstable();
    versions.into_iter().rev().map(|(_, path)| path).collect()
}

/// The user and group that Debian's package made, if this is root. Their folder is asked,
/// since only root would have to read the list of users.
fn service_user() -> Option<(u32, u32)> {
    if !is_root() {
        return None;
    }
    let home = std::fs::metadata("/var/lib/postgresql").ok()?;
    Some((home.uid(), home.gid()))
}

/// The last line says so, as `pg_ctl` reads it.
fn is_ready(pid_file: &Path) -> bool {
    std::fs::read_to_string(pid_file).is_ok_and(|text| text.trim_end().ends_with("ready"))
}

fn end(log: &Path) -> String {
    let text = std::fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(10)..].join("\n")
}
