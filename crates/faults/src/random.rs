//! Seeded random numbers, as faults and players need them.

/// Random choices that a seed repeats.
#[derive(Clone, Debug)]
pub struct Random(caminos_cei::Random);

impl Random {
    /// The same numbers for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(caminos_cei::Random::new(seed ^ 0x5EED_0F5E_ED0F_5EED))
    }

    /// Any number.
    pub const fn next(&mut self) -> u64 {
        self.0.bits()
    }

    /// A number below this one, 0 if that is 0.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    /// Whether something happens that happens so often in a thousand.
    pub fn happens(&mut self, per_thousand: u64) -> bool {
        self.below(1000) < per_thousand
    }
}
