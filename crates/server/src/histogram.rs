//! How long something took, in the buckets of a Prometheus histogram.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 12] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

/// Counts durations by size.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// The last one is for all that are longer.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|bound| *bound < took);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(took, Ordering::Relaxed);
    }

    /// In the text format of Prometheus.
    pub(crate) fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (number, bucket) in self.buckets.iter().enumerate() {
            count += bucket.load(Ordering::Relaxed);
            let bound = BOUNDS.get(number).map_or_else(
                || "+Inf".to_owned(),
                |bound| (*bound as f64 / 1e6).to_string(),
            );
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {count}");
        }
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_counted_in_their_bucket_and_all_above() {
        let histogram = Histogram::default();
        for micros in [1, 500, 501, 60_000_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        let mut text = String::new();
        histogram.write(&mut text, "x_seconds", "How long x took.");
        let has = |line: &str| assert!(text.lines().any(|other| other == line), "{line}: {text}");
        has("# TYPE x_seconds histogram");
        has("x_seconds_bucket{le=\"0.0005\"} 2");
        has("x_seconds_bucket{le=\"0.001\"} 3");
        has("x_seconds_bucket{le=\"5\"} 3");
        has("x_seconds_bucket{le=\"+Inf\"} 4");
        has("x_seconds_sum 60.001002");
        has("x_seconds_count 4");
    }
}
