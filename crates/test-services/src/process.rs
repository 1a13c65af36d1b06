//! A service as a child process that does not outlive the test.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal};

use crate::InstallError;

/// Why a service does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Its program is missing.
    #[error(transparent)]
    Install(#[from] InstallError),
    /// A file or process cannot be made.
    #[error("the service cannot be started: {0}")]
    Io(#[from] io::Error),
    /// There is no free port.
    #[error("there is no free port")]
    NoPort,
    /// It ended at once, or does not answer.
    #[error("{program} does not start: {log}")]
    Failed {
        /// The program.
        program: &'static str,
        /// The end of its log.
        log: String,
    },
}

/// Longer than any machine needs.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running service. Dropping it kills it.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Ends the service when this process ends, however it does: its input then closes.
    watchdog: Child,
}

impl Process {
    /// Starts a service, and waits until it is ready.
    pub(crate) fn start(
        program: &'static str,
        command: &mut Command,
        is_ready: impl Fn() -> bool,
        log: impl Fn() -> String,
    ) -> Result<Self, StartError> {
        // Not in the terminal's process group: an interrupt is for the test.
        let child = command.stdin(Stdio::null()).process_group(0).spawn()?;
        let watchdog = watch(&child)?;
        let mut process = Self { child, watchdog };
        let start = Instant::now();
        while !is_ready() {
            let ended = process.child.try_wait()?.is_some();
            if ended || start.elapsed() > START_TIMEOUT {
                let log = log();
                return Err(StartError::Failed { program, log });
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(process)
    }

    /// The service and its children.
    fn all(&self) -> Vec<Pid> {
        let id = self.child.id();
        let children = std::fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        let children = children.unwrap_or_default();
        let children = children.split_whitespace().filter_map(|id| id.parse().ok());
        std::iter::once(id as i32)
            .chain(children)
            .filter_map(Pid::from_raw)
            .collect()
    }

    /// Sends a signal to the service itself.
    pub(crate) fn signal(&self, signal: Signal) {
        if let Some(service) = Pid::from_raw(self.child.id() as i32) {
            // It may have ended.
            let _ = rustix::process::kill_process(service, signal);
        }
    }

    /// Sends a signal to the service and its children.
    pub(crate) fn signal_all(&self, signal: Signal) {
        for process in self.all() {
            // It may have ended.
            let _ = rustix::process::kill_process(process, signal);
        }
    }

    /// Waits for it and for the children that it leaves behind.
    fn wait(&mut self, children: &[Pid]) {
        let _ = self.child.wait();
        while children
            .iter()
            .any(|child| rustix::process::test_kill_process(*child).is_ok())
        {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether it still runs.
    pub(crate) fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Asks it to end with a signal, and waits until it has.
    pub(crate) fn end(mut self, signal: Signal) {
        let all = self.all();
        self.signal(signal);
        self.wait(&all[1..]);
    }

    /// As if the machine had lost power.
    pub(crate) fn kill(mut self) {
        let all = self.all();
        self.signal_all(Signal::KILL);
        self.wait(&all[1..]);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let all = self.all();
        self.signal_all(Signal::KILL);
        self.wait(all.get(1..).unwrap_or_default());
        let _ = self.watchdog.kill();
        let _ = self.watchdog.wait();
    }
}

/// A process that kills the service once its own input is closed.
fn watch(child: &Child) -> io::Result<Child> {
    let id = child.id();
    let script = format!(
        "cat >/dev/null; for p in {id} $(cat /proc/{id}/task/{id}/children 2>/dev/null); do \
         kill -9 $p 2>/dev/null; done"
    );
    Command::new("sh")
        .args(["-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
}
