//! CPU time, because wall-clock time depends on what else the machine is doing.

/// How many times a measurement is repeated; the best run is the least disturbed one.
const RUNS: usize = 5;

/// The CPU time that this thread has used, in nanoseconds.
#[cfg(unix)]
#[must_use]
pub fn cpu_ns() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 * 1e9 + time.tv_nsec as f64
}

/// The time since the first call, in nanoseconds: this system offers no thread clock.
#[cfg(not(unix))]
#[must_use]
pub fn cpu_ns() -> f64 {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed().as_nanos() as f64
}

/// The least time that `work` takes over several runs, and what it gives back.
pub fn best_ns<T>(mut work: impl FnMut() -> T) -> (f64, T) {
    let mut timed = || {
        let start = cpu_ns();
        let result = std::hint::black_box(work());
        (cpu_ns() - start, result)
    };
    (1..RUNS).fold(timed(), |best, _| {
        let next = timed();
        if next.0 < best.0 { next } else { best }
    })
}
