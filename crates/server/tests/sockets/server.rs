//! A server on a free port, in this process.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

use caminos_event_log::{EventLog, SqliteLog};
use caminos_server::{Options, Pace, Page, serve};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// As people get it, but with a computer that answers at once and no page.
pub(crate) fn options() -> Options {
    Options {
        page: Page::default(),
        pace: Pace {
            at_least: std::time::Duration::ZERO,
            ..Pace::default()
        },
        ..Options::default()
    }
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::with(folder, options())
    }

    pub(crate) fn with(folder: &Path, options: Options) -> Self {
        let folder = folder.to_owned();
        Self::on(options, move || async move {
            let log = SqliteLog::open(folder, tokio::runtime::Handle::current());
            Arc::new(log.unwrap()) as _
        })
    }

    /// A server on any log, which is opened on its runtime.
    pub(crate) fn on<F>(options: Options, open: impl FnOnce() -> F + Send + 'static) -> Self
    where
        F: Future<Output = Arc<dyn EventLog>>,
    {
        let (stop, stopped) = oneshot::channel();
        let (sender, address) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(2)
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async {
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                sender.send(listener.local_addr().unwrap()).unwrap();
                let stopped = async {
                    let _ = stopped.await;
                };
                serve(listener, open().await, options, stopped)
                    .await
                    .unwrap();
            });
        });
        Self {
            address: address.recv().unwrap(),
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    /// A graceful stop.
    pub(crate) fn stop(mut self) {
        self.halt();
    }

    /// Asks it to stop, without waiting for it.
    pub(crate) fn ask_to_stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    /// Leaves it to the end of the test program.
    pub(crate) fn forget(mut self) {
        self.thread = None;
    }

    fn halt(&mut self) {
        self.ask_to_stop();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || std::thread::panicking());
        }
    }

    /// The value of a metric.
    pub(crate) fn metric(&self, name: &str) -> u64 {
        let text = crate::client::get(self.address, "/metrics").text();
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|value| value.trim().parse().ok())
            .unwrap_or_else(|| panic!("no {name} in {text}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.halt();
    }
}
