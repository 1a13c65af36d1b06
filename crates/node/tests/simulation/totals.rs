//! What has happened in a simulation.

/// What has happened in a world.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) accepted: u64,
    pub(crate) refused: u64,
    pub(crate) repeated: u64,
    pub(crate) conflicts: u64,
    pub(crate) unknown: u64,
    pub(crate) lost_messages: u64,
    pub(crate) crashes: u64,
    pub(crate) pauses: u64,
    pub(crate) resyncs: u64,
    /// Flags that fell.
    pub(crate) flags: u64,
    /// Clocks that were set.
    pub(crate) clock_jumps: u64,
    /// Moves of computers that were for another position.
    pub(crate) outdated: u64,
}

impl Totals {
    pub(crate) fn add(&mut self, other: Self) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.repeated += other.repeated;
        self.conflicts += other.conflicts;
        self.unknown += other.unknown;
        self.lost_messages += other.lost_messages;
        self.crashes += other.crashes;
        self.pauses += other.pauses;
        self.resyncs += other.resyncs;
        self.flags += other.flags;
        self.clock_jumps += other.clock_jumps;
        self.outdated += other.outdated;
    }
}
