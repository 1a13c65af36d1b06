//! Three nodes as processes of their own, with a Postgres, a NATS, and the links between.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result};
use caminos_test_services::{Nats, Postgres, SmallDisk};
use rustix::process::{Pid, Signal, kill_process};
use tokio::net::{TcpListener, TcpStream};

use crate::proxy::Proxy;

pub(crate) struct Node {
    pub(crate) port: u16,
    pub(crate) to_postgres: Proxy,
    pub(crate) to_nats: Proxy,
    process: Child,
}

pub(crate) struct Cluster {
    program: PathBuf,
    logs: PathBuf,
    pub(crate) postgres: Postgres,
    /// Where the data of Postgres is, if it can be filled; dropped after it.
    pub(crate) disk: Option<SmallDisk>,
    pub(crate) nats: Nats,
    pub(crate) nodes: Vec<Node>,
    /// The database past all proxies, for the checker.
    pub(crate) database: String,
}

const DATABASE: &str = "faults";

/// Much more than a run writes.
const DISK_MIB: u32 = 768;

impl Cluster {
    pub(crate) async fn start(program: &Path, logs: &Path, nodes: usize) -> Result<Self> {
        let disk = SmallDisk::new(DISK_MIB).context("a small disk")?;
        let folder = disk
            .as_ref()
            .map_or_else(std::env::temp_dir, |disk| disk.path().to_owned());
        let postgres = Postgres::start_synced_in(&folder).context("Postgres")?;
        let database = postgres.new_database(DATABASE)?;
        let mut cluster = Self {
            program: program.to_owned(),
            logs: logs.to_owned(),
            postgres,
            disk,
            nats: Nats::start().context("NATS")?,
            nodes: Vec::new(),
            database,
        };
        for (index, port) in free_ports(nodes).await?.into_iter().enumerate() {
            let to_postgres = Proxy::start(cluster.postgres.port()).await?;
            let to_nats = Proxy::start(cluster.nats.port()).await?;
            let process = cluster.spawn(index, port, &to_postgres, &to_nats)?;
            cluster.nodes.push(Node {
                port,
                to_postgres,
                to_nats,
                process,
            });
        }
        for index in 0..nodes {
            cluster.wait_for(index).await?;
        }
        Ok(cluster)
    }

    fn spawn(&self, index: usize, port: u16, postgres: &Proxy, nats: &Proxy) -> Result<Child> {
        let log = self.logs.join(format!("node-{index}.log"));
        let log = std::fs::File::options()
            .append(true)
            .create(true)
            .open(log)?;
        let database = format!("postgres://postgres@127.0.0.1:{}/{DATABASE}", postgres.port);
        Command::new(&self.program)
            .args(["serve", "--no-open", "--log", "info"])
            .args(["--listen", &format!("127.0.0.1:{port}")])
            .args(["--database", &database])
            .args(["--nats", &format!("nats://127.0.0.1:{}", nats.port)])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("{} does not start", self.program.display()))
    }

    /// Until a node accepts connections.
    async fn wait_for(&mut self, index: usize) -> Result<()> {
        let port = self.nodes[index].port;
        for _ in 0..600 {
            let is_open = TcpStream::connect(("127.0.0.1", port)).await.is_ok();
            // Whoever listens there, it is not a node that has ended.
            if let Some(status) = self.nodes[index].process.try_wait()? {
                anyhow::bail!(
                    "node {index} ended with {status}: see {}",
                    self.logs.display()
                );
            }
            if is_open {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        anyhow::bail!("node {index} does not listen")
    }

    fn signal(&self, index: usize, signal: Signal) -> Result<()> {
        let pid = i32::try_from(self.nodes[index].process.id())?;
        let pid = Pid::from_raw(pid).context("a process")?;
        Ok(kill_process(pid, signal)?)
    }

    pub(crate) fn pause(&self, index: usize) -> Result<()> {
        self.signal(index, Signal::STOP)
    }

    pub(crate) fn resume(&self, index: usize) -> Result<()> {
        self.signal(index, Signal::CONT)
    }

    /// SIGKILL, in the middle of whatever it does.
    pub(crate) fn kill(&mut self, index: usize) -> Result<()> {
        self.nodes[index].process.kill()?;
        self.nodes[index].process.wait()?;
        Ok(())
    }

    pub(crate) async fn restart(&mut self, index: usize) -> Result<()> {
        let node = &self.nodes[index];
        let process = self.spawn(index, node.port, &node.to_postgres, &node.to_nats)?;
        self.nodes[index].process = process;
        self.wait_for(index).await
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            // They may be gone already.
            let _ = node.process.kill();
            let _ = node.process.wait();
        }
    }
}

/// Different ports below those of outgoing connections, so that they are still free when a node is
/// restarted. All are held until the last is found: a node takes its own only after a while.
async fn free_ports(count: usize) -> Result<Vec<u16>> {
    let mut held = Vec::new();
    let mut ports = 20_000 + std::process::id() as u16 % 8000..=u16::MAX;
    while held.len() < count {
        let port = ports.next().context("no port is free")?;
        if let Ok(listener) = TcpListener::bind(("127.0.0.1", port)).await {
            held.push((port, listener));
        }
    }
    Ok(held.into_iter().map(|(port, _)| port).collect())
}
