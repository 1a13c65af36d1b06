//! Numbers about the server, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that others may read while it changes.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn one(&self) {
        self.add(1);
    }

    pub(crate) fn less_one(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn set(&self, value: u64) {
        self.0.store(value, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

macro_rules! metrics {
    ($($(#[$doc:meta])* $field:ident: $kind:literal $name:literal $help:literal),* $(,)?) => {
        /// What is counted.
        #[derive(Debug, Default)]
        pub(crate) struct Metrics {
            $(pub(crate) $field: Count,)*
            /// Nanoseconds that commits took.
            commit_ns: Count,
        }

        impl Metrics {
            /// All numbers as text.
            pub(crate) fn text(&self) -> String {
                let mut text = String::new();
                $(
                    let _ = writeln!(
                        text,
                        concat!("# HELP ", $name, " ", $help, "\n# TYPE ", $name, " ", $kind, "\n", $name, " {}"),
                        self.$field.get()
                    );
                )*
                let seconds = self.commit_ns.get() as f64 / 1e9;
                let _ = writeln!(
                    text,
                    "# HELP caminos_commit_seconds_total Time spent in commits.\n\
                     # TYPE caminos_commit_seconds_total counter\n\
                     caminos_commit_seconds_total {seconds}"
                );
                text
            }
        }
    };
}

metrics! {
    sockets: "gauge" "caminos_sockets" "Open connections.",
    sockets_refused: "counter" "caminos_sockets_refused_total" "Connections refused by a limit or for their origin.",
    visits_refused: "counter" "caminos_visits_refused_total" "Connections closed at once because there were too many.",
    rooms: "gauge" "caminos_rooms" "Games in memory.",
    tables_opened: "counter" "caminos_tables_opened_total" "Tables opened.",
    commands: "counter" "caminos_commands_total" "Commands carried out.",
    refused: "counter" "caminos_commands_refused_total" "Commands refused.",
    repeated: "counter" "caminos_commands_repeated_total" "Commands that had been carried out before.",
    malformed: "counter" "caminos_messages_malformed_total" "Messages that could not be read.",
    too_fast: "counter" "caminos_messages_too_fast_total" "Messages over the limit of a connection.",
    too_slow: "counter" "caminos_sockets_too_slow_total" "Connections that did not take what they were told.",
    thoughts: "counter" "caminos_computer_moves_total" "Moves that the computer chose.",
    entries: "counter" "caminos_entries_committed_total" "Entries that are safe on disk.",
    commits: "counter" "caminos_commits_total" "Commits to the disk.",
    tidied: "counter" "caminos_tidied_total" "How often games were looked for that need not be kept.",
    games_deleted: "counter" "caminos_games_deleted_total" "Games that were deleted after their time.",
    store_failures: "counter" "caminos_store_failures_total" "Commits that failed.",
}

impl Metrics {
    pub(crate) fn committed(&self, entries: usize, took: Duration) {
        self.commits.one();
        self.entries.add(entries as u64);
        self.commit_ns.add(took.as_nanos() as u64);
    }
}
