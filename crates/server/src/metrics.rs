//! Counters, gauges and histograms, in the text format of Prometheus.
//!
//! All labels are known beforehand, so a series is a field: counting is one addition without a
//! lookup, and a wrong name does not compile. A library would look up labels in a map, for a format
//! of three lines.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::histogram::Histogram;
use caminos_event_log::{AppendError, Stats};

/// One time series.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn increment(&self) {
        self.add(1);
    }

    pub(crate) fn decrement(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One field for each time series; series of one metric differ in a label.
macro_rules! metrics {
    ($($name:literal $kind:literal $help:literal { $($field:ident $labels:literal),+ $(,)? })*) => {
        /// What is counted.
        #[derive(Debug, Default)]
        pub(crate) struct Metrics {
            $($(pub(crate) $field: Count,)+)*
            /// From an append to its durable events.
            pub(crate) append_seconds: Histogram,
            /// From durable events to all followers' queues.
            pub(crate) broadcast_seconds: Histogram,
            /// Nanoseconds that commits took.
            commit_ns: Count,
        }

        impl Metrics {
            /// In the text format of Prometheus.
            pub(crate) fn text(&self) -> String {
                let mut text = String::new();
                $(
                    text.push_str(concat!(
                        "# HELP ", $name, " ", $help, "\n# TYPE ", $name, " ", $kind, "\n"
                    ));
                    $(let _ = writeln!(text, "{}{} {}", $name, $labels, self.$field.get());)+
                )*
                let seconds = self.commit_ns.get() as f64 / 1e9;
                let _ = writeln!(
                    text,
                    "# HELP caminos_commit_seconds_total Time spent in commits.\n\
                     # TYPE caminos_commit_seconds_total counter\n\
                     caminos_commit_seconds_total {seconds}"
                );
                self.append_seconds.write(
                    &mut text,
                    "caminos_append_seconds",
                    "From the append of a validated command to its durable events.",
                );
                self.broadcast_seconds.write(
                    &mut text,
                    "caminos_broadcast_seconds",
                    "From durable events to the queues of all who follow the game.",
                );
                text
            }
        }
    };
}

metrics! {
    "caminos_sockets" "gauge" "Open WebSockets." { sockets "" }
    "caminos_connections_refused_total" "counter" "Connections and upgrades refused, by reason." {
        refused_origin r#"{reason="origin"}"#,
        refused_sockets r#"{reason="socket-limit"}"#,
        refused_http r#"{reason="http-limit"}"#,
    }
    "caminos_sockets_closed_total" "counter" "WebSockets closed by the server, by reason." {
        closed_too_slow r#"{reason="too-slow"}"#,
        closed_unavailable r#"{reason="unavailable"}"#,
        closed_shutdown r#"{reason="shutdown"}"#,
        closed_protocol r#"{reason="protocol"}"#,
    }
    "caminos_messages_rejected_total" "counter" "Messages that were not handled, by reason." {
        messages_malformed r#"{reason="malformed"}"#,
        messages_too_fast r#"{reason="rate-limit"}"#,
    }
    "caminos_rooms" "gauge" "Games in memory." { rooms "" }
    "caminos_games_created_total" "counter" "Games created." { games_created "" }
    "caminos_commands_total" "counter" "Commands, by outcome." {
        commands_accepted r#"{outcome="accepted"}"#,
        commands_refused r#"{outcome="refused"}"#,
        commands_repeated r#"{outcome="repeated"}"#,
        commands_unavailable r#"{outcome="unavailable"}"#,
    }
    "caminos_append_failures_total" "counter" "Appends that the log did not accept, by reason." {
        append_conflicts r#"{reason="conflict"}"#,
        append_unknown r#"{reason="unknown"}"#,
        append_failures r#"{reason="failed"}"#,
    }
    "caminos_bus_connected" "gauge" "Whether this node is connected to NATS." { bus_connected "" }
    "caminos_bus_messages_dropped_total" "counter" "Messages that were not published: other nodes read the log." { bus_dropped "" }
    "caminos_engine_moves_total" "counter" "Moves of computer seats." { engine_moves "" }
    "caminos_engine_moves_elsewhere_total" "counter" "Those of them that another node has found." { engine_moves_elsewhere "" }
    "caminos_writes_queued" "gauge" "Writes that wait for a commit." { writes_queued "" }
    "caminos_writes_committed_total" "counter" "Writes that are durable." { writes "" }
    "caminos_commits_total" "counter" "Group commits, by result." {
        commits r#"{result="ok"}"#,
        commits_failed r#"{result="failed"}"#,
    }
    "caminos_cleanups_total" "counter" "Searches for expired games." { cleanups "" }
    "caminos_games_deleted_total" "counter" "Expired games deleted, by lifecycle." {
        deleted_never_played r#"{lifecycle="never-played"}"#,
        deleted_finished r#"{lifecycle="finished"}"#,
    }
}

impl Metrics {
    /// What the log has done.
    pub(crate) fn set_log(&self, stats: &Stats) {
        self.commits.set(stats.commits);
        self.commits_failed.set(stats.failed_commits);
        self.writes.set(stats.writes);
        self.writes_queued.set(stats.queued as u64);
        self.commit_ns.set(stats.commit_time.as_nanos() as u64);
    }

    pub(crate) fn append_failed(&self, error: &AppendError) {
        match error {
            AppendError::Conflict => self.append_conflicts.increment(),
            AppendError::Unknown(_) => self.append_unknown.increment(),
            _ => self.append_failures.increment(),
        }
    }
}
