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

    /// The time that all threads have run so far. The process's own figures count in ticks
    /// of 10 ms, which is much beside a run of half a second.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        let threads = format!("/proc/{}/task", self.child.id());
        let threads = std::fs::read_dir(threads).expect("Linux with /proc");
        let nanoseconds = |folder: std::fs::DirEntry| -> f64 {
            // A thread may end meanwhile; only idle ones do.
            let stat = std::fs::read_to_string(folder.path().join("schedstat"));
            let stat = stat.unwrap_or_else(|_| "0".to_owned());
            let ran = stat.split_whitespace().next();
            ran.expect("the form of schedstat")
                .parse()
                .expect("a number")
        };
        threads.flatten().map(nanoseconds).sum::<f64>() / 1e9
    }

    pub(crate) fn resident_kib(&self) -> f64 {
        let status = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(status).expect("Linux with /proc");
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

/// What the kernel holds in buffers of all TCP connections of this machine, at both ends.
pub(crate) fn kernel_kib() -> f64 {
    const PAGE_KIB: f64 = 4.0;
    let text = std::fs::read_to_string("/proc/net/sockstat").expect("Linux with /proc");
    let pages = text.lines().find_map(|line| {
        let (_, pages) = line.strip_prefix("TCP:")?.split_once(" mem ")?;
        pages.trim().parse::<f64>().ok()
    });
    pages.expect("the form of sockstat") * PAGE_KIB
}
