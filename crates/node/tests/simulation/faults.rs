//! How often what goes wrong, per thousand.

use caminos_faults::Random;

#[derive(Copy, Clone, Debug)]
pub(crate) struct Faults {
    /// Appends that fail for sure.
    pub(crate) append_fails: u64,
    /// Appends whose reply is lost; half of them are durable.
    pub(crate) reply_lost: u64,
    /// Appends that are reported as unknown and reach the log later.
    pub(crate) append_late: u64,
    pub(crate) read_fails: u64,
    pub(crate) bus_loses: u64,
    pub(crate) bus_doubles: u64,
    pub(crate) connection_breaks: u64,
    /// Of the steps of the world.
    pub(crate) crash: u64,
    pub(crate) pause: u64,
    /// A node's clock is set.
    pub(crate) clock_jumps: u64,
    /// The longest delay of anything, in milliseconds.
    pub(crate) delay: u64,
    /// Faults of the log itself, which the checker has to find.
    pub(crate) forget_commits: u64,
    pub(crate) ignore_conflicts: bool,
}

impl Faults {
    pub(crate) const fn none() -> Self {
        Self {
            append_fails: 0,
            reply_lost: 0,
            append_late: 0,
            read_fails: 0,
            bus_loses: 0,
            bus_doubles: 0,
            connection_breaks: 0,
            crash: 0,
            pause: 0,
            clock_jumps: 0,
            delay: 1,
            forget_commits: 0,
            ignore_conflicts: false,
        }
    }

    /// Another mix each seed: some worlds are calm, some have one kind of trouble, some all.
    pub(crate) fn of(seed: u64) -> Self {
        let mut random = Random::new(seed.wrapping_mul(31) + 1);
        let mut rate = |most: u64| {
            if random.happens(400) {
                random.below(most)
            } else {
                0
            }
        };
        Self {
            append_fails: rate(100),
            reply_lost: rate(300),
            append_late: rate(200),
            read_fails: rate(200),
            bus_loses: rate(1001),
            bus_doubles: rate(300),
            connection_breaks: rate(60),
            crash: rate(20),
            pause: rate(20),
            delay: 1 + rate(400),
            clock_jumps: rate(50),
            forget_commits: 0,
            ignore_conflicts: false,
        }
    }
}
