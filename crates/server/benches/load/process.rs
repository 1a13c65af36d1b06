//! A server in a process of its own, and what it uses.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

pub(crate) struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// This program again, in another part.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output is a pipe");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("its address");
        let address = line.trim().parse().expect("its address");
        Self { child, address }
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    fn proc(&self, file: &str) -> String {
        let path = format!("/proc/{}/{file}", self.child.id());
        std::fs::read_to_string(path).expect("/proc tells about processes")
    }

    /// User and system time so far, of all threads. `schedstat` would be finer, but leaves
    /// out threads; ticks are 10 ms, and runs are far longer.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        const TICKS_A_SECOND: f64 = 100.0;
        let stat = self.proc("stat");
        let (_, fields) = stat.rsplit_once(')').expect("the form of stat");
        let fields: Vec<&str> = fields.split_whitespace().collect();
        let ticks = |n: usize| -> f64 { fields[n].parse().expect("a number") };
        (ticks(11) + ticks(12)) / TICKS_A_SECOND
    }

    pub(crate) fn resident_kib(&self) -> f64 {
        let status = self.proc("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let line = line.expect("the form of status");
        line.trim()
            .trim_end_matches(" kB")
            .parse()
            .expect("a number")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is of no more use, whatever state it is in.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
