//! What the engine's threads have done.

use std::fmt::Write as _;

/// What became of the jobs so far, and what there is to do.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct EngineCounts {
    /// Jobs that are queued or searched.
    pub jobs: u64,
    /// Long searches that hold memory.
    pub started: u64,
    /// Slices searched.
    pub slices: u64,
    /// Jobs that were answered with a move.
    pub moved: u64,
    /// Jobs that were answered by a simpler engine, since this one panicked.
    pub fell_back: u64,
    /// Jobs that got no move.
    pub failed: u64,
    /// Jobs that nobody waited for any more.
    pub cancelled: u64,
    /// Jobs that were not taken, since there were too many.
    pub refused: u64,
    /// Panics of the engine.
    pub panics: u64,
}

impl EngineCounts {
    /// In the text format of Prometheus.
    #[must_use]
    pub fn metrics_text(&self) -> String {
        let mut text = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, series: &[(&str, u64)]| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
            for (labels, value) in series {
                let _ = writeln!(text, "{name}{labels} {value}");
            }
        };
        metric(
            "caminos_engine_jobs",
            "gauge",
            "Turns of computer seats that wait or are searched.",
            &[("", self.jobs)],
        );
        metric(
            "caminos_engine_searches",
            "gauge",
            "Searches that hold memory.",
            &[("", self.started)],
        );
        metric(
            "caminos_engine_jobs_total",
            "counter",
            "Turns of computer seats, by result.",
            &[
                ("{result=\"moved\"}", self.moved),
                ("{result=\"fell-back\"}", self.fell_back),
                ("{result=\"failed\"}", self.failed),
                ("{result=\"cancelled\"}", self.cancelled),
                ("{result=\"refused\"}", self.refused),
            ],
        );
        metric(
            "caminos_engine_slices_total",
            "counter",
            "Slices searched.",
            &[("", self.slices)],
        );
        metric(
            "caminos_engine_panics_total",
            "counter",
            "Panics of the engine.",
            &[("", self.panics)],
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_shown_by_result() {
        let counts = EngineCounts {
            jobs: 3,
            moved: 7,
            panics: 1,
            ..EngineCounts::default()
        };
        let text = counts.metrics_text();
        for line in [
            "# TYPE caminos_engine_jobs gauge",
            "caminos_engine_jobs 3",
            "caminos_engine_jobs_total{result=\"moved\"} 7",
            "caminos_engine_jobs_total{result=\"refused\"} 0",
            "caminos_engine_panics_total 1",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}: {text}");
        }
    }
}
